"""Games are loaded by one thread at a time, whichever side their modules are asked for from."""

from __future__ import annotations

import subprocess
import sys

from tests.patience import PATIENCE

TWO_AT_ONCE = """
import sys, threading, time
import longhouse
from longhouse.bots.minds.mind import mind_of

searching, met = [], []

def watch(event, about):
    '''Every import of a module of the game, and who else begins one meanwhile.'''
    if event == "import" and ".knarr" in about[0]:
        searching.append(threading.get_ident())
        time.sleep(0.002)
        if searching[-1] != threading.get_ident():
            met.append(about[0])

sys.addaudithook(watch)
game, begun = longhouse.game("knarr"), threading.Barrier(2)
def ask(work):
    begun.wait()
    work(game)
threads = [threading.Thread(target=ask, args=(work,)) for work in (mind_of, lambda game: game.room)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert searching
sys.exit(f"two threads at once: {met}" if met else 0)
"""


def test_two_threads_do_not_load_a_game_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", TWO_AT_ONCE], check=False, timeout=PATIENCE, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
