"""Products with what their rear shows: a panel of connectors, described by data, on the back of a model."""
from ..parts import *
from . import lighting, audio, video, effects, power

PARTS = dict(
    xlr3f=lambda k, x, z: xlr_on(k, x, 0, z, 3), xlr3m=lambda k, x, z: xlr_on(k, x, 0, z, 3, male=True),
    xlr5f=lambda k, x, z: xlr_on(k, x, 0, z, 5), xlr5m=lambda k, x, z: xlr_on(k, x, 0, z, 5, male=True),
    combo=lambda k, x, z: combo_on(k, x, 0, z), jack=lambda k, x, z: jack_on(k, x, 0, z), nl4=lambda k, x, z: nl4_on(k, x, 0, z),
    pin=lambda k, x, z: pcon_on(k, x, 0, z, 'blue'), pout=lambda k, x, z: pcon_on(k, x, 0, z, 'grey'), true=lambda k, x, z: pcon_on(k, x, 0, z, 'true'),
    rj45=lambda k, x, z: rj45_on(k, x, 0, z), ether=lambda k, x, z: rj45_on(k, x, 0, z, True),
    hdmi=lambda k, x, z: slot_on(k, x, 0, z, .0148, .0058), usb=lambda k, x, z: slot_on(k, x, 0, z, .0125, .0052), usbc=lambda k, x, z: slot_on(k, x, 0, z, .0088, .003),
    sdi=lambda k, x, z: bnc_on(k, x, 0, z), iec=lambda k, x, z: iec_on(k, x, 0, z), cee16=lambda k, x, z: cee_on(k, x, 0, z, 16, 3), cee32=lambda k, x, z: cee_on(k, x, 0, z, 32, 5),
    switch=lambda k, x, z: rocker(k, x, 0, z, .016, .024), knob=lambda k, x, z: knob(k, x, 0, z, .008), lamp=lambda k, x, z: lamp(k, x, 0, z, 'g'),
    ant=lambda k, x, z: cyl(k, m.steel(), .0075, .02, (x, -.010, z), (90, 0, 0), segs=20),
    vent=lambda k, x, z: fins(k, 12, x - .045, x + .045, -.001, z, (.003, .004, .036), paint((.004, .004, .004), .9)))


def panel(c, parts, w, h, at, rot=(0, 0, 180), colour=(.03, .031, .034)):
    """Plate with parts [name, x, z] or [words, x, z, size], facing +Y at `at`."""
    k = new()
    box(k, paint(tuple(colour), .5), (w, .006, h), (0, .003, 0), bevel=.003)
    for name, x, z, *size in parts:
        if name in PARTS:
            PARTS[name](k, x, z)
        else:
            label(k, name, size[0] if size else .008, (x, -.0006, z))
    put(k, M(at, rot), c)


def with_rear(c, of, args=None, parts=(), plate=(.2, .06), at=(0, .16, .06), rot=(0, 0, 180)):
    """A model of the goods, or one of the first thirty, with a rear panel."""
    from .. import models as md
    from . import rigging, staging, cables, chairs
    f = next((getattr(g, of) for g in (lighting, audio, video, effects, power, rigging, staging, cables, chairs) if hasattr(g, of)), None)
    if f:
        f(c, **(args or {}))
    else:
        lighting.old(c, of, **(args or {}))
    if parts:
        panel(c, parts, *plate, at, rot)
