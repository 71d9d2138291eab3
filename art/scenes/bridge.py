"""A road viaduct over a wadi, and a pipe trench in the plain before it."""
import math
import random
from dataclasses import replace

import bpy
import numpy as np
from mathutils import Vector

from lib.architecture import skyline
from lib.materials import (
    concrete, emission, principled, site_mats, skyline_mats, terrain_mat, vehicle_mats, water_mat,
)
from lib.mesh import (
    MeshBuilder, arc_path, instance, path_length, point_on_path, scatter, spaced, sweep, terrain,
)
from lib.nature import boulder, litter, palm, shrub, tuft
from lib.nodes import new_material, rgba
from lib.noise import fractal_noise, smoothstep
from lib.people import person
from lib.vehicles import car, crawler_excavator, light_pole, lorry
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


def city(M, seed=5):
    sk = skyline_mats()
    skyline(seed, (-560, 1250), 250, 95, 270, sk)
    skyline(seed + 1, (380, 1900), 420, 60, 120, sk, low=90)


# scenes
def main_path():
    return arc_path((29, -44), 90, [(60, 0), (430, 1 / 255.0), (420, -1 / 700.0)],
        lambda s: 14.2 + 2.0 * smoothstep(np.array(s), 0, 250).item())


def ramp_path():
    return arc_path((-430, 330), -6, [(200, 0), (330, -1 / 420.0), (200, -1 / 300.0)],
        lambda s: 24.5 - 0.012 * s)


def build_bridge(cam):
    reset()
    M = mats()
    R = random.Random(8)
    if cam == 'bridge':
        sd = sky_world(2.2, -56, strength=0.34, clouds=0.35, dust=1.2, sunpower=3.6, suncol=(1, 0.5, 0.36),
            angle=1.2, cloudcol=(1.0, 0.5, 0.45))
        horizon_glow(sd, 1.3, warm=(1.0, 0.46, 0.42), k=5.0, base=0.55)
    else:
        sd = sky_world(7, 40, strength=0.24, clouds=0.3, dust=1.6, sunpower=9, suncol=(1, 0.72, 0.48), angle=1.2,
            cloudcol=(1.0, 0.75, 0.6))
        horizon_glow(sd, 3.2, warm=(1.0, 0.68, 0.46), k=6.0, base=0.45)
    landscape(M, R)
    if cam == 'city':
        city(M)
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
    if cam == 'bridge':
        apply_haze(sd, density=1 / 1300.0, height=150, warm=(1.0, 0.56, 0.48), cool=(0.5, 0.5, 0.62), bright=0.5)
        apply_haze(sd, density=1 / 150.0, height=6, warm=(1.0, 0.66, 0.58), cool=(0.64, 0.6, 0.72), bright=0.6)
        m = veil_mat('mist', (0.95, 0.72, 0.72), 0.62, 0.62, (0.035, 0.02, 0.16), (0.36, 0.7), 0.2)
        for y, x0, x1, h in ((48, -70, 60, 2.6), (78, -90, 80, 3.6), (112, -110, 90, 4.4), (160, -140, 110, 6), (230, -200, 120, 8),
                (330, -260, 140, 11)):
            veil(m, (x0, y), (x1, y + 6), -0.4, h)
    else:
        apply_haze(sd, density=1 / 1500.0, height=190, warm=(1.0, 0.72, 0.5), cool=(0.58, 0.58, 0.62), bright=0.6)
        apply_haze(sd, density=1 / 420.0, height=22, warm=(1.0, 0.8, 0.62), cool=(0.78, 0.74, 0.74), bright=0.78)
        m = veil_mat('mist', (1.0, 0.86, 0.75), 0.85, 0.7, (0.007, 0.004, 0.045), (0.34, 0.68), 0.2)
        for y, h in ((190, 12), (420, 26), (640, 44), (900, 64)):
            veil(m, (-y * 1.0 - 140, y), (y * 0.35, y), -4, h)
    if cam == 'city':
        return outdoor(sd, location=(-30, 40, 13.5), target=(-30 - 250, 40 + 620, 13.5), lens=54, shift=0.06,
            exposure=0.3)
    return outdoor(sd, location=(2.5, -5, 2.3), target=(2.5 - 13, 95, 2.3), lens=22, shift=0.105, exposure=0.35)


def under():
    """Below the bridge, along its piers."""
    view = build_bridge('bridge')
    near, heading, right = point_on_path(main_path(), 58)
    far, _, _ = point_on_path(main_path(), 150)
    eye = near + right * 1.6
    return replace(view, location=(eye.x, eye.y, ground_at(eye.x, eye.y) + 1.7), target=(far.x, far.y), lens=19, shift=0.14)


# trench
# trench centre line, depth, half width
TX, TD, TW = (0.0, 3.6, 2.3)


def trench_ground(X, Y):
    h = fractal_noise(X / 40.0, Y / 40.0, 4, seed=4) * 0.5 + fractal_noise(X / 6.0, Y / 6.0, 5, seed=6) * 0.2
    spoil = np.exp(-((X - 13.5 - 1.0 * fractal_noise(Y / 7.0, Y * 0, 3,
        seed=1)) / (3.1 + 0.8 * fractal_noise(Y / 9.0, Y * 0 + 3, 3,
        seed=8))) ** 2) * (2.9 + 1.5 * fractal_noise(Y / 4.5, X / 4.5, 5, gain=0.6, seed=7)) * smoothstep(Y, 9,
        16) * (1 - smoothstep(Y, 58, 66))
    flat = smoothstep(np.abs(X - TX), 3.2, 9)
    h = h * flat * 0.8 + spoil
    inside = (np.abs(X - TX) < TW) & (Y < 74) & (Y > -30)
    end = smoothstep(Y, 62, 74)
    return np.where(inside, -TD * (1 - end) + fractal_noise(X / 2.0, Y / 2.0, 3, seed=3) * 0.12, h)


def pipe(b, p, q, r, mat, bell=True, inner=None):
    """Pipe with a wall thickness, a bell at the end p and coating bands."""
    p = Vector(p)
    q = Vector(q)
    d = (q - p).normalized()
    b.cylinder(p, q, r, 36, mat, cap=False)
    b.cylinder(q, p, r * 0.9, 36, inner if inner is not None else mat, cap=False)
    # end rings
    for e, s in ((p, 1), (q, -1)):
        n = 36
        x = d.cross(UP).normalized()
        y = x.cross(d)
        k = len(b.vertices)
        for rr in (r, r * 0.9):
            for i in range(n):
                t = 2 * math.pi * i / n
                b.vertices.append(tuple(e + x * (rr * math.cos(t)) + y * (rr * math.sin(t))))
        for i in range(n):
            j = (i + 1) % n
            b.faces.append((k + i, k + j, k + n + j, k + n + i))
            b.materials.append(mat)
    if bell:
        b.cylinder(p, p + d * 0.45, r * 1.1, 36, mat)
        b.cylinder(p + d * 0.45, p + d * 0.62, r * 1.1, 36, mat, r)


def shoring(M, y0, y1, step=4.2):
    """Trench boxes: ribbed side sheets, walers and round struts."""
    b = MeshBuilder()
    y = y0
    while y < y1:
        e = y + step - 0.25
        for s in (-1, 1):
            x = TX + s * (TW - 0.05)
            b.box((x, (y + e) / 2, -TD / 2 + 0.35), (0.12, e - y, TD + 0.75), 0)
            n = int((e - y) / 0.42)
            for k in range(n + 1):
                b.box((x - s * 0.09, y + 0.1 + (e - y - 0.2) * k / n, -TD / 2 + 0.35), (0.08, 0.16, TD + 0.7),
                    0)
            for z in (-0.3, -2.3):
                b.box((x - s * 0.2, (y + e) / 2, z), (0.2, e - y, 0.24), 1)
            for yy in (y + 0.2, e - 0.2):
                b.box((x - s * 0.2, yy, -TD / 2 + 0.4), (0.22, 0.2, TD + 0.9), 1)
        for yy in (y + 0.45, e - 0.45):
            for z in (-0.3,):
                b.cylinder((TX - TW + 0.2, yy, z), (TX + TW - 0.2, yy, z), 0.11, 14, 3)
                b.cylinder((TX - 0.45, yy, z), (TX + 0.45, yy, z), 0.15, 14, 2)
                for s in (-1, 1):
                    b.box((TX + s * (TW - 0.3), yy, z), (0.12, 0.4, 0.4), 1)
        y += step
    b.build('shoring', [M['sheet'], M['waler'], M['galv'], M['strut']], bevel=0.012)


def build_trench():
    reset()
    M = mats()
    R = random.Random(4)
    M['sheet'] = principled('sheet', '#6a4a34', 0.6, metal=0.35, var=0.35, scale=1.6, stain=0.5, bump=0.1,
        bscale=8)
    M['pipeg'] = principled('pipeg', '#11616a', 0.32, var=0.1, scale=0.7, stain=0.15, coat=0.35)
    M['pipein'] = principled('pipein', '#a99b85', 0.8, var=0.15, scale=1.5)
    M['waler'] = principled('waler', '#1d4348', 0.5, var=0.25, scale=1.4, stain=0.35)
    M['strut'] = principled('strut', '#d8931a', 0.45, var=0.18, scale=1.8, stain=0.2)
    M['tape'] = principled('tape', '#d9d2c0', 0.6)
    sd = sky_world(10.5, -112, strength=0.21, clouds=0.2, dust=1.8, sunpower=11, suncol=(1, 0.58, 0.27),
        angle=0.7)
    horizon_glow(sd, 2.8)
    xs = np.unique(np.concatenate([spaced(-3000, 3000, 230, 0, 18), np.linspace(-3, 3, 40),
        [TX - TW - 0.01, TX - TW + 0.01, TX + TW - 0.01, TX + TW + 0.01]]))
    terrain('dig', trench_ground, xs, spaced(-60, 4000, 330, 30, 28), [terrain_mat('digm', '#8f6a44', '#c69c69',
        '#7a5738', '#b58a5b', steep=(0.25, 0.7), grit=2.2)])
    shoring(M, 1.0, 21.5)
    shoring(M, 34, 57)
    b = MeshBuilder()
    y = 3.0
    # laid string
    while y < 21:
        pipe(b, (TX, y + 6.1, -TD + 1.12), (TX, y, -TD + 1.12), 0.95, 0, True, 1)
        y += 6.15
    # stringing along the edge
    for k in range(7):
        pipe(b, (-6.4, 2 + k * 6.6 + 6.1, 1.1), (-6.4, 2 + k * 6.6, 1.1), 0.95, 0, True, 1)
    for k in range(3):
        pipe(b, (-9.4 - 0.0, 22 + 6.1, 1.1), (-9.4, 22, 1.1), 0.95, 0, True, 1)
        pipe(b, (-8.2 - k * 2.35, 36 + 6.1, 1.1), (-8.2 - k * 2.35, 36, 1.1), 0.95, 0, True, 1)
    b.build('pipes', [M['pipeg'], M['pipein']], smooth=True)
    c = MeshBuilder()
    for k in range(7):
        for yy in (1.3, 4.8):
            for s in (-1, 1):
                c.box((-6.4 + s * 0.62, 2 + k * 6.6 + yy, 0.2), (0.35, 0.32, 0.42), 0, rz=0.05 * s)
            c.box((-6.4, 2 + k * 6.6 + yy, 0.06), (2.2, 0.3, 0.14), 0)
    for k in range(6):
        c.box((-6.4, 2 + k * 6.6 + 3.3, 2.05), (0.5, 0.12, 0.04), 1)
    # edge barrier on the left side
    for k in range(11):
        yy = 1 + k * 2.1
        c.beam((-3.35, yy, 0), (-3.35, yy, 1.1), 0.06, mat=2)
    for z in (0.55, 1.08):
        c.beam((-3.35, 1, z), (-3.35, 22, z), 0.05, mat=3)
    for z in (0,):
        c.beam((1.2, 8.6, -TD), (2.15, 8.6, 1.0), 0.07, mat=2)
        c.beam((1.2, 9.05, -TD), (2.15, 9.05, 1.0), 0.07, mat=2)
    for q in range(14):
        f = q / 13
        c.beam((1.2 + 0.95 * f, 8.6, -TD + 4.6 * f), (1.2 + 0.95 * f, 9.05, -TD + 4.6 * f), 0.04, mat=2)
    for k in range(9):
        c.box((-12.5 + R.uniform(-0.06, 0.06), 13, 0.1 + k * 0.12), (2.4, 1.2, 0.1), 0,
            rz=R.uniform(-0.04, 0.04))
    for k in range(22):
        c.beam((-13.5, 17 + k * 0.12, 0.15 + k % 4 * 0.1), (-13.5 + R.uniform(-0.2, 0.2) + 4.5, 17 + k * 0.12,
            0.15 + k % 4 * 0.1), 0.07, mat=4)
    c.build('timber', [M['ply'], M['tape'], M['galv'], M['orange'], M['rebar']], bevel=0.01)
    crawler_excavator(M, (6.9, 27.5, 0.1), math.pi / 2, slew=1.571, boom=(50, -84, -70), sc=1.35)
    # pipe on slings under the bucket
    s = MeshBuilder()
    pipe(s, (0.2, 30.5, 0.55), (0.2, 24.4, 0.55), 0.95, 0, True, 1)
    for e in (-1.7, 1.7):
        s.beam((0.2, 27.45 + e, 1.5), (0.2, 27.45, 3.6), 0.05, mat=2)
        s.cylinder((0.2, 27.38 + e, 0.55), (0.2, 27.52 + e, 0.55), 0.99, 36, 2)
    s.build('sling', [M['pipeg'], M['pipein'], M['strut']], smooth=True)
    crawler_excavator(M, (30, 78, 0.1), 2.4, slew=0.4, boom=(34, -50, -120), sc=1.3)
    lo = lorry(M, 'ply', 'petrol')
    scatter(lo, (-19, 58, 0.1), 1.75, 1.0)
    for i, (x, y) in enumerate([(-3.9, 24), (-4.2, 31), (3.4, 33), (-8.2, 33.5), (-15, 40), (12, 62)]):
        person(M, (x, y, 0.05), R.uniform(0, 6), i % 2, i)
    person(M, (0.9, 34.5, -TD + 0.1), 2, 1, 9)
    rk = [boulder(bpy.data.materials['digm'], i) for i in range(3)]
    for i in range(900):
        x = 13.5 + R.gauss(0, 3.6)
        y = R.uniform(9, 66)
        z = float(trench_ground(np.array([x]), np.array([y]))[0])
        scatter(rk[i % 3], (x, y, z), R.uniform(0, 6), R.uniform(0.06, 0.28) * (1.6 if R.random() < 0.1 else 1))
    tf = [tuft(M['reed'], i, 0.5) for i in range(3)]
    sh = [shrub(M['leaf'], i, 0.9) for i in range(3)]
    for i in range(260):
        x, y = (R.choice([-1, 1]) * R.uniform(17, 90), R.uniform(10, 190))
        scatter((tf + sh)[i % 6], (x, y, -0.05), R.uniform(0, 6), R.uniform(0.6, 1.3))
    pm = [palm(M, (0, -900 - 30 * i, 0), 7.5 + i, i) for i in range(3)]
    for i, (x, y) in enumerate([(-34, 84), (-39, 92), (-30, 98), (-46, 110), (-55, 100), (28, 110), (36, 104),
        (47, 122), (-66, 130), (60, 140), (20, 150), (-20, 150)]):
        instance(pm[i % 3], (x, y, -0.1), i * 1.7, R.uniform(0.9, 1.2))
    p = arc_path((-420, 250), 8, [(300, 0), (500, -1 / 900.0)], lambda s: 17)
    viaduct(M, p, half=9.6, span=36, pole=light_pole(M, 11, 2.6), ground=lambda x, y: 0.0, rail=False)
    city(M, 9)
    apply_haze(sd, density=1 / 1400.0, height=140, warm=(1.0, 0.55, 0.27), cool=(0.44, 0.48, 0.53), bright=0.5)
    litter([bpy.data.materials['digm']] * 2, 1100, (-26, -3.4, 0, 46), lambda x,
        y: float(trench_ground(np.array([x]), np.array([y]))[0]), 5)
    return outdoor(sd, location=(-1.2, -5.5, 5.1), target=(0.9, 40, 5.1), lens=26, shift=-0.075, exposure=0.15)


CAMERAS = {'bridge': lambda: build_bridge('bridge'), 'city': lambda: build_bridge('city'), 'under': under, 'trench': build_trench}
