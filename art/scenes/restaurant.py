"""A restaurant: the dining room, one table, the open kitchen, and the same room during fit-out."""
import math
import random

import numpy as np
from mathutils import Vector

from lib.architecture import mashrabiya
from lib.furniture import chair, hide, pendant, place, table
from lib.materials import brickwall, emission, facade, glow, principled, terrazzo, thin_glass, timber, wood
from lib.mesh import MeshBuilder, surf
from lib.nature import palm, plant
from lib.people import worker, worker_mats
from lib.view import interior
from lib.world import apply_haze, area_light, exclude_from_lamps, point_light, reset, sky_world


GRADE = dict(bloom=(0.85, 0.1), vignette=0.32)
# table detail
def curve(points, steps=5):
    """A smooth line through the points (Catmull-Rom)."""
    ends = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    line = []
    for p, q, r, s in zip(ends, ends[1:], ends[2:], ends[3:]):
        for t in (i / steps for i in range(steps)):
            line.append(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
                + (3 * q - p - 3 * r + s) * t**3))
    return [*line, points[-1]]


def dallah(mats, loc, rz=0, s=1.0):
    """Gulf coffee pot: waisted body, crescent spout, domed lid, curved handle. mats: [brass]."""
    b = MeshBuilder()
    b.lathe((0, 0, 0), [(0, 0), (0.062, 0), (0.066, 0.008), (0.058, 0.02), (0.068, 0.05), (0.07, 0.075),
        (0.055, 0.115), (0.036, 0.145), (0.034, 0.16), (0.046, 0.19), (0.05, 0.2), (0.047, 0.206),
        (0.04, 0.215), (0.022, 0.238), (0.008, 0.25), (0.007, 0.262), (0.011, 0.27), (0.008, 0.278),
        (0, 0.282)], 64, 0)
    pts = [Vector((0.052, 0, 0.1)), Vector((0.085, 0, 0.135)), Vector((0.105, 0, 0.185)),
        Vector((0.135, 0, 0.205))]
    pts = curve(pts)
    for k, (a, c) in enumerate(zip(pts, pts[1:])):
        b.cylinder(a, c, 0.02 - 0.0145 * k / len(pts), 18, 0, 0.02 - 0.0145 * (k + 1) / len(pts))
    pts = [Vector((-0.042, 0, 0.185)), Vector((-0.085, 0, 0.195)), Vector((-0.118, 0, 0.165)),
        Vector((-0.118, 0, 0.115)), Vector((-0.095, 0, 0.07)), Vector((-0.066, 0, 0.06))]
    pts = curve(pts)
    for a, c in zip(pts, pts[1:]):
        b.cylinder(a, c, 0.008, 16, 0)
    o = b.build('dallah', mats, smooth=True, loc=loc, rz=rz)
    o.scale = (s,) * 3
    return o


def finjan(M, loc):
    """Small handleless coffee cup."""
    b = MeshBuilder()
    b.lathe((0, 0, 0), [(0, 0.003), (0.018, 0.003), (0.02, 0.008), (0.027, 0.03), (0.033, 0.05), (0.0315, 0.05),
        (0.025, 0.03), (0.017, 0.01), (0, 0.009)], 32, 0)
    b.lathe((0, 0, 0.036), [(0, 0), (0.027, 0)], 32, 1)
    b.lathe((0, 0, 0.04), [(0.0305, 0), (0.0312, 0.003), (0.0305, 0.005)], 32, 2)
    b.build('finjan', [M['china'], M['coffee'], M['brass']], smooth=True, loc=loc)


def build_dining():
    reset()
    M = {}
    M['walnut'] = wood('walnut', '#2e1a0e', '#6f4526', 0.5, 3, 0.32, 0)
    M['floor'] = wood('floor', '#5a3a20', '#a9784a', 0.16, 1.7, 0.28, 1)
    M['slat'] = wood('slat', '#5b371c', '#a06b3a', 0.09, 3.0, 0.45, 2)
    M['brass'] = principled('brass', '#e6b566', 0.3, metal=1)
    M['dark'] = principled('dark', '#17181a', 0.5)
    M['china'] = principled('china', '#efece4', 0.18, spec=0.6)
    M['napkin'] = principled('nap', '#1f4a4c', 0.9, bump=0.2, bscale=400)
    M['fab1'] = principled('fab1', '#1d5053', 0.85, var=0.12, scale=30, bump=0.15, bscale=300, objcoord=True)
    M['fab2'] = principled('fab2', '#b5683a', 0.75, var=0.12, scale=12, bump=0.1, bscale=200, objcoord=True)
    M['clear'] = thin_glass('clear', (0.97, 0.98, 0.97, 1))
    M['amber'] = thin_glass('amber', (0.95, 0.6, 0.25, 1))
    M['flame'] = emission('flame', '#ff9a3c', 9)
    M['bulb'] = emission('bulb', '#ffc27a', 22)
    M['globe'] = emission('globe', '#ffd09a', 4.2)
    M['shadein'] = principled('shin', '#f0c98a', 0.5, emit='#ffbf78', es=1.2)
    M['leaf'] = principled('leaf', '#3c5a2a', 0.45, var=0.3, scale=6)
    M['pot'] = principled('pot', '#3a3733', 0.7, bump=0.2, bscale=30)
    M['plaster'] = principled('pl', '#cdbfa9', 0.8, var=0.08, scale=1.2, bump=0.12, bscale=5)
    M['ceil'] = principled('ceil', '#2a2724', 0.8)
    M['tile'] = brickwall('tile', '#1f6468', '#2b7c7c', '#c9c2b2', 1.0)
    M['stone'] = terrazzo('ter')
    M['bott'] = [principled('b%d' % i, c, 0.08, spec=0.7) for i, c in enumerate(('#1f4a4c', '#a8562e',
        '#c9b79a', '#d19a4a', '#efe9dc', '#2b2a28'))]
    R = random.Random(5)
    W, D, H = (9.2, 15, 3.7)
    b = MeshBuilder()
    b.quad([(-W / 2, -4, 0), (W / 2, -4, 0), (W / 2, D, 0), (-W / 2, D, 0)], 0)
    b.build('floor', [M['floor']])
    b = MeshBuilder()
    b.quad([(-W / 2, -4, H), (-W / 2, D, H), (W / 2, D, H), (W / 2, -4, H)], 0)
    b.build('ceil', [M['ceil']])
    b = MeshBuilder()
    b.box((0, D + 0.1, H / 2), (W, 0.2, H), 0)
    b.box((W / 2 + 0.1, 5, H / 2), (0.2, 20, H), 0)
    b.build('walls', [M['plaster']])
    # ceiling wood slat rafts
    b = MeshBuilder()
    for i in range(40):
        b.box((-3.2 + i * 0.165, 5.5, H - 0.28), (0.06, 15, 0.16), 0)
    b.build('slats', [M['slat']])
    # right wall: slatted timber dado + arches niches + banquette
    b = MeshBuilder()
    for i in range(180):
        b.box((W / 2 - 0.03, -3.5 + i * 0.1, 0.9 + 0.35), (0.05, 0.055, 2.5), 0)
    b.build('dado', [M['slat']])
    b = MeshBuilder()
    b.box((W / 2 - 0.02, 5, 2.56), (0.1, 19, 0.06), 0)
    b.build('rail', [M['brass']])
    area_light((W / 2 - 0.16, 5, 2.66), (W / 2 - 0.3, 5, 4), 0.06, 90, (1, 0.66, 0.36), sy=17)
    bq = MeshBuilder()
    y = -2
    while y < D - 2:
        bq.box((W / 2 - 0.42, y + 0.49, 0.42), (0.62, 0.96, 0.2), 0)
        bq.box((W / 2 - 0.15, y + 0.49, 0.82), (0.16, 0.96, 0.72), 0)
        y += 1.0
    bq.build('banq', [M['fab2']], bevel=0.05, smooth=True)
    b = MeshBuilder()
    b.box((W / 2 - 0.4, 5.4, 0.16), (0.6, 15, 0.32), 0)
    b.build('plinth', [M['walnut']])
    # left: windows to dusk
    b = MeshBuilder()
    for i in range(6):
        y = -3 + i * 3.2
        b.box((-W / 2, y, H / 2), (0.22, 0.28, H), 0)
    b.box((-W / 2, 5, H - 0.3), (0.22, 20, 0.6), 0)
    b.box((-W / 2, 5, 0.2), (0.3, 20, 0.4), 0)
    b.build('winf', [M['dark']])
    b = MeshBuilder()
    for i in range(6):
        for k in (1, 2):
            b.box((-W / 2, -3 + i * 3.2 + k * 1.066, H / 2), (0.07, 0.05, H), 0)
    b.box((-W / 2, 5, 2.5), (0.07, 20, 0.05), 0)
    b.build('mul', [M['brass']])
    # back: bar
    b = MeshBuilder()
    b.box((0, D - 2.2, 0.55), (6.4, 0.7, 1.1), 0)
    b.build('bar', [M['tile']])
    b = MeshBuilder()
    b.box((0, D - 2.25, 1.13), (6.7, 0.9, 0.07), 0)
    b.build('bartop', [M['stone']], bevel=0.01)
    b = MeshBuilder()
    b.box((0, D - 2.6, 0.08), (6.4, 0.06, 0.16), 0)
    b.box((0, D - 2.62, 1.06), (6.5, 0.04, 0.05), 0)
    b.build('kick', [M['brass']])
    sh = MeshBuilder()
    lt = MeshBuilder()
    bo = MeshBuilder()
    for z in (1.35, 1.85, 2.35):
        sh.box((0, D - 0.25, z), (6.2, 0.34, 0.04), 0)
        lt.box((0, D - 0.1, z + 0.03), (6.0, 0.03, 0.02), 0)
        x = -2.9
        while x < 2.9:
            t = R.randrange(5)
            y = D - 0.27
            zz = z + 0.02
            if t == 0:
                for q in range(5):
                    bo.lathe((x + 0.09, y, zz + q * 0.02), [(0, 0), (0.05, 0), (0.085, 0.018), (0.08, 0.018),
                        (0, 0.006)], 20, 4)
                x += 0.26
            elif t == 1:
                r = R.uniform(0.05, 0.07)
                bo.lathe((x + r, y, zz), [(0, 0), (r, 0), (r * 1.05, r * 1.6), (r * 0.8, r * 2.2),
                    (r * 0.85, r * 2.3), (r * 0.85, r * 2.6), (0, r * 2.7)], 20, R.choice([1, 3, 2]))
                x += 2 * r + 0.06
            elif t == 2:
                r = 0.06
                bo.lathe((x + r, y, zz), [(0, 0), (r, 0), (r * 1.2, 0.05), (r * 0.6, 0.15), (r * 0.45, 0.22),
                    (r * 0.7, 0.25), (r * 0.2, 0.27), (0, 0.34)], 20, 3)
                bo.beam((x + r * 1.1, y, zz + 0.1), (x + r * 2.3, y, zz + 0.22), 0.014, mat=3)
                x += 0.24
            elif t == 3:
                for q in range(R.randrange(3, 6)):
                    hh = R.uniform(0.18, 0.25)
                    bo.box((x + 0.015, y, zz + hh / 2), (0.028, 0.18, hh), R.randrange(6))
                    x += 0.032
                x += 0.08
            else:
                bo.lathe((x + 0.06, y, zz), [(0, 0), (0.05, 0), (0.065, 0.1), (0.06, 0.1), (0, 0.08)], 20, 4)
                for q in range(22):
                    aa = R.uniform(0, 6.28)
                    L2 = R.uniform(0.06, 0.17)
                    e = Vector((x + 0.06 + L2 * 0.6 * math.cos(aa), y + L2 * 0.5 * math.sin(aa),
                        zz + 0.1 + R.uniform(-0.06, 0.16)))
                    c0 = Vector((x + 0.06, y, zz + 0.1))
                    m = (c0 + e) / 2 + Vector((0, 0, 0.03))
                    bo.quad([c0, m + Vector((0.012, 0, 0)), e, m - Vector((0.012, 0, 0))], 6)
                x += 0.26
    sh.build('sh', [M['walnut']])
    lt.build('lt', [emission('led', '#ffb061', 7)])
    bo.build('bo', M['bott'] + [M['leaf']], smooth=True)
    bk = MeshBuilder()
    bk.box((0, D - 0.03, 1.9), (6.4, 0.04, 1.6), 0)
    bk.build('bk', [M['tile']])
    mashrabiya(M, -4.5, -3.3, 0.3, 3.3, D - 0.25, 0.3)
    mashrabiya(M, 3.3, 4.5, 0.3, 3.3, D - 0.25, 0.3)
    for x in (-3.9, 3.9):
        area_light((x, D - 0.12, 1.8), (x, 0, 1.8), 1.1, 60, (1, 0.62, 0.32), sy=2.8)
    area_light((0, 5, H - 0.45), (0, 5, 0), 7, 170, (1, 0.74, 0.48), sy=13)
    area_light((-0.5, -3.6, 3.0), (0.3, 4, 1.0), 4, 130, (1, 0.78, 0.55), sy=2)
    fr = MeshBuilder()
    for i in range(7):
        y = 0.6 + i * 2.1
        fr.box((W / 2 - 0.02, y, 3.12), (0.04, 1.1, 0.62), 0)
        fr.box((W / 2 - 0.045, y, 3.12), (0.02, 1.02, 0.54), 1 + i % 3)
    fr.build('fr', [M['dark'], principled('a1', '#c98b4a', 0.7, var=0.5, scale=3),
        principled('a2', '#2d6a6a', 0.7, var=0.5, scale=2), principled('a3', '#d8c7a6', 0.7, var=0.4, scale=4)])
    dl = MeshBuilder()
    for i in range(4):
        for j in range(8):
            dl.cylinder((-2.6 + i * 1.75, -1 + j * 2, H - 0.21), (-2.6 + i * 1.75, -1 + j * 2, H - 0.2), 0.06,
                16, 0)
    dl.build('dl', [emission('dl', '#ffd6a0', 14)])
    ch1 = chair(M, 'fab1')
    ch2 = chair(M, 'fab2')
    # stools
    for i in range(6):
        x = -2.6 + i * 1.04
        b = MeshBuilder()
        b.cylinder((x, D - 3.1, 0), (x, D - 3.1, 0.03), 0.2, 24, 0)
        b.cylinder((x, D - 3.1, 0), (x, D - 3.1, 0.72), 0.025, 12, 0)
        b.cylinder((x, D - 3.1, 0.72), (x, D - 3.1, 0.8), 0.19, 28, 1)
        b.lathe((x, D - 3.1, 0.3), [(0.15, 0), (0.16, 0.01), (0.15, 0.02)], 24, 0)
        b.build('stool', [M['brass'], M['fab2']], smooth=True)
    rg = MeshBuilder()
    rg.box((0.25, 5.3, 0.006), (2.5, 11, 0.012), 0)
    rg.box((0.25, 5.3, 0.007), (2.2, 10.7, 0.012), 1)
    rg.box((0.25, 5.3, 0.008), (2.1, 10.6, 0.012), 0)
    rg.build('rug', [principled('rug1', '#20484a', 0.95, var=0.3, scale=14, bump=0.3, bscale=200),
        principled('rug2', '#c79a5a', 0.95, var=0.2, scale=30)])
    # tables: centre round, left square by window, right by banquette
    for j in range(4):
        y = 1.6 + j * 2.5
        x = 0.25
        table(M, (x, y, 0), r=0.52, seed=j)
        for k in range(4):
            a = k * math.pi / 2 + math.pi / 4 + R.uniform(-0.1, 0.1)
            place(ch1, (x + 0.66 * math.cos(a), y + 0.66 * math.sin(a), 0),
                a - math.pi / 2 + R.uniform(-0.12, 0.12))
        pendant(M, (x, y, H - 0.2), 1.75, r=0.27, power=16)
    for j in range(6):
        y = -0.2 + j * 2.0
        table(M, (W / 2 - 1.0, y, 0), w=0.72, d=0.72, seed=j + 10, fl=j % 2 == 0)
        place(ch1, (W / 2 - 1.72, y + R.uniform(-0.05, 0.05), 0), math.pi / 2 + R.uniform(-0.15, 0.15))
        pendant(M, (W / 2 - 1.0, y, H - 0.0), 1.9, r=0.13, style=1, power=9)
    for j in range(4):
        y = 0.6 + j * 2.9
        table(M, (-W / 2 + 1.25, y, 0), w=1.4, d=0.82, seed=j + 20)
        for dx in (-0.35, 0.35):
            place(ch1, (-W / 2 + 1.25 + dx, y - 0.62, 0), math.pi + R.uniform(-0.12, 0.12))
            place(ch1, (-W / 2 + 1.25 + dx, y + 0.62, 0), R.uniform(-0.12, 0.12))
        for dx in (-0.3, 0.3):
            pendant(M, (-W / 2 + 1.25 + dx, y, H), 1.75 + 0.0, r=0.13, style=0, power=7)
    for i in range(5):
        pendant(M, (-2.4 + i * 1.2, D - 2.3, H - 0.2), 1.35, r=0.15, power=8)
    hide(ch1)
    hide(ch2)
    plant(M, (-W / 2 + 0.55, -0.95, 0), 1.9, 1)
    plant(M, (-W / 2 + 0.5, 4.9, 0), 1.6, 2)
    plant(M, (W / 2 - 0.5, 11.9, 0), 1.7, 3)
    plant(M, (-3.0, D - 0.8, 0), 1.7, 4)
    plant(M, (-W / 2 + 0.5, 10.3, 0), 1.6, 5)
    # exterior dusk
    sd = sky_world(4, -100, strength=0.34, clouds=0.6, dust=3, sunpower=3.2, suncol=(1, 0.5, 0.22), angle=3)
    e = MeshBuilder()
    e.quad([(-400, -300, -0.6), (-W / 2 - 1, -300, -0.6), (-W / 2 - 1, 300, -0.6), (-400, 300, -0.6)], 0)
    e.build('ext', [principled('pav', '#8a7a66', 0.8)])
    Mp = {'trunk': principled('trunk', '#6b5138', 0.9, var=0.3, scale=4),
        'frond': principled('frond', '#46602a', 0.55, var=0.3, scale=1)}
    for i in range(6):
        palm(Mp, (-14 - R.random() * 6, -2 + i * 4.5, -0.6), 6, i)
    eb = MeshBuilder()
    for i in range(160):
        h = R.choice([20, 35, 60, 90]) * R.uniform(0.6, 1.5)
        eb.box((-R.uniform(260, 900), R.uniform(-300, 900), h / 2 - 4), (26, 26, h), R.randrange(2),
            rz=R.random())
    eb.build('eb', [facade('ef', '#31404c', 2.5, 3.8, 0.16, 0.3, lits=1.5),
        facade('ef2', '#4a4a50', 3, 3.8, 0.16, 0.4, lits=1.5)])
    hg = MeshBuilder()
    for i in range(700):
        r = R.uniform(0.25, 0.5)
        hg.lathe((-W / 2 - 7 - R.uniform(0, 1.6), -6 + R.uniform(0, 30), R.uniform(-0.5, 0.35)),
            [(0, -r)] + [(r * math.sin(a), -r * math.cos(a)) for a in (0.6, 1.1, 1.6, 2.1, 2.6)] + [(0, r)], 9)
    hg.build('hg', [principled('hedge', '#3f5a30', 0.8, var=0.5, scale=6, bump=1, bscale=14)], smooth=True)
    for i in range(7):
        point_light((-W / 2 - 6.2, -2 + i * 3.2, 0.1), 60, r=0.1)
    area_light((-W / 2 - 0.4, 5, 2.2), (5, 5, 1.2), 16, 260, (0.55, 0.68, 1.0), sy=3.4)
    return sd


def build_table():
    """A counter of terrazzo with a brass edge: coffee pot, two cups, folded linen, the sun through a lattice."""
    reset()
    M = {}
    M['terrazzo'] = terrazzo('ter', 46, 0.16)
    M['brass'] = principled('brass', '#d9a658', 0.24, metal=1)
    M['china'] = principled('china', '#efece4', 0.14, spec=0.6, coat=0.4)
    M['coffee'] = principled('coffee', '#5a3a12', 0.06, spec=0.7)
    M['linen'] = principled('linen', '#d8ccb2', 0.95, var=0.1, scale=420, bump=0.35, bscale=900)
    M['wall'] = principled('wall', '#15474a', 0.82, var=0.1, scale=1.6, bump=0.25, bscale=7)
    M['walnut'] = wood('walnut', '#2e1a0e', '#6f4526', 0.5, 3, 0.32, 0)
    M['tray'] = principled('tray', '#c08a42', 0.3, metal=1, bump=0.04, bscale=160)
    sky_world(24, -118, strength=0.09, clouds=0.0, sunpower=7.5, suncol=(1, 0.74, 0.46), angle=0.5)
    b = MeshBuilder()
    b.box((0, 0.1, -0.02), (3.2, 0.9, 0.04), 0)
    b.box((0, -0.355, -0.02), (3.2, 0.006, 0.042), 1)
    b.box((0, -0.3, -0.5), (3.2, 0.04, 0.9), 2)
    b.build('counter', [M['terrazzo'], M['brass'], M['walnut']], bevel=0.0015)
    w = MeshBuilder()
    w.box((0, 0.62, 0.9), (3.6, 0.08, 2.2), 0)
    w.build('wall', [M['wall']])
    mashrabiya(M, -2.6, -0.4, 0.0, 1.5, -1.9, 0.2, axis='y')
    t = MeshBuilder()
    t.lathe((0.12, 0.12, 0), [(0, 0.002), (0.155, 0.002), (0.166, 0.014), (0.17, 0.016), (0.164, 0.008),
        (0.155, 0.005), (0, 0.005)], 96, 0)
    t.build('tray', [M['tray']], smooth=True)
    dallah([M['brass']], (0.08, 0.15, 0.005), -0.45, 0.95)
    finjan(M, (0.205, 0.06, 0.005))
    finjan(M, (-0.1, -0.04, 0.0))

    def fold(k):
        def fn(u, v):
            x, y = ((u - 0.5) * 0.34, (v - 0.5) * 0.15)
            return (x, y, 0.004 + 0.0055 * k + 0.0016 * math.sin(9 * x + 2.1 * k) * math.cos(14 * y + k)
                - 0.004 * max(0, abs(v - 0.5) * 2 - 0.9) * 10)
        return fn
    for k in range(3):
        surf('linen', fold(k), 60, 30, M['linen'], (-0.36 + 0.006 * k, 0.0, 0), 0.3 - 0.02 * k)
    area_light((1.6, -1.2, 1.6), (0, 0, 0), 1.8, 12, (0.7, 0.82, 1.0), sy=1.2)
    return interior((0.16, -1.02, 0.36), (0.0, 0.1, 0.1), 62, focus=(0.05, 0.08, 0.12), fstop=3.6, exposure=0.75,
        soft=True, clamp_direct=12, firefly=4, **GRADE)


def build_wide():
    """The whole dining room."""
    sd = build_dining()
    haze_outside(sd)
    return interior((1.25, -1.75, 1.42), (-0.55, 8, 1.22), 25, focus=(-0.1, 2.2, 1.36), fstop=2.0, exposure=1.0,
        clamp_direct=12, firefly=4, radius=9, bloom=(0.8, 0.1), saturation=1.05, vignette=0.35)


def haze_outside(sd):
    apply_haze(sd, density=1 / 500.0, height=200, warm=(1, 0.5, 0.22), cool=(0.42, 0.42, 0.55), bright=0.8,
        only=('pav', 'trunk', 'frond', 'ef', 'ef2', 'hedge'))


def build_pass():
    """The pass before the guests come: steel, three copper lamps, plates in stacks, the tiled wall out of focus."""
    reset()
    sky_world(-6, 0, strength=0.02, clouds=0, sunpower=0)
    M = dict(steel=principled('psteel', '#b4b8b8', 0.24, metal=1, var=0.05, scale=3), steel2=principled('psteel2', '#8f9494', 0.36, metal=1, var=0.08, scale=5),
        copper=principled('pcopper', '#c4703f', 0.2, metal=1), inner=principled('pinner', '#f0d9b4', 0.35, metal=0.6),
        china=principled('pchina', '#efece4', 0.14, spec=0.6), rim=principled('prim', '#17565a', 0.2, spec=0.6),
        tile=brickwall('ptile', '#1f6468', '#2b7c7c', '#c9c2b2', 1.0), oak=timber('poak', '#6a4022', '#a8743f', 0),
        dark=principled('pdark', '#17181a', 0.5), bulb=glow('pbulb', '#ffb868', 16), led=glow('pled', '#ffd9a8', 7),
        iron=principled('piron', '#222324', 0.5, metal=0.5))
    b = MeshBuilder()
    b.box((4, 2.3, 1.5), (18, 0.1, 3.4), 0)
    b.build('wall', [M['tile']])
    b = MeshBuilder()
    b.box((3, 0, 0.44), (12, 0.78, 0.86), 1)
    b.box((3, 0, 0.895), (12, 0.84, 0.05), 0)
    b.box((3, 0.24, 1.42), (12, 0.34, 0.03), 0)
    b.box((3, 0.08, 1.405), (12, 0.02, 0.06), 0)
    for x in (-2.0, -0.66, 0.68, 2.02):
        b.box((x, 0.36, 1.16), (0.05, 0.05, 0.5), 0)
    b.box((3, 2.0, 0.9), (12, 0.6, 0.05), 1)
    b.box((3, 2.1, 0.44), (12, 0.5, 0.86), 1)
    b.build('pass', [M['steel'], M['steel2']], bevel=0.004)
    b = MeshBuilder()
    b.box((0, 0.26, 1.398), (5.6, 0.03, 0.008), 0)
    b.build('line', [M['led']])
    b = MeshBuilder()
    b.box((0, 2.12, 1.62), (4.6, 0.26, 0.04), 0)
    b.cylinder((-2.4, 2.06, 1.34), (2.4, 2.06, 1.34), 0.012, 12, 1)
    b.cylinder((-2.6, 0, 2.24), (2.6, 0, 2.24), 0.016, 16, 1)
    b.build('rails', [M['oak'], M['steel2']], smooth=True)
    p = MeshBuilder()
    for i in range(9):
        x, r = -1.7 + i * 0.46, 0.1 + 0.02 * (i % 3)
        p.cylinder((x, 2.03, 1.12 - r), (x, 2.09, 1.12 - r), r, 32, 2 if i % 3 else 0)
        p.beam((x, 2.06, 1.34), (x, 2.06, 1.12), 0.014, mat=1)
    p.build('hanging', [M['copper'], M['steel2'], M['iron']], smooth=True)
    lamps, bulbs = MeshBuilder(), MeshBuilder()
    for x in (-0.62, 0.16, 0.94, 1.72):
        lamps.lathe((x, 0, 1.6), [(0.165, 0), (0.165, 0.012), (0.15, 0.06), (0.075, 0.2), (0.04, 0.25), (0.035, 0.3), (0.0, 0.31)], 56, 0)
        lamps.lathe((x, 0, 1.6), [(0.158, 0.004), (0.143, 0.06), (0.07, 0.19), (0.0, 0.2)], 56, 1)
        lamps.cylinder((x, 0, 1.9), (x, 0, 2.24), 0.006, 10, 2)
        bulbs.lathe((x, 0, 1.66), [(0, -0.04), (0.03, -0.03), (0.042, 0), (0.03, 0.03), (0, 0.05)], 24)
        area_light((x, 0, 1.615), (x, 0, 0.9), 0.2, 12, (1, 0.66, 0.34))
    lamps.build('lamps', [M['copper'], M['inner'], M['dark']], smooth=True)
    bulbs.build('bulbs', [M['bulb']], smooth=True)
    plates, rims = MeshBuilder(), MeshBuilder()
    R = random.Random(4)
    for x, y, z, n, r in ((-0.34, -0.1, 0.92, 12, 0.14), (0.1, -0.12, 0.92, 18, 0.135), (0.44, 0.06, 0.92, 9, 0.155), (0.95, -0.08, 0.92, 15, 0.14),
            (1.5, -0.02, 0.92, 11, 0.14), (2.0, -0.08, 0.92, 16, 0.14), (0.5, 0.24, 1.435, 7, 0.1), (0.85, 0.24, 1.435, 10, 0.1), (1.25, 0.24, 1.435, 6, 0.1)):
        for k in range(n):
            dx, dy = R.uniform(-0.002, 0.002), R.uniform(-0.002, 0.002)
            c = (x + dx, y + dy, z + k * 0.0105)
            plates.lathe(c, [(0, 0.002), (r * 0.6, 0.002), (r * 0.64, 0.0), (r * 0.68, 0.004), (r * 0.97, 0.017), (r, 0.02), (r * 0.985, 0.0225),
                (r * 0.66, 0.0085), (0, 0.0075)], 64)
            rims.lathe(c, [(r * 0.997, 0.0192), (r * 1.003, 0.0208), (r * 0.985, 0.0231)], 64)
    plates.build('plates', [M['china']], smooth=True)
    rims.build('rims', [M['rim']], smooth=True)
    area_light((1.5, 1.2, 2.9), (1.5, 1.9, 0.9), 8, 230, (1, 0.84, 0.64), sy=1)
    area_light((-2.6, -2.6, 2.3), (0, 0, 1), 2.4, 90, (0.8, 0.9, 1.0), sy=1.6)
    exclude_from_lamps()
    return interior((-1.36, -1.34, 1.36), (0.62, 0.42, 1.31), 36, exposure=0.4, focus=(0.1, -0.12, 1.0), fstop=2.4, soft=True, bloom=(1.0, 0.08),
        vignette=0.34)


def build_fitout():
    """The restaurant shell during fit-out: half the ceiling, studs and boards, tile boxes, ladder, wrapped lamps, two fitters."""
    reset()
    M = {}
    R = random.Random(4)
    worker_mats(M)
    M['slat'] = wood('slat', '#5b371c', '#a06b3a', 0.09, 3.0, 0.45, 2)
    M['ply'] = wood('ply', '#a87c48', '#cfa76b', 1.22, 2.44, 0.6, 1)
    M['brass'] = principled('brass', '#e6b566', 0.3, metal=1)
    M['dark'] = principled('dark', '#17181a', 0.5)
    M['galv'] = principled('galv', '#aab0b2', 0.38, metal=0.9, var=0.1, scale=2)
    M['screed'] = principled('screed', '#8f877b', 0.55, var=0.16, scale=0.7, bump=0.12, bscale=9, stain=0)
    M['floor'] = wood('floor', '#5a3a20', '#a9784a', 0.16, 1.7, 0.28, 1)
    M['plaster'] = principled('pl', '#cdbfa9', 0.85, var=0.08, scale=1.2, bump=0.12, bscale=5)
    M['board'] = principled('board', '#d9d4c8', 0.9, var=0.05, scale=0.8)
    M['joint'] = principled('jointf', '#f0ece2', 0.9)
    M['soff'] = principled('soff', '#7f7a72', 0.9, var=0.15, scale=0.6, bump=0.15, bscale=5)
    M['tile'] = brickwall('tile', '#1f6468', '#2b7c7c', '#c9c2b2', 1.0)
    M['cement'] = principled('cement', '#8a8378', 0.9, var=0.18, scale=3, bump=0.3, bscale=20)
    M['card'] = principled('card', '#b58a58', 0.85, var=0.1, scale=4)
    M['sheetp'] = thin_glass('sheetp', (0.93, 0.95, 0.96, 1), 0.12)
    M['yellow'] = principled('yellowp', '#e8a418', 0.4, coat=0.2)
    M['petrol'] = principled('petrolp', '#12585c', 0.45)
    M['red'] = principled('redp', '#a8321f', 0.5)
    M['white'] = principled('whitep', '#eceae4', 0.5)
    M['lamp'] = emission('wl', '#fff0d2', 30)
    M['led'] = glow('led', '#ffcf94', 8)
    M['alum'] = principled('alum', '#c3c6c8', 0.3, metal=1)
    M['insul'] = principled('insul', '#d8b25c', 0.95, var=0.2, scale=8, bump=0.6, bscale=40)
    W, D, H = (9.2, 15, 3.7)
    b = MeshBuilder()
    b.quad([(-W / 2, -4, 0), (W / 2, -4, 0), (W / 2, D, 0), (-W / 2, D, 0)])
    b.build('floor', [M['screed']])
    # timber floor laid from the far end, ragged leading edge
    b = MeshBuilder()
    y = D
    for i in range(58):
        x = -W / 2 + 0.08 + i * 0.16
        e = 6.2 + R.choice([0, 0.5, 1.0, 1.7, 0.9])
        b.box((x, (D + e) / 2, 0.012), (0.156, D - e, 0.024))
    b.build('boards', [M['floor']])
    b = MeshBuilder()
    for i in range(9):
        b.box((-1.2 + R.uniform(-0.05, 0.05), 4.6 + i * 0.0, 0.05 + i * 0.024), (0.156 * 7, 1.8, 0.02), 0,
            rz=0.03 * R.uniform(-1, 1))
    b.build('pack', [M['floor']])
    b = MeshBuilder()
    b.box((0, 5, H + 0.1), (W, 19, 0.2))
    b.build('soffit', [M['soff']])
    # ceiling: services in front, finished slats behind
    s = MeshBuilder()
    for x in (-2.6, 0.4):
        s.cylinder((x, -4, H - 0.45), (x, 8.4, H - 0.45), 0.21, 28, 0)
    for x in (-2.6, 0.4):
        for yy in np.arange(-3.5, 8.4, 1.2):
            s.cylinder((x, yy, H - 0.45), (x, yy + 0.05, H - 0.45), 0.225, 28, 0)
            s.beam((x - 0.22, yy, H - 0.45), (x - 0.22, yy, H), 0.01, mat=1)
            s.beam((x + 0.22, yy, H - 0.45), (x + 0.22, yy, H), 0.01, mat=1)
    for k, (x, m) in enumerate(((-1.2, 2), (-1.0, 2), (1.9, 3), (2.1, 3))):
        s.cylinder((x, -4, H - 0.22), (x, 14, H - 0.22), 0.035, 12, m)
    s.box((3.1, 2, H - 0.3), (0.3, 14, 0.06), 1)
    for i in range(40):
        s.beam((2.95, -4 + i * 0.35, H - 0.3), (3.25, -4 + i * 0.35, H - 0.3), 0.02, mat=1)
    for j in range(12):
        s.beam((-4.4, -3 + j * 1.2, H - 0.62), (4.4, -3 + j * 1.2, H - 0.62), 0.04, 0.05, 1)
    s.build('services', [M['galv'], M['alum'], M['red'], M['petrol']], smooth=True)
    b = MeshBuilder()
    for i in range(40):
        e = 6.8 if i > 16 else 9.4
        b.box((-3.2 + i * 0.165, (D - 0.2 + e) / 2, H - 0.74), (0.06, D - 0.2 - e, 0.14))
    b.build('slats', [M['slat']])
    b = MeshBuilder()
    b.box((0, 11.2, H - 0.6), (6.8, 7, 0.03))
    b.build('slatb', [M['dark']])
    # right wall: studs with insulation, boards with jointing, finished dado beyond
    b = MeshBuilder()
    b.box((W / 2 + 0.12, 5, H / 2), (0.1, 20, H), 0)
    b.build('rwall', [M['cement']])
    b = MeshBuilder()
    y = -3.8
    while y < 4.3:
        b.box((W / 2 - 0.02, y, H / 2), (0.09, 0.045, H), 0)
        y += 0.6
    for z in (0.03, H - 0.03, 1.8):
        b.box((W / 2 - 0.02, 0.2, z), (0.09, 8.2, 0.04), 0)
    b.build('studs', [M['galv']])
    b = MeshBuilder()
    for i in range(10):
        b.box((W / 2 + 0.02, -3.5 + i * 0.6, 1.1), (0.08, 0.54, 2.2), 0)
    b.build('insul', [M['insul']])
    b = MeshBuilder()
    for i in range(5):
        b.box((W / 2 - 0.075, 2.6 + i * 1.2, H / 2 if i else 1.25), (0.015, 1.194, H if i else 2.5), 0)
    b.build('gyp', [M['board']])
    b = MeshBuilder()
    for i in range(5):
        b.box((W / 2 - 0.086, 2.0 + i * 1.2, H / 2), (0.004, 0.09, H if i > 1 else 2.4), 0)
    for i in range(5):
        for q in range(6):
            b.box((W / 2 - 0.086, 2.6 + i * 1.2, 0.3 + q * 0.4), (0.004, 0.035, 0.035), 0)
    b.build('jointc', [M['joint']])
    b = MeshBuilder()
    for i in range(62):
        b.box((W / 2 - 0.1, 8.7 + i * 0.1, 1.25), (0.05, 0.055, 2.5), 0)
    b.build('dado', [M['slat']])
    b = MeshBuilder()
    b.box((W / 2 - 0.09, 11.8, 2.56), (0.1, 6.3, 0.06))
    b.build('railb', [M['brass']])
    # left windows
    b = MeshBuilder()
    for i in range(6):
        b.box((-W / 2, -3 + i * 3.2, H / 2), (0.22, 0.28, H), 0)
    b.box((-W / 2, 5, H - 0.3), (0.22, 20, 0.6), 0)
    b.box((-W / 2, 5, 0.2), (0.3, 20, 0.4), 0)
    b.build('winf', [M['dark']])
    b = MeshBuilder()
    for i in range(6):
        for k in (1, 2):
            b.box((-W / 2, -3 + i * 3.2 + k * 1.066, H / 2), (0.07, 0.05, H), 0)
    b.box((-W / 2, 5, 2.5), (0.07, 20, 0.05), 0)
    b.build('mul', [M['brass']])
    f = MeshBuilder()
    f.quad([(-W / 2 + 0.1, 3.5, 0.4), (-W / 2 + 0.1, 6.5, 0.4), (-W / 2 + 0.1, 6.5, 3.1),
        (-W / 2 + 0.1, 3.5, 3.1)])
    f.build('film', [M['sheetp']])
    # back wall and half-tiled counter
    b = MeshBuilder()
    b.box((0, D + 0.1, H / 2), (W, 0.2, H), 0)
    b.build('bw', [M['plaster']])
    b = MeshBuilder()
    b.box((0, D - 2.2, 0.55), (6.4, 0.7, 1.1), 0)
    b.build('bar', [M['cement']])
    b = MeshBuilder()
    b.box((-1.1, D - 2.56, 0.56), (4.2, 0.02, 1.08), 0)
    b.build('bart', [M['tile']])
    b = MeshBuilder()
    b.box((-1.6, D - 0.02, 1.9), (3.2, 0.04, 1.6), 0)
    b.build('bk', [M['tile']])
    b = MeshBuilder()
    for z in (1.35, 1.85, 2.35):
        b.box((0, D - 0.25, z), (6.2, 0.34, 0.04), 0)
    b.build('shelves', [M['slat']])
    mashrabiya({'walnut': M['slat']}, -4.5, -3.3, 0.3, 3.3, D - 0.25, 0.3)
    mashrabiya({'walnut': M['slat']}, 3.3, 4.5, 0.3, 3.3, D - 0.25, 0.3)
    # pendant lamps wrapped in paper over the far half
    for j in range(3):
        x, y = (0.25, 8.2 + j * 1.9)
        b = MeshBuilder()
        b.cylinder((x, y, H - 1.5), (x, y, H - 0.8), 0.006, 8, 1)
        b.lathe((x, y, H - 1.85), [(0.27, 0), (0.265, 0.02), (0.23, 0.1), (0.15, 0.19), (0.05, 0.235),
            (0.03, 0.3), (0, 0.3)], 36, 0)
        b.build('pend', [M['brass'], M['dark']], smooth=True)
    # things of the trade
    t = MeshBuilder()

    def boxes(x, y, n, rz, mat=0, sz=(0.62, 0.42, 0.26)):
        for k in range(n):
            t.box((x + R.uniform(-0.02, 0.02), y + R.uniform(-0.02, 0.02), sz[2] * (k + 0.5) + 0.13),
                (sz[0], sz[1], sz[2] - 0.006), mat, rz=rz + R.uniform(-0.03, 0.03))
        for e in (-0.25, 0, 0.25):
            t.box((x + e * math.cos(rz), y + e * math.sin(rz), 0.06), (0.1, 0.55, 0.12), 1, rz=rz)
    boxes(2.35, 3.3, 4, 0.1)
    boxes(3.1, 3.4, 3, -0.05)
    boxes(2.5, 4.1, 2, 0.2)
    boxes(-3.4, 8.2, 4, 0.0)
    boxes(-2.6, 8.4, 3, 0.1)
    boxes(3.4, 6.3, 5, 0.02)
    for k in range(12):
        t.box((-3.45, 1.6, 0.13 + k * 0.022), (1.22, 2.44, 0.018), 2 if k % 5 else 1,
            rz=0.05 + R.uniform(-0.01, 0.01))
    for e in (-0.8, 0, 0.8):
        t.box((-3.45, 1.6 + e, 0.06), (1.2, 0.1, 0.12), 1)
    for x, y, m in ((1.35, 3.15, 3), (1.6, 2.8, 4), (1.05, 2.75, 4), (-1.6, 6.2, 3)):
        t.cylinder((x, y, 0), (x, y, 0.34), 0.15, 24, m, 0.165)
        t.cylinder((x, y, 0.335), (x, y, 0.345), 0.168, 24, 6)
    t.build('trade', [M['card'], M['ply'], M['board'], M['white'], M['petrol'], M['board'], M['alum']],
        bevel=0.006)
    # step ladder, trestle with mitre saw, mobile scaffold, work lamps
    l = MeshBuilder()
    for s in (-0.26, 0.26):
        l.beam((1.2 + s, 5.0, 0), (1.2 + s * 0.6, 5.55, 2.2), 0.05, 0.025, 0)
        l.beam((1.2 + s * 1.1, 6.2, 0), (1.2 + s * 0.6, 5.6, 2.2), 0.04, 0.02, 0)
    for q in range(8):
        f0 = (q + 0.7) / 8.2
        l.box((1.2, 5.0 + 0.55 * f0, 2.2 * f0), (0.5 - 0.16 * f0, 0.09, 0.025), 0)
    l.box((1.2, 5.58, 2.22), (0.36, 0.2, 0.04), 1)

    def tower(x, y, w, d, h):
        for dx in (-w / 2, w / 2):
            for dy in (-d / 2, d / 2):
                l.cylinder((x + dx, y + dy, 0.12), (x + dx, y + dy, h + 1.0), 0.024, 10, 0)
                l.cylinder((x + dx - 0.02, y + dy, 0.07), (x + dx + 0.02, y + dy, 0.07), 0.07, 16, 3)
            for z in np.arange(0.35, h + 1.1, 0.33):
                l.cylinder((x + dx, y - d / 2, z), (x + dx, y + d / 2, z), 0.016, 8, 0)
        l.box((x, y, h), (w, d - 0.1, 0.05), 2)
        for dy in (-d / 2, d / 2):
            for z in (h + 0.5, h + 1.0):
                l.cylinder((x - w / 2, y + dy, z), (x + w / 2, y + dy, z), 0.018, 8, 0)
            l.cylinder((x - w / 2, y + dy, 0.35), (x + w / 2, y + dy, h), 0.016, 8, 0)
    tower(-1.3, 8.2, 1.9, 0.9, 1.55)
    for x in (-0.75, 0.75):
        for y in (-0.22, 0.22):
            l.beam((-0.35 + x, 3.0 + y * 1.4, 0), (-0.35 + x * 0.92, 3.0 + y * 0.3, 0.82), 0.05, mat=2)
    l.box((-0.35, 3.0, 0.85), (1.9, 0.55, 0.04), 2)
    l.box((-0.75, 3.0, 0.93), (0.5, 0.3, 0.12), 1)
    l.cylinder((-0.75, 2.9, 1.08), (-0.75, 2.94, 1.08), 0.14, 28, 0)
    l.box((-0.75, 3.08, 1.15), (0.12, 0.22, 0.16), 1)
    l.box((0.1, 3.0, 0.885), (1.6, 0.14, 0.03), 4, rz=0.02)
    l.box((0.15, 3.14, 0.885), (1.5, 0.1, 0.03), 4, rz=-0.03)
    l.build('gear', [M['alum'], M['yellow'], M['ply'], M['dark'], M['slat']], bevel=0.003, smooth=True)
    g = MeshBuilder()
    hd = MeshBuilder()
    for x, y, a in ((2.9, 1.9, 2.2), (-3.9, 6.0, 0.3)):
        for q in range(3):
            g.beam((x, y, 0.9), (x + 0.42 * math.cos(q * 2.1), y + 0.42 * math.sin(q * 2.1), 0), 0.028, mat=0)
        g.cylinder((x, y, 0.7), (x, y, 1.75), 0.018, 10, 0)
        g.box((x, y, 1.78), (0.34, 0.1, 0.26), 1, rz=a + 1.57)
        dx, dy = (math.cos(a), math.sin(a))
        hd.quad([(x + dx * 0.056 - dy * s * 0.15, y + dy * 0.056 + dx * s * 0.15, 1.78 + z * 0.1) for s,
            z in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        area_light((x + dx * 0.08, y + dy * 0.08, 1.78), (x + dx * 4, y + dy * 4, 1.6), 0.3, 130,
            (1, 0.86, 0.66))
    g.build('stands', [M['yellow'], M['dark']])
    hd.build('heads', [M['lamp']])
    cb = MeshBuilder()
    pts = [Vector((2.9 + 0.3 * math.sin(q * 0.5) - q * 0.16, 1.9 - 0.25 * math.sin(q * 0.33) - q * 0.02,
        0.012)) for q in range(26)]
    for a, c in zip(pts, pts[1:]):
        cb.cylinder(a, c, 0.011, 8, 0, cap=False)
    cb.build('cable', [M['red']], smooth=True)
    worker(M, (-1.2, 8.2, 1.58), 0.2, 'hivis', 'helmety', 0, (150, 140), (15, 25), 0.06, 3)
    worker(M, (1.9, 11.9, 0), 0.1, 'hivis2', 'helmety', 0.5, (50, 50), (10, 20), 0.1, 6)
    sd = sky_world(14, -72, strength=0.34, clouds=0.6, dust=2, sunpower=9, suncol=(1, 0.62, 0.33), angle=1.0)
    e = MeshBuilder()
    e.quad([(-400, -300, -0.6), (-W / 2 - 1, -300, -0.6), (-W / 2 - 1, 300, -0.6), (-400, 300, -0.6)])
    e.build('ext', [principled('pav', '#a08a6c', 0.8)])
    Mp = {'trunk': principled('trunk', '#6b5138', 0.9, var=0.3, scale=4),
        'frond': principled('frond', '#46602a', 0.55, var=0.3, scale=1)}
    for i in range(6):
        palm(Mp, (-14 - R.random() * 6, -2 + i * 4.5, -0.6), 6, i)
    eb = MeshBuilder()
    for i in range(160):
        h = R.choice([20, 35, 60, 90]) * R.uniform(0.6, 1.5)
        eb.box((-R.uniform(260, 900), R.uniform(-300, 900), h / 2 - 4), (26, 26, h), R.randrange(2),
            rz=R.random())
    eb.build('eb', [facade('ef', '#31505c', 2.5, 3.8, 0.08, 0.3), facade('ef2', '#5a5650', 3, 3.8, 0.08, 0.4)])
    area_light((-W / 2 - 0.5, 5, 2.2), (4, 6, 0.8), 16, 420, (0.72, 0.83, 1.0), sy=3.4)
    area_light((0, -3.7, 2.8), (0, 6, 1.2), 7, 170, (1, 0.88, 0.72), sy=2)
    area_light((0, 11, H - 0.85), (0, 11, 0), 6, 70, (1, 0.78, 0.54), sy=6)
    apply_haze(sd, density=1 / 500.0, height=200, warm=(1, 0.62, 0.32), cool=(0.5, 0.52, 0.56), bright=0.7,
        only=('pav', 'trunk', 'frond', 'ef', 'ef2'))
    exclude_from_lamps(('pav', 'ef', 'ef2', 'trunk', 'frond'))
    return interior((0.95, -2.6, 1.55), (-0.3, 8, 1.55), 24, shift=0.02, exposure=0.5, **GRADE)


CAMERAS = {'wide': build_wide, 'table': build_table, 'pass': build_pass, 'fitout': build_fitout}
