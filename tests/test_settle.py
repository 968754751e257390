"""What the start has made is not looked through again and again while something moves."""

import gc

from pierres.app import settle


def test_what_stands_after_the_start_is_not_collected_again() -> None:
    made = [[number] for number in range(1000)]
    before = gc.get_freeze_count()
    settle()
    try:
        assert gc.get_freeze_count() > before + len(made)
        assert not any(one is made for one in gc.get_objects(2))
    finally:
        gc.unfreeze()
