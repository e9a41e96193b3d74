"""A department of the shop: some of its goods side by side, at their true sizes or near them."""
import bpy
from .. import geo
from . import lighting, audio, video, rigging, staging, power, cables, effects

KITS = (lighting, audio, video, rigging, staging, power, cables, effects)


def group(c, items):
    """items: [model, parameters, x, y, z, turn, scale], with x to the right and y away from the camera, in metres."""
    for model, args, x, y, z, turn, scale in items:
        one = bpy.data.collections.new(model)
        getattr(next(k for k in KITS if hasattr(k, model)), model)(one, **args)
        geo.place(one, geo.M((x, y, z), (0, 0, turn), (scale,) * 3), c)
