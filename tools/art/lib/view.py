"""A view is what a scene hands back: where the camera stands and how its picture is exposed and graded."""
import time
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .denoise import denoise, denoise_soft
from .grade import bloom, finish, sun_glow
from .passes import render_passes, setup
from .world import camera


@dataclass
class View:
    """Camera and grading of one picture. Targets lie level with the camera unless they carry a height."""

    location: tuple
    target: tuple
    lens: float = 28
    shift: float = 0.0                # vertical shift of the lens: uprights stay upright
    focus: tuple = None               # point in focus; None: everything is sharp
    fstop: float = 2.8
    exposure: float = 0.0
    look: str = "Medium High Contrast"
    sun: Vector = None                # direction towards the sun, for the glow
    glow: float = 0.0
    bounces: int = 4
    diffuse: int = 3
    clamp: float = 8
    clamp_direct: float = 12
    firefly: float = 4
    radius: int = 3                   # search radius of the denoiser
    soft: bool = False                # strong depth of field: see denoise_soft
    bloom: tuple = (1.2, 0.10)        # threshold, amount
    saturation: float = 1.12
    vignette: float = 0.25
    tint: tuple = (1, 1, 1)


def place_camera(view):
    location = Vector(view.location)
    target = Vector(view.target if len(view.target) == 3 else (*view.target, location.z))
    cam = camera(location, target, lens=view.lens, shift_y=view.shift)
    if view.focus:
        forward = (target - location).normalized()
        cam.data.dof.use_dof = True
        cam.data.dof.focus_distance = (Vector(view.focus) - location).dot(forward)
        cam.data.dof.aperture_fstop = view.fstop
    return cam


def shoot(view, width, height, samples, seed, path, quality=88):
    """Render a view twice with half the samples each, denoise, grade, write."""
    start = time.time()
    cam = place_camera(view)
    setup(width, height, bounces=view.bounces, diffuse=view.diffuse, clamp=view.clamp,
          clamp_direct=view.clamp_direct, exposure=view.exposure, look=view.look)
    bpy.context.view_layer.update()
    first, seconds_a = render_passes(samples, 2 * seed - 1)
    second, seconds_b = render_passes(samples, 2 * seed)
    if view.soft:
        picture, seconds = denoise_soft(first, second, view.radius, firefly=view.firefly)
    else:
        picture, seconds = denoise(first, second, view.location, view.radius, firefly=view.firefly)
    if view.sun is not None and view.glow:
        picture = sun_glow(picture, cam, view.sun, view.glow)
    picture = bloom(picture, *view.bloom)
    finish(picture, path, vignette=view.vignette, saturation=view.saturation, tint=view.tint, quality=quality)
    print(f"TIMES render {seconds_a + seconds_b:.0f} s, denoise {seconds:.0f} s, total {time.time() - start:.0f} s")


def outdoor(sun, location, target, lens=28, shift=0.0, exposure=0.2, **more):
    """Landscape and site by low sun: a little glow, a warm tint."""
    settings = dict(glow=0.22, tint=(1.035, 0.985, 0.995))
    settings.update(more)
    return View(location, target, lens, shift, exposure=exposure, sun=sun, **settings)


def building(location, target, lens=24, shift=0.0, exposure=0.2, **more):
    """A finished building seen from eye level, by day or at dusk."""
    settings = dict(bounces=5, clamp=4, radius=3, bloom=(1.0, 0.10), saturation=1.1, vignette=0.28)
    settings.update(more)
    return View(location, target, lens, shift, exposure=exposure, **settings)


def interior(location, target, lens=24, shift=0.0, exposure=0.5, **more):
    """Rooms: more bounces, and looser clamps, so that rare sun samples survive."""
    settings = dict(bounces=6, diffuse=4, clamp=4, clamp_direct=80, firefly=14, radius=4,
                    bloom=(0.95, 0.09), saturation=1.06, vignette=0.3)
    settings.update(more)
    return View(location, target, lens, shift, exposure=exposure, **settings)
