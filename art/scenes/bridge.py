"""A road viaduct over a wadi, and the inside of a pipe trench."""
import math
import random
from dataclasses import replace

import numpy as np
from mathutils import Vector

from lib.materials import (
    concrete, emission, principled, site_mats, terrain_mat, vehicle_mats, water_mat,
)
from lib.mesh import (
    MeshBuilder, arc_path, ibeam, instance, path_length, point_on_path, scatter, spaced, sweep, terrain,
)
from lib.nature import boulder, litter, palm, shrub, tuft
from lib.nodes import new_material, rgba
from lib.noise import fractal_noise, smoothstep
from lib.vehicles import car, light_pole, lorry
from lib.view import outdoor
from lib.world import apply_haze, horizon_glow, reset, sky_world, veil, veil_mat


UP = Vector((0, 0, 1))
# materials
def mats():
    M = vehicle_mats(site_mats())
    M['deckc'] = concrete('deckc', '#c3b49b', 4.0, 3.1, uv=True, joint=0.035, stain=0.35)
    M['barc'] = concrete('barc', '#cbbfa9', 6.0, 9.0, uv=True, joint=0.05, stain=0.45)
    M['pierc'] = concrete('pierc', '#bfae93', 60.0, 2.4, joint=0.03, stain=0.4)
    M['capc'] = concrete('capc', '#9d9180', 60.0, 5.0, stain=0.55)
    M['asph'] = asphalt()
    M['paint'] = principled('paint', '#ded6c2', 0.6, var=0.12, scale=2.5)
    M['amberp'] = principled('amberp', '#d99a2e', 0.6, var=0.12, scale=2.5)
    M['joint'] = principled('joint', '#23211f', 0.5)
    M['lampsoft'] = emission('lampsoft', '#ffd08c', 9.0)
    M['petrol'] = principled('petrol', '#0f4f56', 0.45, var=0.08, scale=0.6, coat=0.2)
    M['leaf'] = principled('leafw', '#55683a', 0.7, var=0.4, scale=1.5)
    M['reed'] = principled('reed', '#8b8347', 0.7, var=0.35, scale=1.2)
    return M


def asphalt(name='asph'):
    """Uv asphalt: fine grain, darker wheel tracks along the road."""
    m, t, out = new_material(name)
    x = t.node('SeparateXYZ', {0: t.node('TexCoord').outputs['UV']})
    pos = t.node('NewGeometry').outputs['Position']
    n = t.node('TexNoise', {'Vector': pos, 'Scale': 14, 'Detail': 6, 'Roughness': 0.75}).outputs['Fac']
    b = t.node('TexNoise', {'Vector': pos, 'Scale': 0.16, 'Detail': 6}).outputs['Fac']
    w = t.math('MULTIPLY_ADD', t.math('COSINE', t.math('MULTIPLY', x.outputs[1], 2 * math.pi / 1.8)), 0.5, 0.5)
    f = t.math('ADD', t.math('MULTIPLY', n, 0.4), t.math('ADD', t.math('MULTIPLY', b, 0.45),
        t.math('MULTIPLY', w, 0.14)))
    col = t.ramp(f, [(0.3, rgba('#2b2a2a')[:3]), (0.75, rgba('#5a554e')[:3])])
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': col, 'Roughness': t.math('MULTIPLY_ADD', b,
        0.35, 0.45), 'Specular': 0.4, 'Normal': t.node('Bump', {'Height': n, 'Strength': 0.4,
        'Distance': 0.012}).outputs[0]}))
    return m


# viaduct
def ring(a, b, z, n=28, p=4.0):
    """Superellipse section, half sizes a and b."""
    o = []
    for i in range(n):
        t = 2 * math.pi * (i + 0.5) / n
        c, s = (math.cos(t), math.sin(t))
        o.append((a * math.copysign(abs(c) ** (2 / p), c), b * math.copysign(abs(s) ** (2 / p), s), z))
    return o


def tulip_pier(M, pos, rz, H, top=3.6, base=1.55, depth=1.0):
    """Flared hammerhead pier, height H up to the bearings; local x is across the deck."""
    b = MeshBuilder()
    n = 28
    fl = min(H * 0.55, 6.5)
    zs = [0, 0.01, H - fl] + [H - fl + fl * k / 9 for k in range(1, 10)] + [H]
    k0 = len(b.vertices)
    for z in zs:
        q = max(0, (z - (H - fl)) / fl)
        a = base + (top - base) * q ** 2.1
        b.vertices += ring(a, depth * (1 + 0.18 * q * q), z, n)
    for j in range(len(zs) - 1):
        for i in range(n):
            i2 = (i + 1) % n
            b.faces.append((k0 + j * n + i, k0 + j * n + i2, k0 + (j + 1) * n + i2, k0 + (j + 1) * n + i))
            b.materials.append(0)
    b.faces.append(tuple((k0 + (len(zs) - 1) * n + i for i in range(n))))
    b.materials.append(0)
    b.build('pier', [M['pierc']], smooth=True, loc=pos, rz=rz)
    c = MeshBuilder()
    c.box((0, 0, -0.1), (6.4, 5.0, 1.6), 0)
    for x in (-top * 0.62, top * 0.62):
        c.box((x, 0, H + 0.09), (1.1, 1.1, 0.22), 0)
        c.box((x, 0, H + 0.24), (0.8, 0.8, 0.12), 1)
    c.cylinder((base * 0.55, -depth * 1.0 - 0.09, 0.8), (base * 0.55, -depth - 0.09, H - fl * 0.35), 0.09, 8, 2)
    # recessed shadow groove
    for s in (-1, 1):
        c.box((0, s * (depth + 0.005), (H - fl) * 0.5 + 0.6), (0.34, 0.05, H - fl), 1)
    c.build('cap', [M['capc'], M['joint'], M['galv']], loc=pos, rz=rz, bevel=0.05)


def box_girder(half, soffit, depth):
    return [(-half, 0), (half, 0), (half, -0.34), (half - 0.5, -0.38), (soffit + 1.1, -0.78), (soffit, -depth),
        (-soffit, -depth), (-soffit - 1.1, -0.78), (-half + 0.5, -0.38), (-half, -0.34)]


JERSEY = [(-0.25, 0), (0.25, 0), (0.25, 0.08), (0.12, 0.34), (0.09, 0.92), (-0.09, 0.92), (-0.12, 0.34),
    (-0.25, 0.08)]
EDGE = [(-0.28, 0), (0.24, 0), (0.14, 0.3), (0.1, 0.86), (-0.22, 0.86), (-0.28, 0.8), (-0.3, -0.75),
    (-0.22, -0.75), (-0.2, -0.06)]


def viaduct(M, path, half=9.6, soffit=3.6, depth=2.5, span=36, first=14, ground=None, pole=None, rail=True,
    median=True, capz=None, seed=1, cars=()):
    """Complete deck on tulip piers along the path (path = road surface centreline)"""
    L = path_length(path)
    sweep('girder', path, box_girder(half, soffit, depth), [M['deckc']])
    e = half - 0.62
    sweep('asphalt', path, [(-e, 0.05), (e, 0.05), (e, -0.02), (-e, -0.02)], [M['asph']])
    sweep('edgeR', path, [(-x, z) for x, z in EDGE][::-1], [M['barc']], off=(half - 0.3, 0.03))
    sweep('edgeL', path, EDGE, [M['barc']], off=(-half + 0.3, 0.03))
    if median:
        sweep('median', path, JERSEY, [M['barc']], off=(0, 0.05))
    d = MeshBuilder()
    if rail:
        for s in (-1, 1):
            sweep('rail', path, [(-0.05, -0.05), (0.05, -0.05), (0.05, 0.05), (-0.05, 0.05)], [M['galv']],
                off=(s * (half - 0.3), 1.32))
            sweep('rail2', path, [(-0.03, -0.03), (0.03, -0.03), (0.03, 0.03), (-0.03, 0.03)], [M['galv']],
                off=(s * (half - 0.3), 1.1))
        k = 2.0
        while k < L:
            p, t, r = point_on_path(path, k)
            for s in (-1, 1):
                q = p + r * (s * (half - 0.3))
                d.beam(q + UP * 0.85, q + UP * 1.34, 0.07, 0.1, mat=0)
            k += 2.5
    # markings: solid edge lines, dashed lane lines, amber next to the median
    for x, mt in ((e - 0.75, 'paint'), (-e + 0.75, 'paint'), (0.75, 'amberp'),
        (-0.75, 'amberp')) if median else ((e - 0.6, 'paint'), (-e + 0.6, 'paint')):
        sweep('line', path, [(x - 0.09, 0.058), (x + 0.09, 0.058)], [M[mt]], closed=False)
    lanes = [s * (0.75 + (e - 1.5) * f) for s in (-1, 1) for f in (0.5,)] if median else [0]
    k = 3.0
    while k < L - 5:
        for x in lanes:
            p, t, r = point_on_path(path, k)
            q, t2, r2 = point_on_path(path, k + 4.0)
            d.quad([p + r * (x - 0.08) + UP * 0.06, p + r * (x + 0.08) + UP * 0.06,
                q + r2 * (x + 0.08) + UP * 0.06, q + r2 * (x - 0.08) + UP * 0.06], 1)
        k += 10.0
    # piers, expansion joints, poles
    k = first
    i = 0
    while k < L:
        p, t, r = point_on_path(path, k)
        rz = math.atan2(r.y, r.x)
        g = ground(p.x, p.y) if ground else 0
        g = max(g - 0.3, capz) if capz is not None else g - 0.3
        H = p.z - depth - 0.32 - g
        if H > 1.5:
            tulip_pier(M, (p.x, p.y, g), rz, H, top=soffit * 0.98)
        if i % 3 == 0:
            d.beam(p - r * e + UP * 0.055, p + r * e + UP * 0.055, 0.5, 0.02, mat=2)
        if pole:
            for kk in (k, k + span / 2):
                if kk < L:
                    q, t, r = point_on_path(path, kk)
                    scatter(pole, q + (UP * 0.9 if median else r * (half - 0.3) + UP * 0.8),
                        math.atan2(t.y, t.x) + (0 if median else 0))
        k += span
        i += 1
    d.build('deckbits', [M['galv'], M['paint'], M['joint']])
    for src, s, x in cars:
        if s < L:
            p, t, r = point_on_path(path, s)
            scatter(src, p + r * x + UP * 0.06, math.atan2(t.y, t.x) + (0 if x > 0 else math.pi))


# landscape
def wadi_x(y):
    return -16 + 20 * np.sin(y / 95.0 + 0.25) - y * 0.1


def wadi(X, Y):
    """Channel with sand bars on the right, rock shelf on the left."""
    xc = wadi_x(Y)
    hw = 24 + 8 * np.sin(Y / 60.0) + smoothstep(Y, 90, 260) * 16
    wob = 5 * fractal_noise(X / 23.0, Y / 23.0, 4, seed=3)
    d = np.abs(X - xc) - hw + wob
    left = X < xc
    bank = smoothstep(d, -4, 10) * 2.6 - 1.3 + fractal_noise(X / 9.0, Y / 9.0, 4, seed=5) * 0.35
    ridge = np.abs(fractal_noise(X / 34.0, Y / 34.0, 5, seed=9))
    cl = smoothstep(d, 3, 16) * (2.5 + 9 * ridge) + smoothstep(d, 22, 60) * (3 + 7 * ridge)
    step = np.floor(cl / 1.6) * 1.6
    cl = 0.45 * cl + 0.55 * (step + 1.6 * smoothstep((cl - step) / 1.6, 0.55, 1.0))
    sand = smoothstep(d, 8, 70) * 3.2 + fractal_noise(X / 60.0, Y / 60.0, 4, seed=2) * 1.4 * smoothstep(d, 5,
        40)
    far = smoothstep(np.hypot(X, Y), 500, 900)
    h = bank + np.where(left, cl * smoothstep(Y, -40, 30), sand)
    return h * (1 - far) + far * 4.0


def ground_at(x, y):
    return float(wadi(np.array([x]), np.array([y]))[0])


def landscape(M, R):
    tm = terrain_mat('wadi', wet=0.05)
    M['wadi'] = tm
    terrain('wadi', wadi, spaced(-3500, 3500, 360, -5, 55), spaced(-120, 4200, 340, 45, 60), [tm])
    w = MeshBuilder()
    w.quad([(-700, -200, 0), (700, -200, 0), (700, 900, 0), (-700, 900, 0)])
    w.build('water', [water_mat()])
    rk = [boulder(terrain_mat('rockm%d' % i, '#8a6a4a', '#b8946a', '#564130', '#a5835f', wet=0.0,
        steep=(1.3, 1.4)), i) for i in range(4)]
    for i in range(620):
        y = R.uniform(6, 190) ** 1.0
        s = R.choice([-1, -1, -1, 1])
        x = float(wadi_x(np.array(y))) + s * (24 + 8 * math.sin(y / 60.0) + R.gauss(2, 5))
        if abs(x) < 7 and y < 14:
            continue
        z = ground_at(x, y)
        if z < -0.7:
            continue
        scatter(rk[i % 4], (x, y, z - 0.08), R.uniform(0, 6), R.choice([0.25, 0.35, 0.5, 0.8,
            1.3]) * R.uniform(0.7, 1.2) * (1.3 if s < 0 else 0.7))
    tf = [tuft(M['reed'], i, 0.9 + 0.3 * i) for i in range(3)]
    sh = [shrub(M['leaf'], i, 1.1) for i in range(3)]
    for i in range(900):
        y = R.uniform(8, 170)
        s = R.choice([-1, 1])
        x = float(wadi_x(np.array(y))) + s * (24 + 8 * math.sin(y / 60.0) + R.gauss(1, 4))
        z = ground_at(x, y)
        if -0.25 < z < 1.6:
            scatter(tf[i % 3], (x, y, z), R.uniform(0, 6), R.uniform(0.6, 1.3))
    for i, (x, y, q) in enumerate([(-12.5, 6.6, 1.5), (-14, 9.0, 1.9), (-11.2, 5.6, 0.8), (-7.5, 7.5, 1.3),
        (-5.6, 6.6, 0.7), (-9.5, 9.5, 1.6), (-4.4, 8.2, 0.45), (-10.5, 7.4, 1.0), (-7, 10.5, 0.6),
        (6.2, 7.4, 0.7), (7.6, 8.6, 1.1), (5.2, 8.9, 0.35)]):
        scatter(rk[i % 4], (x, y, -0.12 * q), i * 1.1, q)
        for k in range(5):
            scatter(tf[k % 3], (x + R.gauss(0, 0.9) * q, y + R.gauss(0, 0.6) * q, -0.1), R.uniform(0, 6),
                R.uniform(0.6, 1.1))
    for i in range(240):
        y = R.uniform(20, 360)
        x = float(wadi_x(np.array(y))) + R.choice([-1, 1]) * R.uniform(32, 120)
        z = ground_at(x, y)
        scatter(sh[i % 3], (x, y, z - 0.1), R.uniform(0, 6), R.uniform(0.5, 1.5))
    pm = [palm(M, (0, -900 - 30 * i, 0), 7.5 + 1.2 * i, i) for i in range(3)]
    spots = [(-46, 62), (-50, 69), (-41, 75), (-57, 84), (-48, 96), (-63, 110), (-70, 128), (-58, 140),
        (12, 70), (9, 78), (14, 92), (2, 112), (-2, 124), (40, 60), (44, 74), (52, 90), (38, 110), (47, 128),
        (-86, 190), (-92, 205), (30, 170), (22, 190), (-20, 330), (-40, 340), (10, 345), (60, 330)]
    for i, (x, y) in enumerate(spots):
        z = ground_at(x, y)
        if z > 0.1:
            instance(pm[i % 3], (x, y, max(z, 0.2) - 0.2), i * 1.3, R.uniform(0.85, 1.15))


# scenes
def main_path():
    return arc_path((29, -44), 90, [(60, 0), (430, 1 / 255.0), (420, -1 / 700.0)],
        lambda s: 14.2 + 2.0 * smoothstep(np.array(s), 0, 250).item())


def ramp_path():
    return arc_path((-430, 330), -6, [(200, 0), (330, -1 / 420.0), (200, -1 / 300.0)],
        lambda s: 24.5 - 0.012 * s)


def build_bridge():
    reset()
    M = mats()
    R = random.Random(8)
    sd = sky_world(2.2, -56, strength=0.34, clouds=0.35, dust=1.2, sunpower=3.6, suncol=(1, 0.5, 0.36),
        angle=1.2, cloudcol=(1.0, 0.5, 0.45))
    horizon_glow(sd, 1.3, warm=(1.0, 0.46, 0.42), k=5.0, base=0.55)
    landscape(M, R)
    pole = light_pole(M, 11, 2.6)
    pole1 = light_pole(M, 9, 2.2, False)
    cs = [car(M, 'white'), car(M, '#5b6468'), car(M, '#123f48'), car(M, '#7d2a1a')]
    lo = lorry(M, 'white', 'petrol')
    traffic = [(cs[i % 4], s, x) for i, (s, x) in enumerate([(186, 2.6), (206, 6.3), (176, -6.3), (205, -2.6),
        (221, 2.6), (245, -2.6), (252, 6.3), (274, 2.6), (232, 2.6), (262, -6.3), (287, 6.3), (318, -2.6),
        (340, 2.6), (378, -6.3), (402, 6.3), (226, -6.3)])] + [(lo, 300, 6.3), (lo, 262, -2.9)]
    p = main_path()
    viaduct(M, p, ground=ground_at, pole=pole, capz=-0.7, cars=traffic)
    viaduct(M, ramp_path(), half=6.0, soffit=2.5, depth=2.1, span=34, first=8, ground=ground_at, pole=pole1,
        rail=True, median=False, capz=-0.7, cars=[(cs[1], 260, 2), (cs[0], 330, 2), (cs[3], 395, -2)])
    apply_haze(sd, density=1 / 1300.0, height=150, warm=(1.0, 0.56, 0.48), cool=(0.5, 0.5, 0.62), bright=0.5)
    apply_haze(sd, density=1 / 150.0, height=6, warm=(1.0, 0.66, 0.58), cool=(0.64, 0.6, 0.72), bright=0.6)
    m = veil_mat('mist', (0.95, 0.72, 0.72), 0.62, 0.62, (0.035, 0.02, 0.16), (0.36, 0.7), 0.2)
    for y, x0, x1, h in ((48, -70, 60, 2.6), (78, -90, 80, 3.6), (112, -110, 90, 4.4), (160, -140, 110, 6), (230, -200, 120, 8),
            (330, -260, 140, 11)):
        veil(m, (x0, y), (x1, y + 6), -0.4, h)
    return outdoor(sd, location=(2.5, -5, 2.3), target=(2.5 - 13, 95, 2.3), lens=22, shift=0.105, exposure=0.35)


def under():
    """Below the bridge, along its piers."""
    view = build_bridge()
    near, heading, right = point_on_path(main_path(), 58)
    far, _, _ = point_on_path(main_path(), 150)
    eye = near + right * 1.6
    return replace(view, location=(eye.x, eye.y, ground_at(eye.x, eye.y) + 1.7), target=(far.x, far.y), lens=19, shift=0.14)


# trench: half its width, depth, the pipe's radius and axis
TW, TD, PR = (1.55, 4.5, 0.63)
PZ = -TD + 0.2 + PR


def sheeting(b, s, y0, y1):
    """Trench sheets on the side s, their fold of 40 cm again and again."""
    x = s * (TW + 0.12)
    fold = ((0.0, 0.0), (0.16, 0.0), (0.2, 0.07), (0.36, 0.07), (0.4, 0.0))
    y = y0
    k = 0
    while y < y1:
        top = 0.35 + 0.06 * ((k * 7) % 5 - 2) / 2
        for (a, u), (c, v) in zip(fold, fold[1:]):
            q = [(x - s * u, y + a, -TD - 0.3), (x - s * v, y + c, -TD - 0.3), (x - s * v, y + c, top), (x - s * u, y + a, top)]
            b.quad(q[::s], 0)
        b.quad([(x, y, top), (x + s * 0.012, y, top), (x + s * 0.012, y + 0.4, top), (x, y + 0.4, top)], 0)
        y += 0.4
        k += 1


def supports(M, y0, y1, step=3.0, levels=(-0.55, -2.55)):
    """Walings along both sides and screw struts between them."""
    b = MeshBuilder()
    for s in (-1, 1):
        sheeting(b, s, y0, y1)
        for z in levels:
            x = s * (TW - 0.06)
            ibeam(b, (x, y0, z), (x, y1, z), 0.22, 0.2, 0.02, 0.014, 1, side=(0, 0, 1))
    y = 2.2
    c = MeshBuilder()
    while y < y1 - 1:
        for z in levels:
            c.cylinder((-TW + 0.42, y, z), (TW - 0.2, y, z), 0.085, 28, 3)
            c.cylinder((-TW + 0.2, y, z), (-TW + 0.46, y, z), 0.05, 20, 2)
            c.cylinder((-TW + 0.36, y, z), (-TW + 0.46, y, z), 0.11, 6, 2)
            for x in (-TW + 0.18, TW - 0.18):
                c.cylinder((x - 0.012, y, z), (x + 0.012, y, z), 0.15, 28, 3)
        y += step
    b.build('sheets', [M['sheet'], M['waler']])
    c.build('struts', [M['sheet'], M['waler'], M['galv'], M['strut']], smooth=True)


def build_trench():
    """Inside the supported trench above its pipe: sheets, walings and struts towards the far end."""
    reset()
    M = mats()
    R = random.Random(4)
    M['sheet'] = principled('sheet', '#74604f', 0.55, metal=0.3, var=0.3, scale=1.3, stain=0.55, bump=0.06, bscale=9)
    M['pipec'] = principled('pipec', '#10464d', 0.34, var=0.06, scale=0.8, coat=0.3, bump=0.015, bscale=5)
    M['sleeve'] = principled('sleeve', '#1c1d1e', 0.42, bump=0.05, bscale=12)
    M['waler'] = principled('waler', '#23474b', 0.5, var=0.2, scale=1.4, stain=0.3)
    M['strut'] = principled('strut', '#b97f24', 0.5, var=0.2, scale=2.2, stain=0.35)
    sd = sky_world(57, 66, strength=0.15, clouds=0.0, dust=2.0, sunpower=8, suncol=(1, 0.86, 0.68), angle=0.5)
    horizon_glow(sd, 3.0, warm=(1.0, 0.84, 0.64), k=3.0, base=0.6)
    end = 66

    def bed(X, Y):
        return (-TD + smoothstep(Y, end - 14, end) * (TD + 0.4) + fractal_noise(X / 2.0, Y / 2.0, 4, seed=3) * 0.1
            + 0.22 * smoothstep(np.abs(X), 0.5, 1.5) * (1 - smoothstep(Y, end - 14, end)))
    dig = terrain_mat('digm', '#8f6f4c', '#c2a077', '#7a5c40', '#b08d63', steep=(0.5, 1.2), grit=2.2)
    terrain('bed', bed, np.linspace(-TW - 0.2, TW + 0.2, 60), np.linspace(-3, end + 40, 700), [dig])
    land = lambda X, Y: fractal_noise(X / 9.0, Y / 9.0, 4, seed=6) * 0.12 - 0.1 + smoothstep(np.abs(X), 4, 8) * 0.3
    for x0, x1 in ((-80, -TW - 0.13), (TW + 0.13, 80)):
        terrain('land', land, np.linspace(x0, x1, 60), np.linspace(-6, end + 200, 160), [dig])
    supports(M, -2.0, end + 2)
    b = MeshBuilder()
    b.cylinder((0, -3, PZ), (0, end - 2, PZ), PR, 96, 0, cap=False)
    y = 5.0
    while y < end:
        b.cylinder((0, y - 0.28, PZ), (0, y + 0.28, PZ), PR + 0.008, 96, 1, cap=False)
        for e in (-0.28, 0.28):
            b.cylinder((0, y + e - 0.02, PZ), (0, y + e + 0.02, PZ), PR + 0.014, 96, 1)
        y += 12
    b.build('main', [M['pipec'], M['sleeve']], smooth=True)
    c = MeshBuilder()
    for s in (-1, 1):
        for k in range(40):
            c.beam((s * 2.3, 1 + 2 * k, 0), (s * 2.3, 1 + 2 * k, 1.2), 0.05, mat=0)
        for z in (0.6, 1.17):
            c.beam((s * 2.3, 0, z), (s * 2.3, 81, z), 0.045, mat=0)
    for e in (-0.2, 0.2):
        c.beam((TW - 0.42, 9.6 + e, -TD + 0.2), (TW - 0.42, 9.6 + e, 1.3), 0.05, 0.03, mat=0)
    for k in range(19):
        c.cylinder((TW - 0.42, 9.4, -TD + 0.4 + 0.29 * k), (TW - 0.42, 9.8, -TD + 0.4 + 0.29 * k), 0.016, 10, 0)
    c.build('ladder', [M['galv']])
    apply_haze(sd, density=1 / 260.0, height=60, warm=(1.0, 0.86, 0.66), cool=(0.8, 0.74, 0.66), bright=0.7)
    litter([dig] * 2, 2600, (-TW, TW, -1, 40), lambda x, y: float(bed(np.array([x]), np.array([y]))[0]), 5, (0.015, 0.05))
    return outdoor(sd, location=(0.0, -0.6, -1.55), target=(0.0, 40, -1.55), lens=21, shift=-0.05, exposure=0.6, glow=0.0,
        bounces=6, diffuse=5, saturation=1.06, tint=(1.01, 1.0, 0.98))


CAMERAS = {'bridge': build_bridge, 'under': under, 'trench': build_trench}
