"""The architect's table: a model of a city quarter, and drawings with tools."""
import math
import random

from lib.desk import band, pencil, roll, sheet
from lib.drawing import draw_elevation, draw_plan, draw_site
from lib.materials import glow, grain, paper, principled
from lib.mesh import MeshBuilder
from lib.nodes import new_material, rgba
from lib.view import interior
from lib.world import area_light, exclude_from_lamps, point_light, reset, sky_world


# materials
def board(name, col, fh=0.0095, line=0.16, uw=0, rough=0.62):
    """Model board scored with floor lines every fh metres (and bays every uw)"""
    m, t, out = new_material(name)
    pos = t.node('TexCoord').outputs['Object']
    x = t.node('SeparateXYZ', {0: pos})
    nz = t.node('SeparateXYZ', {0: t.node('NewGeometry').outputs['Normal']}).outputs[2]
    side = t.math('LESS_THAN', t.math('ABSOLUTE', nz), 0.5)
    f = t.math('LESS_THAN', t.math('FRACT', t.math('DIVIDE', x.outputs[2], fh)), line)
    if uw:
        f = t.math('MAXIMUM', f, t.math('LESS_THAN', t.math('FRACT', t.math('DIVIDE',
            t.math('ADD', x.outputs[0], x.outputs[1]), uw)), line))
    f = t.math('MULTIPLY', f, side)
    n = t.node('TexNoise', {'Vector': pos, 'Scale': 16.0, 'Detail': 3}).outputs['Fac']
    c = rgba(col)
    base = t.ramp(n, [(0.3, tuple((k * 0.93 for k in c[:3]))), (0.7, c[:3])])
    base = t.mix(f, base, tuple((k * 0.68 for k in c[:3])) + (1,))
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': base, 'Roughness': rough, 'Specular': 0.3,
        'Normal': t.node('Bump', {'Height': t.math('MULTIPLY', f, -1), 'Strength': 0.4,
        'Distance': 0.001}).outputs[0]}))
    return m


def acrylic(name, col, clear=0.35, glowing=0.0):
    """Tinted acrylic: part clear, part translucent, glossy skin."""
    m, t, out = new_material(name)
    c = rgba(col)
    a = t.node('MixShader', {0: 0.45, 1: t.node('BsdfTranslucent', {0: c}), 2: t.node('BsdfDiffuse', {0: c})})
    a = t.node('MixShader', {0: clear, 1: a, 2: t.node('BsdfTransparent', {0: c})})
    if glowing:
        a = t.node('AddShader', {0: a, 1: t.node('Emission', {0: c, 1: glowing})})
        m.cycles.sample_as_light = False
    t.set(out.inputs[0], t.node('MixShader', {0: t.node('Fresnel', {'IOR': 1.5}), 1: a,
        2: t.node('BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': 0.06})}))
    return m


def tinted(name, col):
    """Clear tinted sheet plastic."""
    m, t, out = new_material(name)
    t.set(out.inputs[0], t.node('MixShader', {0: t.math('MULTIPLY_ADD', t.node('Fresnel', {'IOR': 1.5}), 0.9,
        0.03), 1: t.node('BsdfTransparent', {0: rgba(col)}), 2: t.node('BsdfGlossy',
        {0: (1, 0.9, 0.7, 1), 'Roughness': 0.08})}))
    return m


def backdrop(name):
    """Out-of-focus evening outside the windows: amber low, petrol high."""
    m, t, out = new_material(name)
    z = t.node('SeparateXYZ', {0: t.node('NewGeometry').outputs['Position']}).outputs[2]
    c = t.ramp(t.math('MULTIPLY_ADD', z, 0.22, 0.28), [(0.05, rgba('#a8602c')[:3]), (0.28, rgba('#f0a860')[:3]),
        (0.48, rgba('#f3d9b0')[:3]), (0.85, rgba('#8fb5b5')[:3])])
    t.set(out.inputs[0], t.node('Emission', {0: c, 1: 1.05}))
    m.cycles.sample_as_light = False
    return m


def materials():
    M = {}
    M['white'] = board('mwhite', '#f1ece2')
    M['white2'] = board('mwhite2', '#e9e1d2', 0.0095, 0.14, 0.0125)
    M['plain'] = principled('mplain', '#efe8db', 0.65, var=0.04, scale=9)
    M['maple'] = grain('maple', '#b98a57', '#dcb582', 0.42, 9, 2)
    M['oak'] = grain('oak', '#8f5e33', '#b98450', 0.42, 9, 2)
    M['ply'] = grain('ply1', '#c39a66', '#dcb987', 0.5, 5, 0)
    M['ply2'] = grain('ply2', '#7c5530', '#a0733f', 0.55, 5, 1)
    M['walnut'] = grain('tab', '#4a2c18', '#7d4f2c', 0.3, 1.6, 0, 0.25)
    M['amber'] = acrylic('amber', '#ee8416', 0.3, 0.2)
    M['core'] = glow('core', '#ff9a2e', 1.5)
    M['water'] = principled('mwater', '#0a434b', 0.04, spec=0.8, coat=1)
    M['road'] = principled('mroad', '#d6c9b3', 0.75, var=0.05, scale=30)
    M['plot'] = principled('mplot', '#e9e2d4', 0.7, var=0.04, scale=14)
    M['tree1'] = principled('t1', '#6f8a62', 0.85, var=0.15, scale=60, bump=0.5, bscale=900)
    M['tree2'] = principled('t2', '#a9b48c', 0.85, var=0.12, scale=60, bump=0.5, bscale=900)
    M['tree3'] = principled('t3', '#2f6b62', 0.85, var=0.15, scale=60, bump=0.5, bscale=900)
    M['grass'] = principled('mgr', '#93a47c', 0.95, var=0.2, scale=160, bump=0.6, bscale=900)
    M['brass'] = principled('brass', '#e0ae5c', 0.25, metal=1)
    M['steel'] = principled('steel', '#c9cdd0', 0.25, metal=1)
    M['dark'] = principled('dark', '#1b1d1f', 0.45)
    M['petrol'] = principled('petrol', '#12464d', 0.6, var=0.05, scale=1.5)
    M['out'] = backdrop('out')
    M['frame'] = principled('frame', '#2a2420', 0.45)
    M['wall'] = principled('wall', '#c9b799', 0.85, var=0.06, scale=1.4)
    M['shelf'] = grain('shelf', '#5a371d', '#8a5a31', 0.45, 2, 0)
    M['paperback'] = paper('pback', None, '#ece5d6')
    M['shell'] = principled('shell', '#ea8a10', 0.22, coat=0.6, spec=0.6)
    M['rubber'] = principled('rubber', '#a23e22', 0.7)
    return M


# room shared by both cameras
def prism(b, pts, z0, z1, mat=0):
    """Vertical prism over a counter-clockwise outline."""
    b.quad([(x, y, z1) for x, y in pts], mat)
    n = len(pts)
    for i in range(n):
        (xa, ya), (xb, yb) = (pts[i], pts[(i + 1) % n])
        b.quad([(xa, ya, z0), (xb, yb, z0), (xb, yb, z1), (xa, ya, z1)], mat)


def studio(M, table=(3.6, 2.5), ty=-0.02):
    """Table, side window wall on the left (casts the sun stripes), back wall with window and shelves; table top at z=0."""
    b = MeshBuilder()
    b.box((0, ty, -0.03), (table[0], table[1], 0.06))
    b.build('table', [M['walnut']], bevel=0.006, smooth=True)
    f = MeshBuilder()
    f.quad([(-6, -5, -0.78), (6, -5, -0.78), (6, 6, -0.78), (-6, 6, -0.78)])
    f.build('floor', [principled('fl', '#4d3a2a', 0.3, var=0.15, scale=2)])
    # left window wall
    w = MeshBuilder()
    w.box((-3.1, 1, -0.45), (0.16, 10, 0.7))
    w.box((-3.1, 1, 2.75), (0.16, 10, 0.5))
    for i in range(7):
        w.box((-3.1, -4.3 + i * 1.45, 1.2), (0.1, 0.07, 2.8))
    w.build('winl', [M['frame']])
    w = MeshBuilder()
    w.box((1.0, 3.6, 1), (5.6, 0.16, 3.6), 0)
    w.box((-2.75, 3.6, -0.4), (1.88, 0.16, 0.75), 0)
    w.box((-2.75, 3.6, 2.75), (1.88, 0.16, 0.5), 0)
    w.build('back', [M['petrol']])
    w = MeshBuilder()
    for i in range(3):
        w.box((-3.0 + i * 0.62, 3.58, 1.2), (0.06, 0.1, 2.7))
    w.build('mulb', [M['frame']])
    o = MeshBuilder()
    o.quad([(-9, 7, -1.5), (4, 7, -1.5), (4, 7, 5), (-9, 7, 5)])
    o.quad([(-9, -6, -1.5), (-9, 7, -1.5), (-9, 7, 5), (-9, -6, 5)])
    # soft skyline behind the glass
    sk = MeshBuilder()
    R = random.Random(4)
    for i in range(26):
        hh = R.uniform(0.3, 1.9)
        sk.box((-8.2 + i * 0.35, 6.8, -1.2 + hh / 2), (0.28, 0.1, hh), i % 2)
        sk.box((-8.8, -4.5 + i * 0.45, -1.2 + hh / 2), (0.1, 0.33, hh), i % 2)
    k = sk.build('sky', [glow('sk1', '#b98f68', 0.55), glow('sk2', '#8f8a7c', 0.55)])
    k.visible_shadow = k.visible_diffuse = False
    o = o.build('out', [M['out']])
    o.visible_shadow = o.visible_diffuse = False
    # shelves with books, tubes and small models
    R = random.Random(8)
    s = MeshBuilder()
    for z in (0.05, 0.5, 0.95, 1.4):
        s.box((-0.2, 3.38, z), (3.0, 0.3, 0.035), 0)
        x = -1.6
        while x < 1.1:
            t = R.random()
            if t < 0.6:
                for q in range(R.randrange(3, 8)):
                    hh = R.uniform(0.2, 0.32)
                    s.box((x, 3.38, z + hh / 2 + 0.02), (0.04, 0.22, hh), R.choice([1, 2, 3, 4, 5]))
                    x += 0.045
            elif t < 0.8:
                s.box((x + 0.12, 3.36, z + 0.08), (0.2, 0.2, 0.13), R.choice([1, 4]))
                x += 0.3
            else:
                s.cylinder((x + 0.06, 3.3, z + 0.09), (x + 0.06, 3.5, z + 0.09), 0.07, 16, 1)
                x += 0.2
            x += R.uniform(0.03, 0.25)
    s.build('shelf', [M['shelf'], M['plain'], principled('bk1', '#1f6468', 0.7),
        principled('bk2', '#b5683a', 0.7), principled('bk3', '#d8c7a6', 0.7),
        principled('bk4', '#8a7a5e', 0.7)])
    lt = MeshBuilder()
    for z in (0.5, 0.95, 1.4):
        lt.box((-0.2, 3.45, z - 0.03), (2.9, 0.02, 0.012))
    lt.build('led', [glow('led', '#ffb868', 4)])
    area_light((-0.2, 3.1, 1.75), (-0.2, 3.4, 0.3), 2.4, 14, (1, 0.7, 0.4), sy=0.1)
    # cool sky from the side window
    area_light((-2.9, 0.6, 1.3), (0, 0.2, 0.1), 4.5, 62, (0.72, 0.86, 1.0), sy=2.2)
    # warm room fill
    area_light((2.6, -2.6, 2.4), (0, 0, 0), 2.5, 26, (1, 0.82, 0.62), sy=2.0)


# the model
# half size of the base
SX, SY = (0.7, 0.5)


def shore(x):
    return -0.235 + 0.055 * math.sin(4.2 * x + 0.6) + 0.1 * x


def land(off):
    n = 48
    return [(-SX + 2 * SX * i / n, max(-SY, shore(-SX + 2 * SX * i / n) + off)) for i in range(n + 1)] + [(SX,
        SY), (-SX, SY)]


def base(M):
    """Plywood base with visible layers, water plate, contour steps of the land."""
    b = MeshBuilder()
    for k in range(5):
        b.box((0, 0, 0.006 + k * 0.01), (2 * SX - (0.0 if k % 2 else 0.0012),
            2 * SY - (0.0 if k % 2 else 0.0012), 0.0098), k % 2)
    b.build('base', [M['ply'], M['ply2']])
    z = 0.0515
    w = MeshBuilder()
    w.box((0, 0, z), (2 * SX - 0.004, 2 * SY - 0.004, 0.003), 0)
    w.build('water', [M['water']])
    for k, (off, h) in enumerate(((0, 0.004), (0.016, 0.008), (0.03, 0.012))):
        l = MeshBuilder()
        prism(l, land(off), z, z + h, 0)
        l.build('land', [M['ply'] if k < 2 else M['road']], bevel=0.0006)
    f = MeshBuilder()
    for cx, cy, sx, sy in ((0, -SY - 0.006, 2 * SX + 0.024, 0.012), (0, SY + 0.006, 2 * SX + 0.024, 0.012),
        (-SX - 0.006, 0, 0.012, 2 * SY), (SX + 0.006, 0, 0.012, 2 * SY)):
        f.box((cx, cy, 0.031), (sx, sy, 0.066))
    f.build('rim', [M['oak']], bevel=0.0015)
    return z + 0.012


def ball_tree(b, x, y, z, r, mat):
    b.cylinder((x, y, z), (x, y, z + r * 1.1), r * 0.12, 5, 3)
    b.lathe((x, y, z + r * 1.75), [(0, -r)] + [(r * math.sin(a), -r * math.cos(a)) for a in (0.5, 0.95, 1.4,
        1.8, 2.2, 2.65)] + [(0, r)], 12, mat)


def twisted_tower(M, x, y, z, floors=45, fh=0.0092, r0=0.05, r1=0.032, twist=1.6):
    """The amber tower: twisting acrylic floor plates round a glowing core."""
    p = MeshBuilder()
    c = MeshBuilder()
    n = 36

    def ring(r, a):
        o = []
        for i in range(n):
            t = 2 * math.pi * i / n
            q = (abs(math.cos(t)) ** 4 + abs(math.sin(t)) ** 4) ** (-0.25) * 0.92 * r
            o.append((x + q * math.cos(t + a), y + q * math.sin(t + a)))
        return o
    for f in range(floors):
        k = f / floors
        r = r0 + (r1 - r0) * k ** 1.4
        a = math.radians(twist * f)
        zz = z + f * fh
        pts = ring(r, a)
        prism(p, pts, zz + fh * 0.22, zz + fh, 0)
        p.quad([(u, v, zz + fh * 0.22) for u, v in reversed(pts)], 0)
        prism(c, ring(r * 0.86, a), zz, zz + fh * 0.22, 0)
    c.box((x, y, z + floors * fh / 2), (r1 * 0.5, r1 * 0.5, floors * fh + 0.012), 1)
    p.build('amber', [M['amber']])
    c.build('ambc', [M['core'], M['core']])


def block(b, R, x, y, z, w, d, kind, mat):
    """One city plot; kinds: slab towers on podium, courtyard, L, stepped, bars."""
    h = R.uniform(0.03, 0.06)
    if kind == 'tower':
        H = R.uniform(0.13, 0.24)
        b.box((x, y, z + 0.009), (w, d, 0.018), mat)
        q = min(w, d) * R.uniform(0.42, 0.52)
        ox = R.uniform(-0.2, 0.2) * w
        b.box((x + ox, y, z + H / 2), (q, q, H), mat)
        b.box((x + ox, y, z + H + 0.004), (q * 0.7, q * 0.7, 0.008), mat)
        b.box((x + ox, y, z + H + 0.011), (q * 0.3, q * 0.3, 0.01), mat)
    elif kind == 'twin':
        b.box((x, y, z + 0.01), (w, d, 0.02), mat)
        for s, H in ((-1, R.uniform(0.1, 0.17)), (1, R.uniform(0.08, 0.14))):
            b.box((x + s * w * 0.24, y + s * d * 0.1, z + H / 2), (w * 0.33, d * 0.5, H), mat)
            b.box((x + s * w * 0.24, y + s * d * 0.1, z + H + 0.003), (w * 0.2, d * 0.3, 0.006), mat)
    elif kind == 'court':
        t = min(w, d) * 0.26
        for cx, cy, sx, sy, k in ((0, -d / 2 + t / 2, w, t, 1), (0, d / 2 - t / 2, w, t, 1.25),
            (-w / 2 + t / 2, 0, t, d - 2 * t, 0.8), (w / 2 - t / 2, 0, t, d - 2 * t, 1.0)):
            b.box((x + cx, y + cy, z + h * k / 2), (sx, sy, h * k), mat)
    elif kind == 'step':
        for k in range(4):
            b.box((x - w * 0.08 * k, y + d * 0.04 * k, z + h * (k + 1) * 0.36),
                (w * (1 - 0.2 * k), d * (1 - 0.13 * k), h * 0.72 * (k + 1)), mat)
    else:
        for k in range(3):
            b.box((x, y + (k - 1) * d * 0.36, z + h * (0.5 + 0.2 * k)), (w, d * 0.2, h * (1 + 0.4 * k)), mat)


def city(M, z):
    """Street grid: plots as raised boards, blocks by district, trees along streets, park and shore."""
    R = random.Random(21)
    px, py = (0.125, 0.118)
    pl = MeshBuilder()
    tr = MeshBuilder()
    mats = {k: MeshBuilder() for k in ('white', 'white2', 'plain', 'maple', 'oak')}
    # the amber tower stands here
    tx, ty = (-0.06, 0.02)
    for i in range(-5, 6):
        for j in range(-3, 5):
            x, y = (i * px + 0.0, j * py + 0.02)
            if abs(x) > SX - 0.05 or y > SY - 0.05 or y - 0.06 < shore(x) + 0.045:
                continue
            w, d = (px - 0.026, py - 0.026)
            park = abs(x - tx) < px * 0.6 and abs(y - ty) < py * 0.6 or (i, j) in ((2, 0), (2, 1), (-3, 1),
                (-1, -1), (0, -1))
            pl.box((x, y, z + 0.0011), (w + 0.008, d + 0.008, 0.0022), 1 if park else 0)
            if abs(x - tx) < 0.07 and abs(y - ty) < 0.06:
                continue
            if park:
                for q in range(16):
                    ball_tree(tr, x + R.uniform(-0.5, 0.5) * w, y + R.uniform(-0.5, 0.5) * d, z + 0.002,
                        R.uniform(0.006, 0.0105), R.choice([0, 0, 1, 2]))
                continue
            near = math.hypot(x - tx, y - ty)
            front = y < 0.0
            kind = R.choice(['court', 'step', 'bars', 'court',
                'twin']) if front or near > 0.42 else R.choice(['tower', 'twin', 'tower', 'court', 'step'])
            mt = R.choice(['white', 'white2', 'white', 'plain', 'white2', 'maple', 'oak', 'white'])
            block(mats[mt], R, x, y, z + 0.0022, w * 0.86, d * 0.86, kind, 0)
            for q in range(5):
                ball_tree(tr, x - w / 2 + w * (q + 0.5) / 5, y - d / 2 - 0.008, z, R.uniform(0.0045, 0.006),
                    R.choice([0, 1, 0, 2]))
    # promenade
    for i in range(64):
        x = -SX + 0.02 + i * (2 * SX - 0.04) / 63
        ball_tree(tr, x, shore(x) + 0.04 + R.uniform(-0.002, 0.002), z, R.uniform(0.0055, 0.0075),
            R.choice([0, 0, 2]))
    for i in range(26):
        x = R.uniform(-SX + 0.03, SX - 0.03)
        ball_tree(tr, x, shore(x) + 0.058 + R.uniform(0, 0.012), z, R.uniform(0.005, 0.009),
            R.choice([1, 0, 2]))
    pl.build('plots', [M['plot'], M['grass']], bevel=0.0005)
    for k, b in mats.items():
        b.build('blk_' + k, [M[k]], bevel=0.0007)
    tr.build('trees', [M['tree1'], M['tree2'], M['tree3'], M['oak']], smooth=True)
    plaza = MeshBuilder()
    plaza.cylinder((tx, ty, z), (tx, ty, z + 0.006), 0.072, 48, 0)
    plaza.cylinder((tx, ty, z + 0.006), (tx, ty, z + 0.01), 0.062, 48, 1)
    plaza.build('plaza', [M['plain'], M['oak']], bevel=0.0006, smooth=True)
    twisted_tower(M, tx, ty, z + 0.01)
    # jetties and little boats
    bt = MeshBuilder()
    for k, x in enumerate((-0.42, -0.3, 0.2)):
        bt.box((x, shore(x) - 0.035, 0.0555), (0.006, 0.085, 0.002), 0)
        for q in range(4):
            bt.box((x + 0.016, shore(x) - 0.06 + q * 0.018, 0.0555), (0.02, 0.006, 0.004), 1)
            bt.box((x - 0.016, shore(x) - 0.055 + q * 0.018, 0.0555), (0.018, 0.006, 0.004), 1)
    bt.build('jetty', [M['maple'], M['plain']], bevel=0.0008)
    return (tx, ty)


def build_model():
    """The quarter as a true model: card on walnut, sponge trees, one amber tower, a dark wall."""
    reset()
    M = materials()
    M['maple'] = M['oak'] = M['white2']
    M['tree1'] = M['tree2'] = M['tree3'] = principled('sponge', '#8f9a80', 0.95, var=0.2, scale=90, bump=0.8, bscale=1200)
    M['plot'] = principled('card', '#ece5d8', 0.85, var=0.03, scale=40, spec=0.2)
    M['grass'] = principled('card2', '#ddd3c1', 0.85, var=0.04, scale=40, spec=0.2)
    sky_world(20, -104, strength=0.05, clouds=0.0, sunpower=7.5, suncol=(1, 0.72, 0.44), angle=0.5)
    t = MeshBuilder()
    t.box((0, 0, -0.03), (7, 3.0, 0.06), 0)
    t.build('table', [M['walnut']], bevel=0.004)
    w = MeshBuilder()
    w.box((0, 0.95, 0.9), (9, 0.04, 3.4), 0)
    w.build('wall', [principled('wallpetrol', '#0d3b3c', 0.85, var=0.08, scale=3, bump=0.12, bscale=60)])
    z = base(M)
    tx, ty = city(M, z)
    area_light((1.6, -1.8, 1.4), (0.1, 0, 0.1), 1.6, 6, (0.72, 0.86, 1.0), sy=1.2)
    point_light((tx + 0.03, ty - 0.05, z + 0.012), 0.05, (1, 0.6, 0.2), 0.008)


# drawings close-up
def triangle_scale(M, loc, rz, L=0.32, s=0.016):
    """Three-sided boxwood scale with engraved ticks and brass ends."""
    b = MeshBuilder()
    h = s * 0.866
    for k in range(1):
        b.vertices += [(-L / 2, -s / 2, 0), (-L / 2, s / 2, 0), (-L / 2, 0, h), (L / 2, -s / 2, 0),
            (L / 2, s / 2, 0), (L / 2, 0, h)]
    for q in ((0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)):
        b.faces.append(q)
        b.materials.append(0)
    b.build('scale', [M['scalew']], bevel=0.0008, loc=loc, rz=rz)
    t = MeshBuilder()
    n = 160
    for i in range(n + 1):
        x = -L / 2 + 0.01 + (L - 0.02) * i / n
        k = 0.55 if i % 10 == 0 else 0.38 if i % 5 == 0 else 0.22
        for sg in (-1, 1):
            y0, z0 = (sg * s / 2 * 0.98, 0.0004)
            y1, z1 = (sg * s / 2 * (1 - k), h * k)
            e = 0.0003
            t.quad([(x - e, y0 + sg * e, z0 + e), (x + e, y0 + sg * e, z0 + e), (x + e, y1 + sg * e, z1 + e),
                (x - e, y1 + sg * e, z1 + e)])
    t.build('ticks', [M['dark']], loc=loc, rz=rz)
    e = MeshBuilder()
    for sg in (-1, 1):
        e.box((sg * (L / 2 - 0.004), 0, h * 0.32), (0.009, s * 0.86, h * 0.5), 0)
    return e.build('ends', [M['rubber']], loc=loc, rz=rz)


def set_square(M, loc, rz, s=0.24):
    """Amber acrylic set square with a window cut out."""
    b = MeshBuilder()
    o = [(0, 0), (s, 0), (0, s * 0.577)]
    cx, cy = (s * 0.25, s * 0.155)
    i = [(cx + (x - cx) * 0.48, cy + (y - cy) * 0.48) for x, y in o]
    h = 0.0022
    for a in range(3):
        c = (a + 1) % 3
        q = [o[a], o[c], i[c], i[a]]
        for z in (0, h):
            b.quad([(x, y, z) for x, y in q])
        for p1, p2 in ((o[a], o[c]), (i[c], i[a])):
            b.quad([(*p1, 0), (*p2, 0), (*p2, h), (*p1, h)])
    return b.build('square', [M['sq']], loc=loc, rz=rz)


def compass(M, loc, rz):
    """Brass drawing compass lying open."""
    b = MeshBuilder()
    b.cylinder((0, 0, 0.008), (0.13, 0.022, 0.004), 0.0042, 12, 0, 0.0022)
    b.cylinder((0, 0, 0.008), (0.13, -0.022, 0.004), 0.0042, 12, 0, 0.0022)
    b.cylinder((-0.004, 0, 0.002), (-0.004, 0, 0.015), 0.009, 20, 0)
    b.cylinder((-0.03, 0, 0.0085), (-0.004, 0, 0.0085), 0.0038, 14, 1)
    b.beam((0.055, -0.012, 0.0065), (0.055, 0.012, 0.0065), 0.0022, mat=1)
    b.cylinder((0.13, 0.022, 0.004), (0.15, 0.0255, 0.001), 0.0009, 8, 1)
    b.cylinder((0.13, -0.022, 0.004), (0.146, -0.025, 0.0015), 0.0016, 8, 1)
    return b.build('compass', [M['brass'], M['steel']], smooth=True, loc=loc, rz=rz)


def cup(M, loc):
    b = MeshBuilder()
    b.lathe((0, 0, 0), [(0, 0.008), (0.045, 0.008), (0.068, 0.014), (0.072, 0.018), (0.066, 0.014),
        (0.044, 0.004), (0, 0.004)], 48, 0)
    b.lathe((0, 0, 0.008), [(0, 0), (0.022, 0.0), (0.031, 0.018), (0.036, 0.045), (0.0365, 0.052),
        (0.0345, 0.052), (0.033, 0.045), (0, 0.044)], 48, 0)
    b.lathe((0, 0, 0.046), [(0, 0.0), (0.0335, 0.0)], 40, 1)
    for i in range(14):
        a0, a1 = (-1.5 + 3 * i / 14, -1.5 + 3 * (i + 1) / 14)
        b.cylinder((0.034 + 0.016 * math.cos(a0), 0, 0.034 + 0.015 * math.sin(a0)),
            (0.034 + 0.016 * math.cos(a1), 0, 0.034 + 0.015 * math.sin(a1)), 0.0036, 8, 0)
    return b.build('cup', [M['petrolgl'], principled('coffee', '#2a1408', 0.1)], smooth=True, loc=loc, rz=0.6)


def build_drawings():
    reset()
    M = materials()
    sd = sky_world(24, -62, strength=0.12, clouds=0.4, sunpower=6.0, suncol=(1, 0.7, 0.42), angle=1.0)
    studio(M, (3.2, 2.2), 0.45)
    M['scalew'] = principled('scw', '#efe3c4', 0.3, spec=0.5)
    M['sq'] = tinted('sq', '#ffc062')
    M['petrolgl'] = principled('pgl', '#135059', 0.12, coat=0.8)
    pl = paper('plan', draw_plan().image('plan'))
    el = paper('elev', draw_elevation().image('elev'), back='#1a5560')
    si = paper('site', draw_site().image('site'))
    W, H = (0.841, 0.594)
    sheet(si, W, H, (0.34, 0.3, 0.0), -0.2, seed=1)
    sheet(pl, W, H, (-0.42, 0.24, 0.0035), 0.16, seed=2)
    sheet(el, W * 0.95, H * 0.95, (0.07, -0.15, 0.0075), -0.06, corner=0.012, seed=3)
    for i, (x, y, z, r, a) in enumerate(((0.33, 0.62, 0.0, 0.03, 0.1), (0.22, 0.7, 0.0, 0.026, 0.16),
        (0.28, 0.665, 0.05, 0.028, 0.06), (0.62, 0.4, 0.01, 0.024, -0.62))):
        roll(M['paperback'] if i != 2 else pl, 0.8, r, (x, y, z), a, seed=i * 1.3)
        band(M['rubber'], r, (x - 0.15 * math.cos(a), y - 0.15 * math.sin(a), z), a)
    triangle_scale(M, (0.06, -0.27, 0.0095), 0.22)
    set_square(M, (0.2, 0.185, 0.006), -0.12, 0.21)
    compass(M, (-0.1, -0.055, 0.0095), -0.5)
    pencil([M['petrol'], M['maple'], M['dark'], M['brass']], (-0.22, -0.24, 0.0095), 0.62)
    pencil([M['shell'], M['maple'], M['dark'], M['brass']], (0.3, -0.2, 0.0095), 0.5)
    cup(M, (0.6, 0.12, 0.008))
    exclude_from_lamps()
    return sd


# the office on its street
def build_site(sun=(15, -66), fill=16, lamp=True):
    """A site model of card on a walnut board, seen from above in low light: every building white, the office amber."""
    reset()
    M = materials()
    M['card'] = principled('card', '#ece5d8', 0.85, var=0.03, scale=40, spec=0.2)
    M['card2'] = principled('card2', '#ddd3c1', 0.85, var=0.04, scale=40, spec=0.2)
    M['office'] = acrylic('officeamber', '#ee8416', 0.12, 0.12)
    sky_world(*sun, strength=0.1, clouds=0.0, sunpower=7.2, suncol=(1, 0.68, 0.38), angle=0.7)
    R = random.Random(17)
    t = MeshBuilder()
    t.box((0, 0, -0.03), (6, 6, 0.06))
    t.build('table', [M['walnut']])
    g = MeshBuilder()
    c = MeshBuilder()
    o = MeshBuilder()
    h = MeshBuilder()
    # streets are the gaps between plots; one avenue is wider, one street runs askew
    def plot(x, y, w, d, rz=0.0):
        g.box((x, y, 0.0015), (w, d, 0.003), 0, rz)

    def house(x, y, w, d, H, mat, rz=0.0):
        c.box((x, y, 0.003 + H / 2), (w, d, H), mat, rz)
        if R.random() < 0.6:
            c.box((x + R.uniform(-0.2, 0.2) * w, y + R.uniform(-0.2, 0.2) * d, 0.003 + H + 0.003), (w * 0.3, d * 0.3, 0.006), mat, rz)

    for i in range(-7, 8):
        for j in range(-6, 7):
            x = i * 0.17 + (0.07 if i > 0 else 0)
            y = j * 0.15 + 0.018 * i * 0.2
            w, d = (0.142, 0.122)
            plot(x, y, w, d)
            if (i, j) == (1, 0):
                continue
            kind = R.random()
            if kind < 0.1:
                for k in range(9):
                    px, py = (x + R.uniform(-0.42, 0.42) * w, y + R.uniform(-0.42, 0.42) * d)
                    H = R.uniform(0.012, 0.024)
                    h.cylinder((px, py, 0.003), (px, py, 0.003 + H), 0.0007, 6, 0)
                    h.lathe((px, py, 0.003 + H), [(0, -0.001), (0.008, 0), (0.0085, 0.0012), (0, 0.0016)], 14, 1)
                continue
            if kind < 0.2:
                H = R.uniform(0.12, 0.2)
                q = min(w, d) * 0.5
                house(x, y, w * 0.92, d * 0.9, 0.022, 0)
                house(x + R.uniform(-0.15, 0.15) * w, y, q, q, H, 0)
            elif kind < 0.5:
                e = 0.03
                H = R.uniform(0.03, 0.07)
                for cx, cy, sx, sy in ((0, -d / 2 + e / 2 + 0.004, w * 0.93, e), (0, d / 2 - e / 2 - 0.004, w * 0.93, e),
                    (-w / 2 + e / 2 + 0.005, 0, e, d - 2 * e - 0.0081), (w / 2 - e / 2 - 0.005, 0, e, d - 2 * e - 0.0081)):
                    c.box((x + cx, y + cy, 0.003 + H / 2), (sx, sy, H), R.choice([0, 0, 1]))
            else:
                for k in range(2):
                    for m in range(2):
                        if R.random() < 0.88:
                            house(x + (k - 0.5) * w * 0.48, y + (m - 0.5) * d * 0.48, w * R.uniform(0.36, 0.44),
                                d * R.uniform(0.36, 0.44), R.uniform(0.018, 0.06), R.choice([0, 0, 1]))
    x, y = (0.24, 0.004)
    for k in range(7):
        o.box((x, y, 0.006 + k * 0.0142), (0.082, 0.082, 0.0112), 0)
        o.box((x, y, 0.0125 + k * 0.0142), (0.074, 0.074, 0.003), 1)
    o.box((x - 0.046, y - 0.02, 0.014), (0.03, 0.05, 0.022), 0)
    o.build('office', [M['office'], M['card']], bevel=0.0006)
    g.build('plots', [M['card2']], bevel=0.0004)
    c.build('houses', [M['card'], M['card2']], bevel=0.0006)
    h.build('pins', [M['steel'], M['card']])
    area_light((0.6, -2.2, 1.8), (0, 0, 0), 2.6, fill, (0.72, 0.84, 1.0), sy=1.6)
    if lamp:
        point_light((x, y, 0.06), 0.02, (1, 0.6, 0.2), 0.006)


def build_street():
    """The same site model from the height of its streets, before a dark wall."""
    build_site((31, -80), 3, False)
    w = MeshBuilder()
    w.box((0.4, 1.75, 0.9), (8, 0.04, 2.4), 0)
    wall = w.build('wall', [principled('wallpetrol', '#0d3b3c', 0.85, var=0.08, scale=3, bump=0.12, bscale=60)])
    wall.visible_shadow = False


# the plumb line
def card_tower(b, x, y, floors, fh, w, d):
    """Floor plates of card with gaps between them, round a core."""
    for k in range(floors):
        b.box((x, y, 0.006 + k * fh + fh * 0.36), (w, d, fh * 0.72), 0)
        b.box((x, y, 0.006 + k * fh + fh * 0.86), (w * 0.9, d * 0.9, fh * 0.28), 1)


def build_plumb():
    """The amber tower of the site model and a brass plumb bob beside it; the cord's shadow falls down the card wall."""
    reset()
    M = materials()
    M['card'] = principled('card', '#ece5d8', 0.85, var=0.03, scale=40, spec=0.2)
    M['card2'] = principled('card2', '#ddd3c1', 0.85, var=0.04, scale=40, spec=0.2)
    M['office'] = acrylic('officeamber', '#ee8416', 0.12, 0.1)
    M['cord'] = principled('cord', '#efe6d4', 0.8)
    M['wallp'] = principled('wallpetrol', '#0d3b3c', 0.85, var=0.08, scale=3, bump=0.12, bscale=60)
    sky_world(22, -106, strength=0.05, clouds=0.0, sunpower=6.4, suncol=(1, 0.72, 0.44), angle=0.45)
    t = MeshBuilder()
    t.box((0, 0.2, -0.02), (4, 1.6, 0.04), 0)
    t.build('table', [M['walnut']], bevel=0.002)
    w = MeshBuilder()
    w.box((0, 0.52, 0.9), (6, 0.04, 2.4), 0)
    w.build('wall', [M['wallp']])
    g, c, o = MeshBuilder(), MeshBuilder(), MeshBuilder()
    g.box((0.1, 0.06, 0.003), (1.5, 0.62, 0.006), 0)
    R = random.Random(5)
    for i in range(-5, 7):
        for j in (0, 1, 2):
            x, y = i * 0.118 + 0.03, -0.12 + j * 0.17
            if (i, j) in ((1, 1), (2, 1), (0, 1), (2, 0), (1, 0)):
                continue
            H = R.choice((0.03, 0.045, 0.06, 0.09, 0.05)) * (1 + 0.55 * j)
            c.box((x, y, 0.006 + H / 2), (0.084, 0.11, H), R.choice((0, 0, 1)))
            if R.random() < 0.5:
                c.box((x + 0.01, y, 0.006 + H + 0.004), (0.03, 0.036, 0.008), 0)
    card_tower(o, 0.1, 0.06, 26, 0.0152, 0.094, 0.094)
    g.build('base', [M['card2']], bevel=0.0006)
    c.build('houses', [M['card'], M['card2']], bevel=0.0006)
    o.build('tower', [M['office'], M['card']], bevel=0.0005)
    x, y, z = (0.262, -0.03, 0.03)
    k = 1.7
    p = MeshBuilder()
    p.lathe((x, y, z), [(r * k, h * k) for r, h in ((0, 0), (0.0022, 0.006), (0.0165, 0.05), (0.0185, 0.058), (0.0185, 0.064),
        (0.014, 0.068), (0.014, 0.072), (0.0175, 0.075), (0.0175, 0.082), (0.007, 0.088), (0.006, 0.098), (0.0035, 0.1), (0, 0.1))],
        96, 0)
    p.build('bob', [M['brass']], smooth=True, bevel=0.0004)
    q = MeshBuilder()
    q.cylinder((x, y, z + 0.099 * k), (x, y, 1.6), 0.0013, 10, 0)
    q.build('cordline', [M['cord']], smooth=True)
    area_light((1.3, -1.4, 1.2), (0.1, 0, 0.2), 1.4, 7, (0.72, 0.86, 1.0), sy=1.0)


# cameras
def look(build, location, target, lens, **settings):
    """Build the room, then one of its cameras."""
    build()
    return interior(location, target, lens, **settings)


CAMERAS = {'site': lambda: look(build_site, (-0.16, -1.02, 0.78), (0.12, 0.06, 0.02), 44, exposure=0.35,
    focus=(0.24, 0.0, 0.06), fstop=3.4, bounces=5, diffuse=3, bloom=(1.0, 0.06), vignette=0.35, soft=True),
    'street': lambda: look(build_street, (0.095, -0.45, 0.085), (0.187, 0.0, 0.058), 44, exposure=0.1,
    focus=(0.22, -0.02, 0.06), fstop=11, bounces=5, diffuse=3, bloom=(1.0, 0.06), vignette=0.35, soft=True),
    'goals': lambda: look(build_plumb, (-0.5, -1.42, 0.33), (0.16, 0.06, 0.2), 66, exposure=0.1,
    focus=(0.22, 0.0, 0.1), fstop=8, bounces=5, diffuse=3, bloom=(1.0, 0.06), vignette=0.35, soft=True), 'desk': lambda: look(build_drawings, (-0.66, -0.62, 0.52), (0.06, 0.12, 0.0), 36, shift=0,
    exposure=0.4, focus=(-0.1, -0.05, 0.02), fstop=4.0, bounces=5, diffuse=3, bloom=(1.0, 0.07), vignette=0.35,
    soft=True), 'model': lambda: look(build_model, (0.8, -1.9, 0.66), (-0.04, 0.02, 0.222), 61,
    exposure=0.1, focus=(-0.05, -0.02, 0.2), fstop=5.6, bounces=5, diffuse=3, bloom=(1.0, 0.07), vignette=0.35,
    soft=True), 'drawings': lambda: look(build_drawings, (0.08, -0.98, 0.5), (0.03, 0.1, 0.0), 42, shift=0,
    exposure=0.35, focus=(0.05, -0.12, 0.02), fstop=4.0, bounces=5, diffuse=3, bloom=(1.0, 0.07), vignette=0.35,
    soft=True)}
