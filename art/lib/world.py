"""Scene, sky, sun, camera, lamps, and the haze that lives inside the materials."""
import math

import bpy
from mathutils import Vector

from .nodes import NodeTree, new_material, rgba


def reset():
    """Empty file, Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    return s


def sky_world(sun_el, sun_rot, strength=0.35, clouds=0.5, dust=2.0, air=1.0, sunpower=6, suncol=(1, 0.62, 0.33),
    angle=0.6, cloudcol=(1.0, 0.62, 0.42)):
    """Physical sky with procedural cirrus, and the sun lamp; returns the direction towards the sun. Angles in degrees."""
    s = bpy.context.scene
    w = bpy.data.worlds.new('W')
    s.world = w
    w.use_nodes = True
    w.node_tree.nodes.clear()
    t = NodeTree(w.node_tree)
    sk = t.node('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(sun_el),
        sun_rotation=math.radians(sun_rot), dust_density=dust, air_density=air, ozone_density=1.5, altitude=50)
    col = sk.outputs[0]
    if clouds:
        v = t.node('TexCoord').outputs['Generated']
        x = t.node('SeparateXYZ', {0: v})
        z = t.math('MAXIMUM', x.outputs[2], 0.02)
        zz = t.math('ADD', z, 0.12)
        p = t.node('CombineXYZ', {0: t.math('DIVIDE', x.outputs[0], zz), 1: t.math('DIVIDE', x.outputs[1], zz),
            2: 0})
        mp = t.node('Mapping', {'Vector': p, 'Scale': (1.0, 0.45, 1), 'Rotation': (0, 0, 0.5)})
        n1 = t.node('TexNoise', {'Vector': mp, 'Scale': 1.1, 'Detail': 9, 'Roughness': 0.6,
            'Distortion': 0.6}).outputs['Fac']
        f = t.ramp(n1, [(0.5, 0.0), (0.78, 1.0)])
        f = t.math('MULTIPLY', f, clouds)
        f = t.math('MULTIPLY', f, t.ramp(z, [(0.03, 0.0), (0.16, 1.0)]))
        bright = t.mix(1, col, rgba(cloudcol), 'MULTIPLY')
        cl = t.mix(1, t.node('VectorMath', {0: bright, 'Scale': 1.2}, operation='SCALE').outputs[0],
            tuple((x * 2.2 for x in cloudcol)) + (1,), 'ADD')
        col = t.mix(f, col, cl)
    bg = t.node('Background', {0: col, 1: strength})
    t.set(t.node('OutputWorld').inputs[0], bg)
    el, ro = (math.radians(sun_el), math.radians(sun_rot))
    sd = Vector((math.sin(ro) * math.cos(el), math.cos(ro) * math.cos(el), math.sin(el)))
    if sunpower:
        l = bpy.data.lights.new('sun', 'SUN')
        l.energy = sunpower
        l.color = suncol
        l.angle = math.radians(angle)
        o = bpy.data.objects.new('sun', l)
        bpy.context.collection.objects.link(o)
        o.rotation_euler = sd.to_track_quat('Z', 'Y').to_euler()
    return sd


def horizon_glow(sd, amt=0.5, warm=(1.0, 0.46, 0.17), k=6.0, base=0.3):
    """Warm band of evening light above the horizon, strongest towards the sun; call after sky_world."""
    nt = bpy.context.scene.world.node_tree
    t = NodeTree(nt)
    bg = [n for n in nt.nodes if n.type == 'BACKGROUND'][0]
    src = bg.inputs[0].links[0].from_socket
    v = t.node('TexCoord').outputs['Generated']
    z = t.math('MAXIMUM', t.node('SeparateXYZ', {0: v}).outputs[2], 0)
    h = Vector((sd.x, sd.y, 0)).normalized()
    d = t.math('MULTIPLY_ADD', t.node('VectorMath', {0: v, 1: tuple(h)},
        operation='DOT_PRODUCT').outputs['Value'], 0.5, 0.5)
    f = t.math('MULTIPLY', t.math('EXPONENT', t.math('MULTIPLY', z, -k)),
        t.math('MULTIPLY_ADD', d, 1 - base, base))
    g = t.node('VectorMath', {0: tuple((c * amt for c in warm)), 'Scale': f}, operation='SCALE').outputs[0]
    t.set(bg.inputs[0], t.mix(1, src, g, 'ADD'))


def overcast(sd, strength=1.0, zenith=(0.5, 0.54, 0.6), horizon=(0.86, 0.87, 0.87), depth=0.5):
    """A closed silver sky instead of the clear one, lighter round the sun; call after sky_world."""
    nt = bpy.context.scene.world.node_tree
    t = NodeTree(nt)
    bg = [n for n in nt.nodes if n.type == 'BACKGROUND'][0]
    v = t.node('TexCoord').outputs['Generated']
    x = t.node('SeparateXYZ', {0: v})
    z = t.math('MAXIMUM', x.outputs[2], 0.0)
    zz = t.math('ADD', z, 0.16)
    p = t.node('CombineXYZ', {0: t.math('DIVIDE', x.outputs[0], zz), 1: t.math('DIVIDE', x.outputs[1], zz), 2: 0.7})
    n = t.node('TexNoise', {'Vector': p, 'Scale': 0.75, 'Detail': 7, 'Roughness': 0.52, 'Distortion': 0.5}).outputs['Fac']
    f = t.math('MULTIPLY_ADD', t.ramp(n, [(0.28, 0.0), (0.72, 1.0)]), depth, 1 - depth * 0.62)
    d = t.math('MULTIPLY_ADD', t.node('VectorMath', {0: v, 1: tuple(sd)}, operation='DOT_PRODUCT').outputs['Value'], 0.5, 0.5)
    f = t.math('MULTIPLY', f, t.math('MULTIPLY_ADD', t.math('POWER', d, 6), 0.5, 0.8))
    col = t.mix(t.math('POWER', z, 0.55), rgba(horizon), rgba(zenith))
    t.set(bg.inputs[0], t.node('VectorMath', {0: col, 'Scale': f}, operation='SCALE').outputs[0])
    bg.inputs[1].default_value = strength


def veil_mat(name, colour, strength, amount, scale, cut=(0.42, 0.72), foot=0.12):
    """Steam or mist on upright planes (veil): wisps that thin out upwards and at the sides."""
    m, t, out = new_material(name)
    x = t.node('SeparateXYZ', {0: t.node('TexCoord').outputs['UV']})
    u = t.math('MULTIPLY_ADD', x.outputs[0], 2, -1)
    pos = t.node('Mapping', {'Vector': t.node('NewGeometry').outputs['Position'], 'Scale': scale})
    n = t.node('TexNoise', {'Vector': pos, 'Scale': 1.0, 'Detail': 4, 'Roughness': 0.55, 'Distortion': 1.0}).outputs['Fac']
    side = t.math('POWER', t.math('MAXIMUM', t.math('SUBTRACT', 1, t.math('MULTIPLY', u, u)), 0), 1.6)
    rise = t.math('MULTIPLY', t.ramp(x.outputs[1], [(0.0, 0.0), (foot, 1.0), (1.0, 0.0)]), amount)
    f = t.math('MULTIPLY', t.math('MULTIPLY', t.ramp(n, [(cut[0], 0.0), (cut[1], 1.0)]), side), rise)
    t.set(out.inputs[0], t.node('MixShader', {0: f, 1: t.node('BsdfTransparent'),
        2: t.node('Emission', {0: tuple(colour) + (1,), 1: strength})}))
    m.cycles.sample_as_light = False
    return m


def veil(mat, a, b, z, h):
    """An upright plane of veil_mat from a to b, points on the ground; build after apply_haze."""
    me = bpy.data.meshes.new('veil')
    me.from_pydata([(*a, z), (*b, z), (*b, z + h), (*a, z + h)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[i].uv = c
    me.materials.append(mat)
    bpy.context.collection.objects.link(bpy.data.objects.new('veil', me))


def camera(loc, target, lens=35, dof=None, fstop=2.8, shift_y=0):
    """Camera at loc looking at target; shift_y keeps uprights upright."""
    c = bpy.data.cameras.new('cam')
    c.lens = lens
    c.clip_end = 20000
    c.shift_y = shift_y
    o = bpy.data.objects.new('cam', c)
    bpy.context.collection.objects.link(o)
    aim_at(o, loc, target)
    bpy.context.scene.camera = o
    if dof:
        c.dof.use_dof = True
        c.dof.focus_distance = dof
        c.dof.aperture_fstop = fstop
    return o


def aim_at(o, loc, target):
    """Place an object and turn its -Z axis to the target."""
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def area_light(loc, target, size, power, col=(1, 0.8, 0.6), sy=None):
    """Area light; size is its long side."""
    l = bpy.data.lights.new('a', 'AREA')
    l.size = size
    l.energy = power
    l.color = col
    if sy:
        l.shape = 'RECTANGLE'
        l.size_y = sy
    o = bpy.data.objects.new('a', l)
    bpy.context.collection.objects.link(o)
    aim_at(o, loc, target)
    return o


def point_light(loc, power, col=(1, 0.72, 0.45), r=0.05):
    """Point light of radius r."""
    l = bpy.data.lights.new('p', 'POINT')
    l.energy = power
    l.color = col
    l.shadow_soft_size = r
    o = bpy.data.objects.new('p', l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    return o


def apply_haze(sundir, density=1 / 1100.0, height=140.0, warm=(1.0, 0.52, 0.24), cool=(0.4, 0.47, 0.58),
    bright=0.55, only=None):
    """Aerial perspective inside every material, from the length of the ray: free of noise, clean at edges, warm towards the sun."""
    for m in bpy.data.materials:
        if not m.use_nodes or (only and m.name not in only):
            continue
        nt = m.node_tree
        out = [n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL']
        if not out or not out[0].inputs[0].links:
            continue
        t = NodeTree(nt)
        src = out[0].inputs[0].links[0].from_socket
        # haze must not make every surface a lamp
        if src.node.type != 'EMISSION':
            m.cycles.sample_as_light = False
        lp = t.node('LightPath')
        g = t.node('NewGeometry')
        z = t.node('SeparateXYZ', {0: g.outputs['Position']}).outputs[2]
        hz = t.math('EXPONENT', t.math('MULTIPLY', t.math('MAXIMUM', z, 0), -1 / height))
        od = t.math('MULTIPLY', t.math('MULTIPLY', lp.outputs['Ray Length'], density), hz)
        f = t.math('SUBTRACT', 1, t.math('EXPONENT', t.math('MULTIPLY', od, -1)))
        f = t.math('MULTIPLY', f, t.math('MAXIMUM', lp.outputs['Is Camera Ray'], lp.outputs['Is Glossy Ray']))
        dt = t.node('VectorMath', {0: g.outputs['Incoming'], 1: tuple((-x for x in sundir))},
            operation='DOT_PRODUCT').outputs['Value']
        ph = t.math('POWER', t.math('MAXIMUM', t.math('MULTIPLY_ADD', dt, 0.5, 0.5), 0), 2.5)
        col = t.mix(ph, tuple(cool) + (1,), tuple(warm) + (1,))
        st = t.math('MULTIPLY_ADD', t.math('POWER', t.math('MAXIMUM', dt, 0), 12), bright * 1.2, bright)
        t.set(out[0].inputs[0], t.node('MixShader', {0: f, 1: src, 2: t.node('Emission', {0: col, 1: st})}))


def exclude_from_lamps(names=None):
    """After apply_haze: stop hazed (emissive) background materials from being sampled as lamps."""
    for m in bpy.data.materials:
        if names is None or m.name in names:
            m.cycles.sample_as_light = False
