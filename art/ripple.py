"""The loop at night: Home's night picture stands still, and its water moves.

python3 art/ripple.py       writes static/film/loop-night.webm and .mp4 (frame 0 is the picture, but for the ripples)
"""
import os
import subprocess

import numpy as np

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
PICTURE = os.path.join(ROOT, "content/images/front-night.jpg")
WIDTH, HEIGHT, FRAMES, FPS = 1600, 900, 192, 24
# The water as seen, in parts of the picture; it begins at HORIZON.
SHORE = ((0.116, 0.741), (0.308, 0.862), (1.0, 0.774))
HORIZON = 0.737


def picture():
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", PICTURE, "-vf", f"scale={WIDTH}:{HEIGHT}:flags=lanczos", "-f", "rawvideo",
        "-pix_fmt", "rgb24", "-"], check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(HEIGHT, WIDTH, 3).astype(np.float32)


def water(rows):
    """How far each pixel of the rows takes part in the ripples, 0 to 1: nothing on the shore."""
    x = np.arange(WIDTH) / WIDTH
    edge = np.interp(x, *zip(*SHORE)) * HEIGHT
    edge[x < SHORE[0][0]] = 0
    return np.clip((edge[None, :] - rows[:, None] - 3) / 6, 0, 1)


def frames():
    still = picture()
    top = int(HORIZON * HEIGHT) + 2
    rows = np.arange(top, int(0.87 * HEIGHT))
    part = water(rows)
    depth = (rows - top) / HEIGHT
    columns = np.arange(WIDTH, dtype=np.float32)
    for frame in range(FRAMES):
        turn = 2 * np.pi * frame / FRAMES
        # Waves are longer and higher towards the viewer; each passes a whole number of times.
        phase = 42 * np.log(depth + 0.012)
        shift = (0.5 + 16 * depth) * (np.sin(phase + 3 * turn) + 0.6 * np.sin(1.7 * phase - 2 * turn + 1.3))
        at = np.clip(columns[None, :] + shift[:, None] * part, 0, WIDTH - 1.001)
        low = at.astype(int)
        mix = (at - low)[..., None]
        lines = np.arange(len(rows))[:, None]
        band = still[rows]
        picture_now = still.copy()
        picture_now[rows] = band[lines, low] * (1 - mix) + band[lines, low + 1] * mix
        yield np.clip(picture_now + 0.5, 0, 255).astype(np.uint8).tobytes()


def main():
    source = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(FPS), "-i", "-",
        "-pix_fmt", "yuv420p", "-an"]
    kinds = (
        ["-c:v", "libx264", "-crf", "25", "-preset", "medium", "-movflags", "+faststart", "loop-night.mp4"],
        ["-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-row-mt", "1", "-cpu-used", "3", "loop-night.webm"],
    )
    outputs = [subprocess.Popen(source + kind[:-1] + [os.path.join(ROOT, "static/film", kind[-1])], stdin=subprocess.PIPE) for kind in kinds]
    for frame in frames():
        for output in outputs:
            output.stdin.write(frame)
    for output in outputs:
        output.stdin.close()
        if output.wait():
            raise SystemExit("ffmpeg failed")


if __name__ == "__main__":
    main()
