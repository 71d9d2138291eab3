"""The digits of years, figures and levels, built from corners as the 404's are: python3 art/digits.py

Debian's python3-fonttools and python3-brotli. Writes src/fonts/corner-digits.woff2.
"""
from fontTools.agl import UV2AGL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

# A digit is 82 wide and 118 high, y downwards; a stroke is a line through corners.
WIDTH, HEIGHT, STROKE, SIDE = 80, 118, 14, 8
L, R, T, M, B = 7, 73, 7, 62, 111  # the middle of strokes at the left, right, top, half height, foot
CUT = 5                                     # the gap between two strokes
HALF = STROKE / 2
LEFT, RIGHT, TOP, FOOT = 0, WIDTH, 0, HEIGHT  # where a stroke ends at the outside
IN_L, IN_R = L + HALF + CUT, R - HALF - CUT   # where it ends before another stroke
IN_T, IN_B = T + HALF + CUT, B - HALF - CUT


def ring(x, y, wide, high):
    """A square of two corners without a gap: it is small."""
    right, bottom = x + wide - HALF, y + high - HALF
    return [
        [(right - HALF, y + HALF), (x + HALF, y + HALF), (x + HALF, y + high)],
        [(x + HALF, bottom), (right, bottom), (right, y)],
    ]


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
    '%': [*ring(0, 0, 48, 52), *ring(80, 66, 48, 52)],
    '.': [[(0, B), (STROKE, B)]],
    ',': [[(HALF, B - HALF), (HALF, B + HALF + 12)]],
}
# What leans: its corners.
LEANING = {'%': [(88, TOP), (106, TOP), (40, FOOT), (22, FOOT)]}
WIDTHS = {'.': 16, ',': 16, '%': 128}
# Seven tenths of an em are a digit's height; in its own units a font is small.
EM = 169
DESCENT = EM // 4


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
    width = WIDTHS.get(sign, WIDTH)
    pen = TTGlyphPen(None)
    shapes = [outline(points) for points in STROKES.get(sign, [])]
    for shape in [*shapes, LEANING[sign]] if sign in LEANING else shapes:
        corners = [(x + SIDE, HEIGHT - y) for x, y in shape]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


signs = list(STROKES)
# Names that a font need not write down.
names = ['.notdef'] + [UV2AGL[ord(s)] for s in signs]
fb = FontBuilder(EM, isTTF=True)
fb.setupGlyphOrder(names)
fb.setupCharacterMap({ord(s): n for s, n in zip(signs, names[1:])} | {0x2013: 'hyphen', 0x2212: 'hyphen'})
fb.setupGlyf({n: glyph(s) for s, n in zip(['', *signs], names)})
fb.setupHorizontalMetrics({n: (WIDTHS.get(s, WIDTH) + 2 * SIDE, 0) for s, n in zip(['', *signs], names)})
# The face's own line height, so that a line is as high in either.
fb.setupHorizontalHeader(ascent=EM, descent=-DESCENT)
fb.setupNameTable({'familyName': 'Corner Digits', 'styleName': 'Regular'}, mac=False)
fb.setupOS2(sTypoAscender=EM, sTypoDescender=-DESCENT, usWinAscent=EM, usWinDescent=DESCENT, sCapHeight=HEIGHT)
fb.setupPost(keepGlyphNames=False)
fb.font.flavor = 'woff2'
fb.save('src/fonts/corner-digits.woff2')
