"""Parts of finished buildings, towers and cities."""
import math
import random

from .mesh import MeshBuilder


def arch_wall(b, x0, x1, y0, y1, z0, z1, n, span, spring, rise, mat=0, axis='x', seg=14):
    """Wall pierced by n pointed arches (rise>=span/2); axis 'x' runs along x, 'y' along y."""
    T = (lambda u, v, z: (u, v, z)) if axis == 'x' else lambda u, v, z: (v, u, z)
    w = (x1 - x0) / n
    a = span / 2
    c = (rise * rise - a * a) / (2 * a)
    cur = [-a + 2 * a * i / seg for i in range(seg + 1)]
    zz = [spring + math.sqrt(max(0, (a + c) ** 2 - (abs(q) + c) ** 2)) for q in cur]
    for k in range(n):
        cx = x0 + (k + 0.5) * w
        for y in (y0, y1):
            for l, r in ((cx - w / 2, cx - a), (cx + a, cx + w / 2)):
                b.quad([T(l, y, z0), T(r, y, z0), T(r, y, z1), T(l, y, z1)], mat)
            for i in range(seg):
                b.quad([T(cx + cur[i], y, zz[i]), T(cx + cur[i + 1], y, zz[i + 1]), T(cx + cur[i + 1], y, z1),
                    T(cx + cur[i], y, z1)], mat)
        for i in range(seg):
            b.quad([T(cx + cur[i], y0, zz[i]), T(cx + cur[i + 1], y0, zz[i + 1]),
                T(cx + cur[i + 1], y1, zz[i + 1]), T(cx + cur[i], y1, zz[i])], mat)
        for s in (-a, a):
            b.quad([T(cx + s, y0, z0), T(cx + s, y1, z0), T(cx + s, y1, zz[0]), T(cx + s, y0, zz[0])], mat)
    for u in (x0, x1):
        b.quad([T(u, y0, z0), T(u, y1, z0), T(u, y1, z1), T(u, y0, z1)], mat)
    b.quad([T(x0, y0, z1), T(x1, y0, z1), T(x1, y1, z1), T(x0, y1, z1)], mat)


def star_screen(b, u0, u1, z0, z1, y, cell=0.6, axis='x', w=0.05, d=0.09, mat=0, frame=0.12):
    """Mashrabiya: eight-point stars (two crossed squares) with linking bars."""
    T = (lambda u, z: (u, y, z)) if axis == 'x' else lambda u, z: (y, u, z)
    nx = max(1, round((u1 - u0) / cell))
    nz = max(1, round((z1 - z0) / cell))
    cx = (u1 - u0) / nx
    cz = (z1 - z0) / nz
    for i in range(nx):
        for j in range(nz):
            ox, oz = (u0 + (i + 0.5) * cx, z0 + (j + 0.5) * cz)
            r = 0.5
            for rot in (0, math.pi / 4):
                q = [(ox + r * 0.94 * cx * math.cos(rot + k * math.pi / 2),
                    oz + r * 0.94 * cz * math.sin(rot + k * math.pi / 2)) for k in range(4)]
                for k in range(4):
                    b.beam(T(*q[k]), T(*q[(k + 1) % 4]), w, d, mat)
    for i in range(nx + 1):
        for j in range(nz + 1):
            ox, oz = (u0 + i * cx, z0 + j * cz)
            r = 0.23
            q = [(min(u1, max(u0, ox + r * cx * math.cos(k * math.pi / 2))),
                min(z1, max(z0, oz + r * cz * math.sin(k * math.pi / 2)))) for k in range(4)]
            for k in range(4):
                b.beam(T(*q[k]), T(*q[(k + 1) % 4]), w * 0.8, d, mat)
    if frame:
        for u in (u0, u1):
            b.beam(T(u, z0 - frame / 2), T(u, z1 + frame / 2), frame, frame * 1.3, mat)
        for z in (z0, z1):
            b.beam(T(u0, z), T(u1, z), frame, frame * 1.3, mat)


def mashrabiya(M, x0, x1, z0, z1, y, cell=0.3, mat='walnut', axis='x', th=0.035):
    """Lattice of sixteen-point stars."""
    b = MeshBuilder()
    nx = int(round((x1 - x0) / cell))
    nz = int(round((z1 - z0) / cell))
    cx = (x1 - x0) / nx
    cz = (z1 - z0) / nz
    T = (lambda u, v: (u, y, v)) if axis == 'x' else lambda u, v: (y, u, v)
    for i in range(nx):
        for j in range(nz):
            ox, oz = (x0 + (i + 0.5) * cx, z0 + (j + 0.5) * cz)
            r = cx * 0.5
            pts = []
            for k in range(16):
                rr = r * (1.0 if k % 2 == 0 else 0.765)
                a = k * math.pi / 8
                pts.append((ox + rr * math.cos(a), oz + rr * math.sin(a)))
            for k in range(16):
                p, q = (pts[k], pts[(k + 1) % 16])
                b.beam(T(*p), T(*q), 0.018, th, 0)
    for u in (x0, x1):
        b.beam(T(u, z0), T(u, z1), 0.06, 0.06, 0)
    for v in (z0, z1):
        b.beam(T(x0, v), T(x1, v), 0.06, 0.06, 0)
    return b.build('mash', [M[mat]])


def punched(b, u0, u1, z0, z1, y0, y1, ops, mat=0, axis='x'):
    """Wall slab between y0 and y1 with rectangular openings ops=[(u0,u1,z0,z1)]."""
    us = sorted({u0, u1, *[o[0] for o in ops], *[o[1] for o in ops]})
    zs = sorted({z0, z1, *[o[2] for o in ops], *[o[3] for o in ops]})
    for i in range(len(us) - 1):
        j = 0
        while j < len(zs) - 1:
            cu = (us[i] + us[i + 1]) / 2
            hit = lambda q: any((o[0] < cu < o[1] and o[2] < (zs[q] + zs[q + 1]) / 2 < o[3] for o in ops))
            if hit(j):
                j += 1
                continue
            k = j
            while k + 1 < len(zs) - 1 and (not hit(k + 1)):
                k += 1
            c = (cu, (y0 + y1) / 2, (zs[j] + zs[k + 1]) / 2)
            s = (us[i + 1] - us[i], abs(y1 - y0), zs[k + 1] - zs[j])
            b.box(c, s, mat) if axis == 'x' else b.box((c[1], c[0], c[2]), (s[1], s[0], s[2]), mat)
            j = k + 1


def neighbourhood(mats, n=60, y0=60, y1=320, half=190, seed=0, hmin=5, hmax=12, gap=None):
    """Quiet low-rise backdrop: stepped boxes with parapets and dark window slots. mats: [wall a, wall b, dark glass]."""
    R = random.Random(seed)
    b = MeshBuilder()
    for i in range(n):
        y = y0 + (y1 - y0) * R.random() ** 1.2
        x = R.uniform(-half, half) * (0.6 + 0.6 * (y - y0) / (y1 - y0))
        if gap and gap[0] < x < gap[1] and (y < gap[2]):
            continue
        w, d, h = (R.uniform(10, 20), R.uniform(9, 16), R.uniform(hmin, hmax))
        m = R.randrange(2)
        b.box((x, y, h / 2), (w, d, h), m)
        b.box((x, y, h + 0.25), (w + 0.3, d + 0.3, 0.5), m)
        b.box((x + R.uniform(-3, 3), y, h + 1.4), (w * 0.35, d * 0.4, 2.2), 1 - m)
        k = int(w / 2.6)
        for f in range(int(h / 3.6)):
            for q in range(k):
                if R.random() < 0.75:
                    b.box((x - w / 2 + (q + 0.5) * w / k, y - d / 2 - 0.01, f * 3.6 + 2.0), (0.9, 0.1, 1.7), 2)
            for q in range(int(d / 2.6)):
                if R.random() < 0.6:
                    b.box((x - w / 2 * (1 if x > 0 else -1), y - d / 2 + (q + 0.5) * 2.6, f * 3.6 + 2.0),
                        (0.1, 0.9, 1.7), 2)
    return b.build('context', mats)


def tower(M, w, d, floors, fh=3.8, loc=(0, 0, 0), rz=0, fac='fac1', fin=1.5, crown=True, chamfer=0):
    """Glass tower with fins, crown and podium."""
    b = MeshBuilder()
    H = floors * fh
    b.box((0, 0, H / 2), (w, d, H), 0)
    for f in range(floors + 1):
        b.box((0, 0, f * fh + 0.12), (w + 0.28, d + 0.28, 0.22), 1)
    k = int(w / fin)
    for i in range(k + 1):
        for sy in (-1, 1):
            b.box((-w / 2 + i * w / k, sy * (d / 2 + 0.12), H / 2), (0.09, 0.3, H), 1)
    k = int(d / fin)
    for i in range(k + 1):
        for sx in (-1, 1):
            b.box((sx * (w / 2 + 0.12), -d / 2 + i * d / k, H / 2), (0.3, 0.09, H), 1)
    if crown:
        b.box((0, 0, H + 2.5), (w * 0.8, d * 0.8, 5), 2)
        for i in range(int(w / 2) + 1):
            for sy in (-1, 1):
                b.box((-w / 2 + i * 2, sy * d / 2, H + 3), (0.2, 0.5, 6), 1)
        for i in range(int(d / 2) + 1):
            for sx in (-1, 1):
                b.box((sx * w / 2, -d / 2 + i * 2, H + 3), (0.5, 0.2, 6), 1)
        b.box((0, -d / 2, H + 6), (w, 0.5, 0.5), 1)
        b.box((0, d / 2, H + 6), (w, 0.5, 0.5), 1)
        b.box((-w / 2, 0, H + 6), (0.5, d, 0.5), 1)
        b.box((w / 2, 0, H + 6), (0.5, d, 0.5), 1)
    # podium
    b.box((0, 0, 3), (w + 10, d + 10, 6), 3)
    b.box((0, 0, 6.2), (w + 11, d + 11, 0.5), 2)
    return b.build('tower', [M[fac], M['alu'], M['conc'], M['fac2']], loc=loc, rz=rz)


def skyline(seed, centre, spread, n, hmax, mats, hmin=18, low=160):
    """Far city: stepped towers, tallest near the centre, low blocks around; mats: [glass, glass, stone, stone]."""
    R = random.Random(seed)
    b = MeshBuilder()
    cx, cy = centre
    for i in range(n):
        x, y = (R.gauss(0, 1) * spread, R.gauss(0, 0.6) * spread * 0.5)
        f = math.exp(-(x / spread) ** 2 * 1.1)
        h = hmin + (hmax - hmin) * f * R.uniform(0.25, 1) ** 1.5
        w = R.uniform(18, 30)
        d = w * R.uniform(0.8, 1.2)
        m = R.choice([0, 0, 1, 1, 2])
        X, Y = (cx + x, cy + y)
        b.box((X, Y, h * 0.42), (w, d, h * 0.84), m)
        b.box((X, Y, h * 0.92), (w * 0.78, d * 0.78, h * 0.16), m)
        b.box((X, Y, h * 0.845), (w + 0.8, d + 0.8, 1.4), 3)
        b.box((X, Y, h + 1.5), (w * 0.5, d * 0.5, 3), 3)
        b.box((X + R.uniform(-3, 3), Y, 5), (w * 1.5, d * 1.4, 10), 3)
        for q in (-0.5, -0.17, 0.17, 0.5):
            b.box((X + q * w, Y - d / 2 - 0.3, h * 0.42), (0.9, 0.7, h * 0.84), 3)
        if h > hmax * 0.62:
            b.cylinder((X, Y, h), (X, Y, h * 1.22), 1.6, 6, 3, 0.3)
    for i in range(low):
        b.box((cx + R.uniform(-2.6, 2.6) * spread, cy + R.uniform(-1, 0.6) * spread * 0.6, 5),
            (R.uniform(14, 34), R.uniform(14, 26), R.choice([8, 10, 14, 18, 24]) * 2), R.choice([2, 3, 3]))
    return b.build('skyline', mats)
