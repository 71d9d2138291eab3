"""Finishing in linear light: sun glow, bloom, sharpening, vignette, and writing the file through Filmic."""
import bpy
import numpy as np

from .denoise import box_blur


def gaussian(planes, sigma):
    """Three box blurs, close to a Gaussian."""
    planes = planes.copy()
    for _ in range(3):
        planes = box_blur(planes, max(1, int(sigma * 0.87)))
    return planes


def shrink(planes, factor):
    height, width = planes.shape[1] // factor * factor, planes.shape[2] // factor * factor
    blocks = planes[:, :height, :width].reshape(3, height // factor, factor, width // factor, factor)
    return np.ascontiguousarray(blocks.mean((2, 4)), dtype=np.float32)


def enlarge(planes, factor, shape):
    """Bilinear enlargement to (height, width)."""
    height, width = shape
    y = np.clip((np.arange(height) + 0.5) / factor - 0.5, 0, planes.shape[1] - 1)
    x = np.clip((np.arange(width) + 0.5) / factor - 0.5, 0, planes.shape[2] - 1)
    y0, x0 = y.astype(int), x.astype(int)
    y1, x1 = np.minimum(y0 + 1, planes.shape[1] - 1), np.minimum(x0 + 1, planes.shape[2] - 1)
    fy, fx = (y - y0)[None, :, None], (x - x0)[None, None, :]
    rows = planes[:, y0] * (1 - fy) + planes[:, y1] * fy
    return (rows[:, :, x0] * (1 - fx) + rows[:, :, x1] * fx).astype(np.float32)


def bloom(picture, threshold=1.0, amount=0.12):
    """A soft light around everything brighter than the threshold, at four sizes."""
    bright = np.minimum(np.maximum(picture - threshold, 0), 20.0)
    glow = 0
    for factor, weight in ((2, 0.5), (4, 0.8), (8, 1), (16, 1)):
        glow = glow + weight * enlarge(gaussian(shrink(bright, factor), 3), factor, picture.shape[1:])
    return picture + amount * glow


def sun_glow(picture, camera, sun_direction, amount=0.6, colour=(1, 0.6, 0.3), tightness=40, wide=0.35):
    """Warm veil round the direction of the sun, in or out of the frame."""
    height, width = picture.shape[1:]
    data = camera.data
    sensor = data.sensor_width / data.lens
    x = ((np.arange(width) + 0.5) / width - 0.5) * sensor
    y = ((np.arange(height) + 0.5) / height - 0.5) * sensor * height / width + data.shift_y * sensor
    grid_x, grid_y = np.meshgrid(x, y)
    rays = np.stack([grid_x, grid_y, -np.ones_like(grid_x)])
    rays /= np.sqrt((rays**2).sum(0))
    rays = np.tensordot(np.array(camera.matrix_world.to_3x3()), rays, 1)
    cosine = np.clip((rays * np.array(sun_direction)[:, None, None]).sum(0), 0, 1)
    glow = cosine**tightness + wide * cosine ** (tightness / 6)
    return picture + amount * glow * np.array(colour, np.float32)[:, None, None]


def finish(picture, path, vignette=0.25, saturation=1.0, tint=(1, 1, 1), sharpen=0.25, quality=88):
    """Grade and write a PNG or JPEG through the view transform of the scene."""
    height, width = picture.shape[1:]
    yy, xx = np.mgrid[0:height, 0:width]
    radius2 = ((xx / width - 0.5) ** 2 + (yy / height - 0.5) ** 2 * 0.7) * 2
    picture = picture * (1 - vignette * radius2)[None] * np.array(tint, np.float32)[:, None, None]
    grey = picture.mean(0, keepdims=True)
    picture = np.maximum(grey + (picture - grey) * saturation, 0)
    if sharpen:
        log = np.log1p(picture)
        detail = np.clip(log - gaussian(log.astype(np.float32), 1), -0.12, 0.12)
        picture = np.expm1(np.maximum(log + sharpen * detail, 0))

    scene = bpy.context.scene
    image = bpy.data.images.new("finished", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture.transpose(1, 2, 0)
    image.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    settings.file_format = "JPEG" if path.endswith(".jpg") else "PNG"
    settings.color_mode = "RGB"
    settings.quality = quality
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
