"""Distribution, adapters, backup and testing."""
from ..parts import *
from .cables import plug_of, lay


def rubber():
    return paint((.015, .015, .016), .62, noise=.08, scale=200)


def rubber_box(c, w, d, h, bar=True):
    """Solid rubber housing on runners with a carrying bar."""
    rb = rubber()
    box(c, rb, (w, d, h), (0, 0, .03 + h / 2), bevel=.028, segs=4)
    for s in (-1, 1):
        box(c, rb, (.06, d + .02, .035), (s * w * .33, 0, .0175), bevel=.010)
        if bar:
            extrude(c, rb, rounded([(-d * .52, 0), (d * .52, 0), (d * .30, .11), (-d * .30, .11)], .03), .05, (s * w * .42, 0, .03 + h - .01), (0, 0, 90), bevel=.01)
    if bar:
        rod(c, m.steel(), (-w * .42, 0, .03 + h + .07), (w * .42, 0, .03 + h + .07), .013)
    return .03, -d / 2


def flap(c, x, y, z, w, h, n, col=None):
    """Breakers behind a clear window."""
    box(c, paint((.05, .052, .056), .5), (w + .02, .012, h + .02), (x, y - .004, z), bevel=.005)
    breaker(c, x, y - .008, z, n, w=min(.0175, w / n))
    box(c, paint((.6, .66, .70), .05, trans=.92), (w + .008, .003, h + .006), (x, y - .030, z), bevel=.002)
    for s in (-1, 1):
        box(c, paint((.05, .052, .056), .5), (.006, .022, h + .012), (x + s * (w / 2 + .006), y - .018, z), bevel=.001)


def distro_box(c, size='63'):
    """Rubber boxes: 63 A (two 32 A red, six 16 A blue) or 32 A (six 16 A blue)."""
    if size == '63':
        z0, y = rubber_box(c, .62, .36, .40)
        flap(c, -.06, y, z0 + .33, .36, .06, 20)
        for i, col in enumerate('rab'):
            lamp(c, .215, y - .002, z0 + .355 - i * .025, col, .006)
        for i in range(2):
            cee_on(c, -.22 + i * .105, y - .002, z0 + .205, 32, 5)
        for i in range(6):
            cee_on(c, (-.005 + i % 3 * .09) if i < 3 else (-.005 + i % 3 * .09), y - .002, z0 + (.225 if i < 3 else .115), 16, 3)
        cee_on(c, -.165, y - .002, z0 + .085, 63, 5)
        label(c, '63 A', .022, (-.255, y - .001, z0 + .04), m.white())
    else:
        z0, y = rubber_box(c, .46, .30, .30)
        flap(c, -.05, y, z0 + .24, .25, .06, 14)
        for i, col in enumerate('rab'):
            lamp(c, .155, y - .002, z0 + .265 - i * .022, col, .006)
        for i in range(6):
            cee_on(c, (-.075 + i % 3 * .09), y - .002, z0 + (.150 if i < 3 else .050), 16, 3, tilt=6)
        cee_on(c, -.172, y - .002, z0 + .105, 32, 5)
        label(c, '32 A', .02, (-.172, y - .001, z0 + .035), m.white())


def rack_distro(c):
    """3U: breakers above, a meter, red 32 A inlet on a tail, blue 16 A outlets and a 19-pin multipin."""
    z, y = rack(c, 3, .32, handles=True)
    display(c, -.165, y, z + .032, .055, .032, (.2, 1, .45), 3)
    for i, col in enumerate('rab'):
        lamp(c, -.115, y, z + .045 - i * .013, col, .004)
    breaker(c, .045, y, z + .033, 15, w=.0178)
    for i in range(4):
        cee_on(c, -.165 + i * .078, y - .001, z - .034, 16, 3, tilt=0)
    soca_on(c, .155, y, z - .033)
    cee_k = new()
    cee_plug(cee_k, 32, 5, True, .009)
    lay(cee_k, c, (.06, -.33, .036), -35)
    tube(c, paint((.014, .014, .015), .55), [(.06, -.33, .037), (.03, -.30, .03), (-.10, -.27, .010), (-.24, -.20, .010), (-.29, -.06, .012), (-.24, .10, .03), (-.15, .17, .06)], .009)


def strip(c, n=6):
    """Metal strip of 13 A sockets, turned by 45 degrees, with a rubber lead and a 13 A plug."""
    L = .075 * n + .06
    box(c, paint((.018, .0185, .02), .45), (L, .062, .045), (0, 0, .0245), bevel=.004)
    for s in (-1, 1):
        box(c, m.black(), (.014, .066, .049), (s * L / 2, 0, .0245), bevel=.004)
    t = new()
    for i in range(n):
        bs_on(t, -L / 2 + .085 + i * .072, 0, 0, 45, .046, paint((.16, .165, .17), .5))
    rocker(t, -L / 2 + .028, 0, 0, .012, .022, paint((.5, .02, .015), .4))
    put(t, M((0, 0, .0472), (-90, 0, 0)), c)
    k = new()
    bs_plug(k, .0042)
    put(k, M((.10, -.17, .016), (90, 0, -60)), c)
    pts = [(-L / 2, 0, .024), (-L / 2 - .05, 0, .020), (-L / 2 - .07, -.05, .006), (-L / 2 + .02, -.10, .0045)]
    for i in range(40):
        a = i / 39 * 2 * math.pi * 3 + math.pi
        pts.append((-.06 + .085 * math.cos(a) + i * .001, -.16 + .035 * math.sin(a), .0045 + .0042 * (i // 13)))
    pts += [(.06, -.19, .012), (.10 - .012, -.17 + .021 * -.3, .016), (.10, -.17, .016)]
    tube(c, paint((.014, .014, .015), .55), pts, .0042, res=4)


def adapter_32_16(c):
    """Red 32 A plug on a short lead, a small box with breaker and window, a red 16 A coupler."""
    rb = rubber()
    box(c, rb, (.16, .10, .085), (0, 0, .0445), bevel=.010, segs=3)
    t = new()
    flap(t, 0, 0, 0, .072, .056, 4)
    put(t, M((0, 0, .0875), (-90, 0, 0)), c)
    label(c, '32 A > 16 A', .012, (0, -.0512, .03))
    for s, amp, male in ((-1, 32, True), (1, 16, False)):
        k = new()
        pr, _ = cee_plug(k, amp, 5, male, .008 if amp == 32 else .0065)
        p = (s * .175, -.075, pr)
        lay(k, c, p, 235 if s < 0 else -55)
        tube(c, paint((.014, .014, .015), .55), [(s * .08, 0, .045), (s * .115, 0, .045), (s * .165, .0, .035), (s * .175 - s * .0, -.035, pr), p], .008 if amp == 32 else .0065)


def splitter_3p(c):
    """Rubber block: a red 16 A plug on a tail feeds three blue sockets, phases marked."""
    rb = rubber()
    extrude(c, rb, rounded([(-.17, 0), (.17, 0), (.17, .11), (-.17, .11)], .018), .13, (0, 0, .005), bevel=.014, segs=3)
    for i in range(3):
        cee_on(c, -.105 + i * .105, -.068, .058, 16, 3)
        label(c, 'L%d' % (i + 1), .015, (-.105 + i * .105 + .047, -.0665, .018), (paint((.35, .18, .08), .5), m.white(), m.grey())[i])
    k = new()
    pr, _ = cee_plug(k, 16, 5, True, .0065)
    lay(k, c, (.03, -.25, pr), -28)
    tube(c, paint((.014, .014, .015), .55), [(-.16, .0, .05), (-.22, .0, .045), (-.27, -.06, .012), (-.22, -.17, .007), (-.08, -.225, .010), (.0, -.243, pr), (.03, -.25, pr)], .0065)


def ups(c):
    z, y = rack(c, 2, .40, handles=True)
    box(c, m.black(), (.40, .006, .074), (0, y - .003, z), bevel=.003)
    display(c, 0, y - .006, z + .006, .07, .036, (.3, .75, 1), 3)
    for i in range(4):
        button(c, -.024 + i * .016, y - .006, z - .024)
    lamp(c, .052, y - .006, z + .018, 'g', .003)
    lamp(c, .052, y - .006, z + .006, 'a', .003)
    for s in (-1, 1):
        fins(c, 14, s * .085, s * .185, y - .006, z, (.0032, .004, .055), paint((.004, .004, .004), .9))
    label(c, '1500 VA', .010, (.082, y - .0065, z - .028))


def power_station(c):
    g = paint((.06, .062, .066), .45)
    box(c, g, (.44, .28, .32), (0, 0, .185), bevel=.03, segs=4)
    for s in (-1, 1):
        box(c, m.black(), (.03, .30, .34), (s * .21, 0, .185), bevel=.014, segs=3)
        box(c, m.black(), (.05, .22, .035), (s * .20, 0, .36), bevel=.012, segs=3)
    feet(c, .36, .22, .02, .022)
    y = -.141
    box(c, m.black(), (.36, .006, .25), (0, y, .19), bevel=.008)
    display(c, -.085, y - .002, .262, .15, .06, (.25, .9, 1), 3)
    for i in range(4):
        bs_on(c, .065 + (i % 2) * .062, y - .003, .255 - (i // 2) * .062, 0, .054, paint((.50, .51, .52), .45))
    for i in range(4):
        slot_on(c, -.145 + i * .028, y - .003, .165, .014 if i < 2 else .010, .006 if i < 2 else .0038)
    lathe(c, m.black_matte(), [(.010, 0), (.016, 0), (.016, .006), (.010, .006), (.010, .001), (0, .001)], 32, (-.02, y - .003, .165), (90, 0, 0))
    for i in range(3):
        button(c, -.135 + i * .05, y - .004, .115, .036, .016, m.grey())
        lamp(c, -.135 + i * .05, y - .004, .133, 'g')
    fins(c, 16, .04, .15, y - .003, .115, (.003, .004, .05), paint((.004, .004, .004), .9))
    label(c, '2 kWh', .020, (-.085, y - .0035, .205))


def pat_tester(c):
    k = new()
    red = paint((.50, .05, .02), .5)
    loft(k, m.black(), [(-.110, .046, .022, 4), (-.105, .050, .026, 4), (.02, .050, .028, 4), (.06, .058, .030, 4), (.115, .058, .030, 4), (.122, .052, .025, 4)], 56)
    for z in (-.085, .100):
        loft(k, red, [(z - .020, .0535 if z < 0 else .0605, .030 if z < 0 else .0325, 4), (z + .018, .0535 if z < 0 else .0605, .030 if z < 0 else .0325, 4)], 56)
    y = -.0295
    display(k, 0, y, .055, .082, .055, (.5, .85, 1), 4)
    for i in range(3):
        button(k, -.028 + i * .028, y + .002, .006, .018, .010, (m.grey(), paint((.02, .3, .06), .5), m.grey())[i])
    lathe(k, m.grey(), [(.020, 0), (.020, .006), (.016, .010), (0, .010)], 40, (0, y + .003, -.035), (90, 0, 0))
    box(k, m.white(), (.003, .002, .014), (0, y - .008, -.029), bevel=0)
    for i in range(4):
        cyl(k, (m.red, m.black, m.blue, m.yellow)[i](), .0052, .012, (-.03 + i * .02, 0, .125), segs=20)
    put(k, M((0, 0, .066), (-62, 0, 0)) @ M((0, 0, .02)), c)
    # test leads: a 13 A adapter and a red clip
    tube(c, paint((.40, .02, .015), .5), [(-.03, .118, .124), (-.06, .17, .12), (-.14, .15, .03), (-.15, .02, .004), (-.10, -.08, .004), (-.11, -.12, .012)], .0026)
    kk = new()
    lathe(kk, red, [(.003, 0), (.006, .002), (.0075, .045), (.005, .05)], 24)
    for s in (-1, 1):
        box(kk, m.steel(), (.003, .008, .04), (s * .003, 0, .066), (0, -s * 4, 0), bevel=.001)
    lay(kk, c, (-.11, -.12, .009), -75)
    tube(c, paint((.014, .014, .015), .5), [(.01, .118, .124), (.07, .17, .12), (.15, .13, .03), (.16, .02, .005), (.12, -.06, .005), (.125, -.09, .014)], .0036)
    k3 = new()
    bs_plug(k3, .0036)
    put(k3, M((.125, -.09, .015), (90, 0, 200)), c)
