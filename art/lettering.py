"""The company's name as lettering, from lines along the axes as its mark is: python3 art/lettering.py

Debian's python3-fonttools and python3-brotli. Writes content/images/brand/lettering-ar.svg and lettering-en.svg;
then npx svgo -p 2 content/images/brand/lettering-en.svg, which halves it.
A letter is a list of strokes and the way to the next letter; the stroke is a little thinner than the space between
two, and an eighth of a Latin letter's height. Arabic runs from right to left, so x grows to the left there.
"""
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

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



def path_of(lines, place):
    path = ''
    for line in lines:
        points = [place(*point) for point in line]
        path += f'M{points[0][0]:g} {points[0][1]:g}'
        steps = zip(points, points[1:])
        # A dot has a length too, or paper does not show it.
        path += ''.join(f'H{b[0]:g}' if a[1] == b[1] else f'V{b[1]:g}' for a, b in steps) or 'h.01'
    return path


def write(language, width, path, stone, filled=''):
    x, y = (value - STROKE / 2 for value in stone)
    with open(f'content/images/brand/lettering-{language}.svg', 'w', encoding='utf-8') as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {TALL - TAIL + 1}">'
            f'<path fill="none" stroke="currentColor" stroke-width="{STROKE}" stroke-linecap="square" d="{path}"/>'
            + (filled and f'<path fill="currentColor" d="{filled}"/>')
            + f'<path fill="var(--accent)" d="M{x:g} {y:g}h{STROKE}v{STROKE}h-{STROKE}z"/></svg>\n'
        )


write('ar', width + 1, path_of(lines, place), place(*stone))

# Latin: as high as six spaces and a stroke. The counter of the R has the stone. What leans ends along the axes too:
# where it begins, where it ends, and how wide it is there.
HALF, CAP = STROKE / 2, 6
LEAN = STROKE * 2 ** 0.5
LATIN = {
    'R': ([[(0, 0), (0, CAP), (4, CAP), (4, 2), (0, 2)]], [((1.6, 2), (4.02, -HALF), LEAN)]),
    'U': ([[(0, CAP), (0, 0), (4, 0), (4, CAP)]], []),
    'K': ([[(0, 0), (0, CAP)]], [((0.3, 3), (3.72, CAP + HALF), LEAN), ((0.3, 3), (3.72, -HALF), LEAN)]),
    'N': ([[(0, 0), (0, CAP)], [(4, 0), (4, CAP)]], [((0.08, CAP + HALF), (3.92, -HALF), STROKE * 1.2)]),
}


def latin_place(x, y):
    return x + 0.5, CAP - y + 0.5


at, lines, filled = 0, [], ''
for sign in 'RUKN':
    strokes, leaning = LATIN[sign]
    lines += [[(at + x, y) for x, y in stroke] for stroke in strokes]
    for (x1, y1), (x2, y2), wide in leaning:
        corners = [(x1 - wide / 2, y1), (x1 + wide / 2, y1), (x2 + wide / 2, y2), (x2 - wide / 2, y2)]
        filled += 'M' + 'L'.join('{:.2f} {:.2f}'.format(*latin_place(at + x, y)) for x, y in corners) + 'z'
    at += 4 + 2

# What it does, beside it in the face of texts.
face = instantiateVariableFont(
    TTFont('node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2'), {'wght': 400})
glyphs, names = face.getGlyphSet(), face.getBestCmap()
scale = 2.6 / face['OS/2'].sCapHeight
pen = SVGPathPen(glyphs, ntos=lambda value: f'{value:.2f}')
x = at + 0.9
for sign in 'General Contracting':
    glyph = glyphs[names[ord(sign)]]
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, CAP + 0.5 + HALF)))
    x += glyph.width * scale
write('en', round(x), path_of(lines, latin_place), latin_place(2, 4), filled + pen.getCommands())
