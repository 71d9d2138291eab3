"""Industrial buildings: a steel hall going up, a finished warehouse, the ramp of a car park."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from lib.architecture import skyline
from lib.construction import cabin
from lib.materials import (
    concrete, emission, facade, ground_mat, panels, paving, principled, site_mats, skyline_mats, terrain_mat,
    vehicle_mats,
)
from lib.mesh import MeshBuilder, ibeam, instance, scatter, spaced, sweep, terrain
from lib.nature import litter, palm, shrub, tuft
from lib.noise import fractal_noise, smoothstep
from lib.people import person
from lib.vehicles import crawler_excavator, lorry
from lib.view import outdoor
from lib.world import apply_haze, area_light, horizon_glow, reset, sky_world


UP = Vector((0, 0, 1))
# shared
def mats():
    M = vehicle_mats(site_mats())
    M['primer'] = principled('primer', '#86422c', 0.5, var=0.22, scale=0.9, stain=0.3)
    M['zinc'] = principled('zinc', '#b9bab6', 0.38, metal=0.85, var=0.12, scale=1.2)
    M['cream'] = panels('cream', '#cdbfa5', 6.0, 1.12, rough=0.5, rib=0.14)
    M['petrolp'] = panels('petrolp', '#0e4f57', 6.0, 1.12, rough=0.45, rib=0.14)
    M['sheet'] = panels('roofsheet', '#c9c2b2', 1.0, 40.0, rough=0.35, metal=0.3, rib=0.33, vertical=True)
    M['petrol'] = principled('petrol', '#0d4a52', 0.55, spec=0.2, var=0.06, scale=0.6)
    M['core'] = principled('core', '#b98338', 0.9, var=0.2, scale=8)
    M['plinth'] = concrete('plinth', '#b3a48c', 6.0, 1.2, stain=0.4)
    M['slab'] = paving('slab', '#bba98b', 6.0, 6.0, 0.04, 0.72, var=0.12, wear=0.25)
    M['yard'] = paving('yard', '#978a76', 7.5, 7.5, 0.05, 0.72, var=0.1, wear=0.22)
    M['asph'] = paving('asphP', '#403d3a', 400, 400, 0.0, 0.8, var=0.05, wear=0.2)
    M['paint'] = principled('paint', '#ded6c2', 0.6, var=0.12, scale=2.5)
    M['amberp'] = principled('amberp', '#dd9c2b', 0.55, var=0.12, scale=2.5)
    M['lampsoft'] = emission('lampsoft', '#ffd090', 9.0)
    M['black'] = principled('blackr', '#17181a', 0.7)
    M['leaf'] = principled('leafh', '#566b38', 0.7, var=0.4, scale=1.5)
    M['stone'] = concrete('stone', '#c7a77c', 1.8, 0.9, joint=0.02, var=0.16, stain=0.12, rough=0.75)
    M['bronze'] = principled('bronze', '#a37043', 0.42, metal=0.45, var=0.12, scale=0.8)
    M['concP'] = concrete('concP', '#b8aa94', 8.0, 3.0, stain=0.4)
    M['gl'] = facade('hallglass', '#14414a', 1.6, 3.4, 0.42, 0.06, lits=3.0)
    M['bluish'] = principled('door', '#c9ccc8', 0.4)
    return M


def ground(M, amp=0.5, flat=60, name='sandh', mat=None):
    f = lambda X, Y: fractal_noise(X / 30.0, Y / 30.0, 5, seed=3) * amp * smoothstep(np.hypot(X, Y - 25), flat,
        flat * 2) + fractal_noise(X / 5.0, Y / 5.0, 4, seed=8) * 0.07 - 0.06
    m = terrain_mat(name, '#98734c', '#c9a272', steep=(0.2, 0.5))
    terrain('sand', f, spaced(-3000, 3000, 220, 0, 40), spaced(-150, 4000, 220, 10, 40), [mat or m])
    return m


def city(seed, c1=(-420, 1200), c2=(460, 1700)):
    sk = skyline_mats()
    skyline(seed, c1, 240, 80, 230, sk)
    skyline(seed + 1, c2, 380, 50, 120, sk, low=90)


def palms(M, spots, h=7.5, seed=0):
    R = random.Random(seed)
    pm = [palm(M, (0, -900 - 30 * i, 0), h + i, i) for i in range(3)]
    for i, (x, y) in enumerate(spots):
        instance(pm[i % 3], (x, y, -0.1), i * 1.7, R.uniform(0.9, 1.15))


def planting(M, x0, x1, y0, y1, n, seed=1, s=(0.4, 0.8)):
    R = random.Random(seed)
    sh = [shrub(M['leaf'], i, 1.0) for i in range(3)]
    for i in range(n):
        scatter(sh[i % 3], (R.uniform(x0, x1), R.uniform(y0, y1), 0), R.uniform(0, 6), R.uniform(*s))


# steel frame
SPAN, EAVE, APEX, BAY, NF = (16.0, 9.2, 11.8, 7.5, 9)


def roof_z(x):
    return EAVE + (APEX - EAVE) * (1 - abs(x) / SPAN)


def base_plate(b, x, y):
    b.box((x, y, 0.16), (0.9, 0.9, 0.12), 2)
    b.box((x, y, 0.24), (0.75, 0.5, 0.05), 0)
    for dx in (-0.28, 0.28):
        for dy in (-0.17, 0.17):
            b.cylinder((x + dx, y + dy, 0.26), (x + dx, y + dy, 0.44), 0.025, 8, 1)
            b.cylinder((x + dx, y + dy, 0.27), (x + dx, y + dy, 0.32), 0.05, 6, 1)


def column(b, x, y):
    base_plate(b, x, y)
    ibeam(b, (x, y, 0.26), (x, y, EAVE), 0.55, 0.28, 0.03, 0.02, 0, side=(0, 1, 0))
    for z in (2.9, 5.8, EAVE - 0.7, EAVE - 0.1):
        b.box((x, y, z), (0.5, 0.25, 0.025), 0)


def rafter(b, s, y, dz=0.0, off=(0, 0)):
    """Half a rafter from the eave (s=+-1) to the apex with haunch, end plate and bolts."""
    o = Vector((off[0], off[1], dz))
    p = Vector((s * SPAN, y, EAVE - 0.1)) + o
    q = Vector((0, y, APEX - 0.1)) + o
    ibeam(b, p, q, 0.5, 0.26, 0.026, 0.018, 0, side=(0, 1, 0))
    d = (q - p).normalized()
    h = p + d * 3.0
    k = Vector((s * SPAN, y, EAVE - 1.15)) + o
    ibeam(b, k, h - UP * 0.2, 0.1, 0.26, 0.026, 0.02, 0, side=(0, 1, 0))
    kk = len(b.vertices)
    b.vertices += [tuple(v) for v in (k + Vector((0, 0.01, 0)), p + Vector((0, 0.01, 0)),
        h + Vector((0, 0.01, 0)))]
    b.faces.append((kk, kk + 1, kk + 2))
    b.materials.append(0)
    for zz in (-0.9, -0.6, -0.3, 0, 0.2):
        for dy in (-0.08, 0.08):
            b.cylinder(p + Vector((-s * 0.32, dy, zz)), p + Vector((-s * 0.25, dy, zz)), 0.035, 6, 1)
    b.box(tuple(q - UP * 0.05), (0.05, 0.27, 0.8), 0)


def steel_frame(M, full=range(1, NF), cols=range(NF)):
    b = MeshBuilder()
    for k in cols:
        for s in (-1, 1):
            column(b, s * SPAN, k * BAY)
    for k in full:
        for s in (-1, 1):
            rafter(b, s, k * BAY)
    rafter(b, -1, 0)
    # eave and ridge struts
    for k in range(1, NF - 1):
        for x in (-SPAN, 0, SPAN):
            b.cylinder((x, k * BAY, roof_z(x) - 0.35), (x, (k + 1) * BAY, roof_z(x) - 0.35), 0.08, 10, 0)
    # rod bracing in wall and roof
    for k in (1, 5):
        for s in (-1, 1):
            b.beam((s * SPAN, k * BAY, 0.6), (s * SPAN, (k + 1) * BAY, EAVE - 0.6), 0.05, mat=1)
            b.beam((s * SPAN, (k + 1) * BAY, 0.6), (s * SPAN, k * BAY, EAVE - 0.6), 0.05, mat=1)
            for x0, x1 in ((SPAN, SPAN / 2), (SPAN / 2, 0)):
                for e, f in ((0, 1), (1, 0)):
                    b.beam((s * x0, (k + e) * BAY, roof_z(x0) - 0.2), (s * x1, (k + f) * BAY, roof_z(x1) - 0.2),
                        0.045, mat=1)
    # gable posts
    for k in (NF - 1,):
        for x in (-8, 0, 8):
            ibeam(b, (x, k * BAY, 0.2), (x, k * BAY, roof_z(x) - 0.3), 0.3, 0.2, 0.02, 0.014, 0, side=(1, 0, 0))
    b.build('frame', [M['primer'], M['zinc'], M['plinth']])


def zed(b, p, q, h=0.22, mat=0):
    """Light cold-formed purlin."""
    p = Vector(p)
    q = Vector(q)
    ibeam(b, p, q, h, 0.09, 0.012, 0.012, mat)


def purlins(M, k0=1, k1=NF - 1, seed=2):
    b = MeshBuilder()
    n = 11
    for s in (-1, 1):
        for i in range(n):
            x = s * (SPAN - 0.3 - (SPAN - 0.6) * i / (n - 1))
            z = roof_z(x) + 0.28
            for k in range(k0, k1):
                if k == k0 and (i > 6 or s > 0):
                    continue
                zed(b, (x, k * BAY, z), (x, (k + 1) * BAY, z))
                b.box((x, k * BAY, z), (0.16, 0.1, 0.2), 0)
        for i in range(5):
            z = 1.4 + i * 1.75
            for k in range(k0, k1):
                if k == k0 and i > 2:
                    continue
                zed(b, (s * (SPAN + 0.38), k * BAY, z), (s * (SPAN + 0.38), (k + 1) * BAY, z), 0.2)
        for k in range(k0 + 1, k1):
            for f in (0.33, 0.66):
                b.beam((s * (SPAN + 0.38), (k + f) * BAY, 1.4), (s * (SPAN + 0.38), (k + f) * BAY, 8.4), 0.02,
                    mat=0)
    b.build('purlins', [M['zinc']])


def cladding(M, k0=4, k1=NF - 1):
    """Sandwich panels: walls, gable, roof; amber insulation core visible at the cut edges."""
    b = MeshBuilder()
    y0, y1 = (k0 * BAY, k1 * BAY)
    T = 0.14
    rows = 7
    ph = 1.12

    def wallpiece(s, ya, yb, r):
        z = 0.75 + r * ph
        m = 1 if r in (5,) else 0
        x = s * (SPAN + 0.58)
        b.box((x, (ya + yb) / 2, z + ph / 2), (T, yb - ya - 0.03, ph - 0.02), m)
        b.box((x, ya - 0.004, z + ph / 2), (T - 0.03, 0.02, ph - 0.05), 3)
    for s in (-1, 1):
        for r in range(rows + 1):
            z0 = y0 if not s < 0 else (k0 - (1.2 if r < 2 else 0.5 if r < 4 else 0)) * BAY
            z0 = round(z0 / (BAY / 2)) * (BAY / 2)
            y = z0
            while y < y1:
                wallpiece(s, y, min(y + BAY / 2 if y < y0 else y + BAY, y1), r)
                y += BAY / 2 if y < y0 else BAY
        b.box((s * (SPAN + 0.58), (y0 + y1) / 2 - 5, 0.45), (0.2, y1 - y0 + 10, 0.6), 2)
        b.box((s * (SPAN + 0.72), (y0 + y1) / 2, EAVE + 0.35), (0.3, y1 - y0, 0.28), 4)
    n = 16
    # roof sheets with a stepped leading edge
    for s in (-1, 1):
        for i in range(n):
            xa, xb = (s * (SPAN + 0.7 - i * (SPAN + 0.7) / n), s * (SPAN + 0.7 - (i + 1) * (SPAN + 0.7) / n))
            ya = y0 + (0 if i < 6 else 1.9 if i < 11 else BAY)
            za, zb = [EAVE + (APEX - EAVE) * (1 - abs(x) / SPAN) + 0.45 for x in (xa, xb)]
            b.quad([(xa, ya, za), (xb, ya, zb), (xb, y1, zb), (xa, y1, za)], 5)
            b.quad([(xa, ya, za - T), (xb, ya, zb - T), (xb, y1, zb - T), (xa, y1, za - T)], 5)
            b.quad([(xa, ya, za - T), (xb, ya, zb - T), (xb, ya, zb), (xa, ya, za)], 3)
    for r in range(rows + 3):
        z = 0.75 + r * ph
        for i in range(6):
            xa, xb = (-SPAN - 0.5 + i * (2 * SPAN + 1) / 6, -SPAN - 0.5 + (i + 1) * (2 * SPAN + 1) / 6)
            if z + ph < roof_z((xa + xb) / 2) + 0.4:
                b.box(((xa + xb) / 2, y1 + 0.5, z + ph / 2), (xb - xa - 0.02, T, ph - 0.02), 1 if r == 5 else 0)
    b.build('clad', [M['cream'], M['petrolp'], M['plinth'], M['core'], M['petrol'], M['sheet']])


def mobile_crane(M, loc, rz, boom_el=62, length=30, slew=0.5, hook=6.0):
    """All-terrain crane with outriggers; returns the world position of the hook."""
    b = MeshBuilder()
    b.box((0, 0, 1.25), (12.4, 2.6, 0.7), 0)
    b.box((5.4, 0, 2.0), (2.0, 2.6, 1.9), 0)
    b.box((6.42, 0, 2.35), (0.08, 2.3, 0.9), 2)
    b.box((5.6, 0, 2.4), (1.3, 2.64, 0.8), 2)
    for x in (-4.8, -3.2, -0.2, 2.0, 3.8):
        for y in (-1.1, 1.1):
            b.cylinder((x, y - 0.25, 0.68), (x, y + 0.25, 0.68), 0.68, 20, 1)
            b.cylinder((x, y - 0.27, 0.68), (x, y + 0.27, 0.68), 0.3, 12, 3)
    for x in (-5.9, 1.0):
        for s in (-1, 1):
            b.beam((x, 0, 1.05), (x, s * 3.6, 1.05), 0.35, 0.35, 0)
            b.cylinder((x, s * 3.6, 0.15), (x, s * 3.6, 1.5), 0.13, 10, 3)
            b.box((x, s * 3.6, 0.1), (1.3, 1.3, 0.16), 1)
    for x in (-2, 0, 2):
        b.box((x, 1.31, 1.25), (1.5, 0.04, 0.4), 1)
    b.build('cc', [M['yellow'], M['dark'], M['carglass'], M['zinc']], loc=loc, rz=rz, bevel=0.05)
    u = MeshBuilder()
    u.box((-1.6, 0, 2.5), (3.8, 2.4, 1.2), 0)
    u.box((-3.6, 0, 2.5), (1.1, 2.7, 1.7), 1)
    u.box((0.9, -1.0, 2.6), (1.6, 0.9, 1.5), 0)
    u.box((1.15, -1.0, 2.75), (1.3, 0.94, 0.9), 2)
    u.cylinder((0, 0, 1.6), (0, 0, 1.95), 1.1, 24, 1)
    d = Vector((math.cos(math.radians(boom_el)), 0, math.sin(math.radians(boom_el))))
    p = Vector((-1.2, 0.15, 3.0))
    for i, (f0, f1, w) in enumerate(((0, 0.4, 0.85), (0.38, 0.68, 0.68), (0.66, 0.9, 0.54), (0.88, 1.0, 0.42))):
        u.beam(p + d * length * f0, p + d * length * f1, w * 0.8, w, 0)
    for f in (0.4, 0.68, 0.9):
        u.beam(p + d * (length * f - 0.25), p + d * length * f, 0.9 - 0.35 * f, 1.02 - 0.4 * f, 1)
    u.cylinder((0.9, 0.15, 2.3), p + d * length * 0.26 - Vector((0, 0, 0.3)), 0.2, 12, 3)
    tip = p + d * length
    u.beam(tip, tip + d * 0.8 + Vector((0.35, 0, -0.3)), 0.35, 0.5, 1)
    e = tip + d * 0.5 + Vector((0.5, 0, -0.3))
    for s in (-0.12, 0.12):
        u.beam(e + Vector((0, s, 0)), e + Vector((0, s, -hook)), 0.035, mat=1)
    h = e - UP * hook
    u.box(tuple(h), (0.4, 0.3, 0.8), 4)
    u.box(tuple(h + UP * 0.3), (0.44, 0.34, 0.16), 1)
    u.build('cs', [M['yellow'], M['dark'], M['carglass'], M['zinc'], M['red']], loc=loc, rz=rz + slew)
    a = rz + slew
    return Vector((loc[0] + h.x * math.cos(a) - h.y * math.sin(a),
        loc[1] + h.x * math.sin(a) + h.y * math.cos(a), loc[2] + h.z - 0.5))


def boom_lift(M, loc, rz, z):
    """Scissor lift with platform at height z."""
    b = MeshBuilder()
    b.box((0, 0, 0.55), (2.6, 1.3, 0.5), 0)
    n = max(2, int(z / 1.4))
    for x in (-0.9, 0.9):
        for y in (-0.6, 0.6):
            b.cylinder((x, y - 0.12, 0.35), (x, y + 0.12, 0.35), 0.35, 14, 1)
    for k in range(n):
        za, zb = (0.8 + (z - 0.8) * k / n, 0.8 + (z - 0.8) * (k + 1) / n)
        for y in (-0.5, 0.5):
            b.beam((-1.1, y, za), (1.1, y, zb), 0.1, 0.06, 2)
            b.beam((1.1, y, za), (-1.1, y, zb), 0.1, 0.06, 2)
    b.box((0, 0, z + 0.05), (2.7, 1.35, 0.1), 0)
    for zz in (0.55, 1.1):
        for y in (-0.65, 0.65):
            b.beam((-1.3, y, z + zz), (1.3, y, z + zz), 0.05, mat=0)
        for x in (-1.3, 1.3):
            b.beam((x, -0.65, z + zz), (x, 0.65, z + zz), 0.05, mat=0)
    for x in (-1.3, 0, 1.3):
        for y in (-0.65, 0.65):
            b.beam((x, y, z), (x, y, z + 1.1), 0.05, mat=0)
    b.build('lift', [M['petrol'], M['dark'], M['zinc']], loc=loc, rz=rz)
    return loc[2] + z + 0.1


def prop_tower(M, x, y, H):
    """Temporary lattice tower under the open ridge joint."""
    b = MeshBuilder()
    c = [(-0.7, -0.7), (0.7, -0.7), (0.7, 0.7), (-0.7, 0.7)]
    n = int(H / 1.5)
    for k in range(n):
        za, zb = (0.15 + (H - 0.15) * k / n, 0.15 + (H - 0.15) * (k + 1) / n)
        for i in range(4):
            p, q = (c[i], c[(i + 1) % 4])
            b.beam((x + p[0], y + p[1], za), (x + p[0], y + p[1], zb), 0.09)
            b.beam((x + p[0], y + p[1], zb), (x + q[0], y + q[1], zb), 0.05)
            b.beam((x + p[0], y + p[1], za), (x + q[0], y + q[1], zb), 0.05)
    b.box((x, y, H + 0.05), (1.6, 1.6, 0.1), 1)
    b.box((x, y, 0.15), (2, 2, 0.1), 1)
    b.build('prop', [M['amberp'], M['ply']])


def steel_yard(M, R):
    """Stacks waiting on timbers: sections, purlins, panel bundles, bolt drums."""
    b = MeshBuilder()

    def bundle(x, y, n, rows, L, h, w, mat, ang=0):
        c, s = (math.cos(ang), math.sin(ang))
        for e in (-0.36, 0, 0.36):
            b.beam((x + c * L * e + s * 1.4, y + s * L * e - c * 1.4, 0.12),
                (x + c * L * e - s * 1.4, y + s * L * e + c * 1.4, 0.12), 0.16, mat=3)
        for r in range(rows):
            for i in range(n):
                o = (i - (n - 1) / 2) * (w + 0.03)
                px, py = (x - s * o, y + c * o)
                j = R.uniform(-0.12, 0.12)
                ibeam(b, (px - c * (L / 2 + j), py - s * (L / 2 + j), 0.22 + h / 2 + r * (h + 0.02)),
                    (px + c * (L / 2 - j), py + s * (L / 2 - j), 0.22 + h / 2 + r * (h + 0.02)), h, w, 0.026,
                    0.018, mat)
    bundle(-21.5, -6.0, 5, 2, 9, 0.5, 0.26, 0, 1.45)
    bundle(-25.5, 5.0, 9, 3, 7, 0.2, 0.1, 1, 1.5)
    bundle(3, -8.0, 4, 1, 11, 0.5, 0.26, 0, 0.12)
    bundle(-9, -9.5, 10, 3, 6.5, 0.2, 0.1, 1, 0.05)
    for x, y, n, a in ((-22, 17, 9, 1.57), (-24.4, 17.4, 6, 1.57), (-22.5, 27, 8, 1.57)):
        for k in range(n):
            b.box((x, y, 0.3 + k * 0.15), (6.0, 1.14, 0.135), 4 if k != n - 2 else 5, rz=a)
            b.box((x, y, 0.3 + k * 0.15), (6.02, 1.1, 0.1), 6, rz=a)
        for e in (-2, 2):
            b.box((x, y + e, 0.12), (1.3, 0.16, 0.2), 3)
    for k in range(5):
        b.cylinder((-18.6 + k % 3 * 0.7, 0.5 + k // 3 * 0.7, 0.1), (-18.6 + k % 3 * 0.7, 0.5 + k // 3 * 0.7,
            0.95), 0.29, 16, 7)
    for k in range(4):
        b.box((-3 + k * 1.5, -5.6, 0.55), (1.2, 1.0, 0.8), 3, rz=R.uniform(-0.1, 0.1))
    b.build('stacks', [M['primer'], M['zinc'], M['plinth'], M['ply'], M['cream'], M['petrolp'], M['core'],
        M['petrol']])


def frame_surroundings(M, R):
    """Foreground panel bundles, offices, containers, delivery lorry, site fence."""
    b = MeshBuilder()
    for x, y, n, a, c in ((-24.6, -14.2, 7, 0.45, 5), (-22.6, -16.9, 4, 0.45, 4)):
        for k in range(n):
            b.box((x, y, 0.3 + k * 0.15), (5.4, 1.14, 0.135), c, rz=a)
            b.box((x, y, 0.3 + k * 0.15), (5.42, 1.1, 0.1), 6, rz=a)
        for e in (-1.9, 0, 1.9):
            b.box((x + e * math.cos(a), y + e * math.sin(a), 0.12), (0.16, 1.3, 0.2), 3, rz=a)
        for e in (-1.4, 1.4):
            b.box((x + e * math.cos(a), y + e * math.sin(a), 0.31 + n * 0.075), (0.06, 1.17, n * 0.15 + 0.06),
                2, rz=a)
    for k in range(5):
        b.box((-40 - k * 0.5, 38 + k * 6.6, 1.3), (2.44, 6.06, 2.6), (5, 8, 5, 9, 8)[k], rz=0.04 * k)
    b.box((-40.2, 41.4, 3.9), (2.44, 6.06, 2.6), 9)
    for k in range(40):
        x = -70 + k * 4.0
        b.box((x, 76, 1.1), (3.9, 0.06, 2.2), 5 if k % 4 else 4)
        b.box((x - 2, 76, 1.2), (0.1, 0.16, 2.4), 7)
    b.build('around', [M['primer'], M['zinc'], M['plinth'], M['ply'], M['cream'], M['petrolp'], M['core'],
        M['zinc'], M['petrol'], M['amberp']], bevel=0.01)
    for i, (x, y) in enumerate(((38, 30), (38, 33.2), (45, 31))):
        cabin(M, (x, y, 0), -0.3)
    scatter(lorry(M, 'ply', 'petrol'), (30, -1, 0), 2.6)
    crawler_excavator(M, (52, 44, 0), 2.2, slew=0.5, sc=1.2)


def build_frame():
    reset()
    M = mats()
    R = random.Random(5)
    sd = sky_world(62, -100, strength=0.13, clouds=0.0, dust=7.0, sunpower=6.5, suncol=(1, 0.94, 0.83), angle=1.6)
    horizon_glow(sd, 18.0, warm=(1.0, 0.96, 0.88), k=2.0, base=0.85)
    ground(M, mat=ground_mat('tracks'))
    city(21, (-120, 1200), (760, 1300))
    s = MeshBuilder()
    s.box((0, 28, 0.05), (37, 66, 0.12), 0)
    s.build('slab', [M['slab']])
    steel_frame(M)
    purlins(M)
    cladding(M)
    steel_yard(M, R)
    h = mobile_crane(M, (25, 13, 0.0), 1.57, boom_el=48, length=28, slew=-4.11, hook=6.0)
    prop_tower(M, 0, 0, APEX - 0.9)
    b = MeshBuilder()
    L = 14.5
    d = Vector((0.97, 0.1, -0.17)).normalized()
    ibeam(b, h - UP * 2.6 - d * L / 2, h - UP * 2.6 + d * L / 2, 0.5, 0.26, 0.026, 0.018, 0)
    for e in (-0.28, 0.28):
        b.beam(h, h - UP * 2.35 + d * L * e, 0.03, mat=1)
    b.build('hang', [M['primer'], M['dark']])
    for x, y, z, rz in ((-13.2, 9.5, 6.6, 0.2), (10.0, 16.5, 7.2, 1.3), (-4, 24, 8.4, 0.4)):
        zt = boom_lift(M, (x, y, 0.1), rz, z)
        person(M, (x, y, zt), R.uniform(0, 6), 0, int(x + 30))
    for i, (x, y) in enumerate([(-6, -2.5), (-7, -3.2), (-18, 8), (3, 9), (12, 2), (-1, 17), (-19.4, 21)]):
        person(M, (x, y, 0.1 if abs(x) < 18 else 0), R.uniform(0, 6), i % 2, i)
    palms(M, [(-60, 70), (-66, 84), (-52, 92), (44, 80), (52, 90), (60, 84), (70, 100), (-40, 120), (-80, 110),
        (38, 104)])
    planting(M, -80, -30, 30, 120, 70, 2, (0.5, 1.2))
    planting(M, 30, 90, 30, 120, 60, 3, (0.5, 1.2))
    apply_haze(sd, density=1 / 560.0, height=120, warm=(1.0, 0.95, 0.85), cool=(0.93, 0.87, 0.77), bright=0.85)
    litter([bpy.data.materials['sandh']] * 2, 1200, (-40, 10, -26, 4), lambda x, y: -0.01, 4, (0.015, 0.05))
    frame_surroundings(M, R)
    tf = [tuft(M['leaf'], i, 0.35) for i in range(2)]
    for i in range(60):
        scatter(tf[i % 2], (R.uniform(-60, -24), R.uniform(-22, 60), -0.05), R.uniform(0, 6),
            R.uniform(0.5, 1.2))
    return outdoor(sd, location=(-32, -27, 2.4), target=(-32 + 33, -27 + 50, 2.4), lens=27, shift=0.08,
        exposure=0.02, glow=0.0, saturation=1.02, tint=(1.0, 1.0, 1.0), look='High Contrast')


# finished warehouse
def dock(M, b, x, trailer=None):
    """One loading dock: door, shelter, bumpers, leveller, lamp, bollards, wheel guides."""
    z = 1.25
    b.box((x, -0.06, z + 1.65), (3.0, 0.1, 3.3), 4)
    for k in range(8):
        b.box((x, -0.12, z + 0.2 + k * 0.41), (2.96, 0.04, 0.36), 4)
    b.box((x, -0.15, z + 2.35), (1.5, 0.03, 0.28), 7)
    for s in (-1, 1):
        b.box((x + s * 1.85, -0.4, z + 1.7), (0.75, 0.8, 3.8), 2)
        b.box((x + s * 1.25, -0.16, 0.95), (0.4, 0.35, 0.6), 2)
        b.cylinder((x + s * 2.5, -1.5, 0), (x + s * 2.5, -1.5, 1.15), 0.11, 12, 3)
        b.box((x + s * 1.45, -5.2, 0.09), (0.16, 9.0, 0.16), 3)
    b.box((x, -0.4, z + 3.95), (4.4, 0.8, 0.75), 2)
    b.box((x, -0.1, 1.12), (2.2, 0.3, 0.24), 5)
    b.box((x + 2.55, -0.25, 4.4), (0.3, 0.4, 0.16), 6)
    b.cylinder((x - 2.45, -0.2, 3.2), (x - 2.45, -0.2, 3.5), 0.1, 10, 3)
    b.box((x, -0.03, 0.55), (6.0, 0.1, 1.1), 8)
    for s in (-3.2,):
        b.box((x + s, -10.2, 0.012), (0.14, 19.0, 0.01), 9)


def build_ramp():
    """Looking up the eye of the spiral ramp: bare concrete, a line of lamps, blades beyond, a piece of sky."""
    reset()
    M = mats()
    sd = sky_world(58, -150, strength=0.2, clouds=0.35, dust=0.8, sunpower=9, suncol=(1, 0.93, 0.82), angle=0.6,
        cloudcol=(1.0, 1.0, 1.0))
    soffit = concrete('soffit', '#b9ad99', 2.4, 1.2, uv=True, joint=0.012, var=0.1, stain=0.25, holes=True)
    edge = concrete('edge', '#c4b8a4', 3.6, 4.0, uv=True, joint=0.014, var=0.08, stain=0.3)
    rise, turns, inner, outer = 3.4, 5, 6.4, 13.6
    lane = (inner + outer) / 2
    half = (outer - inner) / 2
    n = 120
    pts = [Vector((lane * math.cos(a), lane * math.sin(a), rise * a / (2 * math.pi) + 2.2))
        for a in np.linspace(0, turns * 2 * math.pi, n * turns)]
    # right of the way up is outwards; the last turn meets the level deck
    top = [Vector((lane * math.cos(a), lane * math.sin(a), pts[-1].z + 0.01)) for a in np.linspace(0, 2 * math.pi, n + 1)]
    for name, path in (('ramp', pts), ('top', top)):
        sweep(name + 'slab', path, [(-half, 0), (half, 0), (half, -0.3), (-half, -0.3)], [soffit])
        sweep(name + 'inner', path, [(-half - 0.16, -0.34), (-half, -0.34), (-half, 1.0), (-half - 0.16, 1.0)], [edge])
        sweep(name + 'outer', path, [(half, -0.3), (half + 0.16, -0.3), (half + 0.16, 1.0), (half, 1.0)], [edge])
        sweep(name + 'rail', path, [(-0.025, 1.1), (0.025, 1.1), (0.025, 1.15), (-0.025, 1.15)], [M['bronze']],
            off=(-half - 0.08, 0))
    sweep('lamps', pts, [(-0.05, -0.36), (0.05, -0.36), (0.05, -0.31), (-0.05, -0.31)], [emission('rampline', '#ffcf96', 5)],
        off=(-half + 0.5, 0))
    b = MeshBuilder()
    H = turns * rise + 4.6
    for k in range(132):
        a = 2 * math.pi * k / 132
        b.box(((outer + 0.75) * math.cos(a), (outer + 0.75) * math.sin(a), H / 2), (0.42, 0.07, H), 0, rz=a + 0.35)
    for k in range(12):
        a = 2 * math.pi * (k + 0.5) / 12
        b.cylinder(((outer - 0.5) * math.cos(a), (outer - 0.5) * math.sin(a), 0),
            ((outer - 0.5) * math.cos(a), (outer - 0.5) * math.sin(a), H - 3.2), 0.24, 20, 1)
    b.lathe((0, 0, H - 0.4), [(outer + 0.5, 0), (outer + 1.0, 0), (outer + 1.0, 0.3), (outer + 0.5, 0.3)], 120, 0)
    b.build('blades', [M['bronze'], M['concP']])
    g = MeshBuilder()
    g.box((0, 0, -0.03), (80, 80, 0.06))
    g.build('floor', [M['slab']])
    return outdoor(sd, location=(-1.6, -2.6, 1.4), target=(0.7, 1.3, 13.0), lens=17, exposure=0.5, glow=0.0,
        bounces=7, diffuse=5, saturation=1.1, tint=(1.02, 1.0, 0.97), bloom=(1.0, 0.1))


def build_docks():
    """The dock side at night, seen square on like its elevation: twelve doors shut, one open and lit."""
    reset()
    M = mats()
    sd = sky_world(-3.0, 12, strength=2.4, clouds=0.0, dust=0.7, sunpower=0)
    horizon_glow(sd, 0.12, k=9)
    M['lampsoft'].node_tree.nodes['Emission'].inputs[1].default_value = 6
    M['wet'] = paving('wet', '#4b463f', 7.5, 7.5, 0.03, 0.24, var=0.1, wear=0.3, spec=0.6)
    M['line'] = principled('line', '#b9a98a', 0.5, var=0.3, scale=3)
    M['cool'] = panels('cool', '#d9ddd8', 1.2, 12.0, rough=0.4, vertical=True)
    y = MeshBuilder()
    y.box((0, -60, -0.02), (400, 120, 0.04), 0)
    y.build('yard', [M['wet']])
    pitch, n, H = (6.2, 13, 12.0)
    half = pitch * n / 2
    b = MeshBuilder()
    xs = [-half + pitch * (k + 0.5) for k in range(n)]
    lit = xs[8]
    W = 2 * half + 60
    for x0, x1, z0, z1 in ((-W / 2, lit - 1.5, 0.5, 8.4), (lit + 1.5, W / 2, 0.5, 8.4), (lit - 1.5, lit + 1.5, 4.6, 8.4),
        (lit - 1.5, lit + 1.5, 0.5, 1.15)):
        b.box(((x0 + x1) / 2, 0.25, (z0 + z1) / 2), (x1 - x0, 0.3, z1 - z0), 0)
    b.box((0, 20, 10.0), (W + 0.2, 40.14, 3.2), 1)
    b.box((0, 20, H + 0.1), (W + 0.4, 40.3, 0.3), 2)
    b.box((0, 20, 8.36), (W + 0.3, 40.2, 0.08), 2)
    b.build('shed', [M['cream'], M['petrolp'], M['petrol']])
    d = MeshBuilder()
    for x in xs:
        if x == lit:
            continue
        dock(M, d, x)
    # the open door: jambs, shelter and a cold lobby behind it, whose floor runs out to the leveller
    z = 1.25
    for s in (-1, 1):
        d.box((lit + s * 1.85, -0.4, z + 1.7), (0.75, 0.8, 3.8), 2)
        d.box((lit + s * 1.25, -0.16, 0.95), (0.4, 0.35, 0.6), 2)
        d.cylinder((lit + s * 2.5, -1.5, 0), (lit + s * 2.5, -1.5, 1.15), 0.11, 12, 3)
        d.box((lit + s * 1.45, -5.2, 0.09), (0.16, 9.0, 0.16), 3)
    d.box((lit, -0.4, z + 3.95), (4.4, 0.8, 0.75), 2)
    d.box((lit, -0.6, 1.14), (2.2, 1.3, 0.2), 5)
    d.box((lit, -0.03, 0.55), (6.0, 0.1, 1.1), 8)
    d.build('docks', [M['cream'], M['petrol'], M['black'], M['amberp'], M['bluish'], M['zinc'], M['lampsoft'],
        M['carglass'], M['plinth'], M['line']], bevel=0.015)
    r = MeshBuilder()
    r.box((lit, 8.4, 3.2), (10, 0.2, 6), 0)
    r.box((lit, 8.25, 2.7), (2.6, 0.1, 3.1), 1)
    r.box((lit, 8.18, 2.7), (0.06, 0.1, 3.1), 2)
    for s in (-1, 1):
        r.box((lit + s * 3.4, 4.4, 3.2), (0.2, 8, 6), 0)
    r.box((lit, 4.4, 1.05), (7, 8, 0.2), 3)
    r.box((lit, 4.4, 5.3), (7, 8, 0.2), 0)
    for k in range(3):
        r.box((lit, 2.2 + 2.2 * k, 5.17), (2.4, 0.16, 0.05), 4)
    r.build('lobby', [M['cool'], M['petrol'], M['zinc'], M['plinth'], M['lampsoft']])
    area_light((lit, 4.4, 5.1), (lit, 4.0, 0), 5.0, 420, (1.0, 0.86, 0.66), sy=2.6)
    area_light((lit, 0.6, 3.4), (lit, -10, 0.0), 2.6, 260, (1.0, 0.8, 0.56), sy=2.4)
    c = MeshBuilder()
    xa, xb = (-half - 0.4, half + 0.4)
    c.box(((xa + xb) / 2, -1.7, 6.75), (xb - xa, 3.6, 0.16), 1)
    c.box(((xa + xb) / 2, -3.5, 6.78), (xb - xa, 0.12, 0.42), 1)
    for k in range(n + 1):
        x = xa + (xb - xa) * k / n
        c.beam((x, -0.05, 8.2), (x, -3.3, 6.95), 0.09, mat=1)
    for x in xs:
        c.box((x, -1.2, 6.62), (1.6, 0.12, 0.05), 0)
        area_light((x, -1.2, 6.55), (x, -0.3, 0), 1.6, 26, (1.0, 0.78, 0.5), sy=0.2)
    c.build('canopy', [M['lampsoft'], M['petrol']])
    return outdoor(sd, location=(6.0, -52, 1.65), target=(6.0, 0, 1.65), lens=36, shift=0.11,
        exposure=1.15, glow=0.0, saturation=1.14, bloom=(0.9, 0.1), clamp=4, tint=(1, 1, 1))


CAMERAS = {'frame': build_frame, 'docks': build_docks, 'ramp': build_ramp}
