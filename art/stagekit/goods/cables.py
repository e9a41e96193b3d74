"""Cables, adapters and what keeps them tidy."""
from ..parts import *
from .. import models as md

RING = dict(red=(.55, .03, .02), blue=(.02, .12, .5), yellow=(.75, .5, .02), green=(.02, .30, .06), white=(.7, .7, .69), grey=(.32, .33, .34), black=(.02, .02, .02))
PLUGS = dict(
    xlr5f=lambda k, **a: xlr_plug(k, 5, False, **a), xlr5m=lambda k, **a: xlr_plug(k, 5, True, **a),
    xlr3f=lambda k, **a: xlr_plug(k, 3, False, **a), xlr3m=lambda k, **a: xlr_plug(k, 3, True, **a),
    pcon_in=lambda k, **a: pcon_plug(k, 'blue', **a), pcon_out=lambda k, **a: pcon_plug(k, 'grey', **a), true=lambda k, **a: pcon_plug(k, 'true', **a),
    cee16_3m=lambda k, **a: cee_plug(k, 16, 3, True, **a), cee16_3f=lambda k, **a: cee_plug(k, 16, 3, False, **a),
    cee16_5m=lambda k, **a: cee_plug(k, 16, 5, True, **a), cee16_5f=lambda k, **a: cee_plug(k, 16, 5, False, **a),
    cee32_5m=lambda k, **a: cee_plug(k, 32, 5, True, **a), cee32_5f=lambda k, **a: cee_plug(k, 32, 5, False, **a),
    cee63_5m=lambda k, **a: cee_plug(k, 63, 5, True, **a), cee63_5f=lambda k, **a: cee_plug(k, 63, 5, False, **a),
    nl4=nl4_plug, jack=jack_plug, jack90=lambda k, **a: jack_plug(k, angled=True, **a), ether=ether_plug, hdmi=hdmi_plug, bnc=bnc_plug,
    socam=lambda k, **a: soca_plug(k, True, **a), socaf=lambda k, **a: soca_plug(k, False, **a))


def plug_of(spec, r):
    name, _, ring = spec.partition(':')
    kw = dict(r=r * 1.04)
    if ring:
        kw['tag' if name == 'hdmi' else 'ring'] = RING[ring]
    return lambda k: PLUGS[name](k, **kw)


def cable(c, a='xlr3f', b='xlr3m', r=.0031, R=.13, turns=10, sheath=None, tie='black', thick=1., lead=1., seed=4):
    """A coiled cable: connectors a and b (name or name:ring colour), cable radius r, coil radius R."""
    coil(c, r, R, turns, thick, (plug_of(a, r), plug_of(b, r)), paint(sheath, .55) if sheath else None, RING[tie] if tie else None, seed, lead)


def xlr_barrel(c, text='-20 dB', rgb=None):
    """Attenuator in an XLR barrel: female one end, male the other, lettering between; lying on its side."""
    k = new()
    sh = paint((.50, .51, .53), .32, 1)
    lathe(k, sh, [(.0084, 0), (.0084, .001), (.0095, .001), (.0095, .024), (.0105, .026), (.0105, .068), (.0100, .070), (.0100, .094), (.0090, .096), (.0080, .096)], 48)
    lathe(k, paint(rgb or (.02, .02, .022), .5), [(.01055, .034), (.0109, .0345), (.0109, .0625), (.01055, .063)], 48)
    cyl(k, m.black_matte(), .0084, .006, (0, 0, .0935), bevel=.0008)
    pins(k, 3, .0042, .0967, .0014, .0008, paint((.001, .001, .001), 1), 270)
    cyl(k, m.black_matte(), .0082, .002, (0, 0, .014), bevel=0)
    lathe(k, sh, [(.0095, .001), (.0086, .0005), (.0086, .014)], 48)
    pins(k, 3, .0042, .006, .0012, .014, m.chrome())
    box(k, m.steel(), (.0055, .004, .012), (0, .0098, .080), bevel=.001)
    # lettering lies along the barrel: on +Y (up when placed)
    t = new()
    label(t, text, .0085, (0, 0, 0), rot=(0, 0, 0))
    put(t, M((0, .01105, .0485), (0, 0, 0)) @ Matrix.Rotation(math.radians(-90), 4, 'X') @ Matrix.Rotation(math.radians(-90), 4, 'Z'), k)
    lay(k, c, (-.048, 0, .0109), 0, 48)


def lay(k, c, loc, deg, roll=0):
    """Lays something built along +Z on the ground, pointing to deg; its +Y looks up, rolled towards the viewer."""
    put(k, M(loc, (0, 90, deg)) @ Matrix.Rotation(math.radians(90 + roll), 4, 'Z'), c)


def terminator(c):
    """A male XLR 5-pin with a red sleeve and no cable, lying."""
    def build(k):
        lathe(k, paint((.55, .02, .015), .5), [(0, 0), (.0075, 0), (.0092, .002), (.0098, .008), (.0098, .034), (.0090, .036)], 40)
        for i in range(5):
            lathe(k, paint((.45, .015, .012), .6), [(.0098, .010 + i * .005), (.0102, .011 + i * .005), (.0098, .012 + i * .005)], 40)
        lathe(k, m.steel(), [(.0090, .035), (.0097, .037), (.0097, .072), (.0092, .0725), (.0086, .0725), (.0086, .056), (0, .056)], 40)
        pins(k, 5, .0044, .062, .0012, .013, m.chrome(), 126)
        t = new()
        label(t, '120', .0075, (0, 0, 0), rot=(0, 0, 0))
        put(t, Matrix.Translation((0, .0103, .0225)) @ Matrix.Rotation(math.radians(-90), 4, 'X') @ Matrix.Rotation(math.radians(-90), 4, 'Z'), k)
    k = new()
    build(k)
    lay(k, c, (-.03, .004, .0102), -58, 42)


def cable_pair(c):
    """Two short adapter cables: 3-pin female to 5-pin male, and 5-pin female to 3-pin male."""
    for i, (a, b, y) in enumerate((('xlr3f:grey', 'xlr5m', 0), ('xlr5f', 'xlr3m:grey', .075))):
        r = .0031
        k1, k2 = new(), new()
        plug_of(a, r)(k1)
        plug_of(b, r)(k2)
        p1, p2, z = (-.10, -.055 + y, .0098), (.10, -.055 + y, .0098), .0098
        tube(c, paint((.014, .014, .015), .5), [p1, (-.07, y - .045, z * .6), (-.045, y - .018, .004), (0, y - .006, .0035), (.045, y - .018, .004), (.07, y - .045, z * .6), p2], r)
        lay(k1, c, p1, 205)
        lay(k2, c, p2, -25)


def multicore(c):
    """16/4 multicore: stage box with recessed XLR and a cable on a drum."""
    drum(c, cable_r=.0075, full=True, loc=(.10, .16, 0))
    k = new()
    box(k, paint((.02, .021, .023), .5), (.34, .20, .09), (0, 0, .055), bevel=.006)
    box(k, m.black(), (.32, .003, .075), (0, -.101, .055), bevel=.002)
    p = new()
    for i in range(20):
        male = i >= 16
        x, row = -.1395 + (i % 10) * .031, i // 10
        xlr_on(p, x, 0, .02 + (1 - row) * .040, 3, male)
        label(p, str(i + 1 if not male else i - 15), .007, (x, -.0035, .041 + (1 - row) * .040))
    put(p, M((0, -.1028, .013), (0, 0, 0)), k)
    for s in (-1, 1):
        tube(k, m.black(), [(s * .15, -.09, .10), (s * .15, -.09, .125), (s * .15, .09, .125), (s * .15, .09, .10)], .006, smooth=False)
    feet(k, .28, .15, .012, .012)
    put(k, M((-.04, -.22, 0), (0, 0, 0)), c)
    tube(c, paint((.014, .014, .015), .5), [(-.04, -.12, .06), (-.06, -.06, .05), (-.10, .02, .02), (-.16, .08, .02), (-.12, .16, .06), (-.04, .16, .09)], .0075)


def drum(c, cable_r=.0035, full=True, loc=(0, 0, 0), R=.19, w=.22, sheath=None, plug=None):
    """Rubber drum on a steel frame with a handle."""
    k = new()
    rb = paint((.016, .016, .017), .6)
    z = R + .045
    for s in (-1, 1):
        lathe(k, rb, [(.055, 0), (R - .014, 0), (R, .004), (R, .014), (R - .010, .018), (R - .02, .012), (.055, .010)], 72, (s * w / 2, 0, z), (0, 90 * s, 0))
        for i in range(6):
            a = 2 * math.pi * i / 6
            box(k, rb, (.006, .020, R * .55), (s * (w / 2 + .012), math.sin(a) * R * .58, z + math.cos(a) * R * .58), (-math.degrees(a), 0, 0), bevel=.002)
        cyl(k, m.steel(), .030, .05, (s * (w / 2 + .02), 0, z), (0, 90, 0))
        x = s * (w / 2 + .045)
        tube(k, m.steel(), [(x, -R * .95, .012), (x, -R * .3, .012), (x, 0, z), (x, R * .3, .012), (x, R * .95, .012)], .011, smooth=False)
        rod(k, m.steel(), (x, 0, z), (x, 0, z + R + .10), .010)
    rod(k, m.steel(), (-w / 2 - .05, 0, z + R + .10), (w / 2 + .05, 0, z + R + .10), .013)
    rod(k, m.rubber(), (-.07, 0, z + R + .10), (.07, 0, z + R + .10), .018)
    for q in (-1, 1):
        rod(k, m.steel(), (-w / 2 - .045, q * R * .9, .012), (w / 2 + .045, q * R * .9, .012), .010)
    cyl(k, rb, .09, w, (0, 0, z), (0, 90, 0))
    cyl(k, paint((.06, .06, .065), .5), .05, .006, (w / 2 + .022, 0, z), (0, 90, 0), segs=40)
    if full:
        mt = paint(sheath or (.014, .014, .015), .5)
        n = int((w - .02) / (2 * cable_r))
        for lay_ in range(2):
            for i in range(n):
                rr = R * .82 - lay_ * cable_r * 1.7
                lathe(k, mt, [(rr - cable_r + cable_r * (1 + math.cos(t)), cable_r * math.sin(t)) for t in [j * math.pi / 4 - math.pi / 2 for j in range(5)]], 56, (-w / 2 + .014 + cable_r * (2 * i + 1 - lay_), 0, z), (0, 90, 0))
    else:
        cyl(k, paint((.05, .05, .055), .6), .092, w - .03, (0, 0, z), (0, 90, 0))
    put(k, M(loc), c)
    if plug:
        pk = new()
        pr, _ = plug_of(plug, cable_r)(pk)
        put(pk, M((loc[0] - .02, loc[1] - R - .06, pr), (0, 90, -70)) @ Matrix.Rotation(math.radians(90), 4, 'Z'), c)
        tube(c, paint(sheath or (.014, .014, .015), .5), [(loc[0] - .02, loc[1] - R - .06, pr), (loc[0] - .03, loc[1] - R - .03, pr), (loc[0] - .05, loc[1] - R * 1.0, .01), (loc[0] - .04, loc[1] - R * .86, .05), (loc[0] - .03, loc[1] - R * .82, z)], cable_r)


def cable_drum(c, kind='empty'):
    if kind == 'empty':
        drum(c, full=False)
    else:
        drum(c, cable_r=.0036, full=True, sheath=(.012, .014, .018), plug='ether')


def cable_ramp(c):
    rb = paint((.014, .014, .015), .75, bump=.2, scale=120)
    W, D = .90, .50
    extrude(c, rb, [(-D / 2, 0), (D / 2, 0), (D / 2, .006), (.165, .050), (-.165, .050), (-D / 2, .006)], W, (0, 0, 0), (0, 0, 90), bevel=.003)
    yel = paint((.78, .50, .012), .5)
    box(c, yel, (W - .03, .29, .010), (0, 0, .053), bevel=.003)
    for i in range(9):
        for j in range(22):
            box(c, yel, (.022, .006, .003), (-.41 + j * .039, -.12 + i * .03, .0588), (0, 0, 45 if (i + j) % 2 else -45), bevel=.001)
    for s in (-1, 1):
        for i in range(5):
            box(c, paint((.002, .002, .002), 1), (.004, .036, .034), (s * (W / 2 + .0005), -.104 + i * .052, .026), bevel=.004)
        for i in range(2):
            box(c, rb, (.04, .05, .03), (s * (W / 2 + .018), -.20 + i * .40, .015), bevel=.008)
    for s in (-1, 1):
        for j in range(30):
            box(c, rb, (.010, .06, .003), (-.43 + j * .0297, s * .205, .030), (s * -26, 0, 0), bevel=.001)


def cable_ties(c):
    """A bundle of hook-and-loop ties: a stack held by one, and three that lie loose, white tabs up."""
    bk = paint((.014, .014, .015), .9, sheen=.5)
    wh = paint((.72, .72, .70), .7)
    for i in range(16):
        box(c, bk, (.30, .020, .0016), (.0006 * (i % 3), .0005 * (i % 2), .001 + i * .0019), bevel=.0005)
        box(c, wh, (.030, .0202, .0017), (.132 + .0006 * (i % 3), .0005 * (i % 2), .001 + i * .0019), bevel=.0005)
    loft(c, bk, [(-.011, .0125, .018, 6), (.011, .0125, .018, 6)], 30, (0, 0, .016), (0, 90, 0), cap=False)
    for i, (x, y, a) in enumerate(((-.02, -.06, 8), (.03, -.10, -14), (-.05, .07, 22))):
        k = new()
        pts = [(t, .012 * math.sin(t * 18 + i), .0012 + .010 * max(0, math.sin(t * 11 + i))) for t in [-.15 + j * .02 for j in range(16)]]
        for p, q in zip(pts, pts[1:]):
            d = Vector(q) - Vector(p)
            box(k, wh if p[0] > .105 else bk, (d.length * 1.12, .020, .0016), tuple((Vector(p) + Vector(q)) / 2), (0, -math.degrees(math.asin(max(-1, min(1, d.z / d.length)))), math.degrees(math.atan2(d.y, d.x))), bevel=.0004)
        put(k, M((x, y, 0), (0, 0, a)), c)
    k = new()
    coil(k, .003, .055, 5, 1., (lambda q: (.003, .02), lambda q: (.003, .02)), None, (.014, .014, .015), 7, .3)
    put(k, M((.02, .15, 0)), c)
