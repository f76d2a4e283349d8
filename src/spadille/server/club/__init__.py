"""A club in the browser: its evenings with their results, and its ladder, from the folder of `spadille serve --club`.

The folder is only read; evenings are planned and scored on the command line.
"""
