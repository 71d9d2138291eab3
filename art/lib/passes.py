"""Cycles settings and the render passes that the denoiser needs, as numpy arrays."""
import os
import shutil
import tempfile
import time

import bpy
import numpy as np

PASSES = [
    "DiffDir", "DiffInd", "DiffCol",
    "GlossDir", "GlossInd", "GlossCol",
    "TransDir", "TransInd", "TransCol",
    "Emit", "Env", "Normal", "Position", "Image",
]

VIEW_LAYER_PASSES = [
    "diffuse_direct", "diffuse_indirect", "diffuse_color",
    "glossy_direct", "glossy_indirect", "glossy_color",
    "transmission_direct", "transmission_indirect", "transmission_color",
    "emit", "environment", "normal", "position",
]


def setup(width, height, bounces=4, diffuse=3, glossy=3, transmission=6, clamp=8, clamp_direct=12,
          exposure=0.0, look="Medium High Contrast"):
    """Prepare the current scene for Cycles on the processor, with every pass written to a float file.

    Adaptive sampling and caustics stay off: both would upset the noise estimate of the denoiser.
    """
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = width, height
    render.resolution_percentage = 100
    render.use_persistent_data = True
    render.threads_mode = "FIXED"
    render.threads = os.cpu_count() or 2

    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = diffuse
    cycles.glossy_bounces = glossy
    cycles.transmission_bounces = transmission
    cycles.transparent_max_bounces = 10
    cycles.sample_clamp_indirect = clamp
    cycles.sample_clamp_direct = clamp_direct
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0

    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look or "None"
    scene.view_settings.exposure = exposure

    layer = scene.view_layers[0]
    for name in VIEW_LAYER_PASSES:
        setattr(layer, "use_pass_" + name, True)

    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])
    scene["pass_files"] = files.name
    return scene


def select_passes(drop=(), add=()):
    """Change the set of written passes (the film needs fewer, and depth instead of position)."""
    tree = bpy.context.scene.node_tree
    files = tree.nodes[bpy.context.scene["pass_files"]]
    layers = next(node for node in tree.nodes if node.type == "R_LAYERS")
    for name in drop:
        files.file_slots.remove(files.inputs[name])
    for name in add:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])


def render_passes(samples, seed):
    """Render once; return ({pass: array of 3 x height x width}, seconds)."""
    scene = bpy.context.scene
    folder = tempfile.mkdtemp(prefix="passes")
    scene.node_tree.nodes[scene["pass_files"]].base_path = folder
    scene.cycles.samples, scene.cycles.seed = samples, seed
    start = time.time()
    bpy.ops.render.render(write_still=False)
    seconds = time.time() - start

    width, height = scene.render.resolution_x, scene.render.resolution_y
    passes = {}
    for file in os.listdir(folder):
        image = bpy.data.images.load(os.path.join(folder, file))
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
        name = file[: -len("0001.exr")]
        passes[name] = np.ascontiguousarray(pixels.reshape(height, width, 4)[..., :3].transpose(2, 0, 1))
    shutil.rmtree(folder)
    return passes, seconds


def render_surfaces(samples, seeds):
    """Albedo, emission and geometry alone, once a seed: samples that end at the first surface and meet no lamp."""
    scene = bpy.context.scene
    cycles, world = scene.cycles, scene.world
    bounces = cycles.max_bounces
    lamps = [o for o in scene.objects if o.type == "LIGHT" and not o.hide_render]
    glowing = [m for m in bpy.data.materials if m.cycles.sample_as_light]
    sampling = world.cycles.sampling_method
    cycles.max_bounces, world.cycles.sampling_method = 0, "NONE"
    for lamp in lamps:
        lamp.hide_render = True
    for material in glowing:
        material.cycles.sample_as_light = False
        material.update_tag()
    try:
        renders = [render_passes(samples, seed) for seed in seeds]
    finally:
        cycles.max_bounces, world.cycles.sampling_method = bounces, sampling
        for lamp in lamps:
            lamp.hide_render = False
        for material in glowing:
            material.cycles.sample_as_light = True
            material.update_tag()
    return [passes for passes, _ in renders], sum(seconds for _, seconds in renders)
