"""The company's name as lettering, from lines along the axes as its mark is: python3 art/lettering.py

Writes content/images/brand/lettering-ar.svg. A letter is a list of strokes and the way to the next letter; the
stroke is a little thinner than the space between two. Arabic runs from right to left, so x grows to the left there.
"""
STROKE = 0.84
TALL, HEAD, TAIL = 5, 2, -2
WORD = 4


def box(left=0, bottom=0):
    right, top = left + 2, bottom + 2
    return [(left, bottom), (left, top), (right, top), (right, bottom), (left, bottom), (left, top)]


DOTS = [[(0, 4)], [(2, 4)]]
BASE = [(0, 0), (4, 0)]
LETTERS = {
    'ر': ([[(0, HEAD), (0, TAIL), (3, TAIL)]], 2),
    'ك': ([[(4, TALL), (4, HEAD), (0, HEAD), (0, 0), (6, 0)]], 6),
    # Its dot is the stone of the mark.
    'ن': ([[(0, 0), (0, TAIL), (4, TAIL), (4, HEAD)], 'stone'], 4 + WORD),
    'ل': ([[(0, TALL), (0, 0), (2, 0)]], 2),
    'م': ([box(), BASE], 4),
    'ق': ([box(), BASE, *DOTS], 4),
    'ا': ([[(0, 0), (0, TALL)]], 2),
    'و': ([[(0, 0), (2, 0), (2, HEAD), (0, HEAD), (0, TAIL), (3, TAIL)]], 5),
    'لا': ([[(0, TALL), (0, 0), (3, 0), (3, TALL)]], 5),
    'ت': ([[(0, HEAD), (0, 0), (6, 0), (6, HEAD)], [(2, HEAD)], [(4, HEAD)]], 6 + WORD),
    'ع': ([box(0, 2), [(1, 0), (1, 2)], BASE], 4),
    'ة': ([box(), *DOTS], 2),
}
# An alef that the letter before it joins stands on that letter's foot.
NAME = ['ر', 'ك', 'ن', 'ل', 'ل', 'م', 'ق', 'ا', 'و', 'لا', 'ت', 'ا', 'ل', 'ع', 'ا', 'م', 'ة']

at, lines, stone = 0, [], (0, 0)
for sign in NAME:
    strokes, step = LETTERS[sign]
    for stroke in strokes:
        if stroke == 'stone':
            stone = (at + 2, 0)
        else:
            lines.append([(at + x, y) for x, y in stroke])
    at += step
width = max(x for line in lines for x, _ in line)


def place(x, y):
    """A point in the file, where x grows to the right and y downwards."""
    return width - x + 0.5, TALL - y + 0.5


path = ''
for line in lines:
    points = [place(*point) for point in line]
    path += f'M{points[0][0]:g} {points[0][1]:g}'
    steps = zip(points, points[1:])
    # A dot has a length too, or paper does not show it.
    path += ''.join(f'H{b[0]:g}' if a[1] == b[1] else f'V{b[1]:g}' for a, b in steps) or 'h.01'
x, y = (value - STROKE / 2 for value in place(*stone))
with open('content/images/brand/lettering-ar.svg', 'w', encoding='utf-8') as file:
    file.write(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 1:g} {TALL - TAIL + 1}">'
        f'<path fill="none" stroke="currentColor" stroke-width="{STROKE}" stroke-linecap="square" d="{path}"/>'
        f'<path fill="var(--accent)" d="M{x:g} {y:g}h{STROKE}v{STROKE}h-{STROKE}z"/></svg>\n'
    )
