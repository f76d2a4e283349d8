"""What players that think share: levels, budgets, imagined worlds weighed, and how advice is ranked and said."""
