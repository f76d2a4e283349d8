"""Where a person's data lies on a machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.core.data_folder import data_folder, user_folder
from spadille.core.errors import BadOptions
from spadille.tui.play.saves import saved_games
from spadille.tui.play.settings import Settings, load_settings, save_settings


def test_a_variable_with_a_whole_path_names_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "spadille"
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert data_folder() == Path.home() / ".local" / "share" / "spadille"


def test_a_user_without_a_home_is_told_so_and_has_the_usual_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    with pytest.raises(BadOptions, match="expected a home folder"):
        user_folder("XDG_CONFIG_HOME", ".config")
    assert load_settings() == Settings()
    save_settings(Settings())
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    games, told = saved_games()
    assert games == []
    assert told[0].startswith("expected a home folder")
