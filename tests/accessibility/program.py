"""The program as people start it, but for what chance brings: that is the same every time."""

from pierres.__main__ import main
from pierres.players.chance import Chance

SEED = 4

if __name__ == "__main__":
    Chance.__init__.__defaults__ = (SEED,)
    raise SystemExit(main())
