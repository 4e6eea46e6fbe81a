#!/usr/bin/env python3
"""A bot for Sandtable that plays by rules of thumb. Python 3.8 or later, nothing to install.

On standard input and output, for `sandtable match`:

    npx sandtable match malaya --seats "run:python3 examples/bots/thumb_bot.py,officer"

At a server, with the link to an open seat that the page gives you:

    python3 examples/bots/thumb_bot.py http://127.0.0.1:3210/join/TABLE/SECRET

The protocol is in docs/bot-protocol.md. To make a bot of your own, write another `choose`.
"""

import json
import random
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

READY = {"type": "ready", "name": "Rule of thumb", "version": "1"}

# Keys that stop or do nothing: only when there is nothing else, or when enough has been done.
IDLE = re.compile(r"^(pass|done|none|stay|end(:.*)?)$")
# What to like in a key: the first that fits counts.
LIKED = [
    (re.compile(r"^box:full$"), 9, "the most that can be done"),
    (re.compile(r"^box:event$"), 5, "an Event is more than a Limited Operation"),
    (re.compile(r"^(train|rally|recruit|contact|deploy)$"), 6, "first more pieces"),
    (re.compile(r"^(pacify|agitate)$"), 8, "this is what is counted in the end"),
    (re.compile(r"^(assault|attack|sabotage|terror|sweep|search)$"), 4, "then hurt them"),
]
# So often the same question may come in a row before it is enough.
PATIENCE = 4


class Thumb:
    """Remembers the seat, and how often the same thing was asked."""

    def __init__(self, seat):
        self.seat = seat
        self.last = None
        self.times = 0
        self.random = random.Random(seat)

    def choose(self, ask):
        """The key of a choice, and the reason."""
        asked = (ask["rule"], len(ask["choices"]))
        self.times = self.times + 1 if asked == self.last else 1
        self.last = asked
        scored = [(self.score(choice), self.random.random(), choice) for choice in ask["choices"]]
        (score, reason), _, best = max(scored, key=lambda entry: (entry[0][0], entry[1]))
        return best["key"], reason

    def score(self, choice):
        key = choice["key"]
        if IDLE.match(key):
            return (99, "enough of this") if self.times > PATIENCE else (-1, "nothing else to do")
        # The text of an Event that is for the side that owns the country, or for those who want it.
        if key in ("unshaded", "shaded"):
            mine = "unshaded" if self.seat in ("british", "allied") else "shaded"
            return (3, "our side of the card") if key == mine else (-2, "their side of the card")
        for pattern, liking, reason in LIKED:
            if pattern.match(key):
                return liking, reason
        # Otherwise the most: four Police rather than one.
        number = re.match(r"(\d+)\b", choice["label"])
        if number:
            return 1 + int(number.group(1)) / 100, "the most"
        return 1, "one is as good as another"


def answer(bot, ask):
    key, reason = bot.choose(ask)
    return {"type": "choose", "number": ask["number"], "key": key, "say": reason}


def on_pipes():
    """One JSON object a line."""
    bot = None
    for line in sys.stdin:
        frame = json.loads(line)
        reply = None
        if frame["type"] == "hello":
            bot = Thumb(frame["seat"])
            reply = READY
        elif frame["type"] == "ask":
            reply = answer(bot, frame)
        elif frame["type"] in ("error", "forfeit"):
            print(frame["error"], file=sys.stderr)
        if reply:
            print(json.dumps(reply), flush=True)
        if frame["type"] in ("over", "forfeit"):
            return


def on_http(link):
    """The same frames as bodies of requests."""
    found = re.match(r"^(https?://[^/]+)/join/([^/]+)/([^/?#]+)", link)
    if not found:
        sys.exit("Give the link to an open seat: http://…/join/TABLE/SECRET")
    host, table, invite = found.groups()
    door = f"{host}/api/tables/{table}/door"

    def request(secret, path, body=None, **query):
        address = f"{door}{path}?{urllib.parse.urlencode(query)}"
        data = None if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {secret}"}
        if data:
            headers["content-type"] = "application/json"
        try:
            with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as problem:
            told = json.load(problem)
            if told.get("type") in ("error", "forfeit"):
                return told
            if problem.headers.get("retry-after"):
                time.sleep(int(problem.headers["retry-after"]))
                return request(secret, path, body, **query)
            sys.exit(told["error"])

    hello = request(invite, "", READY)
    seat = hello["token"]
    bot = Thumb(hello["seat"])
    after = 0
    while True:
        frame = request(seat, "/next", after=after)
        if frame["type"] == "over":
            print(frame["text"])
            return
        if frame["type"] == "ask":
            told = request(seat, "/choose", answer(bot, frame))
            if told["type"] == "taken":
                after = frame["number"]
            else:
                print(told["error"], file=sys.stderr)
                if told["type"] == "forfeit":
                    return


if __name__ == "__main__":
    if len(sys.argv) > 1:
        on_http(sys.argv[1])
    else:
        on_pipes()
