"""Key pictures of a shot: graded pictures with their depth, from which the frames between are made (warp.py).

A scene stands still while the camera moves. So only every tenth to twentieth frame is rendered; the frames between
show the same surfaces, moved as their depth and the camera say.
"""
import importlib
import os
import time

import bpy
import numpy as np
from mathutils import Vector

from .denoise import denoise, refine
from .grade import bloom, finish, sun_glow
from .passes import render_passes, render_surfaces, setup
from .shots import film, key_frames, pose, shot_called
from .view import View, place_camera

SURFACE_SAMPLES = 2
FAR = 2e4             # depth of the sky
GRAIN = 4             # finer noise in materials than a moving picture shows only costs time


def calm_materials():
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.use_nodes else ():
            if node.type == "TEX_NOISE":
                node.inputs["Detail"].default_value = min(node.inputs["Detail"].default_value, GRAIN)


def geometry(place):
    """Distance along the view axis and height of what one ray through the middle of each pixel meets; top row first."""
    cycles = bpy.context.scene.cycles
    kind, width = cycles.pixel_filter_type, cycles.filter_width
    cycles.pixel_filter_type, cycles.filter_width = "BOX", 0.01
    try:
        (passes,), _ = render_surfaces(1, (1,))
    finally:
        cycles.pixel_filter_type, cycles.filter_width = kind, width
    location, target = np.array(place["location"]), np.array(place["target"])
    forward = (target - location) / np.linalg.norm(target - location)
    position = passes["Position"]
    depth = np.tensordot(forward, position - location[:, None, None], 1)
    sky = np.abs(position).sum(0) < 1e-6
    depth[sky] = FAR
    return np.clip(depth, 0.01, FAR).astype(np.float32)[::-1], np.where(sky, FAR, position[2])[::-1]


def mirrored(place, height):
    """The camera as still water at that height mirrors it: it sees, upside down, what the water shows."""
    turn = lambda point: (point[0], point[1], 2 * height - point[2])
    return dict(place, location=turn(place["location"]), target=turn(place["target"]), shift=-place["shift"])


def depth_in_mirrors(place, heights, mirrors):
    """Distance along the view axis of what level mirrors show, as if they were windows; 0 beside them."""
    depth = np.zeros_like(heights, dtype=np.float32)
    for height in mirrors:
        inside = np.abs(heights - height) < 0.02
        below = [o for o in bpy.context.scene.objects if o.type == "MESH" and not o.hide_render
                 and max((o.matrix_world @ Vector(corner)).z for corner in o.bound_box) < height + 0.05]
        for o in below:
            o.hide_render = True
        turned = mirrored(place, height)
        camera = place_camera(View(turned["location"], turned["target"], turned["lens"], turned["shift"]))
        bpy.context.view_layer.update()
        try:
            shown, _ = geometry(turned)
        finally:
            bpy.data.objects.remove(camera)
            for o in below:
                o.hide_render = False
        depth[inside] = shown[::-1][inside]
    return depth


def aim(view, place):
    view.location, view.target, view.lens, view.shift = place["location"], place["target"], place["lens"], place["shift"]
    view.focus = None
    return place_camera(view)


def prepare(view, shot, size):
    setup(*size, bounces=view.bounces, diffuse=view.diffuse, clamp=view.clamp, clamp_direct=view.clamp_direct,
          exposure=view.exposure + shot.get("exposure", 0), look=view.look)


def store_depth(shot, place, name):
    """Depth, mirrors and camera of a key; written last: a key is there when its depth is."""
    depth, heights = geometry(place)
    mirror = depth_in_mirrors(place, heights, shot.get("mirrors", ()))
    np.savez_compressed(name + ".part.npz", depth=depth, mirror=mirror, location=place["location"], target=place["target"],
                        lens=place["lens"], shift=place["shift"])
    os.replace(name + ".part.npz", name + ".npz")


def render_key(view, shot, frame, size, folder):
    start = time.time()
    place = pose(shot, frame)
    camera = aim(view, place)
    prepare(view, shot, size)
    bpy.context.view_layer.update()
    samples = shot["samples"]
    halves = [render_passes(samples, seed + 10 * frame)[0] for seed in (1, 2)]
    surfaces, _ = render_surfaces(SURFACE_SAMPLES, (3 + 10 * frame, 4 + 10 * frame))
    for half, surface in zip(halves, surfaces):
        refine(half, samples, surface, SURFACE_SAMPLES)
    rendered = time.time() - start
    picture, _ = denoise(*halves, view.location, view.radius, firefly=view.firefly)
    if view.sun is not None and view.glow:
        picture = sun_glow(picture, camera, view.sun, view.glow)
    picture = bloom(picture, *view.bloom)
    name = os.path.join(folder, f"{frame:04d}")
    finish(picture, name + ".png", vignette=0, saturation=view.saturation, tint=view.tint, depth="16")
    store_depth(shot, place, name)
    bpy.data.objects.remove(camera)
    print(f"KEY {shot['id']} {frame} rendered {rendered:.0f} s, total {time.time() - start:.0f} s", flush=True)


def render_keys(name, folder, count=None, size=None):
    """The first `count` keys of a shot that are still missing, to folder/<shot>/."""
    shot = shot_called(name)
    folder = os.path.join(folder, name)
    os.makedirs(folder, exist_ok=True)
    wanted = [f for f in key_frames(shot)[:count] if not os.path.exists(os.path.join(folder, f"{f:04d}.npz"))]
    if not wanted:
        return
    view = importlib.import_module("scenes." + shot["scene"]).CAMERAS[shot["camera"]]()
    calm_materials()
    for frame in wanted:
        render_key(view, shot, frame, size or film()["keySize"], folder)


def render_depths(name, folder, size=None):
    """Depth and mirrors alone of all keys that are there, when `mirrors` of the shot has changed."""
    shot = shot_called(name)
    folder = os.path.join(folder, name)
    view = importlib.import_module("scenes." + shot["scene"]).CAMERAS[shot["camera"]]()
    prepare(view, shot, size or film()["keySize"])
    for frame in key_frames(shot):
        if os.path.exists(os.path.join(folder, f"{frame:04d}.npz")):
            place = pose(shot, frame)
            camera = aim(view, place)
            bpy.context.view_layer.update()
            store_depth(shot, place, os.path.join(folder, f"{frame:04d}"))
            bpy.data.objects.remove(camera)
            print(f"DEPTH {name} {frame}", flush=True)
