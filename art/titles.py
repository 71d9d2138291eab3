"""The faces of titles, one weight of each, with the height of lines and the width of the face of texts:
python3 art/titles.py

Debian's python3-fonttools and python3-brotli, and the packages that art/README.md names. Writes src/fonts/saira.woff2
and kufam.woff2. The ranges of letters stand in src/styles/fonts.css too.
"""
from io import BytesIO

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), *map(ord, '–—‘’‚“”„•…‹›€™')]
ARABIC = [*range(0x621, 0x63B), *range(0x640, 0x657), *range(0x660, 0x672), *map(ord, ' \u00a0،؛؟٪پچڈڑژڡڤکگںھہۃیے')]
# Of Arabic without the joins that let one read a word twice.
JOINS = ['ccmp', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk', 'kern']


def cut(face, file, letters, place, features):
    font = TTFont(f'node_modules/@fontsource-variable/{face}/files/{face}-{file}-normal.woff2')
    font = instantiateVariableFont(font, place)
    options = Options(layout_features=features, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def write(font, name, scale):
    """With a line as high, and about as wide, as one of the texts' face."""
    em = round(font['head'].unitsPerEm / scale)
    font['head'].unitsPerEm = em
    head, os2 = font['hhea'], font['OS/2']
    head.ascent = os2.sTypoAscender = os2.usWinAscent = em
    head.descent = os2.sTypoDescender = -em // 4
    os2.usWinDescent = em // 4
    font.flavor = 'woff2'
    font.save(f'src/fonts/{name}.woff2')


titles = {'wght': 540, 'wdth': 104}
parts = [BytesIO(), BytesIO()]
for part, file in zip(parts, ('latin-wdth', 'latin-ext-wdth')):
    font = cut('saira', file, LATIN, titles, ['kern', 'liga', 'mark', 'ccmp'])
    font.flavor = None
    font.save(part)
write(Merger().merge(parts), 'saira', 1.02)
write(cut('kufam', 'arabic-wght', ARABIC, {'wght': 570}, JOINS), 'kufam', 0.95)
