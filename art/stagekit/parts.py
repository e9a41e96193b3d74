"""Parts that products are built of: connectors on panels and on cables, controls, feet, coils, racks.
Panel parts face -Y at plane y.  Plugs lie along +Z with the cable at z=0.  Metres."""
import bpy, math, random
from mathutils import Matrix, Vector
from . import mats as m
from .geo import *

BLUE_CEE, RED_CEE = (.012, .10, .52), (.50, .018, .014)


def paint(rgb, rough=.45, metal=0, **kw):
    if kw.get('trans', 0) >= .8:
        return m.clear(tuple(rgb), 1 - kw['trans'])
    return m.pbr('p%s%s%s%s' % (rgb, rough, metal, sorted(kw.items())), tuple(rgb), rough, metal=metal, **kw)


def brass(): return paint((.75, .55, .22), .25, 1)
def gold(): return paint((.85, .62, .25), .22, 1)
def amber(): return m.emit('amber', (1, .5, .1), 1.6)
def green(): return m.emit('green', (.15, 1, .35), 1.8)
def redlamp(): return m.emit('redlamp', (1, .08, .04), 2.)
def bluelamp(): return m.emit('bluelamp', (.1, .4, 1), 1.8)
def led(name): return {'g': green, 'a': amber, 'r': redlamp, 'b': bluelamp}[name]()


def put(k, mx, c):
    """Places collection k in collection c."""
    return place(k, mx, c)


def new():
    return bpy.data.collections.new('k')


def label(c, text, size, loc, mat=None, rot=(90, 0, 0), align='CENTER'):
    """Flat lettering, facing -Y by default."""
    cu = bpy.data.curves.new('t', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y = text, size, align, 'CENTER'
    cu.extrude = size * .006
    cu.materials.append(mat or m.white())
    o = bpy.data.objects.new('t', cu)
    o.matrix_world = M(loc, rot)
    c.objects.link(o)
    return o


def pins(k, n, r, z, pr, length, mat=None, start=90, centre=False):
    pts = [(r * math.cos(math.radians(start + i * 360 / n)), r * math.sin(math.radians(start + i * 360 / n))) for i in range(n)]
    for x, y in pts + ([(0, 0)] if centre else []):
        cyl(k, mat or gold(), pr, length, (x, y, z), segs=12, bevel=pr * .4)


# ------------------------------------------------------------------ connectors on panels
def xlr_on(c, x, y, z, n=3, male=False, k=1., shell=None):
    s = new()
    box(s, shell or m.black(), (.026, .031, .003), (0, 0, .0015), bevel=.0018)
    lathe(s, m.steel() if male else m.black_matte(), [(.0084, 0), (.0118, 0), (.0118, .0045), (.0108, .0056), (.0084, .0056)], 32, (0, 0, .003))
    cyl(s, m.rubber(), .0084, .0024, (0, 0, .0035), bevel=0)
    if male:
        pins(s, n, .0044, .006, .0012, .006, m.chrome(), 90 if n == 3 else 126)
    else:
        cyl(s, paint((.03, .03, .03), .5), .0078, .003, (0, 0, .0055), bevel=.0008)
        pins(s, n, .0044, .0068, .0013, .001, paint((.001, .001, .001), 1), 270 if n == 3 else 306)
        box(s, m.steel(), (.0062, .0035, .002), (0, .0118, .0062), bevel=.0006)
    for q in (-1, 1):
        cyl(s, m.steel(), .0019, .0012, (q * .0095, q * .012, .0033), segs=10, bevel=.0004)
    put(s, M((x, y, z), (90, 0, 0), (k, k, k)), c)


def combo_on(c, x, y, z):
    xlr_on(c, x, y, z, 3)
    cyl(c, paint((.001, .001, .001), 1), .0034, .001, (x, y - .0078, z), (90, 0, 0), segs=20, bevel=0)


def pcon_on(c, x, y, z, col='blue', k=1.):
    s = new()
    box(s, m.black(), (.026, .031, .003), (0, 0, .0015), bevel=.0018)
    mt = {'blue': paint((.02, .13, .55), .4), 'grey': paint((.42, .43, .44), .45), 'true': m.black_matte()}[col]
    lathe(s, mt, [(.0085, .003), (.0122, .003), (.0122, .0085), (.0112, .0095), (.0098, .0095), (.0085, .004), (0, .004)], 32)
    if col == 'true':
        lathe(s, paint((.75, .55, .02), .4), [(.0122, .0035), (.0128, .0035), (.0128, .006), (.0122, .006)], 32)
    cyl(s, m.black_matte(), .0055, .005, (0, 0, .0055), segs=20)
    put(s, M((x, y, z), (90, 0, 0), (k, k, k)), c)


def nl4_on(c, x, y, z):
    box(c, m.black(), (.026, .003, .031), (x, y - .0015, z), bevel=.0018)
    lathe(c, m.black_matte(), [(.0085, 0), (.012, 0), (.012, .003), (.0095, .003), (.0085, -.004), (0, -.004)], 32, (x, y - .003, z), (90, 0, 0))
    cyl(c, paint((.02, .10, .40), .5), .006, .006, (x, y - .003, z), (90, 0, 0), segs=24)


def jack_on(c, x, y, z):
    lathe(c, m.black_matte(), [(.0034, 0), (.0078, 0), (.0072, .004), (.0034, .004)], 24, (x, y, z), (90, 0, 0))
    lathe(c, m.steel(), [(.0032, .004), (.0055, .004), (.005, .0058), (.0032, .0058)], 24, (x, y, z), (90, 0, 0))
    cyl(c, paint((.001, .001, .001), 1), .0032, .001, (x, y - .004, z), (90, 0, 0), bevel=0)


def rj45_on(c, x, y, z, ether=False):
    if ether:
        box(c, m.black(), (.026, .003, .031), (x, y - .0015, z), bevel=.0018)
        lathe(c, m.steel(), [(.0095, 0), (.0122, 0), (.0122, .004), (.0095, .004)], 32, (x, y - .003, z), (90, 0, 0))
        y -= .003
    box(c, m.steel(), (.016, .004, .0135), (x, y - .0015, z), bevel=.0008)
    box(c, paint((.002, .002, .002), .9), (.0118, .004, .0078), (x, y - .002, z + .001), bevel=0)
    box(c, paint((.002, .002, .002), .9), (.006, .004, .003), (x, y - .002, z - .0042), bevel=0)
    box(c, green(), (.0022, .0042, .0014), (x - .0052, y - .0019, z - .0053), bevel=0)
    box(c, amber(), (.0022, .0042, .0014), (x + .0052, y - .0019, z - .0053), bevel=0)


def slot_on(c, x, y, z, w=.014, h=.0055):
    """HDMI, DisplayPort, USB: a metal slot of a size."""
    box(c, m.steel(), (w + .002, .003, h + .002), (x, y - .001, z), bevel=.0008)
    box(c, paint((.004, .004, .004), .8), (w, .003, h), (x, y - .0013, z), bevel=.0004)
    box(c, m.black_matte(), (w * .75, .0036, h * .25), (x, y - .0012, z), bevel=0)


def bnc_on(c, x, y, z):
    lathe(c, m.chrome(), [(.0062, 0), (.0075, 0), (.0075, .002), (.0048, .002), (.0048, .0125), (.0040, .0125), (.0040, .004), (0, .004)], 24, (x, y, z), (90, 0, 0))
    cyl(c, gold(), .0009, .008, (x, y - .005, z), (90, 0, 0), segs=10, bevel=0)
    for q in (-1, 1):
        cyl(c, m.chrome(), .0011, .0022, (x + q * .0053, y - .0095, z), (0, 90, 0), segs=10, bevel=0)


def iec_on(c, x, y, z):
    box(c, m.black_matte(), (.030, .003, .024), (x, y - .0015, z), bevel=.001)
    box(c, paint((.002, .002, .002), .9), (.024, .004, .017), (x, y - .0015, z), bevel=.001)
    for q in (-1, 0, 1):
        box(c, m.steel(), (.0016, .006, .004), (x + q * .007, y - .002, z - .002 + .003 * (q == 0)), bevel=0)


def cee_on(c, x, y, z, amps=16, poles=3, lid=True, tilt=8):
    """CEE panel socket: blue 3-pole, red 5-pole; earth contact wider, at the bottom."""
    r = {16: .030, 32: .036, 63: .047, 125: .055}[amps]
    mt = paint(BLUE_CEE if poles == 3 else RED_CEE, .42)
    k = new()
    box(k, mt, (r * 2.3, r * 2.3, .010), (0, 0, .004), bevel=.005)
    lathe(k, mt, [(r * .80, .008), (r, .008), (r, .036), (r * .97, .038), (r * .86, .038), (r * .83, .012), (0, .012)], 48)
    cyl(k, paint((.02, .02, .022), .6), r * .70, .018, (0, 0, .021), segs=40)
    for i in range(poles):
        an = math.radians(270 + i * 360 / poles)
        cyl(k, paint((.001, .001, .001), .9), r * (.15 if i == 0 else .115), .002, (math.cos(an) * r * .46, math.sin(an) * r * .46, .0302), segs=16, bevel=0)
    lathe(k, mt, [(r * .86, 0), (r * 1.0, 0), (r * 1.04, .003), (r * 1.04, .009), (0, .009)], 48, (0, r * 1.14, .028 if not lid else .032), (-72, 0, 0)) if lid else None
    box(k, mt, (r * .9, .010, .034), (0, r * 1.10, .016), bevel=.003)
    put(k, M((x, y, z), (90 - tilt, 0, 0)), c)


def bs_on(c, x, y, z, rot=0, s=.052, mat=None):
    """13 A socket to BS 1363: earth slot upright above two flat ones."""
    k = new()
    box(k, mat or paint((.045, .046, .05), .5), (s, s, .004), (0, 0, .002), bevel=.003)
    dark = paint((.001, .001, .001), 1)
    box(k, dark, (.0042, .0082, .001), (0, .011, .0041), bevel=0)
    for q in (-1, 1):
        box(k, dark, (.0065, .0042, .001), (q * .0108, -.0105, .0041), bevel=0)
    put(k, M((x, y, z), (90, 0, 0)) @ Matrix.Rotation(math.radians(rot), 4, 'Z'), c)


def schuko_on(c, x, y, z, mat=None):
    mt = mat or paint((.02, .11, .48), .42)
    box(c, mt, (.052, .006, .052), (x, y - .003, z), bevel=.006)
    lathe(c, paint((.02, .02, .022), .6), [(.0195, 0), (.0215, 0), (.0215, -.012), (0, -.012)], 40, (x, y - .0065, z), (90, 0, 0))
    for q in (-1, 1):
        cyl(c, paint((.001, .001, .001), 1), .0026, .002, (x + q * .0095, y + .004, z), (90, 0, 0), bevel=0)
        box(c, brass(), (.004, .008, .002), (x, y - .002, z + q * .0195), bevel=0)


def soca_on(c, x, y, z):
    lathe(c, m.steel(), [(.022, 0), (.026, 0), (.026, .003), (.0225, .003), (.0225, .018), (.021, .019), (.0195, .018), (.0195, .004), (0, .004)], 40, (x, y, z), (90, 0, 0))
    cyl(c, m.black_matte(), .0185, .010, (x, y - .006, z), (90, 0, 0), segs=32)
    for n, r in ((12, .0145), (6, .0085), (1, 0)):
        for i in range(n):
            a = 2 * math.pi * i / n
            cyl(c, gold(), .0013, .002, (x + r * math.cos(a), y - .0115, z + r * math.sin(a)), (90, 0, 0), segs=8, bevel=0)


# ------------------------------------------------------------------ controls on panels
def knob(c, x, y, z, r=.007, mat=None, h=.012, cap=None):
    lathe(c, mat or m.black(), [(r * 1.05, 0), (r, h * .25), (r * .9, h), (r * .8, h * 1.04), (0, h * 1.04)], 32, (x, y, z), (90, 0, 0))
    box(c, cap or m.white(), (r * .14, .0006, r * .8), (x, y - h * 1.05, z + r * .45), bevel=0)


def lamp(c, x, y, z, col='g', r=.0022):
    cyl(c, led(col), r, .002, (x, y - .0008, z), (90, 0, 0), segs=14, bevel=.0006)


def button(c, x, y, z, w=.012, h=.008, mat=None):
    box(c, mat or m.grey(), (w, .006, h), (x, y - .002, z), bevel=.0015)


def display(c, x, y, z, w=.06, h=.03, col=(.25, .6, 1), rows=3, strength=1.):
    box(c, m.glass(), (w + .006, .004, h + .006), (x, y - .002, z), bevel=.001)
    for i in range(rows):
        quad(c, m.emit('disp', col, strength), w * (.9, .55, .72, .4)[i % 4], h / rows * .42, (x - w * (.05, .225, .14, .3)[i % 4], y - .0043, z + h / 2 - h / rows * (i + .5)))


def screen_on(c, x, y, z, w, h, mat, rot=(0, 0, 0), frame=.006):
    box(c, m.black(), (w + 2 * frame, .008, h + 2 * frame), (x, y, z), rot, bevel=.003)
    d = Matrix.Rotation(math.radians(rot[0]), 4, 'X') @ Vector((0, -.0044, 0))
    quad(c, mat, w, h, (x + d.x, y + d.y, z + d.z), rot)


def breaker(c, x, y, z, n=1, on=True, w=.0175):
    for i in range(n):
        xx = x + (i - (n - 1) / 2) * w
        box(c, paint((.66, .67, .68), .4), (w * .95, .010, .05), (xx, y - .005, z), bevel=.0012)
        box(c, m.black(), (w * .45, .012, .012), (xx, y - .012, z + (.004 if on else -.004)), (12, 0, 0), bevel=.0015)


def rocker(c, x, y, z, w=.012, h=.020, col=None):
    box(c, m.black_matte(), (w + .005, .003, h + .005), (x, y - .001, z), bevel=.001)
    box(c, col or m.black(), (w, .007, h), (x, y - .002, z), (10, 0, 0), bevel=.001)


def estop(c, x, y, z, r=.02):
    cyl(c, paint((.75, .52, .02), .4), r * 1.35, .003, (x, y - .0015, z), (90, 0, 0), segs=40)
    lathe(c, paint((.60, .015, .012), .35), [(r * .55, 0), (r * .55, .012), (r, .016), (r, .022), (r * .85, .028), (0, .030)], 40, (x, y - .003, z), (90, 0, 0))


def feet(c, w, d, r=.012, h=.012):
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(c, m.rubber(), r, h, (sx * w / 2, sy * d / 2, h / 2))


def castor(c, x, y, r=.05, z=None, brake=False):
    z = z or r * 2.4
    box(c, m.steel(), (r * 1.8, r * 1.6, .006), (x, y, z - .003), bevel=.002)
    cyl(c, m.rubber(), r, r * .7, (x + r * .3, y, r), (90, 0, 0), segs=40, bevel=r * .16)
    cyl(c, m.white(), r * .54, r * .78, (x + r * .3, y, r), (90, 0, 0), segs=32)
    for s in (-1, 1):
        box(c, m.steel(), (r * .6, .004, r * 1.5), (x + r * .16, y + s * r * .46, r * 1.72), (0, 10, 0), bevel=.001)


def fins(c, n, x0, x1, y, z, size, mat=None):
    for i in range(n):
        box(c, mat or m.black_matte(), size, (x0 + (x1 - x0) * i / max(1, n - 1), y, z), bevel=.001)


# ------------------------------------------------------------------ plugs on cables (along +Z)
def boot(k, r, z0, z1, R, ribs=4):
    prof = [(r, z0)]
    for i in range(ribs):
        t = z0 + (z1 - z0) * (i + .3) / ribs
        e = r + (R - r) * (i + .3) / ribs
        prof += [(e, t), (e * 1.07, t + .0012), (e * 1.07, t + .0028), (e, t + .0038)]
    lathe(k, m.rubber(), prof + [(R, z1)], 32)


def xlr_plug(k, n=3, male=False, ring=None, r=.0032, shell=None):
    sh = shell or m.steel()
    boot(k, r, 0, .028, .0078)
    lathe(k, paint(ring, .45) if ring else m.black_matte(), [(.0078, .027), (.0090, .0285), (.0090, .0345), (.0078, .0355)], 32)
    if male:
        lathe(k, sh, [(.0082, .0355), (.0095, .037), (.0095, .088), (.0090, .0885), (.0084, .0885), (.0084, .072), (0, .072)], 36)
        pins(k, n, .0042, .078, .0012, .014, m.chrome(), 90 if n == 3 else 126)
    else:
        lathe(k, sh, [(.0082, .0355), (.0098, .037), (.0098, .082), (.0090, .084), (.0080, .084)], 36)
        cyl(k, m.black_matte(), .0082, .006, (0, 0, .0825), segs=32, bevel=.0008)
        pins(k, n, .0042, .0856, .0014, .0008, paint((.001, .001, .001), 1), 270 if n == 3 else 306)
        box(k, m.steel(), (.0055, .004, .016), (0, .0098, .066), bevel=.001)
    return .0098, .088


def pcon_plug(k, col='blue', r=.0055):
    """Locking mains connector: blue feeds in, grey passes on, TRUE1-type is black with a yellow latch."""
    boot(k, r, 0, .030, .0118)
    lathe(k, m.black_matte(), [(.0122, .030), (.0142, .033), (.0142, .056), (.0128, .058)], 28)
    for i in range(14):
        a = 2 * math.pi * i / 14
        box(k, m.black_matte(), (.0016, .002, .018), (.0142 * math.cos(a), .0142 * math.sin(a), .045), (0, 0, math.degrees(a) + 90), bevel=.0004)
    mt = {'blue': paint((.02, .13, .55), .4), 'grey': paint((.42, .43, .44), .45), 'true': m.black(), 'truef': m.black()}[col]
    lathe(k, mt, [(.0118, .058), (.0132, .060), (.0132, .092), (.0122, .094), (.0102, .094), (.0102, .076), (0, .076)], 32)
    cyl(k, m.black_matte(), .006, .016, (0, 0, .084), segs=20)
    box(k, paint((.80, .55, .02), .4) if col.startswith('true') else m.steel(), (.008, .004, .016), (0, .0132, .070), bevel=.001)
    return .0145, .094


def cee_plug(k, amps=16, poles=3, male=True, r=.006, lid=True):
    """CEE plug (pins in a shroud) or coupler (hinged lid)."""
    R = {16: .0275, 32: .033, 63: .045, 125: .053}[amps]
    s = R / .0275
    mt = paint(BLUE_CEE if poles == 3 else RED_CEE, .42)
    lathe(k, paint((.02, .02, .022), .6), [(r, 0), (r * 1.5, .001), (r * 1.9, .012 * s), (R * .62, .022 * s)], 32)
    lathe(k, mt, [(R * .62, .018 * s), (R * .70, .022 * s), (R * .78, .07 * s), (R * .80, .085 * s)], 40)
    for i in range(10):
        a = 2 * math.pi * i / 10
        box(k, mt, (.003 * s, .003 * s, .04 * s), (R * .75 * math.cos(a), R * .75 * math.sin(a), .048 * s), (0, 0, math.degrees(a)), bevel=.001)
    if male:
        lathe(k, mt, [(R * .80, .083 * s), (R * 1.0, .088 * s), (R * 1.0, .094 * s), (R * .94, .096 * s), (R * .94, .132 * s), (R * .88, .133 * s), (R * .86, .095 * s), (0, .095 * s)], 48)
        for i in range(poles):
            a = math.radians(270 + i * 360 / poles)
            cyl(k, brass(), R * (.12 if i == 0 else .095), .034 * s, (math.cos(a) * R * .5, math.sin(a) * R * .5, .112 * s), segs=14, bevel=.001)
        box(k, mt, (.008 * s, .006, .03 * s), (0, -R * .94, .116 * s), bevel=.002)
    else:
        lathe(k, mt, [(R * .80, .083 * s), (R * 1.12, .09 * s), (R * 1.14, .098 * s), (R * 1.14, .136 * s), (R * 1.06, .138 * s), (R * 1.02, .10 * s), (0, .10 * s)], 48)
        cyl(k, paint((.02, .02, .022), .6), R * .86, .034 * s, (0, 0, .118 * s), segs=40)
        for i in range(poles):
            a = math.radians(270 + i * 360 / poles)
            cyl(k, paint((.001, .001, .001), 1), R * (.16 if i == 0 else .125), .002, (math.cos(a) * R * .52, math.sin(a) * R * .52, .1352 * s), segs=14, bevel=0)
        if lid:
            lathe(k, mt, [(R * .98, 0), (R * 1.16, 0), (R * 1.18, .004), (R * 1.18, .012 * s), (0, .014 * s)], 48, (0, R * 1.30, .150 * s), (-62, 0, 0))
            box(k, mt, (R * .8, .012 * s, .02 * s), (0, R * 1.16, .132 * s), bevel=.002)
    return R * 1.14, .138 * s


def nl4_plug(k, r=.0055):
    boot(k, r, 0, .022, .012)
    lathe(k, m.black_matte(), [(.012, .022), (.0135, .024), (.0135, .05), (.0125, .052)], 28)
    lathe(k, paint((.02, .07, .30), .45), [(.0138, .050), (.0150, .052), (.0150, .068), (.0140, .070)], 36)
    lathe(k, m.black_matte(), [(.0118, .068), (.0118, .088), (.0108, .090), (.0055, .090), (.0055, .07)], 32)
    for i in range(4):
        a = math.radians(45 + i * 90)
        box(k, brass(), (.003, .0012, .012), (.0119 * math.cos(a), .0119 * math.sin(a), .079), (0, 0, math.degrees(a) + 90), bevel=0)
    box(k, paint((.75, .76, .77), .4), (.009, .004, .014), (0, .0138, .058), bevel=.001)
    return .015, .09


def jack_plug(k, r=.0032, angled=False):
    if angled:
        boot(k, r, 0, .02, .006)
        cyl(k, m.steel(), .0085, .018, (0, 0, .030), bevel=.002)
        j = new()
        _tip(j, 0)
        put(j, M((0, 0, .030), (0, 90, 0)) @ M((0, 0, .006)), k)
        return .0085, .039
    boot(k, r, 0, .02, .006)
    lathe(k, m.steel(), [(.0060, .02), (.0078, .022), (.0078, .050), (.0068, .052), (.0068, .054)], 28)
    j = new()
    _tip(j, 0)
    put(j, M((0, 0, .053)), k)
    return .0078, .085


def _tip(k, z):
    g = gold()
    lathe(k, g, [(.00317, z), (.00317, z + .017), (.0031, z + .0172)], 20)
    lathe(k, m.black_matte(), [(.0031, z + .0172), (.0031, z + .0190)], 20)
    lathe(k, g, [(.0031, z + .0190), (.00317, z + .0192), (.00317, z + .0235), (.0022, z + .0258), (.0024, z + .027), (.0029, z + .0285), (.0018, z + .0315), (0, z + .032)], 20)


def ether_plug(k, r=.0033):
    boot(k, r, 0, .024, .0075)
    lathe(k, m.black_matte(), [(.0075, .024), (.009, .026), (.009, .034), (.0082, .035)], 32)
    lathe(k, m.steel(), [(.0082, .035), (.0100, .037), (.0100, .082), (.0094, .083), (.0088, .083), (.0088, .066), (0, .066)], 36)
    box(k, paint((.75, .78, .80), .15, trans=.7), (.0116, .0078, .022), (0, 0, .077), bevel=.0006)
    for i in range(8):
        box(k, gold(), (.0006, .0008, .006), (-.0035 + i * .001, .0041, .084), bevel=0)
    box(k, paint((.75, .78, .80), .15, trans=.7), (.006, .0016, .014), (0, -.0052, .078), (8, 0, 0), bevel=.0004)
    return .0100, .088


def hdmi_plug(k, r=.0022, tag=None):
    boot(k, r, 0, .014, .0042)
    box(k, m.black(), (.020, .0105, .030), (0, 0, .029), bevel=.0026)
    box(k, paint(tag, .5) if tag else m.grey(), (.012, .0112, .008), (0, 0, .030), bevel=.0008)
    box(k, m.steel(), (.0139, .0045, .012), (0, 0, .050), bevel=.0009)
    box(k, gold(), (.0125, .0032, .0004), (0, 0, .0561), bevel=0)
    box(k, paint((.002, .002, .002), .8), (.0115, .0014, .0006), (0, 0, .0563), bevel=0)
    return .0055, .056


def bnc_plug(k, r=.003, ring=None):
    lathe(k, paint(ring or (.02, .02, .02), .6), [(r, 0), (.0045, .001), (.0052, .020), (.0052, .024)], 28)
    lathe(k, m.chrome(), [(.0050, .024), (.0056, .025), (.0056, .034), (.0072, .035), (.0072, .0505), (.0066, .0512), (.0056, .0512), (.0056, .04), (0, .04)], 32)
    for i in range(20):
        a = 2 * math.pi * i / 20
        box(k, m.chrome(), (.0008, .0008, .009), (.0073 * math.cos(a), .0073 * math.sin(a), .043), (0, 0, math.degrees(a)), bevel=0)
    cyl(k, gold(), .0006, .008, (0, 0, .045), segs=8, bevel=0)
    return .0075, .051


def soca_plug(k, male=True, r=.0105):
    lathe(k, m.rubber(), [(r, 0), (r * 1.2, .002), (r * 1.35, .03), (.0175, .036)], 32)
    lathe(k, m.steel(), [(.0165, .034), (.0185, .036), (.0185, .075), (.0215, .082), (.0215, .10)], 40)
    for i in range(24):
        a = 2 * math.pi * i / 24
        box(k, m.steel(), (.002, .0018, .012), (.0186 * math.cos(a), .0186 * math.sin(a), .052), (0, 0, math.degrees(a)), bevel=.0004)
    lathe(k, m.black(), [(.0225, .082), (.0255, .084), (.0255, .108), (.0245, .110), (.0205, .110), (.0205, .098), (0, .098)], 48)
    for i in range(30):
        a = 2 * math.pi * i / 30
        box(k, m.black(), (.0016, .0016, .018), (.0257 * math.cos(a), .0257 * math.sin(a), .096), (0, 0, math.degrees(a)), bevel=.0003)
    cyl(k, paint((.03, .03, .032), .5), .0195, .008, (0, 0, .099), segs=40)
    for n, rr in ((12, .0150), (6, .0088), (1, 0)):
        for i in range(n):
            a = 2 * math.pi * i / n
            cyl(k, gold() if male else paint((.001, .001, .001), 1), .0014, .006 if male else .001, (rr * math.cos(a), rr * math.sin(a), .1055 if male else .1033), segs=8, bevel=0)
    return .0257, .11


def bs_plug(k, r=.004):
    """13 A plug, cable from its lower edge: along +Z the body ends in three pins towards +Y."""
    boot(k, r, 0, .014, .006)
    loft(k, paint((.02, .02, .022), .55), [(.012, .015, .010, 4), (.018, .024, .014, 4), (.05, .026, .015, 4), (.062, .022, .013, 4)], 40)
    for x, z, w, h in ((0, .056, .004, .008), (-.011, .034, .0064, .004), (.011, .034, .0064, .004)):
        box(k, brass(), (w, .030, h), (x, .028, z), bevel=.0006)
    return .015, .062


# ------------------------------------------------------------------ coils of cable
def coil(c, r=.0031, R=.15, turns=10, thick=1., ends=(), sheath=None, tie=(.55, .03, .02), seed=4, lead=1.):
    """Coil lying flat, its two ends led to the front with a plug each.  ends: functions that build a plug on a
    collection and return its (radius, length)."""
    mt = sheath or paint((.014, .014, .015), .5)
    rnd = random.Random(seed)
    ph = [rnd.random() * 6.28 for _ in range(4)]
    pts = []
    n = max(2, turns)
    layer = max(1, int(round(math.sqrt(n))))
    for i in range(n * 24 + 1):
        t = i / 24
        a = 2 * math.pi * t - math.pi / 2
        col, lev = (t % layer) / layer, t / n
        rad = R + (col - .5) * layer * r * 2.0 * thick + r * .9 * math.sin(a * 1.37 + ph[0])
        z = r + (lev * (n / layer - 1) * r * 1.75 * thick if n > layer else 0) + r * .5 * (1 + math.sin(a * .77 + ph[1])) * min(1, lev * 2)
        pts.append((rad * math.cos(a) * 1.04, rad * math.sin(a), z))
    hz = max(p[2] for p in pts)
    f = R * lead
    plugs = []
    for build in ends:
        k = new()
        plugs.append((k, build(k)))
    # first end: from the start of the coil (front, ground) out to the right
    (k1, (pr1, l1)), (k2, (pr2, l2)) = plugs[0], plugs[-1]
    a1, a2 = math.radians(-38), math.radians(-112)
    e1 = (R * .62, -R - f * .42, pr1)
    d1 = (math.cos(a1), math.sin(a1))
    start = [(e1[0] - d1[0] * f * q, e1[1] - d1[1] * f * q * .6, pr1 + (r - pr1) * min(1, q * 2.2)) for q in (0, .10, .25)] + [(-R * .05, -R * 1.06, r), (-R * .35, -R * .95, r)]
    start = start[:4]
    x1, y1, z1 = pts[-1]
    e2 = (-R * .62, -R - f * .40, pr2)
    d2 = (math.cos(a2), math.sin(a2))
    tail = [(x1 + R * .42, y1 + R * .06, z1 + r), (x1 + R * .62, y1 + R * .34, z1 * .9 + r), (x1 + R * .30, y1 + R * .62, max(r, z1 * .5)), (x1 - R * .25, y1 + R * .45, hz + r * 1.1), (-R * .50, -R * .80, hz + r * 1.2), (e2[0] - d2[0] * f * .25, e2[1] - d2[1] * f * .25, max(pr2, hz * .45)), (e2[0] - d2[0] * f * .10, e2[1] - d2[1] * f * .10, pr2), e2]
    tube(c, mt, start + pts[2:] + tail, r, res=4)
    put(k1, M(e1, (0, 90, math.degrees(a1))) @ Matrix.Rotation(math.radians(90), 4, 'Z'), c)
    put(k2, M(e2, (0, 90, math.degrees(a2))) @ Matrix.Rotation(math.radians(90), 4, 'Z'), c)
    if tie:
        an = math.radians(150)
        w = layer * r * thick + r * 1.6
        band(c, (R * math.cos(an) * 1.04, R * math.sin(an), hz / 2 + r * .4), 150, w, hz / 2 + r * 1.3, tie)
    return hz


def band(c, loc, deg, w, h, rgb):
    """Hook-and-loop tie around a bundle that runs across direction deg."""
    k = new()
    loft(k, paint(rgb, .8, sheen=.5), [(-.011, w, h, 2.6), (.011, w, h, 2.6)], 40, cap=False)
    box(k, paint(rgb, .8, sheen=.5), (.003, .03, .020), (w + .001, -h * .2, 0), (0, 0, 12), bevel=.001)
    put(k, M(loc, (90, 0, deg)), c)


# ------------------------------------------------------------------ boxes and racks
def case_box(c, w, d, h, mat=None, z=None, foot=True, bevel=.003):
    z0 = (.010 if foot else 0) if z is None else z
    box(c, mat or m.shell(), (w, d, h), (0, 0, z0 + h / 2), bevel=bevel)
    if foot:
        feet(c, w * .82, d * .78, min(.012, w * .06), z0)
    return z0 + h / 2, -d / 2


def rack(c, units=1, depth=.25, mat=None, handles=False):
    """19-inch device on its feet; returns the middle of its front and the front plane."""
    U = .04445
    h = units * U
    mt = mat or m.shell()
    box(c, mt, (.4826, .004, h - .001), (0, -depth / 2, .008 + h / 2), bevel=.001)
    box(c, mt, (.436, depth, h - .004), (0, .002, .008 + h / 2), bevel=.002)
    y = -depth / 2 - .002
    for s in (-1, 1):
        for q in ((-1, 1) if units == 1 else (-1, 0, 1)):
            cyl(c, m.black_matte(), .0034, .002, (s * .2325, y - .0003, .008 + h / 2 + q * (h / 2 - .007)), (90, 0, 0), segs=16, bevel=0)
        if handles:
            tube(c, m.steel(), [(s * .218, y, .008 + h * .2), (s * .218, y - .03, .008 + h * .2), (s * .218, y - .03, .008 + h * .8), (s * .218, y, .008 + h * .8)], .0045, smooth=False)
    feet(c, .38, depth * .8, .010, .008)
    for k in range(12):
        box(c, m.black_matte(), (.10, .004, .0015), (0, -depth * .3 + k * .011, .008 + h - .0022), bevel=0)
    return .008 + h / 2, y


def tripod(c, h, foot=.5, r=.018, mat=None, hub=.45, tops=()):
    mt = mat or m.black()
    rod(c, mt, (0, 0, .10), (0, 0, h * .58), r, 24)
    rod(c, m.alu(), (0, 0, h * .5), (0, 0, h), r * .78, 24)
    cyl(c, m.black_matte(), r * 1.8, .07, (0, 0, h * .58), segs=24)
    cyl(c, m.black_matte(), r * 1.8, .06, (0, 0, hub), segs=24)
    cyl(c, m.black_matte(), r * 1.6, .05, (0, 0, .16), segs=24)
    cyl(c, m.black_matte(), r * .9, .04, (r * 2.6, 0, h * .58), (0, 90, 0), segs=8)
    for i in range(3):
        a = math.radians(30 + i * 120)
        x, y = foot * math.cos(a), foot * math.sin(a)
        rod(c, mt, (r * 1.6 * math.cos(a), r * 1.6 * math.sin(a), hub), (x, y, .015), r * .55, 14)
        rod(c, mt, (r * 1.5 * math.cos(a), r * 1.5 * math.sin(a), .16), (x * .52, y * .52, hub * .50), r * .42, 12)
        rod(c, m.rubber(), (x * .96, y * .96, .030), (x * 1.01, y * 1.01, .010), r * .85, 14)
