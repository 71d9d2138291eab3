"""Frames of a shot from its keys, written as raw pictures (16 bits a channel) to standard output.

python3 warp.py <folder> <shot> <width> <height> [<first> <last> <step>]
"""
import ctypes
import glob
import os
import subprocess
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from lib.shots import lens_of, pose, shot_called  # noqa: E402

SOURCE, BINARY = os.path.join(HERE, "lib/warp.c"), os.path.join(HERE, "out/warp.so")
FINE = 2              # points a pixel, in rows and columns
VIGNETTE = 0.25
RIM = 3               # pixels


class Layer(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("near", "slope", "edge")]


class Key(ctypes.Structure):
    _fields_ = [("colour", ctypes.c_void_p), ("surface", Layer), ("mirror", Layer), ("camera", ctypes.c_void_p),
                ("weight", ctypes.c_float)]


def at(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def library():
    if not os.path.exists(BINARY) or os.path.getmtime(BINARY) < os.path.getmtime(SOURCE):
        os.makedirs(os.path.dirname(BINARY), exist_ok=True)
        part = f"{BINARY}.{os.getpid()}"
        subprocess.run(["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", SOURCE, "-o", part,
                        "-lm"], check=True)
        os.replace(part, BINARY)
    return ctypes.CDLL(BINARY)


def pointers(arrays):
    return Layer(*(array.ctypes.data for array in arrays))


def layer(lib, depth):
    """One divided by the depth, its change along the surface, and the pixels that something nearer may have coloured."""
    height, width = depth.shape
    depth = np.ascontiguousarray(depth, dtype=np.float32)
    near = np.divide(1, depth, out=np.zeros_like(depth, np.float32), where=depth > 0)
    slope, edge = np.empty((height, width, 2), np.float32), np.empty((height, width), np.uint8)
    lib.prepare(at(near), at(slope), at(edge), width, height)
    return near, slope, edge


def inner(mirror):
    """A mirror without its rim, whose dark line would move with what the mirror shows."""
    padded = np.pad(mirror, RIM, "edge")
    height, width = mirror.shape
    least = np.min([padded[y:y + height, x:x + width] for y in (0, RIM, 2 * RIM) for x in (0, RIM, 2 * RIM)], axis=0)
    return np.where(least > 0, mirror, 0)


def load_key(lib, file):
    stored = np.load(file)
    surface, mirror = layer(lib, stored["depth"]), layer(lib, inner(stored["mirror"]))
    height, width = surface[0].shape
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", file[:-3] + "png", "-f", "rawvideo", "-pix_fmt", "rgb48le", "-"],
                         check=True, capture_output=True).stdout
    colour = np.frombuffer(raw, np.uint16).reshape(height, width, 3)
    cleaned = np.empty_like(colour)
    lib.clean(at(colour), at(surface[0]), at(surface[2]), at(cleaned), width, height)
    frame = int(os.path.basename(file)[:4])
    return frame, dict(colour=cleaned, surface=surface, mirror=mirror, camera=lens_of(stored, width, height))


def around(frames, frame, turn=None):
    """The keys before and after a frame with their shares, then all others, nearest first."""
    far = lambda a, b: min((a - b) % turn, (b - a) % turn) if turn else abs(a - b)
    before = min(frames, key=lambda f: ((frame - f) % turn) if turn else (frame - f if f <= frame else 1e6))
    after = min(frames, key=lambda f: ((f - frame) % turn) if turn else (f - frame if f >= frame else 1e6))
    share = 0.0 if before == after else far(frame, before) / (far(frame, before) + far(frame, after))
    rest = sorted((f for f in frames if f not in (before, after)), key=lambda f: far(f, frame))
    pair = [(before, 1 - share)] if before == after else [(before, 1 - share), (after, share)]
    return [(f, max(w, 1e-3)) for f, w in pair] + [(f, 1e-3) for f in rest]


def main(folder, name, width, height, *only):
    lib, shot = library(), shot_called(name)
    files = sorted(glob.glob(os.path.join(folder, name, "[0-9]" * 4 + ".npz")))
    keys = dict(load_key(lib, file) for file in files)
    key_height, key_width = next(iter(keys.values()))["surface"][0].shape
    width, height = int(width), int(height)
    near, behind = (np.empty((height * FINE, width * FINE), np.float32) for _ in range(2))
    picture = np.empty((height, width, 3), np.float32)
    y, x = np.mgrid[0:height, 0:width]
    dark = (1 - VIGNETTE * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2 * 0.7)).astype(np.float32)[..., None]
    chance = np.random.default_rng(1)
    for frame in range(*map(int, only)) if only else range(shot["frames"]):
        used = [(keys[f], weight) for f, weight in around(sorted(keys), frame, shot["frames"] if shot.get("closed") else None)]
        array = (Key * len(used))(*[
            Key(k["colour"].ctypes.data, pointers(k["surface"]), pointers(k["mirror"]), k["camera"].ctypes.data, weight)
            for k, weight in used])
        camera = lens_of(pose(shot, frame), width, height)
        lib.compose(array, len(used), key_width, key_height, at(camera), at(near), at(behind), at(picture), width, height, FINE)
        finished = picture * dark + chance.uniform(-60, 60, (height, width, 1)).astype(np.float32)
        sys.stdout.buffer.write(np.clip(finished, 0, 65535).astype(np.uint16).tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
