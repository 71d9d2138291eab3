"""The building site: a concrete frame with scaffold, a glass tower, cranes, a busy yard."""
import math
import random

import bpy
from mathutils import Vector

from lib.architecture import tower
from lib.construction import cabin, crane, frame_building, scaffold
from lib.materials import facade, ground_mat, principled, site_mats
from lib.mesh import MeshBuilder
from lib.nature import palm
from lib.people import person
from lib.vehicles import excavator, truck_mixer
from lib.view import View
from lib.world import apply_haze, point_light, reset, sky_world


FRAME_TURN = 0.93
FRAME_CENTRE = Vector((-27, 26, 0))


def on_frame(x, y, z=0):
    """From the grid of the main frame to the site."""
    c, s = (math.cos(FRAME_TURN), math.sin(FRAME_TURN))
    return (FRAME_CENTRE.x + x * c - y * s, FRAME_CENTRE.y + x * s + y * c, z)


def mounds(R):
    """Excavated sand in front."""
    for i in range(26):
        x, y = (R.uniform(-60, 70), R.uniform(-70, -18))
        if -40 < y < -26.5 + 1.5 or (abs(x) < 14 and y < -30):
            continue
        b = MeshBuilder()
        r = R.uniform(2, 5)
        h = r * R.uniform(0.3, 0.45)
        prof = [(r * (1 - k / 5) ** 0.8 * R.uniform(0.92, 1.05), h * (k / 5) ** 0.9) for k in range(6)]
        b.lathe((x, y, 0), prof, 22)
        b.build('mound', [bpy.data.materials['ground']], smooth=True)


def buildings_and_cranes(M):
    """The main frame with its scaffold, the glass tower, neighbours, four cranes."""
    frame_building(M, 6, 4, 6.4, 12, 3.7, loc=FRAME_CENTRE, seed=4, clad=3, rz=FRAME_TURN)
    scaffold(M, 26, 17, 2.0, loc=on_frame(-22.1, 13.2), rz=FRAME_TURN - math.pi / 2)
    scaffold(M, 14.4, 21, 2.0, loc=on_frame(-20, -15.4), rz=FRAME_TURN, net=False)
    tower(M, 32, 32, 27, loc=(56, 82, 0), rz=0.62)
    tower(M, 26, 26, 36, loc=(-95, 190, 0), rz=0.2)
    tower(M, 24, 30, 24, loc=(105, 200, 0), rz=0.1)
    tower(M, 30, 26, 19, loc=(15, 240, 0), rz=-0.2)
    frame_building(M, 4, 4, 7, 15, 3.7, loc=(-2, 150, 0), seed=9, clad=6, rz=0.2)
    Y = [M['yellow'], M['dark'], M['conc'], M['warmwin']]
    crane(Y, h=64, jib=50, slew=-0.3, loc=(8, 30, 0), hook=22, trolley=0.55)
    crane(Y, h=54, jib=45, slew=2.2, loc=(-62, 58, 0), hook=14)
    crane(Y, h=74, jib=50, slew=0.5, loc=(10, 134, 0), hook=18)
    crane(Y, h=66, jib=50, slew=2.7, loc=(140, 260, 0), hook=18)


def town(R):
    """Low houses, trees and a road behind the site."""
    lo = MeshBuilder()
    for i in range(420):
        y = 150 + R.random() ** 1.5 * 900
        x = R.uniform(-1, 1) * (120 + y * 0.75)
        if -60 < x < 110 and y < 300:
            continue
        h = R.choice([5, 7, 8, 11, 14])
        lo.box((x, y, h / 2), (R.uniform(10, 24), R.uniform(10, 22), h), R.choice([0, 1, 2, 0]),
            rz=R.choice([0, 0.2, 1.2]))
        lo.box((x + R.uniform(-3, 3), y, h + 1), (4, 4, 2), 0)
    lo.build('low', [facade('lw1', '#cdb997', 3.4, 3.6, 0.03, 0.6), facade('lw2', '#e2d8c5', 2.8, 3.4, 0.03,
        0.62), facade('lw3', '#a98f6d', 3, 3.5, 0.12, 0.5)])
    tb = MeshBuilder()
    for i in range(900):
        y = 110 + R.random() ** 1.3 * 600
        x = R.uniform(-1, 1) * (110 + y * 0.7)
        if -50 < x < 105 and y < 230:
            continue
        r = R.uniform(1.3, 2.4)
        for q in range(5):
            ox, oy, oz, rr = (R.uniform(-0.7, 0.7) * r, R.uniform(-0.7, 0.7) * r, r * R.uniform(0.9, 1.7),
                r * R.uniform(0.5, 0.8))
            tb.lathe((x + ox, y + oy, oz), [(0, -rr)] + [(rr * math.sin(a), -rr * math.cos(a)) for a in (0.6,
                1.1, 1.6, 2.1, 2.6)] + [(0, rr)], 9)
        tb.cylinder((x, y, 0), (x, y, r * 1.2), 0.16, 6, 0, cap=False)
    tb.build('trees', [principled('tree', '#4d5f33', 0.8, var=0.45, scale=1.3, bump=0.9, bscale=3)],
        smooth=True)
    for k, (x, y, r) in enumerate([(0, 112, 0), (0, 118, 0)]):
        b = MeshBuilder()
        b.box((x, y, 0.05), (700, 6 if k else 5, 0.08), 0)
        b.build('rd2', [principled('asph2', '#4a4540', 0.85)])


def far_skyline(R):
    """Towers in the haze."""
    sk = MeshBuilder()
    for i in range(420):
        x = R.uniform(-1500, 1500)
        y = R.uniform(420, 2600)
        h = R.choice([20, 28, 36, 50, 70, 90]) * R.uniform(0.8, 1.7) * (1.5 if abs(x - 250) < 260 else 1)
        w = R.uniform(16, 34)
        sk.box((x, y, h / 2), (w, w * R.uniform(0.7, 1.3), h), R.choice([0, 0, 1, 2]), rz=R.uniform(-0.4, 0.4))
    sk.box((330, 1300, 190), (40, 40, 380), 1)
    sk.box((330, 1300, 420), (18, 18, 120), 1)
    sk.box((330, 1300, 520), (4, 4, 120), 1)
    sk.build('sky', [facade('f3', '#3a3a3a', 2.5, 3.6, 0.12, 0.35), facade('f4', '#1c3040', 2, 3.8, 0.1, 0.25),
        facade('stone', '#b59f83', 3.2, 3.6, 0.03, 0.55)])


def road_and_fence(M):
    """The street in front, its kerbs, the hoarding and the site cabins."""
    rd = MeshBuilder()
    rd.box((0, -34, 0.03), (400, 9, 0.06), 0)
    for i in range(-20, 21):
        rd.box((i * 8, -34, 0.065), (3, 0.18, 0.01), 1)
    rd.box((0, -38.8, 0.12), (400, 0.4, 0.3), 2)
    rd.box((0, -29.2, 0.12), (400, 0.4, 0.3), 2)
    rd.build('road', [principled('asph', '#3a3734', 0.85, var=0.25, scale=0.6, bump=0.1, bscale=20), M['white'],
        M['conc']])
    hb = MeshBuilder()
    for i in range(34):
        x = -80 + i * 2.45
        if -2 < x < 9:
            continue
        hb.box((x, -26.5, 1.15), (2.4, 0.08, 2.3), 0 if i % 5 else 1)
        hb.box((x - 1.22, -26.5, 1.25), (0.1, 0.14, 2.5), 2)
    hb.build('hoard', [M['white'], principled('teal', '#0f5a60', 0.5), M['galv']])
    for i, (x, y, r) in enumerate([(22, -12, 0), (22, -8.5, 0), (29, -12, 0)]):
        cabin(M, (x, y, 0), r, 'white')
    cabin(M, (22, -10.2, 2.8), 0, 'white')


def stacks(M, R):
    """Block pallets, bar bundles, ply and pipes near the fence."""
    st = MeshBuilder()
    for k in range(7):
        x = 10 + R.uniform(-1, 1) + k * 2.0
        y = -19 + R.uniform(-0.6, 0.6)
        for a in range(3):
            st.box((x, y, 0.25 + a * 0.62), (1.3, 1.1, 0.56), 0, rz=R.uniform(-0.05, 0.05))
    for k in range(40):
        st.beam((-26 + R.uniform(-0.5, 0.5), -15 + k * 0.05, 0.25 + k % 4 * 0.07),
            (-15 + R.uniform(-0.5, 0.5), -15 + k * 0.05, 0.25 + k % 4 * 0.07), 0.05, mat=1)
    for k in range(12):
        st.box((-36 + R.uniform(-0.1, 0.1), -16, 0.1 + k * 0.09), (2.6, 1.3, 0.08), 2,
            rz=R.uniform(-0.03, 0.03))
    for k in range(5):
        st.cylinder((36 + k * 1.25, -20, 0.6), (36 + k * 1.25, -14, 0.6), 0.6, 24, 3)
    st.build('st', [M['block'], M['rebar'], M['ply'], M['conc']])


def yard_goods(M, R):
    """What lies about the yard, containers, and the line of barriers."""
    ex = MeshBuilder()
    for k in range(14):
        x, y = (R.uniform(-2, 46), R.uniform(2, 40))
        if abs(x - 8) < 6 and abs(y - 30) < 8:
            continue
        t = R.randrange(4)
        rz2 = R.uniform(0, 3)
        if t == 0:
            for a in range(3):
                for q in range(3):
                    ex.box((x + q * 1.5 * math.cos(rz2), y + q * 1.5 * math.sin(rz2), 0.3 + a * 0.62),
                        (1.3, 1.1, 0.56), 0, rz=rz2)
        elif t == 1:
            for q in range(14):
                ex.beam((x, y + q * 0.09, 0.2 + q % 4 * 0.08), (x + 9, y + q * 0.09 + 0.3, 0.2 + q % 4 * 0.08),
                    0.06, mat=1)
        elif t == 2:
            for q in range(9):
                ex.box((x, y, 0.1 + q * 0.1), (2.6, 1.3, 0.09), 2, rz=rz2 + R.uniform(-0.03, 0.03))
        else:
            ex.box((x, y, 1.3), (6.1, 2.44, 2.6), 3 + R.randrange(2), rz=rz2)
    for i in range(30):
        x = -20 + i * 1.9
        ex.box((x, -6.5 + 2 * math.sin(i * 0.25), 0.45), (1.7, 0.35, 0.9), 5 if i % 2 else 6,
            rz=0.1 * math.cos(i * 0.25))
    ex.build('ex', [M['block'], M['rebar'], M['ply'], principled('cont1', '#1f5f73', 0.5, var=0.1),
        principled('cont2', '#a8461f', 0.5, var=0.1), M['white'], M['red']])


def crews(M, R):
    """Men by the fence and on the top deck."""
    for i, (x, y) in enumerate([(-4, -21), (-5.2, -20.4), (-19, -12), (14, -22.5), (15, -22), (-31, -17),
        (27, -15), (6, -16), (-9, -28.4), (-10, -28.2)]):
        person(M, (x, y, 0), R.uniform(0, 6), i % 2, i)
    for i, (x, y) in enumerate([(-8, -13.2), (2, -13), (11, -12.8), (3, -9)]):
        person(M, on_frame(x, y, 12 * 3.7 + 0.16), R.uniform(0, 6), i % 2, i + 20)


def parking_and_palms(M, R):
    """Parked cars and the palms along the street."""
    pk = MeshBuilder()
    for i in range(6):
        x, y = (62 + i * 3.4, -20)
        pk.box((x, y, 0.75), (1.9, 4.9, 0.6), i % 3)
        pk.box((x, y + 0.3, 1.35), (1.75, 2.2, 0.65), 3)
        for dx in (-0.85, 0.85):
            for dy in (-1.5, 1.5):
                pk.cylinder((x + dx - 0.1, y + dy, 0.38), (x + dx + 0.1, y + dy, 0.38), 0.38, 16, 3)
    pk.build('cars', [M['white'], principled('car1', '#b8bcc0', 0.25, coat=1),
        principled('car2', '#6b1f1a', 0.25, coat=1), principled('carg', '#0c0f12', 0.08)], bevel=0.12)
    for i in range(9):
        palm(M, (34 + i * 9 + R.uniform(-1, 1), -41.5, 0), R.uniform(5.5, 7.5), i)
    for i in range(5):
        palm(M, (-50 - i * 9, -41.5, 0), R.uniform(5.5, 7.5), i + 30)


def build():
    """The whole site under a low sun; returns the direction towards the sun."""
    reset()
    M = site_mats()
    R = random.Random(11)
    sd = sky_world(11, -80, strength=0.27, clouds=1.0, dust=2.5, sunpower=11, suncol=(1, 0.58, 0.27), angle=0.8)
    g = MeshBuilder()
    g.quad([(-6000, -400, 0), (6000, -400, 0), (6000, 9000, 0), (-6000, 9000, 0)])
    g.build('gnd', [ground_mat()])
    mounds(R)
    buildings_and_cranes(M)
    town(R)
    far_skyline(R)
    road_and_fence(M)
    stacks(M, R)
    truck_mixer(M, (-13, -33, 0.05), math.pi)
    truck_mixer(M, (3, -20, 0), 1.9)
    excavator(M, (-44, -14, 0), 0.4)
    crews(M, R)
    yard_goods(M, R)
    excavator(M, (30, 6, 0), 2.4)
    excavator(M, (66, -8, 0), 2.8)
    truck_mixer(M, (40, -5, 0), 2.7)
    truck_mixer(M, (58, -31.5, 0.05), 0)
    for i in range(12):
        person(M, (R.uniform(-5, 60), R.uniform(-22, 24), 0), R.uniform(0, 6), i % 2, i + 60)
    parking_and_palms(M, R)
    for p in [(-4, -14, 6), (24, -14.4, 5)]:
        point_light(p, 900, r=0.3)
    apply_haze(sd)
    return sd


def look(location, target, lens, shift):
    """Build the site, then one of its cameras."""
    return View(location, target, lens, shift, sun=build(), glow=0.35)


CAMERAS = {'close': lambda: look((-9, -26, 9.5), (-24, 26), 25, 0.16), 'net': lambda: look((-57, -13, 5), (-27, 26), 21, 0.2),
    'crane': lambda: look((-1, 10, 1.7), (10, 34, 34), 20, 0), 'band': lambda: look((62, -66, 33), (-16, 90), 30, -0.03)}
