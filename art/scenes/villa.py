"""A villa by its pool, and a courtyard house, at dusk."""
import math
import random

import bpy

from lib.architecture import arch_wall, punched, star_screen
from lib.materials import (
    ashlar, brickwall, clear_glass, emission, facade, ground_mat, leaf_mat, pool_water, principled, thin_glass,
    wood,
)
from lib.mesh import MeshBuilder
from lib.nature import date_palm, grasses, palm, plant, tree
from lib.nodes import new_material, rgba
from lib.view import building
from lib.world import apply_haze, area_light, point_light, reset, sky_world
from scenes.civic import ground, palette, spread


def water():
    m, t, out = new_material('water')
    pos = t.node('NewGeometry').outputs['Position']
    n = t.node('TexNoise', {'Vector': pos, 'Scale': 1.6, 'Detail': 3, 'Distortion': 0.6}).outputs['Fac']
    b = t.node('Bump', {'Height': n, 'Strength': 0.12, 'Distance': 0.2}).outputs[0]
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': rgba('#1a8f97'), 'Roughness': 0.03,
        'Specular': 0.9, 'Normal': b, 'Emission': rgba('#1aa6a8'), 'Emission Strength': 0.35}))
    return m


def build():
    reset()
    R = random.Random(3)
    M = {}
    M['st'] = principled('stucco', '#ece5d8', 0.85, var=0.05, scale=0.8, bump=0.08, bscale=20)
    M['stone'] = brickwall('stone', '#b99a74', '#cdb08a', '#7d6a52', 0.22)
    M['wood'] = wood('vw', '#5b371c', '#a06b3a', 0.12, 3, 0.45, 2)
    M['dark'] = principled('dk', '#1d1f22', 0.4, metal=0.5)
    M['glass'] = thin_glass('gl', (0.86, 0.9, 0.92, 1))
    M['pave'] = ashlar('pv', ('#9c8768', '#b79f7c', '#cbb592'), 1.2, 0.6, 0.012, rough=0.45, flat=True,
        bump=0.2, stain=0.25)
    M['deck'] = wood('deck', '#5a4028', '#94704a', 0.14, 2.4, 0.5, 1)
    M['warm'] = emission('wm', '#ffc680', 5)
    M['curt'] = principled('curt', '#e9dcc6', 0.9, emit='#ffcf95', es=0.12)
    M['int'] = principled('int', '#d3ab74', 0.8, emit='#ffb060', es=0.4)
    M['grass'] = principled('grass', '#4f6f2c', 0.95, var=0.45, scale=14, bump=1, bscale=60)
    M['water'] = water()
    M['trunk'] = principled('trunk', '#6b5138', 0.9, var=0.3, scale=4)
    M['frond'] = principled('frond', '#46602a', 0.55, var=0.3, scale=1)
    M['leaf'] = principled('leaf', '#3c5a2a', 0.45, var=0.3, scale=6)
    M['pot'] = principled('pot', '#3a3733', 0.7)
    M['hedge'] = principled('hedge', '#3f5a30', 0.8, var=0.5, scale=6, bump=1, bscale=14)
    sd = sky_world(0.8, -22, strength=0.42, clouds=0.6, dust=1.5, sunpower=0, cloudcol=(1.0, 0.52, 0.38))
    g = MeshBuilder()
    g.quad([(-300, -300, -0.02), (300, -300, -0.02), (300, 300, -0.02), (-300, 300, -0.02)])
    g.build('g', [ground_mat()])
    b = MeshBuilder()
    b.box((0, 2, 0.02), (44, 44, 0.08), 0)
    b.build('pv', [M['pave']])
    b = MeshBuilder()
    b.box((-10, -6, 0.06), (14, 9, 0.1), 0)
    b.box((15.5, -6, 0.06), (9, 9, 0.1), 0)
    b.build('gr', [M['grass']])

    def room(x0, x1, y0, y1, z0, z1, openf=True, mat='st', fr=0.35):
        b = MeshBuilder()
        w, d = (x1 - x0, y1 - y0)
        cx, cy = ((x0 + x1) / 2, (y0 + y1) / 2)
        b.box((cx, cy, z0 + 0.15), (w, d, 0.3))
        b.box((cx, cy, z1 - 0.2), (w + 0.0, d, 0.4))
        # a little out of the slabs' faces: coplanar ones go black
        b.box((x0 + 0.14, cy, (z0 + z1) / 2), (0.32, d + 0.02, z1 - z0 + 0.02))
        b.box((x1 - 0.14, cy, (z0 + z1) / 2), (0.32, d + 0.02, z1 - z0 + 0.02))
        b.box((cx, y1 - 0.13, (z0 + z1) / 2), (w + 0.01, 0.3, z1 - z0 + 0.01))
        b.build('room', [M[mat]], bevel=0.015)
        i = MeshBuilder()
        i.box((cx, y0 + d * 0.62, (z0 + z1) / 2), (w - 0.7, 0.05, z1 - z0 - 0.7), 0)
        i.build('in', [M['int']])
        k = int(w / 1.6)
        f = MeshBuilder()
        for q in range(k + 1):
            f.box((x0 + 0.3 + (w - 0.6) * q / k, y0 + 0.5, (z0 + z1) / 2), (0.06, 0.1, z1 - z0 - 0.7), 0)
        f.box((cx, y0 + 0.5, z0 + 0.34), (w - 0.6, 0.1, 0.07), 0)
        f.box((cx, y0 + 0.5, z1 - 0.44), (w - 0.6, 0.1, 0.07), 0)
        f.build('fr', [M['dark']])
        gl = MeshBuilder()
        gl.quad([(x0 + 0.3, y0 + 0.5, z0 + 0.3), (x1 - 0.3, y0 + 0.5, z0 + 0.3), (x1 - 0.3, y0 + 0.5, z1 - 0.4),
            (x0 + 0.3, y0 + 0.5, z1 - 0.4)])
        gl.build('gl', [M['glass']])
        cu = MeshBuilder()
        for side in (x0 + 0.35, x1 - 0.35 - w * 0.14):
            n = 26
            for q in range(n):
                xa, xb = (side + w * 0.14 * q / n, side + w * 0.14 * (q + 1) / n)
                ya, yb = (y0 + 0.75 + 0.06 * math.sin(q * 1.3), y0 + 0.75 + 0.06 * math.sin((q + 1) * 1.3))
                cu.quad([(xa, ya, z0 + 0.3), (xb, yb, z0 + 0.3), (xb, yb, z1 - 0.45), (xa, ya, z1 - 0.45)])
        cu.build('cu', [M['curt']])
        lt = MeshBuilder()
        for q in range(int(w / 1.5)):
            lt.cylinder((x0 + 0.9 + q * 1.5, y0 + 1.3, z1 - 0.42), (x0 + 0.9 + q * 1.5, y0 + 1.3, z1 - 0.41),
                0.09, 14)
        lt.build('lt', [M['warm']])
        area_light((cx, y0 + 1.6, z1 - 0.5), (cx, y0 + 1.6, 0), w * 0.8, w * 22, (1, 0.68, 0.36), sy=1.5)
        so = MeshBuilder()
        so.box((cx - 0.5, y0 + 2.2, z0 + 0.55), (2.4, 0.9, 0.5))
        so.box((cx - 0.5, y0 + 2.55, z0 + 0.9), (2.4, 0.25, 0.7))
        so.build('so', [principled('sofa', '#7c6a58', 0.9)], bevel=0.06)
        pt = MeshBuilder()
        pt.box((cx + 1.2, y0 + d * 0.6, z0 + 1.9), (1.6, 0.06, 1.1))
        pt.build('pt', [principled('art', '#2d6a6a', 0.7, var=0.6, scale=2)])
    room(-9, 1.5, 2, 12, 0.1, 3.7)
    room(3.4, 9.5, 3, 12, 0.1, 3.7)
    room(-5.5, 8.2, -0.2, 11, 3.9, 7.3)
    room(-11, -6.2, 3.5, 12, 3.9, 7.0)
    b = MeshBuilder()
    b.box((1.3, -0.35, 3.8), (14.6, 1.6, 0.3))
    b.box((1.3, 4.8, 7.45), (15, 12.6, 0.28))
    b.box((-8.4, 7, 7.15), (6.2, 9.4, 0.25))
    b.build('slab', [M['st']], bevel=0.02)
    b = MeshBuilder()
    b.box((2.45, 3.2, 3.7), (2.2, 0.5, 7.4))
    b.box((9.9, 6, 1.9), (0.5, 9, 3.8))
    b.build('stonew', [M['stone']])
    b = MeshBuilder()
    for i in range(22):
        b.box((-5.5 + i * 0.16, -0.32, 5.6), (0.07, 0.12, 3.3))
    for i in range(12):
        b.box((6.5 + i * 0.16, -0.32, 5.6), (0.07, 0.12, 3.3))
    b.build('fins', [M['wood']])
    b = MeshBuilder()
    b.box((2.45, 2.9, 1.35), (1.3, 0.08, 2.5))
    b.build('door', [M['wood']])
    lt = MeshBuilder()
    for i in range(9):
        lt.cylinder((-8 + i * 2, 1.2 if i > 1 else 2, 3.63), (-8 + i * 2, 1.2 if i > 1 else 2, 3.62), 0.07, 14)
    lt.box((1.3, -1.12, 3.66), (14.4, 0.04, 0.04))
    lt.build('sof', [M['warm']])
    area_light((1.3, -0.7, 3.6), (1.3, -0.4, 0), 13, 170, (1, 0.7, 0.4), sy=0.8)
    area_light((1.3, -0.6, 7.25), (1.3, -0.2, 4), 12, 130, (1, 0.7, 0.4), sy=0.6)
    # balcony rail glass
    b = MeshBuilder()
    b.quad([(-5.9, -1.08, 3.95), (8.5, -1.08, 3.95), (8.5, -1.08, 4.95), (-5.9, -1.08, 4.95)])
    b.build('rail', [M['glass']])
    b = MeshBuilder()
    b.beam((-5.9, -1.08, 4.97), (8.5, -1.08, 4.97), 0.05)
    b.build('rl', [M['dark']])
    # pool
    b = MeshBuilder()
    b.box((4, -7, 0.06), (13, 6.6, 0.12))
    b.build('deck', [M['deck']])
    b = MeshBuilder()
    b.box((4, -7.2, 0.125), (11, 4.4, 0.03))
    b.build('pool', [M['water']])
    b = MeshBuilder()
    for c, z in (((4, -4.95, 0.13), (11.3, 0.16, 0.06)), ((4, -9.45, 0.13), (11.3, 0.16, 0.06)),
        ((-1.55, -7.2, 0.13), (0.16, 4.6, 0.06)), ((9.55, -7.2, 0.13), (0.16, 4.6, 0.06))):
        b.box(c, z)
    b.build('cop', [M['st']])
    lo = MeshBuilder()
    for i in range(3):
        x = -0.5 + i * 2.6
        lo.box((x, -4.2, 0.42), (0.7, 1.9, 0.12))
        lo.box((x, -3.35, 0.72), (0.7, 0.12, 0.6))
    lo.build('lounge', [M['st']], bevel=0.05)
    # walls, hedges, palms, path lights
    b = MeshBuilder()
    b.box((0, 20, 1.4), (44, 0.3, 2.8))
    b.box((-21.5, 2, 1.4), (0.3, 40, 2.8))
    b.box((21.5, 2, 1.4), (0.3, 40, 2.8))
    b.build('bw', [M['st']])
    hg = MeshBuilder()
    for i in range(900):
        r = R.uniform(0.18, 0.36)
        side = R.random()
        x, y = (R.uniform(-17, -3.2), -1.9 + R.uniform(-0.3, 0.3)) if side < 0.35 else (R.uniform(11, 20),
            -1.6 + R.uniform(-0.3, 0.3)) if side < 0.6 else (R.uniform(-20, 20), 18.6 + R.uniform(-0.5, 0.5))
        hg.lathe((x, y, R.uniform(0.2, 0.75)), [(0, -r)] + [(r * math.sin(a), -r * math.cos(a)) for a in (0.6,
            1.1, 1.6, 2.1, 2.6)] + [(0, r)], 9)
    hg.build('hg', [M['hedge']], smooth=True)
    for i, (x, y, h) in enumerate([(-13, -4, 7.5), (-15.5, 1, 9), (19.5, 2, 8), (17, 2, 9.5), (11.8, 9, 10),
        (-18, 8, 9), (-6, 15, 10)]):
        palm(M, (x, y, 0), h, i)
    for x in (-12, -9, -6, 11, 14):
        plant(M, (x + 0.5, -2.9, 0.05), 1.0, int(x + 20))
        point_light((x, -2.6, 0.35), 22, r=0.05)
    for x in (-13, 13.5):
        point_light((x, -3.6, 0.4), 120, r=0.1)
    nb = MeshBuilder()
    for i in range(40):
        nb.box((R.uniform(-160, 160), R.uniform(60, 260), 4), (R.uniform(12, 20), 14, R.uniform(7, 12)), 0)
    nb.build('nb', [facade('nbf', '#8d7d68', 3, 3.5, 0.18, 0.5, lits=1.5)])
    apply_haze(sd, density=1 / 900.0, height=80, bright=0.3, only=('ground', 'nbf', 'frond', 'trunk'))
    return sd


def pool_side():
    """Corner of the roof over the water, low: stone, timber, glass, without the garden."""
    build()
    for o in bpy.data.objects:
        if o.name.split('.')[0] in ('lounge', 'hg', 'so', 'gl'):
            o.hide_render = True
    return building((11.4, -9.9, 0.75), (3.2, 0.6), 21, shift=0.13, exposure=0.55, bloom=(0.9, 0.12), vignette=0.3)


# courtyard at dusk
def courtyard():
    """Enclosed court: pool on axis, limestone cloister, lit mashrabiya, olive tree, lounge and fire bowl."""
    reset()
    M = palette()
    R = random.Random(21)
    M['cp'] = ashlar('cp', ('#8b7a62', '#a08e73', '#b3a286'), 0.9, 0.6, 0.012, rough=0.24, spec=0.55, flat=True,
        bump=0.25, stain=0.3)
    M['st'] = ashlar('cst', ('#cbb38b', '#dccaa6', '#e9dcc1'), 1.2, 0.5, 0.014, stain=0.05)
    M['hg'] = emission('hg', '#ffb660', 1.9)
    M['room'] = emission('rm', '#ffc88a', 1.3)
    M['pool'] = pool_water('cpool', '#0f6f74', 1.5, 0.05, glow=0.42)
    M['ptile'] = ashlar('ptile', ('#0e4a50', '#15646a', '#238086'), 0.3, 0.3, 0.008, rough=0.2, spec=0.6,
        flat=None, stagger=0, dark=0.3)
    M['fab'] = principled('fab', '#e7dcc6', 0.9, bump=0.15, bscale=60)
    M['fabp'] = principled('fabp', '#14565a', 0.9)
    M['faba'] = principled('faba', '#c47f31', 0.9)
    M['rug'] = ashlar('rug', ('#7d3f24', '#1b5256', '#c9a268'), 0.3, 0.12, 0.0, rough=0.95, flat=True,
        stagger=0.5)
    sd = sky_world(0.8, 18, strength=0.42, clouds=0.55, dust=1.5, sunpower=0, cloudcol=(1.0, 0.52, 0.38))
    ground(M)
    # court half width, far wall line
    X, Y = (9.0, 20.0)
    b = MeshBuilder()
    b.box((0, 6, -0.03), (40, 60, 0.06))
    b.build('pv', [M['cp']])
    # pool with lit steps and stone rim, on axis
    b = MeshBuilder()
    b.box((0, 5, 0.03), (5.6, 15, 0.04), 0)
    for c, s in (((-3.05, 5, 0.08), (0.5, 16, 0.18)), ((3.05, 5, 0.08), (0.5, 16, 0.18)),
        ((0, -2.75, 0.08), (5.6, 0.5, 0.178)), ((0, 12.75, 0.08), (5.6, 0.5, 0.178))):
        b.box(c, s, 1)
    b.build('pool', [M['pool'], M['st']])
    b = MeshBuilder()
    b.box((0, 13.6, 0.35), (2.6, 1.2, 0.7), 0)
    b.box((0, 12.98, 0.62), (1.8, 0.12, 0.08), 1)
    b.build('spout', [M['st'], M['brass']])
    b = MeshBuilder()
    b.quad([(-0.85, 12.9, 0.62), (0.85, 12.9, 0.62), (0.85, 12.72, 0.05), (-0.85, 12.72, 0.05)])
    b.build('fall', [clear_glass('fall', (0.8, 0.95, 0.97, 1), 1.5, 0.05, 0.35)])
    # side cloisters: pointed arcade below, mashrabiya bays above
    for s in (-1, 1):
        l, r = sorted((s * X, s * (X + 0.6)))
        w = MeshBuilder()
        arch_wall(w, -6, Y, l, r, 0, 4.3, 6, 2.9, 2.3, 1.65, 0, 'y')
        ops = [(-6 + (i + 0.5) * 26 / 6 - 1.35, -6 + (i + 0.5) * 26 / 6 + 1.35, 5.1, 7.6) for i in range(6)]
        punched(w, -6, Y, 4.6, 8.2, l, r, ops, 0, 'y')
        w.box((s * (X + 0.2), 7, 4.45), (1.0, 26.2, 0.3), 1)
        w.box((s * (X + 0.2), 7, 8.35), (1.2, 26.4, 0.35), 1)
        w.box((s * (X + 3), 7, 4.3), (5.4, 26, 0.25), 2)
        w.box((s * (X + 4.3), 7, 4.1), (0.4, 26, 8.2), 0)
        w.build('clo', [M['st'], M['lime2'], M['wood']])
        sc = MeshBuilder()
        g = MeshBuilder()
        for o in ops:
            star_screen(sc, o[0], o[1], o[2], o[3], s * (X + 0.1), 0.42, 'y', 0.06, 0.1, 0, 0.1)
            g.box((s * (X + 0.55), (o[0] + o[1]) / 2, (o[2] + o[3]) / 2), (0.04, o[1] - o[0], o[3] - o[2]))
        # lower back wall: doors and screens, warm rooms
        for i in range(6):
            c = -6 + (i + 0.5) * 26 / 6
            if i % 2:
                g.box((s * (X + 4.05), c, 1.5), (0.05, 2.2, 2.9))
                star_screen(sc, c - 1.1, c + 1.1, 0.1, 2.95, s * (X + 3.95), 0.44, 'y', 0.045, 0.08, 1, 0.09)
            else:
                sc.box((s * (X + 4.05), c, 1.35), (0.12, 2.2, 2.7), 2)
                sc.box((s * (X + 3.97), c, 1.35), (0.05, 0.05, 2.7), 1)
        sc.build('scr', [M['screen'], M['bronze'], M['wood']])
        g.build('glow', [M['hg']])
        area_light((s * (X + 2.2), 7, 4.1), (s * (X + 1.6), 7, 0), 25, 420, (1, 0.66, 0.34), sy=1.2)
        area_light((s * (X - 0.35), 7, 4.65), (s * (X + 0.6), 7, 9), 25, 120, (1, 0.64, 0.32), sy=0.2)
        la = MeshBuilder()
        for i in range(6):
            c = -6 + (i + 0.5) * 26 / 6
            la.lathe((s * (X + 0.3), c, 2.9), [(0, 0), (0.13, 0.05), (0.18, 0.26), (0.1, 0.48), (0, 0.52)], 10,
                0)
            la.cylinder((s * (X + 0.3), c, 3.4), (s * (X + 0.3), c, 3.95), 0.012, 6, 1)
        la.build('lant', [emission('lt%d' % s, '#ffc582', 6), M['bronze']])
    # far wing: glazed living room under a tall screen, set-back roof
    w = MeshBuilder()
    punched(w, -X, X, 0, 8.2, Y, Y + 0.7, [(-5.2, 5.2, 0.1, 3.9), (-7.6, -5.9, 0.6, 3.6), (5.9, 7.6, 0.6, 3.6),
        (-5.2, 5.2, 4.9, 7.5)])
    w.box((0, Y + 0.1, 4.45), (2 * X, 1.4, 0.35), 1)
    w.box((0, Y + 0.2, 8.35), (2 * X + 0.6, 1.3, 0.35), 1)
    w.box((0, Y + 5, 8.2), (2 * X + 8, 9, 0.3), 0)
    w.box((1.5, Y + 7, 9.6), (9, 5, 2.6), 0)
    w.build('far', [M['st'], M['lime2']])
    sc = MeshBuilder()
    star_screen(sc, -5.2, 5.2, 4.9, 7.5, Y + 0.25, 0.65, 'x', 0.085, 0.12, 0, 0.12)
    for a in (-7.6, 5.9):
        star_screen(sc, a, a + 1.7, 0.6, 3.6, Y + 0.3, 0.42, 'x', 0.045, 0.08, 0, 0.09)
    for q in range(7):
        sc.box((-5.2 + q * 10.4 / 6, Y + 0.4, 2.0), (0.07, 0.12, 3.8), 1)
    sc.build('fscr', [M['screen'], M['bronze']])
    g = MeshBuilder()
    g.box((0, Y + 0.68, 6.2), (10.4, 0.04, 2.6))
    g.box((-6.75, Y + 0.65, 2.1), (1.7, 0.04, 3))
    g.box((6.75, Y + 0.65, 2.1), (1.7, 0.04, 3))
    g.build('fglow', [M['hg']])
    b = MeshBuilder()
    b.box((0, Y + 6, 2), (10.6, 0.1, 4), 0)
    b.box((-5.3, Y + 3, 2), (0.1, 6, 4), 1)
    b.box((5.3, Y + 3, 2), (0.1, 6, 4), 1)
    b.box((0, Y + 3, 0.05), (10.6, 6, 0.1), 2)
    b.box((0, Y + 3, 3.95), (10.6, 6, 0.1), 1)
    b.box((0, Y + 5.9, 2.2), (3.4, 0.06, 1.7), 3)
    b.box((-1, Y + 3.4, 0.5), (3.4, 1, 0.45), 4)
    b.box((-1, Y + 3.9, 0.85), (3.4, 0.25, 0.6), 4)
    b.box((3.2, Y + 3, 0.5), (1, 1.4, 0.5), 5)
    for q in range(24):
        b.box((-5.2 + q * 0.1, Y + 0.95 + 0.06 * math.sin(q * 1.7), 2), (0.09, 0.05, 3.7), 6)
        b.box((5.2 - q * 0.1, Y + 0.95 + 0.06 * math.sin(q * 1.7), 2), (0.09, 0.05, 3.7), 6)
    b.build('living', [principled('lw', '#d8bd92', 0.8), principled('lw2', '#e6d5b6', 0.8), M['wood'],
        principled('art', '#1c666a', 0.6, var=0.6, scale=1.6), principled('sofa', '#b08a5e', 0.9), M['faba'],
        principled('curtn', '#efe2ca', 0.9)])
    area_light((0, Y + 2.8, 3.8), (0, Y + 3.2, 0), 9, 420, (1, 0.7, 0.4), sy=4)
    gl = MeshBuilder()
    gl.quad([(-5.2, Y + 0.4, 0.1), (5.2, Y + 0.4, 0.1), (5.2, Y + 0.4, 3.9), (-5.2, Y + 0.4, 3.9)])
    gl.build('fgl', [clear_glass('fgl', (0.95, 0.96, 0.95, 1))])
    # olive tree in a square planter, low hedges, lounge on a rug, fire bowl, lanterns on the rim
    for x, y in ((-6.2, 9.5), (6.2, 9.5), (-6.2, 16.5), (6.2, 16.5)):
        b = MeshBuilder()
        b.box((x, y, 0.25), (2.0, 2.0, 0.5), 0)
        b.box((x, y, 0.51), (1.7, 1.7, 0.02), 1)
        b.build('pln', [M['lime2'], M['soil']], bevel=0.02)
        point_light((x - 0.4 * (1 if x > 0 else -1), y - 0.9, 0.75), 34, r=0.06)
    olive = tree(M['trunk'], leaf_mat('olive', '#4a5a36', '#93a070', 0.35), 4.6, 1.9, 8, 4200, 0.11)
    spread(olive, [(-6.2, 9.5, 0.4), (6.2, 9.5, 0.4), (-6.2, 16.5, 0.4), (6.2, 16.5, 0.4)], 3, 0.92, 1.08)
    grasses(M['grasses'], [(x + R.uniform(-0.8, 0.8), y + R.uniform(-0.8, 0.8), 0.5) for x,
        y in ((-6.2, 9.5), (6.2, 9.5), (-6.2, 16.5), (6.2, 16.5)) for _ in range(14)], 0.5, 3, 34)
    b = MeshBuilder()
    b.box((5.9, 1.5, 0.015), (4.2, 5.2, 0.03), 3)
    for x, y, sx, sy in ((7.3, 1.5, 0.95, 4.2), (5.6, 3.75, 2.4, 0.9)):
        b.box((x, y, 0.22), (sx, sy, 0.26), 2)
        b.box((x, y, 0.42), (sx - 0.06, sy - 0.06, 0.2), 0)
    b.box((7.72, 1.5, 0.68), (0.16, 4.2, 0.5), 0)
    b.box((5.6, 4.13, 0.68), (2.4, 0.16, 0.5), 0)
    for i, (x, y, m) in enumerate(((7.5, 0.2, 1), (7.5, 2.6, 4), (5.0, 3.95, 4), (6.2, 3.95, 1),
        (7.5, 3.2, 0))):
        b.box((x, y, 0.68), (0.16 if x > 7 else 0.46, 0.46 if x > 7 else 0.16, 0.42), m,
            rz=R.uniform(-0.2, 0.2))
    b.box((5.5, 1.2, 0.2), (1.1, 1.1, 0.36), 2)
    b.build('lounge', [M['fab'], M['fabp'], M['wood'], M['rug'], M['faba']], bevel=0.05)
    b = MeshBuilder()
    b.lathe((5.5, 1.2, 0.38), [(0, 0.02), (0.2, 0.04), (0.34, 0.14), (0.4, 0.26), (0.37, 0.26), (0.3, 0.16),
        (0, 0.1)], 32, 0)
    for i in range(40):
        a = R.uniform(0, 6.28)
        q = R.uniform(0, 0.24)
        h = R.uniform(0.1, 0.38) * (1 - q * 2.2)
        b.quad([(5.5 + q * math.cos(a) - 0.03, 1.2 + q * math.sin(a), 0.52),
            (5.5 + q * math.cos(a) + 0.03, 1.2 + q * math.sin(a), 0.52),
            (5.5 + q * math.cos(a) + R.uniform(-0.03, 0.03), 1.2 + q * math.sin(a), 0.52 + h)], 1)
    b.build('fire', [M['bronze'], emission('fire', '#ff8a2c', 9)])
    point_light((5.5, 1.2, 0.85), 60, (1, 0.55, 0.24), r=0.15)
    b = MeshBuilder()
    for x, y in ((-3.6, -2), (-3.6, 1.5), (-3.6, 5), (3.6, 5.4), (3.6, 9), (-3.6, 9)):
        b.box((x, y, 0.03), (0.26, 0.26, 0.06), 0)
        b.box((x, y, 0.2), (0.2, 0.2, 0.28), 1)
        b.box((x, y, 0.38), (0.28, 0.28, 0.05), 0)
    for x, y in ((-7.6, -1.6), (-7.0, -0.9), (-7.7, 12.8), (7.7, 12.6), (7.2, 6.3)):
        h = R.uniform(0.5, 0.9)
        b.lathe((x, y, 0), [(0, 0), (0.2, 0), (0.34, h * 0.45), (0.2, h * 0.85), (0.16, h * 0.9), (0.22, h)],
            24, 2)
    b.build('lanterns', [M['bronze'], emission('lb', '#ffbc70', 4.5), principled('jar', '#a9744a', 0.7,
        var=0.15, scale=4)])
    p = date_palm(M['trunk'], M['frond'], 10, 4)
    spread(p, [(-14, 27, 0), (13.5, 30, 0), (17, 24, 0), (-19, 34, 0)], 3)
    apply_haze(sd, density=1 / 900.0, height=60, bright=0.22, warm=(0.9, 0.45, 0.3), cool=(0.22, 0.3, 0.45),
        only=('ground', 'frond', 'trunk'))
    return building((-1.3, -9.6, 1.7), (-0.1, 14), 22, shift=0.06, exposure=0.5, clamp=4, bloom=(0.9, 0.12),
        saturation=1.12, vignette=0.34)


CAMERAS = {'pool': pool_side, 'courtyard': courtyard}
