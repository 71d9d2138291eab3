"""A plot before the building: the corner stone with its set-out lines in the morning, and the excavation."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from lib.architecture import neighbourhood, skyline
from lib.construction import cabin
from lib.materials import ashlar, principled, site_mats, skyline_mats, terrain_mat, vehicle_mats
from lib.mesh import MeshBuilder, instance, scatter, spaced, terrain
from lib.nature import boulder, litter, palm, tuft
from lib.noise import fractal_noise, smoothstep
from lib.people import worker, worker_mats
from lib.vehicles import crawler_excavator, lorry
from lib.view import outdoor
from lib.world import apply_haze, horizon_glow, reset, sky_world

PIT = (-16, 26, 2, 44)        # x and y of the foot of the excavation
DEPTH = 5.6


def materials():
    M = vehicle_mats(site_mats())
    worker_mats(M)
    M['lime'] = principled('lime', '#d6c3a0', 0.7, var=0.14, scale=2.2, bump=0.12, bscale=14)
    M['base'] = principled('base', '#a89c89', 0.85, var=0.15, scale=1.4, bump=0.15, bscale=9)
    M['brass'] = principled('brass', '#c98a34', 0.28, metal=1.0)
    M['petrolb'] = principled('petrolb', '#0e4a47', 0.35, coat=0.2)
    M['cord'] = principled('cord', '#f0efe8', 0.6)
    M['chalk'] = principled('chalk', '#f1ece0', 0.9, var=0.2, scale=6)
    M['peg'] = principled('peg', '#b98a4e', 0.7, var=0.25, scale=5)
    M['petrol'] = principled('petrol', '#0f4f56', 0.45, var=0.08, scale=0.6, coat=0.2)
    M['reed'] = principled('reed', '#8b8347', 0.7, var=0.35, scale=1.2)
    M['lagging'] = principled('lagging', '#7d5530', 0.7, var=0.35, scale=0.8, stain=0.3)
    M['soldier'] = principled('soldier', '#5a3a2a', 0.6, metal=0.3, var=0.25, scale=1.4)
    M['waler'] = principled('waler', '#1d4348', 0.5, var=0.25, scale=1.4, stain=0.35)
    return M


def mark(b, u, v, size, mat_stroke, mat_stone, thick=0.02):
    """The company's mark from bars, upright on the plane y = v[1]; u is its middle, the corner at the top right."""
    c = size / 7
    x0, y, z0 = u - size / 2, v[0], v[1]
    for left, bottom, width, height, mat in ((0, 6, 7, 1, mat_stroke), (6, 0, 1, 6, mat_stroke), (0, 4, 5, 1, mat_stroke),
            (4, 0, 1, 4, mat_stroke), (0, 0, 3, 3, mat_stone)):
        b.box((x0 + (left + width / 2) * c, y, z0 + (bottom + height / 2) * c), (width * c, thick, height * c), mat)


def flat_ground(X, Y):
    h = fractal_noise(X / 40.0, Y / 40.0, 4, seed=4) * 0.35 + fractal_noise(X / 5.0, Y / 5.0, 4, seed=6) * 0.1
    return h * smoothstep(np.hypot(X, Y), 2.5, 14) + fractal_noise(X / 1.1, Y / 1.1, 3, seed=8) * 0.025


def pit_ground(X, Y):
    x0, x1, y0, y1 = PIT
    h = fractal_noise(X / 40.0, Y / 40.0, 4, seed=4) * 0.4 + fractal_noise(X / 5.0, Y / 5.0, 4, seed=6) * 0.12
    out = np.maximum(np.maximum(x0 - X, X - x1) + 0.5 * fractal_noise(Y / 3.0, X / 3.0, 3, seed=2),
        np.maximum((y0 - Y) * 0.62, Y - y1))
    inside = 1 - smoothstep(out, 0, 3.4)
    ramp = np.clip((X + 34) / 22.0, 0, 1) * DEPTH
    on_ramp = (1 - smoothstep(np.abs(Y - 30), 3.4, 5.6)) * (X < x0 + 8)
    deep = np.maximum(DEPTH * inside, ramp * on_ramp)
    spoil = 0
    for x, y, r, s in ((36, 10, 6.5, 3.4), (39, 22, 7.5, 4.2), (-30, 8, 6.5, 2.6), (-33, 50, 8, 3.6), (34, 40, 7, 3.2)):
        lump = np.exp(-((X - x) ** 2 + (Y - y) ** 2) / r ** 2)
        spoil = spoil + lump * s * (1 + 0.35 * fractal_noise(X / 3.5, Y / 3.5, 4, seed=7))
    return h * (1 - 0.6 * inside) - deep + spoil


def surroundings(M, R, sd, houses=True):
    """Hoarding, cabins, palms, a low town and two skylines."""
    b = MeshBuilder()
    for i in range(64):
        x = -78 + i * 2.45
        b.box((x, 62, 1.15), (2.4, 0.08, 2.3), 1 if i % 6 == 0 else 0)
        b.box((x - 1.22, 62, 1.25), (0.1, 0.14, 2.5), 2)
    b.build('hoarding', [M['white'], M['petrol'], M['galv']])
    for i, (x, y) in enumerate(((-44, 55), (-37, 55), (-30, 55), (46, 54))):
        cabin(M, (x, y, 0), 0, 'white')
    p = [palm(M, (0, -900 - 30 * i, 0), 7 + i, i) for i in range(3)]
    for i in range(16):
        instance(p[i % 3], (-90 + i * 12.5 + R.uniform(-3, 3), 68 + R.uniform(0, 5), 0), i * 1.7, R.uniform(0.85, 1.2))
    town = [principled('lw%d' % i, c, 0.85, var=0.12, scale=0.06) for i, c in enumerate(('#cdb997', '#e0d2b8', '#b9a07c'))]
    b = MeshBuilder()
    for i in range(260):
        y = 90 + R.random() ** 1.4 * 800
        x = R.uniform(-1, 1) * (90 + y * 0.8)
        h = R.choice([5, 7, 8, 11, 14])
        w, d, turn = R.uniform(10, 22), R.uniform(10, 20), R.choice([0, 0.2, 1.2])
        b.box((x, y, h / 2), (w, d, h), i % 3, rz=turn)
        b.box((x, y, h + 0.5), (w * 0.3, d * 0.3, 1.4), (i + 1) % 3, rz=turn)
        for f in range(int(h / 3.4)):
            b.box((x, y, 1.8 + f * 3.4), (w * 1.003, d * 0.8, 1.2), 3, rz=turn)
    b.build('town', [*town, principled('lwg', '#2b3f45', 0.15)])
    sk = skyline_mats()
    skyline(11, (-260, 1150), 300, 110, 240, sk)
    skyline(12, (420, 1500), 420, 80, 150, sk, low=110)


def board(b, x, y, turn):
    """A profile board on three pegs."""
    dx, dy = math.cos(turn), math.sin(turn)
    for s in (-0.75, 0, 0.75):
        b.box((x + dx * s, y + dy * s, 0.3), (0.07, 0.07, 0.75), 0, rz=turn)
    b.box((x, y, 0.56), (1.9, 0.035, 0.15), 0, rz=turn)
    for s in (-0.3, 0.3):
        b.box((x + dx * s, y + dy * s, 0.645), (0.02, 0.06, 0.03), 1, rz=turn)


def instrument(b, x, y, aim):
    """A total station on its tripod."""
    for q in range(3):
        a = q * 2.094 + 0.4
        b.beam((x, y, 1.35), (x + 0.5 * math.cos(a), y + 0.5 * math.sin(a), 0), 0.05, mat=0)
    b.cylinder((x, y, 1.33), (x, y, 1.42), 0.1, 18, 1)
    b.box((x, y, 1.56), (0.2, 0.16, 0.26), 2, rz=aim)
    b.cylinder((x - 0.12 * math.sin(aim), y + 0.12 * math.cos(aim), 1.57),
        (x + 0.14 * math.sin(aim), y - 0.14 * math.cos(aim), 1.57), 0.05, 16, 1)


def corner_stone(M):
    b = MeshBuilder()
    b.box((0.45, 0.45, 0.06), (1.5, 1.5, 0.2), 1)
    b.box((0.45, 0.45, 0.56), (0.96, 0.96, 0.82), 0)
    b.build('stone', [M['lime'], M['base']], bevel=0.018)
    b = MeshBuilder()
    mark(b, 0.45, (-0.034, 0.3), 0.56, 0, 1)
    b.build('inlay', [M['petrolb'], M['brass']], bevel=0.003)


def lines(M):
    """Strings between profile boards, chalk on the ground, pegs: two sides of the building that will stand here."""
    b = MeshBuilder()
    for x, y, turn in ((-2.6, 0.0, math.pi / 2), (0.0, -3.6, 0), (20, 0.0, math.pi / 2), (0.0, 26, 0), (20, 26, 0.4)):
        board(b, x, y, turn)
    for x in np.arange(4, 20, 4.0):
        b.box((x, 0, 0.16), (0.05, 0.05, 0.42), 0)
        b.box((x, 0, 0.35), (0.055, 0.055, 0.07), 1)
    for y in np.arange(4.5, 26, 4.5):
        b.box((0, y, 0.16), (0.05, 0.05, 0.42), 0)
        b.box((0, y, 0.35), (0.055, 0.055, 0.07), 1)
    b.build('boards', [M['peg'], M['orange']], bevel=0.004)
    s = MeshBuilder()
    for z in (0.64,):
        s.beam((-2.6, -0.05, z), (20, -0.05, z), 0.009)
        s.beam((-0.05, -3.6, z), (-0.05, 26, z), 0.009)
    s.build('cords', [M['cord']])
    c = MeshBuilder()
    for a, e, w in (((1.3, 0, 0), (20, 0, 0), 0.1), ((0, 1.3, 0), (0, 26, 0), 0.1), ((0, 26, 0), (20, 26, 0), 0.12),
            ((20, 0, 0), (20, 26, 0), 0.12)):
        n = 60
        for i in range(n):
            p, q = (Vector(a).lerp(Vector(e), (i + k) / n) for k in (0, 1))
            side = Vector((0, w, 0)) if abs(p.y - q.y) < 1e-6 else Vector((-w, 0, 0))
            side *= 0.4
            z = [float(flat_ground(np.array([v.x]), np.array([v.y]))[0]) + 0.022 for v in (p, q)]
            c.quad([(p.x - side.x, p.y - side.y, z[0]), (q.x - side.x, q.y - side.y, z[1]), (q.x + side.x, q.y + side.y, z[1]),
                (p.x + side.x, p.y + side.y, z[0])])
    c.build('chalk', [M['chalk']])


def begin(azimuth, height):
    reset()
    M = materials()
    R = random.Random(7)
    sd = sky_world(height, azimuth, strength=0.24, clouds=0.8, dust=2.0, sunpower=12, suncol=(1, 0.58, 0.28), angle=0.7)
    horizon_glow(sd, 2.0)
    return M, R, sd


def stone():
    M, R, sd = begin(-74, 9)
    xs = np.unique(np.concatenate([spaced(-3000, 3000, 260, 0, 8), np.linspace(-6, 10, 120)]))
    ys = np.unique(np.concatenate([spaced(-60, 5000, 260, 2, 10), np.linspace(-7, 14, 150)]))
    terrain('earth', flat_ground, xs, ys, [terrain_mat('earthm', '#94704a', '#c9a170', '#7a5738', '#b58a5b', grit=1.6)])
    corner_stone(M)
    lines(M)
    b = MeshBuilder()
    instrument(b, 6.2, 7.4, 2.4)
    b.build('station', [M['yellow'], M['dark'], M['petrolb']], bevel=0.004)
    b = MeshBuilder()
    b.cylinder((1.4, 14.2, 0), (1.4, 14.2, 2.0), 0.02, 10, 0)
    b.cylinder((1.4, 14.2, 1.6), (1.4, 14.2, 1.74), 0.06, 14, 1)
    b.build('staff', [M['white'], M['red']])
    worker(M, (6.2, 6.75, 0), 0.55, 'hivis', 'helmetw', 0.12, (65, 55), (60, 70), 0.1, 1)
    worker(M, (1.75, 14.3, 0), 2.5, 'hivis2', 'helmety', 0, (60, 20), (40, 20), 0.08, 2)
    worker(M, (9.6, 16.5, 0), 1.9, 'hivis2', 'helmetw', 0, (35, 25), (80, 30), 0.1, 3)
    worker(M, (10.5, 16.2, 0), 2.3, 'hivis', 'helmety', 0, (20, 60), (20, 50), 0.1, 4)
    crawler_excavator(M, (26, 40, 0), 2.5, slew=0.5, boom=(36, -52, -118), sc=1.25)
    scatter(lorry(M, 'ply', 'petrol'), (-24, 46, 0), 0.15, 1.0)
    rk = [boulder(bpy.data.materials['earthm'], i) for i in range(3)]
    for i in range(420):
        x, y = R.uniform(-9, 16), R.uniform(-5.5, 22)
        if (-0.6 < x < 1.6 and -0.6 < y < 1.6) or abs(x) < 0.14 or abs(y) < 0.14:
            continue
        scatter(rk[i % 3], (x, y, float(flat_ground(np.array([x]), np.array([y]))[0])), R.uniform(0, 6),
            R.uniform(0.015, 0.06) * (2 if R.random() < 0.06 else 1))
    tf = [tuft(M['reed'], i, 0.42) for i in range(3)]
    for i in range(120):
        x, y = R.choice([-1, 1]) * R.uniform(5, 60), R.uniform(6, 58)
        scatter(tf[i % 3], (x, y, 0), R.uniform(0, 6), R.uniform(0.5, 1.1))
    surroundings(M, R, sd)
    apply_haze(sd, density=1 / 1300.0, height=140, warm=(1.0, 0.55, 0.27), cool=(0.44, 0.48, 0.53), bright=0.5)
    return outdoor(sd, location=(-2.4, -4.6, 1.15), target=(0.5, 0.5, 0.75), lens=28, shift=0.05, exposure=0.15)


def shoring(M):
    """Steel posts with timber between them along the back and the right of the pit, tied by two beams."""
    x0, x1, y0, y1 = PIT
    b = MeshBuilder()
    for i in range(22):
        x = x0 + 1 + i * 2.0
        b.box((x, y1 + 0.6, -DEPTH / 2 + 0.4), (0.32, 0.32, DEPTH + 1.4), 0)
        b.box((x + 1, y1 + 0.72, -DEPTH / 2), (1.9, 0.1, DEPTH + 0.3), 1)
        for k in range(14):
            b.box((x + 1, y1 + 0.665, -DEPTH + 0.2 + k * 0.41), (1.9, 0.03, 0.03), 2)
    for i in range(14):
        y = y0 + 16 + i * 2.0
        b.box((x1 + 0.6, y, -DEPTH / 2 + 0.4), (0.32, 0.32, DEPTH + 1.4), 0)
        b.box((x1 + 0.72, y + 1, -DEPTH / 2), (0.1, 1.9, DEPTH + 0.3), 1)
    for z in (-1.2, -3.4):
        b.box(((x0 + x1) / 2 + 1, y1 + 0.3, z), (x1 - x0, 0.25, 0.34), 3)
        b.box((x1 + 0.3, y0 + 29, z), (0.25, 28, 0.34), 3)
    b.build('shoring', [M['soldier'], M['lagging'], M['dark'], M['waler']])
    r = MeshBuilder()
    for z in (0.9, 1.35):
        r.beam((x0, y1 + 1.6, z), (x1, y1 + 1.6, z), 0.05, mat=0)
    for i in range(15):
        r.beam((x0 + i * 3, y1 + 1.6, 0), (x0 + i * 3, y1 + 1.6, 1.4), 0.06, mat=0)
    r.build('rail', [M['yellow']])


def dig():
    M, R, sd = begin(-80, 12)
    xs = np.unique(np.concatenate([spaced(-3000, 3000, 240, 4, 30), np.linspace(-40, 46, 260)]))
    ys = np.unique(np.concatenate([spaced(-80, 5000, 240, 20, 30), np.linspace(-14, 56, 210)]))
    terrain('earth', pit_ground, xs, ys, [terrain_mat('earthm', '#94704a', '#c9a170', '#7a5738', '#b58a5b', steep=(0.3, 0.75),
        grit=2.0)])
    shoring(M)
    crawler_excavator(M, (-3, 11, -DEPTH), 0.5, slew=0.35, boom=(40, -58, -118), sc=1.5)
    crawler_excavator(M, (15, 30, -DEPTH), 2.3, slew=0.5, boom=(36, -50, -110), sc=1.5)
    crawler_excavator(M, (34, 0, 0.2), 2.7, slew=-0.4, boom=(38, -60, -120), sc=1.4)
    lo = lorry(M, 'ply', 'petrol')
    scatter(lo, (9.5, 19, -DEPTH), -0.35, 0.95)
    for i, (x, y, z) in enumerate(((3.4, 6.5, -DEPTH), (4.6, 7.0, -DEPTH), (20, 14, -DEPTH), (8, 34, -DEPTH), (-8, 36, -DEPTH),
            (-7, 37, -DEPTH), (-21, -9, 0.1), (12, 46.8, 0.1))):
        worker(M, (x, y, z), R.uniform(0, 6), ('hivis', 'hivis2')[i % 2], ('helmety', 'helmetw')[i % 2], 0,
            (R.uniform(10, 70), R.uniform(10, 50)), (30, 40), 0.15, i)
    f = MeshBuilder()
    for i in range(4):
        for k in range(3):
            f.box((-10 + i * 8.5, 37 - k * 6.5, -DEPTH + 0.05), (3.0, 3.0, 0.3), 0)
            for q in range(9):
                f.cylinder((-10 + i * 8.5 - 0.5 + q % 3 * 0.5, 37 - k * 6.5 - 0.5 + q // 3 * 0.5, -DEPTH + 0.1),
                    (-10 + i * 8.5 - 0.5 + q % 3 * 0.5, 37 - k * 6.5 - 0.5 + q // 3 * 0.5, -DEPTH + 1.5), 0.03, 6, 1)
    f.build('pads', [M['base'], M['rebar']])
    rk = [boulder(bpy.data.materials['earthm'], i) for i in range(3)]
    for i in range(700):
        x, y = R.uniform(-40, 46), R.uniform(-20, 52)
        scatter(rk[i % 3], (x, y, float(pit_ground(np.array([x]), np.array([y]))[0])), R.uniform(0, 6),
            R.uniform(0.05, 0.3) * (1.6 if R.random() < 0.1 else 1))
    surroundings(M, R, sd)
    apply_haze(sd, density=1 / 1300.0, height=140, warm=(1.0, 0.55, 0.27), cool=(0.44, 0.48, 0.53), bright=0.5)
    return outdoor(sd, location=(-13, -20, 7.5), target=(5, 24, 2), lens=25, shift=-0.02, exposure=0.15)


def seal():
    """The mark in stone and brass on a dark wall, under a raking light."""
    from lib.materials import concrete
    from lib.view import building
    from lib.world import area_light

    reset()
    M = materials()
    M['wall'] = ashlar('wall', ('#0a2624', '#0c2b29', '#0d302d'), 1.6, 0.8, 0.006, rough=0.55, spec=0.35)
    M['amber'] = principled('amber', '#e08a2b', 0.4, var=0.08, scale=2, coat=0.3)
    M['bone'] = principled('bone', '#eee8dc', 0.45, var=0.06, scale=2)
    M['floor'] = concrete('floor', '#15211f', 3.0, 3.0, rough=0.25)
    w = bpy.data.worlds.new('W')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (0.02, 0.035, 0.04, 1)
    b = MeshBuilder()
    b.box((0, 0.25, 3), (16, 0.5, 8), 0)
    b.build('wall', [M['wall']])
    b = MeshBuilder()
    b.box((0, -5, -0.1), (16, 11, 0.2), 0)
    b.build('floor', [M['floor']])
    b = MeshBuilder()
    mark(b, 0, (-0.11, 1.1), 1.9, 0, 1, 0.22)
    b.build('mark', [M['bone'], M['amber']], bevel=0.012)
    area_light((-4.4, -2.6, 5.2), (0.2, 0, 1.9), 2.2, 420, (1, 0.74, 0.44), sy=0.8)
    area_light((5.0, -3.4, 2.4), (0, 0, 1.8), 2.6, 60, (0.5, 0.75, 0.85), sy=1.6)
    return building((0, -6.2, 1.9), (0, 0, 1.9), 32, shift=0.02, exposure=0.3, clamp=6, bloom=(1.0, 0.12), vignette=0.4)


CAMERAS = {'stone': stone, 'dig': dig, 'seal': seal}
