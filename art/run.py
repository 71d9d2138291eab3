"""Entry for Blender: render one picture of the table, or the frames of the film.

blender -b -P run.py -- picture <scene> <camera> <width> <height> <samples> <seed> <file>
blender -b -P run.py -- film <first> <last> <folder>
blender -b -P run.py -- poster <width> <height> <samples> <file>
blender -b -P run.py -- keys <shot> <count> <folder> [<width> <height>]
blender -b -P run.py -- depths <shot> <folder> [<width> <height>]
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))


def render_picture(scene, camera, width, height, samples, seed, file):
    from lib.view import shoot

    cameras = importlib.import_module("scenes." + scene).CAMERAS
    if camera not in cameras:
        raise SystemExit(f"scene {scene} has no camera {camera}: {', '.join(sorted(cameras))}")
    shoot(cameras[camera](), int(width), int(height), int(samples), int(seed), file)


def main():
    task, *rest = sys.argv[sys.argv.index("--") + 1:]
    if task == "picture":
        render_picture(*rest)
    elif task == "film":
        from scenes.film import render_frames

        render_frames(int(rest[0]), int(rest[1]), rest[2])
    elif task == "poster":
        from scenes.film import render_poster

        render_poster(int(rest[0]), int(rest[1]), int(rest[2]), rest[3])
    elif task == "keys":
        from lib.keys import render_keys

        render_keys(rest[0], rest[2], int(rest[1]), [int(x) for x in rest[3:]])
    elif task == "depths":
        from lib.keys import render_depths

        render_depths(rest[0], rest[1], [int(x) for x in rest[2:]])
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    try:
        main()
    except BaseException as error:  # Blender would go on and exit with 0
        if not (isinstance(error, SystemExit) and not error.code):
            import traceback

            traceback.print_exc()
            os._exit(1)
