"""The menu bar: every action with its words and its shortcut, in one place.

The actions belong to the window as well as to the menus, so that their shortcuts work in full screen, where
the menu bar is out of the way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from pierres.language import LANGUAGES
from pierres.models.alt_letters import letter, with_letters
from pierres.table import keys
from pierres.windows.aloud import follow_menu
from pierres.wording.typeset import on_button

THEMES = ("system", "night", "linen", "contrast")
MOTIONS = ("system", "off", "fast", "normal", "slow")
SYSTEM = "system"
SECTIONS = ("answers", "scores", "log")
"""The sections of the side panel."""
PANELS = ("side", *SECTIONS)
_BAR = ("game", "edit", "own", "view", "language", "help")
"""The menus of the bar, from the left."""

_SHORTCUTS: dict[str, tuple[str, ...]] = {
    "new": ("Ctrl+N",), "go_on": ("Ctrl+R",), "open": ("Ctrl+O",), "save": ("Ctrl+S",),
    "save_as": ("Ctrl+Shift+S",), "pause": ("F9",), "close": ("Ctrl+W",), "quit": ("Ctrl+Q",),
    "statistics": ("Ctrl+T",), "undo": ("Ctrl+Z",), "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "full_screen": ("F11",), "side": ("F6",),
    "larger": ("Ctrl++", "Ctrl+="), "smaller": ("Ctrl+-",), "usual": ("Ctrl+0",), "settings": ("Ctrl+,",),
    "rules": ("F1",), "keys": ("Ctrl+F1",),
}  # fmt: skip


class Actions(QObject):
    """All actions by name in `all`; a choice among several is told by `theme`, `motion`, `language`,
    `recent`.
    """

    theme_chosen = Signal(str)
    motion_chosen = Signal(str)
    language_chosen = Signal(str)
    recent_chosen = Signal(str)
    panel_toggled = Signal(str, bool)
    display_toggled = Signal(str, bool)
    menu_opens = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.all: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        for name in (
            "new", "go_on", "open", "save", "save_as", "pause", "close", "statistics", "quit", "undo", "redo",
            "full_screen", "larger", "smaller", "usual", "settings", "rules", "keys", "about",
        ):  # fmt: skip
            self._action(name)
        self.all["full_screen"].setCheckable(True)
        self.all["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self.all["about"].setMenuRole(QAction.MenuRole.AboutRole)
        self.all["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self.panels = {name: self._action(name) for name in PANELS}
        for name, action in self.panels.items():
            action.setCheckable(True)
            action.setChecked(True)
            action.setData(name)
            action.triggered.connect(self._panel)
        self.themes = self._choice(THEMES, self._theme)
        self.motions = self._choice(MOTIONS, self._motion)
        self.languages = self._choice((SYSTEM, *LANGUAGES), self._language)
        self._displays: list[QAction] = []
        self._labels: list[str] = []
        self._recents: list[QAction] = []
        self._build()
        self.retranslate()

    def _action(self, name: str) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(text) for text in _SHORTCUTS.get(name, ())])
        self.all[name] = action
        self._window.addAction(action)
        return action

    def _choice(self, names: tuple[str, ...], slot: Callable[[QAction], None]) -> dict[str, QAction]:
        group = QActionGroup(self)
        made: dict[str, QAction] = {}
        for name in names:
            action = QAction(self)
            action.setCheckable(True)
            action.setData(name)
            group.addAction(action)
            made[name] = action
        group.triggered.connect(slot)
        return made

    def _build(self) -> None:
        bar = self._window.menuBar()
        for name in _BAR:
            self.menus[name] = bar.addMenu("")
            self.menus[name].aboutToShow.connect(self.menu_opens)
            self.menus[name].setToolTipsVisible(True)
            follow_menu(self.menus[name])
        self.menus["own"].aboutToShow.connect(self._give_letters)
        game, view = self.menus["game"], self.menus["view"]
        self.menus["recent"] = QMenu(game)
        self.menus["recent"].triggered.connect(self._recent)
        self.menus["theme"], self.menus["motion"] = QMenu(view), QMenu(view)
        self.menus["text"] = QMenu(view)
        act = self.all
        game.addActions([act["new"], act["go_on"]])
        game.addSeparator()
        game.addAction(act["open"])
        game.addMenu(self.menus["recent"])
        game.addActions([act["save"], act["save_as"]])
        game.addSeparator()
        game.addActions([act["pause"], act["close"]])
        game.addSeparator()
        game.addAction(act["statistics"])
        game.addSeparator()
        game.addAction(act["quit"])
        self.menus["edit"].addActions([act["undo"], act["redo"]])
        view.addAction(act["full_screen"])
        view.addSeparator()
        view.addActions(list(self.panels.values()))
        view.addSeparator()
        for name in ("theme", "text", "motion"):
            view.addMenu(self.menus[name])
        view.addSeparator()
        view.addAction(act["settings"])
        self.menus["theme"].addActions(list(self.themes.values()))
        self.menus["motion"].addActions(list(self.motions.values()))
        self.menus["text"].addActions([act["larger"], act["smaller"], act["usual"]])
        self.menus["language"].addActions(list(self.languages.values()))
        self.menus["help"].addActions([act["rules"], act["keys"]])
        self.menus["help"].addSeparator()
        self.menus["help"].addAction(act["about"])

    # state

    def set_impossible(self, why: Mapping[str, str]) -> None:
        """What cannot be done now, by name, with the reason: the menu tells it too."""
        for name, action in self.all.items():
            reason = why.get(name, "")
            action.setEnabled(not reason)
            action.setToolTip(reason)
            action.setStatusTip(reason)

    def meant(self, event: QKeyEvent) -> QAction | None:
        """The action that a key means which no shortcut has taken: a digit whose keyboard wants Shift for
        it, or the key of something that cannot be done now.
        """
        struck = {QKeySequence(event.keyCombination())}
        digit = keys.digit_of(event)
        if digit is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            struck.add(QKeySequence(f"Ctrl+{digit}"))
        for action in self.all.values():
            if any(shortcut in struck for shortcut in action.shortcuts()):
                return action
        return None

    def set_own(
        self,
        title: str,
        entries: Sequence[QAction | QMenu | None],
        displays: Mapping[str, tuple[str, str, bool]],
    ) -> None:
        """The menu of the game at hand: its own entries (None is a line), and what can be chosen of its look
        by name: label, explanation, whether it is on. Without either there is no such menu.
        """
        menu = self.menus["own"]
        menu.clear()
        titles = [one.title() for name, one in self.menus.items() if name in _BAR and one is not menu]
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
            action.toggled.connect(self._display)
            self._displays.append(action)
        for action, (name, (_, explanation, on)) in zip(self._displays, displays.items(), strict=False):
            action.setData("")  # being set up is no choice
            action.setToolTip(explanation)
            action.setStatusTip(explanation)
            action.setChecked(on)
            action.setData(name)
            menu.addAction(action)
        self._labels = [label for label, _, _ in displays.values()]
        self._give_letters()
        menu.menuAction().setVisible(bool(entries or displays))

    def _give_letters(self) -> None:
        """Letters for the looks of a game beside those of its own entries, which bring theirs with them.

        Those entries may read their words in another language later than the window does: so once more when
        the menu opens.
        """
        own = [one for one in self.menus["own"].actions() if one not in self._displays]
        labels = with_letters(self._labels, [letter(action.text()) for action in own])
        for action, label in zip(self._displays, labels, strict=False):
            action.setText(label)

    def _display(self, on: bool) -> None:
        action = self.sender()
        if isinstance(action, QAction) and action.data():
            self.display_toggled.emit(action.data(), on)

    def set_recent(self, paths: list[str]) -> None:
        """The saved games that were used last."""
        menu = self.menus["recent"]
        # The same actions serve again: of one that is thrown away its Python half would stay for good.
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

    def show_choice(self, theme: str, motion: str | None, language: str | None) -> None:
        """Tick what is in force."""
        self.themes[theme].setChecked(True)
        self.motions[motion or SYSTEM].setChecked(True)
        self.languages[language or SYSTEM].setChecked(True)

    # signals of the groups

    def _theme(self, action: QAction) -> None:
        self.theme_chosen.emit(action.data())

    def _motion(self, action: QAction) -> None:
        self.motion_chosen.emit(action.data())

    def _language(self, action: QAction) -> None:
        self.language_chosen.emit(action.data())

    def _recent(self, action: QAction) -> None:
        self.recent_chosen.emit(action.data())

    def _panel(self, shown: bool) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.panel_toggled.emit(action.data(), shown)

    # words

    def retranslate(self) -> None:
        """Read all words again."""
        for name, text in menu_words().items():
            self.menus[name].setTitle(text)
        for name, text in action_words().items():
            self.all[name].setText(text)
        for group, words in ((self.themes, theme_words()), (self.motions, motion_words())):
            for name, action in group.items():
                action.setText(words[name])
        self.languages[SYSTEM].setText(QCoreApplication.translate("Actions", "&System language"))
        own_names = with_letters(list(LANGUAGES.values()), letter(self.languages[SYSTEM].text()))
        for code, own_name in zip(LANGUAGES, own_names, strict=True):
            self.languages[code].setText(own_name)


def menu_words() -> dict[str, str]:
    """The titles of the menus."""
    translate = QCoreApplication.translate
    return {
        "game": translate("Actions", "&Game"),
        "edit": translate("Actions", "&Edit"),
        "view": translate("Actions", "&View"),
        "language": translate("Actions", "&Language"),
        "help": translate("Actions", "&Help"),
        "recent": translate("Actions", "&Recent games"),
        "theme": translate("Actions", "&Theme"),
        "text": translate("Actions", "Te&xt size"),
        "motion": translate("Actions", "Animation s&peed"),
    }


def action_words() -> dict[str, str]:
    """The words of the actions."""
    translate = QCoreApplication.translate
    return {
        "new": translate("Actions", "&New game"),
        "go_on": translate("Actions", "Cont&inue"),
        "open": translate("Actions", "&Open…"),
        "save": translate("Actions", "&Save"),
        "save_as": translate("Actions", "Save &as…"),
        "pause": translate("Actions", "&Lower the curtain"),
        "close": translate("Actions", "&Close the game"),
        "statistics": translate("Actions", "S&tatistics"),
        "quit": translate("Actions", "&Quit"),
        "undo": translate("Actions", "&Undo"),
        "redo": translate("Actions", "&Redo"),
        "full_screen": translate("Actions", "&Full screen"),
        "side": translate("Actions", "&Side panel"),
        "answers": translate("Actions", "List of &answers"),
        "scores": translate("Actions", "S&cores"),
        "log": translate("Actions", "&Log"),
        "larger": translate("Actions", "&Larger"),
        "smaller": translate("Actions", "&Smaller"),
        "usual": translate("Actions", "&Default size"),
        "settings": translate("Actions", "Setti&ngs…"),
        "rules": translate("Actions", "&Rules"),
        "keys": translate("Actions", "&Keyboard shortcuts"),
        "about": translate("Actions", "&About Pierres"),
    }


def theme_words() -> dict[str, str]:
    """The names of the themes."""
    translate = QCoreApplication.translate
    return {
        "system": translate("Actions", "Same as &system, light or dark"),
        "night": translate("Actions", "&Night blue and gold"),
        "linen": translate("Actions", "&Linen, light"),
        "contrast": translate("Actions", "&High contrast"),
    }


def motion_words() -> dict[str, str]:
    """The names of the speeds."""
    translate = QCoreApplication.translate
    return {
        "system": translate("Actions", "Same as &system"),
        "off": translate("Actions", "&Off"),
        "fast": translate("Actions", "&Fast"),
        "normal": translate("Actions", "&Normal"),
        "slow": translate("Actions", "S&low"),
    }
