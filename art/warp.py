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


class Key(ctypes.Structure):
    _fields_ = [("colour", ctypes.c_void_p), ("near", ctypes.c_void_p), ("slope", ctypes.c_void_p),
                ("edge", ctypes.c_void_p), ("camera", ctypes.c_void_p), ("weight", ctypes.c_float)]


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


def load_key(lib, shot, file):
    near = np.ascontiguousarray(1 / np.load(file)["depth"], dtype=np.float32)
    height, width = near.shape
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", file[:-3] + "png", "-f", "rawvideo", "-pix_fmt", "rgb48le", "-"],
                         check=True, capture_output=True).stdout
    colour = np.frombuffer(raw, np.uint16).reshape(height, width, 3)
    slope, edge = np.empty((height, width, 2), np.float32), np.empty((height, width), np.uint8)
    cleaned = np.empty_like(colour)
    lib.prepare(at(near), at(slope), at(edge), width, height)
    lib.clean(at(colour), at(near), at(edge), at(cleaned), width, height)
    frame = int(os.path.basename(file)[:4])
    return frame, dict(colour=cleaned, near=near, slope=slope, edge=edge,
                       camera=lens_of(pose(shot, frame), width, height))


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
    keys = dict(load_key(lib, shot, file) for file in files)
    key_height, key_width = next(iter(keys.values()))["near"].shape
    width, height = int(width), int(height)
    near = np.empty((height * FINE, width * FINE), np.float32)
    picture = np.empty((height, width, 3), np.float32)
    y, x = np.mgrid[0:height, 0:width]
    dark = (1 - VIGNETTE * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2 * 0.7)).astype(np.float32)[..., None]
    chance = np.random.default_rng(1)
    for frame in range(*map(int, only)) if only else range(shot["frames"]):
        used = [(keys[f], weight) for f, weight in around(sorted(keys), frame, shot["frames"] if shot.get("closed") else None)]
        array = (Key * len(used))(*[
            Key(*(k[part].ctypes.data for part in ("colour", "near", "slope", "edge", "camera")), weight) for k, weight in used])
        camera = lens_of(pose(shot, frame), width, height)
        lib.compose(array, len(used), key_width, key_height, at(camera), at(near), at(picture), width, height, FINE)
        finished = picture * dark + chance.uniform(-60, 60, (height, width, 1)).astype(np.float32)
        sys.stdout.buffer.write(np.clip(finished, 0, 65535).astype(np.uint16).tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
