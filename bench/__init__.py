"""Speed, measured as ratios against a peer or a bare Python loop in the same run: `make bench`."""
