"""Finished towers: a stone and glass tower over its podium, and a residential block."""
import math
import random

from mathutils import Vector

from lib.architecture import neighbourhood, tower
from lib.materials import (
    ashlar, clear_glass, emission, facade, leaf_mat, pool_water, principled, timber, translucent_net,
)
from lib.mesh import MeshBuilder
from lib.nature import date_palm, grasses, hedge, tree
from lib.people import figure
from lib.view import building
from lib.world import apply_haze, area_light, reset, sky_world
from scenes.civic import bench, ground, palette, spread


def on_side(b, s, hx, hy, u, o, z, du, do, dz, mat=0):
    """Box on one of four facades: u along the face, o outwards from it."""
    if s == 0:
        b.box((u, -hy - o, z), (du, do, dz), mat)
    elif s == 1:
        b.box((hx + o, u, z), (do, du, dz), mat)
    elif s == 2:
        b.box((-u, hy + o, z), (du, do, dz), mat)
    else:
        b.box((-hx - o, -u, z), (do, du, dz), mat)


# sunrise: glass and stone tower over a podium
def stone_tower(M, loc, rz, w=27, floors=20, fh=3.8, z0=13, break_at=12):
    """Glass prism inside a limestone grid, bronze mullions, planted sky terrace, tall crown."""
    b = MeshBuilder()
    g = MeshBuilder()
    h = w / 2
    H = floors * fh
    zb = break_at * fh
    for a, c in ((0, zb), (zb + 2 * fh, H)):
        g.box((0, 0, (a + c) / 2), (w, w, c - a), 0)
    g.box((0, 0, zb + fh), (w - 6, w - 6, 2 * fh), 1)
    for f in range(floors + 1):
        if break_at < f < break_at + 2:
            continue
        for s in range(4):
            on_side(b, s, h, h, 0, 0.06, f * fh, w, 0.12, 0.4, 1)
            if f % 3 == 0:
                on_side(b, s, h, h, 0, 0.3, f * fh, w + 1.1, 0.6, 0.5, 0)
    n = 8
    bay = w / n
    for s in range(4):
        for i in range(n + 1):
            u = -h + i * bay
            wd = 1.1 if i in (0, n) else 0.42
            on_side(b, s, h, h, u, 0.28, H / 2 + 4.5, wd, 0.56, H + 9, 0)
            if i < n:
                for q in (1, 2):
                    on_side(b, s, h, h, u + bay * q / 3, 0.07, zb / 2, 0.07, 0.14, zb, 1)
                    on_side(b, s, h, h, u + bay * q / 3, 0.07, (zb + 2 * fh + H) / 2, 0.07, 0.14,
                        H - zb - 2 * fh, 1)
                # stone infill panels give the grid a syncopated rhythm
                if i == 5:
                    for f in range(floors):
                        if not break_at <= f < break_at + 2 and (f // 3 + i) % 2 == 0:
                            on_side(b, s, h, h, u + bay * 0.83, 0.2, f * fh + fh / 2, bay * 0.28, 0.3, fh, 0)
        on_side(b, s, h, h, 0, 0.45, H + 8.8, w + 1.8, 0.9, 0.8, 0)
        on_side(b, s, h, h, 0, 0.35, H + 4.4, w, 0.3, 0.3, 1)
        on_side(b, s, h, h, 0, -0.6, zb + 0.9, w, 0.06, 1.1, 2)
    b.box((0, 0, H + 2.2), (w - 7, w - 7, 4.4), 3)
    b.box((0, 0, zb + 0.2), (w, w, 0.4), 0)
    b.box((0, 0, zb + 2 * fh - 0.2), (w, w, 0.4), 0)
    L = (loc[0], loc[1], z0)
    b.build('stonegrid', [M['limeT'], M['mull'], M['glass'], M['glow']], loc=L, rz=rz)
    g.build('curtain', [M['fac'], M['faclit']], loc=L, rz=rz)
    t = tree(M['trunk'], M['leaf'], 5.2, 2.0, 31, 2200, 0.2)
    co, si = (math.cos(rz), math.sin(rz))
    pts = []
    for k in range(-3, 4):
        for s in ((k * 3.6, -h + 1.6), (-h + 1.6, k * 3.6), (h - 1.6, k * 3.6)):
            pts.append((loc[0] + s[0] * co - s[1] * si, loc[1] + s[0] * si + s[1] * co, z0 + zb + 0.3))
    spread(t, pts, 3)


def podium(M, loc, rz, w, d, h):
    """Three-storey limestone podium: deep colonnade, lit lobby, roof garden."""
    b = MeshBuilder()
    g = MeshBuilder()
    hx, hy = (w / 2, d / 2)
    g.box((0, 0, h / 2), (w - 5, d - 5, h - 0.5), 0)
    b.box((0, 0, h + 0.1), (w + 1.2, d + 1.2, 0.9), 0)
    b.box((0, 0, h * 0.4), (w - 3.6, d - 3.6, 0.5), 1)
    b.box((0, 0, h - 0.45), (w - 0.5, d - 0.5, 0.12), 2)
    b.box((0, 0, 0.15), (w + 3, d + 3, 0.3), 0)
    for s in range(4):
        L = w if s % 2 == 0 else d
        n = int(L / 4.6)
        for i in range(n + 1):
            on_side(b, s, hx, hy, -L / 2 + i * L / n, -0.6, h / 2, 0.75, 1.3, h, 0)
        for i in range(n * 4):
            on_side(b, s, hx, hy, -L / 2 + (i + 0.5) * L / n / 4, -2.35, h / 2, 0.07, 0.2, h, 1)
        for i in range(n):
            if i % 3 != 1:
                for q in range(9):
                    on_side(b, s, hx, hy, -L / 2 + (i + 0.18 + q * 0.08) * L / n, -0.75, h * 0.71, 0.09, 0.5,
                        h * 0.5, 3)
        on_side(b, s, hx, hy, 0, -0.2, h + 1.1, L + 0.6, 0.08, 1.1, 1)
    b.build('podium', [M['lime'], M['bronze'], M['wood'], M['wood']], loc=loc, rz=rz)
    g.build('podglass', [M['lobby']], loc=loc, rz=rz)


def glass_tower(M, loc, rz, z0):
    """Two curtain-wall shafts sliding past a stone core: stone fins on one side, louvres on the other, a roof garden."""
    b = MeshBuilder()
    g = MeshBuilder()
    fh = 4.0
    for cx, cy, w, d, floors in ((-13, 2, 24, 24, 20), (13.5, -3, 23, 24, 13)):
        H = floors * fh
        x1, y0 = (cx + w / 2, cy - d / 2)
        g.box((cx, cy, H / 2), (w, d, H))
        for f in range(floors + 1):
            b.box((cx, cy, f * fh), (w + 0.2, d + 0.2, 0.36), 1)
            for k in (0.6, 1.2):
                b.box((x1 + 0.4, cy, f * fh - k), (0.8, d, 0.08), 0)
        n = round(w / 1.5)
        for i in range(n + 1):
            x, fin = (cx - w / 2 + i * w / n, i % 2 == 0)
            b.box((x, y0 - (0.2 if fin else 0.06), H / 2 + 2.4 * fin), (0.2, 0.4, H + 4.8) if fin else (0.08, 0.14, H),
                2 if fin else 1)
        n = round(d / 1.5)
        for i in range(n + 1):
            b.box((x1 + 0.08, y0 + i * d / n, H / 2), (0.16, 0.09, H), 1)
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.box((cx + sx * w / 2, cy + sy * d / 2, H / 2 + 2.5), (0.8, 0.8, H + 5), 2)
        for s in (-1, 1):
            b.box((cx, cy + s * d / 2, H + 4.7), (w + 1.2, 0.9, 0.6), 2)
            b.box((cx + s * w / 2, cy, H + 4.7), (0.9, d + 1.2, 0.6), 2)
        b.box((cx, cy + 2, H + 1.9), (w - 9, d - 10, 3.6), 2)
    b.box((0.2, 1, 44), (4.6, 18, 88), 2)
    b.box((0.2, -8.03, 40), (0.5, 0.1, 80), 3)
    b.build('shafts', [M['bronze'], M['mull'], M['limeT'], M['glow']], loc=(loc[0], loc[1], z0), rz=rz)
    g.build('curtain', [M['fac']], loc=(loc[0], loc[1], z0), rz=rz)
    co, si = (math.cos(rz), math.sin(rz))
    garden = [(x, y) for x in (4.5, 8, 19, 22.5) for y in (-12.5, -8, -3, 2, 6)]
    spread(tree(M['trunk'], M['leaf'], 4.6, 1.8, 31, 1800, 0.2), [(loc[0] + x * co - y * si,
        loc[1] + x * si + y * co, z0 + 52.2) for x, y in garden], 3)


def plaza_pool(M, x0, x1, y0, y1):
    """A long reflecting pool with a stone rim."""
    b = MeshBuilder()
    b.box(((x0 + x1) / 2, (y0 + y1) / 2, 0.1), (x1 - x0 + 1.2, y1 - y0 + 1.2, 0.2), 1)
    b.box(((x0 + x1) / 2, (y0 + y1) / 2, 0.215), (x1 - x0, y1 - y0, 0.05), 0)
    b.build('longpool', [M['water'], M['lime2']])


def sunrise(golden=False, hero=False, night=False):
    reset()
    M = palette()
    R = random.Random(5)
    M['fac'] = facade('fac', '#0f3a46', 1.125, 3.8, 0.05, 0.1, tilt=0.014, lits=2.2)
    M['faclit'] = facade('faclit', '#3a3226', 1.2, 7.6, 0.8, 0.05, lits=2.0)
    [setattr(n.inputs[0], 'default_value', 3.4) for n in M['fac'].node_tree.nodes if n.type == 'FRESNEL']
    M['limeT'] = ashlar('limeT', ('#d3bf9b', '#dfceac', '#e8dabd'), 2.4, 1.27, 0.02, dark=0.2, stain=0.1)
    M['mull'] = principled('mull', '#2f2a26', 0.4, metal=0.6)
    M['lobby'] = facade('lobby', '#2b3a3c', 1.15, 5.2, 0.55, 0.06, lits=2.6)
    M['fc2'] = facade('fc2', '#1b3a48', 1.5, 3.7, 0.08, 0.2)
    M['fc3'] = facade('fc3', '#4a4236', 2.2, 3.6, 0.08, 0.4)
    if night:
        sd = sky_world(-4.6, -64, strength=1.7, clouds=0.0, dust=0.8, sunpower=0)
        M['lobby'] = facade('lobbylit', '#2b3a3c', 1.15, 5.2, 0.8, 0.06, lits=4.0)
    else:
        sd = sky_world(12 if golden else 6, 193 if golden else -84, strength=0.3,
            clouds=0.15 if hero else 0.9 if golden else 0.7,
            dust=1.5, sunpower=13 if golden else 15, suncol=(1, 0.56, 0.27) if golden else (1, 0.5, 0.21),
            angle=0.8, cloudcol=(1.0, 0.55, 0.36))
    ground(M)
    b = MeshBuilder()
    b.box((30, 60, -0.03), (340, 190, 0.06))
    b.build('pl', [M['pave']])
    if golden:
        M['fac'] = facade('glassfac', '#12424f', 1.5, 4.0, 0.34 if night else 0.06, 0.12, tilt=0.022,
            lits=2.2 if night else 2.0, litcol='#ffc98a' if night else '#ffbf70')
        glass_tower(M, (16, 86), 0.52, 13)
        podium(M, (4, 86, 0), 0.0, 92, 52, 13)
    else:
        stone_tower(M, (21, 92, 0), 0.52, 27, 20)
        podium(M, (2, 84, 0), 0.0, 84, 38, 13)
    # roof garden and canopy
    t = tree(M['trunk'], M['leaf'], 5, 2.2, 4, 2600, 0.19)
    spread(t, [(-36 + i * 4.6 + R.uniform(-1, 1), 69 + R.uniform(0, 5),
        13.4) for i in range(9)] + [(-34 + i * 6, 80 + R.uniform(0, 12),
        13.4) for i in range(6)] + [(-30 + i * 9.0, 44 + R.uniform(-2, 2), 0) for i in range(3)] + [(46 + i * 8,
        52 + i * 3, 0) for i in range(2 if golden else 5)], 2)
    b = MeshBuilder()
    b.box((2, 60.5, 6.1), (20, 9, 0.5), 0)
    b.box((2, 60.5, 5.82), (19, 8.4, 0.08), 1)
    for x in (-6.5, 10.5):
        b.cylinder((x, 57.2, 0), (x, 57.2, 6), 0.28, 20, 0)
    b.build('canopy', [M['bronze'], M['wood']])
    area_light((2, 60.5, 5.7), (2, 60.5, 0), 16, 380, (1, 0.72, 0.42), sy=6)
    area_light((2, 66, 12), (2, 64, 0), 76, 900, (1, 0.7, 0.4), sy=2)
    # approach: reflecting pools, hedges, palms, steps, people
    b = MeshBuilder()
    for x, w in ((-15, 18), (19, 20)):
        b.box((x, 22, 0.1), (w + 0.8, 60.8, 0.18), 1)
        b.box((x, 22, 0.2), (w, 60, 0.04), 0)
    b.build('pools', [M['water'], M['lime2']])
    b = MeshBuilder()
    for k in range(22):
        b.box((1, -28 + k * 4, 0.004), (12, 0.3, 0.012))
    b.build('inlay', [principled('band', '#6d5c46', 0.4)])
    for s in (-1, 1):
        hedge(M['leaf'], M['core'], 1 + s * 5.0 - 0.4, 1 + s * 5.0 + 0.4, 10, 52, 0, 0.7, seed=s + 3, ls=0.12)
    p = [date_palm(M['trunk'], M['frond'], 8.5, i) for i in (1, 2)]
    spread(p[0], [(-28, 36, 0), (-34, 46, 0), (-44, 52, 0), (30, 34, 0), (38, 42, 0), (-56, 60, 0), (66, 60, 0),
        (-43, 13, 0), (-50, 20, 0), (29, 12, 0)], 3)
    spread(p[1], [(-24, 26, 0), (-38, 40, 0), (-50, 58, 0), (34, 28, 0), (46, 46, 0), (56, 50, 0), (-64, 66, 0),
        (-46, 22, 0), (35, 18, 0)], 4)
    for i in range(16):
        figure((R.uniform(-2, 4), R.uniform(8, 58), 0), R.uniform(0, 6), i)
    if hero:
        return hero_side(M, R, sd, p, night)
    # neighbours
    tower(dict(fac1=M['fc2'], alu=M['steel'], conc=M['lime'], fac2=M['fc3']), 24, 24, 22, loc=(-84, 190, 0),
        rz=0.4)
    tower(dict(fac1=M['fc2'], alu=M['steel'], conc=M['lime'], fac2=M['fc3']), 26, 22, 26, loc=(120, 230, 0),
        rz=-0.2)
    tower(dict(fac1=M['fc3'], alu=M['lime'], conc=M['lime'], fac2=M['fc3']), 22, 22, 18, loc=(-135, 170, 0),
        rz=0.1)
    tower(dict(fac1=M['fc3'], alu=M['lime'], conc=M['lime'], fac2=M['fc3']), 26, 22, 17, loc=(-38, 290, 0),
        rz=0.7)
    neighbourhood([M['ctxa'], M['ctxb'], M['dglass']], 70, 140, 600, 330, 4, 6, 22)
    if golden:
        return golden_side(M, R, sd, p)
    apply_haze(sd, 1 / 800.0, 120, bright=0.5)
    return building((-15, -20, 2.0), (1.5, 84), 18, shift=0.243, exposure=0.25, sun=sd, glow=1.3,
        saturation=1.24, tint=(1.05, 1.0, 0.95))


def golden_side(M, R, sd, palms):
    """The glass tower from its side, over a pool that mirrors it."""
    plaza_pool(M, 70, 128, 54, 82)
    spread(palms[0], [(70 + i * 9, 85.5 + R.uniform(-0.5, 0.5), 0) for i in range(6)] + [(58, 46, 0), (72, 47, 0),
        (86, 46, 0), (100, 47, 0), (60, 30, 0), (76, 28, 0)], 8)
    spread(palms[1], [(96 - i * 13, 12 - i * 4, 0) for i in range(5)] + [(40 - i * 12, 20, 0) for i in range(8)], 9)
    hedge(M['leaf'], M['core'], 64, 118, 87.5, 88.9, 0, 0.8, seed=5, ls=0.12)
    hedge(M['leaf'], M['core'], 60, 104, 48.6, 50.0, 0, 0.8, seed=6, ls=0.12)
    for i in range(14):
        figure((R.uniform(66, 116), R.choice([84.0, 52.2]) + R.uniform(-0.4, 0.4), 0), R.uniform(0, 6), i + 60)
    for x, y, floors, rz in ((-120, 24, 22, 0.3), (-205, -58, 17, -0.2)):
        tower(dict(fac1=M['fc2'], alu=M['steel'], conc=M['lime'], fac2=M['fc3']), 24, 26, floors, loc=(x, y, 0), rz=rz)
    apply_haze(sd, 1 / 800.0, 120, bright=0.5)
    return building((142, 58, 2.0), (20, 87), 19, shift=0.165, exposure=0.15, sun=sd, glow=0.4,
        saturation=1.2, tint=(1.03, 1.0, 0.97))


def portrait():
    """The glass tower whole, across still water: hazy morning, sun along its fins."""
    reset()
    M = palette()
    R = random.Random(9)
    M['fac'] = facade('glassfac', '#173840', 1.5, 4.0, 0.05, 0.16, tilt=0.02, lits=1.6, litcol='#ffcf95')
    M['limeT'] = ashlar('limeT', ('#c9bda6', '#d6ccb8', '#e0d8c8'), 2.4, 1.27, 0.02, dark=0.2, stain=0.1)
    M['mull'] = principled('mull', '#2b2825', 0.4, metal=0.6)
    M['lobby'] = facade('lobby', '#2b3a3c', 1.15, 5.2, 0.5, 0.06, lits=1.6)
    M['wood'] = timber('slats', '#54422f', '#8d7152')
    sd = sky_world(14, 214, strength=0.25, clouds=0.12, dust=1.1, sunpower=14, suncol=(1, 0.76, 0.52), angle=0.7, cloudcol=(0.95, 0.85, 0.8))
    ground(M)
    b = MeshBuilder()
    b.box((-40, 340, -0.1), (700, 588, 0.3), 0)
    b.box((-40, 45.7, 0.0), (700, 0.6, 0.5), 1)
    b.quad([(-900, -600, 0.02), (900, -600, 0.02), (900, 45.6, 0.02), (-900, 45.6, 0.02)], 2)
    b.build('quay', [M['pave'], M['lime2'], pool_water('basin', '#16302f', 0.5, 0.035, rough=0.03, stretch=(0.6, 1, 1))])
    glass_tower(M, (16, 86), 0.52, 13)
    podium(M, (4, 86, 0), 0.0, 92, 52, 13)
    area_light((4, 62.5, 12), (4, 61, 0), 84, 900, (1, 0.74, 0.45), sy=1.5)
    area_light((49, 86, 12), (50, 86, 0), 1.5, 500, (1, 0.74, 0.45), sy=44)
    # groves behind, lost in the haze
    t = [tree(M['trunk'], M['leaf'], h, r, s, 6500, 0.26, 0.95) for h, r, s in ((8, 4.4, 1), (7, 3.8, 2), (9.5, 4.8, 5))]
    for k, o in enumerate(t):
        spread(o, [(62 + i * 4.6 + R.uniform(-2, 2), 116 + i * 0.9 + R.uniform(-12, 12), 0) for i in range(40)]
            + [(-62 - i * 5.2 + R.uniform(-2, 2), 92 + i * 1.5 + R.uniform(-16, 16), 0) for i in range(40)], k, 0.55, 1.15)
    p = date_palm(M['trunk'], M['frond'], 11, 4)
    spread(p, [(-59, 68, 0), (-64, 76, 0), (-57, 62, 0), (70, 112, 0), (74, 106, 0), (-118, 96, 0)], 5, 0.7, 1.2)
    neighbourhood([M['ctxa'], M['ctxb'], M['dglass']], 260, 420, 1500, 900, 6, 7, 26)
    for i, (x, y) in enumerate(((-20, 52), (-18.6, 52.6), (30, 54))):
        figure((x, y, 0.05), R.uniform(0, 6), i + 60)
    apply_haze(sd, 1 / 800.0, 50, bright=0.6, warm=(1.0, 0.84, 0.68), cool=(0.56, 0.64, 0.72))
    return building((165, -54, 2.2), (33, 75), 26, shift=0.136, exposure=0.18, sun=sd, glow=0.25, saturation=1.08)


def far_hills(R, centre, distance, start, end, height):
    """A low ridge at the horizon, from one bearing to another, degrees from +x."""
    waves = [(k, R.uniform(0, 6.28), R.uniform(0.5, 1) / k ** 0.85) for k in range(1, 9)]
    total = sum(w for _, _, w in waves)
    b = MeshBuilder()
    n, foot, crest = 160, [], []
    for i in range(n + 1):
        t = i / n
        a = math.radians(start + (end - start) * t)
        h = height * (0.55 + 0.45 * sum(w * math.sin(k * 5 * t + p) for k, p, w in waves) / total * 2)
        r = distance * (1 + 0.04 * math.sin(9 * t))
        foot.append((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), -3))
        crest.append((centre[0] + 1.1 * r * math.cos(a), centre[1] + 1.1 * r * math.sin(a), max(2, h)))
    for i in range(n):
        b.quad([foot[i + 1], foot[i], crest[i], crest[i + 1]])
    b.build('ridge', [principled('ridge', '#7a6a55', 0.9)])


def hero_side(M, R, sd, palms, night=False):
    """The glass tower at the left end of a wide, even sky, over a basin that mirrors it: words stand on the sky."""
    b = MeshBuilder()
    b.box((240, 60, -0.02), (200, 260, 0.06))
    b.build('terrace', [M['pave']])
    plaza_pool(M, 60, 251, 34, 420)
    spread(palms[0], [(58 + i * 11, 30 + R.uniform(-0.5, 0.5), 0) for i in range(8)] + [(40, 14, 0), (76, 12, 0)], 8)
    spread(palms[1], [(30 - i * 14, 20, 0) for i in range(7)] + [(20 - i * 16, 430 + R.uniform(-6, 6), 0) for i in range(7)], 9)
    hedge(M['leaf'], M['core'], 58, 150, 26.4, 27.6, 0, 0.8, seed=5, ls=0.12)
    if not night:
        for i in range(10):
            figure((R.uniform(40, 58), R.uniform(40, 60), 0), R.uniform(0, 6), i + 60)
    far_hills(R, (266, 30), 1500, 90, 200, 44)
    # the first frame of the loop, which begins over it
    place = dict(location=(270.4, 28, 2.75), target=(74, 160, 3.2), lens=22, shift=0.126)
    if night:
        b = MeshBuilder()
        b.box((155, 33.3, 0.07), (190, 0.04, 0.05), 0)
        b.build('rimlight', [emission('rimlight', '#ffc27a', 5)])
        area_light((52, 70, 14), (46, 88, 80), 46, 5000, (1, 0.76, 0.5), sy=2)
        area_light((10, 56, 14), (14, 84, 90), 46, 5000, (1, 0.76, 0.5), sy=2)
        apply_haze(sd, 1 / 1400.0, 120, bright=0.07, warm=(0.5, 0.36, 0.34), cool=(0.12, 0.25, 0.4))
        return building(**place, exposure=1.15, saturation=1.2, bloom=(1.0, 0.12))
    apply_haze(sd, 1 / 800.0, 120, bright=0.5)
    return building(**place, exposure=0.15, sun=sd, glow=0.4,
        saturation=1.2, tint=(1.03, 1.0, 0.97))


# residential block with deep balconies
def residential_block(M, L=46, D=16, floors=6, fh=3.5, bay=7.6, roof=True):
    """Flats behind deep balconies, front on y = 0; without roof the storeys alone. Returns its planters."""
    R = random.Random(12)
    b = MeshBuilder()
    w = MeshBuilder()
    rail = MeshBuilder()
    gl = MeshBuilder()
    pl = []
    n = int(L / bay)
    bay = L / n
    x0 = -L / 2
    H = floors * fh
    b.box((0, D / 2 + 3.2, H / 2), (L, D - 0.4, H), 0)
    for k in range(floors):
        z = k * fh
        b.box((0, D / 2 + 0.1, z), (L + 0.6, D, 0.3), 1)      # behind the balconies: coplanar edges go black
        for i in range(n):
            x = x0 + i * bay
            c = x + bay / 2
            dep = 3.0 + (0.9 if (i + k) % 3 == 0 and k else 0)
            yf = 3.0 - dep
            # recessed reflective glazing, curtains, some rooms lit
            lit = R.random() < 0.58
            w.box((c, 3.32, z + 1.7), (bay - 0.5, 0.04, fh - 0.4), 0 if lit else 1)
            for q in range(5):
                w.box((x + 0.25 + (bay - 0.5) * q / 4, 3.06, z + 1.7), (0.07, 0.14, fh - 0.4), 2)
            w.box((c, 3.06, z + 2.75), (bay - 0.5, 0.12, 0.06), 2)
            cw = R.uniform(0.8, 2.4)
            w.box((x + 0.35 + cw / 2, 3.26, z + 1.65), (cw, 0.04, fh - 0.6), 3)
            w.box((x + bay - 0.35 - cw * 0.3, 3.26, z + 1.65), (cw * 0.6, 0.04, fh - 0.6), 3)
            if k == 0:
                continue
            # slab + timber soffit below
            b.box((c, (yf + 3) / 2, z), (bay - 0.02, dep, 0.34), 1)
            b.box((c, (yf + 3) / 2, z - 0.19), (bay - 0.5, dep - 0.4, 0.05), 2)
            rail.box((c, yf + 0.12, z + 1.27), (bay - 0.2, 0.08, 0.06), 0)
            rail.box((c, yf + 0.12, z + 0.24), (bay - 0.2, 0.05, 0.04), 0)
            for q in range(64):
                rail.box((x + 0.12 + (bay - 0.24) * q / 63, yf + 0.12, z + 0.74), (0.024, 0.05, 1.02), 0)
            # sliding timber screens
            for q in range(R.choice([1, 1, 2])):
                sx = x + R.uniform(0.9, bay - 2.6)
                for j in range(15):
                    w.box((sx + j * 0.12, yf + 0.42, z + fh / 2 + 0.02), (0.055, 0.09, fh - 0.36), 4)
                w.box((sx + 0.84, yf + 0.42, z + 0.24), (1.8, 0.1, 0.08), 4)
                w.box((sx + 0.84, yf + 0.42, z + fh - 0.26), (1.8, 0.1, 0.08), 4)
            if R.random() < 0.65:
                a = x + R.uniform(0.4, bay - 3.2)
                b.box((a + 1.2, yf + 0.5, z + 0.42), (2.4, 0.5, 0.5), 3)
                pl.append((a, yf + 0.28, z + 0.66, 2.4))
            if R.random() < 0.6:
                w.box((x + bay * 0.6, 1.9, z + 0.55), (1.9, 0.7, 0.35), 5)
                w.box((x + bay * 0.6, 2.2, z + 0.85), (1.9, 0.2, 0.5), 5)
            w.cylinder((c, 1.5, z + fh - 0.26), (c, 1.5, z + fh - 0.24), 0.12, 12, 6)
        for i in range(n + 1):
            if k or i in (0, n):
                b.box((x0 + i * bay, 1.5, z + fh / 2), (0.42, 3.7, fh), 0)
            else:
                b.box((x0 + i * bay, 0.6, z + fh / 2), (0.7, 0.9, fh), 0)
    # stone end bays frame the block, set-back roof pavilion with timber pergola
    for s in (-1, 1):
        b.box((s * (L / 2 + 0.2), D / 2 - 0.4, H / 2 + 0.6), (1.0, D + 8, H + 1.2), 0)
    if roof:
        b.box((0, D / 2 - 0.4, H + 0.25), (L + 1.2, D + 8.2, 0.6), 0)
        b.box((2, D / 2 + 3, H + 2.2), (L * 0.62, D * 0.6, 3.6), 1)
        b.box((0, D / 2 - 0.5, H + 4.15), (L * 0.72, D * 0.95, 0.3), 1)
        for q in range(int(L * 0.68 / 0.45)):
            w.box((-L * 0.34 + q * 0.45, 1.6, H + 3.9), (0.12, 6, 0.2), 4)
        for q in range(5):
            b.box((-L * 0.34 + q * L * 0.17, -0.6, H + 2.2), (0.25, 0.25, 3.4), 2)
        w.box((2, 3.6, H + 2.2), (L * 0.6, 0.05, 2.8), 0)
        rail.box((0, -3.6, H + 1.5), (L, 0.06, 0.05), 0)
        gl.box((0, -3.6, H + 1), (L, 0.03, 1.0), 0)
    b.build('block', [M['lime'], M['white'], M['wood'], M['lime2']])
    w.build('fit', [M['room'], M['dglass'], M['dark'], M['curt'], M['wood'], M['white'], M['lamp']])
    rail.build('rails', [M['bronze']])
    gl.build('balglass', [translucent_net('balglass', '#dfeae6', 0.26),
        clear_glass('glazing', (0.82, 0.9, 0.9, 1), 1.35, 0, 0.05)])
    return pl


def trailing(leafm, pls, seed=0):
    """Planter greenery that spills over the balcony edges."""
    R = random.Random(seed)
    b = MeshBuilder()
    for x, y, z, l in pls:
        for i in range(420):
            h = R.random()
            p = Vector((x + R.uniform(0, l), y + R.gauss(0, 0.12) - (0.22 if h < 0.45 else 0),
                z + (R.uniform(0, 0.45) if h > 0.45 else -R.random() ** 1.6 * 1.0)))
            from_ = Vector((R.gauss(0, 1), R.gauss(-0.5, 1), R.gauss(0.3, 1))).normalized()
            s = R.uniform(0.05, 0.1)
            q = from_.cross(Vector((0, 0, 1)))
            q.normalize()
            b.quad([p - from_ * s, p + q * s * 0.5, p + from_ * s, p - q * s * 0.5])
    b.build('trail', [leafm])


def residential():
    reset()
    M = palette()
    R = random.Random(8)
    M['room'] = principled('room', '#6b5234', 0.06, spec=0.8, emit='#ffc583', es=0.75)
    M['curt'] = principled('curt', '#efe4cf', 0.9, emit='#ffd9a6', es=0.05)
    M['wood'] = timber('wood2', '#7a4a26', '#c08a50')
    sd = sky_world(12, -122, strength=0.21, clouds=0.5, dust=1.5, sunpower=9.5, suncol=(1, 0.58, 0.29),
        angle=0.7)
    ground(M)
    b = MeshBuilder()
    b.box((0, -12, -0.03), (110, 90, 0.06))
    b.build('pl', [M['pave']])
    trailing(M['leaf'], residential_block(M), 3)
    # garden: lawns, stepping path, pool of water, planting beds
    b = MeshBuilder()
    for x, y, w, d in ((-16, -13, 22, 14), (14, -9.5, 24, 7), (17, -22, 26, 12), (-20, -29.5, 27, 13),
        (20, -36, 27, 10)):
        b.box((x, y, 0.05), (w, d, 0.12), 0)
        b.box((x, y, 0.03), (w + 0.5, d + 0.5, 0.1), 1)
    b.build('lawns', [M['lawn'], M['lime2']])
    blades = [(R.uniform(-26.5, -5.5), R.uniform(-19.5, -6.5), 0.1) for _ in range(900)] + [(R.uniform(5, 29),
        R.uniform(-27.5, -16.5), 0.1) for _ in range(700)] + [(R.uniform(-33, -7), R.uniform(-35.8, -23.2),
        0.1) for _ in range(4200)]
    grasses(leaf_mat('blade', '#4a6a28', '#86a046', 0.3), blades, 0.06, 5, 20)
    b = MeshBuilder()
    b.box((0, -21.5, 0.06), (5.2, 25, 0.1), 0)
    for k, (c, s) in enumerate((((0, -8.8, 0.1), (5.2, 0.4, 0.22)), ((0, -34.2, 0.1), (5.2, 0.4, 0.22)),
        ((-2.8, -21.5, 0.1), (0.4, 25.8, 0.22)), ((2.8, -21.5, 0.1), (0.4, 25.8, 0.22)))):
        b.box(c, s, 1)
    b.build('rill', [M['water'], M['lime2']])
    for x0, x1, y0, y1 in ((-27, -5, -5.6, -4.6), (5, 26, -5.4, -4.6), (-5, -4.2, -20, -6),
        (4.2, 5, -28, -15.6)):
        hedge(M['leaf'], M['core'], x0, x1, y0, y1, 0, 0.85, seed=int(x0), ls=0.09)
    grasses(M['grasses'], [(R.uniform(-26, -6), R.uniform(-21.6, -20.4),
        0.05) for _ in range(150)] + [(R.uniform(6, 28), R.uniform(-14.9, -13.6),
        0.05) for _ in range(120)] + [(R.uniform(-6.2, -4.4), R.uniform(-36, -24), 0.05) for _ in range(130)],
        0.85, 7, 44)
    t1 = tree(M['trunk'], M['leaf'], 6.6, 2.7, 1, 4200)
    t2 = tree(M['trunk'], M['leaf'], 5.2, 2.1, 2)
    spread(t1, [(-20, -13, 0), (30, -15, 0), (25, -24, 0), (-33, -9, 0), (33, -4, 0), (-50, -30, 0),
        (-32, -52, 0), (-24, -57, 0), (-40, -46, 0)], 3)
    spread(t2, [(-12, -10.5, 0), (12, -9, 0), (20, -9.5, 0), (34, -14, 0), (-38, 2, 0), (38, 6, 0),
        (-36, -50, 0), (-19, -60, 0), (-25, -27, 0), (24, -36, 0)], 4)
    p = date_palm(M['trunk'], M['frond'], 8, 3)
    spread(p, [(-29, -5, 0), (28, -8, 0), (31, 2, 0), (-36, 12, 0), (-48, -22, 0)], 5)
    bench(M, 3.9, -25, 1.57)
    bench(M, 3.7, -13, 1.57)
    for i, (x, y) in enumerate([(-3.6, -12), (-3.4, -12.8), (3.5, -19), (0.5, -4), (-7, -22.8), (12, -3.4),
        (13, -3.2)]):
        figure((x, y, 0), R.uniform(0, 6), i + 7)
    neighbourhood([M['ctxa'], M['ctxb'], M['dglass']], 50, 60, 300, 190, 8, 6, 14)
    apply_haze(sd, 1 / 1000.0, 70, bright=0.5)
    return building((20, -37, 1.75), (-2.5, 0), 21, shift=0.12, exposure=0.02, saturation=1.2)


CAMERAS = {'portrait': portrait, 'golden': lambda: sunrise(True), 'hero': lambda: sunrise(True, True), 'hero-night': lambda: sunrise(True, True, True), 'sunrise': sunrise, 'residential': residential}
