"""Write every file that is made from the data of the occupations."""

from tools.occupations.pages import pages

for path, text in pages().items():
    path.write_text(text, encoding="utf-8")
