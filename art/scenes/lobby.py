"""Interiors: an office lobby, an atrium with galleries, a design office over the city."""
import math
import random

import bpy
from mathutils import Vector

from lib.architecture import tower
from lib.construction import crane, frame_building
from lib.desk import band, hardhat, laptop, pencil, roll, sheet
from lib.drawing import draw_elevation, draw_plan, draw_site
from lib.materials import (
    emission, facade, glow, grain, ground_mat, leafmat, paper, principled, site_mats, slabs, thin_glass, wood,
)
from lib.mesh import MeshBuilder, surf
from lib.nature import indoor_tree, palm, plant
from lib.nodes import NodeTree, new_material, rgba
from lib.view import interior
from lib.world import apply_haze, area_light, exclude_from_lamps, reset, sky_world


# materials
def materials():
    M = {}
    M['floor'] = slabs('floor', '#a8957a', '#cdbb9f', '#7d6647', 1.2, 1.2, 0.075, 0.006, veinamt=0.35,
        stagger=0, spec=0.55)
    M['floor2'] = slabs('floor2', '#4b3a2b', '#6a5440', '#b08a58', 1.2, 0.6, 0.08, 0.004, veinamt=0.5)
    M['trav'] = slabs('trav', '#b79c78', '#d8c4a3', '#8d7049', 1.6, 0.8, 0.35, 0.005, wall=True, vscale=1.1,
        veinamt=0.3, wave=0.15)
    M['marble'] = slabs('marble', '#0e3b42', '#1b5a60', '#cfa868', 2.4, 2.8, 0.1, 0.004, wall=True, vscale=0.8,
        veinamt=0.75)
    M['slat'] = wood('slat', '#5a3519', '#a26c3c', 0.09, 3.0, 0.42, 2)
    M['walnut'] = grain('walnut', '#3a2011', '#70452a', 0.3, 1.2, 0, 0.2)
    M['panel'] = wood('panel', '#60391c', '#8f5d33', 0.9, 2.4, 0.38, 2)
    M['brass'] = principled('brass', '#e0ae5c', 0.24, metal=1)
    M['bronze'] = principled('bronze', '#6a4a2c', 0.35, metal=0.9)
    M['dark'] = principled('dark', '#1a1b1c', 0.45)
    M['black'] = principled('blk', '#0d0e0f', 0.6)
    M['plaster'] = principled('plaster', '#d8cbb5', 0.85, var=0.05, scale=1)
    M['ceil'] = principled('ceil', '#cfc2ac', 0.9)
    M['dceil'] = principled('dceil', '#2c2621', 0.8)
    M['teal'] = principled('teal', '#16565c', 0.85, var=0.12, scale=30, bump=0.2, bscale=300, objcoord=True)
    M['sand'] = principled('sand', '#c7ab84', 0.9, var=0.1, scale=24, bump=0.25, bscale=260, objcoord=True)
    M['rust'] = principled('rust', '#b0622f', 0.85, var=0.1, scale=24, bump=0.2, bscale=260, objcoord=True)
    M['glass'] = thin_glass('glass', (0.9, 0.95, 0.94, 1))
    M['bark'] = principled('bark', '#5f4a36', 0.9, var=0.3, scale=9)
    M['leaf'] = leafmat('leaf')
    M['leaf2'] = leafmat('leaf2', '#1f4f3c', '#4e7d4a')
    M['pot'] = principled('pot', '#8a7658', 0.6, var=0.1, scale=6, bump=0.15, bscale=40)
    M['warm'] = glow('warm', '#ffc98a', 6.0)
    M['soft'] = glow('soft', '#ffcf96', 2.2)
    M['amberg'] = glow('amberg', '#ff8a26', 1.15)
    M['rug'] = principled('rug', '#1b4b50', 0.97, var=0.3, scale=9, bump=0.4, bscale=160)
    M['rug2'] = principled('rug2', '#c39b62', 0.97, var=0.2, scale=20, bump=0.3, bscale=160)
    return M


# furniture and fittings
def sunlamp(center, sd, power, col, dist=60, size=0.8):
    """Far small area lamp instead of the sun lamp: power is the irradiance at the centre."""
    c = Vector(center)
    area_light(c + sd * dist, c, size, power * math.pi * dist * dist, col)


def ring_pts(w, d, n=48, p=2.6):
    return [(w * math.copysign(abs(math.cos(t)) ** (2 / p), math.cos(t)),
        d * math.copysign(abs(math.sin(t)) ** (2 / p),
        math.sin(t))) for t in (2 * math.pi * i / n for i in range(n))]


def slab(b, pts, z0, z1, mat=0):
    b.quad([(x, y, z1) for x, y in pts], mat)
    b.quad([(x, y, z0) for x, y in reversed(pts)], mat)
    n = len(pts)
    for i in range(n):
        (xa, ya), (xb, yb) = (pts[i], pts[(i + 1) % n])
        b.quad([(xa, ya, z0), (xb, yb, z0), (xb, yb, z1), (xa, ya, z1)], mat)


def tub_chair(M, fab, loc, rz):
    """Upholstered tub armchair on a brass plinth, +y is the open front."""
    c = MeshBuilder()
    slab(c, ring_pts(0.3, 0.31, 36, 3.2), 0.22, 0.43, 0)
    c.build('cush', [M[fab]], bevel=0.045, smooth=True, loc=loc, rz=rz)
    k = MeshBuilder()
    n = 22
    prof = ((0.4, 0.16), (0.415, 0.4), (0.42, 0.66), (0.405, 0.73), (0.365, 0.74), (0.33, 0.68), (0.325, 0.42),
        (0.33, 0.16))
    m = n + 1
    for r, z in prof:
        for i in range(m):
            a = math.pi * 0.8 + math.pi * 1.4 * i / n
            e = abs(i / n - 0.5) * 2
            zz = z - (0.17 * e ** 2.4 if z > 0.5 else 0)
            k.vertices.append((r * math.cos(a), r * math.sin(a), zz))
    for l in range(8):
        for i in range(n):
            k.faces.append((l * m + i, (l + 1) % 8 * m + i, (l + 1) % 8 * m + i + 1, l * m + i + 1))
            k.materials.append(0)
    for i in (0, n):
        k.faces.append(tuple((l * m + i for l in range(8))))
        k.materials.append(0)
    o = k.build('tub', [M[fab]], smooth=True, loc=loc, rz=rz)
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = 1
    s.render_levels = 2
    b = MeshBuilder()
    b.cylinder((0, 0, 0), (0, 0, 0.03), 0.3, 40, 0)
    b.cylinder((0, 0, 0.03), (0, 0, 0.2), 0.27, 40, 1)
    b.build('base', [M['brass'], M['dark']], smooth=True, loc=loc, rz=rz)


def sofa(M, fab, loc, rz, w=2.5):
    b = MeshBuilder()
    n = 3
    sw = (w - 0.36) / n
    b.box((0, 0, 0.22), (w - 0.03, 0.9, 0.2))
    b.box((0, -0.37, 0.52), (w - 0.02, 0.2, 0.52))
    for sg in (-1, 1):
        b.box((sg * (w / 2 - 0.09), 0, 0.42), (0.18, 0.92, 0.44))
    for i in range(n):
        x = -w / 2 + 0.18 + sw * (i + 0.5)
        b.box((x, 0.06, 0.41), (sw - 0.012, 0.76, 0.2))
        b.box((x, -0.22, 0.66), (sw - 0.03, 0.2, 0.4))
    b.build('sofa', [M[fab]], bevel=0.045, smooth=True, loc=loc, rz=rz)
    p = MeshBuilder()
    p.box((0, 0, 0.06), (w - 0.2, 0.74, 0.11))
    p.build('sfp', [M['bronze']], loc=loc, rz=rz)
    q = MeshBuilder()
    for x, y in ((-w * 0.32, 0.02), (w * 0.3, 0.03)):
        q.box((x, y - 0.06, 0.66), (0.46, 0.15, 0.4), 0)
    q.build('pil', [M['rust']], bevel=0.07, smooth=True, loc=loc, rz=rz)


def coffee_table(M, loc, r=0.5, h=0.36, top='marble'):
    b = MeshBuilder()
    b.cylinder((0, 0, h - 0.04), (0, 0, h), r, 56, 0)
    b.cylinder((0, 0, h - 0.055), (0, 0, h - 0.04), r * 0.97, 56, 1)
    b.cylinder((0, 0, 0), (0, 0, 0.02), r * 0.6, 40, 1)
    b.cylinder((0, 0, 0.02), (0, 0, h - 0.05), r * 0.13, 28, 1)
    b.build('ct', [M[top], M['brass']], bevel=0.004, smooth=True, loc=loc)


def ring_pendant(M, loc, r, drop, tube=0.055):
    """Horizontal light ring: brass outside, glowing inner face, three wires."""
    x, y, z = loc
    b = MeshBuilder()
    zb = z - drop
    h = tube * 1.5
    b.lathe((x, y, zb), [(r - 0.012, h), (r + 0.03, h), (r + 0.03, -h), (r - 0.012, -h)], 72, 0)
    b.lathe((x, y, zb), [(r - 0.013, -h), (r - 0.013, h)], 72, 1)
    b.lathe((x, y, zb - h - 0.001), [(r - 0.01, 0), (r + 0.026, 0)], 72, 1)
    for k in range(3):
        a = 2.1 * k
        b.beam((x + r * math.cos(a), y + r * math.sin(a), zb), (x + 0.05 * math.cos(a), y + 0.05 * math.sin(a),
            z), 0.008, mat=2)
    b.cylinder((x, y, z - 0.03), (x, y, z), 0.12, 24, 0)
    b.build('ringp', [M['brass'], M['warm'], M['dark']], smooth=True)


def globe_cluster(M, loc, n, seed, drop=(1.4, 2.8), spread=0.7, r=(0.09, 0.15)):
    R = random.Random(seed)
    x, y, z = loc
    b = MeshBuilder()
    g = MeshBuilder()
    for i in range(n):
        a = i * 2.399
        q = spread * math.sqrt((i + 0.4) / n)
        px, py = (x + q * math.cos(a), y + q * math.sin(a))
        d = R.uniform(*drop)
        rr = R.uniform(*r)
        b.beam((px, py, z), (px, py, z - d), 0.006, mat=1)
        b.cylinder((px, py, z - d - 0.02), (px, py, z - d + 0.07), 0.03, 16, 0)
        g.lathe((px, py, z - d - rr), [(0, -rr)] + [(rr * math.sin(t), -rr * math.cos(t)) for t in (0.3, 0.6,
            0.9, 1.2, 1.57, 1.9, 2.2, 2.5, 2.8)] + [(0, rr)], 28, i % 3 == 0)
    b.build('wires', [M['brass'], M['dark']])
    g.build('globes', [M['soft'], M['amberg']], smooth=True)


def planter(M, loc, size, seed, n=5, h=1.1):
    """Stone trough with broad-leaf plants."""
    x, y, z = loc
    w, d, hh = size
    b = MeshBuilder()
    b.box((x, y, hh / 2), size, 0)
    b.build('trough', [M['trav']], bevel=0.012, smooth=True)
    s = MeshBuilder()
    s.box((x, y, hh), (w - 0.08, d - 0.08, 0.02))
    s.build('soil', [M['bark']])
    for i in range(n):
        k = (i + 0.5) / n - 0.5
        MM = {'pot': M['bark'], 'leaf': M['leaf2'] if i % 2 else M['leaf']}
        plant(MM, (x + (w - 0.3) * k * (w > d), y + (d - 0.3) * k * (d >= w), hh - 0.36),
            h * random.Random(seed + i).uniform(0.8, 1.2), seed + i)


# lobby
def reception(M, y=14.2, w=3.2):
    """Fluted stone desk with rounded ends, walnut top, brass plinth and a line of light."""
    out = ring_pts(w, 0.62, 96, 5)
    b = MeshBuilder()
    slab(b, [(x * 0.985, q * 0.93 + y) for x, q in out], 0.1, 1.0, 0)
    b.build('desk', [M['trav']])
    f = MeshBuilder()
    pts = [(x, q + y) for x, q in out]
    n = 150
    per = [0]
    for a, c in zip(pts, pts[1:] + pts[:1]):
        per.append(per[-1] + math.dist(a, c))
    for k in range(n):
        s = per[-1] * k / n
        i = next((j for j in range(len(pts)) if per[j + 1] >= s))
        t = (s - per[i]) / (per[i + 1] - per[i])
        a, c = (pts[i], pts[(i + 1) % len(pts)])
        px, py = (a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t)
        f.cylinder((px, py, 0.12), (px, py, 0.99), 0.044, 12, 0)
    f.build('flutes', [M['fluted']], smooth=True)
    t = MeshBuilder()
    slab(t, [(x * 1.035, q * 1.14 + y) for x, q in out], 1.04, 1.1, 0)
    t.build('dtop', [M['walnut']], bevel=0.008, smooth=True)
    g = MeshBuilder()
    slab(g, [(x * 1.0, q * 1.0 + y) for x, q in out], 1.0, 1.04, 0)
    g.build('dline', [M['warm']])
    k = MeshBuilder()
    slab(k, [(x * 0.97, q * 0.9 + y) for x, q in out], 0, 0.11, 0)
    k.build('kick', [M['brass']])
    v = MeshBuilder()
    v.lathe((-2.1, y, 1.1), [(0, 0), (0.08, 0), (0.14, 0.12), (0.1, 0.26), (0.05, 0.33), (0.06, 0.37)], 32, 0)
    v.build('vase', [M['teal']], smooth=True)
    plant({'pot': M['bark'], 'leaf': M['leaf']}, (-2.1, y, 1.02), 0.75, 3)
    m = MeshBuilder()
    for x in (0.2, 1.4):
        m.box((x, y + 0.15, 1.33), (0.55, 0.03, 0.34))
        m.box((x, y + 0.2, 1.13), (0.06, 0.06, 0.1))
    m.build('mon', [M['dark']], bevel=0.006)


def slat_wall(M, x0, x1, y, h, z0=0, pitch=0.11):
    b = MeshBuilder()
    n = int((x1 - x0) / pitch)
    for i in range(n + 1):
        b.box((x0 + i * pitch, y - 0.05, (h + z0) / 2), (0.055, 0.08, h - z0), 0)
    b.build('slats', [M['slat']])
    k = MeshBuilder()
    k.box(((x0 + x1) / 2, y + 0.02, (h + z0) / 2), (x1 - x0, 0.06, h - z0))
    k.build('slatb', [M['black']])


def build_lobby():
    reset()
    M = materials()
    M['fluted'] = principled('fluted', '#cdb691', 0.5, var=0.1, scale=3, bump=0.1, bscale=30)
    R = random.Random(6)
    X, Y, H = (8.2, 19.0, 5.4)
    b = MeshBuilder()
    b.quad([(-X, -4, 0), (X, -4, 0), (X, Y, 0), (-X, Y, 0)])
    b.build('floor', [M['floor']])
    # dark inlay bands in the floor
    b = MeshBuilder()
    for x in (-5.4, 4.8):
        b.box((x, 7, 0.0015), (0.36, 22, 0.003), 0)
    b.box((-0.3, 12.2, 0.0015), (10.2, 0.36, 0.003), 0)
    b.build('inlay', [M['floor2']])
    b = MeshBuilder()
    b.box((0, 7, H + 0.15), (2 * X + 1, 24, 0.3))
    b.build('ceil', [M['ceil']])
    # timber ceiling raft with cove
    b = MeshBuilder()
    for i in range(58):
        b.box((-4.95 + i * 0.165, 8.2, H - 0.42), (0.07, 15.4, 0.2))
    b.build('raft', [M['slat']])
    b = MeshBuilder()
    b.box((-0.27, 8.2, H - 0.24), (10.0, 15.8, 0.14))
    b.build('raftb', [M['dceil']])
    b = MeshBuilder()
    for x in (-5.32, 4.78):
        b.box((x, 8.2, H - 0.2), (0.05, 15.8, 0.05))
    b.box((-0.27, 16.15, H - 0.2), (10.1, 0.05, 0.05))
    b.build('cove', [M['warm']])
    # back wall: slats, green marble centre, halo disc, side portals with lift doors
    slat_wall(M, -6.0, -2.2, Y, H)
    slat_wall(M, 1.66, 5.4, Y, H)
    b = MeshBuilder()
    b.box((-0.27, Y - 0.06, H / 2), (3.9, 0.12, H))
    b.build('marb', [M['marble']])
    d = MeshBuilder()
    d.cylinder((-0.27, Y - 0.24, 2.95), (-0.27, Y - 0.2, 2.95), 0.98, 72, 0)
    d.build('disc', [M['brass']], bevel=0.01, smooth=True)
    d = MeshBuilder()
    d.cylinder((-0.27, Y - 0.18, 2.95), (-0.27, Y - 0.15, 2.95), 1.06, 72, 0)
    d.build('halo', [M['warm']])
    d = MeshBuilder()
    for k in range(9):
        zz = 2.95 - 0.72 + k * 0.18
        hw = math.sqrt(max(0, 0.8 ** 2 - (zz - 2.95) ** 2)) * (0.55 + 0.45 * (k * 5 % 3) / 2)
        d.box((-0.27, Y - 0.26, zz), (2 * hw, 0.05, 0.07), 0)
    d.build('relief', [M['marble']], bevel=0.005)
    b = MeshBuilder()
    b.box((-7.1, Y + 0.05, H / 2), (2.2, 0.1, H))
    b.box((6.8, Y + 0.05, H / 2), (2.8, 0.1, H))
    b.build('bwall', [M['trav']])
    l = MeshBuilder()
    for x in (-7.1, 6.2, 7.5):
        l.box((x, Y - 0.03, 1.2), (1.06, 0.06, 2.4), 0)
        l.box((x, Y - 0.07, 1.2), (0.015, 0.03, 2.4), 1)
        l.box((x, Y - 0.04, 2.46), (1.2, 0.09, 0.08), 1)
    l.build('lifts', [M['brass'], M['dark']])
    # right wall: travertine with planted niche and wall lights
    b = MeshBuilder()
    b.box((X + 0.1, 7, H / 2), (0.2, 24, H))
    b.build('rwall', [M['trav']])
    for y in (2.5, 7.0, 11.5, 16):
        p = MeshBuilder()
        p.box((X - 0.06, y, 2.3), (0.08, 0.1, 1.5), 0)
        p.box((X - 0.12, y, 2.3), (0.03, 0.05, 1.4), 1)
        p.build('sconce', [M['brass'], M['warm']])
    for y in (0.4, 4.75, 9.25, 13.75):
        b = MeshBuilder()
        for i in range(24):
            b.box((X - 0.03, y - 1.2 + i * 0.105, H / 2), (0.06, 0.055, H))
        b.build('rslat', [M['slat']])
        b = MeshBuilder()
        b.box((X - 0.005, y, H / 2), (0.03, 2.7, H))
        b.build('rsb', [M['black']])
    planter(M, (X - 0.55, 9.2, 0), (0.7, 6.5, 0.55), 40, 9, 1.3)
    # left glazing with deep bronze fins
    b = MeshBuilder()
    for i in range(11):
        b.box((-X, -3.6 + i * 2.3, H / 2), (0.42, 0.09, H), 0)
    b.box((-X, 7, H - 0.12), (0.42, 24, 0.24), 0)
    b.box((-X, 7, 0.06), (0.3, 24, 0.12), 0)
    b.box((-X, 7, 3.3), (0.12, 24, 0.06), 0)
    b.build('fins', [M['bronze']])
    # round columns
    c = MeshBuilder()
    for x, y in ((-5.4, 3.2), (-5.4, 12.2), (5.0, 12.2)):
        c.cylinder((x, y, 0), (x, y, H), 0.34, 56, 0)
        c.cylinder((x, y, 0), (x, y, 0.14), 0.37, 56, 1)
        c.cylinder((x, y, 2.55), (x, y, 2.58), 0.345, 56, 1)
    c.build('cols', [M['fluted'], M['brass']], smooth=True)
    reception(M)
    # lounge
    b = MeshBuilder()
    slab(b, [(x - 2.75, y + 7.2) for x, y in ring_pts(2.1, 2.4, 64, 4)], 0.002, 0.014, 0)
    b.build('rug', [M['rug']])
    b = MeshBuilder()
    slab(b, [(x - 2.75, y + 7.2) for x, y in ring_pts(1.92, 2.22, 64, 4)], 0.002, 0.015, 0)
    b.build('rugb', [M['rug2']])
    b = MeshBuilder()
    slab(b, [(x - 2.75, y + 7.2) for x, y in ring_pts(1.86, 2.16, 64, 4)], 0.002, 0.016, 0)
    b.build('rugc', [M['rug']])
    sofa(M, 'sand', (-4.15, 7.5, 0), -math.pi / 2, 2.7)
    for x, y, r, f in ((-1.05, 6.3, 1.25, 'teal'), (-1.0, 7.6, 1.75, 'teal'), (-2.15, 9.45, 2.95, 'rust'),
        (-3.35, 9.5, 3.4, 'rust')):
        tub_chair(M, f, (x, y, 0), r)
    coffee_table(M, (-2.75, 7.0, 0.0), 0.52, 0.36, 'marble')
    coffee_table(M, (-2.35, 7.85, 0.0), 0.34, 0.46, 'walnut')
    for x, y, f in ((2.65, 8.9, 'teal'), (4.25, 9.1, 'rust')):
        tub_chair(M, f, (x, y, 0), 3.9 if f == 'teal' else 2.4)
    coffee_table(M, (3.5, 8.3, 0), 0.32, 0.46, 'marble')
    bk = MeshBuilder()
    bk.box((-2.9, 7.05, 0.375), (0.3, 0.22, 0.03), 0, rz=0.4)
    bk.box((-2.9, 7.05, 0.4), (0.26, 0.2, 0.022), 1, rz=0.6)
    bk.lathe((-2.55, 6.85, 0.36), [(0, 0), (0.05, 0), (0.085, 0.05), (0.08, 0.05), (0, 0.02)], 28, 2)
    bk.build('bk', [M['teal'], M['rust'], M['brass']], smooth=False)
    ring_pendant(M, (-2.7, 7.2, H - 0.5), 1.25, 1.0)
    ring_pendant(M, (-2.3, 7.6, H - 0.5), 0.8, 1.55)
    globe_cluster(M, (1.1, 14.2, H - 0.5), 9, 3, (1.0, 2.1), 1.2)
    globe_cluster(M, (-1.7, 14.2, H - 0.5), 7, 8, (1.0, 2.0), 0.9)
    indoor_tree(M, (-6.7, 9.6, 0), 4.6, 2, 1.0, 3200, 0.1, (0.95, 0.6))
    indoor_tree(M, (6.7, 3.9, 0), 4.2, 5, 1.0, 3000, 0.1, (0.9, 0.6))
    indoor_tree(M, (-6.9, 4.6, 0), 4.4, 9, 1.0, 3000, 0.1, (0.95, 0.6))
    MM = {'pot': M['pot'], 'leaf': M['leaf2']}
    plant(MM, (3.6, 16.8, 0), 1.7, 4)
    plant(MM, (-4.9, 16.9, 0), 1.7, 6)
    # light: low sun through the fins, sky from the glazing, cove, wall wash
    sd = sky_world(21, -68, strength=0.42, clouds=0.5, dust=2.5, sunpower=9, suncol=(1, 0.62, 0.32), angle=0.8)
    area_light((-X - 0.5, 7, 2.6), (2, 7, 0.6), 20, 520, (0.66, 0.8, 1.0), sy=4.6)
    area_light((-0.27, 8, H - 0.6), (-0.27, 8, 0), 6, 190, (1, 0.78, 0.55), sy=13)
    area_light((-0.27, Y - 0.75, H - 0.5), (-0.27, Y + 0.2, 1.6), 10.5, 150, (1, 0.68, 0.38), sy=0.3)
    area_light((0, -3.6, 3.2), (0, 9, 1.2), 8, 160, (1, 0.84, 0.66), sy=2.4)
    e = MeshBuilder()
    e.quad([(-500, -400, -0.3), (-X - 0.3, -400, -0.3), (-X - 0.3, 400, -0.3), (-500, 400, -0.3)])
    e.build('ext', [principled('pav', '#b39a78', 0.8, var=0.1, scale=0.3)])
    for i in range(8):
        palm({'trunk': M['bark'], 'frond': M['leaf']}, (-28 - R.random() * 8, -2 + i * 5.5, -0.3),
            R.uniform(5.5, 7.5), i)
    eb = MeshBuilder()
    for i in range(120):
        h = R.choice([12, 18, 26, 44]) * R.uniform(0.6, 1.4)
        eb.box((-R.uniform(320, 900), R.uniform(-250, 1100), h / 2 - 2), (28, 28, h), R.randrange(2),
            rz=R.random())
    eb.build('eb', [facade('ef', '#31505c', 2.5, 3.8, 0.14, 0.3, lits=1.5),
        facade('ef2', '#5a5650', 3, 3.8, 0.14, 0.4, lits=1.5)])
    apply_haze(sd, density=1 / 500.0, height=200, warm=(1, 0.62, 0.32), cool=(0.5, 0.52, 0.56), bright=0.7,
        only=('pav', 'ef', 'ef2'))
    exclude_from_lamps()
    return sd


# atrium
def gallery(M, side, z, a0, a1, edge, depth, R, green=False):
    """One gallery floor: fascia, soffit light, balustrade, back wall of timber, green marble and lit rooms. side: L R B."""
    # u along, o outward

    def T(u, o):
        return {'L': (-edge - o, u), 'R': (edge + o, u), 'B': (u, edge + o)}[side]

    def bx(b, u0, u1, o0, o1, z0, z1, mat=0):
        (xa, ya), (xb, yb) = (T(u0, o0), T(u1, o1))
        b.box(((xa + xb) / 2, (ya + yb) / 2, (z0 + z1) / 2), (abs(xb - xa), abs(yb - ya), z1 - z0), mat)
    b = MeshBuilder()
    bx(b, a0, a1, 0, 0.22, z - 0.62, z + 0.12)
    b.build('fascia', [M['trav']], bevel=0.01)
    b = MeshBuilder()
    bx(b, a0, a1, 0.22, depth, z - 0.3, z)
    b.build('slab', [M['soffit']])
    b = MeshBuilder()
    bx(b, a0, a1, -0.02, 0.05, z - 0.66, z - 0.62, 0)
    bx(b, a0, a1, 0.05, 0.11, z + 1.1, z + 1.15, 1)
    bx(b, a0, a1, 0.05, 0.09, z + 0.12, z + 0.17, 1)
    n = int((a1 - a0) / 2.2)
    for i in range(n + 1):
        u = a0 + (a1 - a0) * i / n
        bx(b, u - 0.015, u + 0.015, 0.06, 0.1, z + 0.12, z + 1.12, 1)
    b.build('rail', [M['amberg'], M['brass']])
    g = MeshBuilder()
    p = [T(a0, 0.08), T(a1, 0.08)]
    g.quad([(*p[0], z + 0.15), (*p[1], z + 0.15), (*p[1], z + 1.1), (*p[0], z + 1.1)])
    g.build('bal', [M['glass']])
    b = MeshBuilder()
    u = a0
    while u < a1 - 0.05:
        w = min(R.choice([1.6, 2.4, 3.2]), a1 - u)
        k = R.random()
        m = 0 if k < 0.4 else 1 if k < 0.62 else 2
        bx(b, u, u + w - 0.06, depth, depth + 0.1, z, z + 3.6, m)
        if m == 2:
            bx(b, u, u + w - 0.06, depth - 0.03, depth, z + 2.5, z + 2.56, 3)
            bx(b, u + w * 0.5 - 0.02, u + w * 0.5 + 0.02, depth - 0.03, depth, z, z + 3.5, 3)
        u += w
    b.build('gwall', [M['gpanel'], M['marble'], M['room'], M['dark']])
    b = MeshBuilder()
    bx(b, a0, a1, depth + 0.1, depth + 0.15, z, z + 3.9)
    b.build('gb', [M['black']])
    l = MeshBuilder()
    n = int((a1 - a0) / 1.7)
    for i in range(n):
        u = a0 + (i + 0.5) * (a1 - a0) / n
        c = T(u, depth * 0.55)
        l.cylinder((*c, z + 3.565), (*c, z + 3.575), 0.1, 12)
    l.build('dl', [M['warm']])
    if green:
        v = MeshBuilder()
        n = int((a1 - a0) * 120)
        for i in range(n):
            u = R.uniform(a0, a1)
            dz = abs(R.gauss(0, 0.42)) * (0.6 + 0.5 * math.sin(u * 2.3) ** 2)
            x, y = T(u, -0.1 - R.random() * 0.16)
            c = Vector((x, y, z + 0.22 - dz))
            d = Vector((R.uniform(-1, 1), R.uniform(-1, 1), R.uniform(-1.2, 0.3))).normalized()
            s = d.cross(Vector((0.3, 0.2, 1))).normalized()
            L = R.uniform(0.12, 0.26)
            v.quad([c, c + d * L * 0.5 + s * L * 0.3, c + d * L, c + d * L * 0.5 - s * L * 0.3])
        v.build('hang', [M['leaf'] if R.random() < 0.5 else M['leaf2']])


def lift_tower(M, x, y, H, cab):
    """Glass lift shaft with brass frame and one lit cab."""
    b = MeshBuilder()
    for sx in (-1, 1):
        for sy in (-1, 1):
            b.box((x + sx * 1.05, y + sy * 1.05, H / 2), (0.1, 0.1, H), 0)
    for k in range(int(H / 2.1) + 1):
        for sy in (-1, 1):
            b.box((x, y + sy * 1.05, k * 2.1), (2.1, 0.06, 0.07), 0)
            b.box((x + sy * 1.05, y, k * 2.1), (0.06, 2.1, 0.07), 0)
    b.build('shaft', [M['brass']])
    c = MeshBuilder()
    c.box((x, y, cab), (1.8, 1.8, 0.16), 1)
    c.box((x, y, cab + 2.7), (1.8, 1.8, 0.3), 1)
    c.box((x, y + 0.85, cab + 1.4), (1.7, 0.06, 2.5), 0)
    c.build('cab', [M['soft'], M['brass']])


def build_atrium():
    reset()
    M = materials()
    R = random.Random(12)
    W, D, F, fh = (7.6, 36.0, 8, 4.0)
    H = F * fh
    dp = 2.7
    M['soffit'] = principled('soffit', '#cdb594', 0.6, var=0.06, scale=2, emit='#ffbf85', es=0.07)
    M['soffit'].cycles.sample_as_light = False
    M['gpanel'] = wood('gpanel', '#5a3519', '#9a673a', 0.8, 2.6, 0.45, 2)
    M['room'] = room_glow('room')
    b = MeshBuilder()
    b.quad([(-14, -8, 0), (14, -8, 0), (14, D + 6, 0), (-14, D + 6, 0)])
    b.build('floor', [M['floor']])
    # floor rings
    b = MeshBuilder()
    for r, w in ((6.0, 0.28), (4.6, 0.1)):
        b.lathe((0, 17, 0.002), [(r, 0), (r + w, 0)], 96, 0)
    for x in (-6.6, 6.6):
        b.box((x, 15, 0.002), (0.25, 44, 0.003), 0)
    b.build('inlay', [M['floor2']])
    for f in range(0, F):
        z = f * fh
        for s in 'LR':
            if f:
                gallery(M, s, z, -6, D, W, dp, R, green=f in (1, 3, 5) and s == 'R' or (f in (2,
                    4) and s == 'L'))
        if f:
            gallery(M, 'B', z, -W, W, D, dp, R, green=f in (2, 5))
    # ground level arcades
    for s in (-1, 1):
        b = MeshBuilder()
        for i in range(8):
            b.box((s * (W + 0.15), -4 + i * 5.6, fh / 2 - 0.3), (0.6, 0.6, fh - 0.6), 0)
        b.build('pier', [M['trav']], bevel=0.02)
        b = MeshBuilder()
        for i in range(16):
            b.box((s * (W + dp + 0.05), -6 + i * 2.8, 1.8), (0.1, 2.6, 3.6), 0 if i % 3 else 1)
        b.build('shops', [M['room'], M['gpanel']])
    b = MeshBuilder()
    b.box((0, D + dp + 0.1, 1.8), (2 * W, 0.1, 3.6), 0)
    b.build('shopb', [M['marble']])
    # corner piers and outer shell
    b = MeshBuilder()
    for s in (-1, 1):
        b.box((s * (W + dp / 2 + 0.2), D + dp / 2 + 0.2, H / 2), (dp + 0.3, dp + 0.3, H), 0)
        b.box((s * (W + dp + 0.45), 15, H / 2), (0.3, 50, H), 0)
    b.build('corner', [M['trav']])
    for s in (-1, 1):
        lift_tower(M, s * 2.3, D - 1.5, H - 1, [9.0, 17.5][s > 0])
    # bridge
    b = MeshBuilder()
    zb = 3 * fh
    b.box((0, 25, zb - 0.2), (2 * W, 2.4, 0.42))
    b.build('bridge', [M['trav']], bevel=0.02)
    g = MeshBuilder()
    r = MeshBuilder()
    for y in (23.82, 26.18):
        g.quad([(-W, y, zb), (W, y, zb), (W, y, zb + 1.1), (-W, y, zb + 1.1)])
        r.box((0, y, zb + 1.12), (2 * W, 0.06, 0.05), 0)
        r.box((0, y, zb - 0.43), (2 * W, 0.05, 0.03), 1)
    g.build('bg', [M['glass']])
    r.build('br', [M['brass'], M['amberg']])
    # skylight grid
    b = MeshBuilder()
    for i in range(17):
        b.box((0, -6 + i * 2.7, H + 0.4), (2 * W + 5, 0.34, 1.3), 0)
    for i in range(9):
        b.box((-W + i * 1.9, 15, H + 0.75), (0.14, 46, 0.6), 0)
    b.build('sky', [M['white']] if 'white' in M else [M['plaster']])
    b = MeshBuilder()
    for s in (-1, 1):
        b.box((s * (W + 1.5), 15, H + 0.2), (3.0, 46, 1.2))
    b.box((0, D + 1.5, H + 0.2), (2 * W + 6, 3, 1.2))
    b.build('ringb', [M['plaster']])
    # amber glass rain
    g = MeshBuilder()
    wv = MeshBuilder()
    for i in range(330):
        k = i / 330
        a = k * 11.0 + R.uniform(-0.3, 0.3)
        q = 0.9 + 2.6 * math.sin(k * 3.14) ** 0.8 * R.uniform(0.85, 1.05)
        x, y = (q * math.cos(a), 17 + q * math.sin(a) * 1.3)
        z = 9.5 + 17 * k + R.uniform(-0.3, 0.3)
        r = R.uniform(0.09, 0.18)
        g.lathe((x, y, z), [(0, -r * 1.5)] + [(r * math.sin(t), -r * 1.3 * math.cos(t)) for t in (0.5, 1.0, 1.5,
            2.0, 2.5)] + [(0, r * 2.0)], 12, R.choice([0, 0, 1, 2]))
        wv.beam((x, y, z + r), (x, y, H), 0.01)
    g.build('drops', [M['amberg'], M['soft'], M['amberglass']] if 'amberglass' in M else [M['amberg'],
        M['soft'], M['brass']], smooth=True)
    wv.build('wires', [M['dark']])
    # ground: trees in round planters with bench rims, lounge
    for i, (x, y, h) in enumerate(((-4.6, 9.5, 6.4), (4.7, 12.5, 6.8), (-4.6, 20, 7.0), (4.7, 24, 7.0),
        (4.9, 5.2, 5.4), (-4.7, 29, 6.5))):
        p = MeshBuilder()
        p.cylinder((x, y, 0), (x, y, 0.42), 1.25, 56, 0)
        p.cylinder((x, y, 0.42), (x, y, 0.5), 1.38, 56, 1)
        p.cylinder((x, y, 0.5), (x, y, 0.58), 0.9, 48, 0)
        p.build('bowl', [M['trav'], M['walnut']], bevel=0.015, smooth=True)
        indoor_tree(M, (x, y, 0.55), h, 20 + i, 1.0, 4200, 0.15)
        plant({'pot': M['bark'], 'leaf': M['leaf2']}, (x + 0.4, y - 0.4, 0.15), 0.9, i)
    b = MeshBuilder()
    b.cylinder((0, 17, 0), (0, 17, 0.006), 4.3, 80, 0)
    b.build('rugr', [M['rug']])
    for i in range(8):
        a = i * math.pi / 4 + 0.3
        tub_chair(M, 'teal' if i % 3 else 'rust', (2.6 * math.cos(a) * 1.0, 17 + 2.6 * math.sin(a), 0),
            a + math.pi / 2)
    for i in range(3):
        a = i * 2.1 + 0.6
        coffee_table(M, (1.15 * math.cos(a), 17 + 1.15 * math.sin(a), 0), 0.5, 0.38,
            'marble' if i % 2 else 'walnut')
    sd = sky_world(57, -108, strength=0.42, clouds=0.6, dust=1.5, sunpower=0, suncol=(1, 0.76, 0.5), angle=0.6)
    area_light((0, 15, H - 0.6), (0, 15, 0), 14, 800, (0.72, 0.9, 1.0), sy=38)
    area_light((0, -5.5, 5), (0, 18, 9), 12, 500, (1, 0.84, 0.64), sy=9)
    area_light((0, 16, 3.5), (0, 16, 20), 10, 500, (1, 0.72, 0.44), sy=26)
    sunlamp((5, 17, 14), sd, 9, (1, 0.74, 0.46))
    exclude_from_lamps()
    return sd


def room_glow(name):
    """Lit room seen through glass: warm gradient with soft random partitions, glossy skin."""
    m, t, out = new_material(name)
    x = t.node('SeparateXYZ', {0: t.node('TexCoord').outputs['Object']})
    u = t.math('ADD', x.outputs[0], x.outputs[1])
    fz = t.math('FRACT', t.math('DIVIDE', x.outputs[2], 4.0))
    w = t.node('TexWhiteNoise', {'Vector': t.node('CombineXYZ', {0: t.math('FLOOR', t.math('DIVIDE', u, 1.3)),
        1: t.math('FLOOR', t.math('DIVIDE', x.outputs[2], 4.0)), 2: 0.2})},
        noise_dimensions='3D').outputs['Value']
    low = t.math('GREATER_THAN', fz, t.math('MULTIPLY_ADD', t.node('TexWhiteNoise',
        {'Vector': t.node('CombineXYZ', {0: t.math('FLOOR', t.math('DIVIDE', u, 0.55)),
        1: t.math('FLOOR', t.math('DIVIDE', x.outputs[2], 4.0)), 2: 0.9})},
        noise_dimensions='3D').outputs['Value'], 0.22, 0.06))
    lamp = t.math('MULTIPLY', t.math('GREATER_THAN', fz, 0.8), t.math('LESS_THAN', fz, 0.83))
    f = t.math('MULTIPLY', t.math('MULTIPLY_ADD', fz, 0.75, 0.22), t.math('MULTIPLY_ADD', w, 0.55, 0.45))
    f = t.math('ADD', t.math('MULTIPLY', f, t.math('MULTIPLY_ADD', low, 0.4, 0.6)),
        t.math('MULTIPLY', lamp, 0.6))
    e = t.node('Emission', {0: t.ramp(f, [(0.0, rgba('#4a3a2c')[:3]), (0.4, rgba('#e0b27a')[:3]),
        (1.0, rgba('#ffe6c2')[:3])]), 1: t.math('MULTIPLY', f, 1.2)})
    m.cycles.sample_as_light = False
    t.set(out.inputs[0], t.node('MixShader', {0: t.node('Fresnel', {'IOR': 1.5}), 1: e,
        2: t.node('BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': 0.02})}))
    return m


# office
def drafting_table(M, y0, y1, w, z):
    b = MeshBuilder()
    cy = (y0 + y1) / 2
    b.box((0, cy, z - 0.025), (w, y1 - y0, 0.05), 0)
    b.build('ttop', [M['oak']], bevel=0.006, smooth=True)
    b = MeshBuilder()
    for y in (y0 + 0.5, cy, y1 - 0.5):
        for s in (-1, 1):
            b.beam((s * w * 0.44, y, 0), (s * w * 0.3, y, z - 0.05), 0.05, mat=0)
        b.box((0, y, z - 0.09), (w * 0.8, 0.06, 0.06), 0)
    b.box((0, cy, 0.3), (0.05, y1 - y0 - 1, 0.05), 0)
    b.build('trestle', [M['dark']])


def stool(M, loc, fab='teal'):
    b = MeshBuilder()
    b.cylinder((0, 0, 0.58), (0, 0, 0.66), 0.2, 40, 0)
    b.build('seat', [M[fab]], bevel=0.03, smooth=True, loc=loc)
    b = MeshBuilder()
    for k in range(4):
        a = k * math.pi / 2 + 0.4
        b.cylinder((0.25 * math.cos(a), 0.25 * math.sin(a), 0), (0.13 * math.cos(a), 0.13 * math.sin(a), 0.58),
            0.013, 10)
    b.lathe((0, 0, 0.2), [(0.205, 0), (0.215, 0.01), (0.205, 0.02)], 32)
    b.build('legs', [M['brass']], smooth=True, loc=loc)


def skyline(M, sd):
    """Golden-hour city with tower cranes; the office floor is 52 m above the ground."""
    R = random.Random(31)
    S = site_mats()
    g0 = -52
    g = MeshBuilder()
    g.quad([(-3000, 20, g0), (3000, 20, g0), (3000, 6000, g0), (-3000, 6000, g0)])
    g.build('g', [ground_mat()])
    frame_building(S, 5, 3, 8, 13, 3.8, loc=(-22, 185, g0), seed=2, clad=7, rz=0.18)
    cm = [S['yellow'], S['dark'], S['conc'], S['glass']]
    crane(cm, h=76, jib=52, slew=2.85, loc=(6, 190, g0), w=2.4)
    crane(cm, h=88, jib=54, slew=0.5, loc=(-72, 250, g0), w=2.4)
    crane(cm, h=84, jib=50, slew=3.5, loc=(98, 285, g0), hook=14, w=2.4)
    crane(cm, h=104, jib=56, slew=0.8, loc=(46, 430, g0), w=2.4)
    frame_building(S, 4, 3, 8, 15, 3.8, loc=(84, 300, g0), seed=5, clad=9, rz=-0.2)
    for i, (x, y, f) in enumerate(((58, 330, 18), (150, 520, 30), (-130, 480, 26), (-40, 620, 34),
        (22, 700, 42), (120, 760, 30), (-210, 640, 24), (-95, 820, 40), (60, 980, 46), (230, 700, 28),
        (-300, 900, 34), (-8, 1150, 38))):
        tower(S, R.uniform(24, 34), R.uniform(24, 32), f, loc=(x, y, g0), rz=R.uniform(-0.5, 0.5),
            fac=('fac1', 'fac2')[i % 3 == 1])
    b = MeshBuilder()
    for i in range(300):
        h = R.choice([12, 16, 24, 40, 62]) * R.uniform(0.6, 1.4)
        y = R.uniform(420, 2400)
        b.box((R.uniform(-0.8, 0.8) * y, y, g0 + h / 2), (30, 30, h), R.randrange(2), rz=R.random())
    for i in range(120):
        y = R.uniform(120, 420)
        h = R.uniform(6, 13)
        b.box((R.uniform(-0.7, 0.7) * y, y, g0 + h / 2), (18, 14, h), 2, rz=0.2)
    b.build('eb', [facade('ef', '#31505c', 2.5, 3.8, 0.1, 0.3, lits=1.4),
        facade('ef2', '#6a6258', 3, 3.8, 0.1, 0.4, lits=1.4), principled('low', '#b79f80', 0.8, var=0.15,
        scale=0.1)])
    apply_haze(sd, density=1 / 1000.0, height=150, warm=(1, 0.6, 0.3), cool=(0.36, 0.5, 0.56), bright=0.52)
    exclude_from_lamps()


def build_office():
    reset()
    sd = sky_world(12, -29, strength=0.27, clouds=1.0, dust=1.6, sunpower=6.5, suncol=(1, 0.6, 0.3), angle=1.0)
    M0 = {}
    skyline(M0, sd)
    M = materials()
    R = random.Random(3)
    M['oak'] = grain('oak', '#9a6a3c', '#c4935a', 0.36, 1.3, 1, 0.15)
    M['white'] = principled('whit', '#e9e4d8', 0.7)
    X, Y, H = (4.1, 8.2, 3.3)
    M['shell'] = principled('shell', '#ea8a10', 0.22, coat=0.6, spec=0.6)
    M['shellw'] = principled('shellw', '#efece4', 0.2, coat=0.6, spec=0.6)
    M['pback'] = paper('pback', None, '#ece5d6')
    M['rubber'] = principled('rub', '#a23e22', 0.7)
    el = draw_elevation()
    pl = draw_plan()
    si = draw_site()
    el_m = paper('elev', el.image('elev'), back='#1a5560')
    pl_m = paper('plan', pl.image('plan'))
    si_m = paper('site', si.image('site'))
    b = MeshBuilder()
    b.quad([(-X, -3, 0), (X, -3, 0), (X, Y, 0), (-X, Y, 0)])
    b.build('floor', [wood('ofl', '#6a4526', '#a5754a', 0.2, 2.2, 0.26, 1)])
    b = MeshBuilder()
    b.box((0, 3, H + 0.1), (2 * X, 12, 0.2))
    b.build('ceil', [M['ceil']])
    b = MeshBuilder()
    for i in range(26):
        b.box((0, -0.6 + i * 0.34, H - 0.1), (2 * X, 0.06, 0.18))
    b.build('baff', [M['slat']])
    # window wall
    b = MeshBuilder()
    n = 5
    for i in range(n + 1):
        b.box((-X + 2 * X * i / n, Y, H / 2), (0.07, 0.16, H), 0)
    b.box((0, Y, 0.12), (2 * X, 0.22, 0.24), 0)
    b.box((0, Y, H - 0.08), (2 * X, 0.2, 0.16), 0)
    b.build('win', [M['bronze']])
    b = MeshBuilder()
    b.box((0, Y - 0.35, 0.42), (2 * X, 0.55, 0.05), 0)
    b.build('sill', [M['oak']], bevel=0.006)
    b = MeshBuilder()
    b.box((0, Y - 0.3, 0.2), (2 * X, 0.45, 0.4))
    b.build('sillb', [M['marble']])
    # left wall: pin-up board; right wall: cabinets with timber slats
    b = MeshBuilder()
    b.box((-X - 0.05, 3, H / 2), (0.1, 12, H))
    b.build('lw', [M['plaster']])
    b = MeshBuilder()
    b.box((-X + 0.02, 4.2, 1.72), (0.04, 6.2, 1.75))
    b.build('pin', [principled('cork', '#17525a', 0.95, var=0.12, scale=40, bump=0.3, bscale=200)])
    b = MeshBuilder()
    b.box((-X + 0.03, 4.2, 0.83), (0.06, 6.24, 0.03))
    b.box((-X + 0.03, 4.2, 2.61), (0.06, 6.24, 0.03))
    b.build('pinf', [M['brass']])
    for mt, y, z, w in ((pl_m, 2.0, 1.85, 1.25), (el_m, 3.55, 1.72, 1.35), (si_m, 5.05, 1.85, 1.2),
        (pl_m, 6.4, 1.7, 1.0)):
        h = w * 0.706
        surf('pinup', lambda u, v, y=y, z=z, w=w, h=h: (-X + 0.047 + 0.004 * math.sin(v * 5), y + (u - 0.5) * w,
            z + (v - 0.5) * h), 8, 8, mt)
    b = MeshBuilder()
    b.box((X + 0.05, 3, H / 2), (0.1, 12, H))
    b.build('rw', [M['marble']])
    b = MeshBuilder()
    for i in range(7):
        b.box((X - 0.24, 0.3 + i * 1.15, 0.45), (0.46, 1.13, 0.9), 0)
    b.build('cab', [M['panel']], bevel=0.006)
    b = MeshBuilder()
    b.box((X - 0.25, 3.75, 0.925), (0.5, 8.1, 0.045))
    b.build('cabt', [M['trav']], bevel=0.004)
    b = MeshBuilder()
    for z in (1.65, 2.2):
        b.box((X - 0.16, 3.75, z), (0.32, 7.4, 0.04), 0)
        b.box((X - 0.05, 3.75, z - 0.03), (0.03, 7.3, 0.015), 1)
    b.build('shelf', [M['oak'], M['warm']])
    b = MeshBuilder()
    for z in (0.95, 1.67, 2.22):
        y = 0.4
        while y < 7.2:
            k = R.random()
            if k < 0.55:
                for q in range(R.randrange(4, 10)):
                    hh = R.uniform(0.22, 0.34)
                    b.box((X - 0.17, y, z + hh / 2), (0.22, 0.036, hh), R.randrange(5))
                    y += 0.04
            elif k < 0.75:
                b.cylinder((X - 0.3, y + 0.08, z + 0.07), (X - 0.05, y + 0.08, z + 0.07), 0.06, 20, 1)
                b.cylinder((X - 0.3, y + 0.2, z + 0.07), (X - 0.05, y + 0.2, z + 0.07), 0.06, 20, 1)
                b.cylinder((X - 0.3, y + 0.14, z + 0.17), (X - 0.05, y + 0.14, z + 0.17), 0.06, 20, 1)
                y += 0.3
            else:
                for q in range(3):
                    hh = R.uniform(0.12, 0.36)
                    b.box((X - 0.17, y + 0.06 + q * 0.1, z + hh / 2), (0.09, 0.09, hh), 1 if q != 1 else 2)
                y += 0.36
            y += R.uniform(0.06, 0.35)
    b.build('books', [M['teal'], M['white'], M['rust'], M['sand'], M['dark']])
    # table and its things
    z = 0.92
    drafting_table(M, 0.55, 6.6, 1.6, z)
    sheet(pl_m, 1.0, 0.7, (0.36, 1.28, z), -0.16, seed=7)
    sheet(el_m, 1.08, 0.76, (-0.16, 1.66, z + 0.004), 0.1, corner=0.01, seed=1)
    sheet(pl_m, 1.05, 0.74, (0.1, 2.95, z), -0.14, corner=0.01, seed=2)
    sheet(si_m, 1.05, 0.74, (-0.12, 4.2, z), 0.2, seed=3)
    sheet(pl_m, 0.9, 0.63, (0.2, 5.4, z), -0.1, seed=4)
    hardhat(M['shell'], M['dark'], (0.4, 1.72, z + 0.006), -2.4, 1.06)
    hardhat(M['shellw'], M['dark'], (-0.52, 3.55, z), -1.0, 1.06)
    for i, (x, y, r, a) in enumerate(((-0.66, 1.75, 0.03, 1.45), (-0.6, 2.0, 0.026, 1.3),
        (0.52, 4.1, 0.03, 1.75), (0.44, 4.2, 0.027, 1.62), (0.49, 4.15, 0.027, 1.7))):
        zz = z + (0.05 if i == 4 else 0)
        roll(M['pback'], 0.85, r, (x, y, zz), a, seed=i)
        band(M['rubber'], r, (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), zz), a)
    scr = emission('scr', '#ffffff', 1)
    nt = scr.node_tree
    t = NodeTree(nt)
    t.set([q for q in nt.nodes if q.type == 'EMISSION'][0].inputs[0], t.node('TexImage',
        {'Vector': t.node('TexCoord').outputs['UV']}, image=bpy.data.images['elev']))
    scr.cycles.sample_as_light = False
    laptop([principled('alum', '#b9bcbd', 0.3, metal=0.9), M['dark']], (0.3, 2.62, z + 0.002), -0.3, scr)
    pencil([M['teal'], M['oak'], M['dark'], M['brass']], (-0.02, 1.44, z + 0.006), 0.5)
    pencil([M['shell'], M['oak'], M['dark'], M['brass']], (0.02, 2.6, z + 0.002), -0.3)
    b = MeshBuilder()
    b.box((0, 0, 0.008), (0.32, 0.022, 0.012), 0)
    b.build('scale', [principled('scw', '#efe3c4', 0.35)], bevel=0.003, loc=(-0.28, 1.36, z + 0.006), rz=-0.15)
    c = MeshBuilder()
    c.lathe((0.66, 2.2, z), [(0, 0), (0.03, 0), (0.038, 0.085), (0.036, 0.085), (0.0, 0.075)], 40)
    c.build('mug', [M['marble']], smooth=True)
    # small white study model with an amber tower
    b = MeshBuilder()
    for i in range(4):
        for j in range(4):
            hh = R.choice([0.05, 0.08, 0.12, 0.16])
            b.box((-0.25 + i * 0.1, 4.85 + j * 0.1, z + 0.02 + hh / 2), (0.07, 0.07, hh), 0)
    b.box((-0.1, 5.0, z + 0.01), (0.5, 0.5, 0.02), 1)
    b.box((-0.05, 4.95, z + 0.17), (0.07, 0.07, 0.32), 2)
    b.build('study', [M['white'], M['oak'], M['amberg']], bevel=0.002)
    for x, y, f in ((1.12, 2.3, 'teal'), (1.15, 3.7, 'rust'), (-1.15, 3.1, 'teal'), (-1.12, 4.6, 'teal'),
        (1.12, 5.2, 'teal')):
        stool(M, (x, y, 0), f)
    b = MeshBuilder()
    b.box((0, 4.0, 2.12), (0.09, 4.4, 0.07), 0)
    b.box((0, 4.0, 2.083), (0.06, 4.3, 0.008), 1)
    for y in (2.1, 5.9):
        b.beam((0, y, 2.15), (0, y, H), 0.008, mat=2)
    b.build('linear', [M['brass'], M['warm'], M['dark']])
    area_light((0, 4.0, 2.07), (0, 4.0, 0), 0.12, 26, (1, 0.76, 0.48), sy=4.2)
    b = MeshBuilder()
    b.cylinder((-2.75, 1.9, 0), (-2.75, 1.9, 0.55), 0.24, 40, 0, 0.27, cap=False)
    b.build('bin', [M['bronze']], smooth=True)
    for i in range(7):
        a = i * 0.9
        roll(M['pback'] if i % 3 else el_m, 0.95, 0.032, (-2.75 + 0.11 * math.cos(a) + 0.06 * math.cos(a),
            1.9 + 0.13 * math.sin(a), 0.46), a, seed=i, tilt=-1.42)
    plant({'pot': M['pot'], 'leaf': M['leaf']}, (-3.5, 7.2, 0), 1.7, 3)
    indoor_tree(M, (3.1, 7.2, 0), 2.9, 6, 0.8, 1700, 0.09, (0.5, 0.45))
    area_light((0, Y - 0.1, 1.9), (0, 2, 0.9), 7.8, 130, (0.74, 0.86, 1.0), sy=2.5)
    area_light((0.5, -2.6, 2.7), (0, 4, 1.0), 4, 95, (1, 0.8, 0.58), sy=2)
    area_light((0, 3.2, H - 0.3), (0, 3.2, 0), 5, 50, (1, 0.78, 0.54), sy=6)
    exclude_from_lamps()
    return sd


# cameras: level, verticals kept upright with shift
def look(build, location, target, lens, **settings):
    """Build the room, then one of its cameras."""
    build()
    return interior(location, target, lens, **settings)


CAMERAS = {'desk': lambda: look(build_lobby, (3.0, 10.6, 1.3), (-0.9, 15.9, 1.3), 27, shift=0.09, exposure=0.15),
    'lounge': lambda: look(build_lobby, (5.6, 3.4, 1.35), (-6.2, 10.6, 1.35), 22, shift=0.02,
    exposure=-0.15), 'lobby': lambda: look(build_lobby, (1.35, -0.6, 1.45), (0.35, 10, 1.45), 24, shift=0.075,
    exposure=0.45), 'atrium': lambda: look(build_atrium, (1.1, -5.2, 4.9), (0.2, 17, 4.9), 18, shift=0.12,
    exposure=0.35), 'office': lambda: look(build_office, (0.3, 0.02, 1.52), (-0.02, 5, 1.52), 26, shift=-0.06,
    exposure=0.45, focus=(0.153, 2.315, 1.52), fstop=5.6)}
