"""Palms, trees, hedges, grasses, rocks."""
import math
import random

import bpy
from mathutils import Vector

from .mesh import MeshBuilder, scatter
from .world import area_light


def palm(M, loc, h=7, seed=0):
    """Palm with separate leaflets."""
    R = random.Random(seed)
    b = MeshBuilder()
    p = Vector((0, 0, 0))
    lean = Vector((R.uniform(-0.06, 0.06), R.uniform(-0.06, 0.06), 1))
    n = 8
    for i in range(n):
        q = p + lean * (h / n)
        b.cylinder(p, q, 0.26 - 0.08 * i / n, 9, 0, 0.22 - 0.08 * i / n, cap=False)
        p = q
    for i in range(26):
        a = i * 2.399
        el = R.uniform(-0.5, 1.1)
        L = R.uniform(2.2, 3.0)
        pts = []
        d = Vector((math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)))
        q = p.copy()
        side = d.cross(Vector((0, 0, 1))).normalized()
        for k in range(7):
            pts.append(q.copy())
            q = q + d * (L / 6)
            d = (d + Vector((0, 0, -0.2))).normalized()
        for k in range(6):
            for sd in (-1, 1):
                for j in range(4):
                    o = pts[k].lerp(pts[k + 1], j / 4)
                    wd = 0.55 * math.sin((k + j / 4 + 0.6) / 6.8 * math.pi) + 0.08
                    dd = (pts[k + 1] - pts[k]).normalized()
                    tip = o + side * sd * wd + dd * 0.35 + Vector((0, 0, -0.22 * wd))
                    b.quad([o, o + dd * 0.09, tip], 1)
    return b.build('palm', [M['trunk'], M['frond']], loc=loc)


def date_palm(trunk, frond, h=7, seed=0, n=46):
    """Fuller date palm (one mesh at the origin; place copies with inst())"""
    R = random.Random(seed)
    b = MeshBuilder()
    p = Vector((0, 0, 0))
    lean = Vector((R.uniform(-0.03, 0.03), R.uniform(-0.03, 0.03), 1))
    seg = int(h / 0.28)
    for i in range(seg):
        q = p + lean * (h / seg)
        r = 0.235 - 0.05 * i / seg + (0.05 if i > seg - 4 else 0)
        b.cylinder(p, q, r * 0.86, 9, 0, r * 1.12, cap=False)
        p = q
    for i in range(n):
        a = i * 2.399
        f = i / n
        el = 1.25 - f * 1.75 + R.uniform(-0.12, 0.12)
        Lf = R.uniform(2.3, 3.1) * (0.85 + 0.2 * math.sin(f * 3.1))
        d = Vector((math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)))
        q = p + Vector((0, 0, 0.1 - 0.35 * f))
        side = d.cross(Vector((0, 0, 1)))
        if side.length < 0.001:
            continue
        side.normalize()
        pts = []
        for k in range(9):
            pts.append(q.copy())
            q = q + d * (Lf / 8)
            d = (d + Vector((0, 0, -0.13 - 0.05 * f))).normalized()
        for k in range(8):
            dd = (pts[k + 1] - pts[k]).normalized()
            b.beam(pts[k], pts[k + 1], 0.03, mat=1)
            for j in range(5):
                o = pts[k].lerp(pts[k + 1], j / 5)
                s = (k + j / 5) / 8
                wd = 0.62 * math.sin((s * 0.86 + 0.1) * math.pi) + 0.06
                for sd in (-1, 1):
                    tip = o + side * sd * wd + dd * 0.42 * (0.5 + s) + Vector((0, 0,
                        (0.18 if sd else 0) * (1 - 2 * s) * wd - 0.1 * wd))
                    b.quad([o, o + dd * 0.075, tip], 1)
    return b.build('dpalm%d' % seed, [trunk, frond])


def _leaf(b, c, d, s, R, mat=1):
    """One leaf as a small quad."""
    side = d.cross(Vector((R.uniform(-1, 1), R.uniform(-1, 1), R.uniform(-1, 1))))
    if side.length < 0.001:
        return
    side.normalize()
    b.quad([c - d * s, c + side * s * 0.45, c + d * s, c - side * s * 0.45], mat)


def tree(trunk, leaf, h=6, r=2.4, seed=0, leaves=3600, ls=0.17, flat=0.75):
    """Broad-leaved tree as one mesh at the origin; place copies with inst()"""
    R = random.Random(seed)
    b = MeshBuilder()
    th = h * 0.45
    b.cylinder((0, 0, 0), (R.uniform(-0.1, 0.1), R.uniform(-0.1, 0.1), th), 0.045 * h * 0.5, 9, 0,
        0.03 * h * 0.5, cap=False)
    cl = []
    for i in range(16):
        a = i * 2.4
        rr = r * math.sqrt((i + 0.5) / 16) * 0.8
        z = h - r * flat + r * flat * (0.75 - 0.9 * (rr / r) ** 2) * R.uniform(0.5, 1.1) - 0.25 * r * flat
        c = Vector((rr * math.cos(a), rr * math.sin(a), z))
        cl.append((c, r * R.uniform(0.3, 0.46)))
        b.cylinder((0, 0, th * 0.92), tuple(c), 0.03 * h * 0.28, 5, 0, 0.012 * h * 0.3, cap=False)
    for i in range(leaves):
        c, cr = cl[i % 16]
        d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0.15, 1))).normalized()
        p = c + Vector((d.x, d.y, d.z * flat)) * cr * R.random() ** 0.28
        _leaf(b, p, (d * 0.4 + Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 0.6)))).normalized(),
            ls * R.uniform(0.6, 1.2), R)
    return b.build('tree%d' % seed, [trunk, leaf])


def hedge(leaf, core, x0, x1, y0, y1, z0, z1, n=None, seed=0, ls=0.09):
    """Clipped hedge: dark core with a leafy skin."""
    R = random.Random(seed)
    b = MeshBuilder()
    b.box(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2 - 0.04), (x1 - x0 - 0.12, y1 - y0 - 0.12,
        z1 - z0 - 0.08), 0)
    ax, ay, az = (x1 - x0, y1 - y0, z1 - z0)
    A_ = [ax * ay, ax * az, ay * az]
    n = n or int(min(26000, (A_[0] + A_[1] * 2 + A_[2] * 2) * 130))
    for i in range(n):
        q = R.uniform(0, A_[0] + A_[1] * 2 + A_[2] * 2)
        u, v = (R.random(), R.random())
        if q < A_[0]:
            p = Vector((x0 + u * ax, y0 + v * ay, z1))
            nn = Vector((0, 0, 1))
        elif q < A_[0] + A_[1] * 2:
            s = q < A_[0] + A_[1]
            p = Vector((x0 + u * ax, y0 if s else y1, z0 + v * az))
            nn = Vector((0, -1 if s else 1, 0))
        else:
            s = R.random() < 0.5
            p = Vector((x0 if s else x1, y0 + u * ay, z0 + v * az))
            nn = Vector((-1 if s else 1, 0, 0))
        p += Vector((R.gauss(0, 0.035), R.gauss(0, 0.035), R.gauss(0, 0.035)))
        _leaf(b, p, (nn * 0.5 + Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1)))).normalized(),
            ls * R.uniform(0.6, 1.2), R)
    return b.build('hedge', [core, leaf])


def grasses(leaf, pts, h=0.7, seed=0, blades=40):
    """Ornamental grass tufts at pts [(x,y,z)]."""
    R = random.Random(seed)
    b = MeshBuilder()
    for x, y, z in pts:
        s = R.uniform(0.7, 1.2) * h
        for i in range(blades):
            a = R.uniform(0, 6.283)
            o = R.uniform(0.0, 0.12)
            ln = R.uniform(0.5, 1) * s
            lean = R.uniform(0.15, 0.7)
            dx, dy = (math.cos(a), math.sin(a))
            w = 0.018
            p0 = Vector((x + dx * o, y + dy * o, z))
            p1 = p0 + Vector((dx * lean * 0.35 * ln, dy * lean * 0.35 * ln, ln * 0.6))
            p2 = p0 + Vector((dx * lean * ln, dy * lean * ln, ln * (1 - lean * 0.3)))
            sd = Vector((-dy, dx, 0)) * w
            b.quad([p0 - sd, p0 + sd, p1 + sd, p1 - sd])
            b.quad([p1 - sd, p1 + sd, p2])
    return b.build('grass', [leaf])


def tuft(mat, seed=0, h=0.8, n=46, spread=0.5, w=0.035):
    """Grass or reed tuft to be instanced."""
    R = random.Random(seed)
    b = MeshBuilder()
    for i in range(n):
        a = R.uniform(0, 6.283)
        r = spread * 0.35 * R.random()
        p = Vector((r * math.cos(a), r * math.sin(a), -0.05))
        a += R.uniform(-0.6, 0.6)
        L = h * R.uniform(0.5, 1.1)
        d = Vector((math.cos(a) * 0.35, math.sin(a) * 0.35, 1)).normalized()
        s = Vector((-math.sin(a), math.cos(a), 0)) * w
        for k in range(3):
            q = p + d * (L / 3)
            s2 = s * (0.75 if k < 2 else 0.05)
            b.quad([p - s, p + s, q + s2, q - s2], 0)
            p, s = (q, s2)
            d = (d + Vector((math.cos(a) * spread * 0.5, math.sin(a) * spread * 0.5, -0.12))).normalized()
    o = b.build('tuft', [mat])
    o.hide_render = True
    return o


def shrub(mat, seed=0, r=1.0, n=420, leaf=0.13, tall=0.8):
    """Leafy bush made of small leaves in an irregular crown, to be instanced."""
    R = random.Random(seed)
    b = MeshBuilder()
    lob = [(Vector((R.uniform(-0.6, 0.6) * r, R.uniform(-0.6, 0.6) * r, r * tall * R.uniform(0.45, 1.1))),
        r * R.uniform(0.35, 0.6)) for _ in range(6)]
    for i in range(n):
        c, rr = R.choice(lob)
        d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1))).normalized()
        p = c + d * rr * R.uniform(0.75, 1.05)
        s = d.cross(Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1)))).normalized()
        u = (s.cross(d) * 0.7 + d * 0.6).normalized()
        l = leaf * R.uniform(0.6, 1.3)
        b.quad([p, p + s * l * 0.45 + u * l * 0.5, p + u * l, p - s * l * 0.45 + u * l * 0.5], 0)
    for c, rr in lob:
        b.lathe(tuple(c), [(0, -rr * 0.8)] + [(rr * 0.8 * math.sin(a), -rr * 0.8 * math.cos(a)) for a in (0.8,
            1.57, 2.3)] + [(0, rr * 0.8)], 8, 0)
    o = b.build('shrub', [mat])
    o.hide_render = True
    return o


def boulder(mat, seed=0, flat=0.62):
    """One displaced rock, radius about 1, to be instanced."""
    import bmesh
    from mathutils import noise
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
    o = Vector((seed * 7.1, seed * 3.3, seed * 1.7))
    for v in bm.verts:
        p = v.co.copy()
        d = 0.42 * noise.noise(p * 0.9 + o) + 0.22 * noise.noise(p * 2.1 + o) + 0.1 * noise.noise(p * 5 + o)
        c = noise.cell(p * 1.4 + o)
        v.co = p * (1 + d + 0.12 * c)
        v.co.z *= flat
    me = bpy.data.meshes.new('rock')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = 0.5
    ob = bpy.data.objects.new('rock', me)
    bpy.context.collection.objects.link(ob)
    ob.hide_render = True
    return ob


def litter(mats, n, area, fn, seed=0, size=(0.03, 0.14)):
    """Small stones strewn over an area (x0,x1,y0,y1), heights from fn(x,y)"""
    R = random.Random(seed)
    rk = [boulder(m, i) for i, m in enumerate(mats)]
    for i in range(n):
        x, y = (R.uniform(area_light[0], area_light[1]), R.uniform(area_light[2], area_light[3]))
        scatter(rk[i % len(rk)], (x, y, fn(x, y)), R.uniform(0, 6),
            R.uniform(*size) * (2.2 if R.random() < 0.06 else 1))


def indoor_tree(M, loc, h=4.2, seed=0, spread=1.0, leaves=2600, leaf=0.075, pot=None):
    """Slender multi-branch tree with separate leaves. M: bark, leaf, pot."""
    R = random.Random(seed)
    b = MeshBuilder()
    lv = MeshBuilder()
    tips = []

    def grow(p, d, L, r, n):
        q = p
        for k in range(3):
            e = q + d * (L / 3)
            b.cylinder(q, e, r * (1 - 0.12 * k), 8, 0, r * (1 - 0.12 * (k + 1)), cap=False)
            q = e
            d = (d + Vector((R.uniform(-0.12, 0.12), R.uniform(-0.12, 0.12), 0.02))).normalized()
            if n < 3:
                tips.append(q.copy())
        if n > 0:
            for j in range(3 if n > 1 else 2):
                a = R.uniform(0, 6.28)
                nd = (d * R.uniform(0.6, 1.0) + Vector((math.cos(a), math.sin(a),
                    R.uniform(-0.05, 0.5))) * 0.75 * spread).normalized()
                grow(q, nd, L * 0.68, r * 0.6, n - 1)
    z0 = 0.0
    if pot:
        w, hh = pot
        p = MeshBuilder()
        p.box((0, 0, hh / 2), (w, w, hh), 0)
        p.build('tpot', [M['pot']], bevel=0.02, loc=loc, smooth=True)
        s = MeshBuilder()
        s.box((0, 0, hh), (w - 0.08, w - 0.08, 0.03), 0)
        s.build('soil', [M['bark']], loc=loc)
        z0 = hh
    grow(Vector((0, 0, z0)), Vector((0, 0, 1)), h * 0.36, h * 0.014, 4)
    for i in range(leaves):
        c = tips[R.randrange(len(tips))] + Vector((R.gauss(0, 0.16), R.gauss(0, 0.16),
            R.gauss(0, 0.13))) * spread * h / 4.2
        d = Vector((R.uniform(-1, 1), R.uniform(-1, 1), R.uniform(-0.7, 0.6))).normalized()
        s = d.cross(Vector((R.uniform(-0.3, 0.3), R.uniform(-0.3, 0.3), 1))).normalized()
        L = leaf * R.uniform(0.7, 1.4)
        lv.quad([c, c + d * L * 0.5 + s * L * 0.24, c + d * L, c + d * L * 0.5 - s * L * 0.24], 0)
    b.build('bark', [M['bark']], smooth=True, loc=loc)
    return lv.build('leaves', [M['leaf']], loc=loc)


def plant(M, loc, h=1.6, seed=0):
    """Potted plant with long leaves."""
    R = random.Random(seed)
    b = MeshBuilder()
    b.lathe(loc, [(0, 0), (0.17, 0), (0.22, 0.36), (0.23, 0.42), (0.205, 0.42), (0.2, 0.36), (0, 0.36)], 32, 0)
    b.build('pot', [M['pot']], smooth=True)
    v = MeshBuilder()
    c = Vector(loc) + Vector((0, 0, 0.38))
    for i in range(34):
        a = R.uniform(0, 6.28)
        el = R.uniform(0.35, 1.45)
        L = h * R.uniform(0.45, 0.95)
        d = Vector((math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)))
        q = c.copy()
        W = 0.045 * R.uniform(0.8, 1.5)
        pts = []
        for k in range(9):
            pts.append((q.copy(), d.cross(Vector((0, 0, 1))).normalized() * W * math.sin(min(1,
                (k + 0.5) / 8.5) * math.pi) ** 0.7))
            q = q + d * (L / 8)
            d = (d + Vector((0, 0, -0.1 - 0.03 * R.random()))).normalized()
        for k in range(8):
            (p0, s0), (p1, s1) = (pts[k], pts[k + 1])
            dn = Vector((0, 0, -0.012))
            v.quad([p0 - s0, p1 - s1, p1 + dn, p0 + dn])
            v.quad([p0 + dn, p1 + dn, p1 + s1, p0 + s0])
    v.build('lv', [M['leaf']], smooth=True)
