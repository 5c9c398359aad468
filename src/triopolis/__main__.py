"""`python -m triopolis` is the same as the `triopolis` command."""

from triopolis.cli import main

main()
