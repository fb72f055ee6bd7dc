"""A bot for any game of the table: it takes the moves that it likes best, and any other where it has no liking.

    npx interregnum arena thrones --bots "cmd:python3 docs/bots/careful.py,random"

It reads a question a line and writes an answer a line. docs/bots.md tells what a question holds.
"""

import json
import random
import sys

# What each kind of move is worth; what is not named is worth 0.
LIKES = {"order": 2, "commit": 1, "go": 1, "attack": 3, "pass": -2, "resolve": 0}


def value(move):
    # A pinch of chance, so that moves of one kind are not always taken in the order of the list.
    return LIKES.get(move["do"], 0) + random.random()


def answer(question):
    moves = question["legalMoves"]
    return max(moves, key=value)


for line in sys.stdin:
    # One line out for each line in; print buffers when nobody reads along, hence the flush.
    print(json.dumps(answer(json.loads(line))), flush=True)
