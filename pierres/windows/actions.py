"""The menu bar: all actions, menus and choices, described as data, and the texts they show.

The actions belong to the window as well as to the menus, so that their shortcuts work in full screen, where
the menu bar is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from pierres.models.alt_letters import letter, with_letters
from pierres.store.settings import Settings
from pierres.table import keys
from pierres.translation import LANGUAGES, TextContext
from pierres.windows.readers import follow_menu
from pierres.windows.style import SYSTEM
from pierres.wording import player_kinds
from pierres.wording.typeset import on_button

tr = TextContext("Actions")

CHOICES = {
    "language": (SYSTEM, *LANGUAGES),
    "theme": (SYSTEM, "night", "linen", "contrast"),
    "motion": (SYSTEM, "off", "fast", "normal", "slow"),
    "pace": player_kinds.PACES,
}
"""The settings of which one value is chosen in a menu."""
SECTIONS = ("answers", "scores", "log")
"""The sections of the side panel."""
PANELS = ("side", *SECTIONS)

_SHORTCUTS: dict[str, tuple[str, ...]] = {
    "new": ("Ctrl+N",), "resume": ("Ctrl+R",), "open": ("Ctrl+O",), "save": ("Ctrl+S",),
    "save_as": ("Ctrl+Shift+S",), "pause": ("F9",), "close": ("Ctrl+W",), "quit": ("Ctrl+Q",),
    "statistics": ("Ctrl+T",), "undo": ("Ctrl+Z",), "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "full_screen": ("F11",), "side": ("F6",),
    "larger": ("Ctrl++", "Ctrl+="), "smaller": ("Ctrl+-",), "usual": ("Ctrl+0",), "settings": ("Ctrl+,",),
    "rules": ("F1",), "keys": ("Ctrl+F1",), "skip": ("Ctrl+J",), "why": ("Ctrl+E",), "advice": ("Ctrl+H",),
}  # fmt: skip
_MENUS: dict[str, tuple[str, ...]] = {
    "game": (
        "new", "resume", "", "open", "recent", "save", "save_as", "", "pause", "close", "", "statistics", "",
        "quit",
    ),
    "edit": ("undo", "redo"),
    "own": (),
    "players": ("skip", "", "why", "advice", "", "seats", "pace"),
    "view": ("full_screen", "", *PANELS, "", "theme", "text", "motion", "", "settings"),
    "language": (),
    "help": ("rules", "keys", "", "about"),
    "recent": (),
    "theme": (),
    "text": ("larger", "smaller", "usual"),
    "motion": (),
    "seats": (),
    "pace": (),
}  # fmt: skip
"""What each menu holds: actions, the menus below it, and separators ("")."""
_BAR = ("game", "edit", "own", "players", "view", "language", "help")
"""The menus of the bar, from the left; `own` is the menu of the current game."""
_ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
}


class Actions(QObject):
    """All actions by name in `all`; those of `CHOICES` by setting and value in `choices`."""

    chosen = Signal(str, object)
    """A setting of `CHOICES` and its new value."""
    recent_chosen = Signal(str)
    panel_toggled = Signal(str, bool)
    display_toggled = Signal(str, bool)
    menu_opens = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.all = {
            name: self._action(name) for menu in _MENUS.values() for name in menu if name not in {"", *_MENUS}
        }
        window.addActions(list(self.all.values()))
        self.panels = {name: self.all[name] for name in PANELS}
        for name, action in self.panels.items():
            action.setCheckable(True)
            action.setChecked(True)
            action.setData(name)
            action.triggered.connect(self._toggle_panel)
        self.all["full_screen"].setCheckable(True)
        self.choices = {name: self._choice(name, values) for name, values in CHOICES.items()}
        bar = window.menuBar()
        self.menus = {name: bar.addMenu("") if name in _BAR else QMenu(bar) for name in _MENUS}
        for name, entries in _MENUS.items():
            for entry in entries:
                if not entry:
                    self.menus[name].addSeparator()
                elif entry in self.menus:
                    self.menus[name].addMenu(self.menus[entry])
                else:
                    self.menus[name].addAction(self.all[entry])
        for name, actions in self.choices.items():
            self.menus[name].addActions(list(actions.values()))
        for name in _BAR:
            self.menus[name].aboutToShow.connect(self.menu_opens)
            self.menus[name].setToolTipsVisible(True)
            follow_menu(self.menus[name])
        self.menus["own"].aboutToShow.connect(self._set_mnemonics)
        self.menus["recent"].triggered.connect(self._open_recent)
        self._displays: list[QAction] = []
        self._labels: list[str] = []
        self._recents: list[QAction] = []
        self.retranslate()

    def _action(self, name: str) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(text) for text in _SHORTCUTS.get(name, ())])
        action.setMenuRole(_ROLES.get(name, action.menuRole()))
        return action

    def _choice(self, name: str, values: tuple[str, ...]) -> dict[str, QAction]:
        group = QActionGroup(self)
        group.setObjectName(name)
        group.triggered.connect(self._choose)
        made = {value: group.addAction("") for value in values}
        for value, action in made.items():
            action.setCheckable(True)
            action.setData(value)
        return made

    def set_unavailable(self, reasons: Mapping[str, str]) -> None:
        """Disable the actions in `reasons`, which the menu gives in a tooltip, and enable all others."""
        for name, action in self.all.items():
            reason = reasons.get(name, "")
            action.setEnabled(not reason)
            action.setToolTip(reason)
            action.setStatusTip(reason)

    def action_for_key(self, event: QKeyEvent) -> QAction | None:
        """The action of a key that no shortcut has taken: a digit that needs Shift on this keyboard, or the
        key of a disabled action.
        """
        pressed, digit = {QKeySequence(event.keyCombination())}, keys.digit_of(event)
        if digit is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            pressed.add(QKeySequence(f"Ctrl+{digit}"))
        actions = (action for action in self.all.values() if not pressed.isdisjoint(action.shortcuts()))
        return next(actions, None)

    def set_own(
        self,
        title: str,
        entries: Sequence[QAction | QMenu | None],
        displays: Mapping[str, tuple[str, str, bool]],
    ) -> None:
        """Fill the menu of the current game: its own entries (None is a separator), and its display options
        by name (label, explanation, whether it is on). Without either the menu is hidden.
        """
        menu = self.menus["own"]
        menu.clear()
        titles = [self.menus[name].title() for name in _BAR if name != "own"]
        menu.setTitle(with_letters([title], map(letter, titles))[0])
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, QMenu):
                menu.addMenu(entry)
            else:
                menu.addAction(entry)
        if entries and displays:
            menu.addSeparator()
        while len(self._displays) < len(displays):
            action = QAction(self)
            action.setCheckable(True)
            action.toggled.connect(self._toggle_display)
            self._displays.append(action)
        for action, (name, (_, explanation, on)) in zip(self._displays, displays.items(), strict=False):
            action.setData("")  # setting it up is not a choice
            action.setToolTip(explanation)
            action.setStatusTip(explanation)
            action.setChecked(on)
            action.setData(name)
            menu.addAction(action)
        self._labels = [label for label, _, _ in displays.values()]
        self._set_mnemonics()
        menu.menuAction().setVisible(bool(entries or displays))

    def _set_mnemonics(self) -> None:
        """Give the display options letters beside those of the game's own entries.

        Those entries may be translated later than the window: so again whenever the menu opens.
        """
        own = [one for one in self.menus["own"].actions() if one not in self._displays]
        labels = with_letters(self._labels, [letter(action.text()) for action in own])
        for action, label in zip(self._displays, labels, strict=False):
            action.setText(label)

    def set_recent(self, paths: list[str]) -> None:
        """List the saved games that were used last."""
        menu = self.menus["recent"]
        # Actions are reused: the Python half of one that is deleted would stay in memory.
        while len(self._recents) < len(paths):
            self._recents.append(QAction(self))
            menu.addAction(self._recents[-1])
        for number, action in enumerate(self._recents):
            path = paths[number] if number < len(paths) else ""
            name = path.replace("\\", "/").rsplit("/", 1)[-1]
            action.setText(f"&{(number + 1) % 10} {on_button(name)}")
            action.setData(path)
            action.setStatusTip(path)
            action.setVisible(bool(path))
        menu.setEnabled(bool(paths))

    def show_choices(self, settings: Settings) -> None:
        """Check the values in force."""
        for name, value in chosen_values(settings).items():
            self.choices[name][value].setChecked(True)

    def _choose(self, action: QAction) -> None:
        self.chosen.emit(action.actionGroup().objectName(), action.data())

    def _open_recent(self, action: QAction) -> None:
        self.recent_chosen.emit(action.data())

    def _toggle_panel(self, shown: bool) -> None:
        self.panel_toggled.emit(cast("QAction", self.sender()).data(), shown)

    def _toggle_display(self, on: bool) -> None:
        if name := cast("QAction", self.sender()).data():
            self.display_toggled.emit(name, on)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for name, text in self._menu_texts().items():
            self.menus[name].setTitle(text)
        for name, text in self._action_texts().items():
            self.all[name].setText(text)
        for name, actions in self.choices.items():
            for value, text in choice_texts(name).items():
                actions[value].setText(text)

    def _menu_texts(self) -> dict[str, str]:
        return {
            "game": self.tr("&Game"),
            "edit": self.tr("&Edit"),
            "players": self.tr("&Players"),
            "seats": self.tr("&Hand over a seat"),
            "pace": self.tr("&Pace of the computer"),
            "view": self.tr("&View"),
            "language": self.tr("&Language"),
            "help": self.tr("&Help"),
            "recent": self.tr("&Recent games"),
            "theme": self.tr("&Theme"),
            "text": self.tr("Te&xt size"),
            "motion": self.tr("Animation s&peed"),
        }

    def _action_texts(self) -> dict[str, str]:
        return {
            "new": self.tr("&New game"),
            "resume": self.tr("Cont&inue"),
            "open": self.tr("&Open…"),
            "save": self.tr("&Save"),
            "save_as": self.tr("Save &as…"),
            "pause": self.tr("&Lower the curtain"),
            "close": self.tr("&Close the game"),
            "statistics": self.tr("S&tatistics"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "skip": self.tr("Skip to &my turn"),
            "why": self.tr("&Why?"),
            "advice": self.tr("What would &you do?"),
            "full_screen": self.tr("&Full screen"),
            "side": self.tr("&Side panel"),
            "answers": self.tr("List of &answers"),
            "scores": self.tr("S&cores"),
            "log": self.tr("&Log"),
            "larger": self.tr("&Larger"),
            "smaller": self.tr("&Smaller"),
            "usual": self.tr("&Default size"),
            "settings": self.tr("Setti&ngs…"),
            "rules": self.tr("&Rules"),
            "keys": self.tr("&Keyboard shortcuts"),
            "about": self.tr("&About Pierres"),
        }


def choice_texts(name: str) -> dict[str, str]:
    """The values of a setting of `CHOICES` with their texts for a menu."""
    if name == "theme":
        return {
            SYSTEM: tr("Same as &system, light or dark"),
            "night": tr("&Night blue and gold"),
            "linen": tr("&Linen, light"),
            "contrast": tr("&High contrast"),
        }
    if name == "motion":
        return {
            SYSTEM: tr("Same as &system"),
            "off": tr("&Off"),
            "fast": tr("&Fast"),
            "normal": tr("&Normal"),
            "slow": tr("S&low"),
        }
    if name == "pace":
        paces = player_kinds.PACES
        return dict(zip(paces, with_letters([player_kinds.pace(pace) for pace in paces]), strict=True))
    system = tr("&System language")
    names = with_letters(list(LANGUAGES.values()), letter(system))
    return {SYSTEM: system, **dict(zip(LANGUAGES, names, strict=True))}


def chosen_values(settings: Settings) -> dict[str, str]:
    """The values in force of the settings of `CHOICES`."""
    return {name: getattr(settings, name) or SYSTEM for name in CHOICES}
