"""Luminaires, control, dimmers, filters and cases."""
import math, os
from ..parts import *
from .. import models as md, kin
from .cables import lay
from .power import bs_on, breaker
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def glow(rgb=(1, .9, .75), s=.5):
    return m.lens_glow('g%s%s' % (rgb, s), tuple(.85 * x + .05 for x in rgb), 14. * s)


def ui(name, strength=1.5):
    """A display's picture, from textures.py."""
    return m.screen(name + str(strength), os.path.join(ROOT, 'out', 'tex', name), strength)


def old(c, model, **kw):
    """A model of the first thirty, as it is."""
    if 'ui' in kw:
        kw['ui'] = [ui(p, 1.6) for p in kw['ui']]
    getattr(md, model)(c, **kw)


def moving(c, kind='spot', pan=-25, tilt=60, lit=None, scale=1.):
    """A moving head on its base: framing, wash37, beamip (own heads) or spot, wash, beam."""
    base = {'framing': 'spot', 'wash37': 'wash', 'wash19': 'wash', 'beamip': 'beam'}.get(kind, kind)
    ax = kin.HEADS[base]['axis_h']
    h = kin.HEADS[base]['base_h']
    B, Y, H = new(), new(), new()
    md.mh_base(B, base, ui('ui_fix.png'))
    if kind == 'beamip':
        for s in (-1, 1):      # sealed: glands instead of vents, cooling ribs round the base
            for i in range(6):
                box(B, m.grey(), (.006, .20, .008), (s * .176, 0, .030 + i * .012), bevel=.001)
        for i in range(3):
            lathe(B, m.black(), [(.010, 0), (.014, 0), (.014, .012), (.011, .014), (0, .014)], 24, (-.05 + i * .05, .152, .055), (-90, 0, 0))
    (mh_yoke_ip if base == 'beam' else md.mh_yoke)(Y, base)
    g = glow(lit) if lit else None
    {'framing': head_framing, 'wash37': head_wash37, 'wash19': head_wash19, 'beamip': head_beam_ip}.get(kind, lambda k, q: md.mh_head(k, base, q))(H, g)
    S = M((0, 0, 0), (0, 0, 0), (scale,) * 3)
    put(B, S, c)
    put(Y, S @ M((0, 0, h), (0, 0, pan)), c)
    put(H, S @ M((0, 0, h + ax), (0, 0, pan)) @ M((0, 0, 0), (tilt, 0, 0)), c)


def head_framing(c, g=None):
    """Long squarish head with a wide front lens; four blades of the shutter module show behind it."""
    w = .165
    loft(c, m.shell(), [(-.27, .09, .08, 5), (-.265, .115, .10, 6), (-.24, .15, .13, 7), (-.08, w, .145, 8), (.12, w, .145, 8), (.22, .155, .138, 6), (.27, .135, .128, 3.4), (.285, .128, .124, 2.6)], 96)
    for z in (-.06, .08):
        loft(c, m.black_matte(), [(z - .002, w * 1.002, .1454, 8), (z + .002, w * 1.002, .1454, 8)], 96, cap=False)
    for s in (-1, 1):
        for i in range(9):
            box(c, m.black_matte(), (.006, .16, .007), (s * w, 0, -.215 + i * .013), bevel=.002)
        box(c, m.grey(), (.07, .004, .012), (0, s * .1455, .14), bevel=.002)
    for i in range(11):
        box(c, m.black_matte(), (.010, .17, .05), (-.11 + i * .022, 0, -.262), bevel=.003)
    lathe(c, m.black(), [(.120, .275), (.128, .283), (.128, .315), (.120, .325), (.108, .322), (.100, .305)], 96)
    lathe(c, m.black_matte(), [(.102, .292), (0, .292)], 64)
    for a in range(4):          # blades behind the lens
        an = math.radians(90 * a + 8)
        box(c, m.steel(), (.075, .040, .0015), (math.cos(an) * .055, math.sin(an) * .055, .2935 + a * .001), (0, 0, 90 * a + 8), bevel=0)
    lathe(c, g or paint((.10, .12, .20), .03, spec=1., coat=1., trans=.75), [(.104, .303), (.085, .318), (.06, .328), (.03, .334), (0, .336)], 72)


def head_wash37(c, g=None):
    head_wash(c, 3, .0555 * .92, .0245, .200, g)


def head_wash19(c, g=None):
    head_wash(c, 2, .0665, .0315, .176, g)


def head_wash(c, rings, pitch, r, R, g=None):
    """Round wash head: lenses of radius r in rings round a middle one."""
    k = R / .200
    lathe(c, m.shell(), [(0, -.15 * k), (.09 * k, -.148 * k), (.13 * k, -.125 * k), (.165 * k, -.07 * k), (.188 * k, .02), (R, .085), (R * 1.02, .125), (R * 1.005, .139), (R * .95, .143), (R * .92, .134), (R * .89, .128)], 96)
    for i in range(20):
        a = 2 * math.pi * i / 20
        box(c, m.black_matte(), (.008, .06 * k, .03), (.105 * k * math.cos(a), .115 * k * math.sin(a), -.125 * k), (0, 0, math.degrees(a) + 90), bevel=.003)
    cyl(c, m.black_matte(), R * .915, .01, (0, 0, .124), segs=64)
    for x, y in md.honeycomb(rings):
        p = (x * pitch, y * pitch, 0)
        lathe(c, m.black(), [(r * 1.08, .128), (r * 1.08, .137), (r, .139), (r * .9, .136)], 28, p)
        lathe(c, g or m.lens_coat(), [(r, .132), (r * .73, .139), (r * .37, .143), (0, .144)], 24, p)


def mh_yoke_ip(c, kind='beam'):
    """Two ribbed arms on a bridge."""
    a, half, th = kin.HEADS['beam']['axis_h'], .160, .052
    box(c, m.shell(), (2 * (half + th) - .008, .139, .072), (0, 0, .052), bevel=.020, segs=4)
    for s in (-1, 1):
        x = s * (half + th / 2)
        box(c, m.shell(), (th, .145, a + .055), (x, 0, (a + .055) / 2 + .02), bevel=.018, segs=4)
        cyl(c, m.grey(), .045, .012, (s * (half + th + .004), 0, a), (0, 90, 0), bevel=.004, segs=48)
        cyl(c, m.black(), .05, .05, (s * (half - .01), 0, a), (0, 90, 0), segs=48)
        for i in range(5):
            box(c, m.grey(), (.006, .11, .008), (s * (half + th), 0, a - .14 + i * .016), bevel=.002)


def head_beam_ip(c, g=None):
    """Sealed head: round, ribbed from end to end, thick glass behind a bolted ring."""
    lathe(c, m.grey(), [(0, -.20), (.07, -.198), (.105, -.18), (.128, -.12), (.134, 0), (.130, .08), (.118, .15), (.112, .20)], 96)
    for i in range(13):
        z = -.15 + i * .02
        r = .130 - abs(z) * .04
        lathe(c, m.black(), [(r - .004, z - .003), (r + .010, z - .002), (r + .010, z + .002), (r - .004, z + .003)], 80)
    lathe(c, m.steel(), [(.080, .19), (.118, .195), (.120, .215), (.116, .222), (.084, .222), (.080, .21)], 80)
    for i in range(12):
        a = 2 * math.pi * i / 12
        cyl(c, m.chrome(), .005, .006, (.101 * math.cos(a), .101 * math.sin(a), .223), segs=6, bevel=.001)
    lathe(c, g or m.lens_coat(), [(.082, .212), (.06, .221), (.03, .226), (0, .227)], 64)


# ------------------------------------------------------------------ profiles and fresnels
def profile(c, tube='2550', lit=None, body=(.022, .0225, .025), tilt=12, colour=False):
    """LED profile on a pipe.  tube 1530: long zoom; 2550: short zoom; 36: fixed, short and plain."""
    s = new()
    sh = paint(body, .38, noise=.06, scale=300)
    w = .115 if not colour else .128
    box(s, sh, (w * 2, w * 2, .19), (0, 0, -.16), bevel=.018, segs=3)
    for i in range(11):         # heat sink at the rear
        box(s, m.black(), (.006, w * 1.8, .075), (-w * .85 + i * w * .17, 0, -.285), bevel=.001)
    if colour:
        cyl(s, m.black_matte(), .075, .02, (0, 0, -.328), segs=48)
        for i in range(7):
            lathe(s, m.steel(), [(.012 + i * .009, -.3395), (.013 + i * .009, -.3385), (.014 + i * .009, -.3395)], 40)
    display(k2 := new(), 0, 0, 0, .05, .026, (.25, .6, 1), 2)
    put(k2, M((w + .001, 0, -.13), (0, 0, 0)) @ Matrix.Rotation(math.radians(90), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Rotation(0, 4, 'Z'), s)
    loft(s, sh, [(-.068, w * .96, w * .96, 6), (-.045, .085, .085, 3)], 64)
    box(s, m.black(), (.185, .185, .07), (0, 0, -.01), bevel=.012, segs=3)
    for a in range(4):          # shutter handles
        an = math.radians(90 * a)
        x, y = math.cos(an), math.sin(an)
        box(s, m.steel(), (.08, .05, .0025), (x * .115, y * .115, -.010 + .006 * a), (0, 0, 90 * a), bevel=.001)
        box(s, m.rubber(), (.026, .052, .010), (x * .160, y * .160, -.010 + .006 * a), (0, 0, 90 * a), bevel=.003)
    L = {'1530': .40, '2550': .29, '36': .17}[tube]
    r = .088
    lathe(s, m.black(), [(.080, .02), (r - .004, .03), (r - .004, L - .02), (.082, L)], 72)
    if tube == '36':
        for i in range(3):
            lathe(s, m.black_matte(), [(r - .004, .06 + i * .035), (r + .002, .064 + i * .035), (r + .002, .07 + i * .035), (r - .004, .074 + i * .035)], 72)
    else:                       # two zoom knobs in a long slot
        box(s, m.black_matte(), (.02, .006, L - .10), (0, -r + .003, L / 2 + .01), bevel=.002)
        for z in (L * .36, L * .68):
            cyl(s, m.black_matte(), .016, .036, (0, -r - .016, z), (90, 0, 0), segs=12, bevel=.004)
            lathe(s, m.black_matte(), [(r - .004, z - .014), (r + .003, z - .012), (r + .003, z + .012), (r - .004, z + .014)], 72)
    lathe(s, m.black(), [(.084, L - .01), (.100, L), (.101, L + .045), (.097, L + .05), (.092, L + .04)], 72)
    box(s, m.black(), (.206, .206, .010), (0, 0, L + .055), bevel=.003)
    lathe(s, m.black_matte(), [(.086, L + .0605), (0, L + .0605)], 64)
    lathe(s, glow(lit, .35) if lit else m.lens_coat(), [(.089, L + .0608), (.075, L + .068), (.05, L + .076), (.025, L + .081), (0, L + .083)], 64)
    lathe(s, m.steel(), [(.0915, L + .0606), (.0895, L + .0638), (.088, L + .0606)], 64)
    hang(c, s, tilt, w + .03)


def hang(c, s, tilt, half, drop=.25, pipe=.6):
    """Hangs a body built along +Z from a pipe by yoke and clamp, front towards -Y."""
    put(s, M((0, 0, -drop), (90 + tilt, 0, 0)), c)
    for q in (-1, 1):
        box(c, m.black(), (.005, .036, drop + .02), (q * half, 0, -drop / 2), bevel=.001)
        cyl(c, m.black_matte(), .026, .03, (q * (half + .018), 0, -drop), (0, 90, 0), segs=10, bevel=.005)
        cyl(c, m.steel(), .010, .04, (q * (half - .012), 0, -drop), (0, 90, 0))
    box(c, m.black(), (half * 2 + .005, .036, .005), (0, 0, .010), bevel=.001)
    k = new()
    md.clamp(k, .015)
    put(k, M((0, 0, 0), (0, 0, 0)), c)
    rod(c, m.alu(), (-pipe / 2, 0, .075), (pipe / 2, 0, .075), .0242, 32)


def fresnel(c, kind='led', tilt=14):
    """Lens lantern with barn doors: led (compact, ribbed, eight leaves) or 1000 (tungsten, vented, worn)."""
    s = new()
    led_ = kind == 'led'
    R = .092 if led_ else .108
    body = m.shell() if led_ else paint((.05, .05, .05), .55, noise=.2, scale=25, bump=.1)
    if led_:
        loft(s, body, [(-.16, R * .95, R * .95, 5), (-.15, R * 1.08, R * 1.08, 5), (.02, R * 1.12, R * 1.12, 4), (.06, R * 1.1, R * 1.1, 2.4)], 72)
        for i in range(9):
            box(s, m.black(), (.006, R * 1.9, .06), (-R * .85 + i * R * .2125, 0, -.185), bevel=.001)
    else:
        loft(s, body, [(-.20, R * .85, R * .9, 4), (-.19, R * 1.02, R * 1.1, 5), (.03, R * 1.06, R * 1.14, 5), (.06, R * 1.08, R * 1.08, 2.6)], 72)
        for i in range(7):
            box(s, paint((.004, .004, .004), .9), (R * 1.3, .003, .008), (0, -R * 1.135, -.155 + i * .020), bevel=.001)
            box(s, body, (R * 1.35, .012, .003), (0, -R * 1.14, -.148 + i * .020), (0, 0, 0), bevel=.001)
        rod(s, m.steel(), (0, R * 1.1, -.22), (0, R * 1.1, -.12), .004)
        cyl(s, m.black_matte(), .016, .02, (0, R * 1.1, -.235), segs=12)
    lathe(s, m.black(), [(R * 1.08, .055), (R * 1.14, .060), (R * 1.14, .088), (R * 1.02, .090), (R * 1.0, .07)], 72)
    lathe(s, paint((.5, .5, .48), .6) if not led_ else m.black_matte(), [(R, .066), (0, .060)], 48)
    prof = []
    for i in range(12):         # stepped lens
        r0, r1 = R * (1 - i / 12), R * (1 - (i + 1) / 12)
        prof += [(r0, .070), (max(r1, 0), .0765)]
    lathe(s, paint((.55, .58, .62), .06, spec=1., trans=.55, coat=1.), prof, 72)
    # barn doors
    rot_ = 12
    b = new()
    q = R * 1.06
    lathe(b, m.black(), [(q * .98, .092), (q * 1.2, .092), (q * 1.2, .096), (q * .98, .096)], 64)
    for i in range(4):
        d = new()
        wide = i % 2 == 0
        extrude(d, m.black(), [(-q * (1. if wide else .8), 0), (q * (1. if wide else .8), 0), (q * (1.35 if wide else .45), q * 1.25), (-q * (1.35 if wide else .45), q * 1.25)], .0025, bevel=0)
        rod(d, m.steel(), (-q * .9, 0, 0), (q * .9, 0, 0), .004, 10)
        if led_:
            extrude(d, m.black(), [(-q * .5, q * .3), (q * .2, q * .3), (q * .1, q * 1.1), (-q * .8, q * 1.1)], .002, (0, .006, 0), bevel=0)
        put(d, M((0, 0, .098), (0, 0, 90 * i)) @ M((0, -q * 1.06, 0), (90 - 28 - 90 + (118 if not wide else 112), 0, 0)), b)
    put(b, M((0, 0, 0), (0, 0, rot_)), s)
    hang(c, s, tilt, R * 1.12 + .03, .22)


# ------------------------------------------------------------------ pars, battens, effects
def par(c, n=7, tilt=28, lit=None):
    s = new()
    big = n > 7
    R = .125 if big else .095
    lathe(s, m.shell(), [(0, -R), (R * .5, -R), (R * .72, -R * .9), (R * .88, -R * .6), (R, 0), (R * 1.04, R * .7), (R * 1.02, R * .78), (R * .97, R * .76), (R * .94, R * .6)], 96)
    for i in range(7):
        lathe(s, m.black(), [(R * (.74 + .034 * i), -R * .74 + .016 * i), (R * (.88 + .026 * i), -R * .72 + .016 * i), (R * (.88 + .026 * i), -R * .69 + .016 * i), (R * (.74 + .034 * i), -R * .66 + .016 * i)], 80)
    cyl(s, m.black_matte(), R * .95, .006, (0, 0, R * .6), segs=64)
    if n == 7:
        pts, lr = [(0, 0)] + [(.58 * math.cos(i * math.pi / 3), .58 * math.sin(i * math.pi / 3)) for i in range(6)], .26
    else:
        pts, lr = [(.33 * math.cos(i * math.pi / 3), .33 * math.sin(i * math.pi / 3)) for i in range(6)] + [(.73 * math.cos((i + .5) * math.pi / 6), .73 * math.sin((i + .5) * math.pi / 6)) for i in range(12)], .165
    z = R * .62
    for x, y in pts:
        lathe(s, m.black(), [(lr * R * 1.1, z), (lr * R * 1.1, z + .008), (lr * R * .98, z + .010), (lr * R * .92, z + .006)], 28, (x * R, y * R, 0))
        lathe(s, glow(lit, .3) if lit else m.lens_coat(), [(lr * R, z + .004), (lr * R * .7, z + .011), (lr * R * .35, z + .0145), (0, z + .0155)], 24, (x * R, y * R, 0))
    h = R * 1.55
    put(s, M((0, 0, h), (90 - tilt, 0, 0)), c)
    for lean, off in ((24, 0), (-30, .012)):
        a = math.radians(lean)
        L = h * 1.06
        for sx in (-1, 1):
            box(c, m.black(), (.004, .028, L), (sx * (R * 1.1 + off * .6), math.sin(a) * -L / 2, h - math.cos(a) * L / 2), (-lean, 0, 0), bevel=.001)
        box(c, m.black(), (R * 2.2 + off * 1.2, .028, .004), (0, -math.sin(a) * L, h - math.cos(a) * L + .003), (-lean, 0, 0), bevel=.001)
    for sx in (-1, 1):
        cyl(c, m.black_matte(), .022, .028, (sx * (R * 1.1 + .02), 0, h), (0, 90, 0), segs=10, bevel=.005)


def uplighter(c, lit=(1, .45, .08)):
    """Battery uplighter: a short square tower, lens field on its sloping top, carrying handle, antenna, no cable."""
    b = m.shell()
    extrude(c, b, rounded([(-.085, 0), (.085, 0), (.085, .205), (-.085, .165)], .014, 4), .17, (0, 0, .010), (0, 0, 90), bevel=.012, segs=3)
    feet(c, .13, .13, .014, .012)
    t = new()
    box(t, m.black_matte(), (.145, .145, .004), (0, 0, 0), bevel=.006)
    for i in range(3):
        for j in range(3):
            lathe(t, m.black(), [(.0215, .002), (.0215, .007), (.0195, .009), (.018, .005)], 28, (-.046 + i * .046, -.046 + j * .046, 0))
            lathe(t, glow(lit, .30), [(.0195, .004), (.014, .009), (.007, .012), (0, .013)], 24, (-.046 + i * .046, -.046 + j * .046, 0))
    put(t, M((0, 0, .1975), (13.2, 0, 0)), c)
    y = -.0855
    display(c, -.03, y, .125, .05, .026, (.3, .7, 1), 2)
    for i in range(4):
        button(c, -.052 + i * .017, y, .092, .011, .008)
    for i in range(4):
        lamp(c, .03 + i * .010, y, .125, 'g' if i < 3 else 'a')
    label(c, 'IP54', .014, (.045, y - .0005, .092))
    tube(c, m.black(), [(-.06, .085, .19), (-.06, .115, .205), (-.05, .122, .21), (.05, .122, .21), (.06, .115, .205), (.06, .085, .19)], .007)
    rod(c, m.black_matte(), (.065, .075, .21), (.072, .080, .30), .0045)


def batten_ip(c, n=14):
    L = 1.03
    stand, c = c, new()
    box(c, m.grey(), (L, .13, .12), (0, 0, .15), bevel=.014, segs=3)
    for i in range(30):
        box(c, m.shell(), (.006, .142, .085), (-L / 2 + .02 + i * (L - .04) / 29, .002, .135), bevel=.001)
    box(c, paint((.02, .022, .026), .06, spec=1., coat=1.), (L - .03, .105, .006), (0, 0, .212), bevel=.003)
    for i in range(n):
        x = -L / 2 + (L - .04) / n * (i + .5) + .02
        lathe(c, m.black(), [(.033, 0), (.033, .008), (.030, .010), (.027, .002)], 32, (x, 0, .213))
        lathe(c, m.lens_coat(), [(.030, .002), (.020, .009), (.010, .012), (0, .013)], 24, (x, 0, .213))
    put(c, M((0, 0, .15), (52, 0, 0)) @ M((0, 0, -.15)), stand)
    c = stand
    for s in (-1, 1):
        box(c, m.steel(), (.008, .12, .20), (s * (L / 2 + .010), 0, .12), bevel=.002)
        box(c, m.steel(), (.09, .16, .008), (s * (L / 2 - .03), 0, .010), bevel=.002)
        cyl(c, m.black_matte(), .024, .03, (s * (L / 2 + .028), 0, .15), (0, 90, 0), segs=10, bevel=.005)


def ledbar(c, **kw):
    md.led_bar(c, **kw)


def blinder(c):
    """Four warm round cells, two by two, in a yoke."""
    s = new()
    box(s, m.shell(), (.42, .42, .09), (0, 0, 0), bevel=.015, segs=3)
    for i in range(10):
        box(s, m.black(), (.006, .36, .05), (-.16 + i * .0355, 0, -.065), bevel=.001)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * .102, sy * .102
            lathe(s, m.black(), [(.094, .040), (.094, .062), (.088, .066), (.084, .058)], 64, (x, y, 0))
            lathe(s, m.chrome(), [(.084, .058), (.060, .048), (.020, .040), (0, .040)], 64, (x, y, 0))
            lathe(s, glow((1, .62, .22), .55), [(.030, .042), (.022, .052), (.010, .056), (0, .057)], 32, (x, y, 0))
            lathe(s, paint((.75, .74, .70), .04, spec=1., trans=.93), [(.086, .060), (.05, .066), (0, .068)], 48, (x, y, 0))
    z = .285
    put(s, M((0, 0, z), (72, 0, 0)), c)
    for q in (-1, 1):
        box(c, m.black(), (.005, .04, .27), (q * .225, .03, z - .13), (-12, 0, 0), bevel=.001)
        cyl(c, m.black_matte(), .026, .03, (q * .243, 0, z), (0, 90, 0), segs=10, bevel=.005)
    box(c, m.black(), (.455, .05, .005), (0, .058, .015), bevel=.001)
    for q in (-1, 1):
        box(c, m.black(), (.03, .26, .008), (q * .17, .058, .008), bevel=.002)


def strobe(c):
    """Wide strobe: a white tube line between two RGB fields, in a yoke."""
    s = new()
    box(s, m.shell(), (.52, .22, .10), (0, 0, 0), bevel=.014, segs=3)
    for i in range(20):
        box(s, m.black(), (.006, .19, .05), (-.24 + i * .0253, 0, -.065), bevel=.001)
    box(s, paint((.5, .5, .5), .25, 1), (.47, .17, .004), (0, 0, .050), bevel=.002)
    for i in range(12):
        box(s, m.emit('strobe', (.95, .97, 1), 3.2), (.036, .022, .004), (-.2145 + i * .039, 0, .054), bevel=.001)
    cols = [(1, .1, .15), (.15, .3, 1), (.1, 1, .4), (.8, .15, 1)]
    for row in (-1, 1):
        for i in range(24):
            box(s, m.emit('sx%d' % ((i // 3) % 4), cols[(i // 3) % 4], 1.3), (.0135, .036, .003), (-.2225 + i * .01935, row * .052, .0535), bevel=.001)
    lathe(s, paint((.7, .72, .74), .05, trans=.9), [(0, .060), (.001, .060)], 8)
    z = .175
    put(s, M((0, 0, z), (66, 0, 0)), c)
    for q in (-1, 1):
        box(c, m.black(), (.005, .04, .17), (q * .275, .02, z - .08), (-12, 0, 0), bevel=.001)
        cyl(c, m.black_matte(), .024, .03, (q * .293, 0, z), (0, 90, 0), segs=10, bevel=.005)
        box(c, m.black(), (.03, .24, .008), (q * .20, .04, .008), bevel=.002)
    box(c, m.black(), (.555, .045, .005), (0, .038, .014), bevel=.001)


# ------------------------------------------------------------------ control
def desk24(c):
    """Compact console: 24 faders and two small touch screens set into the back."""
    md.console(c, faders=24, w=.72, d=.46, screens=False)
    for i, x in enumerate((-.18, .18)):
        screen_on(c, x, .135, .225, .30, .17, ui(('ui1.png', 'ui2.png')[i], 1.4), (-28, 0, 0), .012)
        box(c, m.black(), (.06, .05, .06), (x, .17, .155), bevel=.008)


def rack_splitter(c, pins_=5):
    """DMX splitter: one in, eight isolated outputs, 5-pin."""
    z, y = rack(c, 1, .22)
    xlr_on(c, -.185, y, z, pins_, male=True)
    lamp(c, -.205, y, z + .012, 'g')
    for i in range(8):
        x = -.125 + i * .041
        xlr_on(c, x, y, z, pins_, male=False)
        lamp(c, x - .0165, y, z + .014, 'a' if i == 5 else 'g')
        label(c, str(i + 1), .006, (x - .0165, y - .0005, z - .012))
    label(c, 'IN', .006, (-.205, y - .0005, z - .012))


def dmx_node(c):
    """Half-width node: display, four 5-pin outputs, network sockets."""
    z, y = case_box(c, .26, .16, .055)
    for i in range(4):
        xlr_on(c, -.03 + i * .042, y, z, 5, male=False)
        lamp(c, -.03 + i * .042 - .0165, y, z + .016, 'g')
        label(c, 'ABCD'[i], .006, (-.03 + i * .042 - .0165, y - .0005, z - .014))
    display(c, -.092, y, z + .008, .042, .020, (.35, .8, 1), 2)
    for i in range(3):
        button(c, -.108 + i * .016, y, z - .014, .010, .006)
    for s in (-1, 1):
        box(c, m.black(), (.004, .165, .062), (s * .132, 0, z), bevel=.001)


def dimmer4(c):
    """Wall pack: four faders, four breakers, four 13 A sockets below, cable gland above."""
    b = paint((.62, .63, .64), .45)
    box(c, b, (.30, .13, .36), (0, 0, .18), bevel=.010, segs=3)
    y = -.066
    box(c, paint((.06, .062, .066), .45), (.27, .004, .15), (0, y, .265), bevel=.004)
    for i in range(4):
        x = -.085 + i * .045
        box(c, paint((.002, .002, .002), .9), (.004, .003, .085), (x, y - .002, .270), bevel=0)
        box(c, m.white(), (.018, .016, .009), (x, y - .009, .245 + .018 * ((i * 7) % 4)), bevel=.002)
        lamp(c, x, y - .002, .322, 'g' if i != 2 else 'a')
        label(c, str(i + 1), .011, (x, y - .0025, .212))
    display(c, .092, y - .002, .300, .044, .026, (1, .25, .15), 1)
    for i in range(3):
        button(c, .077 + i * .015, y - .002, .270)
    breaker(c, .092, y - .001, .226, 2)
    breaker(c, .092 - .0, y - .0005, .226, 4, w=.0145)
    for i in range(4):
        bs_on(c, -.105 + i * .07, y + .001, .10, 0, .058, paint((.74, .745, .75), .4))
        label(c, str(i + 1), .012, (-.105 + i * .07, y - .0005, .055), m.black())
    for q in (-1, 1):
        lathe(c, m.black(), [(.012, 0), (.016, 0), (.016, .016), (.010, .022), (.007, .03)], 24, (q * .05, 0, .36))
    box(c, b, (.34, .004, .04), (0, .062, .34), bevel=.001)


# ------------------------------------------------------------------ filters and cases
def gel_roll(c, rgb=(.85, .02, .04), clear=.0):
    """One filter roll, standing, and a cut sheet of the same colour leaning and lying in front."""
    film = paint(rgb, .14, spec=.6, coat=.6, trans=clear)
    r, h = .034, .36
    lathe(c, film, [(.017, 0), (r, 0), (r, h), (.017, h)], 72, (-.10, .05, 0))
    lathe(c, paint((.50, .38, .25), .8), [(.0145, 0), (.017, 0), (.017, h + .006), (.0145, h + .006), (.0145, 0)], 40, (-.10, .05, 0))
    for q in range(5):
        lathe(c, m.black_matte(), [(.020 + q * .003, h + .0002), (.0202 + q * .003, h + .0005), (.0204 + q * .003, h + .0002)], 64, (-.10, .05, 0))
    box(c, m.white(), (.030, .0012, .05), (-.10, .05 - r - .0004, .29), bevel=.0005)
    lathe(c, film, [(.016, 0), (.031, 0), (.031, .30), (.016, .30)], 72, (.16, -.02, .031), (0, -90, 24))
    n = 26
    def sheet(u, v):            # loose end curling off the lying roll
        t = v * .30
        return (.16 - u * .30 * math.cos(math.radians(24)) + math.sin(math.radians(24)) * t, -.02 - u * .30 * math.sin(math.radians(24)) - math.cos(math.radians(24)) * t - .004, .002 + .03 * (1 - v) ** 3 + .018 * v ** 6)
    grid_surface(c, paint(rgb, .12, spec=.6, coat=.6, trans=max(clear, .35)), sheet, 4, n)


def gel_set(c):
    """Twenty-four sheets in a folder, fanned."""
    cols = [(.85, .02, .04), (.9, .10, .03), (.95, .30, .02), (.98, .55, .05), (.98, .75, .03), (.90, .85, .10), (.45, .70, .05), (.05, .50, .10), (.02, .45, .25), (.02, .45, .45), (.02, .35, .65), (.01, .22, .75),
            (.02, .10, .60), (.10, .05, .55), (.28, .02, .55), (.45, .03, .55), (.70, .05, .45), (.85, .08, .35), (.95, .45, .40), (.95, .65, .50), (.95, .85, .65), (.75, .82, .90), (.50, .70, .90), (.85, .86, .86)]
    card = paint((.035, .036, .04), .6)
    box(c, card, (.52, .62, .003), (0, 0, .0015), bevel=.001)
    for i, col in enumerate(cols[21:] + cols[:21]):
        k = new()
        box(k, paint(col, .10, spec=.6, coat=.8), (.17, .44, .0006), (0, .20, 0), bevel=0)
        box(k, m.white(), (.030, .016, .0008), (-.06, .408, .0002), bevel=0)
        put(k, M((0, -.24, .004 + i * .0011), (0, 0, 46 - i * 4)), c)
    box(c, card, (.20, .16, .003), (0, -.24, .034), bevel=.001)
    box(c, m.white(), (.12, .05, .001), (0, -.25, .0362), bevel=0)
    label(c, '24', .045, (0, -.25, .037), m.black(), rot=(0, 0, 0))


def flight_case(c, **kw):
    md.flight_case(c, **kw)


def par_case(c):
    """Open charging case: eight uplighters in two rows of foam, lid back."""
    w, d, h = .92, .52, .36
    z0 = .12
    lam, al = m.laminate(), m.alu()
    for s in (-1, 1):
        box(c, lam, (w, .010, h), (0, s * (d / 2 - .005), z0 + h / 2), bevel=.001)
        box(c, lam, (.010, d, h), (s * (w / 2 - .005), 0, z0 + h / 2), bevel=.001)
        for q in (-1, 1):
            box(c, al, (.03, .004, h), (q * (w / 2 - .014), s * d / 2, z0 + h / 2), bevel=.001)
            box(c, al, (.004, .03, h), (q * w / 2, s * (d / 2 - .014), z0 + h / 2), bevel=.001)
            for z in (z0 + .012,):
                lathe(c, m.steel(), [(.001, -.034), (.02, -.028), (.032, -.01), (.034, 0), (.032, .01), (.02, .028), (.001, .034)], 24, (q * (w / 2 - .012), s * (d / 2 - .012), z))
            castor(c, q * (w / 2 - .09), s * (d / 2 - .09), .048, z0)
        for z in (z0 + .013, z0 + h - .013):
            box(c, al, (w, .004, .026), (0, s * d / 2, z), bevel=.001)
            box(c, al, (.004, d, .026), (s * w / 2, 0, z), bevel=.001)
        for x in (-w * .28, w * .28):
            box(c, m.steel(), (x and .10, .004, .06), (x, -d / 2 - .002, z0 + h - .04), bevel=.002)
    box(c, lam, (w, d, .012), (0, 0, z0 + .006), bevel=.001)
    box(c, paint((.025, .025, .028), .95), (w - .03, d - .03, h * .62), (0, 0, z0 + h * .33), bevel=.004)
    for i in range(8):
        k = new()
        uplighter(k, lit=(.15, .15, .17))
        put(k, M((-.33 + (i % 4) * .22, -.115 + (i // 4) * .23, z0 + h * .64 - .08), (0, 0, 0)), c)
    lid = new()
    box(lid, lam, (w, d, .008), (0, 0, .10), bevel=.001)
    for s in (-1, 1):
        box(lid, lam, (w, .010, .10), (0, s * (d / 2 - .005), .05), bevel=.001)
        box(lid, lam, (.010, d, .10), (s * (w / 2 - .005), 0, .05), bevel=.001)
        for z in (.013, .092):
            box(lid, al, (w, .004, .026), (0, s * d / 2, z), bevel=.001)
            box(lid, al, (.004, d, .026), (s * w / 2, 0, z), bevel=.001)
    box(lid, paint((.025, .025, .028), .95), (w - .03, d - .03, .03), (0, 0, .08), bevel=.004)
    put(lid, M((0, d / 2, z0 + h), (-104, 0, 0)) @ M((0, -d / 2, 0)), c)
