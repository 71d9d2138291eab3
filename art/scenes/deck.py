"""The top deck of a tower under construction: reinforcement, formwork, starter bars, the crane above and the city below."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from lib.architecture import skyline, tower
from lib.construction import crane, frame_building
from lib.desk import roll, sheet
from lib.drawing import draw_elevation, draw_plan
from lib.materials import (
    concrete, facade, ground_mat, panels, paper, principled, site_mats, skyline_mats, vehicle_mats,
)
from lib.mesh import MeshBuilder
from lib.view import outdoor
from lib.world import apply_haze, horizon_glow, reset, sky_world


UP = Vector((0, 0, 1))
DECK_X = (-11.0, 11.0)
DECK_Y = (0.0, 24.0)
GROUND = -58.0
BAY = 6.4


def materials():
    M = vehicle_mats(site_mats())
    M['wetply'] = principled('wetply', '#7d5530', 0.55, var=0.3, scale=0.9, stain=0.3)
    M['film'] = panels('filmply', '#6b4426', 1.25, 2.5, rough=0.35, var=0.12)
    M['deckconc'] = concrete('deckconc', '#a89c89', 6.0, 4.0, joint=0.02, stain=0.3, var=0.14)
    M['rust'] = principled('rustbar', '#6f4531', 0.62, metal=0.35, var=0.35, scale=6)
    M['rust2'] = principled('rustbar2', '#86543a', 0.6, metal=0.3, var=0.3, scale=5)
    M['form'] = principled('formblue', '#0f5058', 0.42, var=0.15, scale=1.6, coat=0.2, stain=0.2)
    M['amberp'] = principled('amberp', '#d8931a', 0.45, var=0.15, scale=1.8, stain=0.2)
    M['timberj'] = principled('timberj', '#c99a4a', 0.6, var=0.2, scale=3)
    M['hivis'] = principled('hivis', '#f0761c', 0.7)
    M['paper'] = principled('paperw', '#f2eee4', 0.8)
    return M


def bar(b, p, q, r, mat=0):
    b.cylinder(p, q, r, 7, mat, cap=True)


def rebar_mat(M, x0, x1, y0, y1, z, step=0.2, r=0.011, seed=1):
    """Two crossing layers with slight irregularity, chairs and tie wires."""
    R = random.Random(seed)
    b = MeshBuilder()
    w = MeshBuilder()
    ys = np.arange(y0, y1, step)
    xs = np.arange(x0, x1, step)
    for lay in (0, 1):
        zz = z + 0.035 + lay * 0.13
        for x in xs:
            dx = R.uniform(-0.012, 0.012)
            y = y0 + R.uniform(-0.25, 0.1)
            while y < y1:
                L = min(11.5, y1 - y)
                bar(b, (x + dx, y, zz), (x + dx + R.uniform(-0.02, 0.02), y + L, zz), r, R.randrange(2))
                y += L - 0.0
                dx += 0.026
        for y in ys:
            dy = R.uniform(-0.012, 0.012)
            bar(b, (x0 + R.uniform(-0.25, 0.1), y + dy, zz + 2 * r), (x1 + R.uniform(-0.1, 0.25),
                y + dy + R.uniform(-0.02, 0.02), zz + 2 * r), r, R.randrange(2))
    # chairs between the layers
    for i, x in enumerate(xs[::4]):
        for y in ys[1::5]:
            for s in (-0.05, 0.05):
                b.beam((x + s, y, z), (x + s * 0.4, y, z + 0.16), 0.012, mat=0)
    for x in xs:
        for y in ys:
            if y < y0 + 7 and R.random() < 0.5:
                zz = z + 0.035 + 0.13 + 2 * r
                a = R.uniform(-0.6, 0.6)
                for s in (1, -1):
                    w.beam((x - 0.022, y - 0.022 * s, zz - 0.008), (x + 0.022, y + 0.022 * s, zz + 0.016),
                        0.005)
                w.beam((x, y, zz + 0.012), (x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), zz + 0.05), 0.004)
    b.build('mat', [M['rust'], M['rust2']], smooth=True)
    w.build('ties', [M['dark']])


def column_cage(M, x, y, h, formed=0.0, z=0.0, seed=0, size=0.62):
    """Starter cage: vertical bars with ties and yellow caps; formed>0: lower part in panel formwork."""
    R = random.Random(seed)
    b = MeshBuilder()
    a = size / 2 - 0.06
    pts = [(-a, -a), (0, -a), (a, -a), (a, 0), (a, a), (0, a), (-a, a), (-a, 0)]
    for px, py in pts:
        L = h + R.uniform(-0.12, 0.12) + (0.5 if px * py else 0)
        ox, oy = (R.uniform(-0.02, 0.02), R.uniform(-0.02, 0.02))
        bar(b, (x + px, y + py, z - 0.1), (x + px + ox, y + py + oy, z + L), 0.014, R.randrange(2))
        b.cylinder((x + px + ox, y + py + oy, z + L - 0.02), (x + px + ox, y + py + oy, z + L + 0.05), 0.024, 8,
            2)
    t = z + 0.1
    while t < z + h - 0.35:
        for i in range(4):
            p, q = (pts[i * 2], pts[(i * 2 + 2) % 8])
            bar(b, (x + p[0], y + p[1], t), (x + q[0], y + q[1], t), 0.006, 0)
        t += 0.14
    b.build('cage', [M['rust'], M['rust2'], M['hivis']], smooth=True)
    if formed:
        f = MeshBuilder()
        H = formed
        s = size / 2 + 0.02
        for rz, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            cx, cy = (x + dx * (s + 0.03), y + dy * (s + 0.03))
            w = (size + 0.16, 0.06) if dx == 0 else (0.06, size + 0.16)
            f.box((cx, cy, z + H / 2), (w[0], w[1], H), 0)
            zz = z + 0.2
            while zz < z + H:
                f.box((cx + dx * 0.07, cy + dy * 0.07, zz), (size + 0.5 if dx == 0 else 0.09,
                    0.09 if dx == 0 else size + 0.5, 0.11), 1)
                zz += 0.55
            for e in (-0.2, 0.2):
                f.box((cx + dx * 0.05 + (e if dx == 0 else 0), cy + dy * 0.05 + (0 if dx == 0 else e),
                    z + H / 2), (0.07, 0.07, H), 2)
        for k, (dx, dy) in enumerate(((-1, 0.1), (0.1, -1), (1, -0.1))):
            f.beam((x + dx * 0.4, y + dy * 0.4, z + H * 0.8), (x + dx * 1.9, y + dy * 1.9, z + 0.06), 0.07,
                mat=3)
            f.box((x + dx * 1.95, y + dy * 1.95, z + 0.03), (0.3, 0.3, 0.05), 2)
        f.build('form', [M['film'], M['timberj'], M['form'], M['amberp']], bevel=0.008)


def edge_protection(M, pts, z=0.0):
    """Posts, two rails, toe board, green net panels along a polyline, and the slab edge form with brackets."""
    b = MeshBuilder()
    n = MeshBuilder()
    for (xa, ya), (xb, yb) in zip(pts, pts[1:]):
        L = math.hypot(xb - xa, yb - ya)
        k = max(1, int(L / 2.0))
        ux, uy = ((xb - xa) / L, (yb - ya) / L)
        for i in range(k + 1):
            x, y = (xa + ux * L * i / k, ya + uy * L * i / k)
            b.beam((x, y, z - 0.35), (x, y, z + 1.25), 0.05, mat=0)
            b.beam((x, y, z - 0.3), (x - uy * 0.0, y, z + 0.05), 0.11, mat=0)
        for zz in (0.62, 1.18):
            b.beam((xa, ya, z + zz), (xb, yb, z + zz), 0.05, mat=0)
        b.beam((xa, ya, z + 0.12), (xb, yb, z + 0.12), 0.03, 0.2, mat=1)
        for i in range(k):
            x0, y0, x1, y1 = (xa + ux * L * i / k, ya + uy * L * i / k, xa + ux * L * (i + 1) / k,
                ya + uy * L * (i + 1) / k)
            for q in range(5):
                f0, f1 = (q / 5, (q + 1) / 5)
                s0, s1 = (0.04 * math.sin(f0 * 3.14), 0.04 * math.sin(f1 * 3.14))
                n.quad([(x0 + (x1 - x0) * f0 - uy * s0, y0 + (y1 - y0) * f0 + ux * s0, z + 0.22),
                    (x0 + (x1 - x0) * f1 - uy * s1, y0 + (y1 - y0) * f1 + ux * s1, z + 0.22),
                    (x0 + (x1 - x0) * f1, y0 + (y1 - y0) * f1, z + 1.16),
                    (x0 + (x1 - x0) * f0, y0 + (y1 - y0) * f0, z + 1.16)], 0)
    b.build('edge', [M['amberp'], M['timberj']])
    n.build('edgenet', [M['net']])


def deck(M):
    """Ply deck with joints, poured slab at the far side, stop-end, beam trench and props below the edge."""
    x0, x1 = DECK_X
    y0, y1 = DECK_Y
    b = MeshBuilder()
    R = random.Random(2)
    x = x0
    while x < x1 - 0.1:
        y = y0
        while y < 12.2:
            b.box((x + 0.61, y + 1.22, -0.012 - R.random() * 0.004), (1.216, 2.435, 0.024), R.choice([0, 0, 1]))
            y += 2.44
        x += 1.22
    b.box(((x0 + x1) / 2, 18.2, 0.11), (x1 - x0, 11.6, 0.26), 2)
    b.box(((x0 + x1) / 2, 12.36, 0.12), (x1 - x0, 0.05, 0.3), 3)
    for i in range(18):
        b.beam((x0 + 0.6 + i * 1.25, 12.33, 0.2), (x0 + 0.6 + i * 1.25, 11.7, 0), 0.06, mat=3)
    # floors below
    for f in range(1, 5):
        z = -3.7 * f
        b.box(((x0 + x1) / 2, 12, z - 0.16), (x1 - x0, 24.4, 0.32), 2)
        for i in range(5):
            for j in range(5):
                b.box((x0 + 0.5 + i * 5.25, 0.5 + j * 5.8, z + 1.7), (0.6, 0.6, 3.5), 2)
    for i in range(16):
        b.beam((x0 + 0.4 + i * 1.42, 0.4, -3.7), (x0 + 0.4 + i * 1.42, 0.4, -0.2), 0.08, mat=4)
    for y in np.arange(0.3, 24, 1.2):
        b.box(((x0 + x1) / 2, y, -0.14), (x1 - x0, 0.1, 0.2), 3)
    b.build('deck', [M['wetply'], M['film'], M['deckconc'], M['timberj'], M['amberp']])


def stacks(M):
    """Things that lie about on a deck: bar bundles on timbers, ply stack, cable reel, vibrator hose, toolbox, cylinders of spacers."""
    R = random.Random(7)
    b = MeshBuilder()
    for k in range(26):
        b.cylinder((5.2 + R.uniform(-0.04, 0.04) + k % 7 * 0.05, 13.2 + R.uniform(-0.2, 0.2),
            0.42 + k // 7 * 0.045), (5.25 + k % 7 * 0.05 + R.uniform(-0.05, 0.05), 20.8 + R.uniform(-0.2, 0.2),
            0.42 + k // 7 * 0.045), 0.016, 6, 0)
    for y in (14, 16.8, 19.8):
        b.box((5.4, y, 0.32), (0.9, 0.12, 0.12), 2)
    for k in range(11):
        b.box((-7.4 + R.uniform(-0.04, 0.04), 15.2, 0.3 + k * 0.03), (2.44, 1.22, 0.024), 1,
            rz=R.uniform(-0.02, 0.02))
    for e in (-0.8, 0.8):
        b.box((-7.4 + e, 15.2, 0.26), (0.1, 1.2, 0.06), 2)
    b.box((-3.3, 13.6, 0.4), (0.7, 0.36, 0.32), 3, rz=0.3)
    b.box((-3.3, 13.6, 0.57), (0.66, 0.05, 0.04), 4, rz=0.3)
    b.cylinder((8.6, 13.6, 0.24), (8.6, 13.6, 0.92), 0.24, 20, 5)
    b.cylinder((9.3, 14.1, 0.24), (9.3, 14.1, 1.05), 0.26, 20, 3)
    for k in range(6):
        b.box((-9.2 + R.uniform(-0.05, 0.05), 18 + k * 0.02, 0.32 + k * 0.1), (3.4, 0.16, 0.09), 2,
            rz=1.57 + R.uniform(-0.04, 0.04))
    b.build('deckstuff', [M['rust'], M['film'], M['timberj'], M['form'], M['dark'], M['hivis']], bevel=0.006)
    # pump hose snaking over the mat
    h = MeshBuilder()
    pts = [Vector((-9 + 9.5 * t + 1.1 * math.sin(t * 7), 11.9 - 4.2 * t + 0.9 * math.sin(t * 9 + 1),
        0.32)) for t in np.linspace(0, 1, 60)]
    for a, c in zip(pts, pts[1:]):
        h.cylinder(a, c, 0.07, 10, 0, cap=False)
    for i in range(0, 60, 15):
        d = (pts[min(59, i + 1)] - pts[max(0, i - 1)]).normalized()
        h.cylinder(pts[i] - d * 0.08, pts[i] + d * 0.08, 0.09, 12, 1)
    h.build('hose', [M['dark'], M['galv']], smooth=True)


def load(M, base, slew, hook):
    """Concrete skip hanging from the crane hook."""
    x, z = hook
    c = Vector((base[0] + x * math.cos(slew), base[1] + x * math.sin(slew), base[2] + z))
    b = MeshBuilder()
    for s in (-0.7, 0.7):
        for t in (-0.7, 0.7):
            b.beam(c, c + Vector((s, t, -1.5)), 0.03, mat=1)
    b.lathe(tuple(c + Vector((0, 0, -3.4))), [(0.18, 0), (0.22, 0.25), (0.95, 1.2), (1.0, 1.9), (0.95, 1.9),
        (0.9, 1.3), (0, 1.25)], 24, 0)
    b.lathe(tuple(c + Vector((0, 0, -1.62))), [(1.0, 0), (1.06, 0.03), (1.0, 0.1)], 24, 1)
    for a in range(4):
        b.beam(c + Vector((0.9 * math.cos(a * 1.57 + 0.78), 0.9 * math.sin(a * 1.57 + 0.78), -1.6)),
            c + Vector((0.75 * math.cos(a * 1.57 + 0.78), 0.75 * math.sin(a * 1.57 + 0.78), -3.5)), 0.08, mat=1)
    b.build('skip', [M['form'], M['dark']], smooth=True)


def plan_table(M, loc, rz):
    """A board on trestles with the plans of the floor and rolls: the place from which work is looked over."""
    z = 0.84
    b = MeshBuilder()
    b.box((0, 0, z - 0.02), (2.0, 1.0, 0.036), 0)
    for x in (-0.72, 0.72):
        b.box((x, 0, z - 0.09), (0.09, 0.9, 0.1), 1)
        for y in (-0.36, 0.36):
            for s in (-0.12, 0.12):
                b.beam((x, y, z - 0.1), (x + s * 2, y * 1.2, 0), 0.055, mat=1)
            b.beam((x - 0.15, y * 1.1, 0.34), (x + 0.15, y * 1.1, 0.34), 0.035, mat=1)
    b.build('planboard', [M['film'], M['timberj']], loc=loc, rz=rz, bevel=0.004)
    blue = paper('bluesheet', draw_elevation(1400, 990).image('bluesheet'))
    white = paper('whitesheet', draw_plan(1400, 990).image('whitesheet'))
    turn = lambda x, y: (loc[0] + x * math.cos(rz) - y * math.sin(rz), loc[1] + x * math.sin(rz) + y * math.cos(rz), loc[2] + z)
    sheet(white, 1.0, 0.7, turn(-0.3, -0.06), rz + 0.05, lift=0.02, seed=3)
    x, y, h = turn(0.42, 0.02)
    sheet(blue, 0.84, 0.6, (x, y, h + 0.004), rz - 0.16, lift=0.015, corner=0.03, seed=5)
    x, y, h = turn(-0.2, 0.36)
    roll(M['paper'], 0.84, 0.035, (x, y, h), rz + 0.06, seed=1)
    x, y, h = turn(0.12, 0.42)
    roll(M['paper'], 0.7, 0.03, (x, y, h), rz - 0.1, seed=2)


def city(M, R):
    """Towers around and the town far below."""
    g = MeshBuilder()
    g.quad([(-6000, -600, GROUND), (6000, -600, GROUND), (6000, 9000, GROUND), (-6000, 9000, GROUND)])
    g.build('gnd', [ground_mat()])
    M['tw2'] = facade('tw2', '#1d4450', 1.5, 3.7, 0.08, 0.22)
    M['tw3'] = facade('tw3', '#5a4a38', 2.4, 3.6, 0.08, 0.45)
    for i, (x, y, w, d, n, rz, f) in enumerate(((-46, 120, 26, 26, 31, 0.3, 'fac1'),
        (74, 150, 28, 24, 27, -0.25, 'tw2'), (20, 260, 26, 28, 34, 0.5, 'fac1'),
        (-120, 210, 30, 24, 22, 0.1, 'tw3'), (140, 300, 24, 24, 36, 0.2, 'tw2'),
        (-30, 380, 28, 26, 30, -0.3, 'tw3'), (-190, 330, 26, 26, 33, 0.4, 'tw2'))):
        tower(dict(fac1=M[f], alu=M['alu'], conc=M['conc'], fac2=M['fac2']), w, d, n, loc=(x, y, GROUND), rz=rz)
    lo = MeshBuilder()
    for i in range(700):
        y = 60 + R.random() ** 1.4 * 1500
        x = R.uniform(-1, 1) * (90 + y * 0.85)
        h = R.choice([6, 8, 10, 13, 18])
        w, d = (R.uniform(10, 24), R.uniform(10, 22))
        m = R.randrange(2)
        lo.box((x, y, GROUND + h / 2), (w, d, h), m, rz=R.choice([0, 0.2, 1.2]))
        lo.box((x, y, GROUND + h + 0.4), (w + 0.5, d + 0.5, 0.8), 1 - m)
        lo.box((x + R.uniform(-3, 3), y, GROUND + h + 1.6), (4, 4, 2.6), m)
        if y < 320:
            for f in range(int(h / 3.4)):
                lo.box((x, y - d / 2 - 0.05, GROUND + 1.8 + f * 3.4), (w * 0.82, 0.12, 1.4), 2)
    lo.build('low', [principled('lw1', '#cdb997', 0.8, var=0.1, scale=0.05), principled('lw2', '#e0d2b8', 0.8),
        principled('lwg', '#2b3f45', 0.15)])
    sk = skyline_mats()
    skyline(11, (-260, 1500), 330, 120, 250, sk)
    skyline(12, (520, 1900), 420, 90, 180, sk, low=120)
    for o in bpy.data.objects:
        if o.name.startswith('skyline'):
            o.location.z = GROUND


def build(cam='rebar'):
    reset()
    M = materials()
    R = random.Random(5)
    sun = dict(rebar=(9, -72), lookout=(10, -76))[cam]
    sd = sky_world(sun[0], sun[1], strength=0.23, clouds=0.7, dust=2.0, sunpower=12,
        suncol=(1, 0.58, 0.27), angle=0.7)
    horizon_glow(sd, 2.2)
    city(M, R)
    deck(M)
    rebar_mat(M, DECK_X[0] + 0.4, DECK_X[1] - 0.4, 0.45, 12.1, 0, seed=3)
    x0, x1 = DECK_X
    y0, y1 = DECK_Y
    edge_protection(M, [(x0 - 0.25, y0 - 0.2), (x0 - 0.25, y1 + 0.2), (x1 + 0.25, y1 + 0.2),
        (x1 + 0.25, y0 - 0.2)])
    for k, (x, y, h, f) in enumerate(((-8.2, 4.6, 1.5, 0), (-2.6, 4.9, 1.6, 0), (3.0, 4.7, 1.5, 0),
        (8.4, 4.8, 1.6, 0), (-8.2, 10.4, 1.5, 0), (-2.6, 10.6, 1.5, 0), (3.0, 10.6, 1.6, 0),
        (8.4, 10.5, 1.5, 0))):
        column_cage(M, x, y, h, f, 0, k)
    for k, (x, y, f) in enumerate(((-8.2, 16.4, 2.9), (-2.6, 16.6, 0), (3.0, 16.5, 2.9), (8.4, 16.4, 2.9),
        (-8.2, 22, 2.9), (-2.6, 22.2, 2.9), (3.0, 22, 0), (8.4, 22.1, 2.9))):
        column_cage(M, x, y, 3.3, f, 0.24, k + 20)
    stacks(M)
    if cam == 'lookout':
        plan_table(M, (0.5, 17.6, 0.24), 0.12)
    Y = [M['yellow'], M['dark'], M['conc'], M['warmwin']]
    _, hk = crane(Y, h=92, jib=50, slew=dict(rebar=2.75, lookout=2.5)[cam], loc=(15.5, 15.5, GROUND), hook=26, trolley=0.5)
    load(M, (15.5, 15.5, GROUND + 92), dict(rebar=2.75, lookout=2.5)[cam], hk)
    frame_building(M, 4, 4, 7, 13, 3.7, loc=(-88, 146, GROUND), seed=9, clad=6, rz=0.2)
    apply_haze(sd, density=1 / 1500.0, height=190, warm=(1.0, 0.55, 0.27), cool=(0.44, 0.48, 0.53), bright=0.5)
    v = dict(rebar=dict(location=(-3.9, 0.75, 1.32), target=(0.6, 12, 1.32), lens=26, shift=-0.02,
        exposure=0.15), lookout=dict(location=(0.7, 12.7, 2.1), target=(-1.6, 34, 2.1), lens=26, shift=0.02,
        exposure=0.15))[cam]
    return outdoor(sd, **v)


def formwork():
    """Columns on a poured slab, close: one in its formwork, one still a cage, one cast and struck."""
    reset()
    M = materials()
    R = random.Random(9)
    sd = sky_world(13, -66, strength=0.22, clouds=0.6, dust=1.4, sunpower=11, suncol=(1, 0.64, 0.36), angle=0.6)
    horizon_glow(sd, 1.2)
    b = MeshBuilder()
    b.box((0, 8, -0.16), (30, 32, 0.32), 0)
    b.build('slab', [M['deckconc']])
    column_cage(M, 0.0, 0.0, 3.4, 2.7, 0, 3)
    column_cage(M, 3.1, 1.6, 2.1, 0, 0, 5)
    column_cage(M, -3.9, 4.4, 3.4, 2.7, 0, 8)
    column_cage(M, 7.2, 6.2, 3.4, 2.7, 0, 12)
    for x, y in ((3.3, 7.4), (-0.6, 9.2), (-8.2, 8.6)):
        c = MeshBuilder()
        c.box((x, y, 1.35), (0.62, 0.62, 2.7), 0)
        c.build('cast', [M['deckconc']], bevel=0.012)
        column_cage(M, x, y, 3.3, 0, 0, int(x * 7))
    edge_protection(M, [(-14, 12.5), (14, 12.5)])
    s = MeshBuilder()
    for k in range(7):
        s.box((-2.2 + 0.02 * (k % 3), 0.9, 0.1 + k * 0.028), (1.25, 2.44, 0.024), k % 2, rz=0.3 + 0.01 * (k % 4))
    for k in range(3):
        s.box((-2.2, 0.2 + 0.7 * k, 0.04), (1.3, 0.09, 0.08), 2, rz=0.3)
    for k in range(9):
        s.beam((2.4 + k * 0.05, -1.9 + k * 0.03, 0.03), (5.2 + k * 0.05, -0.9 + k * 0.03, 0.03), 0.026, mat=3)
    s.build('stack', [M['film'], M['wetply'], M['timberj'], M['rust']], bevel=0.004)
    apply_haze(sd, density=1 / 900.0, height=190, warm=(1.0, 0.6, 0.32), cool=(0.44, 0.48, 0.53), bright=0.5)
    return outdoor(sd, location=(-2.2, -4.4, 1.55), target=(0.55, 0.6, 1.55), lens=27, shift=0.03, exposure=0.2,
        focus=(0.0, -0.3, 1.6), fstop=4.0)


def bars():
    """Reinforcement from a hand's breadth above it: two layers on spacers, ties, the edge of the form."""
    reset()
    M = materials()
    R = random.Random(3)
    sd = sky_world(15, -62, strength=0.2, clouds=0.5, dust=1.4, sunpower=11, suncol=(1, 0.66, 0.38), angle=0.5)
    horizon_glow(sd, 1.2)
    b = MeshBuilder()
    for i in range(17):
        for j in range(6):
            b.box((-9.76 + i * 1.22, 0.6 + j * 2.44, -0.012), (1.216, 2.436, 0.024), R.randrange(2))
    b.box((0, 13.4, 0.14), (40, 0.05, 0.3), 2)
    b.build('ply', [M['wetply'], M['film'], M['timberj']])
    rebar_mat(M, -9.4, 9.4, 0.2, 13, 0, step=0.2, r=0.012, seed=5)
    c = MeshBuilder()
    for i in range(47):
        for j in range(14):
            c.box((-9.3 + i * 0.4, 0.4 + j * 0.8, 0.0175), (0.05, 0.05, 0.035), 0, rz=0.2 * (i % 5))
    c.build('spacers', [M['deckconc']], bevel=0.003)
    for x, y in ((2.3, 4.4), (-3.4, 6.8), (5.8, 9.6), (0.4, 10.4), (-7.6, 10.2)):
        column_cage(M, x, y, 1.5, 0, 0, int(x * 9))
    edge_protection(M, [(-20, 13.6), (20, 13.6)])
    apply_haze(sd, density=1 / 900.0, height=190, warm=(1.0, 0.6, 0.32), cool=(0.44, 0.48, 0.53), bright=0.5)
    return outdoor(sd, location=(-0.9, -0.45, 0.85), target=(0.7, 5.2, 0.62), lens=26, exposure=0.15)


def blockwork():
    """A wall of blocks going up between two columns: the line, the level, the last course half laid."""
    reset()
    M = materials()
    R = random.Random(12)
    sd = sky_world(22, -108, strength=0.2, clouds=0.3, dust=1.2, sunpower=8.5, suncol=(1, 0.74, 0.5), angle=0.5)
    horizon_glow(sd, 0.8)
    blocks = [principled('block%d' % i, c, 0.92, var=0.12, scale=11, bump=0.5, bscale=120, objcoord=True)
        for i, c in enumerate(('#a9a196', '#b5ada1', '#9c958b'))]
    mortar = principled('mortar', '#8d867b', 0.95, var=0.12, scale=14, bump=0.6, bscale=90)
    steel = principled('levelsteel', '#b9bdbd', 0.3, metal=1)
    b = MeshBuilder()
    b.box((0, 4, -0.15), (26, 24, 0.3), 0)
    b.box((4.4, 0.02, 1.6), (0.6, 0.6, 3.2), 0)
    b.box((-5.2, 0.02, 1.6), (0.6, 0.6, 3.2), 0)
    for x in (-5.2, 4.4):
        b.box((x, 7.4, 1.6), (0.6, 0.6, 3.2), 0)
    b.build('frame', [M['deckconc']], bevel=0.012)
    w, m = MeshBuilder(), MeshBuilder()
    for k in range(8):
        # each course ends two blocks before the one below it, from the fifth on
        end = 4.08 if k < 5 else 4.08 - (k - 4) * 1.02
        x = -4.88 + (0.205 if k % 2 else 0)
        while x + 0.4 <= end:
            w.box((x + 0.2 + R.uniform(-0.0015, 0.0015), R.uniform(-0.0015, 0.0015), 0.11 + k * 0.21), (0.4, 0.2, 0.2), R.randrange(3))
            x += 0.41
        m.box(((-4.88 + x) / 2 - 0.005, 0, 0.105 + k * 0.21), (x + 4.86, 0.186, 0.21))
        if k >= 4 and k < 7:
            m.box(((end - 1.02 + end) / 2, 0, 0.218 + k * 0.21), (1.0, 0.15, 0.018))
    w.build('blocks', blocks, bevel=0.006)
    m.build('joints', [mortar], bevel=0.003)
    t = MeshBuilder()
    t.beam((-4.9, -0.108, 1.685), (4.1, -0.108, 1.685), 0.0035, mat=0)
    # level on the last whole course, trowel with its mortar
    t.box((2.1, 0.0, 1.085), (1.2, 0.03, 0.06), 1)
    for q in (-0.4, 0.0, 0.4):
        t.box((2.1 + q, 0.0, 1.1), (0.09, 0.032, 0.03), 2)
    t.build('line', [principled('cord', '#e46a2b', 0.8), M['amberp'], steel], bevel=0.003)
    p = MeshBuilder()
    for i in range(3):
        for j in range(2):
            for k in range(4):
                if (i, j, k) in ((2, 0, 3), (1, 0, 3)):
                    continue
                p.box((1.3 + i * 0.42, -1.15 + j * 0.22, 0.25 + k * 0.202), (0.4, 0.2, 0.2), R.randrange(3), rz=R.uniform(-0.015, 0.015))
    p.build('pile', blocks, bevel=0.006)
    q = MeshBuilder()
    for j in range(5):
        q.box((1.72, -1.4 + j * 0.16, 0.125), (1.4, 0.1, 0.022), 0)
    for i in (1.1, 1.72, 2.34):
        q.box((i, -1.08, 0.06), (0.1, 0.76, 0.1), 0)
    q.build('pallet', [M['timberj']], bevel=0.003)
    edge_protection(M, [(-13, 15.6), (13, 15.6)])
    apply_haze(sd, density=1 / 900.0, height=190, warm=(1.0, 0.6, 0.32), cool=(0.44, 0.48, 0.53), bright=0.5)
    return outdoor(sd, location=(-2.4, -3.0, 1.45), target=(0.9, 0.3, 1.02), lens=30, exposure=0.1)


CAMERAS = {'blockwork': blockwork, 'bars': bars, 'formwork': formwork, 'rebar': lambda: build('rebar'), 'lookout': lambda: build('lookout')}
