"""The film: a slow, closed camera path over the building site; every frame is rendered.

A frame adds one sample a pixel to one of two histories, even frames to the first, odd frames to the second. Both are
carried on from frame to frame by depth, so that their difference tells the noise which the spatial filter has to take
away. The finished frames are then blended along the same motion, which smooths edges. Some frames more than a turn are
rendered: over them the end of the film passes into its beginning (render.mjs).
"""
import math
import os
import time

import bpy
import numpy as np
from mathutils import Vector

from lib.denoise import box_blur, clamp_fireflies, denoise, guide_features, non_local_means, reproject
from lib.grade import bloom, finish, sun_glow
from lib.passes import render_passes, select_passes, setup
from lib.world import camera
from scenes.site import build

FRAMES = 192          # 8 s at 24 frames a second; frame 192 would be frame 0 again
START = 168           # of the camera's turn, where neighbouring frames differ least: what the seam adds shows least
WARM_UP = 36          # frames rendered ahead of the first one, so that its history is as long as the last one's
WIDTH, HEIGHT = 1280, 720
MAX_HISTORY = 12
BLEND = 0.16          # share of the new frame when edges are smoothed
EXPOSURE = 0.12
LIGHT = dict(bounces=2, diffuse=1, glossy=1, exposure=EXPOSURE)
FAR = 1.9e4           # beyond this depth is sky


class Shot:
    """The site with its moving camera and crane."""

    def __init__(self):
        self.sun = build()
        self.camera = camera((8, -108, 18), (3, 100, 18), lens=27, shift_y=0.075)
        self.jib = next(o for o in bpy.data.objects if o.name.startswith("jib"))
        self.slew = self.jib.rotation_euler.z
        for material in bpy.data.materials:      # grain finer than a frame can show only costs time
            for node in material.node_tree.nodes if material.use_nodes else ():
                if node.type == "TEX_NOISE":
                    node.inputs["Detail"].default_value = min(node.inputs["Detail"].default_value, 3)

    def pose(self, frame):
        """Set camera and crane; both follow one turn of the same circle."""
        a = 2 * math.pi * (frame + START) / FRAMES
        location = (6 - 9 * math.cos(a), -106 + 4 * math.sin(a), 17.5 + 2.6 * math.sin(a - 0.6))
        self.camera.location = location
        forward = Vector((4, 80, location[2])) - Vector(location)
        self.camera.rotation_euler = forward.to_track_quat("-Z", "Y").to_euler()
        self.jib.rotation_euler.z = self.slew + 0.12 * math.sin(a)
        bpy.context.view_layer.update()
        return location

    def view_projection(self):
        graph = bpy.context.evaluated_depsgraph_get()
        matrix = self.camera.calc_matrix_camera(graph, x=WIDTH, y=HEIGHT) @ self.camera.matrix_world.inverted()
        return np.ascontiguousarray(np.array(matrix, dtype=np.float32))

    def rays(self):
        """Direction of each pixel with depth 1 along the view axis."""
        data = self.camera.data
        sensor = data.sensor_width / data.lens
        x = ((np.arange(WIDTH) + 0.5) / WIDTH - 0.5) * sensor + data.shift_x * sensor
        y = ((np.arange(HEIGHT) + 0.5) / HEIGHT - 0.5) * sensor * HEIGHT / WIDTH + data.shift_y * sensor
        grid_x, grid_y = np.meshgrid(x, y)
        rays = np.stack([grid_x, grid_y, -np.ones_like(grid_x)])
        return np.tensordot(np.array(self.camera.matrix_world.to_3x3()), rays, 1).astype(np.float32)

    def grade(self, picture, path, sharpen=0.25, quality=88):
        picture = bloom(sun_glow(picture, self.camera, self.sun, 0.35), 1.2, 0.10)
        finish(picture.astype(np.float32), path, saturation=1.12, sharpen=sharpen, quality=quality)


def neighbourhood(planes, reduce):
    """Minimum or maximum over 3 x 3 pixels."""
    padded = np.pad(planes, ((0, 0), (1, 1), (1, 1)), "edge")
    result = padded[:, 1:-1, 1:-1].copy()
    for dy in range(3):
        for dx in range(3):
            reduce(result, padded[:, dy:dy + HEIGHT, dx:dx + WIDTH], out=result)
    return result


def spatial_filter(first, second, lone, current, guides, radius):
    """Two-buffer filter; where only one sample is known (lone) its variance is taken from the neighbourhood."""
    features, bandwidths = guides
    mean = box_blur(current.copy(), 2)
    spread = np.maximum(box_blur((current * current).astype(np.float32), 2) - mean * mean, 0)
    variance = np.where(lone[None], spread * 0.5, (first - second) ** 2 * 0.5)
    variance = np.maximum(box_blur(np.minimum(variance, 0.5).astype(np.float32), 2), 1e-7)
    first, second = np.ascontiguousarray(first, np.float32), np.ascontiguousarray(second, np.float32)
    a = non_local_means(first, second, variance, features, bandwidths, radius, 1, 0.6)
    b = non_local_means(second, first, variance, features, bandwidths, radius, 1, 0.6)
    return np.expm1((a + b) * 0.5)


class History:
    """Light of earlier frames: two buffers of diffuse and glossy light (in log), and how many samples each holds."""

    def __init__(self):
        self.state = None

    def add(self, frame, light, position, normal, sky, matrix):
        ones = np.ones((1, HEIGHT, WIDTH), np.float32)
        if self.state is None:
            light_of, count = [light.copy(), light.copy()], [ones, ones * 0]
        else:
            old = self.state
            planes, valid = reproject(position, normal, old["position"], old["normal"], old["planes"], old["matrix"],
                                      0.004, 0.7)
            valid[sky] = 0
            light_of, count = [planes[:6], planes[7:13]], [planes[6:7] * valid, planes[13:14] * valid]
            now, other = frame % 2, 1 - frame % 2
            n = np.minimum(count[now], MAX_HISTORY - 1)
            n = np.concatenate([n.repeat(3, 0), np.minimum(n, 3).repeat(3, 0)])     # reflections age sooner
            blended = light / (n + 1) + light_of[now] * n / (n + 1)
            light_of[now] = np.where(count[now] > 0, blended, light)
            count[now] = np.minimum(count[now] + 1, MAX_HISTORY)
            light_of[other] = np.where(count[other] > 0, light_of[other], light)
        light_of = [np.ascontiguousarray(x, dtype=np.float32) for x in light_of]
        self.state = dict(position=position, normal=normal, matrix=matrix,
                          planes=np.concatenate([light_of[0], count[0], light_of[1], count[1]]))
        return light_of, (np.minimum(*count) < 0.5)[0]


def smooth_edges(picture, last, depth, shot, location, normal):
    """Blend with the last frame along the motion of the nearest surface, held within the colours around."""
    nearest = -neighbourhood(-depth[None], np.maximum)
    origin = np.array(location, np.float32)[:, None, None]
    points = np.ascontiguousarray(shot.rays() * nearest + origin, dtype=np.float32)
    old, valid = reproject(points, normal, points, normal, last[0], last[1], 1e6, -9)
    middle = box_blur(picture.copy(), 1)
    low = middle + (neighbourhood(picture, np.minimum) - middle) * 1.25
    high = middle + (neighbourhood(picture, np.maximum) - middle) * 1.25
    share = np.where(valid > 0, BLEND, 1.0)[None].astype(np.float32)
    return (picture * share + np.clip(old, low, high) * (1 - share)).astype(np.float32)


def render_frames(first, last, folder):
    """Frames first to last - 1 as PNG files; earlier frames only warm the histories up."""
    os.makedirs(folder, exist_ok=True)
    shot = Shot()
    setup(WIDTH, HEIGHT, **LIGHT)
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_z, layer.use_pass_position = True, False
    select_passes(drop=("Position", "Image", "TransDir", "TransInd", "TransCol"), add=("Depth",))
    history, last_picture = History(), None
    for frame in range(first - WARM_UP, last):
        start = time.time()
        location = shot.pose(frame)
        matrix = shot.view_projection()
        passes, seconds = render_passes(1, 5000 + frame)

        depth = np.minimum(passes["Depth"][0], 2e4)
        points = shot.rays() * depth + np.array(location, np.float32)[:, None, None]
        passes["Position"] = np.where(depth >= FAR, 0, points).astype(np.float32)
        features, bandwidths, _, sky = guide_features(passes, location)
        position = passes["Position"]
        normal = np.ascontiguousarray(features[:3])

        diffuse = passes["DiffDir"] + passes["DiffInd"]
        glossy = passes["GlossDir"] + passes["GlossInd"]
        for planes in (diffuse, glossy):
            clamp_fireflies(planes, 4)
        light = np.log1p(np.concatenate([diffuse, glossy])).astype(np.float32)
        (a, b), lone = history.add(frame, light, position, normal, sky, matrix)
        guides = features, bandwidths
        picture = spatial_filter(a[:3], b[:3], lone, light[:3], guides, 2) * passes["DiffCol"]
        picture += spatial_filter(a[3:], b[3:], lone, light[3:], guides, 1) * passes["GlossCol"]
        picture = np.log1p(np.maximum(picture + passes["Emit"] + passes["Env"], 0)).astype(np.float32)
        if last_picture is not None:
            picture = smooth_edges(picture, last_picture, depth, shot, location, normal)
        last_picture = np.ascontiguousarray(picture), matrix
        if frame >= first:
            shot.grade(np.expm1(picture), os.path.join(folder, f"{frame:04d}.png"), sharpen=0.35)
        print(f"FRAME {frame} render {seconds:.1f} s, total {time.time() - start:.1f} s", flush=True)


def render_poster(width, height, samples, path):
    """The first frame, larger and with more samples."""
    shot = Shot()
    location = shot.pose(0)
    setup(width, height, **LIGHT)
    first, _ = render_passes(samples, 1)
    second, _ = render_passes(samples, 2)
    picture, _ = denoise(first, second, location, 6)
    shot.grade(picture, path)
