"""The digits of years, figures and levels, built from corners as the 404's are: python3 art/digits.py

Debian's python3-fonttools and python3-brotli. Writes src/fonts/corner-digits.woff2.
"""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen

# A digit is 82 wide and 118 high, y downwards; a stroke is a line through corners.
WIDTH, HEIGHT, STROKE, SIDE = 80, 118, 14, 8
L, R, T, M, B = 7, 73, 7, 62, 111  # the middle of strokes at the left, right, top, half height, foot
CUT = 5                                     # the gap between two strokes
HALF = STROKE / 2
LEFT, RIGHT, TOP, FOOT = 0, WIDTH, 0, HEIGHT  # where a stroke ends at the outside
IN_L, IN_R = L + HALF + CUT, R - HALF - CUT   # where it ends before another stroke
IN_T, IN_B = T + HALF + CUT, B - HALF - CUT
STROKES = {
    '0': [[(IN_R, T), (L, T), (L, FOOT)], [(IN_L, B), (R, B), (R, TOP)]],
    '1': [[(20, T), (42, T), (42, FOOT)], [(16, B), (68, B)]],
    '2': [[(LEFT, T), (R, T), (R, M + HALF)], [(IN_R, M), (L, M), (L, B), (RIGHT, B)]],
    '3': [[(LEFT, T), (R, T), (R, B), (LEFT, B)], [(10, M), (IN_R, M)]],
    '4': [[(L, TOP), (L, M + 10), (IN_R, M + 10)], [(R, TOP), (R, FOOT)]],
    '5': [[(RIGHT, T), (L, T), (L, M + HALF)], [(IN_L, M), (R, M), (R, B), (LEFT, B)]],
    '6': [[(RIGHT, T), (L, T), (L, FOOT)], [(IN_L, M), (R, M), (R, B), (IN_L, B)]],
    '7': [[(LEFT, T), (R, T), (R, FOOT)]],
    '8': [[(IN_R, T), (L, T), (L, FOOT)], [(IN_L, B), (R, B), (R, TOP)], [(IN_L, M), (IN_R, M)]],
    '9': [[(LEFT, B), (R, B), (R, TOP)], [(IN_R, M), (L, M), (L, T), (IN_R, T)]],
    '+': [[(12, M), (70, M)], [(41, M - 29), (41, M - HALF)], [(41, M + HALF), (41, M + 29)]],
    '-': [[(14, M), (68, M)]],
    '±': [[(12, M - 8), (70, M - 8)], [(41, M - 37), (41, M - 8 - HALF)], [(41, M - 8 + HALF), (41, M + 21)],
        [(12, B - 8), (70, B - 8)]],
    '.': [[(0, B), (STROKE, B)]],
    ',': [[(HALF, B - HALF), (HALF, B + HALF + 12)]],
}
NARROW = {'.': 16, ',': 16}
NAMES = {'+': 'plus', '-': 'hyphen', '±': 'plusminus', '.': 'period', ',': 'comma'}
SCALE = 700 / HEIGHT


def outline(points):
    """The outline of a stroke with square ends: lines along the axes, offset by half its thickness."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        ways = []
        for a, b in ((i - 1, i), (i, i + 1)):
            if a >= 0 and b < len(points):
                (ax, ay), (bx, by) = points[a], points[b]
                ways.append(((bx > ax) - (bx < ax), (by > ay) - (by < ay)))
        nx, ny = [sum({(w[1], -w[0])[k] for w in ways}) for k in (0, 1)]
        left.append((x + nx * HALF, y + ny * HALF))
        right.append((x - nx * HALF, y - ny * HALF))
    return left + right[::-1]


def glyph(sign):
    width = NARROW.get(sign, WIDTH)
    pen = T2CharStringPen(round((width + 2 * SIDE) * SCALE), None)
    for points in STROKES.get(sign, []):
        corners = [(round((x + SIDE) * SCALE), round((HEIGHT - y) * SCALE)) for x, y in outline(points)]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    return pen.getCharString()


signs = list(STROKES)
names = ['.notdef'] + [NAMES.get(s, f'digit{s}') for s in signs]
fb = FontBuilder(1000, isTTF=False)
fb.setupGlyphOrder(names)
fb.setupCharacterMap({ord(s): n for s, n in zip(signs, names[1:])} | {0x2212: 'hyphen'})
fb.setupCFF('CornerDigits', {'FullName': 'Corner Digits'}, {n: glyph(s) for s, n in zip(['', *signs], names)}, {})
fb.setupHorizontalMetrics({n: (round((NARROW.get(s, WIDTH) + 2 * SIDE) * SCALE), 0) for s, n in zip(['', *signs], names)})
# The face's own line height, so that a line is as high in either.
fb.setupHorizontalHeader(ascent=1000, descent=-250)
fb.setupNameTable({'familyName': 'Corner Digits', 'styleName': 'Regular'})
fb.setupOS2(sTypoAscender=1000, sTypoDescender=-250, usWinAscent=1000, usWinDescent=250, sCapHeight=700)
fb.setupPost()
fb.font.flavor = 'woff2'
fb.save('src/fonts/corner-digits.woff2')
