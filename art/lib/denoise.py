"""Noise removal from two half-sample renders with different seeds.

Lighting is divided from albedo (Cycles gives them as separate passes), so that only light is filtered and textures
stay sharp. Each half is filtered with weights taken from the other half, guided by normal and depth; the difference
of the halves tells how strong the noise is. What both filtered halves do not agree on is then evened out along the
surfaces over a wider reach. The filters themselves are in denoise.c, compiled when first needed.
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
SURFACE = ("DiffCol", "GlossCol", "TransCol", "Emit", "Env", "Normal", "Position")
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


def smooth_rest(mean, rest, surface, steps=(1, 2, 4, 8), strength=2.5, tolerance=0.004, sharpness=24):
    """Even out what is left of the noise along surfaces; rest is half the difference of the filtered halves."""
    normal, position, distance, skip = surface
    height, width = skip.shape
    variance = box_blur((rest**2).mean(0, keepdims=True).astype(np.float32), 5)[0] + 1e-8
    image = np.ascontiguousarray(mean, dtype=np.float32)
    for step in steps:
        result, left = np.empty_like(image), np.empty_like(variance)
        library().atrous(
            pointer(image), pointer(variance), pointer(normal), pointer(position), pointer(distance), pointer(skip),
            pointer(result), pointer(left), width, height, step, REAL(strength), REAL(tolerance), REAL(sharpness),
        )
        image, variance = result, np.maximum(left, variance * 0.3)
    return image


def filter_light(half_a, half_b, features, bandwidths, radius=8, patch=2, strength=0.5, firefly=4, log=True,
                 surface=None):
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
    if surface is not None:
        clamp_fireflies(mean, 1.25)
        mean = smooth_rest(mean, (a - b) * 0.5, surface)
    return np.expm1(mean) if log else mean


def fill_gaps(light, share):
    """Take the light of pixels whose samples hardly met this kind of surface from their neighbours."""
    met = (share > 0.15).astype(np.float32)
    near = box_blur(light * met, 2) / np.maximum(box_blur(met.copy(), 2), 1e-3)
    return np.ascontiguousarray(np.where(met > 0, light, near), dtype=np.float32)


def refine(half, samples, clean, clean_samples):
    """Better edges and textures for a half: merge in passes of the surfaces alone (in place)."""
    for name in SURFACE:
        own = half[name]
        half[name] = (own * samples + clean[name] * clean_samples) / (samples + clean_samples)
        if name.endswith("Col"):
            share = own.max(0, keepdims=True) / np.maximum(half[name].max(0, keepdims=True), 1e-4)
            for way in ("Dir", "Ind"):
                half[name[:-3] + way] = fill_gaps(half[name[:-3] + way], share)


def guide_features(guide, camera_location):
    """Normal and log depth with a bandwidth per pixel; also distance and the sky mask."""
    origin = np.array(camera_location, np.float32)[:, None, None]
    distance = np.sqrt(((guide["Position"] - origin) ** 2).sum(0))
    sky = np.abs(guide["Position"]).sum(0) < 1e-6
    distance[sky] = 1e5
    log_depth = np.log(np.maximum(distance, 0.01)).astype(np.float32)
    grad_y, grad_x = np.gradient(log_depth)
    slope = np.maximum(np.abs(grad_x), np.abs(grad_y))
    features = np.ascontiguousarray(np.concatenate([guide["Normal"], log_depth[None]]), dtype=np.float32)
    bandwidths = np.empty_like(features)
    bandwidths[:3] = 1 / 0.25**2
    bandwidths[3] = 1 / np.maximum(slope * 6, 0.01) ** 2
    return features, bandwidths, distance, sky


def surfaces(guide, distance, sky):
    """What the second filter needs to know of the geometry."""
    normal = guide["Normal"] / np.maximum(np.sqrt((guide["Normal"] ** 2).sum(0)), 1e-3)
    return [np.ascontiguousarray(x, dtype=np.float32) for x in (normal, guide["Position"], distance, sky)]


def denoise(a, b, camera_location, radius=8, strength=0.5, firefly=4):
    """Combine two sets of passes into one clean linear picture; returns (picture, seconds)."""
    start = time.time()
    guide = {name: (a[name] + b[name]) * 0.5 for name in SURFACE}
    features, bandwidths, distance, sky = guide_features(guide, camera_location)
    surface = surfaces(guide, distance, sky)

    def light(kind, r):
        return filter_light(
            a[kind + "Dir"] + a[kind + "Ind"], b[kind + "Dir"] + b[kind + "Ind"],
            features, bandwidths, r, strength=strength, firefly=firefly, surface=surface,
        ) * guide[kind + "Col"]

    picture = light("Diff", radius) + light("Gloss", max(2, radius // 2)) + guide["Emit"] + guide["Env"]
    if guide["TransCol"].max() > 0:
        picture = picture + light("Trans", radius)
    return picture.astype(np.float32), time.time() - start


def denoise_soft(a, b, camera_location, radius=7, strength=0.5, firefly=4):
    """The same for strong depth of field: weak geometric guides, and albedo and emission are filtered as well."""
    start = time.time()
    height, width = a["Emit"].shape[1:]
    no_features = np.zeros((1, height, width), np.float32)
    no_bandwidths = np.full((1, height, width), 1e-3, np.float32)
    guide = {name: (a[name] + b[name]) * 0.5 for name in SURFACE}
    features, bandwidths, distance, sky = guide_features(guide, camera_location)
    surface = surfaces(guide, distance, sky)

    def plain(name, r, k, log=True):
        return filter_light(a[name].copy(), b[name].copy(), no_features, no_bandwidths, r, 2, k, firefly, log)

    picture = plain("Emit", 6, strength) + guide["Env"]
    for kind in ("Diff", "Gloss", "Trans"):
        if guide[kind + "Col"].max() <= 0:
            continue
        light = filter_light(
            a[kind + "Dir"] + a[kind + "Ind"], b[kind + "Dir"] + b[kind + "Ind"], features, bandwidths * 0.15,
            radius if kind != "Gloss" else max(2, radius // 2), 2, strength, firefly, surface=surface,
        )
        picture = picture + light * plain(kind + "Col", 4, strength * 0.6, log=False)
    return np.maximum(picture, 0).astype(np.float32), time.time() - start
