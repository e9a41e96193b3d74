"""Loudspeakers, amplifiers, mixers, microphones and what belongs to them."""
import os
from ..parts import *
from .. import models as md
from .cables import lay, plug_of
TEX = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), 'out', 'tex')


def tex(n, k=1.4):
    return m.screen(n + str(k), os.path.join(TEX, n), k)


def cone(c, x, y, z, r):
    """Bare driver facing -Y."""
    lathe(c, m.black_matte(), [(r, 0), (r * 1.08, .002), (r * 1.08, .008), (r * .98, .010), (r * .92, .004), (r * .86, .007), (r * .80, .002), (r * .40, -r * .35), (0, -r * .35)], 64, (x, y, z), (90, 0, 0))
    lathe(c, paint((.03, .03, .032), .5), [(r * .34, -r * .33), (r * .30, -r * .24), (r * .16, -r * .18), (0, -r * .17)], 40, (x, y, z), (90, 0, 0))


def horn(c, x, y, z, w, h):
    """Rectangular waveguide facing -Y: a flare in a frame."""
    k = new()
    loft(k, paint((.065, .066, .07), .4), [(-.09, .014, .014, 2.4), (-.05, w * .16, h * .18, 3), (-.015, w * .36, h * .38, 6), (0, w * .5, h * .5, 8)], 64, cap=False)
    loft(k, m.black_matte(), [(-.09, .014, .014, 2.4), (-.0905, .001, .001, 2)], 40)
    put(k, M((x, y, z), (90, 0, 0)), c)


def speaker15(c, w=.43, h=.71, d=.42, back=False):
    """Two-way cabinet: grille over a 15-inch woofer, horn left open above it; connections at the rear."""
    tap = .70
    poly = [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2 * tap, d / 2), (-w / 2 * tap, d / 2)]
    extrude(c, m.laminate(), rounded([(x, -y) for x, y in poly], .022, 5), h, (0, 0, h / 2 + .014), (90, 0, 0), bevel=.014, segs=3)
    feet(c, w * .6, d * .6, .018, .014)
    y = -d / 2
    lo = h * .60
    box(c, md.grille_mat(), (w - .03, .014, lo), (0, y - .006, .035 + lo / 2), bevel=.012, segs=3)
    hz = .035 + lo + (h - lo - .05) / 2 + .008
    box(c, m.black_matte(), (w - .05, .012, h - lo - .065), (0, y - .002, hz), bevel=.010)
    horn(c, 0, y - .010, hz, w - .09, h - lo - .10)
    for sx in (-1, 1):
        for sz in (-1, 1):
            cyl(c, m.steel(), .006, .004, (sx * (w / 2 - .036), y - .009, hz + sz * (h - lo - .10) / 2), (90, 0, 0), segs=6, bevel=.001)
    lamp(c, 0, y - .013, .055, 'b', .004)
    ang = math.degrees(math.atan((1 - tap) * w / 2 / d))
    for s in (-1, 1):
        x = s * (w / 2 * (1 + tap) / 2)
        box(c, m.black_matte(), (.012, .14, .07), (x - s * .003, 0, h * .62), (0, 0, s * ang), bevel=.005)
        box(c, m.black(), (.012, .12, .018), (x + s * .003, 0, h * .62 + .014), (0, 0, s * ang), bevel=.004)
    rear(c, d / 2, h * .45, w * tap - .06)


def rear(c, y, z, w=.2, extra=()):
    """Connection panel of an active cabinet, facing +Y."""
    k = new()
    box(k, paint((.03, .031, .034), .5), (w, .006, .26), (0, -.003, 0), bevel=.004)
    for i, x in enumerate((-w * .3, 0)):
        combo_on(k, x, -.006, .075)
        knob(k, x, -.006, .032, .009)
    xlr_on(k, w * .3, -.006, .075, 3, male=True)
    display(k, -w * .1, -.006, -.015, w * .42, .030, (.3, .7, 1), 2)
    knob(k, w * .30, -.006, -.015, .011, m.grey())
    pcon_on(k, -w * .25, -.006, -.075, 'blue')
    pcon_on(k, 0, -.006, -.075, 'grey')
    rocker(k, w * .28, -.006, -.075, .016, .026)
    for i in range(3):
        lamp(k, w * .28, -.006, .045 - i * .012, 'gar'[i])
    put(k, M((0, y, z), (0, 0, 180)), c)


def column(c):
    """Slim column on its bass unit."""
    w, d, h = .34, .44, .42
    box(c, m.laminate(), (w, d, h), (0, 0, .016 + h / 2), bevel=.016, segs=3)
    box(c, md.grille_mat(), (w - .03, .014, h - .03), (0, -d / 2 - .004, .016 + h / 2), bevel=.010)
    feet(c, w * .7, d * .7, .018, .016)
    for s in (-1, 1):
        box(c, m.black_matte(), (.008, .14, .035), (s * w / 2, 0, h * .8), bevel=.004)
    y0 = .02
    box(c, m.black(), (.10, .13, .05), (0, y0, h + .038), bevel=.006)
    for i in range(2):
        z = h + .062 + i * .63
        box(c, m.black(), (.088, .115, .62), (0, y0, z + .31), bevel=.010, segs=3)
        if i:
            box(c, md.grille_mat(), (.074, .012, .59), (0, y0 - .058, z + .31), bevel=.006)
        else:
            box(c, m.black_matte(), (.060, .004, .50), (0, y0 - .058, z + .31), bevel=.004)
    box(c, m.black(), (.09, .117, .012), (0, y0, h + .062 + 1.255), bevel=.005)


def speaker_battery(c):
    """Small cabinet with built-in handle, control panel on top and a handheld radio microphone beside it."""
    w, d, h = .25, .24, .40
    extrude(c, m.black(), rounded([(-w / 2, 0), (w / 2, 0), (w / 2 * .92, h), (-w / 2 * .92, h)], .03, 5), d, (0, 0, .014), bevel=.02, segs=3)
    feet(c, w * .7, d * .6, .016, .014)
    box(c, md.grille_mat(), (w - .045, .014, h - .13), (0, -d / 2 - .003, .02 + (h - .13) / 2), bevel=.012, segs=3)
    y, z = -d / 2 - .001, h - .045
    box(c, m.grey(), (w - .06, .006, .075), (0, y, z), bevel=.004)
    for i in range(4):
        knob(c, -.07 + i * .034, y - .003, z + .014, .010, m.black(), .012)
    display(c, .068, y - .003, z + .014, .03, .018, (.3, .7, 1), 2)
    jack_on(c, -.07, y - .003, z - .020)
    for i in range(4):
        lamp(c, .0 + i * .010, y - .003, z - .020, 'ggga'[i])
    button(c, .07, y - .003, z - .020, .024, .010, paint((.02, .12, .5), .4))
    tube(c, m.black(), [(-.09, 0, h + .005), (-.085, 0, h + .04), (.085, 0, h + .04), (.09, 0, h + .005)], .012)
    k = new()
    radio_body(k)
    lay(k, c, (.12, -.23, .026), 18)


def radio_body(k, band='grey'):
    """Handheld transmitter along +Z: thick body with display and antenna end."""
    lathe(k, m.black_matte(), [(0, 0), (.012, .001), (.0145, .006), (.0145, .022), (.0165, .026)], 48)
    lathe(k, m.black(), [(.0165, .024), (.0180, .03), (.0190, .11), (.0200, .150), (.0215, .165)], 64)
    box(k, m.glass(), (.016, .004, .030), (0, .0185, .085), bevel=.001)
    quad(k, m.emit('rb', (.3, .8, 1), 1.), .012, .012, (0, .0207, .085), (0, 0, 180))
    lathe(k, getattr(m, band)(), [(.0215, .165), (.0245, .167), (.0245, .172), (.0240, .173)], 64)
    lathe(k, md.grille_ball_mat(), [(.0240, .173), (.0255, .184), (.0256, .192), (.0245, .204), (.0215, .214), (.016, .221), (.009, .2245), (0, .2255)], 72)
    cyl(k, redlamp(), .002, .002, (0, .0197, .12), (90, 0, 0), segs=10, bevel=0)


def line_element(c):
    """One line array element: two 8-inch drivers behind grille, horn slot between, rigging plates at the sides."""
    w, h, d = .70, .25, .42
    poly = [(-d / 2, -h / 2), (-d / 2, h / 2), (d / 2, h / 2 - .035), (d / 2, -h / 2 + .035)]
    extrude(c, m.laminate(), [(p, q) for p, q in poly], w - .03, (0, 0, .02 + h / 2), (0, 0, 90), bevel=.008)
    y = -d / 2
    for s in (-1, 1):
        box(c, md.grille_mat(), (.25, .014, h - .03), (s * .195, y - .005, .02 + h / 2), bevel=.008)
        extrude(c, m.steel(), rounded([(-d / 2 - .01, -h / 2 - .006), (-d / 2 - .01, h / 2 + .006), (d / 2, h / 2 - .03), (d / 2, -h / 2 + .03)], .01), .012, (s * (w / 2 - .008), 0, .02 + h / 2), (0, 0, 90), bevel=.002)
        for yy in (-.17, .16):
            for sz in (-1, 1):
                zz = .02 + h / 2 + sz * (h / 2 - .03 - (.015 if yy > 0 else 0))
                cyl(c, m.chrome(), .008, .03, (s * (w / 2 - .003), yy, zz), (0, 90, 0), segs=20)
        box(c, m.black(), (.02, .13, .02), (s * (w / 2 + .010), .02, .02 + h / 2), bevel=.006)
    loft(k := new(), paint((.065, .066, .07), .4), [(-.10, .02, h * .40, 8), (-.02, .05, h * .42, 8), (0, .062, h * .44, 8)], 64, cap=False)
    loft(k, m.black_matte(), [(-.101, .02, h * .40, 8), (-.1005, .001, .001, 2)], 40)
    put(k, M((0, y - .006, .02 + h / 2), (90, 0, 0)), c)
    feet(c, .5, .3, .02, .02)
    for s in (-1, 1):
        rod(c, m.steel(), (s * (w / 2 - .008), -.17, h + .02), (s * (w / 2 - .008), -.17, h + .055), .008)


def wedge(c):
    """Stage monitor lying on its side: sloping grille, coaxial driver dimly behind it."""
    w, d = .50, .40
    poly = [(-.20, 0), (.19, 0), (.20, .16), (.05, .34), (-.02, .34), (-.20, .06)]
    extrude(c, m.laminate(), rounded(poly, .012, 4), w, (0, 0, .010), (0, 0, 90), bevel=.010, segs=3)
    ang = math.degrees(math.atan2(.28, .18))
    k = new()
    L = math.hypot(.18, .28)
    box(k, md.grille_mat(), (w - .05, .012, L - .02), (0, -.004, L / 2), bevel=.010, segs=3)
    lamp(k, 0, -.012, .03, 'b', .004)
    put(k, M((0, -.20, .07), (-(90 - ang), 0, 0)), c)
    for s in (-1, 1):
        box(c, m.black_matte(), (.008, .13, .05), (s * w / 2, .04, .18), bevel=.006)
        box(c, m.black(), (.010, .11, .014), (s * (w / 2 + .002), .04, .195), bevel=.004)
    feet(c, .4, .3, .016, .010)


def sub2x18(c):
    """Double 18-inch cabinet of a hire fleet: grille with marks, corners, handles, castors at the back."""
    w, h, d = 1.06, .56, .70
    box(c, paint((.020, .020, .022), .5, noise=.15, scale=14, bump=.3), (w, d, h), (0, 0, .03 + h / 2), bevel=.012, segs=3)
    y = -d / 2
    for s in (-1, 1):
        cone(c, s * .26, y - .004, .03 + h / 2, .21)
    box(c, paint((.05, .05, .052), .4, .7, trans=.0), (.03, .010, h - .03), (0, y - .012, .03 + h / 2), bevel=.002)
    for i in range(27):
        rod(c, m.steel() if i in (5, 6, 17) else paint((.05, .05, .052), .45, .8), (-w / 2 + .02, y - .016, .055 + i * .0195), (w / 2 - .02, y - .016, .055 + i * .0195), .0032, 8)
    for sx in (-1, 1):
        for sz in (0, 1):
            for sy in (-1, 1):
                lathe(c, m.steel(), [(.001, -.034), (.02, -.028), (.032, -.01), (.034, 0), (.032, .01), (.02, .028), (.001, .034)], 24, (sx * (w / 2 - .010), sy * (d / 2 - .010), .03 + .010 + sz * (h - .020)))
        for z in (.22, .44):
            box(c, m.black_matte(), (.010, .16, .07), (sx * w / 2, .02, z), bevel=.006)
            box(c, m.steel(), (.014, .14, .018), (sx * (w / 2 + .003), .02, z + .014), bevel=.005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(c, m.rubber(), (.10, .06, .03), (sx * .4, sy * .26, .015), bevel=.008)
    box(c, paint((.60, .46, .03), .6), (.14, .002, .045), (.38, y - .020, .09), bevel=.001)
    label(c, 'HIRE 07', .026, (.38, y - .0215, .09), m.black())


def amp(c):
    z, y = rack(c, 1, .36, handles=True)
    box(c, m.black(), (.40, .004, .036), (0, y - .002, z), bevel=.002)
    for i in range(4):
        x = -.15 + i * .055
        knob(c, x, y - .004, z - .003, .010, m.grey(), .012)
        for j in range(4):
            lamp(c, x - .012 + j * .008, y - .004, z + .013, 'ggar'[j], .0016)
        label(c, str(i + 1), .006, (x + .017, y - .0045, z - .010))
    display(c, .095, y - .004, z, .05, .022, (.35, .75, 1), 2)
    rocker(c, .165, y - .004, z, .012, .020)
    fins(c, 8, .130, .150, y - .004, z, (.0014, .003, .024), paint((.004, .004, .004), .9))


def mixer12(c):
    """Stage-rack mixer: twelve combo inputs, six outputs, antennas, and a tablet that shows its faders."""
    z, y = case_box(c, .36, .20, .15, paint((.03, .031, .034), .45), .014)
    for s in (-1, 1):
        box(c, m.rubber(), (.018, .215, .165), (s * .178, 0, z), bevel=.008)
    for i in range(12):
        combo_on(c, -.135 + (i % 6) * .034, y, z + .040 - (i // 6) * .038)
        label(c, str(i + 1), .006, (-.135 + (i % 6) * .034, y - .0005, z + .061 - (i // 6) * .038))
    for i in range(6):
        xlr_on(c, -.135 + i * .034, y, z - .042, 3, male=True)
    for i in range(2):
        jack_on(c, .095, y, z + .040 - i * .03)
    rj45_on(c, .125, y, z + .035)
    slot_on(c, .125, y, z + .008, .013, .006)
    knob(c, .11, y, z - .035, .011, m.grey())
    for s in (-1, 1):
        rod(c, m.black_matte(), (s * .13, .09, z + .06), (s * .15, .095, z + .20), .005)
    tablet(c, (-.02, -.235, .0), 8)


def tablet(c, loc, deg):
    k = new()
    box(k, m.black(), (.25, .008, .175), (0, 0, 0), bevel=.004, segs=3)
    faders(k, .235, .158, 12)
    put(k, M(loc, (0, 0, deg)) @ M((0, 0, .062), (-62, 0, 0)), c)
    kk = new()
    box(kk, m.grey(), (.10, .06, .004), (0, .05, .012), (-40, 0, 0), bevel=.001)
    put(kk, M(loc, (0, 0, deg)), c)


def faders(k, w, h, n):
    quad(k, m.emit('tabbg', (.02, .03, .05), 1.), w, h, (0, -.0043, 0))
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n
        v = .15 + .5 * ((i * 37) % 10) / 10
        quad(k, m.emit('tl', (.10, .13, .18), 1.), .002, h * .7, (x, -.0045, -h * .04))
        quad(k, m.emit('tf', (.75, .8, .85), 1.), w / n * .55, h * .07, (x, -.0047, -h * .38 + v * h))
        quad(k, m.emit('tg', (.15, .9, .4), 1.1), w / n * .16, h * .6 * v, (x + w / n * .32, -.0046, -h * .38 + h * .3 * v))
        quad(k, m.emit('tc%d' % (i % 4), ((.9, .3, .2), (.2, .5, 1), (.9, .7, .1), (.5, .3, .9))[i % 4], 1.), w / n * .8, h * .07, (x, -.0046, h * .42))


def desk32(c):
    """Mixing desk: sixteen faders and a master, channel strip of knobs, colour screen, meter bridge, handrests."""
    w, d = .82, .52
    poly = [(-d / 2, 0), (d / 2, 0), (d / 2, .175), (d * .22, .16), (-d / 2, .055)]
    extrude(c, m.shell(), rounded(poly, .012, 4), w, (0, 0, .01), (0, 0, 90), bevel=.006, segs=3)
    for s in (-1, 1):
        extrude(c, paint((.10, .06, .035), .5, noise=.1, scale=16), rounded([(-d / 2 - .012, 0), (d / 2 + .004, 0), (d / 2 + .004, .19), (d * .22, .175), (-d / 2 - .012, .068)], .014, 4), .02, (s * (w / 2 + .010), 0, .01), (0, 0, 90), bevel=.005, segs=3)
    L, ang = math.hypot(d * .72, .105), math.degrees(math.atan2(.105, d * .72))
    k = new()
    box(k, m.black(), (w - .02, L - .01, .003), (0, L / 2, 0), bevel=.001)
    cols = ((.9, .3, .2), (.2, .5, 1), (.9, .7, .1), (.2, .85, .4))
    for i in range(17):
        x = -w / 2 + .045 + i * .0345 + (.022 if i > 7 else 0) + (.022 if i > 15 else 0)
        box(k, paint((.002, .002, .002), .9), (.003, .105, .001), (x, .075, .0018), bevel=0)
        v = ((i * 37) % 17) / 17
        extrude(k, m.white() if i < 16 else paint((.5, .03, .02), .4), rounded([(-.011, 0), (.011, 0), (.009, .011), (.003, .0085), (-.003, .0085), (-.009, .011)], .002, 3), .014, (x, .03 + v * .09, .003), (0, 0, 90), bevel=.001)
        box(k, m.glass(), (.026, .016, .003), (x, .146, .0025), bevel=.001)
        box(k, m.emit('sc%d' % (i // 4), cols[(i // 4) % 4], 1.), (.022, .012, .0006), (x, .146, .0043), bevel=0)
        for j, col in enumerate((redlamp(), amber(), m.grey(), green())):
            on = (i * 5 + j * 3) % 7 < 2
            box(k, col if on else m.grey(), (.016, .008, .005), (x, .165 + j * .014, .003), bevel=.0015)
    for i in range(8):
        for j in range(3):
            x, yy = -w / 2 + .05 + i * .036, .245 + j * .034
            cyl(k, m.black(), .009, .014, (x, yy, .008), segs=28, bevel=.002)
            box(k, m.white(), (.0012, .006, .001), (x, yy + .005, .0153), bevel=0)
    put(k, M((0, -d / 2 + .004, .0675), (ang, 0, 0)), c)
    s_ = new()
    box(s_, m.black(), (.30, .012, .17), (0, 0, 0), bevel=.006)
    quad(s_, tex('ui2.png', 1.3), .27, .145, (0, -.0065, 0))
    put(s_, M((.20, d * .10, .215), (-38, 0, 0)), c)


def mic_instrument(c):
    """Slim instrument microphone in a clip on a short stand."""
    base_stand(c, .10)
    k = new()
    body = paint((.035, .036, .038), .42)
    lathe(k, m.steel(), [(.0085, 0), (.0105, 0), (.0105, .004)], 32)
    lathe(k, body, [(0, .001), (.0105, .001), (.0118, .004), (.0125, .05), (.0158, .105), (.0160, .122)], 64)
    lathe(k, m.black_matte(), [(.0160, .120), (.0150, .123), (.0150, .128), (.0158, .130)], 64)
    lathe(k, paint((.10, .10, .105), .5), [(.0158, .130), (.0160, .150), (.0150, .153), (.0120, .1535), (.0115, .151), (0, .151)], 64)
    for i in range(28):
        a = 2 * math.pi * i / 28
        box(k, paint((.002, .002, .002), .9), (.0012, .0018, .012), (.01598 * math.cos(a), .01598 * math.sin(a), .140), (0, 0, math.degrees(a) + 90), bevel=0)
    lathe(k, paint((.14, .14, .145), .5, .6), [(.0115, .1512), (.006, .1518), (0, .152)], 40)
    put(k, M((0, .035, .105), (62, 0, 0)), c)
    clip(c, (0, -.012, .128), 62)


def clip(c, loc, deg):
    q = new()
    lathe(q, m.black_matte(), [(.0128, -.022), (.0155, -.022), (.0172, .022), (.0142, .022)], 40)
    put(q, M(loc, (deg, 0, 0)), c)
    box(c, m.black_matte(), (.012, .016, .03), (loc[0], loc[1] + .006, loc[2] - .025), bevel=.003)


def base_stand(c, h=.12, r=.065):
    lathe(c, m.black_matte(), [(0, .018), (.012, .018), (.02, .016), (r * .9, .010), (r, .006), (r, 0), (0, 0)], 64)
    rod(c, m.chrome(), (0, 0, .014), (0, 0, h), .0065, 24)


def mic_goose(c):
    """Gooseneck on a heavy base: flexible at both ends, slender capsule, red light ring."""
    box(c, m.black_matte(), (.11, .14, .026), (0, .02, .015), bevel=.008, segs=3)
    feet(c, .08, .10, .008, .003)
    lathe(c, m.black(), [(.016, .028), (.014, .034), (.008, .045), (.006, .05)], 40, (0, .03, 0))
    cyl(c, m.grey(), .009, .006, (0, -.018, .030), segs=32)
    cyl(c, redlamp(), .003, .003, (0, -.038, .0288), segs=14, bevel=0)
    pts = [(0, .03, .045), (0, .03, .12), (0, .032, .20), (0, .030, .28), (0, .010, .36), (0, -.035, .42), (0, -.07, .442)]
    tube(c, paint((.02, .02, .022), .45), pts, .0036)
    for z0, z1 in ((.05, .13),):
        for i in range(24):
            lathe(c, m.black_matte(), [(.0036, 0), (.0046, .0008), (.0046, .0022), (.0036, .003)], 20, (0, .03, z0 + i * (z1 - z0) / 24))
    k = new()
    lathe(k, m.black(), [(.0045, 0), (.0062, .004), (.0062, .018)], 32)
    lathe(k, redlamp(), [(.0064, .018), (.0068, .019), (.0068, .022), (.0064, .023)], 32)
    lathe(k, md.grille_ball_mat(), [(.0064, .023), (.0066, .045), (.0055, .051), (.003, .0535), (0, .054)], 36)
    put(k, M((0, -.066, .4405), (68, 0, 0)), c)


def receiver(c, w=.21, ant=True, x=0):
    """Half-width diversity receiver with two antennas."""
    k = new()
    z, y = case_box(k, w, .15, .044)
    box(k, m.black(), (w - .006, .003, .040), (0, y - .001, z), bevel=.002)
    display(k, -.012, y - .002, z, .075, .026, (.35, .8, 1), 3)
    for i in range(3):
        button(k, .045 + i * .016, y - .002, z, .010, .010)
    lamp(k, -.075, y - .002, z + .010, 'g')
    lamp(k, -.075, y - .002, z - .004, 'a')
    label(k, 'A  B', .006, (-.075, y - .0025, z - .014))
    if ant:
        for s in (-1, 1):
            rod(k, m.black_matte(), (s * (w / 2 - .02), .07, z + .012), (s * (w / 2 - .005), .085, z + .19), .0042, 16)
            cyl(k, m.steel(), .0075, .02, (s * (w / 2 - .02), .08, z + .006), (90, 0, 0), segs=20)
    put(k, M((x, 0, 0)), c)


def bodypack(k, antenna=True):
    """Beltpack standing; front -Y."""
    box(k, m.black(), (.064, .020, .085), (0, 0, .0425), bevel=.006, segs=3)
    display(k, 0, -.0095, .058, .034, .018, (.35, .8, 1), 2)
    box(k, m.black_matte(), (.056, .004, .034), (0, -.010, .022), bevel=.003)
    cyl(k, m.steel(), .0055, .008, (-.018, 0, .089), segs=20)
    lamp(k, .022, -.010, .074, 'g')
    if antenna:
        tube(k, m.rubber(), [(.020, 0, .084), (.020, 0, .12), (.022, .002, .17)], .0022)
    box(k, m.steel(), (.04, .002, .06), (0, .0125, .045), bevel=.001)


def lapel(c, start):
    """Thin lead from a pack to a lapel microphone on its clip, lying in front."""
    x, y, z = start
    tube(c, m.black_matte(), [start, (x, y, z + .03), (x + .02, y - .02, z + .03), (x + .045, y - .05, .05), (x + .03, y - .10, .003), (x - .03, y - .115, .0015), (x - .05, y - .09, .0015), (x - .02, y - .075, .0015), (x + .03, y - .10, .0015), (x + .065, y - .125, .006)], .0011)
    k = new()
    lathe(k, m.black(), [(.002, 0), (.0032, .001), (.0032, .009)], 24)
    lathe(k, md.grille_ball_mat(), [(.0032, .009), (.0055, .011), (.0058, .018), (.004, .0225), (0, .0235)], 28)
    box(k, m.black_matte(), (.006, .008, .024), (0, -.006, .006), bevel=.001)
    put(k, M((x + .062, y - .125, .0075), (90, 0, -25)), c)


SKIN = (.55, .33, .22)


def headset(c, loc=(0, 0, 0), deg=0, rgb=SKIN, s=1., stand=True):
    """Ear-worn headset: wire round the back of the head, two ear hooks, thin boom with a small capsule."""
    k = new()
    mt = paint(rgb, .5)
    r = .068
    arc = [(r * math.sin(a), r * math.cos(a) * 1.1, .012 * math.cos(a * 1.0)) for a in [math.radians(q) for q in range(-98, 99, 14)]]
    tube(k, mt, arc, .0012)
    for sx in (-1, 1):
        x, y = sx * r * math.sin(math.radians(98)), r * 1.1 * math.cos(math.radians(98))
        tube(k, mt, [(x, y, 0), (x, y - .004, .018), (x, y - .018, .030), (x, y - .034, .024), (x, y - .040, .004), (x, y - .032, -.016)], .0016)
    x, y = -r, -.010
    tube(k, mt, [(x, y - .038, .002), (x - .004, y - .055, -.014), (x + .002, y - .085, -.034), (x + .018, y - .108, -.046), (x + .026, y - .113, -.048)], .0010)
    b = new()
    lathe(b, mt, [(.0012, 0), (.0026, .0005), (.0028, .006), (.0022, .0072), (0, .0075)], 24)
    put(b, M((x + .024, y - .112, -.048), (90, 0, 70)), k)
    tube(k, mt, [(r, y + .0, .002), (r + .004, y + .02, -.02), (r + .01, y + .03, -.06), (r + .02, y + .02, -.09)], .0011)
    put(k, M(loc, (0, 0, deg)) @ M((0, 0, .092), (0, 0, 0), (s,) * 3), c)


def headset_alone(c):
    """Headset on a soft grey head form's stand, with its lead and small plug."""
    st = paint((.36, .37, .38), .55)
    loft(c, st, [(0, .05, .05, 2), (.004, .055, .055, 2), (.012, .05, .05, 2), (.02, .018, .018, 2), (.055, .014, .014, 2), (.075, .030, .036, 2), (.10, .050, .058, 2), (.125, .053, .062, 2), (.15, .048, .056, 2), (.168, .026, .034, 2), (.173, .008, .01, 2)], 64)
    headset(c, (0, .0, .022), 0, SKIN, .80)
    tube(c, paint(SKIN, .5), [(.07, -.002, .042), (.085, .01, .012), (.09, -.03, .0016), (.06, -.085, .0016), (.0, -.10, .0016), (-.04, -.085, .0016), (.0, -.07, .0018), (.05, -.095, .003), (.075, -.115, .0045)], .0010)
    k = new()
    lathe(k, m.black_matte(), [(.0012, 0), (.0032, .002), (.0044, .010)], 24)
    lathe(k, m.steel(), [(.0044, .010), (.0050, .011), (.0050, .028), (.0042, .0285), (.0042, .02), (0, .02)], 28)
    pins(k, 4, .0024, .023, .0006, .006, gold(), 45)
    lay(k, c, (.075, -.115, .0051), -28)


def radio(c, kind='lapel'):
    receiver(c, x=-.06)
    if kind == 'handheld':
        k = new()
        radio_body(k)
        lay(k, c, (.02, -.155, .026), 14)
        return
    k = new()
    bodypack(k)
    put(k, M((.125, -.045, 0), (0, 0, -8)), c)
    if kind == 'lapel':
        lapel(c, (.107, -.045, .092))
    else:
        headset(c, (-.075, -.165, -.035), 30, (.02, .02, .022), .78)
        tube(c, m.black_matte(), [(.107, -.045, .092), (.106, -.047, .12), (.08, -.08, .10), (.05, -.13, .02), (.01, -.12, .0016), (-.02, -.11, .004), (-.022, -.13, .02)], .0011)


def iem(c):
    """Stereo transmitter, beltpack receiver and earphones."""
    k = new()
    z, y = case_box(k, .21, .15, .044)
    box(k, m.black(), (.204, .003, .040), (0, y - .001, z), bevel=.002)
    display(k, .0, y - .002, z, .06, .024, (1, .55, .2), 3)
    knob(k, .055, y - .002, z, .010, m.grey())
    jack_on(k, .084, y - .002, z)
    for i in range(6):
        for j in range(2):
            lamp(k, -.075 + i * .006, y - .002, z - .006 + j * .012, 'gggaar'[i], .0014)
    rod(k, m.black_matte(), (.08, .07, z + .012), (.085, .085, z + .17), .0042, 16)
    put(k, M((-.06, 0, 0)), c)
    k = new()
    bodypack(k)
    cyl(k, m.grey(), .007, .010, (.0, 0, .089), segs=24)
    put(k, M((.125, -.045, 0), (0, 0, -8)), c)
    cab = paint((.03, .03, .032), .4)
    tube(c, cab, [(.107, -.045, .092), (.105, -.05, .115), (.085, -.09, .07), (.05, -.12, .004), (-.01, -.105, .0016), (-.05, -.13, .0016), (-.02, -.155, .0016), (.01, -.15, .0016)], .0012)
    for s, (x, yy) in ((-1, (-.055, -.195)), (1, (.06, -.205))):
        tube(c, cab, [(.01, -.15, .0016), (.015 + s * .015, -.165, .0016), (x * .8, -.17, .0016), (x, yy + .012, .006), (x, yy, .012)], .0010)
        b = new()
        loft(b, paint((.05, .07, .10), .1, trans=.5, spec=.8), [(0, .004, .003, 2), (.002, .009, .007, 2.4), (.009, .009, .007, 2.6), (.012, .004, .004, 2)], 32)
        lathe(b, paint((.5, .5, .52), .7), [(.0028, .011), (.0050, .014), (.0042, .020), (.0015, .0215), (0, .0215)], 28)
        put(b, M((x, yy, .008), (70, 0, s * 40)), c)


def di_box(c):
    """Two-channel DI: thick folded steel, jack in and link, pad and lift switches, XLR out at the far end."""
    z, y = case_box(c, .16, .13, .048, paint((.012, .05, .16), .45, noise=.05, scale=300), .012)
    for s in (-1, 1):
        box(c, m.black(), (.010, .145, .060), (s * .083, 0, z), bevel=.003)
    for i in range(2):
        x = -.038 + i * .076
        jack_on(c, x - .016, y, z + .004)
        jack_on(c, x + .008, y, z + .004)
        rocker(c, x + .027, y, z + .010, .007, .010)
        rocker(c, x + .027, y, z - .010, .007, .010)
        label(c, 'IN', .0055, (x - .016, y - .0005, z - .012))
        label(c, 'LINK', .0055, (x + .008, y - .0005, z - .012))
        lamp(c, x - .004, y, z + .018, 'r')
    t = new()
    for i in range(2):
        label(t, ('1', '2')[i], .018, (-.038 + i * .076, .02, 0), rot=(0, 0, 0))
        label(t, '0   -20   -40 dB', .008, (-.038 + i * .076, -.012, 0), rot=(0, 0, 0))
    put(t, M((0, 0, z + .0243)), c)
    for i in range(2):
        k = new()
        xlr_on(k, 0, 0, 0, 3, male=True)
        put(k, M((-.038 + i * .076, .0655, z), (0, 0, 180)), c)


def phantom(c):
    """Two-channel +48 V supply: per channel XLR in, switch, red light and XLR out."""
    z, y = case_box(c, .20, .12, .056, paint((.05, .052, .056), .42, noise=.05, scale=300), .012)
    box(c, m.black(), (.194, .003, .050), (0, y - .001, z), bevel=.002)
    for i in range(2):
        x = -.048 + i * .096
        xlr_on(c, x - .027, y - .002, z, 3, male=False)
        xlr_on(c, x + .027, y - .002, z, 3, male=True)
        rocker(c, x, y - .002, z - .004, .009, .016, paint((.45, .02, .015), .4))
        lamp(c, x, y - .002, z + .017, 'r', .0028)
        label(c, 'IN', .0055, (x - .027, y - .003, z - .022))
        label(c, 'OUT', .0055, (x + .027, y - .003, z - .022))
    t = new()
    label(t, '+48 V', .026, (0, 0, 0), rot=(0, 0, 0))
    put(t, M((0, 0, z + .0283)), c)


def mic_stand(c):
    base_r = .125
    lathe(c, m.black_matte(), [(0, .035), (.02, .035), (.03, .028), (base_r * .9, .012), (base_r, .006), (base_r, 0), (0, 0)], 64)
    rod(c, m.black(), (0, 0, .03), (0, 0, .62), .0125, 24)
    cyl(c, m.black_matte(), .019, .06, (0, 0, .63), segs=24)
    rod(c, m.chrome(), (0, 0, .62), (0, 0, 1.02), .009, 24)
    cyl(c, m.black_matte(), .016, .05, (0, 0, 1.04), segs=24)
    cyl(c, m.black_matte(), .020, .03, (.028, 0, 1.05), (0, 90, 0), segs=10)
    a = Vector((0, .22, .92))
    b = Vector((0, -.50, 1.33))
    rod(c, m.black(), a, b, .008, 20)
    rod(c, m.black_matte(), a - (b - a).normalized() * .02, a + (b - a).normalized() * .06, .016, 20)
    k = new()
    md.mic_body(k)
    put(k, M((0, -.42, 1.325), (112, 0, 0)), c)
    q = new()
    lathe(q, m.black_matte(), [(.0160, -.02), (.0185, -.02), (.0205, .02), (.0180, .02)], 40)
    put(q, M((0, -.505, 1.295), (112, 0, 0)), c)
    box(c, m.black_matte(), (.012, .03, .02), (0, -.50, 1.318), (30, 0, 0), bevel=.003)


def speaker_stands(c):
    for i, x in enumerate((-.36, .36)):
        k = new()
        tripod(k, 1.45, .44, .0185, m.black(), .55)
        lathe(k, m.black_matte(), [(.0145, 1.45), (.0175, 1.45), (.0175, 1.47), (.0145, 1.475), (0, 1.475)], 24)
        put(k, M((x, .1, 0), (0, 0, 14 + i * 30)), c)
    k = new()
    cl = paint((.02, .02, .022), .92, sheen=.3, bump=.25, scale=50)
    loft(k, cl, [(-.56, .06, .055, 3), (-.55, .085, .075, 4), (.55, .085, .075, 4), (.56, .06, .055, 3)], 56)
    for s in (-1, 1):
        loft(k, paint((.05, .05, .055), .8), [(s * .25 - .02, .0865, .0765, 4), (s * .25 + .02, .0865, .0765, 4)], 56, cap=False)
    tube(k, paint((.05, .05, .055), .8), [(0, .07, -.25), (0, .12, -.2), (0, .15, 0), (0, .12, .2), (0, .07, .25)], .012)
    put(k, M((0, -.52, .080), (0, 90, 4)), c)


def comms(c):
    """Base station with antennas, four beltpacks with headsets plugged, standing in front."""
    k = new()
    z, y = rack(k, 1, .24)
    display(k, -.10, y, z, .09, .026, (.35, .8, 1), 3)
    for i in range(4):
        button(k, .0 + i * .028, y, z, .020, .012, m.emit('ck%d' % (i == 1), (.15, 1, .4) if i == 1 else (.1, .14, .2), .9))
    knob(k, .13, y, z, .010)
    xlr_on(k, .175, y, z, 4, male=True)
    for s in (-1, 1):
        rod(k, m.black_matte(), (s * .19, .12, z + .015), (s * .20, .13, z + .22), .005, 16)
    put(k, M((0, .12, 0)), c)
    for i in range(4):
        k = new()
        box(k, m.black(), (.075, .032, .115), (0, 0, .0575), bevel=.008, segs=3)
        display(k, 0, -.0155, .082, .042, .022, (.35, .8, 1), 2)
        for s in (-1, 1):
            button(k, s * .017, -.016, .050, .024, .014, green() if i == s + 1 else m.grey())
            knob(k, s * .018, -.016, .022, .008, m.grey(), .008)
        rod(k, m.rubber(), (.026, 0, .112), (.026, 0, .165), .004, 14)
        box(k, paint(((.55, .03, .02), (.75, .5, .02), (.02, .3, .06), (.02, .12, .5))[i], .5), (.076, .033, .006), (0, 0, .104), bevel=.001)
        put(k, M((-.165 + i * .110, -.115, 0), (0, 0, 6 - i * 4)), c)
    single_muff(c, (.02, -.26, 0))


def single_muff(c, loc):
    """Single-ear intercom headset lying on its side."""
    k = new()
    tube(k, m.black(), [(.085 * math.cos(a), .085 * math.sin(a), .012) for a in [math.radians(q) for q in range(-20, 201, 20)]], .006)
    lathe(k, m.rubber(), [(0, .03), (.020, .034), (.036, .030), (.040, .018), (.036, .006), (.02, 0), (0, 0)], 48, (.085, -.035, 0))
    cyl(k, m.black(), .022, .012, (-.082, -.03, .012), segs=32)
    tube(k, m.black_matte(), [(.085, -.06, .02), (.06, -.10, .022), (.0, -.115, .020), (-.02, -.112, .018)], .003)
    lathe(k, m.rubber(), [(0, 0), (.008, .002), (.010, .012), (.007, .020), (0, .022)], 28, (-.018, -.112, .010), (0, -70, 0))
    put(k, M(loc, (0, 0, -8)), c)
