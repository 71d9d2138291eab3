"""What the sheets of four projects show besides the whole: a room, a detail, work on the site. Nobody is in them."""
import math
import random
from dataclasses import replace

import bpy
from mathutils import Vector

from lib.architecture import punched, star_screen, tower
from lib.materials import (
    ashlar, clear_glass, concrete, facade, glow, grain, ground_mat, paving, principled, slabs, timber, wood,
)
from lib.mesh import MeshBuilder, arc_path, point_on_path, surf, sweep
from lib.view import building, interior, outdoor
from lib.world import apply_haze, area_light, exclude_from_lamps, reset, sky_world


def lettering(text, loc, size, mat, rz=0.0, thick=0.001):
    """A painted word or number on a level face."""
    c = bpy.data.curves.new('text', 'FONT')
    c.body, c.size, c.extrude = text, size, thick
    c.align_x = c.align_y = 'CENTER'
    c.materials.append(mat)
    o = bpy.data.objects.new('text', c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (0, 0, rz)


# courtyard house
SPAN, RISE, DEPTH = 1.45, 1.65, 0.42


def arc(t, r, side):
    """Point of the pointed arch's outline: t from springing to crown, r beyond the intrados."""
    c = (RISE * RISE - SPAN * SPAN) / (2 * SPAN)
    R = SPAN + c
    a = t * math.acos(c / (R + r) if r else c / R)
    return side * ((R + r) * math.cos(a) - c), (R + r) * math.sin(a)


def voussoir(t0, t1, side, loc, rz, mat, thick=0.26):
    """One stone of the arch, lying on its face."""
    n = 5
    ts = [t0 + (t1 - t0) * i / n for i in range(n + 1)]
    ring = [arc(t, 0, side) for t in ts] + [arc(t, DEPTH, side) for t in reversed(ts)]
    if side < 0:
        ring.reverse()
    b = MeshBuilder()
    k = len(ring)
    b.quad([(x, y, thick) for x, y in ring])
    b.quad([(x, y, 0) for x, y in reversed(ring)])
    for (xa, ya), (xb, yb) in zip(ring, ring[1:] + ring[:1]):
        b.quad([(xa, ya, 0), (xb, yb, 0), (xb, yb, thick), (xa, ya, thick)])
    cx, cy = (sum(p[i] for p in ring) / k for i in (0, 1))
    b.vertices = [(x - cx, y - cy, z) for x, y, z in b.vertices]
    b.build('voussoir', [mat], bevel=0.007, loc=(cx + loc[0], cy + loc[1], loc[2]), rz=rz)
    return cx + loc[0], cy + loc[1]


def line(b, pts, w=0.006, mat=0):
    for p, q in zip(pts, pts[1:]):
        b.beam((*p, 0.001), (*q, 0.001), w, 0.003, mat)


def stones():
    """An arch drawn full size on a plywood floor, its numbered stones laid out on the lines."""
    reset()
    R = random.Random(4)
    sd = sky_world(19, -74, strength=0.2, clouds=0, dust=1.2, sunpower=8.5, suncol=(1, 0.74, 0.5), angle=0.5)
    lime = [principled('lime%d' % i, c, 0.82, var=0.1, scale=9, bump=0.22, bscale=70, objcoord=True)
        for i, c in enumerate(('#cdb58c', '#d9c5a0', '#c3a87c'))]
    ply = [grain('ply%d' % i, a, c, 0.55, 1.4, 1) for i, (a, c) in enumerate((('#a97c4a', '#c99b66'), ('#b08352', '#d2a873'),
        ('#a27444', '#c2945f')))]
    ink = principled('ink', '#1d3b41', 0.8)
    wax = principled('wax', '#0e4a47', 0.7)
    b = MeshBuilder()
    x = -6.1
    while x < 6:
        y = -4.9
        while y < 14:
            b.box((x + 0.61, y + 1.22, -0.012), (1.216, 2.436, 0.024), R.randrange(3))
            y += 2.44
        x += 1.22
    b.build('floor', ply, bevel=0.002)
    b = MeshBuilder()
    for x0, y0 in ((x, y) for x in (-6.1 + 1.22 * i for i in range(10)) for y in (-4.9 + 2.44 * j for j in range(5))):
        for dx in (0.06, 0.61, 1.16):
            for dy in (0.06, 0.66, 1.22, 1.78, 2.38):
                b.cylinder((x0 + dx, y0 + dy, 0), (x0 + dx, y0 + dy, 0.0015), 0.006, 8)
    b.build('screws', [principled('screw', '#4b3c2a', 0.5, metal=0.5)])
    b = MeshBuilder()
    for side in (-1, 1):
        for r in (0, DEPTH):
            line(b, [arc(i / 40, r, side) for i in range(41)])
        for k in range(8):
            line(b, [arc(k / 7 * 0.955, 0, side), arc(k / 7 * 0.955, DEPTH + 0.12, side)])
    line(b, [(-2.6, 0), (2.6, 0)])
    line(b, [(0, -0.5), (0, 2.75)])
    for s in (-1, 1):
        line(b, [(s * SPAN, -1.2), (s * SPAN, 0)])
        line(b, [(s * (SPAN + DEPTH), -1.2), (s * (SPAN + DEPTH), 0)])
    b.build('lines', [ink])
    laid = {(-1, k) for k in range(7)} | {(1, k) for k in (0, 1, 2)}
    for side in (-1, 1):
        for k in range(7):
            t0, t1 = k / 7 * 0.955 + 0.002, (k + 1) / 7 * 0.955 - 0.002
            number = k + 1 if side < 0 else 15 - k
            if (side, k) in laid:
                x, y = voussoir(t0, t1, side, (R.uniform(-0.004, 0.004), R.uniform(-0.004, 0.004), 0), 0, R.choice(lime))
                a = math.atan2(y + 0.2, x)
                lettering(str(number), (x, y, 0.2605), 0.13, wax, a - math.pi / 2)
            else:
                mx, my = arc((t0 + t1) / 2, DEPTH / 2, side)
                lettering(str(number), (mx, my, 0.002), 0.1, ink, math.atan2(my, mx) - math.pi / 2)
    # the rest waits on timbers beside the drawing
    t = MeshBuilder()
    for i in range(3):
        t.box((2.75 + i * 0.52, 1.2, 0.04), (0.09, 3.6, 0.08))
    for i in range(3):
        t.box((-3.3 - i * 0.42, 3.4, 0.04), (0.09, 2.4, 0.08))
    t.build('timbers', [timber('bearer', '#a9834f', '#c9a469', 1, 1, 0.7)], bevel=0.004)
    for i, k in enumerate((3, 4, 5, 6)):
        x, y = arc((k + 0.5) / 7 * 0.955, DEPTH / 2, 1)
        px, py = 3.25 + 0.06 * (i % 2), -0.2 + i * 0.72
        cx, cy = voussoir(k / 7 * 0.955, (k + 1) / 7 * 0.955, 1, (px - x, py - y, 0.08), 0.3 * i - 1.0, R.choice(lime))
        lettering(str(15 - k), (cx, cy, 0.3405), 0.13, wax, 0.2)
    for i in range(5):
        voussoir(0.3, 0.44, -1, (-2.4 + 0.02 * i, 1.2 + i * 0.52, 0.08), R.uniform(-0.1, 0.1) + 1.2, R.choice(lime))
    # straightedge, mallet, trammel, chalk line
    b = MeshBuilder()
    b.box((0.18, 0.55, 0.012), (0.07, 2.1, 0.018), 0, rz=0.42)
    b.cylinder((0.62, 0.18, 0.075), (0.86, 0.05, 0.075), 0.07, 28, 1)
    b.cylinder((0.74, 0.12, 0.075), (0.55, -0.22, 0.03), 0.016, 14, 2)
    b.cylinder((-0.213, 0, 0), (-0.213, 0, 0.09), 0.008, 10, 3)
    b.cylinder((0.213, 0, 0), (0.213, 0, 0.09), 0.008, 10, 3)
    b.beam((-0.213, 0, 0.04), (1.02, 1.02, 0.012), 0.004, mat=4)
    b.cylinder((0.98, 0.99, 0.006), (1.08, 1.07, 0.006), 0.006, 10, 2)
    b.build('tools', [principled('alu', '#c4c8c8', 0.3, metal=1), principled('rubber', '#22201e', 0.6),
        timber('handle', '#8a5a30', '#b9814c', 1), principled('nail', '#5a5a58', 0.35, metal=1),
        principled('cord', '#e9dcc0', 0.9)], bevel=0.003, smooth=True)
    # frames of the shed's windows, out of sight: bars of shade on the floor
    s = MeshBuilder()
    for i in range(5):
        s.box((-9.6, -3.4 + i * 2.6, 3), (0.3, 0.36, 9))
    s.build('frames', [ply[0]])
    return outdoor(sd, location=(0.75, -1.75, 3.0), target=(0.16, 0.98, 0), lens=30, exposure=0.05, glow=0,
        bounces=4, saturation=1.08, vignette=0.3)


def lattice():
    """A room behind its lattice screens in the late afternoon: the stars on wall and floor."""
    reset()
    R = random.Random(2)
    sd = sky_world(16, 113, strength=0.26, clouds=0, dust=1.5, sunpower=26, suncol=(1, 0.68, 0.38), angle=0.25)
    M = dict(floor=slabs('mfl', '#b09a78', '#cbb896', '#8d7651', 0.9, 0.9, 0.16, 0.004, veinamt=0.25, stagger=0),
        wall=principled('lime', '#dccbaa', 0.9, var=0.04, scale=1.3, bump=0.06, bscale=26),
        stone=ashlar('cst', ('#cbb38b', '#dccaa6', '#e9dcc1'), 1.2, 0.5, 0.012, stain=0.05),
        wood=timber('lwood', '#5a3419', '#9a6536'), beam=timber('lbeam', '#5a3419', '#8f5c31', 1),
        sand=principled('fsand', '#dccaa8', 0.95, bump=0.25, bscale=240, objcoord=True),
        petrol=principled('fpetrol', '#14565a', 0.95, bump=0.25, bscale=240, objcoord=True),
        amber=principled('famber', '#b8722c', 0.95, bump=0.25, bscale=240, objcoord=True),
        clay=principled('clay', '#a5714a', 0.75, var=0.14, scale=5, bump=0.1, bscale=40), brass=principled('lbrass', '#e0ae5c', 0.25, metal=1))
    X0, X1, Y, H = -3.4, 3.2, 5.2, 3.6
    b = MeshBuilder()
    b.quad([(X0, -4, 0), (X1, -4, 0), (X1, Y, 0), (X0, Y, 0)], 0)
    b.box((0, Y + 0.2, H / 2), (9, 0.4, H), 1)
    b.box((X0 - 0.2, 0.5, H / 2), (0.4, 10, H), 1)
    b.box((0, 0.5, H + 0.1), (9, 10, 0.2), 1)
    b.build('shell', [M['floor'], M['wall']])
    ops = [(y, y + 1.5, 0.45, 2.85) for y in (-2.6, -0.55, 1.5, 3.35)]
    b = MeshBuilder()
    punched(b, -4, Y, 0, H, X1, X1 + 0.45, ops, 0, 'y')
    b.build('outer', [M['stone']])
    b = MeshBuilder()
    for o in ops:
        star_screen(b, o[0] + 0.05, o[1] - 0.05, o[2] + 0.05, o[3] - 0.05, X1 + 0.2, 0.33, 'y', 0.034, 0.05, 0, 0.07)
        b.box((X1 + 0.1, (o[0] + o[1]) / 2, o[2] - 0.012), (0.36, 1.56, 0.05), 0)
    b.build('screens', [M['wood']])
    b = MeshBuilder()
    b.quad([(X1 + 0.45, -8, -0.1), (14, -8, -0.1), (14, 14, -0.1), (X1 + 0.45, 14, -0.1)])
    b.box((12, 3, 0.7), (0.3, 22, 1.6))
    b.build('garden', [principled('sandg', '#c9b289', 0.9, var=0.1, scale=2)])
    b = MeshBuilder()
    for i in range(13):
        b.box((0, -3.6 + i * 0.72, H - 0.12), (7, 0.16, 0.24))
    b.build('beams', [M['beam']], bevel=0.006)
    b = MeshBuilder()
    b.box((-0.1, Y - 0.02, 0.06), (6.6, 0.05, 0.12), 0)
    b.box((X0 + 0.02, 0.5, 0.06), (0.05, 9.4, 0.12), 0)
    b.build('skirting', [M['wood']])
    # low seats along two walls
    s = MeshBuilder()
    s.box((-0.1, Y - 0.48, 0.11), (5.6, 0.86, 0.22), 0)
    s.build('plinth', [M['wood']], bevel=0.006)
    s = MeshBuilder()
    for i in range(4):
        s.box((-2.2 + i * 1.4, Y - 0.46, 0.31), (1.385, 0.84, 0.18), 0)
        s.box((-2.2 + i * 1.4, Y - 0.14, 0.6), (1.36, 0.2, 0.42), 0)
    s.build('seat', [M['sand']], bevel=0.05, smooth=True)
    for i, (x, m, a) in enumerate(((-2.55, 'petrol', 0.1), (-2.1, 'amber', -0.12), (0.4, 'petrol', 0.06), (2.3, 'amber', -0.1))):
        c = MeshBuilder()
        c.box((0, 0, 0.22), (0.46, 0.16, 0.42))
        o = c.build('cushion', [M[m]], bevel=0.07, smooth=True, loc=(x, Y - 0.34, 0.41), rz=a)
        o.rotation_euler = (-0.22, 0, a)
    t = MeshBuilder()
    t.cylinder((0.2, 3.2, 0.3), (0.2, 3.2, 0.34), 0.46, 64, 0)
    t.cylinder((0.2, 3.2, 0.0), (0.2, 3.2, 0.3), 0.3, 48, 0)
    t.cylinder((0.2, 3.2, 0.341), (0.2, 3.2, 0.352), 0.26, 48, 1)
    t.build('table', [M['wood'], M['brass']], bevel=0.006, smooth=True)
    j = MeshBuilder()
    for x, y, h in ((-2.85, 3.6, 0.95), (-2.95, 2.75, 0.6)):
        j.lathe((x, y, 0), [(0, 0), (0.18, 0), (0.31, h * 0.4), (0.28, h * 0.62), (0.14, h * 0.86), (0.12, h * 0.93), (0.17, h)], 48, 0)
    j.build('jars', [M['clay']], smooth=True)
    area_light((-0.4, -4.2, 1.9), (0.2, 3.5, 1.2), 5.5, 85, (1, 0.88, 0.72), sy=3)
    area_light((3.1, 1.2, 1.7), (-1, 2.2, 0.6), 7, 40, (1, 0.8, 0.56), sy=2)
    exclude_from_lamps()
    return interior((-0.5, -2.7, 1.35), (0.1, 4.0), 24, shift=-0.03, exposure=0.1, clamp_direct=40)


def screen():
    """One of the screens, close: walnut in its reveal of stone, its stars on the sill."""
    return replace(lattice(), location=(1.35, 0.55, 1.5), target=(3.5, 2.55, 1.42), lens=30, shift=0.0, exposure=0.25)


# tower
def city_below(z0, R):
    """Low town and some towers in the haze, z0 the level of the ground."""
    g = MeshBuilder()
    g.quad([(-4000, -4000, z0), (4000, -4000, z0), (4000, 6000, z0), (-4000, 6000, z0)])
    g.build('gnd', [ground_mat()])
    M = dict(fac1=facade('tf1', '#24505c', 1.5, 3.8, 0.06, 0.2), fac2=facade('tf2', '#6a5a44', 2.4, 3.6, 0.06, 0.4),
        alu=principled('tal', '#8d9496', 0.4, metal=0.6), conc=principled('tco', '#bfae93', 0.8))
    for x, y, w, n, rz in ((-90, 260, 26, 15, 0.3), (60, 330, 30, 20, -0.2), (150, 210, 24, 12, 0.1), (-10, 520, 28, 24, 0.4),
            (260, 380, 28, 18, 0.3), (330, 120, 26, 14, -0.3), (420, 260, 30, 22, 0.2), (-210, 420, 30, 18, -0.1)):
        tower(M, w, w * 0.9, n, loc=(x, y, z0), rz=rz)
    b = MeshBuilder()
    for i in range(900):
        r, a = 90 + 1500 * R.random() ** 1.2, R.uniform(-0.7, 2.4)
        x, y, h = r * math.cos(a), r * math.sin(a), R.choice([6, 8, 10, 13, 18])
        b.box((x, y, z0 + h / 2), (R.uniform(12, 26), R.uniform(10, 22), h), R.randrange(2), rz=R.choice([0, 0.2, 1.2]))
    b.build('low', [principled('lw1', '#cdb997', 0.8, var=0.1, scale=0.05), principled('lw2', '#e0d2b8', 0.8)])


def tower_mats():
    M = dict(bronze=principled('bronze', '#4a3728', 0.36, metal=0.85), glass=clear_glass('fglass', (0.78, 0.88, 0.87, 1), 1.4, 0, 0.05),
        stone=ashlar('fstone', ('#d3bf9b', '#dfceac', '#e8dabd'), 40, 1.33, 0.008, stain=0.03, bump=0.25),
        gasket=principled('gasket', '#141414', 0.7), conc=concrete('fconc', '#a89c8a', 6.0, 3.0, joint=0.008, stain=0.12, var=0.08),
        ceil=principled('fceil', '#d9d5cc', 0.75), led=glow('fled', '#ffe1b8', 5.0),
        galv=principled('fgalv', '#a9adae', 0.42, metal=0.85, var=0.08, scale=3),
        tile=paving('ftile', '#8f9290', 0.6, 0.6, 0.006, rough=0.38, var=0.1, wear=0.18, spec=0.5),
        ply=wood('fply', '#a97c4a', '#c99b66', 1.22, 2.44, 0.6, 0, 0), amberp=principled('famb', '#d8931a', 0.5, var=0.1, scale=2))
    return M


def panel(b, T, u, z, w=1.5, h=4.0, fin=True, glazed=True):
    """One facade unit: bronze frame, glass, a stone fin on its left edge. T maps (along, outwards, up) to the room."""
    def box(c, s, m):
        a, q = T(c[0] - s[0] / 2, c[1] - s[1] / 2, c[2] - s[2] / 2), T(c[0] + s[0] / 2, c[1] + s[1] / 2, c[2] + s[2] / 2)
        b.box(tuple((i + j) / 2 for i, j in zip(a, q)), tuple(abs(i - j) for i, j in zip(a, q)), m)
    for x in (u + 0.035, u + w - 0.035):
        box((x, 0, z + h / 2), (0.06, 0.18, h), 0)
    for q in (0.04, h - 0.8, h - 0.04):
        box((u + w / 2, 0, z + q), (w - 0.02, 0.16, 0.08), 0)
    box((u + w / 2, 0.04, z + h - 0.42), (w - 0.14, 0.03, 0.68), 3)
    if glazed:
        b.quad([T(x, 0.05, q) for x, q in ((u + 0.07, z + 0.08), (u + w - 0.07, z + 0.08), (u + w - 0.07, z + h - 0.84), (u + 0.07, z + h - 0.84))], 1)
    if fin:
        box((u, 0.32, z + h / 2), (0.2, 0.4, h - 0.012), 2)
        for q in (0.6, h - 0.6):
            box((u, 0.11, z + q), (0.1, 0.06, 0.16), 4)


def facade_run(M, T, u0, n, z0=0.0, floors=1, glazed=True):
    b = MeshBuilder()
    for f in range(floors):
        for i in range(n):
            panel(b, T, u0 + i * 1.5, z0 + f * 4.0, fin=i % 2 == 0, glazed=glazed)
    b.build('run', [M['bronze'], M['glass'], M['stone'], M['gasket'], M['galv']])


def office():
    """A floor of the tower before its tenants: raised floor, columns, the fins outside, low sun."""
    reset()
    M = tower_mats()
    R = random.Random(3)
    sd = sky_world(21, 62, strength=0.24, clouds=0.25, dust=1.4, sunpower=14, suncol=(1, 0.68, 0.4), angle=0.4)
    X, Y, H = 9.0, 13.5, 3.2
    facade_run(M, lambda u, o, z: (u, Y + o, z), -15, 16, -0.1, glazed=False)
    facade_run(M, lambda u, o, z: (X + o, Y - u, z), 0, 16, -0.1, glazed=False)
    b = MeshBuilder()
    b.quad([(-16, -9, 0), (X, -9, 0), (X, Y, 0), (-16, Y, 0)], 0)
    b.box((-3.5, 2, H + 0.35), (25.2, 23.4, 0.6), 1)
    b.build('floor', [M['tile'], M['ceil']])
    # metal ceiling in the module of the facade, with its lines of light
    b = MeshBuilder()
    for i in range(16):
        for j in range(15):
            x, y = -14.25 + i * 1.5, 12.75 - j * 1.5
            b.box((x, y, H + 0.02), (1.485, 1.485, 0.03), 0)
    for j in range(0, 15, 2):
        b.box((-3.5, 12.0 - j * 1.5, H - 0.002), (22.5, 0.09, 0.02), 1)
    b.build('ceiling', [M['ceil'], M['led']])
    b = MeshBuilder()
    for x in (-9.0, 0.0):
        for y in (3.0, 10.5):
            b.box((x, y, H / 2), (0.8, 0.8, H), 0)
    b.box((-13.5, 0, H / 2), (3, 24, H), 0)
    b.build('columns', [M['conc']], bevel=0.015)
    # tiles lifted where the cables will come up
    b = MeshBuilder()
    for k in range(7):
        b.box((2.7 + 0.01 * (k % 3), 5.1 + 0.008 * (k % 2), 0.02 + k * 0.036), (0.598, 0.598, 0.034), 0, rz=0.02 * (k % 4))
    b.box((1.5, 5.1, 0.003), (0.6, 0.6, 0.004), 1)
    b.build('tiles', [M['galv'], M['gasket']], bevel=0.003)
    city_below(-64, R)
    apply_haze(sd, 1 / 900.0, 90, bright=0.5, warm=(1.0, 0.66, 0.4), cool=(0.5, 0.56, 0.62), only=('ground', 'tf1', 'tf2', 'tal', 'tco', 'lw1', 'lw2'))
    area_light((-3.5, 1, H - 0.1), (-3.5, 1, 0), 20, 260, (1, 0.88, 0.72), sy=20)
    area_light((-4, -8.6, 1.6), (0, 6, 1.2), 12, 190, (1, 0.88, 0.74), sy=2.6)
    exclude_from_lamps()
    return interior((2.6, -5.2, 1.5), (4.6, 13.0), 23, shift=0.0, exposure=-0.3, clamp_direct=40)


def fins():
    """Up along the tower's facade: stone fins, bronze frames, lit ceilings behind the glass."""
    reset()
    M = tower_mats()
    sd = sky_world(15, 232, strength=0.32, clouds=0.5, dust=1.3, sunpower=9, suncol=(1, 0.68, 0.4), angle=0.5, cloudcol=(1.0, 0.75, 0.6))
    facade_run(M, lambda u, o, z: (u, -o, z), -6, 24, -4, 9)
    b = MeshBuilder()
    R = random.Random(8)
    for f in range(10):
        z = -4 + f * 4
        b.box((12, 5.3, z - 0.18), (38, 10, 0.5), 0)
        b.box((12, 5.4, z + 3.15), (36, 9.8, 0.04), 1)
        for j in range(3):
            b.box((12, 1.6 + j * 2.4, z + 3.12), (34, 0.12, 0.02), 2)
        for i in range(24):
            if R.random() < 0.55:
                d = R.choice([0.4, 0.7, 1.2, 1.9])
                b.box((-6 + i * 1.5 + 0.75, 0.22, z + 3.1 - d / 2), (1.36, 0.02, d), 3)
        b.box((12, 9.6, z + 1.6), (36, 0.1, 3.2), 4)
    b.build('floors', [M['conc'], M['ceil'], M['led'], principled('blind', '#cfc5b2', 0.8), principled('core', '#8b6a48', 0.7)])
    for f in range(9):
        area_light((12, 3.4, -0.95 + f * 4), (12, 3.4, -4 + f * 4), 34, 260, (1, 0.8, 0.55), sy=5)
    exclude_from_lamps()
    return building((-3.6, -2.6, 1.2), (4.2, -0.1, 7.6), 27, exposure=0.1, saturation=1.12, sun=sd)


def panels():
    """Facade units on their racks on the top slab, before they go up."""
    reset()
    M = tower_mats()
    R = random.Random(5)
    sd = sky_world(17, -78, strength=0.26, clouds=0.45, dust=1.2, sunpower=9, suncol=(1, 0.68, 0.4), angle=0.5)
    b = MeshBuilder()
    b.box((0, 3, -0.15), (30, 20.4, 0.3), 0)
    b.build('slab', [M['conc']], bevel=0.01)
    # two racks: A-frames of steel tube on castors, units leaning on both sides
    M['film'] = principled('film', '#8fb0bb', 0.22, var=0.04, scale=1.5, spec=0.6)
    for (x, y, a) in ((0.9, 2.2, 0.5), (-3.4, 6.4, 0.4), (5.4, 8.4, 0.3)):
        f = MeshBuilder()
        for e in (-1.1, 1.1):
            for s in (-1, 1):
                f.beam((e, s * 0.78, 0.2), (e, s * 0.1, 2.5), 0.07, mat=0)
            f.beam((e, -1.1, 0.2), (e, 1.1, 0.2), 0.09, mat=0)
            for s in (-0.75, 0.75):
                f.cylinder((e - 0.03, s, 0.09), (e + 0.03, s, 0.09), 0.09, 24, 1)
        for z, s in ((2.5, 0.06), (0.2, 0.8), (0.2, -0.8), (1.3, 0.42), (1.3, -0.42)):
            f.beam((-1.5, s, z), (1.5, s, z), 0.06, mat=0)
        f.build('rack', [M['amberp'], M['gasket']], loc=(x, y, 0), rz=a, bevel=0.004)
        for s in (-1, 1):
            u = MeshBuilder()
            panel(u, lambda p, o, z: (p, o, z), -0.75, 0, 1.5, 3.3)
            o = u.build('unit', [M['bronze'], M['film'], M['stone'], M['gasket'], M['galv']], bevel=0.003)
            o.rotation_euler = (0.285, 0, a + (math.pi if s < 0 else 0))
            o.location = (x - math.sin(a) * s * 0.93, y + math.cos(a) * s * 0.93, 0.26)
    # sheets of plywood, cartons of brackets
    g = MeshBuilder()
    for k in range(8):
        g.box((4.6, 6.4, 0.1 + k * 0.022), (2.44, 1.22, 0.02), 0, rz=0.2 + 0.01 * (k % 3))
    for e in (-0.8, 0.8):
        g.box((4.6 + e, 6.4 + e * 0.2, 0.045), (0.09, 1.2, 0.09), 1, rz=0.2)
    g.build('stack', [M['ply'], timber('bearer', '#a9834f', '#c9a469', 1, 1, 0.7)], bevel=0.003)
    e = MeshBuilder()
    for k in range(14):
        x = -14 + k * 2.1
        e.beam((x, 12.9, 0), (x, 12.9, 1.25), 0.05, mat=0)
    for z in (0.62, 1.18):
        e.beam((-15, 12.9, z), (15, 12.9, z), 0.05, mat=0)
    e.beam((-15, 12.9, 0.1), (15, 12.9, 0.1), 0.03, 0.2, mat=1)
    e.build('edge', [M['amberp'], timber('toe', '#a9834f', '#c9a469', 0, 1, 0.7)])
    city_below(-48, R)
    apply_haze(sd, 1 / 900.0, 90, bright=0.5, warm=(1.0, 0.66, 0.4), cool=(0.5, 0.56, 0.62), only=('ground', 'tf1', 'tf2', 'tal', 'tco', 'lw1', 'lw2'))
    return outdoor(sd, location=(-2.4, -3.0, 1.45), target=(0.5, 3.0, 1.45), lens=24, shift=0.02, exposure=0.1, glow=0)


# school
def chair_and_desk(M, mats):
    """A pupil's desk and chair of bent tube and plywood, as two meshes to be copied."""
    d = MeshBuilder()
    d.box((0, 0, 0.735), (0.7, 0.5, 0.024), 0)
    d.box((0, 0, 0.718), (0.69, 0.49, 0.012), 2)
    for s in (-1, 1):
        d.cylinder((s * 0.3, -0.2, 0), (s * 0.3, -0.2, 0.71), 0.014, 12, 1)
        d.cylinder((s * 0.3, 0.2, 0), (s * 0.3, 0.2, 0.71), 0.014, 12, 1)
        d.cylinder((s * 0.3, -0.2, 0.7), (s * 0.3, 0.2, 0.7), 0.014, 12, 1)
        d.cylinder((s * 0.3, -0.2, 0.12), (s * 0.3, 0.2, 0.12), 0.012, 12, 1)
    d.cylinder((-0.3, 0.2, 0.62), (0.3, 0.2, 0.62), 0.012, 12, 1)
    desk = d.build('desk', mats, bevel=0.004, smooth=True)
    c = MeshBuilder()
    for s in (-1, 1):
        c.cylinder((s * 0.18, -0.2, 0), (s * 0.16, -0.17, 0.44), 0.012, 10, 1)
        c.cylinder((s * 0.18, 0.2, 0), (s * 0.16, 0.17, 0.44), 0.012, 10, 1)
        c.cylinder((s * 0.16, -0.17, 0.44), (s * 0.16, -0.235, 0.8), 0.012, 10, 1)
        c.cylinder((s * 0.16, -0.17, 0.435), (s * 0.16, 0.17, 0.435), 0.012, 10, 1)
    frame = c.build('cframe', mats, smooth=True)

    def seat(u, v):
        return ((u - 0.5) * 0.4, -0.19 + v * 0.39, 0.452 + 0.012 * math.cos((u - 0.5) * 3) * -1 + 0.02 * max(0, v - 0.8) * -3)

    def back(u, v):
        return ((u - 0.5) * 0.38, -0.215 - v * 0.05 - 0.035 * math.cos((u - 0.5) * math.pi), 0.6 + v * 0.2)
    parts = []
    for fn in (seat, back):
        o = surf('shell', fn, 10, 6, M['seat'])
        k = o.modifiers.new('s', 'SOLIDIFY')
        k.thickness = 0.012
        parts.append(o)
    return desk, [frame, *parts]


def copy(o, loc, rz=0):
    c = o.copy()
    bpy.context.collection.objects.link(c)
    c.hide_render = False
    c.location = loc
    c.rotation_euler = (0, 0, rz)


def classroom():
    """The classroom that was finished first: desks of plywood, absorbing ceiling, the coloured fins before the windows."""
    reset()
    R = random.Random(7)
    sd = sky_world(27, 98, strength=0.3, clouds=0.3, dust=1.0, sunpower=20, suncol=(1, 0.8, 0.56), angle=0.5)
    M = dict(floor=principled('lino', '#b7a588', 0.32, var=0.05, scale=5, spec=0.5), wall=principled('cwall', '#e9e2d3', 0.85, var=0.03, scale=1),
        petrol=principled('cpet', '#0e4d52', 0.5, var=0.06, scale=2), teal=principled('ctea', '#2c7f80', 0.45), amber=principled('camb', '#d98a2b', 0.45),
        sand=principled('csan', '#dcc7a0', 0.5), ply=grain('cply', '#b88c58', '#d8b37e', 0.4, 2.2, 0, 0.15),
        slat=timber('cslat', '#9a6f40', '#c79c66', 2, 1, 0.5), tube=principled('ctube', '#2a2d2e', 0.35, metal=0.6), white=principled('cwhite', '#f2f0ea', 0.25, spec=0.6),
        felt=principled('felt', '#9fb3ab', 0.98, bump=0.2, bscale=300), felt2=principled('felt2', '#1c5c60', 0.98, bump=0.2, bscale=300),
        frame=principled('cframe', '#33312e', 0.4, metal=0.5), alu=principled('calu', '#c9cccc', 0.3, metal=0.9),
        led=glow('cled', '#fff0d8', 4.0))
    M['seat'] = grain('cseat', '#b07f4b', '#cfa56e', 0.4, 3, 0, 0.15)
    X, Y, H = 4.4, 8.6, 3.3
    b = MeshBuilder()
    b.quad([(-X, -3, 0), (X, -3, 0), (X, Y, 0), (-X, Y, 0)], 0)
    b.box((0, Y + 0.1, H / 2), (2 * X + 1, 0.2, H), 1)
    b.box((-X - 0.1, 3, H / 2), (0.2, 12, H), 1)
    b.box((0, 3, H + 0.1), (2 * X + 1, 12, 0.2), 1)
    b.build('room', [M['floor'], M['wall']])
    # wall of windows, its sill a bench
    ops = [(-2.6 + i * 2.8, -0.1 + i * 2.8, 0.95, 2.95) for i in range(4)]
    b = MeshBuilder()
    punched(b, -3, Y, 0, H, X, X + 0.3, ops, 0, 'y')
    b.build('outer', [M['wall']])
    b = MeshBuilder()
    for y0, y1, z0, z1 in ops:
        for y in (y0 + 0.03, (y0 + y1) / 2, y1 - 0.03):
            b.box((X + 0.15, y, (z0 + z1) / 2), (0.08, 0.06, z1 - z0), 0)
        for z in (z0 + 0.03, z1 - 0.03):
            b.box((X + 0.15, (y0 + y1) / 2, z), (0.08, y1 - y0, 0.06), 0)
        b.box((X - 0.02, (y0 + y1) / 2, z0 - 0.02), (0.4, y1 - y0 + 0.1, 0.04), 1)
    b.build('frames', [M['frame'], M['ply']], bevel=0.003)
    f = MeshBuilder()
    for i in range(22):
        f.box((X + 1.5, -3.2 + i * 0.58, 1.7), (0.62, 0.09, 3.7), (0, 1, 2, 0, 3, 1, 2)[i % 7], rz=R.choice([0, 0.25, -0.25, 0.4]))
    f.box((X + 1.0, 3, -0.2), (1.4, 14, 0.3), 4)
    f.box((X + 1.0, 3, 3.6), (1.4, 14, 0.3), 4)
    f.build('fins', [M['petrol'], M['teal'], M['amber'], M['sand'], M['wall']])
    g = MeshBuilder()
    g.quad([(-60, -60, -4), (90, -60, -4), (90, 120, -4), (-60, 120, -4)])
    g.build('yard', [principled('yard', '#b9a98f', 0.8, var=0.1, scale=0.4)])
    # front wall: board between ply panels
    b = MeshBuilder()
    b.box((0, Y - 0.03, 1.55), (4.0, 0.05, 1.3), 0)
    b.box((0, Y - 0.02, 1.55), (4.1, 0.05, 1.4), 1)
    b.box((0, Y - 0.09, 0.88), (4.0, 0.1, 0.025), 1)
    b.build('board', [M['white'], M['alu']], bevel=0.004)
    b = MeshBuilder()
    for i in range(19):
        for s in (-1, 1):
            b.box((s * (2.2 + i * 0.118), Y - 0.03, 1.65), (0.07, 0.06, 3.3), 0)
    b.build('slats', [M['slat']])
    b = MeshBuilder()
    b.box((-X + 0.02, 3.6, 1.55), (0.04, 6.4, 1.3), 0)
    b.box((-X + 0.03, 3.6, 0.88), (0.06, 6.5, 0.04), 1)
    b.box((-X + 0.03, 3.6, 2.22), (0.06, 6.5, 0.04), 1)
    b.build('pinboard', [M['felt2'], M['ply']])
    b = MeshBuilder()
    for i in range(11):
        y, h = 0.95 + i * 0.52, R.choice([0.3, 0.42])
        b.box((-X + 0.045, y + R.uniform(-0.03, 0.03), 1.6 + R.uniform(-0.22, 0.22)), (0.004, h * 0.72, h), R.randrange(4))
    b.build('sheets', [M['white'], M['sand'], M['white'], M['amber']])
    # low cupboards under the pinboard
    b = MeshBuilder()
    for i in range(8):
        b.box((-X + 0.24, 0.8 + i * 0.8, 0.37), (0.46, 0.79, 0.66), i % 2)
    b.build('cupboards', [M['ply'], M['ply']], bevel=0.005)
    # rafts of felt under the slab, lamps between them
    b = MeshBuilder()
    for i in range(4):
        for j in range(5):
            b.box((-3.15 + i * 2.1, -1.2 + j * 2.1, H - 0.24), (1.9, 1.5, 0.05), 1 if (i + 2 * j) % 5 == 0 else 0)
    b.build('rafts', [M['felt'], M['felt2']], bevel=0.008)
    b = MeshBuilder()
    for j in range(5):
        for x in (-2.1, 2.1):
            b.box((x, -1.2 + j * 2.1 + 1.05, H - 0.3), (2.4, 0.09, 0.06), 0)
            b.box((x, -1.2 + j * 2.1 + 1.05, H - 0.332), (2.36, 0.07, 0.004), 1)
    b.build('lamps', [M['alu'], M['led']])
    desk, chair = chair_and_desk(M, [M['ply'], M['tube'], M['tube']])
    for o in (desk, *chair):
        o.hide_render = True
    for i in range(4):
        for j in range(4):
            x, y = -2.55 + i * 1.5 + R.uniform(-0.02, 0.02), 1.0 + j * 1.45 + R.uniform(-0.02, 0.02)
            copy(desk, (x, y, 0), R.uniform(-0.02, 0.02))
            a = R.uniform(-0.05, 0.05)
            for o in chair:
                copy(o, (x + R.uniform(-0.002, 0.002), y - 0.36, 0), a)
    area_light((0, 3, H - 0.4), (0, 3, 0), 8, 90, (1, 0.92, 0.8), sy=9)
    area_light((X - 0.1, 3, 1.95), (-2, 3, 0.8), 11, 130, (0.92, 0.96, 1.0), sy=2)
    area_light((0, -2.9, 1.7), (0, 5, 1.0), 7, 70, (1, 0.9, 0.78), sy=2.6)
    exclude_from_lamps()
    return interior((-2.3, -2.3, 1.5), (0.55, 5.4), 22, shift=0.0, exposure=-0.2, clamp_direct=40, saturation=1.08)


def stack():
    """The school's coloured fins as they came: hollow blades on timbers, before the wall they will shade."""
    reset()
    R = random.Random(6)
    sd = sky_world(33, -128, strength=0.2, clouds=0.2, dust=0.8, sunpower=8.5, suncol=(1, 0.86, 0.66), angle=0.5)
    cols = [principled('f%d' % i, c, 0.38, var=0.03, scale=3, coat=0.2) for i, c in enumerate(('#0e4d52', '#2c7f80', '#d98a2b', '#dcc7a0'))]
    foam = principled('foam', '#e9e6dc', 0.9)
    b = MeshBuilder()
    b.quad([(-40, -20, 0), (40, -20, 0), (40, 60, 0), (-40, 60, 0)])
    b.build('slab', [concrete('yardc', '#b3a792', 3.0, 3.0, joint=0.012, stain=0.08, var=0.1)])
    w = MeshBuilder()
    w.box((0, 5.2, 3), (40, 0.4, 6))
    w.build('wall', [ashlar('wst', ('#bfa67f', '#d9c5a0', '#e8dabd'), 1.2, 0.5, 0.014, stain=0.1)])
    b = MeshBuilder()
    t = MeshBuilder()

    def blade(c, mat, rz=0.0, L=3.7, W=0.62, D=0.09, e=0.005):
        """A hollow extrusion lying along y."""
        x, y, z = c
        for o, s in (((0, 0, D / 2 - e / 2), (W, L, e)), ((0, 0, -D / 2 + e / 2), (W, L, e)), ((W / 2 - e / 2, 0, 0), (e, L, D)),
                ((-W / 2 + e / 2, 0, 0), (e, L, D)), ((0.1, 0, 0), (e, L - 0.01, D)), ((-0.1, 0, 0), (e, L - 0.01, D))):
            b.box((x + o[0], y + o[1], z + o[2]), s, mat)
    for s, (x0, order) in enumerate(((0.0, (0, 0, 1, 2, 0, 3, 2)), (0.86, (2, 1, 1, 0, 3)), (-0.92, (1, 2, 0)))):
        for k, m in enumerate(order):
            z = 0.1 + 0.045 + k * 0.115
            blade((x0 + R.uniform(-0.012, 0.012), 1.6 + R.uniform(-0.05, 0.05), z), m)
            if k < len(order) - 1:
                for y in (0.2, 1.6, 3.0):
                    t.box((x0, y, z + 0.0575), (0.5, 0.06, 0.024), 1)
    for y in (0.2, 1.6, 3.0):
        t.box((0, y, 0.05), (2.9, 0.1, 0.1), 0)
    b.build('blades', cols, bevel=0.0015)
    t.build('bearers', [timber('bearer', '#a9834f', '#c9a469', 0, 1, 0.7), foam], bevel=0.003)
    # the first ones are up, on the rails of the wall
    g = MeshBuilder()
    for z in (1.0, 3.6):
        g.box((0, 4.93, z), (40, 0.1, 0.07), 0)
    for i in range(18):
        g.box((-2.36 + i * 0.58, 4.95, 1.0), (0.12, 0.03, 0.16), 0)
    g.build('rails', [principled('raw', '#aeb2b3', 0.36, metal=0.9)], bevel=0.003)
    for i, m in enumerate((1, 2, 0, 3)):
        o = MeshBuilder()
        o.box((0, 0, 2.3), (0.09, 0.62, 3.7))
        o.build('fixed', [cols[m]], bevel=0.004, loc=(1.12 + i * 0.58, 4.56, 0), rz=(0.25, -0.2, 0.4, 0)[i])
    return outdoor(sd, location=(-1.15, -2.2, 1.2), target=(0.2, 2.2, 0.78), lens=22, shift=0.0, exposure=-0.25, glow=0,
        saturation=1.1)


# bridge
def girder():
    """Inside the box girder: the curve of the deck, tendons along both webs, lamps of the inspection way."""
    reset()
    path = arc_path((0, -12), 90, [(220, 1 / 150.0)], lambda s: 0.0, step=1.5)
    conc = concrete('inner', '#aea28f', 3.0, 1.2, uv=True, joint=0.012, stain=0.22, var=0.09)
    sweep('box', path, [(-2.3, 0), (2.3, 0), (2.75, 2.2), (2.2, 2.65), (-2.2, 2.65), (-2.75, 2.2)], [conc], caps=False)
    M = [principled('hdpe', '#191c1d', 0.4), principled('galv', '#a8adae', 0.4, metal=0.85), glow('bulk', '#ffe0b0', 9.0),
        concrete('dev', '#b5a995', 3, 2, stain=0.15), principled('walk', '#5d6163', 0.5, metal=0.5), principled('amber', '#d8931a', 0.5)]
    sweep('walkway', path, [(-0.45, 0.02), (0.45, 0.02), (0.45, 0.07), (-0.45, 0.07)], [M[4]])
    for s in (-1, 1):
        for k in range(4):
            r = 0.065
            x, z = s * (2.06 + 0.05 * k), 0.5 + 0.19 * k
            ring = [(x + r * math.cos(a), z + r * math.sin(a)) for a in (i * math.pi / 6 for i in range(12))]
            sweep('tendon', path, ring, [M[0]], smooth=True)
    sweep('tray', path, [(2.2, 1.92), (2.6, 1.92), (2.6, 1.94), (2.2, 1.94)], [M[1]])
    sweep('cable', path, [(2.3, 1.95), (2.35, 1.95), (2.35, 1.99), (2.3, 1.99)], [M[0]])
    sweep('cable', path, [(2.42, 1.95), (2.47, 1.95), (2.47, 1.99), (2.42, 1.99)], [M[5]])
    b = MeshBuilder()
    s = 4.0
    while s < 200:
        p, t, r = point_on_path(path, s)
        rz = math.atan2(r.y, r.x)
        if int(s) % 14 == 4:
            for e in (-1, 1):
                b.box(p + r * (e * 2.2) + Vector((0, 0, 0.65)), (0.8, 0.9, 1.3), 3, rz=rz)
        if int(s) % 7 == 4:
            q = p + r * -2.6 + Vector((0, 0, 1.95))
            b.box(q, (0.1, 0.34, 0.16), 1, rz=rz)
            b.box(q + r * 0.05, (0.06, 0.28, 0.11), 2, rz=rz)
            area_light(tuple(q + r * 0.12), tuple(p + r * 1.2 + Vector((0, 0, 0.2))), 0.34, 150, (1, 0.82, 0.56), sy=0.2)
        s += 1.0
    b.build('fittings', M, bevel=0.008)
    # a hatch lets the day in
    p, t, r = point_on_path(path, 27)
    area_light(tuple(p + Vector((0, 0, 2.4))), tuple(p), 1.3, 420, (0.75, 0.87, 1.0), sy=1.1)
    bpy.context.scene.world = bpy.data.worlds.new('W')
    bpy.context.scene.world.color = (0, 0, 0)
    p, t, r = point_on_path(path, 9)
    e = point_on_path(path, 24)[0]
    return interior((p.x + r.x * 0.9, p.y + r.y * 0.9, 1.5), (e.x, e.y), 21, shift=-0.02, exposure=0.7, clamp_direct=20)


CAMERAS = {'stones': stones, 'lattice': lattice, 'screen': screen, 'office': office, 'fins': fins, 'panels': panels, 'classroom': classroom,
    'stack': stack, 'girder': girder}
