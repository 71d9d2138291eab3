"""The shots of film.json: where the camera stands at each frame, and which frames are rendered. Without Blender."""
import json
import os

import numpy as np

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "film.json")
SENSOR = 36.0         # millimetres, Blender's own


def film():
    with open(TABLE, encoding="utf-8") as file:
        return json.load(file)


def shot_called(name):
    return next(shot for shot in film()["shots"] if shot["id"] == name)


def pose(shot, frame):
    """Location, target, lens and shift at a frame: the curve through the poses of the path, at an even pace."""
    path = shot["path"]
    if shot.get("closed"):
        centre, radii = path[0], shot["closed"]
        turn = 2 * np.pi * frame / shot["frames"]
        swing = np.array([np.cos(turn), np.sin(turn), np.sin(turn - 0.6)]) * radii
        return dict(centre, location=tuple(np.array(centre["location"]) + swing), target=full_target(centre))
    t = frame / (shot["frames"] - 1)
    places = np.linspace(0, 1, len(path))
    weights = [np.prod([(t - q) / (p - q) for q in places if q != p]) for p in places]
    mix = lambda values: sum(w * np.array(v, float) for w, v in zip(weights, values))
    return dict(
        location=tuple(mix([p["location"] for p in path])),
        target=tuple(mix([full_target(p) for p in path])),
        lens=float(mix([p.get("lens", 28) for p in path])),
        shift=float(mix([p.get("shift", 0) for p in path])),
    )


def full_target(p):
    """A target without a height lies level with the camera."""
    return p["target"] if len(p["target"]) == 3 else [*p["target"], p["location"][2]]


def key_frames(shot):
    """Frames that are rendered, in the order in which each next one helps most: both ends, the middle, and so on."""
    count, last = shot["keys"], shot["frames"] if shot.get("closed") else shot["frames"] - 1
    frames = [round(last * k / (count - 1)) for k in range(count)]
    if shot.get("closed"):
        frames = frames[:-1]
    order, waiting = [frames[0], frames[-1]], set(frames[1:-1])
    while waiting:
        best = max(sorted(waiting), key=lambda f: min(abs(f - g) for g in order))
        order.append(best)
        waiting.discard(best)
    return order


def lens_of(place, width, height):
    """The camera as the 15 numbers that warp.c wants: origin, right, up, forward, pixels at depth 1, middle column and row."""
    origin, target = np.array(place["location"], float), np.array(place["target"], float)
    forward = target - origin
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, (0, 0, 1))
    right /= np.linalg.norm(right)
    up = np.cross(right, forward)
    scale = width * place["lens"] / SENSOR
    middle = width / 2 - 0.5, height / 2 - 0.5 + place["shift"] * width
    return np.concatenate([origin, right, up, forward, [scale, *middle]]).astype(np.float64)
