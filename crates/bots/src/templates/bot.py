"""A bot for Stratège: each question is a line of JSON, and so is its answer."""

import json
import random
import sys


def choose(question):
    """The move to make. This is the function to change."""
    random.seed(question["seed"])  # The same seed gives the same play again.
    return random.choice(question["moves"])


for line in sys.stdin:
    question = json.loads(line)
    # Without the flush the answer would wait in a buffer, and the bot would be too slow.
    print(json.dumps({"move": choose(question)}), flush=True)
