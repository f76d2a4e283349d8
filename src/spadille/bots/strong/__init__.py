"""Bots that think ahead: they imagine worlds that agree with what they see, and play each of them on."""
