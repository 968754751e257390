"""One game under way: who is asked, who looks, which moment is on show, the way back, and where it is saved.

`Session` is what windows, tables and models talk to; the other modules are its parts.
"""

from pierres.session.moment_queue import Change as Change
from pierres.session.session import Session as Session
