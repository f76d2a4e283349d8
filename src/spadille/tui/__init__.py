"""The terminal table: lines of text for anyone and any pipe, or a full screen; both draw scenes and know no rule."""
