"""Plays Forbidden Island at random through `skerry gym`, with a bot as a partner: python3 docs/examples/gym.py [games]"""
import json
import random
import subprocess
import sys

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 100

gym = subprocess.Popen(["node", "dist/skerry.js", "gym"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(call, **more):
    gym.stdin.write(json.dumps({"call": call, **more}) + "\n")
    gym.stdin.flush()
    answer = json.loads(gym.stdout.readline())
    if "error" in answer or "refused" in answer:
        raise RuntimeError(answer.get("error") or answer["reason"])
    return answer


won = 0
for n in range(GAMES):
    at = ask("reset", game="forbidden-island", bots=[None, "calm"], seed=f"game {n}", full=True)
    while not at["over"]:
        at = ask("step", seat=at["seat"], action=random.choice(at["actions"]))
    won += at["outcome"]["ranks"][0] == 1
print(f"{won} of {GAMES} games won")

gym.stdin.close()
gym.wait()
