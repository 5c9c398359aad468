"""A bot in any language: reads a view as one line of JSON, answers with one line of JSON.

    triopolis play point_city --bots "program:python3 examples/longest_move.py"

This one takes the move with the longest text. Yours will be wiser: `view` holds everything the seat may know, `moves`
what it may do.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    best = max(question["moves"], key=lambda move: len(move["text"]))
    print(json.dumps({"action": best["action"]}), flush=True)
