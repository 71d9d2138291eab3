"""Noise removal from two half-sample renders with different seeds.

Lighting is divided from albedo (Cycles gives them as separate passes), so that only light is filtered and textures
stay sharp. Each half is filtered with weights taken from the other half, guided by normal and depth; the difference
of the halves tells how strong the noise is. The filter itself is in denoise.c, compiled when first needed.
"""
import ctypes
import os
import subprocess
import time

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "denoise.c")
BINARY = os.path.join(HERE, "..", "out", "denoise.so")
FLAGS = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
REAL = ctypes.c_float
_library = None


def library():
    """The compiled filter; built anew when the source is newer."""
    global _library
    if _library is None:
        if not os.path.exists(BINARY) or os.path.getmtime(BINARY) < os.path.getmtime(SOURCE):
            os.makedirs(os.path.dirname(BINARY), exist_ok=True)
            subprocess.run(["gcc", *FLAGS, SOURCE, "-o", BINARY, "-lm"], check=True)
        _library = ctypes.CDLL(BINARY)
    return _library


def pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def box_blur(planes, radius):
    """Blur each plane in place with a box of the given radius; returns the same array."""
    scratch = np.empty(planes.shape[1:], np.float32)
    for i in range(planes.shape[0]):
        plane = np.ascontiguousarray(planes[i])
        library().boxblur(pointer(plane), pointer(scratch), plane.shape[1], plane.shape[0], radius)
        planes[i] = plane
    return planes


def clamp_fireflies(planes, factor):
    """Limit each pixel to factor x the fourth brightest of its neighbours (in place)."""
    library().firefly(pointer(planes), planes.shape[2], planes.shape[1], REAL(factor))


def non_local_means(image, guide, variance, features, bandwidths, radius, patch, strength):
    """Filter image with patch distances measured in guide (the other half)."""
    result = np.empty_like(image)
    height, width = image.shape[1:]
    library().nlm(
        pointer(image), pointer(guide), pointer(variance), pointer(features), features.shape[0], pointer(bandwidths),
        pointer(result), width, height, radius, patch, REAL(strength), REAL(1.0), REAL(1.0),
    )
    return result


def reproject(position, normal, old_position, old_normal, old_planes, old_matrix, tolerance, min_dot):
    """Fetch old_planes where the surface at each pixel was seen in the frame before; (planes, validity)."""
    old_planes = np.ascontiguousarray(old_planes, dtype=np.float32)
    count, height, width = old_planes.shape
    fetched = np.empty((count, height, width), np.float32)
    valid = np.empty((height, width), np.float32)
    library().reproj(
        pointer(position), pointer(normal), pointer(old_position), pointer(old_normal), pointer(old_planes), count,
        pointer(old_matrix), pointer(fetched), pointer(valid), width, height, REAL(tolerance), REAL(min_dot),
    )
    return fetched, valid


def filter_light(half_a, half_b, features, bandwidths, radius=8, patch=2, strength=0.5, firefly=4, log=True):
    """Denoise one lighting component given as two halves; returns the mean of the filtered halves."""
    for half in (half_a, half_b):
        clamp_fireflies(half, firefly)
    if log:
        half_a, half_b = np.log1p(half_a), np.log1p(half_b)
    half_a = np.ascontiguousarray(half_a, dtype=np.float32)
    half_b = np.ascontiguousarray(half_b, dtype=np.float32)
    variance = ((half_a - half_b) ** 2 * 0.5).astype(np.float32)
    variance = box_blur(np.minimum(variance, np.quantile(variance, 0.999)), 2)
    variance = np.maximum(variance, 1e-7)
    a = non_local_means(half_a, half_b, variance, features, bandwidths, radius, patch, strength)
    b = non_local_means(half_b, half_a, variance, features, bandwidths, radius, patch, strength)
    mean = (a + b) * 0.5
    return np.expm1(mean) if log else mean


def guide_features(passes_a, passes_b, camera_location):
    """Normal and log depth with a bandwidth per pixel; also position, distance and the sky mask."""
    normal = (passes_a["Normal"] + passes_b["Normal"]) * 0.5
    position = (passes_a["Position"] + passes_b["Position"]) * 0.5
    origin = np.array(camera_location, np.float32)[:, None, None]
    distance = np.sqrt(((position - origin) ** 2).sum(0))
    sky = np.abs(position).sum(0) < 1e-6
    distance[sky] = 1e5
    log_depth = np.log(np.maximum(distance, 0.01)).astype(np.float32)
    grad_y, grad_x = np.gradient(log_depth)
    slope = np.maximum(np.abs(grad_x), np.abs(grad_y))
    features = np.ascontiguousarray(np.concatenate([normal, log_depth[None]]), dtype=np.float32)
    bandwidths = np.empty_like(features)
    bandwidths[:3] = 1 / 0.25**2
    bandwidths[3] = 1 / np.maximum(slope * 6, 0.01) ** 2
    return features, bandwidths, position, distance, sky


def denoise(a, b, camera_location, radius=8, strength=0.5, firefly=4):
    """Combine two sets of passes into one clean linear picture; returns (picture, seconds)."""
    start = time.time()
    features, bandwidths, _, _, _ = guide_features(a, b, camera_location)

    def mean(name):
        return (a[name] + b[name]) * 0.5

    def light(kind, r):
        return filter_light(
            a[kind + "Dir"] + a[kind + "Ind"], b[kind + "Dir"] + b[kind + "Ind"],
            features, bandwidths, radius=r, strength=strength, firefly=firefly,
        ) * mean(kind + "Col")

    picture = light("Diff", radius) + light("Gloss", max(2, radius // 2)) + mean("Emit") + mean("Env")
    if mean("TransCol").max() > 0:
        picture = picture + light("Trans", radius)
    return picture.astype(np.float32), time.time() - start


def denoise_soft(a, b, radius=7, strength=0.5, firefly=4):
    """The same for strong depth of field: weak geometric guides, and albedo and emission are filtered as well."""
    start = time.time()
    height, width = a["Emit"].shape[1:]
    no_features = np.zeros((1, height, width), np.float32)
    no_bandwidths = np.full((1, height, width), 1e-3, np.float32)
    features, bandwidths, _, _, _ = guide_features(a, b, (0, 0, 0))

    def plain(name, r, k, log=True):
        return filter_light(a[name].copy(), b[name].copy(), no_features, no_bandwidths, r, 2, k, firefly, log)

    picture = plain("Emit", 6, strength) + (a["Env"] + b["Env"]) * 0.5
    for kind in ("Diff", "Gloss", "Trans"):
        if (a[kind + "Col"] + b[kind + "Col"]).max() <= 0:
            continue
        light = filter_light(
            a[kind + "Dir"] + a[kind + "Ind"], b[kind + "Dir"] + b[kind + "Ind"], features, bandwidths * 0.15,
            radius if kind != "Gloss" else max(2, radius // 2), 2, strength, firefly,
        )
        picture = picture + light * plain(kind + "Col", 4, strength * 0.6, log=False)
    return np.maximum(picture, 0).astype(np.float32), time.time() - start
