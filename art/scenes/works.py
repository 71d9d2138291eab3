"""What a second picture of a project shows: a room, a detail, a piece of the work, with nobody in it."""
import math
import random

import numpy as np
from mathutils import Vector

from lib.materials import (
    ashlar, concrete, emission, ground_mat, panels, paving, pool_water, principled, site_mats, timber, wood,
)
from lib.mesh import MeshBuilder, ibeam
from lib.view import interior, outdoor
from lib.world import apply_haze, area_light, horizon_glow, reset, sky_world


UP = Vector((0, 0, 1))


def metals():
    M = site_mats()
    M['galv'] = principled('zinc', '#b3b4b0', 0.4, metal=0.85, var=0.1, scale=2)
    M['amber'] = principled('amberp', '#c98a24', 0.45, var=0.12, scale=2, stain=0.1)
    M['petrol'] = principled('petrol', '#11464c', 0.4, var=0.06, scale=0.8, coat=0.25)
    M['dark'] = principled('darkm', '#1c1d1e', 0.5)
    return M


# pumping station
def ring_of_bolts(b, x, z, r, n, reach, mat=1):
    """Studs with a nut at both ends through a pair of flanges about an axis along x."""
    for k in range(n):
        a = 2 * math.pi * (k + 0.5) / n
        y, w = r * math.cos(a), z + r * math.sin(a)
        b.cylinder((x - reach - 0.05, y, w), (x + reach + 0.05, y, w), 0.016, 12, mat)
        for s in (-1, 1):
            b.cylinder((x + s * reach, y, w), (x + s * (reach + 0.03), y, w), 0.032, 6, mat)


def flange(b, x, z, inner, outer, thick=0.06, mat=0):
    b.cylinder((x - thick / 2, 0, z), (x + thick / 2, 0, z), outer, 96, mat)
    for s in (-1, 1):
        b.cylinder((x + s * thick / 2, 0, z), (x + s * (thick / 2 + 0.03), 0, z), inner + 0.03, 96, mat, inner)


def valve():
    """The valve chamber: the main between two walls, a butterfly valve and its dismantling joint, daylight from the hatch."""
    reset()
    M = metals()
    sky_world(50, 200, strength=0.25, clouds=0.0, sunpower=0)
    wall = concrete('wallc', '#b3a996', 2.4, 1.25, joint=0.008, var=0.1, stain=0.25, holes=True)
    floor = concrete('floorc', '#9b917f', 30, 30, joint=0, var=0.16, stain=0.0, rough=0.4)
    X, Y, H, Z, R = 3.3, 1.75, 4.3, 1.32, 0.61
    b = MeshBuilder()
    b.box((0, Y + 0.15, H / 2), (2 * X + 0.6, 0.3, H), 0)
    for s in (-1, 1):
        b.box((s * (X + 0.15), -2, H / 2), (0.3, 7.6, H), 0)
    b.box((0, -2, -0.1), (2 * X + 0.6, 7.6, 0.2), 1)
    # roof with its hatch at the right end
    b.box((-0.9, -2, H + 0.15), (2 * X - 1.8, 7.6, 0.3), 0)
    b.box((2.55, -2.35, H + 0.15), (1.5, 6.3, 0.3), 0)
    b.build('room', [wall, floor])
    p = MeshBuilder()
    p.cylinder((-X, 0, Z), (-1.62, 0, Z), R, 96, 0)
    p.cylinder((0.32, 0, Z), (X, 0, Z), R, 96, 0)
    for s in (-1, 1):
        p.cylinder((s * (X - 0.05), 0, Z), (s * X, 0, Z), R + 0.16, 96, 2)
    # dismantling joint: outer body, gland ring, tie rods through three flanges
    for x in (-1.62, -0.98, -0.46):
        flange(p, x, Z, R, 0.8)
    p.cylinder((-1.62, 0, Z), (-1.2, 0, Z), R + 0.02, 96, 0)
    p.cylinder((-1.2, 0, Z), (-0.46, 0, Z), R + 0.06, 96, 0)
    p.cylinder((-1.24, 0, Z), (-1.16, 0, Z), R + 0.1, 96, 0)
    for k in range(20):
        a = 2 * math.pi * (k + 0.5) / 20
        y, w = 0.72 * math.cos(a), Z + 0.72 * math.sin(a)
        long = k % 2 == 0
        p.cylinder((-1.78 if long else -1.12, y, w), (-0.3, y, w), 0.019, 14, 1)
        for x in ((-1.68, -1.57, -1.04, -0.92) if long else (-1.04,)) + (-0.52,):
            p.cylinder((x - 0.016, y, w), (x + 0.016, y, w), 0.038, 6, 1)
    # valve body between its flanges, gearbox and handwheel towards the room
    p.cylinder((-0.43, 0, Z), (0.29, 0, Z), R + 0.03, 96, 0)
    p.cylinder((-0.16, 0, Z), (0.02, 0, Z), R + 0.09, 96, 0)
    for x in (-0.39, 0.25, 0.32):
        flange(p, x, Z, R, 0.8)
    ring_of_bolts(p, 0.285, Z, 0.72, 20, 0.07)
    ring_of_bolts(p, -0.425, Z, 0.72, 20, 0.07)
    p.cylinder((-0.07, -R - 0.02, Z), (-0.07, -R - 0.3, Z), 0.16, 40, 0)
    p.cylinder((-0.07, -R - 0.2, Z), (-0.07, -R - 0.24, Z), 0.24, 40, 0)
    p.cylinder((-0.07, R + 0.02, Z), (-0.07, R + 0.2, Z), 0.16, 40, 0)
    p.build('main', [M['petrol'], M['galv'], M['dark']], smooth=True, bevel=0.004)
    g = MeshBuilder()
    g.box((-0.07, -R - 0.4, Z + 0.05), (0.46, 0.22, 0.5), 0)
    g.cylinder((-0.07, -R - 0.52, Z - 0.06), (-0.07, -R - 0.5, Z - 0.06), 0.15, 40, 0)
    g.cylinder((0.06, -R - 0.5, Z + 0.2), (0.06, -R - 0.72, Z + 0.2), 0.04, 24, 1)
    c = Vector((0.06, -R - 0.72, Z + 0.2))
    n = 64
    rim = [c + Vector((0.3 * math.cos(2 * math.pi * k / n), 0, 0.3 * math.sin(2 * math.pi * k / n))) for k in range(n)]
    for k in range(n):
        g.cylinder(rim[k - 1], rim[k], 0.02, 14, 2, cap=False)
    for k in range(3):
        a = math.pi / 2 + 2 * math.pi * k / 3
        g.cylinder(c, c + Vector((0.3 * math.cos(a), 0, 0.3 * math.sin(a))), 0.014, 12, 2)
    g.cylinder(c - Vector((0, 0.03, 0)), c + Vector((0, 0.03, 0)), 0.055, 24, 2)
    g.build('gear', [M['petrol'], M['galv'], M['amber']], smooth=True, bevel=0.01)
    # saddles, sump grating, ladder under the hatch, handrail bracket, lamps
    s = MeshBuilder()
    for x in (-2.45, 1.55):
        for k in range(18):
            a0, a1 = (math.pi * (1.16 + 0.68 * q / 18) for q in (k, k + 1))
            pts = [(R + 0.01) * math.cos(a0), (R + 0.01) * math.cos(a1)]
            zz = [Z + (R + 0.01) * math.sin(a0), Z + (R + 0.01) * math.sin(a1)]
            for e in (-0.22, 0.22):
                s.quad([(x + e, pts[0], 0), (x + e, pts[1], 0), (x + e, pts[1], zz[1]), (x + e, pts[0], zz[0])], 0)
        w = (R + 0.01) * math.cos(math.pi * 1.16)
        for y in (-1, 1):
            s.quad([(x - 0.22, y * abs(w), 0), (x + 0.22, y * abs(w), 0), (x + 0.22, y * abs(w), Z + (R + 0.01) * math.sin(math.pi * 1.16)),
                (x - 0.22, y * abs(w), Z + (R + 0.01) * math.sin(math.pi * 1.16))], 0)
    s.build('saddles', [concrete('saddle', '#a79c89', 9, 9, joint=0, stain=0.2)])
    t = MeshBuilder()
    for e in (-0.21, 0.21):
        t.beam((2.55 + e, Y - 0.16, 0.02), (2.55 + e, Y - 0.16, H + 0.9), 0.05, 0.02, 0)
    for k in range(15):
        t.cylinder((2.34, Y - 0.16, 0.3 + 0.28 * k), (2.76, Y - 0.16, 0.3 + 0.28 * k), 0.013, 12, 0)
    for z in (0.5, 2.2, 3.9):
        for e in (-0.21, 0.21):
            t.beam((2.55 + e, Y - 0.16, z), (2.55 + e, Y, z), 0.04, 0.012, 0)
    for k in range(26):
        t.box((1.6 + 0.03 * k, -1.5, 0.006), (0.008, 0.8, 0.03), 0)
    t.box((1.98, -1.1, 0.006), (0.84, 0.03, 0.03), 0)
    t.box((1.98, -1.9, 0.006), (0.84, 0.03, 0.03), 0)
    t.box((-2.2, Y - 0.05, 3.55), (1.3, 0.09, 0.12), 1)
    t.box((-2.2, Y - 0.11, 3.55), (1.2, 0.04, 0.07), 2)
    t.beam((-2.2, Y - 0.02, 3.6), (-2.2, Y - 0.02, H), 0.025, mat=0)
    t.build('ladder', [M['galv'], M['dark'], emission('tube', '#ffd9a6', 9)])
    area_light((2.5, 1.25, H + 0.8), (2.2, 0.6, 0), 1.4, 520, (1.0, 0.93, 0.82), sy=1.1)
    area_light((-2.2, Y - 0.2, 3.5), (-1.6, -1.4, 0.8), 1.2, 90, (1.0, 0.78, 0.52), sy=0.1)
    area_light((0, -5.4, 3.4), (0, 0, 1.2), 4, 120, (1.0, 0.9, 0.78), sy=2)
    return interior((0.95, -3.75, 1.62), (-0.25, 0.0), 22, shift=0.0, exposure=0.35, saturation=1.04)


# frame
def prop(b, x, y, h):
    b.box((x, y, 0.006), (0.14, 0.14, 0.012), 0)
    b.cylinder((x, y, 0), (x, y, 1.75), 0.038, 20, 0)
    b.cylinder((x, y, 1.66), (x, y, 1.84), 0.05, 20, 1)
    b.beam((x - 0.11, y, 1.76), (x + 0.11, y, 1.76), 0.016, mat=1)
    b.cylinder((x, y, 1.75), (x, y, h), 0.03, 20, 0)
    b.box((x, y, h - 0.006), (0.16, 0.16, 0.012), 0)


def props():
    """Under a slab that was poured last week: props in rows, timber beams, ply, the open edge beside them."""
    reset()
    M = metals()
    R = random.Random(5)
    sd = sky_world(20, 74, strength=0.2, clouds=0.0, dust=1.6, sunpower=11, suncol=(1, 0.72, 0.46), angle=0.5)
    horizon_glow(sd, 1.6)
    H = 3.3
    b = MeshBuilder()
    b.box((0, 20, -0.15), (19, 60, 0.3), 0)
    b.box((0, 20, H + 0.2), (19, 60, 0.3), 0)
    for y in (8, 16, 24, 32, 40):
        for x in (-6.6, 6.6):
            b.box((x, y, H / 2), (0.7, 0.7, H), 1)
    b.build('slabs', [concrete('slabc', '#a2988a', 8, 8, joint=0, stain=0.0, rough=0.6, var=0.16), concrete('colc', '#ada18e', 9, 1.3, stain=0.25)], bevel=0.01)
    p, t = MeshBuilder(), MeshBuilder()
    ply = MeshBuilder()
    xs = [-8.1 + 1.35 * k for k in range(13)]
    under = H - 0.47
    for x in xs:
        if abs(x) < 0.1:
            continue
        ibeam(t, (x, -3, under + 0.1), (x, 48, under + 0.1), 0.2, 0.08, 0.04, 0.028, 0)
        for k in range(34):
            y = -1.2 + 1.45 * k
            if min(abs(x - c) + abs(y - q) for c in (-6.6, 6.6) for q in (8, 16, 24, 32, 40)) > 0.9:
                prop(p, x, y, under)
    ibeam(t, (0, -3, under + 0.1), (0, 48, under + 0.1), 0.2, 0.08, 0.04, 0.028, 0)
    for k in range(100):
        y = -2.6 + 0.5 * k
        ibeam(t, (-9.2, y, under + 0.3), (9.2, y, under + 0.3), 0.2, 0.08, 0.04, 0.028, 0)
    for i in range(15):
        for j in range(20):
            ply.box((-8.75 + 1.25 * i, -1 + 2.5 * j, H - 0.06), (1.244, 2.494, 0.021), R.randrange(2))
    p.build('props', [M['galv'], M['amber']], smooth=True)
    t.build('beams', [principled('h20', '#c09243', 0.55, var=0.16, scale=3)])
    ply.build('ply', [principled('filma', '#6b4428', 0.4, var=0.15), principled('filmb', '#7a5232', 0.45, var=0.15)])
    e = MeshBuilder()
    for s in (-1, 1):
        for k in range(26):
            e.beam((s * 9.3, -3 + 2 * k, 0), (s * 9.3, -3 + 2 * k, 1.2), 0.05, mat=0)
        for z in (0.6, 1.15):
            e.beam((s * 9.3, -3, z), (s * 9.3, 48, z), 0.045, mat=0)
        e.beam((s * 9.3, -3, 0.1), (s * 9.3, 48, 0.1), 0.03, 0.18, mat=1)
    e.build('edge', [M['amber'], principled('toe', '#b88a48', 0.6, var=0.2)])
    apply_haze(sd, density=1 / 240.0, height=400, warm=(1.0, 0.76, 0.5), cool=(0.72, 0.68, 0.62), bright=0.6)
    return outdoor(sd, location=(0.0, -1.4, 1.45), target=(0.0, 30, 1.45), lens=24, shift=0.02, exposure=0.7, glow=0.0,
        bounces=7, diffuse=5, saturation=1.05, tint=(1.01, 1, 0.98))


# car park
def blades():
    """Along the facade of the car park from its foot: slab edges, and blades that turn a little from one to the next."""
    reset()
    M = metals()
    sd = sky_world(32, -118, strength=0.2, clouds=0.3, dust=1.2, sunpower=9.5, suncol=(1, 0.8, 0.58), angle=0.5, cloudcol=(1.0, 0.9, 0.8))
    bronze = principled('bronze', '#94673f', 0.4, metal=0.25, var=0.1, scale=1.2)
    b, c = MeshBuilder(), MeshBuilder()
    fh, L = 2.95, 70
    for k in range(7):
        z = 0.6 + fh * k
        c.box((6, L / 2 - 4, z), (12, L, 0.32), 0)
        c.box((-0.02, L / 2 - 4, z + 0.3), (0.16, L, 0.92), 0)
        if k == 6:
            break
        for j in range(9):
            c.box((0.5, 1 + 8 * j, z + fh / 2), (0.5, 0.9, fh), 0)
        for q in range(int(L / 0.36)):
            y = -3.8 + 0.36 * q
            turn = 0.75 * math.sin(0.085 * q + 0.9 * k) + 0.25
            b.box((-0.42, y, z + fh / 2 + 0.12), (0.44, 0.035, fh - 0.5), 0, rz=turn)
            b.cylinder((-0.42, y, z - 0.02), (-0.42, y, z + fh + 0.26), 0.018, 8, 1)
        for e in (0.02, fh - 0.02):
            b.box((-0.42, L / 2 - 4, z + 0.16 + e - 0.03), (0.1, L, 0.05), 0)
    c.box((6, L / 2 - 4, -0.1), (12, L, 1.0), 0)
    b.build('blades', [bronze, M['galv']])
    c.build('decks', [concrete('deckb', '#b5a995', 8, 2.95, joint=0.012, stain=0.25)], bevel=0.012)
    g = MeshBuilder()
    g.box((-30, 30, -0.05), (80, 120, 0.1), 0)
    g.build('ground', [paving('apron', '#a39782', 1.2, 1.2, 0.012, 0.6, var=0.12)])
    t = MeshBuilder()
    for k in range(6):
        for j in range(14):
            t.box((2.4, 1 + 5 * j, 0.6 + fh * (k + 1) - 0.24), (0.1, 1.5, 0.06), 0)
    t.build('tubes', [emission('tubes', '#ffd6a0', 6)])
    apply_haze(sd, density=1 / 700.0, height=200, warm=(1.0, 0.78, 0.54), cool=(0.55, 0.58, 0.6), bright=0.5)
    return outdoor(sd, location=(-4.6, -3.2, 1.5), target=(-0.6, 11, 8.6), lens=24, exposure=0.2, glow=0.0, bounces=5,
        saturation=1.04, tint=(1.01, 1, 0.98))


# cold store
def aisle():
    """An aisle of the cold store before its first pallet: racks, a floor like a mirror, a line of lamps."""
    reset()
    M = metals()
    sky_world(50, 200, strength=0.0, clouds=0.0, sunpower=0)
    H, L, A, D = 12.4, 62, 1.6, 1.1
    b = MeshBuilder()
    b.box((0, L / 2 - 4, -0.1), (12, L + 8, 0.2), 0)
    b.box((0, L, H / 2 + 0.4), (12, 0.2, H + 0.8), 1)
    b.box((0, L / 2 - 4, H + 0.9), (12, L + 8, 0.2), 1)
    for s in (-1, 1):
        b.box((s * (A + 2 * D + 0.7), L / 2 - 4, H / 2), (0.2, L + 8, H + 1.6), 1)
    b.box((0, L - 0.16, 2.1), (2.6, 0.12, 4.2), 2)
    b.box((0, L - 0.24, 4.28), (3.0, 0.2, 0.2), 2)
    b.build('room', [paving('super', '#9b958a', 200, 200, 0.0, 0.16, var=0.06, wear=0.12, spec=0.55),
        panels('lining', '#d5d6d0', 1.15, 14.0, rough=0.45, vertical=True, var=0.03), M['petrol']])
    r = MeshBuilder()
    levels = [0.24, 2.2, 4.15, 6.1, 8.05, 10.0]
    for s in (-1, 1):
        for back in (0, 1):
            x0 = s * (A + back * (D + 0.25))
            x1 = x0 + s * D
            for k in range(22):
                y = -2.8 + 2.9 * k
                for x in (x0, x1):
                    r.box((x, y, 5.9), (0.09, 0.11, 11.8), 0)
                    r.box((x, y, 0.01), (0.16, 0.2, 0.02), 2)
                z = 0.4
                q = 0
                while z < 11.2:
                    a, c = (x0, x1) if q % 2 else (x1, x0)
                    r.beam((a, y, z), (c, y, z + 0.95), 0.035, mat=0)
                    z += 0.95
                    q += 1
                if back == 0:
                    r.box((x0 - s * 0.1, y, 0.25), (0.08, 0.28, 0.5), 1)
            for z in levels[1:]:
                for x in (x0, x1):
                    r.box((x, L / 2 - 4, z), (0.05, L + 2, 0.13), 1)
        r.box((s * (A - 0.3), L / 2 - 4, 0.08), (0.08, L + 4, 0.16), 1)
    r.build('racks', [principled('rackgrey', '#a9adab', 0.4, var=0.04), M['amber'], M['galv']])
    t = MeshBuilder()
    for k in range(16):
        t.box((0, 0.5 + 4 * k, H + 0.3), (0.16, 3.0, 0.06), 0)
    t.build('lamps', [emission('led', '#ffe9cc', 14)])
    area_light((0, -5.4, 7), (0, 20, 4), 3.0, 1800, (1.0, 0.9, 0.76), sy=10)
    area_light((0, L / 2 - 2, H + 0.2), (0, L / 2 - 2, 0), L, 15000, (1.0, 0.92, 0.8), sy=0.5)
    return interior((0.0, -2.6, 1.55), (0.0, 40), 22, shift=0.16, exposure=0.75, saturation=1.06, vignette=0.25)


# crane
def mast():
    """Up the inside of the crane's mast, beside the floors it serves."""
    reset()
    M = metals()
    sd = sky_world(34, -72, strength=0.2, clouds=0.25, dust=1.2, sunpower=9, suncol=(1, 0.88, 0.72), angle=0.5, cloudcol=(1.0, 0.9, 0.82))
    b = MeshBuilder()
    w, st, top = 1.0, 2.0, 66
    c = [(-w, -w), (w, -w), (w, w), (-w, w)]
    for k in range(int(top / st)):
        z = k * st
        for i in range(4):
            (ax, ay), (bx, by) = c[i], c[(i + 1) % 4]
            b.beam((ax, ay, z), (bx, by, z), 0.08)
            p, q = ((ax, ay, z), (bx, by, z + st)) if k % 2 else ((bx, by, z), (ax, ay, z + st))
            b.beam(p, q, 0.075)
        if k % 3 == 0:
            for i in range(4):
                x, y = c[i]
                b.box((x * 0.97, y * 0.97, z), (0.3, 0.3, 0.34), 0)
                for e in (-0.1, 0.1):
                    b.cylinder((x * 0.97 + e, y * 0.97 - 0.17 * y, z - 0.14), (x * 0.97 + e, y * 0.97 - 0.17 * y, z + 0.14), 0.024, 8, 1)
    for x, y in c:
        # legs are angles with their heel outside
        b.box((x, y - 0.09 * y, top / 2), (0.03, 0.2, top), 0)
        b.box((x - 0.09 * x, y, top / 2), (0.2, 0.03, top), 0)
    b.build('mast', [M['amber'], M['galv']], bevel=0.004)
    t = MeshBuilder()
    for e in (-0.19, 0.19):
        t.beam((0.35 + e, 0.78, 0), (0.35 + e, 0.78, top), 0.045, 0.02, 0)
    for k in range(int(top / 0.28)):
        t.cylinder((0.16, 0.78, 0.28 * k), (0.54, 0.78, 0.28 * k), 0.014, 8, 0)
    t.build('ladder', [M['galv']])
    s = MeshBuilder()
    s.cylinder((0, 0, top), (0, 0, top + 0.9), 1.5, 48, 0)
    s.beam((-15, 2.6, top + 2.4), (52, -9, top + 2.4), 1.4, 1.2, 1)
    s.build('slewing', [M['dark'], M['amber']])
    # the frame on one side: slab edges, columns, guard rails
    f, g = MeshBuilder(), MeshBuilder()
    X = 4.2
    for k in range(18):
        z = 3.4 * k + 3.4
        f.box((X + 12, 8, z), (24, 64, 0.3), 0)
        for j in range(9):
            f.box((X + 1.1, -22 + 7.5 * j, z - 1.7), (0.7, 0.7, 3.1), 0)
        for j in range(33):
            g.beam((X + 0.1, -24 + 2 * j, z), (X + 0.1, -24 + 2 * j, z + 1.2), 0.05)
        for q in (0.65, 1.17):
            g.beam((X + 0.1, -24, z + q), (X + 0.1, 40, z + q), 0.05)
        g.beam((X + 0.1, -24, z + 0.24), (X + 0.1, 40, z + 0.24), 0.03, 0.16)
    for z in (20.4, 40.8):
        for s in (-1, 1):
            g.beam((w, s * w, z), (X + 0.2, s * (w + 1.2), z), 0.16, mat=1)
    f.build('frame', [concrete('framec', '#b0a592', 7.5, 3.4, stain=0.35)])
    g.build('rails', [M['amber'], M['galv']])
    apply_haze(sd, density=1 / 900.0, height=300, warm=(1.0, 0.72, 0.46), cool=(0.5, 0.55, 0.6), bright=0.5)
    return outdoor(sd, location=(0.16, -0.34, 1.3), target=(0.16, -0.1, 30), lens=17, exposure=0.3, glow=0.0, bounces=6,
        saturation=1.02, tint=(1, 1, 1))


# basement
def piles():
    """Along the secant piles of the pit: cast shafts cut clean, the capping beam, an anchored waling, the blinding below."""
    reset()
    M = metals()
    R = random.Random(8)
    sd = sky_world(46, -58, strength=0.2, clouds=0.0, dust=1.6, sunpower=9, suncol=(1, 0.82, 0.6), angle=0.5)
    horizon_glow(sd, 1.6)
    face = concrete('pile', '#a49884', 60, 0.9, joint=0.006, stain=0.55, var=0.2, rough=0.9)
    b = MeshBuilder()
    n = 20

    def shaft(x, y, turn):
        """The half of a pile that stands free, facing the direction turn."""
        r = 0.44 + R.uniform(-0.012, 0.012)
        o = R.uniform(-0.02, 0.02)
        c, s = math.cos(turn), math.sin(turn)
        q = [((r + o) * math.cos(a), (r + o) * math.sin(a)) for a in np.linspace(-1.1, 1.1, n + 1)]
        q = [(x + u * c - v * s, y + u * s + v * c) for u, v in q]
        for e, f in zip(q, q[1:]):
            b.quad([(*e, -0.2), (*f, -0.2), (*f, 7.6), (*e, 7.6)], 0)

    for k in range(62):
        for s in (-1, 1):
            shaft(s * 6.0, -3 + 0.72 * k, math.pi if s > 0 else 0)
    for k in range(18):
        shaft(-6.1 + 0.72 * k, 41.3, -math.pi / 2)
    b.build('piles', [face], smooth=True)
    c = MeshBuilder()
    for s in (-1, 1):
        c.box((s * 6.1, 20, 8.0), (1.3, 50, 0.9), 0)
    c.box((0, 41.5, 8.0), (13, 1.3, 0.9), 0)
    c.box((0, 20, -0.1), (14, 50, 0.2), 1)
    c.build('cap', [concrete('capb', '#b7ab97', 4, 2, stain=0.3), concrete('blind', '#a79c8a', 6, 6, joint=0.004, stain=0, var=0.16)], bevel=0.02)
    w = MeshBuilder()
    z = 4.5
    for s in (-1, 1):
        for e in (-0.16, 0.16):
            ibeam(w, (s * 5.4, -3, z + e), (s * 5.4, 40.8, z + e), 0.2, 0.26, 0.02, 0.014, 0, side=(1, 0, 0))
        for k in range(19):
            y = -1.8 + 2.16 * k
            w.box((s * 5.26, y, z), (0.05, 0.36, 0.5), 0)
            w.cylinder((s * 5.25, y, z), (s * 5.14, y, z), 0.1, 24, 1)
            for q in range(4):
                a = q * math.pi / 2 + 0.5
                at = (y + 0.045 * math.cos(a), z + 0.045 * math.sin(a))
                w.cylinder((s * 5.15, *at), (s * 4.98, *at), 0.012, 8, 1)
        for k in range(23):
            w.beam((s * 5.8, -3 + 2 * k, 8.4), (s * 5.8, -3 + 2 * k, 9.6), 0.05, mat=2)
        for e in (9.0, 9.55):
            w.beam((s * 5.8, -3, e), (s * 5.8, 41.2, e), 0.045, mat=2)
    for k in range(7):
        w.beam((-5.8 + 1.93 * k, 41.2, 8.4), (-5.8 + 1.93 * k, 41.2, 9.6), 0.05, mat=2)
    for e in (9.0, 9.55):
        w.beam((-5.8, 41.2, e), (5.8, 41.2, e), 0.045, mat=2)
    for e in (-0.16, 0.16):
        ibeam(w, (-5.4, 40.7, z + e), (5.4, 40.7, z + e), 0.2, 0.26, 0.02, 0.014, 0, side=(0, 1, 0))
    w.build('waling', [M['petrol'], M['galv'], M['amber']])
    # starter bars of the wall to come
    d = MeshBuilder()
    for row in (-4.75, -4.4, 4.4, 4.75):
        for k in range(212):
            y = -2.6 + 0.2 * k
            d.cylinder((row, y, 0), (row + R.uniform(-0.02, 0.02), y + R.uniform(-0.02, 0.02), 1.15 + 0.35 * (k % 2)), 0.011, 7, 0)
        for z in (0.25, 0.5, 0.75):
            d.cylinder((row + 0.02, -3, z), (row + 0.02, 39.6, z), 0.008, 7, 0)
    d.build('bars', [principled('rustb', '#7b4a32', 0.65, metal=0.3, var=0.3, scale=6)])
    apply_haze(sd, density=1 / 420.0, height=200, warm=(1.0, 0.82, 0.6), cool=(0.7, 0.68, 0.64), bright=0.6)
    return outdoor(sd, location=(1.1, -2.2, 1.65), target=(0.6, 30, 1.65), lens=22, shift=0.15, exposure=0.35, glow=0.0,
        bounces=6, diffuse=5, saturation=1.05)


# flats
def flood():
    """A balcony under water for its test: membrane, mirror, a rule that shows the depth, the timber soffit above."""
    reset()
    M = metals()
    sd = sky_world(17, 58, strength=0.24, clouds=0.35, dust=1.2, sunpower=9, suncol=(1, 0.72, 0.46), angle=0.5, cloudcol=(1.0, 0.75, 0.6))
    horizon_glow(sd, 0.6)
    lime = ashlar('lime', ('#cdb48c', '#dbc49d', '#e6d6b8'), 0.9, 0.4, 0.008, stain=0.08)
    soffit = wood('soffit', '#6a4022', '#a06b3a', 0.12, 2.4, 0.5, 1)
    wet = pool_water('standing', '#101517', 1.0, 0.012)
    L, W, H = 7.2, 2.5, 3.1
    b = MeshBuilder()
    b.box((-0.15, L / 2, H / 2), (0.3, L + 6, H), 0)
    b.box((W / 2, L + 0.2, H / 2), (W, 0.4, H), 0)
    b.box((W / 2 + 0.1, L / 2 - 2, H + 0.17), (W + 0.5, L + 8, 0.34), 1)
    b.box((W + 0.05, L / 2 - 2, 0.0), (0.3, L + 8, 0.5), 1)
    b.box((W / 2, L / 2 - 2, -0.1), (W, L + 8, 0.16), 2)
    b.box((0.02, L / 2 - 2, 0.12), (0.03, L + 8, 0.24), 2)
    b.box((W / 2, L - 0.02, 0.12), (W, 0.03, 0.24), 2)
    b.build('balcony', [lime, principled('white', '#e4dccd', 0.8, var=0.05), principled('membrane', '#23272a', 0.7, var=0.1, scale=3)], bevel=0.006)
    s = MeshBuilder()
    s.quad([(0.1, -3, H - 0.02), (W - 0.1, -3, H - 0.02), (W - 0.1, L - 0.1, H - 0.02), (0.1, L - 0.1, H - 0.02)])
    s.build('soffit', [soffit])
    w = MeshBuilder()
    w.quad([(0.03, -3, 0.1), (W - 0.1, -3, 0.1), (W - 0.1, L - 0.03, 0.1), (0.03, L - 0.03, 0.1)])
    w.build('water', [wet])
    r = MeshBuilder()
    for k in range(96):
        r.box((W + 0.06, -2.8 + 0.105 * k, 0.78), (0.045, 0.02, 1.05), 0)
    for z in (0.29, 1.3):
        r.box((W + 0.06, L / 2 - 2, z), (0.07, L + 8, 0.05), 0)
    for k in range(16):
        r.box((W - 0.25, 4.7 + 0.13 * k, H / 2 + 0.05), (0.09, 0.055, H - 0.25), 1)
    for z in (0.22, H - 0.08):
        r.box((W - 0.25, 5.68, z), (0.1, 2.1, 0.07), 1)
    r.build('rail', [principled('bronze', '#7a5433', 0.42, metal=0.4), timber('screen', '#7a4a26', '#b07c48')])
    d = MeshBuilder()
    for y0 in (0.4, 3.2):
        for e in (0, 1.1, 2.2):
            d.box((0.03, y0 + e, 1.4), (0.1, 0.07, 2.3), 0)
        for z in (0.28, 2.52):
            d.box((0.03, y0 + 1.1, z), (0.1, 2.27, 0.07), 0)
        d.quad([(0.035, y0, 0.3), (0.035, y0 + 2.2, 0.3), (0.035, y0 + 2.2, 2.5), (0.035, y0, 2.5)], 1)
    d.build('doors', [M['dark'], principled('pane', '#1d2b2d', 0.05, spec=0.9)])
    g = MeshBuilder()
    g.box((1.2, 2.4, 0.3), (0.05, 0.008, 0.6), 0)
    for k in range(1, 30):
        g.box((1.19 if k % 5 else 1.2, 2.395, 0.02 * k), (0.022 if k % 5 else 0.05, 0.003, 0.003), 1)
    g.box((1.2, 2.394, 0.125), (0.05, 0.003, 0.05), 2)
    g.box((1.2, 2.4, -0.0), (0.16, 0.12, 0.03), 3)
    g.build('rule', [principled('rule', '#e9e4d6', 0.5), M['dark'], M['amber'], M['galv']])
    f = MeshBuilder()
    f.box((60, 60, -14), (400, 400, 0.2), 0)
    f.build('ground', [ground_mat()])
    n = MeshBuilder()
    R = random.Random(2)
    for k in range(26):
        n.box((R.uniform(50, 150), R.uniform(-30, 200), -9), (R.uniform(12, 20), R.uniform(12, 18), R.uniform(8, 14)), 0)
    n.build('houses', [principled('houses', '#c3ae8c', 0.8, var=0.1)])
    apply_haze(sd, density=1 / 300.0, height=80, warm=(1.0, 0.74, 0.5), cool=(0.62, 0.62, 0.62), bright=0.6)
    return outdoor(sd, location=(1.32, -1.9, 1.35), target=(1.22, 5, 1.02), lens=23, exposure=0.4, glow=0.0, bounces=6, diffuse=4,
        saturation=1.02, tint=(1.01, 1, 0.98))


# villas
def facing():
    """The stone of an entrance wall going up: courses on steel anchors before concrete and insulation, the next stones waiting."""
    reset()
    M = metals()
    R = random.Random(21)
    sd = sky_world(36, -82, strength=0.2, clouds=0.2, dust=1.0, sunpower=9, suncol=(1, 0.84, 0.62), angle=0.5)
    stones = [principled('stone%d' % i, c, 0.88, var=0.16, scale=5, bump=0.5, bscale=26, objcoord=True)
        for i, c in enumerate(('#bda27a', '#c7ae86', '#b29872', '#d0b993', '#ab926c'))]
    b = MeshBuilder()
    b.box((0, 0.35, 1.8), (9, 0.3, 3.6), 0)
    b.box((0, 1, -0.1), (12, 8, 0.2), 1)
    b.box((0, 0.16, 1.8), (9, 0.08, 3.6), 2)
    b.build('wall', [concrete('back', '#a79d8c', 2.4, 1.2, stain=0.2), paving('ground', '#a89a82', 9, 9, 0, 0.8), M['petrol']])
    w, a = MeshBuilder(), MeshBuilder()
    z = 0.0
    top = {}
    k = 0
    while z < 2.5:
        h = R.choice((0.16, 0.2, 0.24, 0.28))
        end = 4.2 if z < 1.05 else 4.2 - 0.62 * (k - 4) - R.uniform(0, 0.2)
        x = -4.4 - R.uniform(0, 0.4)
        while x < min(end, 4.2):
            l = R.choice((0.32, 0.42, 0.52, 0.66, 0.8))
            o = R.uniform(-0.012, 0.012)
            w.box((x + l / 2, o, z + h / 2), (l - 0.012, 0.16, h - 0.012), R.randrange(5))
            x += l
        z += h
        k += 1
        top[k] = (z, x)
    w.build('stones', stones, bevel=0.012)
    m = MeshBuilder()
    last = 0
    for k, (zz, x) in top.items():
        m.box(((-4.6 + x) / 2 - 0.03, 0.02, (last + zz) / 2), (x + 4.5, 0.11, zz - last - 0.004), 0)
        last = zz
    m.build('joints', [principled('mortar', '#9b8a6c', 0.95, var=0.1, scale=14)])
    for i in range(10):
        for j in range(6):
            x, zz = -3.6 + 0.8 * i + (0.4 if j % 2 else 0), 0.4 + 0.5 * j
            a.box((x, 0.1, zz), (0.06, 0.14, 0.006), 0)
            a.box((x, 0.115, zz + 0.045), (0.06, 0.006, 0.09), 0)
            a.cylinder((x, 0.112, zz + 0.05), (x, 0.09, zz + 0.05), 0.016, 6, 0)
            a.cylinder((x, 0.035, zz - 0.03), (x, 0.035, zz + 0.03), 0.005, 8, 0)
    a.build('anchors', [principled('stainless', '#c3c5c5', 0.25, metal=1)], bevel=0.001)
    t = MeshBuilder()
    t.beam((-4.6, -0.1, 1.06), (4.6, -0.1, 1.06), 0.004, mat=0)
    t.build('cord', [principled('cord', '#d9772a', 0.8)])
    s = MeshBuilder()
    for i in range(9):
        l = R.choice((0.42, 0.52, 0.66))
        s.box((1.5 + 0.7 * (i % 3) + R.uniform(-0.03, 0.03), -0.75, 0.22 + 0.22 * (i // 3)), (l, 0.24, 0.2), R.randrange(5), rz=R.uniform(-0.05, 0.05))
    s.build('waiting', stones, bevel=0.012)
    p = MeshBuilder()
    for e in (-0.3, 0.3):
        p.beam((0.9, -0.75 + e * 0.3, 0.06), (3.6, -0.75 + e * 0.3, 0.06), 0.1, mat=0)
    p.build('battens', [wood('batten', '#94703f', '#c09a60', 0.1, 3, 0.6, 0)])
    apply_haze(sd, density=1 / 900.0, height=80)
    return outdoor(sd, location=(-1.5, -2.9, 1.5), target=(1.1, 0.0, 1.25), lens=28, exposure=0.15, glow=0.0, bounces=5, saturation=1.02,
        tint=(1.01, 1, 0.98))


CAMERAS = {'valve': valve, 'props': props, 'blades': blades, 'aisle': aisle, 'mast': mast, 'piles': piles, 'flood': flood, 'facing': facing}
