"""Small public buildings in limestone: a mosque, a school court, a shopping street."""
import math
import random
from dataclasses import replace

import bpy
from mathutils import Vector

from lib.architecture import arch_wall, neighbourhood, punched, star_screen
from lib.materials import ashlar, clear_glass, concrete, emission, ground_mat, leaf_mat, pool_water, principled, timber
from lib.mesh import MeshBuilder, instance
from lib.nature import date_palm, grasses, hedge, indoor_tree, tree
from lib.people import figure
from lib.view import building
from lib.world import apply_haze, area_light, horizon_glow, point_light, reset, sky_world


# shared palette
def palette():
    M = {}
    M['lime'] = ashlar('lime', ('#bfa67f', '#d9c5a0', '#e8dabd'), 1.2, 0.5, 0.016)
    M['lime2'] = ashlar('lime2', ('#a98f68', '#bfa67f', '#d2bd98'), 0.9, 0.3, 0.014, bump=0.6)
    M['pave'] = ashlar('pave', ('#a8957a', '#bfae92', '#cfc1a8'), 1.2, 0.6, 0.012, rough=0.42, flat=True,
        stain=0.3)
    M['plaza'] = ashlar('plaza', ('#8d7a61', '#a9977c', '#b9a98f'), 0.6, 0.6, 0.01, rough=0.36, flat=True,
        stagger=0, stain=0.35)
    M['white'] = principled('render', '#e9e1d2', 0.8, var=0.05, scale=0.8, bump=0.08, bscale=18)
    M['screen'] = principled('screen', '#d9c39a', 0.55, var=0.1, scale=2)
    M['bronze'] = principled('bronze', '#6d4a2c', 0.38, metal=0.85, var=0.12, scale=3)
    M['brass'] = principled('brass', '#e0ac5c', 0.28, metal=1)
    M['dark'] = principled('dark', '#17191b', 0.45)
    M['steel'] = principled('steel', '#b9bdbf', 0.35, metal=0.9)
    M['petrol'] = principled('petrol', '#0e4d52', 0.35, var=0.15, scale=3, coat=0.3)
    M['amber'] = principled('amberp', '#d98a2b', 0.4, var=0.08, scale=2)
    M['teal'] = principled('teal', '#2c7f80', 0.4, var=0.1, scale=2)
    M['sand'] = principled('sandp', '#dcc7a0', 0.5, var=0.06, scale=2)
    M['tile'] = ashlar('tile', ('#0c4147', '#146069', '#2a8388'), 0.22, 0.22, 0.008, rough=0.14, spec=0.7,
        bump=0.2, flat=False, stagger=0, dark=0.35)
    M['wood'] = timber('wood')
    M['glow'] = emission('glow', '#ffc27a', 2.0)
    M['lamp'] = emission('lamp', '#ffd39a', 9)
    M['glass'] = clear_glass('glass')
    M['dglass'] = principled('dglass', '#10242b', 0.06, spec=0.9)
    M['water'] = pool_water('water', '#0b3236', 1.3, 0.035)
    M['trunk'] = principled('trunk', '#6b5138', 0.9, var=0.35, scale=6, bump=0.6, bscale=14)
    M['frond'] = leaf_mat('frond', '#3a5226', '#7d8c46', 0.3)
    M['leaf'] = leaf_mat('leaf', '#2c4a22', '#6d8a3c', 0.35)
    M['core'] = principled('core', '#1c2914', 0.95)
    M['grasses'] = leaf_mat('grasses', '#7a7a3c', '#c2b06a', 0.4)
    M['lawn'] = principled('lawn', '#54702f', 0.95, var=0.4, scale=9, bump=1, bscale=70)
    M['soil'] = principled('soil', '#5b4733', 0.95, var=0.3, scale=5)
    M['ctxa'] = principled('ctxa', '#d3bf9c', 0.85, var=0.08, scale=0.3)
    M['ctxb'] = principled('ctxb', '#e6dac4', 0.85, var=0.06, scale=0.3)
    return M


def ground(M):
    b = MeshBuilder()
    b.quad([(-900, -300, -0.06), (900, -300, -0.06), (900, 1800, -0.06), (-900, 1800, -0.06)])
    b.build('ground', [ground_mat()])


def spread(base, pts, seed=0, lo=0.85, hi=1.12):
    """Scatter copies of a plant; the first point takes the original."""
    R = random.Random(seed)
    for i, p in enumerate(pts):
        s = R.uniform(lo, hi)
        a = R.uniform(0, 6.28)
        if i == 0:
            base.location = p
            base.scale = (s,) * 3
            base.rotation_euler = (0, 0, a)
        else:
            instance(base, p, a, s)


def bench(M, x, y, rz=0, l=2.4):
    b = MeshBuilder()
    b.box((-l * 0.38, 0, 0.2), (0.35, 0.42, 0.4), 0)
    b.box((l * 0.38, 0, 0.2), (0.35, 0.42, 0.4), 0)
    for k in range(5):
        b.box((0, -0.2 + k * 0.1, 0.44), (l, 0.08, 0.06), 1)
    b.build('bench', [M['lime2'], M['wood']], loc=(x, y, 0), rz=rz)


# mosque
def minaret(M, x, y):
    b = MeshBuilder()
    w = 2.7
    b.box((0, 0, 0.8), (w + 1.2, w + 1.2, 1.6), 0)
    b.box((0, 0, 9), (w, w, 18), 0)
    # slender recessed slots
    for s in (-1, 1):
        b.box((0, s * w / 2, 9.5), (0.5, 0.06, 13), 1)
        b.box((s * w / 2, 0, 9.5), (0.06, 0.5, 13), 1)
        for k in range(26):
            b.box((0, s * (w / 2 + 0.02), 3.2 + k * 0.5), (0.5, 0.08, 0.06), 0)
            b.box((s * (w / 2 + 0.02), 0, 3.2 + k * 0.5), (0.08, 0.5, 0.06), 0)
    for k, (q, z) in enumerate(((w + 0.3, 17.6), (w + 0.8, 18.0), (w + 1.4, 18.4))):
        b.box((0, 0, z), (q, q, 0.4), 0)
    g = (w + 1.3) / 2
    for s in (-1, 1):
        star_screen(b, -g, g, 18.65, 19.75, s * g, 0.42, 'x', 0.05, 0.06, 2, 0.09)
        star_screen(b, -g, g, 18.65, 19.75, s * g, 0.42, 'y', 0.05, 0.06, 2, 0.09)
    # open lantern with pointed arches
    q = 1.0
    for s in (-q, q):
        arch_wall(b, -q, q, s - 0.14, s + 0.14, 18.6, 25.2, 1, 1.15, 22.6, 1.35, 0, 'x')
        arch_wall(b, -q, q, s - 0.14, s + 0.14, 18.6, 25.2, 1, 1.15, 22.6, 1.35, 0, 'y')
    b.cylinder((0, 0, 18.6), (0, 0, 25), 0.34, 16, 4)
    b.box((0, 0, 25.4), (2.7, 2.7, 0.35), 0)
    b.box((0, 0, 25.75), (2.3, 2.3, 0.4), 0)
    b.build('minaret', [M['lime'], M['dark'], M['screen'], M['brass'], M['glow']], loc=(x, y, 0))
    d = MeshBuilder()
    d.lathe((x, y, 25.9), [(1.0, 0), (1.02, 0.5), (0.93, 1.05), (0.7, 1.7), (0.38, 2.25), (0.1, 2.65),
        (0.06, 2.8)], 28, 0)
    d.lathe((x, y, 28.6), [(0.05, 0), (0.2, 0.2), (0.05, 0.4), (0.14, 0.6), (0.04, 0.75), (0.03, 1.6)], 14, 1)
    d.build('cap', [M['tile'], M['brass']], smooth=True)


def prayer_hall(M):
    """22 x 22 x 11 m cube, layered skin: stone outside, lit screens behind."""
    W, H, D = (11, 11, 22)
    b = MeshBuilder()
    sc = MeshBuilder()
    gl = MeshBuilder()
    slots = [(s * c - 0.55, s * c + 0.55, 2.2, 8.0) for c in (5.3, 7.2, 9.1) for s in (-1, 1)]
    fr = [(-10, -3.9, 8.9, 10.1), (3.9, 10, 8.9, 10.1)]
    punched(b, -W, W, 0.6, H, 0, 0.7, slots + fr + [(-3, 3, 0.6, 8.4)])
    sl = [(c - 0.55, c + 0.55, 2.2, 8.0) for c in (3, 5.4, 7.8, 10.2, 12.6, 15, 17.4, 19.8)]
    for x in (-W, W - 0.7):
        punched(b, 0.7, D, 0.6, H, x, x + 0.7, sl + [(1.4, 20.6, 8.9, 10.1)], axis='y')
    b.box((0, D, 0.6 + H / 2 - 0.3), (2 * W, 0.5, H - 0.6))
    b.box((0, D / 2, H - 0.35), (2 * W - 1, D - 1, 0.5))
    for y in (-0.12, D):
        b.box((0, y, H + 0.1), (2 * W + 0.5, 0.5, 0.35))
    for x in (-W - 0.1, W + 0.1):
        b.box((x, D / 2, H + 0.1), (0.5, D + 0.4, 0.35))
    for o in slots:
        star_screen(sc, o[0], o[1], o[2], o[3], 0.32, 0.55, 'x', 0.055, 0.07)
        gl.box(((o[0] + o[1]) / 2, 0.66, (o[2] + o[3]) / 2), (o[1] - o[0], 0.03, o[3] - o[2]))
    for o in fr:
        star_screen(sc, o[0], o[1], o[2], o[3], 0.3, 0.6, 'x', 0.055, 0.07)
        gl.box(((o[0] + o[1]) / 2, 0.66, (o[2] + o[3]) / 2), (o[1] - o[0], 0.03, o[3] - o[2]))
    for o in sl:
        star_screen(sc, o[0], o[1], o[2], o[3], -W + 0.32, 0.55, 'y', 0.055, 0.07)
        gl.box((-W + 0.66, (o[0] + o[1]) / 2, 5.1), (0.03, 1.1, 5.8))
    star_screen(sc, 1.4, 20.6, 8.9, 10.1, -W + 0.3, 0.6, 'y', 0.055, 0.07)
    gl.box((-W + 0.66, 11, 9.5), (0.03, 19.2, 1.2))
    b.build('hall', [M['lime']])
    sc.build('hallscr', [M['screen']])
    gl.build('hallglow', [M['hglow']])
    # portal: projecting frame, petrol tiled arch, timber doors, lit lattice above
    b = MeshBuilder()
    punched(b, -4.3, 4.3, 0.6, 11.8, -1.5, 0.2, [(-3, 3, 0.6, 9.4)])
    b.build('portal', [M['lime']], bevel=0.02)
    b = MeshBuilder()
    arch_wall(b, -3, 3, -0.5, 0.0, 0.6, 9.4, 1, 4.0, 4.6, 3.0)
    b.build('tilearch', [M['tile']])
    b = MeshBuilder()
    b.box((0, 0.55, 2.2), (4, 0.1, 3.2), 0)
    for k in (-1.5, -0.5, 0.5, 1.5):
        b.box((k, 0.47, 2.15), (0.9, 0.06, 2.9), 0)
    for k in (-0.16, 0.16):
        b.cylinder((k, 0.4, 1.4), (k, 0.4, 2.6), 0.03, 8, 1)
    b.build('doors', [M['wood'], M['brass']])
    b = MeshBuilder()
    star_screen(b, -2, 2, 3.95, 8.0, 0.35, 0.66, 'x', 0.06, 0.08)
    b.build('fan', [M['bronze']])
    b = MeshBuilder()
    b.box((0, 0.62, 6), (4, 0.03, 4.2))
    b.build('fanglow', [M['hglow']])
    area_light((0, -0.7, 9.1), (0, -0.4, 0), 1.6, 60, (1, 0.72, 0.42), sy=4)
    # drum and shallow dome
    b = MeshBuilder()
    b.lathe((0, 11, 10.8), [(7.6, 0), (7.6, 0.9), (7.45, 1.0), (7.2, 1.0), (7.2, 1.9)], 64, 0)
    b.build('drum', [M['lime']], smooth=True)
    b = MeshBuilder()
    n = 40
    for i in range(n):
        a = 2 * math.pi * i / n
        b.box((7.22 * math.cos(a), 11 + 7.22 * math.sin(a), 12.3), (0.1, 0.5, 0.7), 0, rz=a)
    b.build('drumwin', [M['hglow']])
    R = 8.6
    z0 = math.sqrt(R * R - 7.3 ** 2)
    b = MeshBuilder()
    b.lathe((0, 11, 12.75 - z0), [(R * math.sin(t),
        R * math.cos(t)) for t in [math.asin(7.3 / R) * (1 - k / 18) for k in range(18)]] + [(0.05, R)], 64, 0)
    b.build('dome', [M['domeskin']], smooth=True)
    b = MeshBuilder()
    b.lathe((0, 11, 12.7), [(7.35, 0), (7.4, 0.12), (7.3, 0.2)], 64, 0)
    b.lathe((0, 11, 12.75 - z0 + R - 0.05), [(0.12, 0), (0.34, 0.3), (0.1, 0.6), (0.22, 0.85), (0.06, 1.05),
        (0.03, 2.3)], 16, 0)
    b.build('finial', [M['brass']], smooth=True)


def mosque():
    reset()
    M = palette()
    R = random.Random(2)
    M['band'] = principled('band', '#7d6a50', 0.4, var=0.1, scale=2)
    M['hglow'] = emission('hglow', '#ffb968', 2.6)
    M['domeskin'] = principled('domeskin', '#e3d3b2', 0.5, var=0.06, scale=2, bump=0.1, bscale=6, coat=0.15)
    sd = sky_world(-3.0, -42, strength=2.3, clouds=0.0, dust=1.4, sunpower=0)
    horizon_glow(sd, 0.05, k=9)
    ground(M)
    b = MeshBuilder()
    b.box((2, -18, -0.03), (86, 84, 0.06))
    b.build('pl', [M['pave']])
    # plinth and steps
    b = MeshBuilder()
    for k in range(4):
        b.box((0, 10.4 - k * 0.22, 0.075 + 0.15 * k), (25 - 0.0 * k + 1.2 - k * 0.4, 27 - k * 0.8, 0.15))
    b.build('plinth', [M['lime2']])
    prayer_hall(M)
    minaret(M, 15.2, -0.5)
    # side loggia (left) and ablution wing (right)
    b = MeshBuilder()
    arch_wall(b, 1, 22, -15.6, -15.0, 0, 5.2, 6, 2.5, 2.6, 1.75, 0, 'y')
    b.box((-13.2, 11.5, 5.35), (5.2, 21.6, 0.35))
    arch_wall(b, -15.3, -11, 0.7, 1.3, 0, 5.2, 1, 2.9, 2.6, 1.9)
    b.build('loggia', [M['lime']])
    b = MeshBuilder()
    b.box((22, 16, 2.6), (13, 10, 5.2))
    arch_wall(b, 11, 29, 7, 7.6, 0, 5.2, 5, 2.5, 2.6, 1.75)
    b.box((20, 9.5, 5.35), (18.4, 5.6, 0.35))
    b.box((36, 16, 1.6), (16, 0.5, 3.2))
    b.box((-28, 22, 1.7), (26, 0.5, 3.4))
    b.build('wing', [M['lime']])
    area_light((20, 9.5, 5.0), (20, 9.5, 0), 16, 420, (1, 0.7, 0.4), sy=3)
    area_light((-13.2, 11.5, 5.0), (-13.2, 11.5, 0), 3, 260, (1, 0.7, 0.4), sy=18)
    # water strip with stone rim, lit steps
    b = MeshBuilder()
    x0, x1, y0, y1 = (-2.1, 2.1, -34, -6.5)
    b.box((0, (y0 + y1) / 2, 0.02), (x1 - x0, y1 - y0, 0.03), 0)
    for x in (x0 - 0.3, x1 + 0.3):
        b.box((x, (y0 + y1) / 2, 0.09), (0.6, y1 - y0 + 1.2, 0.2), 1)
    for y in (y0 - 0.3, y1 + 0.3):
        b.box((0, y, 0.09), (x1 - x0, 0.6, 0.2), 1)
    b.build('strip', [M['water'], M['lime2']])
    # inlaid darker bands in the forecourt
    b = MeshBuilder()
    for k in range(9):
        b.box((-17, -38 + k * 4.4, 0.003), (28, 0.34, 0.012))
    for k in range(5):
        b.box((-29 + k * 6.2, -20, 0.001), (0.34, 40, 0.012))
    b.build('inlay', [M['band']])
    b = MeshBuilder()
    b.box((-14.5, -16.5, 0.24), (5.6, 5.6, 0.48), 0)
    b.box((-14.5, -16.5, 0.49), (4.8, 4.8, 0.03), 1)
    b.build('court', [M['lime2'], M['soil']], bevel=0.03)
    for a, c in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        hedge(M['leaf'], M['core'], -14.5 + a * 2.0 - (0.3 if a else 2.3),
            -14.5 + a * 2.0 + (0.3 if a else 2.3), -16.5 + c * 2.0 - (0.3 if c else 2.3),
            -16.5 + c * 2.0 + (0.3 if c else 2.3), 0.48, 0.95, seed=9, ls=0.08)
    grasses(M['grasses'], [(-14.5 + R.uniform(-1.6, 1.6), -16.5 + R.uniform(-1.6, 1.6),
        0.5) for _ in range(50)], 0.75, 8)
    # planters: clipped hedge and grasses either side of the water, palms
    for s in (1,):
        b = MeshBuilder()
        b.box((s * 5.2, -20, 0.18), (1.8, 26, 0.36), 0)
        b.box((s * 5.2, -20, 0.37), (1.6, 25.8, 0.03), 1)
        b.build('planter', [M['lime2'], M['soil']])
        hedge(M['leaf'], M['core'], s * 5.2 - 0.45, s * 5.2 + 0.45, -32.6, -7.4, 0.36, 0.78, seed=s + 2,
            ls=0.08)
    p = [date_palm(M['trunk'], M['frond'], 7.2, i) for i in (1, 2, 3)]
    spread(p[0], [(5.2, -12, 0.3), (5.2, -28, 0.3), (27, 3, 0), (-30, 14, 0), (44, 22, 0)], 1)
    spread(p[1], [(5.2, -20, 0.3), (23, 2, 0), (-22, 8, 0), (-24.5, 17, 0), (-46, -36, 0), (-52, -31, 0),
        (-43, -28, 0), (-49, -24, 0), (-40, -33, 0), (-56, -37, 0)], 2)
    spread(p[2], [(31, 4.5, 0), (-27, 4, 0), (-33, -19, 0), (-37, -10, 0), (38, 12, 0), (-36, -24, 0)], 3)
    t = tree(M['trunk'], M['leaf'], 5.5, 2.5, 4)
    spread(t, [(-20.5, 1.5, 0), (-21, 25, 0), (33, -2, 0), (40, 3, 0), (-34, 24, 0), (48, 14, 0), (-42, 20, 0),
        (26, 24, 0), (-14.5, -16.5, 0.4)], 5)
    grasses(M['grasses'], [(R.uniform(24, 46), R.uniform(-7, -3), 0) for _ in range(60)] + [(R.uniform(-30,
        -18), R.uniform(-3.5, -1), 0) for _ in range(60)], 0.8, 3)
    b = MeshBuilder()
    b.box((35, -5, 0.06), (24, 5, 0.2))
    b.box((-24.5, -2.2, 0.06), (13, 3.4, 0.2))
    b.build('bed', [M['soil']])
    bench(M, 8.4, -16, 1.57)
    bench(M, 8.4, -24, 1.57)
    bench(M, -8.4, -10, 1.57)
    for i, (x, y, k) in enumerate([(-1, -3.6, 'kandura'), (0.2, -3.9, 'kandura'), (-8, -9, 'abaya'),
        (-7.2, -8.6, 'casual'), (9.5, -6, 'kandura'), (12, -13, 'abaya'), (-13.2, -4, 'kandura'),
        (3.6, -24, 'kandura')]):
        figure((x, y, 0.6 if y > -2 else 0), R.uniform(0, 6), i, k)
    neighbourhood([M['ctxa'], M['ctxb'], M['dglass']], 70, 62, 330, 190, 4)
    evening_lamps(M)
    apply_haze(sd, 1 / 900.0, 70, bright=0.2, warm=(0.75, 0.5, 0.45), cool=(0.2, 0.28, 0.46))
    return building((-11.8, -40.5, 2.5), (3.0, 4), 24, shift=0.125, exposure=1.4, sun=sd, glow=0.0,
        saturation=1.22, bloom=(0.9, 0.12))


def portal():
    """The mosque's portal square on, over the water channel, when nobody is there; lamps far from it stay off."""
    view = mosque()
    for o in bpy.data.objects:
        lamp = o.type == 'LIGHT'
        o.hide_render |= o.name.startswith('fig') or lamp and (o.location - Vector((0, 0, 4))).length > 11
        o.visible_glossy = not lamp                # none as a patch on the tiles
    return replace(view, location=(0, -18.5, 1.4), target=(0, 0), lens=36, shift=0.14, exposure=0.35, saturation=1.06)


def evening_lamps(M):
    """Light from the ground on portal, minaret and palms, low lamps beside the water, the lantern of the minaret."""
    warm = (1, 0.68, 0.36)
    for x in (-8.8, -6.2, 6.2, 8.8):
        area_light((x, -1.6, 0.65), (x, 0.4, 9), 1.2, 1100, warm, sy=0.2)
    for x in (-3.8, 3.8):
        area_light((x, -2.6, 0.7), (x * 0.8, -1, 10), 0.6, 1500, warm, sy=0.2)
    for dx, dy in ((-2.4, -2.4), (2.2, -2.6), (-2.6, 1.6)):
        area_light((15.2 + dx, -0.5 + dy, 0.4), (15.2 + dx * 0.15, -0.5 + dy * 0.15, 17), 0.5, 3600, warm, sy=0.3)
    point_light((15.2, -0.5, 21.5), 420, warm, 0.3)
    for a in range(4):
        point_light((15.2 + 1.9 * math.cos(a * 1.571), -0.5 + 1.9 * math.sin(a * 1.571), 26.1), 24, warm, 0.1)
    for a in range(8):
        t = a * 0.785
        area_light((7.9 * math.cos(t), 11 + 7.9 * math.sin(t), 11.3), (3 * math.cos(t), 11 + 3 * math.sin(t), 15), 1.6, 420, warm,
            sy=0.2)
    b = MeshBuilder()
    for k in range(6):
        for x in (-3.4, 3.4):
            y = -32 + k * 4.8
            b.cylinder((x, y, 0), (x, y, 0.62), 0.07, 12, 0)
            b.cylinder((x, y, 0.62), (x, y, 0.74), 0.065, 12, 1)
            b.cylinder((x, y, 0.74), (x, y, 0.8), 0.09, 12, 0)
            point_light((x, y - 0.16, 0.7), 60, warm, 0.06)
    b.build('bollards', [M['bronze'], emission('lampe', '#ffc27a', 9)])
    for x, y in ((5.2, -12), (5.2, -20), (5.2, -28), (23, 2), (27, 3), (-22, 8), (-27, 4), (-20.5, 1.5), (-14.5, -16.5)):
        area_light((x - 0.8, y - 0.9, 0.6), (x, y, 6), 0.3, 150, warm, sy=0.3)


# school
def gallery_bar(M, u0, u1, face, depth, floors, fh, axis, seed, sign):
    """Classroom bar with open shaded galleries on the court side and a rhythm of coloured fins.
axis 'x': runs along x, gallery edge at y=face; sign: direction from the court into the building."""
    R = random.Random(seed)
    T = (lambda u, v, z: (u, v, z)) if axis == 'x' else lambda u, v, z: (v, u, z)
    S = lambda a, c, z: (a, c, z) if axis == 'x' else (c, a, z)
    L = u1 - u0
    cu = (u0 + u1) / 2
    g = 3.0
    H = floors * fh
    b = MeshBuilder()
    w = MeshBuilder()
    f = MeshBuilder()
    rail = MeshBuilder()
    lamps = MeshBuilder()
    inner = face + sign * g
    b.box(T(cu, face + sign * (g + depth / 2), H + 0.3), S(L, depth, 0.6), 0)
    # slabs
    for k in range(floors + 1):
        b.box(T(cu, face + sign * (g / 2), k * fh if k else -0.11), S(L + 0.4, g + 0.3, 0.34), 1)
    b.box(T(cu, face + sign * (g / 2), H + 0.55), S(L + 0.6, g + 0.8, 0.14), 1)
    bay = 6.0
    n = int(L / bay)
    bay = L / n
    for k in range(floors):
        z = k * fh + 0.17
        ops = []
        for i in range(n):
            x = u0 + i * bay
            ops += [(x + 0.5, x + 3.7, z + 1.0, z + 2.75), (x + 4.25, x + 5.3, z, z + 2.5)]
        v0, v1 = sorted((inner, inner + sign * 0.3))
        punched(b, u0, u1, z, z + fh - 0.34, v0, v1, ops, 2, axis)
        for i in range(n):
            x = u0 + i * bay
            w.box(T(x + 2.1, inner + sign * 0.22, z + 1.9), S(3.2, 0.04, 1.75), 0)
            for q in range(3):
                drop = R.choice((0, 0, 0.4, 0.7, 1.1))
                w.box(T(x + 1.03 + q * 1.07, inner + sign * 0.195, z + 2.75 - drop / 2), S(1.0, 0.02, drop), 2)
            w.box(T(x + 4.77, inner + sign * 0.15, z + 1.25), S(1.05, 0.06, 2.5), 3 if R.random() < 0.5 else 4)
            for q in range(4):
                w.box(T(x + 0.5 + q * 3.2 / 3, inner + sign * 0.12, z + 1.9), S(0.06, 0.1, 1.8), 1)
            w.box(T(x + 2.1, inner + sign * 0.12, z + 1.0), S(3.3, 0.2, 0.07), 1)
            lamps.box(T(x + bay / 2, face + sign * 1.5, k * fh + fh - 0.2), S(1.4, 0.14, 0.03))
            b.cylinder(T(x, face + sign * 0.45, k * fh), T(x, face + sign * 0.45, k * fh + fh), 0.17, 12, 1)
        if k:
            for q in range(int(L / 0.11)):
                rail.box(T(u0 + q * 0.11, face + sign * 0.12, z + 0.52), S(0.022, 0.022, 1.0), 0)
            rail.box(T(cu, face + sign * 0.12, z + 1.05), S(L, 0.07, 0.06), 1)
            rail.box(T(cu, face + sign * 0.12, z + 0.04), S(L, 0.05, 0.05), 0)
        # fins: clusters, mixed colours and angles
        i = 0
        x = u0 + 0.3
        while x < u1:
            if R.random() < (0.8 if k else 0.0):
                c = (0, 1, 2, 0, 3, 2, 1)[int(x / 4.3 + k * 2.6) % 7] if R.random() < 0.7 else R.choice([0, 1,
                    2, 3])
                a = R.choice([0.2, -0.3, 0.5, 0.65, 0.9])
                at = lambda z: T(x, face - sign * 0.46, k * fh + z)
                f.box(at(fh / 2), S(0.055, 0.5, fh - 0.28), c, rz=a)
                for q in (0.06, fh - 0.06):
                    f.box(at(q), S(0.06, 0.62, 0.016), 4)
                    f.box(at(q + (0.08 if q < 1 else -0.08)), S(0.1, 0.14, 0.16), 4, rz=a)
            x += 0.55 if R.random() < 0.86 else 1.6
    b.build('bar', [M['lime'], M['slab'], M['lime']])
    w.build('win', [M['dglass'], M['dark'], M['blind'], M['petrol'], M['amber']])
    f.build('fins', [M['petrol'], M['teal'], M['amber'], M['sand'], M['steel']], bevel=0.008)
    rail.build('rail', [M['bronze'], M['wood']])
    lamps.build('glamp', [M['lamp']])


def planter_ring(M, x, y, r=1.7):
    b = MeshBuilder()
    b.lathe((x, y, 0), [(r, 0), (r, 0.46), (r + 0.02, 0.48), (r - 0.42, 0.48), (r - 0.42, 0.4)], 48, 0)
    b.lathe((x, y, 0.41), [(r - 0.4, 0), (0.01, 0.02)], 40, 1)
    b.build('ring', [M['slab'], M['lawn']])
    b = MeshBuilder()
    b.lathe((x, y, 0.5), [(r + 0.03, 0), (r + 0.03, 0.05), (r - 0.4, 0.05), (r - 0.4, 0)], 48, 0)
    b.build('seat', [M['wood']])


def school():
    """The yard before the first lesson: low sun along the coloured fins, long shadows of trees."""
    reset()
    M = palette()
    R = random.Random(6)
    M['slab'] = concrete('slabc', '#b3a894', 6.0, 3.9, joint=0.01, stain=0.3, var=0.07)
    M['lamp'] = principled('tube', '#e6e4dd', 0.5)
    M['blind'] = principled('blind', '#8e9590', 0.85)
    for name, colour in (('petrol', '#0f4a50'), ('teal', '#2c7778'), ('amber', '#c68429'), ('sand', '#cdb88f')):
        M[name] = principled('coat' + name, colour, 0.34, metal=0.35, spec=0.6, var=0.05, scale=0.6, coat=0.35)
    sd = sky_world(24, 114, strength=0.2, clouds=0.3, dust=0.8, sunpower=10, suncol=(1, 0.8, 0.58), angle=0.5, cloudcol=(0.95, 0.93, 0.95))
    ground(M)
    b = MeshBuilder()
    b.box((0, -8, -0.03), (92, 80, 0.06))
    b.build('pl', [M['plaza']])
    gallery_bar(M, -20, 34, 18, 9, 3, 3.9, 'x', 1, 1)
    gallery_bar(M, -26, 12, -23, 9, 3, 3.9, 'y', 2, -1)
    # limestone stair tower where the bars meet: deep slots, glazed crown, petrol entrance
    b = MeshBuilder()
    punched(b, -23.6, -16.4, 0, 16.2, 12.6, 13.2, [(-21.4, -18.6, 0.0, 3.2)] + [(-22.4, -17.6, 4.6, 14.8)])
    punched(b, 13.2, 19, 0, 16.2, -17, -16.4, [(14.4, 15.0, 4.6, 14.6), (15.9, 16.5, 5.8, 14.6),
        (17.3, 17.9, 4.6, 14.6)], axis='y')
    b.box((-20.2, 19, 8.1), (7, 11, 16.1))
    b.build('stair', [M['lime2']])
    b = MeshBuilder()
    b.box((-20, 13.1, 9.7), (5.2, 0.05, 11))
    b.box((-16.9, 16, 9.5), (0.05, 5, 11))
    b.build('stairtile', [M['tile']])
    b = MeshBuilder()
    star_screen(b, -22.4, -17.6, 4.6, 14.8, 12.75, 0.85, 'x', 0.07, 0.1)
    b.build('stairscr', [M['screen']])
    b = MeshBuilder()
    b.box((-20, 11.9, 3.35), (5, 2.6, 0.26), 0)
    b.box((-20, 13.0, 1.6), (2.8, 0.1, 3.2), 1)
    b.build('entry', [M['amber'], M['petrol']])
    # yard: trees in rings of stone, a ball court, benches; a hall out of sight throws its shadow
    bark = dict(bark=M['trunk'], leaf=leaf_mat('ghaf', '#33471f', '#7f8f4a', 0.4))
    for i, (x, y, h) in enumerate(((-13, 8, 6.6), (17, 9.5, 7.4), (19, -11, 8.2), (10, -22, 8), (-25, -30, 8), (27, 2, 8.4))):
        planter_ring(M, x, y)
        indoor_tree(bark, (x, y, 0.3), h, 40 + i, 1.15, 9000, 0.2)
    b = MeshBuilder()
    for x, y, w, d in ((-2, 1.5, 12.06, 0.06), (-8, -7, 0.06, 17), (4, -7, 0.06, 17), (-2, -2.7, 3.6, 0.06), (-3.8, -0.6, 0.06, 4.2),
        (-0.2, -0.6, 0.06, 4.2)):
        b.box((x, y, 0.004), (w, d, 0.012))
    for i in range(24):
        t = math.pi * i / 23
        b.box((-2 + 1.8 * math.cos(t), -2.7 - 1.8 * math.sin(t), 0.004), (0.06, 0.25, 0.012), rz=t)
    b.build('lines', [principled('lines', '#d9cdb4', 0.7, var=0.3, scale=3)])
    b = MeshBuilder()
    b.cylinder((-2, 2.6, 0), (-2, 2.6, 3.0), 0.06, 12, 0)
    b.beam((-2, 2.6, 2.9), (-2, 1.6, 3.3), 0.07, mat=0)
    b.box((-2, 1.55, 3.4), (1.8, 0.04, 1.05), 1)
    for i in range(20):
        t, u = math.tau * i / 20, math.tau * (i + 1) / 20
        b.beam((-2 + 0.23 * math.cos(t), 1.27 + 0.23 * math.sin(t), 3.05), (-2 + 0.23 * math.cos(u), 1.27 + 0.23 * math.sin(u), 3.05), 0.02, mat=2)
    b.lathe((5.2, -9.5, 0.12), [(0.12 * math.sin(math.pi * t / 12), -0.12 * math.cos(math.pi * t / 12)) for t in range(13)], 24, 3)
    b.build('hoop', [M['steel'], principled('board', '#d8d4c8', 0.5), M['amber'], principled('ball', '#a8552a', 0.6)], smooth=True)
    for x, y in ((-11, 3), (9.5, 2), (9.5, -2.5)):
        bench(M, x, y, math.pi / 2)
    b = MeshBuilder()
    b.box((42, -43, 6), (34, 42, 12))
    b.build('hall', [M['slab']])
    for i, (x, y) in enumerate(((13.2, 12.6), (14.0, 12.2), (-6.4, 15.2))):
        figure((x, y, 0), R.uniform(0, 6), i + 4)
    b = MeshBuilder()
    for k in range(7):
        b.box((0, -26 + k * 6, 0.003), (90, 0.3, 0.012))
    for k in range(12):
        b.box((-33 + k * 6, -8, 0.001), (0.3, 60, 0.012))
    b.build('inlay', [principled('band', '#75644c', 0.4, var=0.1, scale=2)])
    neighbourhood([M['ctxa'], M['ctxb'], M['dglass']], 50, 62, 300, 190, 8)
    apply_haze(sd, 1 / 1600.0, 70, warm=(0.95, 0.86, 0.75), cool=(0.5, 0.6, 0.74), bright=0.5)
    return building((3.2, -20.5, 1.65), (1.5, 18), 21.5, shift=0.125, exposure=0.28, saturation=1.08)


def school_fins():
    """The coloured fins from close, each at its own angle."""
    return replace(school(), location=(-3.6, 12.4, 1.7), target=(7, 18, 1.7), lens=24, shift=0.22, exposure=0.3)


# retail street at dusk
def shop(M, b, s, y0, y1, xf, R, k):
    """One shop unit: glazed front at x=xf, lit room behind, stock on shelves. s=-1 left side, +1 right side."""
    d = 4.2
    xb = xf + s * d
    yc = (y0 + y1) / 2
    w = y1 - y0
    b['int'].box((xb, yc, 1.9), (0.1, w, 3.8), k % 3)
    b['int'].box((xf + s * d / 2, y0 + 0.08, 1.9), (d, 0.12, 3.8), 3)
    b['int'].box((xf + s * d / 2, y1 - 0.08, 1.9), (d, 0.12, 3.8), 3)
    b['int'].box((xf + s * d / 2, yc, 3.75), (d, w, 0.1), 3)
    b['int'].box((xf + s * d / 2, yc, 0.03), (d, w, 0.06), 4)
    for q in range(3):
        b['led'].box((xf + s * (0.8 + q * 1.2), yc, 3.68), (0.16, w * 0.82, 0.03))
    # shelves and goods
    for z in (0.9, 1.5, 2.1, 2.7):
        b['shelf'].box((xb - s * 0.22, yc, z), (0.36, w - 0.5, 0.04))
        b['led2'].box((xb - s * 0.08, yc, z - 0.06), (0.04, w - 0.6, 0.03))
        y = y0 + 0.4
        while y < y1 - 0.5:
            q = R.uniform(0.12, 0.34)
            h = R.uniform(0.14, 0.42)
            if R.random() < 0.8:
                b['good'].box((xb - s * 0.24, y + q / 2, z + 0.02 + h / 2), (0.24, q * 0.86, h), R.randrange(6))
            y += q + 0.03
    # display tables near the glass
    for q in range(2):
        y = yc + (q - 0.5) * w * 0.42
        b['shelf'].box((xf + s * 1.1, y, 0.42), (0.8, 1.1, 0.84))
        for j in range(4):
            h = R.uniform(0.15, 0.5)
            b['good'].box((xf + s * R.uniform(0.85, 1.35), y + R.uniform(-0.4, 0.4), 0.84 + h / 2),
                (0.2, 0.2, h), R.randrange(6))
    for q in range(4):
        b['fr'].box((xf, y0 + 0.15 + (w - 0.3) * q / 3, 1.75), (0.09, 0.07, 3.5))
    for z in (0.12, 2.75, 3.5):
        b['fr'].box((xf, yc, z), (0.09, w - 0.2, 0.1))
    b['gl'].quad([(xf, y0 + 0.1, 0.1), (xf, y1 - 0.1, 0.1), (xf, y1 - 0.1, 3.5), (xf, y0 + 0.1, 3.5)])
    b['fr'].box((xf - s * 0.06, yc - w * 0.16, 1.35), (0.05, 0.05, 1.2))


def awning(b, s, y0, y1, x, z, mats, proj=1.7, drop=0.75):
    """Striped fabric awning with valance."""
    n = 10
    m0, m1 = mats
    for i in range(n):
        a, c = (y0 + (y1 - y0) * i / n, y0 + (y1 - y0) * (i + 1) / n)
        m = m0 if i % 2 else m1
        b.quad([(x, a, z), (x, c, z), (x - s * proj, c, z - drop), (x - s * proj, a, z - drop)], m)
        b.quad([(x - s * proj, a, z - drop), (x - s * proj, c, z - drop), (x - s * proj, c, z - drop - 0.24),
            (x - s * proj, (a + c) / 2, z - drop - 0.3), (x - s * proj, a, z - drop - 0.24)], m)


def retail():
    reset()
    M = palette()
    R = random.Random(9)
    sd = sky_world(1.0, -30, strength=0.42, clouds=0.6, dust=1.6, sunpower=0.0, cloudcol=(1.0, 0.55, 0.4))
    M['lime'] = ashlar('limer', ('#cdb48c', '#dfcba6', '#ecdfc4'), 1.2, 0.5, 0.014, stain=0.05)
    M['stpave'] = ashlar('stpave', ('#786a56', '#8d7e67', '#a3937b'), 0.9, 0.45, 0.012, rough=0.2, spec=0.6,
        flat=True, bump=0.25, stain=0.35)
    ground(M)
    b = MeshBuilder()
    b.box((0, 25, -0.03), (60, 110, 0.06))
    b.build('pl', [M['stpave']])
    b = MeshBuilder()
    for s in (-1, 1):
        b.box((s * 3.1, 25, 0.004), (0.35, 110, 0.02))
    for k in range(14):
        b.box((0, -12 + k * 6, 0.004), (6, 0.3, 0.02))
    b.build('bands', [M['lime2']])
    keys = {'int': [principled('ia', '#d8b98c', 0.8), principled('ib', '#1d5a5e', 0.6),
        principled('ic', '#b9793f', 0.7), principled('id', '#e6d6bb', 0.8), M['wood']],
        'led': [emission('led', '#ffd7a1', 7)], 'led2': [emission('led2', '#ffb969', 6)], 'shelf': [M['wood']],
        'good': [principled('gd%d' % i, c, 0.4) for i, c in enumerate(('#1f5a5c', '#c8823a', '#efe6d4',
        '#8a3b2a', '#2b2d31', '#d9b25e'))], 'fr': [M['bronze']], 'gl': [clear_glass('sglass',
        (0.95, 0.97, 0.96, 1), 1.17, 0, 0.02)]}
    B = {k: MeshBuilder() for k in keys}
    bay = 5.4
    n = 11
    y0 = -8
    for s in (-1, 1):
        # arcade line and shopfront line
        xa = s * 7.0
        xf = s * 10.4
        w = MeshBuilder()
        l, r = sorted((xa, xa + s * 0.7))
        arch_wall(w, y0, y0 + n * bay, l, r, 0, 5.2, n, 3.9, 2.75, 2.05, 0, 'y')
        w.box((xa + s * 0.3, y0 + n * bay / 2, 5.35), (1.1, n * bay + 0.2, 0.34), 1)
        w.box((xa + s * 4, y0 + n * bay / 2, 5.1), (7.4, n * bay, 0.3), 0)
        ops = []
        for i in range(n):
            ops += [(y0 + i * bay + 0.75, y0 + i * bay + 2.35, 6.4, 9.2),
                (y0 + i * bay + 3.05, y0 + i * bay + 4.65, 6.4, 9.2)]
        punched(w, y0, y0 + n * bay, 5.5, 10.2, l, r, ops, 0, 'y')
        w.box((xa + s * 0.25, y0 + n * bay / 2, 10.35), (1.3, n * bay + 0.4, 0.4), 1)
        w.box((xa + s * 5, y0 + n * bay / 2, 10.2), (9, n * bay, 0.3), 0)
        w.build('arcade', [M['lime'], M['lime2']])
        sc = MeshBuilder()
        wi = MeshBuilder()
        la = MeshBuilder()
        aw = MeshBuilder()
        for j, o in enumerate(ops):
            wi.box((xa + s * 0.55, (o[0] + o[1]) / 2, (o[2] + o[3]) / 2), (0.05, o[1] - o[0], o[3] - o[2]),
                1 if R.random() < 0.55 else 0)
            if j % 4 in (0, 3):
                star_screen(sc, o[0], o[1], o[2], o[3], xa + s * 0.2, 0.53, 'y', 0.05, 0.06, 0, 0.08)
            else:
                for q in (0.0, 0.5, 1.0):
                    sc.box((xa + s * 0.45, o[0] + (o[1] - o[0]) * q, (o[2] + o[3]) / 2),
                        (0.08, 0.07, o[3] - o[2]), 1)
                sc.box((xa + s * 0.45, (o[0] + o[1]) / 2, 8.3), (0.08, 1.6, 0.07), 1)
                for q in range(16):
                    sc.box((xa - s * 0.12, o[0] + q * 0.107, 6.9), (0.03, 0.025, 1.0), 1)
                sc.box((xa - s * 0.12, (o[0] + o[1]) / 2, 7.42), (0.06, 1.75, 0.06), 1)
        for i in range(n):
            shop(M, B, s, y0 + i * bay + 0.1, y0 + (i + 1) * bay - 0.1, xf, R, i + (1 if s > 0 else 0))
            c = y0 + (i + 0.5) * bay
            if (i + (s > 0)) % 2 == 0:
                awning(aw, s, c - 2.2, c + 2.2, xa - s * 0.02, 4.15, (0, 1) if i // 2 % 2 else (2, 1), 1.5, 0.7)
            la.lathe((s * 8.8, c, 3.55), [(0, 0), (0.16, 0.04), (0.2, 0.3), (0.12, 0.55), (0, 0.6)], 14, 0)
            la.cylinder((s * 8.8, c, 4.1), (s * 8.8, c, 5), 0.015, 6, 1)
            la.box((xa - s * 0.12, y0 + i * bay, 3.2), (0.14, 0.12, 0.5), 0)
            la.box((xa - s * 0.12, y0 + i * bay, 3.5), (0.2, 0.2, 0.06), 1)
        sc.build('scr', [M['screen'], M['bronze']])
        wi.build('upw', [M['dglass'], emission('upw%d' % s, '#ffbd72', 1.5)])
        la.build('lant', [emission('lant%d' % s, '#ffc987', 7), M['bronze']], smooth=True)
        aw.build('awn', [M['cp'] if 'cp' in M else principled('clp', '#125257', 0.85),
            principled('clc', '#e8dcc3', 0.85), principled('cla', '#c9822f', 0.85)])
        yc = y0 + n * bay / 2
        area_light((s * 11.2, yc, 3.6), (s * 14.4, yc, 1.0), n * bay, 2300, (1, 0.72, 0.42), sy=0.8)
        area_light((s * 9.4, yc, 4.7), (s * 7.8, yc, 0), n * bay, 900, (1, 0.66, 0.34), sy=1.2)
        area_light((xa - s * 0.9, yc, 5.7), (xa + s * 0.5, yc, 12), n * bay, 240, (1, 0.64, 0.32), sy=0.2)
    for k in keys:
        B[k].build('shop_' + k, keys[k])
    # street end: a lit gateway block with a tall screen
    b = MeshBuilder()
    punched(b, -16, 16, 0, 14, 52.5, 53.3, [(-2.6, 2.6, 0, 6.2), (-7.6, -4.4, 6, 12), (4.4, 7.6, 6, 12),
        (-2.6, 2.6, 7.2, 12.4)])
    b.box((0, 58, 14.2), (33, 11, 0.5))
    b.build('gate', [M['lime']])
    b = MeshBuilder()
    g = MeshBuilder()
    for o in ((-7.6, -4.4, 6, 12), (4.4, 7.6, 6, 12), (-2.6, 2.6, 7.2, 12.4)):
        star_screen(b, o[0], o[1], o[2], o[3], 52.8, 0.8, 'x', 0.07, 0.09)
        g.box(((o[0] + o[1]) / 2, 53.2, (o[2] + o[3]) / 2), (o[1] - o[0], 0.04, o[3] - o[2]))
    b.build('gscr', [M['screen']])
    a = MeshBuilder()
    arch_wall(a, -2.6, 2.6, 56.0, 56.6, 0, 6.2, 1, 3.6, 2.8, 2.3)
    a.box((0, 61, 3), (9, 0.2, 6), 1)
    a.build('gpass', [M['tile'], M['lime']])
    area_light((0, 58.5, 5.8), (0, 58.5, 0), 5, 420, (1, 0.66, 0.34))
    fb = MeshBuilder()
    fb.lathe((0, 44, 0), [(2.2, 0), (2.2, 0.5), (1.9, 0.5), (1.9, 0.38), (0, 0.38)], 48, 0)
    fb.lathe((0, 44, 0.4), [(0.3, 0), (0.22, 0.8), (0.9, 1.05), (0.95, 1.15), (0.2, 1.1), (0.1, 1.6), (0, 1.7)],
        32, 0)
    fb.build('fountain', [M['lime2']], smooth=True)
    g.build('gglow', [emission('gg', '#ffb562', 1.9)])
    # planters, trees, benches, bollard lights along the street
    hp = []
    gr = []
    bo = MeshBuilder()
    for i in range(5):
        for s in (-1, 1):
            y = -1.5 + i * 10.8 + (2.7 if s > 0 else 0)
            b = MeshBuilder()
            b.box((s * 4.3, y, 0.28), (1.3, 3.4, 0.56), 0)
            b.box((s * 4.3, y, 0.57), (1.1, 3.2, 0.03), 1)
            b.build('pl', [M['lime2'], M['soil']], bevel=0.03)
            hp.append((s * 4.3, y, 0.55))
            gr += [(s * 4.3 + R.uniform(-0.45, 0.45), y + R.uniform(-1.4, 1.4), 0.57) for _ in range(26)]
            bench(M, s * 4.3, y + 3.4, math.pi / 2)
            for q in (-2.2, 5.2):
                bo.cylinder((s * 4.3, y + q, 0), (s * 4.3, y + q, 0.72), 0.07, 12, 0)
                bo.cylinder((s * 4.3, y + q, 0.72), (s * 4.3, y + q, 0.84), 0.07, 12, 1)
    bo.build('boll', [M['bronze'], M['lamp']], smooth=True)
    grasses(M['grasses'], gr, 0.55, 2, 30)
    t = tree(M['trunk'], M['leaf'], 5.2, 1.9, 3, 3000, 0.15)
    spread(t, hp[2:], 4, 0.85, 1.0)
    p = date_palm(M['trunk'], M['frond'], 8, 7)
    spread(p, [(-11.5, 50, 0), (11.5, 50.2, 0), (-18, 64, 0), (16, 66, 0)], 8)
    # festoon lights across the street
    b = MeshBuilder()
    l = MeshBuilder()
    for i in range(7):
        y = 2 + i * 7.2
        pts = [(-6.9 + 13.8 * q / 24, y + 0.6 * math.sin(q * 0.26),
            8.9 - 1.5 * 4 * (q / 24) * (1 - q / 24)) for q in range(25)]
        for q in range(24):
            b.beam(pts[q], pts[q + 1], 0.015)
        for q in range(1, 24, 2):
            l.lathe((pts[q][0], pts[q][1], pts[q][2] - 0.16), [(0, 0), (0.055, 0.05), (0.05, 0.11), (0, 0.16)],
                8)
    b.build('wire', [M['dark']])
    l.build('bulbs', [emission('bulbs', '#ffd08a', 22)], smooth=True)
    for i in range(15):
        x, y = (R.choice([-1, 1]) * R.uniform(0.6, 3.0), 4 + i * 3.0)
        figure((x, y, 0), R.choice([0, 3.14]) + R.uniform(-0.4, 0.4), i + 3)
    for i in range(5):
        figure((R.choice([-1, 1]) * 8.7, 6 + i * 8, 0), R.uniform(0, 6), i + 50)
    neighbourhood([M['ctxa'], M['ctxb'], M['dglass']], 30, 75, 260, 150, 8, 6, 16)
    apply_haze(sd, 1 / 900.0, 60, bright=0.25, warm=(0.9, 0.45, 0.3), cool=(0.22, 0.3, 0.45))
    return building((1.3, -10.5, 1.75), (-0.2, 20), 23, shift=0.06, exposure=0.55, clamp=4, bloom=(0.9, 0.12),
        saturation=1.12, vignette=0.35)


CAMERAS = {'mosque': mosque, 'portal': portal, 'school': school, 'fins': school_fins, 'retail': retail}
