"""Procedural materials. Lengths are metres; colours are hex strings or linear triples."""
from .nodes import new_material, rgba


def principled(name, col, rough=0.6, metal=0, spec=0.5, var=0.0, scale=1.0, bump=0, bscale=20, coat=0,
    emit=None, es=0, stain=0, objcoord=False):
    """Principled material with optional mottling, run-off stains, bump and emission."""
    m, t, out = new_material(name)
    col = rgba(col)
    p = t.node('BsdfPrincipled', {'Roughness': rough, 'Metallic': metal, 'Specular': spec, 'Clearcoat': coat})
    pos = t.node('TexCoord').outputs['Object'] if objcoord else t.node('NewGeometry').outputs['Position']
    base = None
    if var:
        nz = t.node('TexNoise', {'Vector': pos, 'Scale': scale, 'Detail': 6, 'Roughness': 0.65}).outputs['Fac']
        d = tuple((x * (1 - var) for x in col[:3])) + (1,)
        l = tuple((min(1, x * (1 + var)) for x in col[:3])) + (1,)
        base = t.ramp(nz, [(0.3, d), (0.7, l)])
    if stain:
        mp = t.node('Mapping', {'Vector': pos, 'Scale': (1.2, 1.2, 0.06)})
        nz = t.node('TexNoise', {'Vector': mp, 'Scale': 1.0, 'Detail': 5}).outputs['Fac']
        f = t.ramp(nz, [(0.45, 0.0), (0.75, 1.0)])
        f = t.math('MULTIPLY', f, stain)
        base = t.mix(f, base or col, tuple((x * 0.45 for x in col[:3])) + (1,))
    t.set(p.inputs['Base Color'], base if base is not None else col)
    if bump:
        nz = t.node('TexNoise', {'Vector': pos, 'Scale': bscale, 'Detail': 5}).outputs['Fac']
        t.set(p.inputs['Normal'], t.node('Bump', {'Strength': bump, 'Height': nz, 'Distance': 0.05}).outputs[0])
    if emit is not None:
        t.set(p.inputs['Emission'], rgba(emit))
        t.set(p.inputs['Emission Strength'], es)
    t.set(out.inputs[0], p)
    return m


def emission(name, col, s):
    """Plain light-emitting material."""
    m, t, out = new_material(name)
    t.set(out.inputs[0], t.node('Emission', {0: rgba(col), 1: s}))
    return m


def glow(name, col, s):
    """Visible glowing surface that is NOT sampled as a lamp (keeps the noise down; put a real lamp beside it)"""
    m = emission(name, col, s)
    m.cycles.sample_as_light = False
    return m


def translucent_net(name, col, op=0.75):
    """Safety net: partly see-through, lit from behind."""
    m, t, out = new_material(name)
    d = t.node('BsdfDiffuse', {0: rgba(col)})
    tr = t.node('BsdfTranslucent', {0: rgba(col)})
    tp = t.node('BsdfTransparent')
    a = t.node('MixShader', {0: 0.5, 1: d, 2: tr})
    t.set(out.inputs[0], t.node('MixShader', {0: op, 1: tp, 2: a}))
    return m


def facade(name, glass='#2b4a5c', pw=1.5, fh=3.6, lit=0.1, spandrel=0.22, tilt=0.012, litcol='#ffbf70',
    lits=3.0, refl=0.9):
    """Curtain wall: per-panel random tilt, blinds, lit windows, spandrel band."""
    m, t, out = new_material(name)
    g = t.node('NewGeometry')
    xyz = t.node('SeparateXYZ', {0: t.node('TexCoord').outputs['Object']})
    u = t.math('ADD', xyz.outputs[0], xyz.outputs[1])
    cu = t.math('FLOOR', t.math('DIVIDE', u, pw))
    zf = t.math('DIVIDE', xyz.outputs[2], fh)
    cv = t.math('FLOOR', zf)
    fr = t.math('FRACT', zf)
    cell = t.node('CombineXYZ', {0: cu, 1: cv, 2: 0.37})
    wn = t.node('TexWhiteNoise', {'Vector': cell}, noise_dimensions='3D')
    cell2 = t.node('CombineXYZ', {0: t.math('FLOOR', t.math('DIVIDE', cu, 4)), 1: cv, 2: 7.1})
    wn2 = t.node('TexWhiteNoise', {'Vector': cell2}, noise_dimensions='3D')
    off = t.node('VectorMath', {0: wn.outputs['Color'], 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT')
    off = t.node('VectorMath', {0: off, 'Scale': tilt}, operation='SCALE')
    nrm = t.node('VectorMath', {0: t.node('VectorMath', {0: g.outputs['Normal'], 1: off})},
        operation='NORMALIZE')
    gl = t.node('BsdfGlossy', {'Color': (refl * 0.92, refl * 0.97, refl, 1), 'Roughness': 0.03, 'Normal': nrm})
    blind = t.math('GREATER_THAN', wn.outputs['Value'], 0.72)
    inner = t.mix(t.math('MULTIPLY', blind, 0.55), rgba(glass), (0.25, 0.24, 0.22, 1))
    df = t.node('BsdfDiffuse', {0: inner})
    sc = t.math('ADD', t.math('MULTIPLY', wn2.outputs['Value'], 0.5), t.math('MULTIPLY', wn.outputs['Value'],
        0.5))
    gr = t.math('POWER', t.math('FRACT', t.math('DIVIDE', u, pw)), 0.5)
    litf = t.math('MULTIPLY', t.math('MULTIPLY', t.math('GREATER_THAN', sc, 1 - lit * 1.6),
        t.math('MULTIPLY_ADD', wn.outputs['Value'], 0.9, 0.1)), t.math('MULTIPLY',
        t.math('MULTIPLY_ADD', t.math('MULTIPLY', gr, fr), 0.8, 0.35), lits * 0.45))
    em = t.node('Emission', {0: rgba(litcol), 1: litf})
    ins = t.node('AddShader', {0: df, 1: em})
    fz = t.node('Fresnel', {'IOR': 2.1})
    win = t.node('MixShader', {0: fz, 1: ins, 2: gl})
    sp = t.node('BsdfPrincipled', {'Base Color': tuple((x * 0.6 for x in rgba(glass)[:3])) + (1,),
        'Roughness': 0.12, 'Specular': 0.8})
    f = t.math('LESS_THAN', fr, spandrel)
    t.set(out.inputs[0], t.node('MixShader', {0: f, 1: win, 2: sp}))
    return m


def concrete(name, col='#b5a893', pw=4.0, ph=2.6, uv=False, joint=0.02, var=0.1, stain=0.35, rough=0.82,
    holes=False, seed=0.3):
    """Cast concrete: per-panel tone, joints, run-off streaks; coordinates from uv (metres) or object space."""
    m, t, out = new_material(name)
    col = rgba(col)
    tc = t.node('TexCoord')
    pos = t.node('NewGeometry').outputs['Position']
    x = t.node('SeparateXYZ', {0: tc.outputs['UV' if uv else 'Object']})
    u = x.outputs[0] if uv else t.math('ADD', x.outputs[0], x.outputs[1])
    v = x.outputs[1] if uv else x.outputs[2]
    pu = t.math('DIVIDE', u, pw)
    pv = t.math('DIVIDE', v, ph)
    cell = t.node('CombineXYZ', {0: t.math('FLOOR', pu), 1: t.math('FLOOR', pv), 2: seed})
    tone = t.node('TexWhiteNoise', {'Vector': cell}, noise_dimensions='3D').outputs['Value']
    n1 = t.node('TexNoise', {'Vector': pos, 'Scale': 0.45, 'Detail': 8, 'Roughness': 0.62}).outputs['Fac']
    n2 = t.node('TexNoise', {'Vector': pos, 'Scale': 7, 'Detail': 6, 'Roughness': 0.7}).outputs['Fac']
    f = t.math('ADD', t.math('MULTIPLY', tone, 0.35), t.math('ADD', t.math('MULTIPLY', n1, 0.5),
        t.math('MULTIPLY', n2, 0.22)))
    base = t.ramp(f, [(0.25, tuple((c * (1 - var * 2.2) for c in col[:3]))),
        (0.8, tuple((min(1, c * (1 + var)) for c in col[:3])))])
    st = t.node('TexNoise', {'Vector': t.node('Mapping', {'Vector': pos, 'Scale': (1.3, 1.3, 0.05)}),
        'Scale': 1.0, 'Detail': 6}).outputs['Fac']
    base = t.mix(t.math('MULTIPLY', t.ramp(st, [(0.48, 0.0), (0.72, 1.0)]), stain), base,
        tuple((c * 0.42 for c in col[:3])) + (1,))
    j = t.math('MAXIMUM', t.math('LESS_THAN', t.math('FRACT', pu), joint / pw),
        t.math('LESS_THAN', t.math('FRACT', pv), joint / ph))
    hgt = t.math('SUBTRACT', t.math('MULTIPLY', n2, 0.3), j)
    if holes:
        hx = t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', pu, 2)), 0.5)
        hy = t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', pv, 2)), 0.5)
        d = t.math('ADD', t.math('POWER', t.math('MULTIPLY', hx, pw / 2), 2),
            t.math('POWER', t.math('MULTIPLY', hy, ph / 2), 2))
        j = t.math('MAXIMUM', j, t.math('LESS_THAN', d, 0.0022))
    base = t.mix(t.math('MULTIPLY', j, 0.6), base, tuple((c * 0.3 for c in col[:3])) + (1,))
    p = t.node('BsdfPrincipled', {'Base Color': base, 'Roughness': rough, 'Specular': 0.35,
        'Normal': t.node('Bump', {'Height': hgt, 'Strength': 0.35, 'Distance': 0.03}).outputs[0]})
    t.set(out.inputs[0], p)
    return m


def paving(name, col, pw=5.0, ph=5.0, joint=0.02, rough=0.7, var=0.12, wear=0.3, spec=0.2):
    """Horizontal slab or asphalt with joints in x and y, patches and tyre wear."""
    m, t, out = new_material(name)
    col = rgba(col)
    pos = t.node('NewGeometry').outputs['Position']
    x = t.node('SeparateXYZ', {0: pos})
    pu = t.math('DIVIDE', x.outputs[0], pw)
    pv = t.math('DIVIDE', x.outputs[1], ph)
    tone = t.node('TexWhiteNoise', {'Vector': t.node('CombineXYZ', {0: t.math('FLOOR', pu),
        1: t.math('FLOOR', pv), 2: 0.7})}, noise_dimensions='3D').outputs['Value']
    n1 = t.node('TexNoise', {'Vector': pos, 'Scale': 0.12, 'Detail': 8, 'Roughness': 0.65}).outputs['Fac']
    n2 = t.node('TexNoise', {'Vector': pos, 'Scale': 9, 'Detail': 6, 'Roughness': 0.7}).outputs['Fac']
    f = t.math('ADD', t.math('MULTIPLY', tone, 0.25), t.math('ADD', t.math('MULTIPLY', n1, 0.6),
        t.math('MULTIPLY', n2, 0.2)))
    base = t.ramp(f, [(0.3, tuple((c * (1 - var * 2) for c in col[:3]))),
        (0.75, tuple((min(1, c * (1 + var)) for c in col[:3])))])
    tr = t.node('TexNoise', {'Vector': t.node('Mapping', {'Vector': pos, 'Scale': (0.03, 0.7, 1)}),
        'Scale': 1.0, 'Detail': 4}).outputs['Fac']
    base = t.mix(t.math('MULTIPLY', t.ramp(tr, [(0.5, 0.0), (0.7, 1.0)]), wear), base,
        tuple((c * 0.5 for c in col[:3])) + (1,))
    j = t.math('MAXIMUM', t.math('LESS_THAN', t.math('FRACT', pu), joint / pw),
        t.math('LESS_THAN', t.math('FRACT', pv), joint / ph))
    base = t.mix(t.math('MULTIPLY', j, 0.65), base, tuple((c * 0.25 for c in col[:3])) + (1,))
    r = t.math('MULTIPLY_ADD', n1, 0.3, rough - 0.15)
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': base, 'Roughness': r, 'Specular': spec,
        'Normal': t.node('Bump', {'Height': t.math('SUBTRACT', t.math('MULTIPLY', n2, 0.4), j), 'Strength': 0.3,
        'Distance': 0.02}).outputs[0]}))
    return m


def panels(name, col, pw=6.0, ph=1.1, rough=0.4, metal=0.0, rib=0.0, var=0.05, vertical=False, coat=0.0):
    """Metal cladding in object space: joints, a slight tone step per panel, optional micro ribs (pitch in metres)"""
    m, t, out = new_material(name)
    col = rgba(col)
    x = t.node('SeparateXYZ', {0: t.node('TexCoord').outputs['Object']})
    u = t.math('ADD', x.outputs[0], x.outputs[1])
    v = x.outputs[2]
    pu = t.math('DIVIDE', u, pw)
    pv = t.math('DIVIDE', v, ph)
    wn = t.node('TexWhiteNoise', {'Vector': t.node('CombineXYZ', {0: t.math('FLOOR', pu),
        1: t.math('FLOOR', pv), 2: 0.1})}, noise_dimensions='3D').outputs['Value']
    j = t.math('MAXIMUM', t.math('LESS_THAN', t.math('FRACT', pu), 0.03 / pw),
        t.math('LESS_THAN', t.math('FRACT', pv), 0.03 / ph))
    st = t.node('TexNoise', {'Vector': t.node('Mapping', {'Vector': t.node('NewGeometry').outputs['Position'],
        'Scale': (1.1, 1.1, 0.08)}), 'Scale': 1.0, 'Detail': 5}).outputs['Fac']
    f = t.math('ADD', t.math('MULTIPLY', wn, 0.6), t.math('MULTIPLY', st, 0.5))
    base = t.ramp(f, [(0.2, tuple((c * (1 - var * 1.6) for c in col[:3]))),
        (0.9, tuple((min(1, c * (1 + var)) for c in col[:3])))])
    base = t.mix(t.math('MULTIPLY', j, 0.75), base, tuple((c * 0.2 for c in col[:3])) + (1,))
    hgt = t.math('MULTIPLY', j, -1)
    if rib:
        hgt = t.math('ADD', hgt, t.math('MULTIPLY', t.math('PINGPONG', u if vertical else v, rib / 2),
            0.6 / rib))
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': base, 'Roughness': rough, 'Metallic': metal,
        'Specular': 0.08, 'Clearcoat': coat, 'Normal': t.node('Bump', {'Height': hgt, 'Strength': 0.4,
        'Distance': 0.03}).outputs[0]}))
    return m


def ashlar(name, cols=('#b9a07a', '#d8c4a0', '#e6d8bc'), bw=1.2, bh=0.45, joint=0.014, rough=0.75, spec=0.3,
    bump=0.4, stain=0.2, flat=None, stagger=0.5, dark=0.5):
    """Coursed stone or paving: every block its own tone, thin joints, travertine veins. flat=True: paving (xy), False: wall, None: by normal."""
    m, t, out = new_material(name)
    g = t.node('NewGeometry')
    P_ = t.node('TexCoord').outputs['Object']
    x = t.node('SeparateXYZ', {0: P_})
    nz = t.node('SeparateXYZ', {0: g.outputs['Normal']}).outputs[2]
    up = t.math('GREATER_THAN', t.math('ABSOLUTE', nz), 0.7) if flat is None else 1.0 if flat else 0.0

    def pick(a, b):
        if flat is None:
            return t.math('ADD', t.math('MULTIPLY', b, up), t.math('MULTIPLY', a, t.math('SUBTRACT', 1, up)))
        return b if flat else a
    u = pick(t.math('ADD', x.outputs[0], x.outputs[1]), x.outputs[0])
    v = pick(x.outputs[2], x.outputs[1])
    vr = t.math('DIVIDE', v, bh)
    row = t.math('FLOOR', vr)
    ur = t.math('ADD', t.math('DIVIDE', u, bw), t.math('MULTIPLY', row, stagger))
    col = t.math('FLOOR', ur)
    wn = t.node('TexWhiteNoise', {'Vector': t.node('CombineXYZ', {0: col, 1: row, 2: 0.31})},
        noise_dimensions='3D').outputs['Value']
    base = t.ramp(wn, [(0.0, rgba(cols[0])[:3]), (0.45, rgba(cols[1])[:3]), (1.0, rgba(cols[2])[:3])])
    mp = t.node('Mapping', {'Vector': P_, 'Scale': (1.2, 1.2, 9) if not flat else (1.5, 1.5, 1)})
    vein = t.node('TexNoise', {'Vector': mp, 'Scale': 1.1, 'Detail': 6, 'Roughness': 0.65}).outputs['Fac']
    base = t.mix(1, base, t.ramp(vein, [(0.3, (0.8, 0.78, 0.75)), (0.7, (1.08, 1.08, 1.08))]), 'MULTIPLY')
    big = t.node('TexNoise', {'Vector': P_, 'Scale': 0.12, 'Detail': 3}).outputs['Fac']
    base = t.mix(stain, base, t.ramp(big, [(0.35, (0.55, 0.5, 0.45)), (0.65, (1.0, 1.0, 1.0))]), 'MULTIPLY')
    jt = t.math('MAXIMUM', t.math('LESS_THAN', t.math('FRACT', vr), joint / bh),
        t.math('LESS_THAN', t.math('FRACT', ur), joint / bw))
    base = t.mix(t.math('MULTIPLY', jt, dark), base, (0.05, 0.04, 0.03, 1))
    hgt = t.math('SUBTRACT', t.math('MULTIPLY', vein, 0.35), jt)
    ro = t.math('MULTIPLY_ADD', wn, 0.16, rough - 0.08)
    p = t.node('BsdfPrincipled', {'Base Color': base, 'Roughness': ro, 'Specular': spec,
        'Normal': t.node('Bump', {'Height': hgt, 'Strength': bump, 'Distance': 0.02}).outputs[0]})
    t.set(out.inputs[0], p)
    return m


def slabs(name, c1, c2, vein, w=1.2, h=0.8, rough=0.08, joint=0.004, wall=False, vscale=1.0, veinamt=0.5,
    spec=0.5, stagger=0.5, jointcol=0.35, wave=0.0):
    """Large stone slabs: own tone and vein run per slab, thin joint, uneven polish. wall=True maps (x+y, z)"""
    m, t, out = new_material(name)
    pos = t.node('TexCoord').outputs['Object']
    x = t.node('SeparateXYZ', {0: pos})
    u, v = (t.math('ADD', x.outputs[0], x.outputs[1]), x.outputs[2]) if wall else (x.outputs[0], x.outputs[1])
    rv = t.math('DIVIDE', v, h)
    row = t.math('FLOOR', rv)
    ru = t.math('ADD', t.math('DIVIDE', u, w), t.math('MULTIPLY', row, stagger))
    col = t.math('FLOOR', ru)
    wn = t.node('TexWhiteNoise', {'Vector': t.node('CombineXYZ', {0: row, 1: col, 2: 0.3})},
        noise_dimensions='3D')
    q = t.node('CombineXYZ', {0: t.math('MULTIPLY', u, vscale), 1: t.math('MULTIPLY', v, vscale * 1.6),
        2: t.math('MULTIPLY', wn.outputs['Value'], 30)})
    n = t.node('TexNoise', {'Vector': q, 'Scale': 1.3, 'Detail': 7, 'Roughness': 0.62,
        'Distortion': 1.4}).outputs['Fac']
    fine = t.node('TexNoise', {'Vector': q, 'Scale': 9.0, 'Detail': 5, 'Roughness': 0.7}).outputs['Fac']
    f = t.math('ADD', t.math('MULTIPLY', n, 0.6), t.math('ADD', t.math('MULTIPLY', fine, 0.25),
        t.math('MULTIPLY', wn.outputs['Value'], 0.22)))
    base = t.ramp(f, [(0.32, rgba(c1)[:3]), (0.78, rgba(c2)[:3])])
    vn = t.math('ABSOLUTE', t.math('SUBTRACT', t.node('TexNoise', {'Vector': q, 'Scale': 0.9, 'Detail': 6,
        'Roughness': 0.55, 'Distortion': 2.2}).outputs['Fac'], 0.5))
    base = t.mix(t.math('MULTIPLY', t.ramp(vn, [(0.0, 1.0), (0.035, 0.0)]), veinamt), base, rgba(vein))
    ja, jb = (joint / w, joint / h)
    fu, fv = (t.math('FRACT', ru), t.math('FRACT', rv))
    gap = t.math('MAXIMUM', t.math('LESS_THAN', fu, ja), t.math('LESS_THAN', fv, jb))
    base = t.mix(gap, base, tuple((k * jointcol for k in rgba(c1)[:3])) + (1,))
    rg = t.math('MULTIPLY_ADD', fine, rough * 0.9, rough * 0.6)
    p = t.node('BsdfPrincipled', {'Base Color': base, 'Roughness': t.math('MAXIMUM', rg,
        t.math('MULTIPLY', gap, 0.6)), 'Specular': spec})
    if wave:
        p_n = t.node('Bump', {'Height': fine, 'Strength': wave, 'Distance': 0.01}).outputs[0]
        t.set(p.inputs['Normal'], p_n)
    t.set(out.inputs[0], p)
    return m


def brickwall(name, c1, c2, mortar, s=1.0):
    """Glazed brick or stone courses."""
    m, t, out = new_material(name)
    x = t.node('SeparateXYZ', {0: t.node('TexCoord').outputs['Object']})
    v = t.node('CombineXYZ', {0: t.math('ADD', x.outputs[0], x.outputs[1]), 1: x.outputs[2], 2: 0})
    b = t.node('TexBrick', {'Vector': v, 'Color1': rgba(c1), 'Color2': rgba(c2), 'Mortar': rgba(mortar),
        'Scale': s, 'Mortar Size': 0.006, 'Brick Width': 0.24, 'Row Height': 0.07, 'Bias': -0.2})
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': b.outputs[0], 'Roughness': 0.28,
        'Specular': 0.6, 'Normal': t.node('Bump', {'Height': t.math('MULTIPLY', b.outputs['Fac'], -1),
        'Strength': 0.5, 'Distance': 0.01}).outputs[0]}))
    return m


def terrazzo(name, scale=38, rough=0.22):
    """Terrazzo with stone chips; scale is their number a metre."""
    m, t, out = new_material(name)
    pos = t.node('TexCoord').outputs['Object']
    v = t.node('TexVoronoi', {'Vector': pos, 'Scale': scale})
    f = t.math('LESS_THAN', v.outputs['Distance'], 0.33)
    cc = t.ramp(t.node('SeparateRGB', {0: v.outputs['Color']}).outputs[0],
        [(0.0, rgba('#8a6a4c')[:3]), (0.4, rgba('#c9b59a')[:3]), (0.75, rgba('#3d4a48')[:3]),
        (1.0, rgba('#efe6d8')[:3])])
    base = t.mix(f, rgba('#b7a892'), cc)
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': base, 'Roughness': rough, 'Specular': 0.5}))
    return m


def timber(name, c1='#6a4022', c2='#b47a44', axis=2, scale=1.0, rough=0.45):
    """Oiled timber slats, grain along one axis (0 x, 1 y, 2 z)"""
    m, t, out = new_material(name)
    sc = [14 * scale] * 3
    sc[axis] = 0.7 * scale
    n = t.node('TexNoise', {'Vector': t.node('Mapping', {'Vector': t.node('TexCoord').outputs['Object'],
        'Scale': tuple(sc)}), 'Scale': 1.0, 'Detail': 5, 'Roughness': 0.6, 'Distortion': 0.8}).outputs['Fac']
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': t.ramp(n,
        [(0.3, rgba(c1)[:3]), (0.72, rgba(c2)[:3])]), 'Roughness': rough, 'Specular': 0.4}))
    return m


def wood(name, c1, c2, plank=0.14, plen=1.8, rough=0.35, axis=0, coat=0.2):
    """Planks: own tone and grain per board. axis 0 x, 1 y, 2 upright."""
    m, t, out = new_material(name)
    pos = t.node('TexCoord').outputs['Object']
    x = t.node('SeparateXYZ', {0: pos})
    a, b = (x.outputs[0], x.outputs[1]) if axis == 0 else (x.outputs[1], x.outputs[0])
    if axis == 2:
        a, b = (x.outputs[2], t.math('ADD', x.outputs[0], x.outputs[1]))
    row = t.math('FLOOR', t.math('DIVIDE', b, plank))
    col = t.math('FLOOR', t.math('DIVIDE', t.math('ADD', a, t.math('MULTIPLY', row, 0.77)), plen))
    wn = t.node('TexWhiteNoise', {'Vector': t.node('CombineXYZ', {0: row, 1: col, 2: 0.5})},
        noise_dimensions='3D')
    v = t.node('CombineXYZ', {0: t.math('MULTIPLY', a, 1.2), 1: t.math('MULTIPLY', b, 22),
        2: t.math('MULTIPLY', wn.outputs['Value'], 40)})
    g = t.node('TexNoise', {'Vector': v, 'Scale': 1.0, 'Detail': 6, 'Roughness': 0.6,
        'Distortion': 1.2}).outputs['Fac']
    f = t.math('ADD', t.math('MULTIPLY', g, 0.75), t.math('MULTIPLY', wn.outputs['Value'], 0.4))
    base = t.ramp(f, [(0.3, rgba(c1)[:3]), (0.8, rgba(c2)[:3])])
    fr = t.math('FRACT', t.math('DIVIDE', b, plank))
    gap = t.math('LESS_THAN', fr, 0.02)
    base = t.mix(gap, base, (0.01, 0.007, 0.005, 1))
    p = t.node('BsdfPrincipled', {'Base Color': base, 'Roughness': rough, 'Clearcoat': coat,
        'Clearcoat Roughness': 0.2, 'Normal': t.node('Bump', {'Height': t.math('SUBTRACT',
        t.math('MULTIPLY', g, 0.2), gap), 'Strength': 0.25, 'Distance': 0.01}).outputs[0]})
    t.set(out.inputs[0], p)
    return m


def grain(name, c1, c2, rough=0.45, scale=1.0, axis=0, coat=0.0):
    """Solid wood grain without plank joints, in object space (scale: larger is finer)"""
    m, t, out = new_material(name)
    st = [14, 14, 14]
    st[axis] = 1.0
    mp = t.node('Mapping', {'Vector': t.node('TexCoord').outputs['Object'],
        'Scale': tuple((scale * k for k in st))})
    g = t.node('TexNoise', {'Vector': mp, 'Scale': 1.0, 'Detail': 7, 'Roughness': 0.6,
        'Distortion': 1.0}).outputs['Fac']
    rnd = t.node('ObjectInfo').outputs['Random']
    f = t.math('ADD', g, t.math('MULTIPLY', t.math('SUBTRACT', rnd, 0.5), 0.18))
    p = t.node('BsdfPrincipled', {'Base Color': t.ramp(f, [(0.3, rgba(c1)[:3]), (0.72, rgba(c2)[:3])]),
        'Roughness': rough, 'Clearcoat': coat, 'Clearcoat Roughness': 0.15,
        'Normal': t.node('Bump', {'Height': g, 'Strength': 0.12, 'Distance': 0.004}).outputs[0]})
    t.set(out.inputs[0], p)
    return m


def paper(name, image=None, col='#efe9dc', rough=0.75, back='#e9e2d2', trans=0.25):
    """Paper with an image on its upper side (UV), plain on the back, a little light passing through."""
    m, t, out = new_material(name)
    bf = t.node('NewGeometry').outputs['Backfacing']
    front = t.node('TexImage', {'Vector': t.node('TexCoord').outputs['UV']}, image=image, interpolation='Cubic',
        extension='EXTEND').outputs[0] if image else t.node('RGB').outputs[0]
    if not image:
        t.nt.nodes[-1].outputs[0].default_value = rgba(col)
    c = t.mix(bf, front, rgba(back))
    p = t.node('BsdfPrincipled', {'Base Color': c, 'Roughness': rough, 'Specular': 0.25})
    t.set(out.inputs[0], t.node('MixShader', {0: trans, 1: p, 2: t.node('BsdfTranslucent', {0: c})}))
    return m


def thin_glass(name, col=(1, 1, 1, 1), rough=0.0):
    """Thin clear sheet: Fresnel reflection over full transparency."""
    m, t, out = new_material(name)
    fz = t.node('Fresnel', {'IOR': 1.45})
    t.node('LightPath')
    g = t.node('MixShader', {0: fz, 1: t.node('BsdfTransparent', {0: col}),
        2: t.node('BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': rough})})
    t.set(out.inputs[0], g)
    return m


def clear_glass(name, col=(0.85, 0.92, 0.92, 1), ior=1.5, rough=0.0, minrefl=0.06):
    """Thin window: see-through tint plus fresnel reflection (no caustic noise)"""
    m, t, out = new_material(name)
    f = t.math('MAXIMUM', t.node('Fresnel', {'IOR': ior}).outputs[0], minrefl)
    t.set(out.inputs[0], t.node('MixShader', {0: f, 1: t.node('BsdfTransparent', {0: col}),
        2: t.node('BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': rough})}))
    return m


def pool_water(name, col='#0d3f44', scale=1.5, strength=0.08, glow=0, rough=0.02, stretch=(1, 1, 1)):
    """Water with ripple and optional glow from below."""
    m, t, out = new_material(name)
    pos = t.node('Mapping', {'Vector': t.node('NewGeometry').outputs['Position'], 'Scale': stretch})
    n = t.node('TexNoise', {'Vector': pos, 'Scale': scale, 'Detail': 4, 'Roughness': 0.55,
        'Distortion': 0.5}).outputs['Fac']
    b = t.node('Bump', {'Height': n, 'Strength': strength, 'Distance': 0.25}).outputs[0]
    d = t.node('BsdfDiffuse', {0: rgba(col)})
    if glow:
        d = t.node('AddShader', {0: d, 1: t.node('Emission', {0: rgba(col), 1: glow})})
    t.set(out.inputs[0], t.node('MixShader', {0: t.math('MAXIMUM', t.node('Fresnel',
        {'IOR': 1.45, 'Normal': b}).outputs[0], 0.05), 1: d, 2: t.node('BsdfGlossy',
        {0: (1, 1, 1, 1), 'Roughness': rough, 'Normal': b})}))
    return m


def water_mat(name='lake', deep='#0c3b40', ripple=0.1, scale=0.9):
    """Calm water: petrol body colour under a Fresnel mirror with a fine ripple."""
    m, t, out = new_material(name)
    pos = t.node('NewGeometry').outputs['Position']
    a = t.node('TexNoise', {'Vector': t.node('Mapping', {'Vector': pos, 'Scale': (0.6, 1.5, 1)}),
        'Scale': scale, 'Detail': 4, 'Distortion': 0.4}).outputs['Fac']
    b = t.node('TexNoise', {'Vector': pos, 'Scale': 0.05, 'Detail': 3}).outputs['Fac']
    calm = t.ramp(b, [(0.42, 0.25), (0.62, 1.0)])
    nrm = t.node('Bump', {'Height': t.math('MULTIPLY', a, calm), 'Strength': ripple,
        'Distance': 0.3}).outputs[0]
    fz = t.node('Fresnel', {'IOR': 1.36, 'Normal': nrm})
    d = t.node('BsdfDiffuse', {0: rgba(deep)})
    g = t.node('BsdfGlossy', {'Color': (0.93, 0.96, 0.97, 1), 'Roughness': 0.02, 'Normal': nrm})
    t.set(out.inputs[0], t.node('MixShader', {0: fz, 1: d, 2: g}))
    return m


def leaf_mat(name, c1='#2f4a22', c2='#6f8a3a', trans=0.35, scale=1.3):
    """Leaf that lets some light through."""
    m, t, out = new_material(name)
    n = t.node('TexNoise', {'Vector': t.node('NewGeometry').outputs['Position'], 'Scale': scale, 'Detail': 4,
        'Roughness': 0.7}).outputs['Fac']
    c = t.ramp(n, [(0.3, rgba(c1)[:3]), (0.7, rgba(c2)[:3])])
    d = t.node('BsdfPrincipled', {'Base Color': c, 'Roughness': 0.5, 'Specular': 0.35})
    tr = t.node('BsdfTranslucent', {0: t.mix(1, c, (1.3, 1.25, 0.6, 1), 'MULTIPLY')})
    t.set(out.inputs[0], t.node('MixShader', {0: trans, 1: d, 2: tr}))
    return m


def leafmat(name, c1='#2f5a2c', c2='#6f8f3e'):
    """Broad leaf, darker variant without position."""
    m, t, out = new_material(name)
    n = t.node('TexWhiteNoise', {'Vector': t.node('VectorMath', {0: t.node('NewGeometry').outputs['Position'],
        'Scale': 9.0}, operation='SCALE')}, noise_dimensions='3D').outputs['Value']
    n = t.node('TexNoise', {'Scale': 7.0}).outputs['Fac']
    c = t.ramp(n, [(0.3, rgba(c1)[:3]), (0.7, rgba(c2)[:3])])
    t.set(out.inputs[0], t.node('MixShader', {0: 0.35, 1: t.node('BsdfPrincipled',
        {'Base Color': c, 'Roughness': 0.45}), 2: t.node('BsdfTranslucent', {0: c})}))
    return m


def terrain_mat(name='terrain', sand1='#a07a50', sand2='#d0ab78', rock1='#5d4532', rock2='#a98660', wet=None,
    steep=(0.72, 0.9), grit=1.0):
    """Sand on flat ground, layered rock on slopes, optional dark wet band above the water level."""
    m, t, out = new_material(name)
    g = t.node('NewGeometry')
    pos = g.outputs['Position']
    nz = t.node('SeparateXYZ', {0: g.outputs['Normal']}).outputs[2]
    z = t.node('SeparateXYZ', {0: pos}).outputs[2]
    n1 = t.node('TexNoise', {'Vector': pos, 'Scale': 0.05, 'Detail': 8, 'Roughness': 0.6}).outputs['Fac']
    n2 = t.node('TexNoise', {'Vector': pos, 'Scale': 1.1, 'Detail': 9, 'Roughness': 0.7}).outputs['Fac']
    n3 = t.node('TexVoronoi', {'Vector': pos, 'Scale': 3.2}).outputs['Distance']
    sand = t.mix(1, t.ramp(t.math('ADD', t.math('MULTIPLY', n1, 0.6), t.math('MULTIPLY', n2, 0.4)),
        [(0.34, rgba(sand1)[:3]), (0.66, rgba(sand2)[:3])]), t.ramp(n2,
        [(0.3, (0.62, 0.6, 0.58)), (0.7, (1.08, 1.06, 1.04))]), 'MULTIPLY')
    strata = t.node('TexNoise', {'Vector': t.node('Mapping', {'Vector': pos, 'Scale': (0.12, 0.12, 1.6)}),
        'Scale': 1.3, 'Detail': 7, 'Roughness': 0.65}).outputs['Fac']
    rock = t.mix(1, t.ramp(strata, [(0.35, rgba(rock1)[:3]), (0.65, rgba(rock2)[:3])]),
        t.ramp(n3, [(0.0, (0.55, 0.55, 0.55)), (0.5, (1.1, 1.1, 1.1))]), 'MULTIPLY')
    f = t.ramp(t.math('ADD', nz, t.math('MULTIPLY_ADD', n2, 0.3, -0.15)), [(steep[0], 1.0), (steep[1], 0.0)])
    col = t.mix(f, sand, rock)
    if wet is not None:
        wf = t.ramp(t.math('ADD', t.math('DIVIDE', t.math('SUBTRACT', z, wet), 1.4),
            t.math('MULTIPLY_ADD', n2, 0.5, -0.25)), [(0.05, 0.78), (0.5, 0.0)])
        col = t.mix(wf, col, t.mix(1, col, (0.22, 0.23, 0.2, 1), 'MULTIPLY'))
    hgt = t.math('ADD', t.math('MULTIPLY', n2, 0.7 * grit), t.math('MULTIPLY', strata, 0.5))
    t.set(out.inputs[0], t.node('BsdfPrincipled', {'Base Color': col, 'Roughness': 0.95, 'Specular': 0.15,
        'Normal': t.node('Bump', {'Height': hgt, 'Strength': 0.75, 'Distance': 0.22}).outputs[0]}))
    return m


def ground_mat(name='ground'):
    """Sand with tracks."""
    m, t, out = new_material(name)
    pos = t.node('NewGeometry').outputs['Position']
    n1 = t.node('TexNoise', {'Vector': pos, 'Scale': 0.035, 'Detail': 8, 'Roughness': 0.6}).outputs['Fac']
    n2 = t.node('TexNoise', {'Vector': pos, 'Scale': 0.9, 'Detail': 8, 'Roughness': 0.7}).outputs['Fac']
    mp = t.node('Mapping', {'Vector': pos, 'Scale': (0.02, 0.55, 1), 'Rotation': (0, 0, 0.12)})
    tr = t.node('TexNoise', {'Vector': mp, 'Scale': 1.5, 'Detail': 4}).outputs['Fac']
    a = t.ramp(n1, [(0.35, rgba('#97754f')[:3]), (0.65, rgba('#c7a272')[:3])])
    b = t.ramp(n2, [(0.35, (0.55, 0.55, 0.55)), (0.7, (1.1, 1.08, 1.05))])
    col = t.mix(1, a, b, 'MULTIPLY')
    col = t.mix(t.math('MULTIPLY', t.ramp(tr, [(0.5, 0.0), (0.68, 1.0)]), 0.5), col, rgba('#6d5238'))
    hgt = t.math('ADD', t.math('MULTIPLY', n2, 0.6), t.math('MULTIPLY', tr, 0.5))
    p = t.node('BsdfPrincipled', {'Base Color': col, 'Roughness': 0.95, 'Specular': 0.15,
        'Normal': t.node('Bump', {'Height': hgt, 'Strength': 0.8, 'Distance': 0.25}).outputs[0]})
    t.set(out.inputs[0], p)
    return m


def site_mats():
    """The materials that every site scene shares."""
    M = {}
    M['conc'] = principled('conc', '#a39a8c', 0.85, var=0.16, scale=0.35, bump=0.15, bscale=6, stain=0.35)
    M['conc2'] = principled('conc2', '#8d887f', 0.85, var=0.18, scale=0.5, bump=0.15, bscale=6, stain=0.3)
    M['block'] = principled('block', '#b5a58d', 0.9, var=0.15, scale=1.2, bump=0.2, bscale=8)
    M['ply'] = principled('ply', '#b98a4e', 0.6, var=0.25, scale=0.8)
    M['rebar'] = principled('rebar', '#7a4a32', 0.6, metal=0.6)
    M['net'] = translucent_net('net', '#3f8f86', 0.62)
    M['orange'] = principled('orange', '#e8641b', 0.5)
    M['glass'] = facade('sitefac', '#1d3a48', 1.4, 3.6, 0.06, 0.2)
    M['steel'] = principled('alu2', '#cfd2d4', 0.3, metal=0.9)
    M['lamp'] = emission('lamp', '#ffd9a0', 14)
    M['galv'] = principled('galv', '#a9adb0', 0.35, metal=0.9)
    M['alu'] = principled('alu', '#7f868c', 0.42, metal=0.7)
    M['fac1'] = facade('fac1', '#183746', 1.5, 3.8, 0.1, 0.2)
    M['fac2'] = facade('fac2', '#20303a', 1.6, 6.0, 0.42, 0.1, lits=2.4)
    M['yellow'] = principled('yellow', '#f2ac12', 0.38, var=0.08, scale=0.4, coat=0.3)
    M['dark'] = principled('dark', '#1c1e21', 0.5)
    M['white'] = principled('white', '#e9e7e1', 0.5, var=0.06, scale=0.7)
    M['navy'] = principled('navy', '#12324f', 0.5)
    M['skin'] = principled('skin', '#7a4d35', 0.6)
    M['vest'] = principled('vest', '#c9e21a', 0.6)
    M['warmwin'] = emission('ww', '#ffbd73', 3.2)
    M['trunk'] = principled('trunk', '#6b5138', 0.9, var=0.3, scale=4)
    M['frond'] = principled('frond', '#46602a', 0.55, var=0.3, scale=1)
    M['red'] = principled('red', '#a8321f', 0.5)
    M['sand'] = None
    return M


def vehicle_mats(M):
    """Add the materials of vehicles to M."""
    M['carglass'] = principled('carglass', '#0b1114', 0.1, spec=0.35)
    M['headl'] = principled('headl', '#f0ead8', 0.2, emit='#ffdca8', es=1.2)
    M['taill'] = principled('taill', '#7a0f0a', 0.25, emit='#ff2a12', es=0.8)
    return M


def skyline_mats():
    """Materials for skyline()."""
    return [facade('skA', '#123c48', 2.2, 3.8, 0.05, 0.25), facade('skB', '#2a3c44', 2.6, 3.6, 0.06, 0.35),
        principled('skC', '#b79c78', 0.8, var=0.1, scale=0.05), principled('skD', '#d0bfa2', 0.75)]
