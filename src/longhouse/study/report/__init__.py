"""The report of a simulation: one page of pictures in the look of the house. docs/study/ holds a gallery."""

from longhouse.study.report.page import page, pictures
from longhouse.study.report.panels import Panel, panels

__all__ = ["Panel", "page", "panels", "pictures"]
