"""One plot, one camera, six states: empty, set out, frame, facade, finished, and the same at dusk."""
import math
import random

import bpy
import numpy as np

from lib.architecture import neighbourhood, skyline
from lib.construction import cabin, crane, frame_building, scaffold
from lib.materials import leaf_mat, principled, skyline_mats, terrain_mat, timber
from lib.mesh import MeshBuilder, scatter, spaced, terrain
from lib.nature import boulder, date_palm, grasses, hedge, tree, tuft
from lib.noise import fractal_noise, smoothstep
from lib.people import figure, worker
from lib.vehicles import crawler_excavator, lorry, truck_mixer
from lib.view import building
from lib.world import apply_haze, area_light, point_light, reset, sky_world
from scenes.civic import bench, palette, spread
from scenes.plot import board, instrument, mark
from scenes.plot import materials as site_palette
from scenes.towers import residential_block, trailing

STONE = (25.4, -5.7)              # the corner stone, just outside the nearest corner of the building
OUTLINE = (-24, 24, -4.5, 19.5)   # x and y of the building's faces
PIT = (3.5, 24.6, -5.0, 20)       # x and y of the foot of the excavation
DEPTH = 1.7
BAY = 7.2
STRETCH = 1.045                   # the frame's bays along x, so that it fills the outline
FLOOR = 3.5
GRID_X = [i * BAY * STRETCH for i in range(-3, 4)]
GRID_Y = [-3.2 + i * BAY for i in range(4)]


def even_ground(X, Y):
    far = smoothstep(np.hypot(X, Y - 6), 40, 90)
    h = fractal_noise(X / 40.0, Y / 40.0, 4, seed=4) * 0.5 * far
    return h + fractal_noise(X / 4.0, Y / 4.0, 4, seed=6) * 0.05 + fractal_noise(X / 1.1, Y / 1.1, 3, seed=8) * 0.02


def dug_ground(X, Y):
    x0, x1, y0, y1 = PIT
    out = np.maximum(np.maximum(x0 - X, X - x1), np.maximum(y0 - Y, Y - y1)) + 0.18 * fractal_noise(X / 1.5, Y / 1.5, 3, seed=2)
    inside = 1 - smoothstep(out, 0, 0.9)
    spoil = 0
    for x, y, r, s in ((37, 14, 4.5, 2.6), (40, 22, 5.5, 3.0), (-31, -8, 4, 1.8)):
        lump = np.exp(-((X - x) ** 2 + (Y - y) ** 2) / r ** 2)
        spoil = spoil + lump * s * (1 + 0.35 * fractal_noise(X / 3.5, Y / 3.5, 4, seed=7))
    return even_ground(X, Y) - DEPTH * inside + spoil


def lowered_ground(X, Y):
    plot = 1 - smoothstep(np.maximum(np.abs(X) - 52, np.maximum(-60 - Y, Y - 30)), 0, 4)
    return even_ground(X, Y) - 0.25 * plot


def earth(fn):
    xs = np.unique(np.concatenate([spaced(-3000, 3000, 220, 10, 30), np.linspace(-32, 44, 230)]))
    ys = np.unique(np.concatenate([spaced(-90, 5000, 220, 0, 30), np.linspace(-30, 28, 210)]))
    terrain('earth', fn, xs, ys, [terrain_mat('earthm', '#94704a', '#c9a170', '#7a5738', '#b58a5b', steep=(0.3, 0.75), grit=1.6)])


def corner_stone(S):
    x, y = STONE
    b = MeshBuilder()
    b.box((x, y, 0.06), (1.9, 1.9, 0.24), 1)
    b.box((x, y, 0.72), (1.2, 1.2, 1.1), 0)
    b.build('stone', [S['lime'], S['base']], bevel=0.02)
    b = MeshBuilder()
    mark(b, x, (y - 0.605, 0.36), 0.76, 0, 1)
    b.build('inlay', [S['petrolb'], S['brass']], bevel=0.003)


def place(P, S, stone=True):
    """What stays through all states: the stone, once it is laid, neighbours, palms, the city."""
    if stone:
        corner_stone(S)
    p = date_palm(P['trunk'], P['frond'], 8, 3)
    spread(p, [(-70 + i * 11, 46 + 2 * math.sin(i * 2.1), 0) for i in range(16)], 5)
    neighbourhood([P['ctxa'], P['ctxb'], P['dglass']], 90, 62, 330, 210, 1, 6, 14)
    west = neighbourhood([P['ctxa'], P['ctxb'], P['dglass']], 70, 84, 330, 190, 2, 5, 12)
    west.rotation_euler.z = math.pi / 2
    p = date_palm(P['trunk'], P['frond'], 8, 6)
    spread(p, [(-62 + 2 * math.sin(i * 1.7), -20 + i * 10.5, 0) for i in range(6)], 6)
    mats = skyline_mats()
    skyline(11, (-620, 1050), 300, 90, 210, mats)
    skyline(13, (-1300, 420), 260, 50, 120, mats, low=80)
    skyline(12, (160, 1500), 380, 60, 130, mats, low=90)


def hoarding(S):
    b = MeshBuilder()
    for i in range(52):
        x = -64 + i * 2.45
        b.box((x, 36, 1.15), (2.4, 0.08, 2.3), 1 if i % 6 == 0 else 0)
        b.box((x - 1.22, 36, 1.25), (0.1, 0.14, 2.5), 2)
    for i in range(26):
        b.box((-54, -27 + i * 2.45, 1.15), (0.08, 2.4, 2.3), 1 if i % 6 == 0 else 0)
        b.box((-54, -28.2 + i * 2.45, 1.25), (0.14, 0.1, 2.5), 2)
    b.build('hoarding', [S['white'], S['petrol'], S['galv']])
    for x in (-46, -39):
        cabin(S, (x, 31, 0), 0, 'white')


def stones(R, fn, n):
    rk = [boulder(bpy.data.materials['earthm'], i) for i in range(3)]
    for i in range(n):
        x, y = R.uniform(-34, 44), R.uniform(-26, 26)
        scatter(rk[i % 3], (x, y, float(fn(np.array([x]), np.array([y]))[0])), R.uniform(0, 6),
            R.uniform(0.03, 0.13) * (1.8 if R.random() < 0.06 else 1))


def crew(S, people):
    for i, (x, y, z, turn, bend) in enumerate(people):
        worker(S, (x, y, z), turn, ('hivis', 'hivis2')[i % 2], ('helmety', 'helmetw')[i % 3 > 0], bend,
            (25 + 17 * (i % 3), 30), (35, 25 + 20 * (i % 2)), 0.12, i)


def begin(dusk=False):
    """One hour for all states but the last: the sky must not jump where one rises over the last."""
    reset()
    P, S = palette(), site_palette()
    if dusk:
        sun = sky_world(-2.6, -62, strength=1.35, clouds=0.35, dust=1.3, sunpower=0, cloudcol=(1.0, 0.5, 0.42))
        return P, S, random.Random(8), sun
    sun = sky_world(13, -138, strength=0.25, clouds=0.7, dust=1.6, sunpower=10.5, suncol=(1, 0.66, 0.4), angle=0.7)
    return P, S, random.Random(8), sun


def look(sun, dusk=False):
    if dusk:
        apply_haze(sun, 1 / 1100.0, 70, bright=0.22, warm=(0.5, 0.36, 0.34), cool=(0.13, 0.25, 0.4))
        return building((34, -27.5, 7.6), (6.5, 8), 20.3, shift=0.092, exposure=0.55, saturation=1.16, bloom=(0.9, 0.12))
    apply_haze(sun, 1 / 1100.0, 70, bright=0.5)
    return building((34, -27.5, 7.6), (6.5, 8), 20.3, shift=0.092, exposure=0.1, saturation=1.16, sun=sun)


def chalk(S):
    """Outline and axes of the building on the ground, cords above them, boards at their ends."""
    x0, x1, y0, y1 = OUTLINE
    b, c, s = MeshBuilder(), MeshBuilder(), MeshBuilder()
    strips = [((x0, y), (x1, y), 0.42) for y in (y0, y1)] + [((x, y0), (x, y1), 0.42) for x in (x0, x1)]
    strips += [((x0, y), (x1, y), 0.2) for y in GRID_Y[1:3]] + [((x, y0), (x, y1), 0.2) for x in GRID_X[1:-1]]
    for (ax, ay), (bx, by), width in strips:
        n = 70
        for i in range(n):
            q = []
            for k in (i / n, (i + 1) / n):
                x, y = ax + (bx - ax) * k, ay + (by - ay) * k
                z = float(even_ground(np.array([x]), np.array([y]))[0]) + 0.035
                q.append((x, y, z))
            (px, py, pz), (qx, qy, qz) = q
            w = width / 2
            dx, dy = (0, w) if ay == by else (-w, 0)
            c.quad([(px - dx, py - dy, pz), (qx - dx, qy - dy, qz), (qx + dx, qy + dy, qz), (px + dx, py + dy, pz)])
    c.build('chalk', [S['chalk']])
    for y in (y0, *GRID_Y[1:3], y1):
        for x in (x0 - 2.2, x1 + 2.4):
            board(b, x, y, math.pi / 2)
    for x in (x0, *GRID_X[1:-1], x1):
        for y in (y0 - 2.4, y1 + 2.2):
            board(b, x, y, 0)
        for y in GRID_Y:
            b.box((x, y, 0.25), (0.09, 0.09, 0.6), 0)
            b.box((x, y, 0.5), (0.1, 0.1, 0.12), 1)
    b.build('boards', [S['peg'], S['orange']], bevel=0.004)
    for y in (y0, y1):
        s.beam((x0 - 2.2, y, 0.64), (x1 + 2.4, y, 0.64), 0.03)
    for x in (x0, x1):
        s.beam((x, y0 - 2.4, 0.64), (x, y1 + 2.2, 0.64), 0.03)
    s.build('cords', [S['cord']])


def drawing_table(S, x, y, turn, scale=1.35):
    """Boards on trestles, a plan held down by stones, rolls beside it."""
    b, s, inks = MeshBuilder(), MeshBuilder(), MeshBuilder()
    for sx in (-1.15, 1.15):
        for sy in (-0.5, 0.5):
            for lean in (-0.16, 0.16):
                b.beam((sx + lean, sy, 0), (sx, sy, 0.84), 0.06, mat=1)
        b.box((sx, 0, 0.83), (0.09, 1.25, 0.1), 1)
        b.box((sx, 0, 0.3), (0.05, 1.05, 0.07), 1)
    for k in range(5):
        b.box((0, -0.58 + k * 0.29, 0.9), (3.1, 0.28, 0.045), 0)
    s.box((-0.25, 0.02, 0.93), (1.9, 1.2, 0.008), 0)
    s.box((0.1, -0.72, 0.79), (1.1, 0.008, 0.3), 0)
    for q in range(3):
        s.cylinder((1.05 + q * 0.14, -0.55 + q * 0.05, 0.98), (1.12 + q * 0.14, 0.52 - q * 0.1, 0.98), 0.055, 16, q % 2)
    w = 0.016
    for cx, cy, lx, ly in ((-0.35, 0.38, 1.3, w), (-0.35, -0.28, 1.3, w), (-1.0, 0.05, w, 0.66), (0.3, 0.05, w, 0.66),
            (-0.57, 0.05, w, 0.66), (-0.13, 0.05, w, 0.66), (-0.35, 0.1, 1.3, w), (0.5, -0.42, 0.3, w), (0.5, -0.5, 0.3, w),
            (0.34, -0.46, w, 0.1), (-0.35, 0.48, 1.3, 0.008), (-1.12, 0.05, 0.008, 0.66)):
        inks.box((cx, cy, 0.936), (lx, ly, 0.004), 0)
    inks.box((0.3, -0.28, 0.937), (0.1, 0.1, 0.005), 1)
    for sx, sy, r in ((-1.05, 0.5, 0.09), (0.6, 0.5, 0.08), (-1.08, -0.46, 0.085)):
        b.box((sx, sy, 0.93 + r * 0.5), (r * 2, r * 1.6, r), 2, rz=sx)
    L = dict(loc=(x, y, 0.02), rz=turn)
    for part in (
        b.build('trestles', [S['ply'], S['block'], S['lime']], bevel=0.004, **L),
        s.build('sheets', [principled('sheet', '#f2ecdf', 0.8), principled('roll', '#dccfb4', 0.8)], **L),
        inks.build('inks', [S['petrolb'], S['orange']], **L),
    ):
        part.scale = (scale,) * 3


def empty():
    P, S, R, sun = begin()
    earth(even_ground)
    place(P, S, stone=False)
    hoarding(S)
    drawing_table(S, 25.2, -15.6, 0.5)
    b = MeshBuilder()
    x0, x1, y0, y1 = OUTLINE
    for x in (x0, x1 + 1.4):
        for y in (y0 - 1.2, y1):
            b.box((x, y, 0.5), (0.09, 0.09, 1.1), 0)
            b.box((x, y, 0.98), (0.1, 0.1, 0.16), 1)
    b.build('pegs', [S['peg'], S['orange']], bevel=0.004)
    stones(R, even_ground, 560)
    tf = [tuft(S['reed'], i, 0.42) for i in range(3)]
    for i in range(240):
        x, y = R.uniform(-52, 44), R.uniform(-22, 42)
        if math.hypot(x - 25, y + 15) > 5:
            scatter(tf[i % 3], (x, y, float(even_ground(np.array([x]), np.array([y]))[0])), R.uniform(0, 6), R.uniform(0.35, 1.0))
    return look(sun)


def setout():
    P, S, R, sun = begin()
    earth(even_ground)
    place(P, S)
    hoarding(S)
    chalk(S)
    b = MeshBuilder()
    instrument(b, 20.6, -9.4, 2.6)
    b.build('station', [S['yellow'], S['dark'], S['petrolb']], bevel=0.004)
    b = MeshBuilder()
    for x, y in ((-3.2, -4.6), (24.0, 12.4)):
        b.cylinder((x, y, 0), (x, y, 2.2), 0.035, 10, 0)
        b.cylinder((x, y, 1.7), (x, y, 1.9), 0.09, 14, 1)
    b.build('staff', [S['white'], S['red']])
    crew(S, [(21.3, -9.9, 0, 0.7, 0.14), (-3.5, -4.9, 0, 2.6, 0), (23.6, 12.9, 0, 2.9, 0), (9.5, 3.4, 0, 1.2, 0.05),
        (10.4, 3.9, 0, 2.2, 0), (13.8, -4.6, 0, 0.2, 0.7), (-15, 9, 0, 2.0, 0), (27.2, -4.2, 0, 2.0, 0.1)])
    crawler_excavator(S, (-13, 25, 0), 2.6, slew=0.4, boom=(36, -52, -118), sc=1.3)
    scatter(lorry(S, 'ply', 'petrol'), (6, 30, 0), 0.05, 1.0)
    stones(R, even_ground, 420)
    tf = [tuft(S['reed'], i, 0.42) for i in range(3)]
    for i in range(90):
        x, y = R.uniform(-60, 60), R.uniform(22, 44)
        scatter(tf[i % 3], (x, y, 0), R.uniform(0, 6), R.uniform(0.5, 1.1))
    return look(sun)


def footings(S):
    """Pads, ground beams and starter bars in the open half, formwork along the edge."""
    b = MeshBuilder()
    xs, z = GRID_X[4:], -DEPTH
    for x in xs:
        for y in GRID_Y:
            b.box((x - 0.6, y + 0.4, z + 0.4), (2.7, 2.5, 0.9), 0)
            b.box((x - 0.6, y + 0.4, z + 1.25), (0.75, 0.75, 0.9), 0)
            for q in range(16):
                a = q * math.pi / 8
                px, py = x - 0.6 + 0.27 * math.cos(a), y + 0.4 + 0.27 * math.sin(a)
                b.beam((px, py, z + 1.2), (px * 1.0, py, z + 3.6 + R_BAR[q]), 0.045, mat=1)
        b.box((x - 0.6, 7.6, z + 0.62), (0.6, 21, 0.55), 0)
    for y in GRID_Y:
        b.box((14.0, y + 0.4, z + 0.62), (18, 0.6, 0.55), 0)
    for i in range(26):
        y = GRID_Y[0] - 0.2 + i * 0.27
        b.beam((8.2, y, z + 0.98), (14.4, y, z + 0.98), 0.04, mat=1)
    for i in range(22):
        x = 8.4 + i * 0.28
        b.beam((x, GRID_Y[0] - 0.3, z + 1.02), (x, GRID_Y[1], z + 1.02), 0.04, mat=1)
    for y, w in ((GRID_Y[0] + 1.9, 7), (GRID_Y[1] - 1.2, 7)):
        b.box((18.4, y, z + 0.75), (w, 0.06, 0.8), 2)
    b.build('footings', [S['conc'], S['rebar'], S['ply']])


R_BAR = [random.Random(3).uniform(0, 0.3) for _ in range(16)]


def main_crane(S, slew, trolley):
    crane([S['yellow'], S['dark'], S['conc'], S['warmwin']], h=40, jib=38, cjib=12, slew=slew, loc=(-12, 27, 0), hook=15,
        trolley=trolley)


def stacks(S):
    """Bars, plywood and blocks ready on the ground."""
    b = MeshBuilder()
    for k in range(36):
        b.beam((6 + k % 5 * 0.06, -12.6 + k * 0.05, 0.22 + k % 4 * 0.08), (15.5, -12.6 + k * 0.05, 0.22 + k % 4 * 0.08), 0.055,
            mat=0)
    for x in (7.5, 11, 14):
        b.box((x, -11.7, 0.08), (0.16, 2.4, 0.16), 1)
    for k in range(10):
        b.box((0.5 + 0.03 * (k % 3), -11.4, 0.1 + k * 0.1), (3.0, 1.5, 0.09), 1, rz=0.02 * (k % 4))
    for i in range(5):
        for a in range(2):
            b.box((-7.5 + i * 1.6, -12.0, 0.35 + a * 0.66), (1.35, 1.15, 0.6), 2, rz=0.03 * (i - 2))
    b.build('stacks', [S['rebar'], S['ply'], S['block']])


def frame():
    P, S, R, sun = begin()
    earth(dug_ground)
    place(P, S)
    hoarding(S)
    footings(S)
    o, _, _ = frame_building(S, 3, 3, BAY, 3, FLOOR, loc=(GRID_X[0] + 1.5 * BAY * STRETCH, 7.6, 0.12), seed=4, clad=-9)
    o.scale.x = STRETCH
    main_crane(S, -0.55, 0.72)
    stacks(S)
    truck_mixer(S, (30.5, 5, 0), 1.75)
    crawler_excavator(S, (29.5, 23, 0), 2.9, slew=0.35, boom=(40, -58, -112), sc=1.3)
    crew(S, [(10.4, -1.9, -0.6, 1.2, 0.5), (12.6, 0.8, -0.6, 2.0, 0.55), (19.2, 1.2, -DEPTH, 2.4, 0.1), (28.2, -2.4, 0, 1.9, 0),
        (27.4, -3.2, 0, 1.4, 0.05), (-1.6, -3.6, 10.8, 2.6, 0), (-9, -3.4, 10.8, 2.9, 0.2), (-15, -3.6, 10.8, 1.2, 0),
        (5.5, -9.6, 0, 0.6, 0.1), (-6, -8.4, 0, 2.2, 0), (-3, -3.2, 7.2, 2.0, 0), (18, -8, 0, 2.7, 0.05)])
    stones(R, dug_ground, 420)
    return look(sun)


def facade():
    P, S, R, sun = begin()
    P['room'] = principled('room', '#3a3a34', 0.08, spec=0.8)
    P['curt'] = principled('curt', '#c9c2b2', 0.9)
    P['wood'] = timber('wood2', '#7a4a26', '#c08a50')
    earth(even_ground)
    place(P, S)
    hoarding(S)
    residential_block(P, floors=3, roof=False)
    side_windows(P, 3)
    o, _, _ = frame_building(S, 6, 3, BAY, 3, FLOOR, loc=(0, 7.6, 3 * FLOOR), seed=4, clad=-2)
    o.scale.x = STRETCH
    scaffold(S, 24, 11, 2.0, loc=(-24, -6.0, 0))
    scaffold(S, 24, 11, 2.0, loc=(25.0, -4.5, 0), rz=math.pi / 2, net=False)
    main_crane(S, -0.2, 0.5)
    stacks(S)
    scatter(lorry(S, 'white', 'petrol'), (30, 13, 0), 1.75, 0.95)
    crew(S, [(27.4, -3.4, 0, 1.9, 0), (28.3, -3.0, 0, 2.6, 0), (8, -3.2, 10.8, 2.4, 0.2), (15, -3.6, 14.2, 2.9, 0),
        (4, -8.6, 0, 0.4, 0.1), (12.4, -9.4, 0, 2.0, 0.4), (-7, -8.6, 0, 2.2, 0), (-16, -5.5, 8.1, 2.4, 0.1),
        (-9, -5.5, 14.1, 1.6, 0.15), (20, -3.6, 21.3, 2.7, 0), (18.5, -8.3, 0, 1.5, 0)])
    stones(R, even_ground, 300)
    return look(sun)


def side_windows(P, floors):
    """Openings in the stone end wall: a tall one for the stairs, small ones on each floor."""
    b = MeshBuilder()
    for k in range(floors):
        for y, w in ((1.4, 0.9), (13.4, 1.6), (16.2, 0.9)):
            b.box((23.7, y, k * FLOOR + 1.95), (0.1, w, 1.9), (k + int(y)) % 2)
            b.box((23.74, y, k * FLOOR + 0.94), (0.22, w + 0.24, 0.12), 2)
            b.box((23.74, y, k * FLOOR + 2.94), (0.22, w + 0.24, 0.1), 2)
        b.box((23.7, 7.2, k * FLOOR + FLOOR / 2 + 0.3), (0.1, 1.7, FLOOR), 0)
        for q in range(4):
            b.box((23.76, 7.2, k * FLOOR + 0.4 + q * FLOOR / 4), (0.14, 1.8, 0.07), 2)
    b.build('sidewindows', [P['room'], P['dglass'], P['bronze']])


def garden(P, R):
    b = MeshBuilder()
    b.box((0, -14, -0.03), (112, 88, 0.06))
    b.build('paving', [P['pave']])
    lawns = ((-13, -12.5, 24, 6.5), (14, -12.5, 17, 6.5), (9, -23, 26, 6.5), (36, 4, 13, 26), (-22, -24, 26, 9))
    b = MeshBuilder()
    for x, y, w, d in lawns:
        b.box((x, y, 0.05), (w, d, 0.12), 0)
        b.box((x, y, 0.03), (w + 0.5, d + 0.5, 0.1), 1)
    b.build('lawns', [P['lawn'], P['lime2']])
    blades = [(x + R.uniform(-w / 2, w / 2), y + R.uniform(-d / 2, d / 2), 0.1) for x, y, w, d in lawns for _ in range(int(w * d * 7))]
    grasses(leaf_mat('blade', '#4a6a28', '#86a046', 0.3), blades, 0.07, 5, 20)
    b = MeshBuilder()
    b.box((2.4, -12.5, 0.06), (4.0, 6.5, 0.1), 0)
    for c, s in (((2.4, -9.1, 0.1), (4.8, 0.4, 0.22)), ((2.4, -15.9, 0.1), (4.8, 0.4, 0.22)), ((0.2, -12.5, 0.1), (0.4, 7.2, 0.22)),
            ((4.6, -12.5, 0.1), (0.4, 7.2, 0.22))):
        b.box(c, s, 1)
    b.build('rill', [P['water'], P['lime2']])
    for x0, x1 in ((-24, -2.5), (7, 22)):
        hedge(P['leaf'], P['core'], x0, x1, -6.6, -5.7, 0, 0.85, seed=int(x0), ls=0.09)
    hedge(P['leaf'], P['core'], 26.6, 27.5, -3.5, 17, 0, 0.85, seed=9, ls=0.09)
    grasses(P['grasses'], [(R.uniform(6, 22), R.uniform(-15.4, -14.6), 0.05) for _ in range(110)] + [(R.uniform(-24, -2), R.uniform(-15.4,
        -14.6), 0.05) for _ in range(120)], 0.8, 7, 40)
    spread(tree(P['trunk'], P['leaf'], 5.6, 2.3, 1, 4200), [(-20, -12, 0), (-9, -11.5, 0), (36, 12, 0), (-30, -6, 0),
        (-36, -20, 0), (38, 1, 0), (-42, 6, 0)], 3)
    spread(tree(P['trunk'], P['leaf'], 4.2, 1.7, 2), [(9.5, -12, 0), (18.5, -11.5, 0), (-31, 8, 0), (33, -5.5, 0)], 4)
    bench(P, 6.2, -17.6)
    bench(P, 13.5, -17.6)


def finished(dusk=False):
    P, S, R, sun = begin(dusk)
    P['room'] = principled('room', '#6b5234', 0.06, spec=0.8, emit='#ffc583', es=1.0 if dusk else 2.2)
    P['curt'] = principled('curt', '#efe4cf', 0.9, emit='#ffd9a6', es=0.55 if dusk else 0.2)
    P['wood'] = timber('wood2', '#7a4a26', '#c08a50')
    earth(lowered_ground)
    place(P, S)
    trailing(P['leaf'], residential_block(P), 3)
    side_windows(P, 6)
    garden(P, R)
    area_light((0, -1.5, 3.1), (0, -1.5, 0), 42, 420, (1, 0.72, 0.42), sy=2)
    if dusk:
        for x, y in ((-22, -5), (-14, -5), (-6, -5), (8, -5), (15, -5), (22, -5), (29, -1), (29, 8)):
            point_light((x, y, 0.7), 22, (1, 0.7, 0.4), 0.12)
        return look(sun, dusk)
    for i, (x, y) in enumerate([(24.2, -8.0), (23.5, -8.4), (11, -8.1), (4.4, -7.6), (3.7, -7.4), (-7, -7.8), (-14, -8), (-22, -9)]):
        figure((x, y, 0), R.uniform(0, 6), i + 7)
    return look(sun)


CAMERAS = {'empty': empty, 'setout': setout, 'frame': frame, 'facade': facade, 'finished': finished, 'dusk': lambda: finished(True)}
