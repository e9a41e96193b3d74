"""Truss, hoists, clamps, steel and stands."""
from ..parts import *
from .. import models as md


def truss(c, L=1.0, s=.29):
    """Box truss lying on the ground, with the mouths of its conical couplers at the ends."""
    k = new()
    md.truss(k, L, s)
    h = s / 2 - .025
    for e in (-1, 1):
        for y in (-h, h):
            for z in (-h, h):
                lathe(k, m.alu_brushed(), [(.0285, 0), (.0285, .03), (.027, .032), (.019, .032), (.017, .012), (0, .012)], 32, (e * (L / 2 - .005), y, z), (0, 90 * e, 0))
                cyl(k, paint((.01, .01, .01), .9), .006, .002, (e * (L / 2 + .013), y, z + .0283), segs=14, bevel=0)
                cyl(k, paint((.01, .01, .01), .9), .006, .0575, (e * (L / 2 + .013), y, z), (90, 0, 0), segs=14, bevel=0)
    put(k, M((0, 0, s / 2)), c)


def corner(c, s=.29):
    """Two-way corner: a cube of tubes, couplers on two faces at right angles."""
    al = m.alu()
    a = .25
    h = s / 2 - .025
    k = new()
    for y in (-h, h):
        for z in (-h, h):
            rod(k, al, (-a, y, z), (h, y, z), .025, 24)
            rod(k, al, (y, -a, z), (y, h, z), .025, 24)
            for m_ in ((-a, y, z, (0, -90, 0)), (y, -a, z, (90, 0, 0))):
                lathe(k, m.alu_brushed(), [(.0285, 0), (.0285, .03), (.027, .032), (.019, .032), (.017, .012), (0, .012)], 32, m_[:3], m_[3])
    for y in (-h, h):
        for x in (-h, h):
            rod(k, al, (x, y, -h), (x, y, h), .025, 24)
    for z in (-h, h):
        rod(k, al, (-h, h, z), (h, -h, z), .0095, 12)
    for q in (-h, h):
        rod(k, al, (-a + .03, q, -h), (-h, q, h), .0095, 12)
        rod(k, al, (q, -a + .03, -h), (q, -h, h), .0095, 12)
    rod(k, al, (h, -h, -h), (h, h, h), .0095, 12)
    rod(k, al, (-h, h, -h), (h, h, h), .0095, 12)
    put(k, M((0, 0, s / 2)), c)


def spigot_set(c):
    """Four conical spigots standing, eight pins and eight spring clips laid out before them."""
    al = m.alu_brushed()
    for i in range(4):
        k = new()
        lathe(k, al, [(0, 0), (.0150, 0), (.0165, .002), (.0205, .050), (.0205, .058), (.0205, .066), (.0165, .114), (.0150, .116), (0, .116)], 48)
        for z in (.026, .090):
            cyl(k, paint((.01, .01, .01), .9), .0062, .0386, (0, 0, z), (90, 0, 0), segs=18, bevel=0)
        put(k, M((-.105 + i * .07, .05, 0), (0, 0, i * 25)), c)
    st = paint((.55, .53, .45), .28, 1)
    for i in range(8):
        k = new()
        lathe(k, st, [(0, 0), (.0056, 0), (.0060, .002), (.0074, .066), (.0070, .068), (0, .068)], 28)
        cyl(k, paint((.02, .02, .02), .9), .0018, .0122, (0, 0, .010), (90, 0, 0), segs=10, bevel=0)
        put(k, M((-.125 + i * .0345, -.025, .0074), (90, 0, 0)), c)
    for i in range(8):
        x, y = -.125 + i * .0345, -.125
        tube(c, m.chrome(), [(x + .004, y, .0016), (x + .004, y + .018, .0016), (x + .007, y + .026, .0016), (x, y + .034, .0016), (x - .007, y + .026, .0016), (x - .003, y + .014, .0016), (x - .006, y + .006, .0016), (x - .003, y, .0016)], .0011)


def base_plate(c):
    bl = paint((.016, .0165, .017), .5, noise=.1, scale=300, bump=.1)
    box(c, bl, (.60, .60, .008), (0, 0, .004), bevel=.0015)
    h = .1195
    for sx in (-1, 1):
        for sy in (-1, 1):
            k = new()
            lathe(k, m.alu_brushed(), [(0, 0), (.0285, 0), (.0285, .006), (.0205, .008), (.0205, .014), (.0165, .062), (.0150, .064), (.006, .064), (.006, .056), (0, .056)], 48)
            cyl(k, paint((.01, .01, .01), .9), .0062, .0386, (0, 0, .038), (90, 0, 0), segs=18, bevel=0)
            put(k, M((sx * h, sy * h, .008)), c)
            cyl(c, paint((.002, .002, .002), .9), .009, .0012, (sx * .26, sy * .26, .0080), segs=24, bevel=0)
    box(c, paint((.002, .002, .002), .9), (.12, .030, .0012), (0, .25, .0080), bevel=.0004)


def hook_of(k, s=1., rgb=(.45, .30, .012)):
    mt = paint(rgb, .4)
    tube(k, mt, [(0, 0, .05 * s), (0, 0, .02 * s), (.022 * s, 0, 0), (.034 * s, 0, -.03 * s), (.024 * s, 0, -.062 * s), (-.004 * s, 0, -.072 * s), (-.03 * s, 0, -.056 * s), (-.036 * s, 0, -.03 * s)], .0098 * s)
    cyl(k, m.steel(), .016 * s, .035 * s, (0, 0, .055 * s))
    rod(k, m.steel(), (.004 * s, 0, .012 * s), (-.034 * s, 0, -.030 * s), .003 * s)


def chain(c, x, y, z0, z1, q=.008, w=.0034):
    """Welded links from z0 down to z1."""
    p = q * 2.55
    n = max(1, int((z0 - z1) / p))
    k = new()
    lathe(k, m.steel(), [(q + w * math.cos(t), w * math.sin(t)) for t in [i * math.pi / 5 for i in range(11)]], 20, (0, 0, 0), (90, 0, 0), (1, 1.75, 1))
    for i in range(n):
        put(k, M((x, y, z0 - (i + .5) * p), (0, 0, 90 * (i % 2) + 20)), c)


def hoist_1t(c):
    """One-tonne hoist, two falls: longer motor body, bottom block with hook, chain bag."""
    body = paint((.022, .022, .024), .45, noise=.08, scale=140, bump=.08)
    z = .62
    lathe(c, body, [(0, -.29), (.095, -.29), (.112, -.275), (.115, -.24), (.115, -.08), (.124, -.07), (.124, .09), (.115, .10), (.115, .22), (.105, .26), (.06, .275), (0, .275)], 72, (0, 0, z), (0, 90, 0))
    for i in range(12):
        lathe(c, body, [(.114, -.235 + i * .013), (.128, -.233 + i * .013), (.128, -.229 + i * .013), (.114, -.227 + i * .013)], 72, (0, 0, z), (0, 90, 0))
    for i in range(7):
        lathe(c, body, [(.114, .12 + i * .013), (.124, .122 + i * .013), (.124, .126 + i * .013), (.114, .128 + i * .013)], 72, (0, 0, z), (0, 90, 0))
    box(c, paint((.70, .48, .02), .5), (.14, .004, .06), (.01, -.1235, z), bevel=.001)
    label(c, '1000 kg', .030, (.01, -.1262, z), m.black())
    box(c, m.black(), (.10, .07, .12), (-.18, .10, z + .05), bevel=.008)
    k = new()
    hook_of(k, 1.45, (.40, .02, .015))
    put(k, M((0, 0, z + .235), (180, 0, 90)), c)
    cyl(c, m.steel(), .030, .05, (0, 0, z + .145))
    for x in (-.055, .03):
        chain(c, x, 0, z - .11, .265, .010, .0042)
    lathe(c, paint((.70, .48, .02), .45), [(0, -.026), (.052, -.026), (.060, -.018), (.060, .018), (.052, .026), (0, .026)], 56, (-.0125, 0, .235), (90, 0, 0))
    k = new()
    hook_of(k, 1.35, (.40, .02, .015))
    put(k, M((-.0125, 0, .105), (0, 0, 90)), c)
    chain(c, .10, 0, z - .11, .36, .010, .0042)
    cl = paint((.02, .02, .022), .92, sheen=.3, bump=.25, scale=50)
    loft(c, cl, [(.12, .075, .07, 3), (.14, .10, .09, 3), (.24, .108, .098, 3), (.36, .11, .10, 3.4), (.39, .115, .105, 4), (.395, .115, .105, 4)], 56, (.17, 0, 0))
    for s in (-1, 1):
        rod(c, m.steel(), (.17 + s * .10, 0, .39), (.13 + s * .06, 0, z - .11), .0035)


def hand_hoist(c):
    """Hand chain hoist: round body, two hooks, load chain and the endless hand chain."""
    z = .42
    body = paint((.02, .02, .022), .42)
    lathe(c, body, [(0, -.040), (.055, -.040), (.062, -.034), (.062, .034), (.055, .040), (0, .040)], 64, (0, 0, z), (90, 0, 0))
    lathe(c, m.black(), [(0, 0), (.070, 0), (.074, .004), (.074, .022), (.068, .028), (.030, .034), (0, .034)], 64, (0, -.040, z), (90, 0, 0))
    label(c, '250 kg', .024, (0, -.0755, z), paint((.75, .5, .02), .5))
    for s in (-1, 1):
        cyl(c, m.steel(), .005, .006, (s * .045, -.0715, z + .03), (90, 0, 0), segs=6, bevel=.001)
    k = new()
    hook_of(k, .85, (.40, .02, .015))
    put(k, M((0, 0, z + .118), (180, 0, 90)), c)
    chain(c, -.022, .0, z - .05, .15, .0072, .0028)
    k = new()
    hook_of(k, .8, (.40, .02, .015))
    put(k, M((-.022, 0, .085), (0, 0, 90)), c)
    # hand chain: down on both sides of its wheel and in a heap
    for x in (-.060, .060):
        chain(c, x, -.055, z + .0, .03, .0075, .0022)
    for i in range(9):
        a = math.pi * i / 8
        kk = new()
        lathe(kk, m.steel(), [(.0075 + .0022 * math.cos(t), .0022 * math.sin(t)) for t in [j * math.pi / 5 for j in range(11)]], 18, (0, 0, 0), (90, 0, 0), (1, 1.7, 1))
        put(kk, M((.060 * math.cos(a), -.055 - .02 * math.sin(a), .012 + .004 * (i % 2)), (80 * (i % 2), 80, math.degrees(a) + 90)), c)


def hoist_controller(c):
    """Four-channel controller: direction switches and lights, a master button, emergency stop, red CEE sockets."""
    w, d, h = .46, .30, .20
    b = paint((.045, .047, .052), .45, noise=.06, scale=240)
    extrude(c, b, rounded([(-d / 2, 0), (d / 2, 0), (d / 2, h), (-.03, h), (-d / 2, .085)], .010, 4), w, (0, 0, .012), (0, 0, 90), bevel=.006, segs=3)
    feet(c, .38, .24, .014, .012)
    for s in (-1, 1):
        extrude(c, m.black(), rounded([(-d / 2 - .012, -.004), (d / 2 + .010, -.004), (d / 2 + .010, h + .014), (-.034, h + .014), (-d / 2 - .012, .095)], .012, 4), .014, (s * (w / 2 + .006), 0, .012), (0, 0, 90), bevel=.004)
    L, ang = math.hypot(.12, .115), math.degrees(math.atan2(.115, .12))
    k = new()
    box(k, m.black_matte(), (w - .03, .003, L - .008), (0, 0, L / 2), bevel=.001)
    for i in range(4):
        x = -.165 + i * .068
        lathe(k, m.grey(), [(0, 0), (.019, 0), (.019, .004), (.016, .006), (0, .006)], 40, (x, -.001, .062), (90, 0, 0))
        box(k, m.black(), (.008, .018, .030), (x, -.012, .062), (0, (0, 22, -22, 0)[i], 0), bevel=.003)
        lamp(k, x - .012, -.002, .108, 'g' if i != 1 else 'a', .0042)
        lamp(k, x + .012, -.002, .108, 'r' if i == 3 else 'g', .0042)
        label(k, str(i + 1), .014, (x, -.002, .132))
        label(k, 'UP', .007, (x, -.002, .088))
        label(k, 'DOWN', .007, (x, -.002, .034))
    cyl(k, paint((.02, .35, .08), .4), .017, .014, (.115, -.007, .050), (90, 0, 0), segs=36, bevel=.004)
    label(k, 'GO', .010, (.115, -.0145, .050))
    estop(k, .175, -.002, .105, .019)
    put(k, M((0, -d / 2 - .0005, .097), (-(90 - ang), 0, 0)), c)
    for i in range(4):
        k = new()
        cee_on(k, 0, 0, 0, 16, 4, tilt=0)
        put(k, M((-.150 + i * .1, d / 2, .11), (0, 0, 180)), c)


def coupler(c, body=None, load='500 kg', hook=False):
    """Half coupler (closing, with wing nut) or hook clamp (open hook with wing bolt), standing on its bolt's flange."""
    al = body or m.alu_brushed()
    k = new()
    if hook:
        poly = [(math.cos(a) * .036, math.sin(a) * .036) for a in [math.radians(-30 + i * 215 / 24) for i in range(25)]]
        poly += [(math.cos(a) * .0262, math.sin(a) * .0262) for a in [math.radians(185 - i * 215 / 24) for i in range(25)]]
        extrude(k, al, poly, .034, (0, 0, .095), bevel=.002)
        extrude(k, al, rounded([(.020, -.050), (.046, -.050), (.046, .004), (.0262, -.004), (.022, -.018)], .004), .034, (0, 0, .095), bevel=.002)
        extrude(k, al, rounded([(-.028, -.062), (.046, -.062), (.046, -.046), (-.020, -.040)], .005), .034, (0, 0, .095), bevel=.003)
        rod(k, m.steel(), (-.062, 0, .058), (-.006, 0, .078), .0045)
        w = new()
        cyl(w, m.steel(), .008, .012, segs=24)
        for s in (-1, 1):
            extrude(w, m.steel(), rounded([(0, -.004), (s * .012, -.003), (s * .026, .010), (s * .022, .016), (s * .012, .008), (0, .006)], .004), .005, bevel=.001)
        put(w, M((-.066, 0, .0565), (0, 70, 0)), k)
        z0 = .033
    else:
        for a0, a1 in ((62, 300), (305, 412)):
            n = 24
            poly = [(math.cos(math.radians(a0 + i * (a1 - a0) / n)) * .0375, math.sin(math.radians(a0 + i * (a1 - a0) / n)) * .0375) for i in range(n + 1)]
            poly += [(math.cos(math.radians(a1 - i * (a1 - a0) / n)) * .0258, math.sin(math.radians(a1 - i * (a1 - a0) / n)) * .0258) for i in range(n + 1)]
            extrude(k, al, poly, .046, (0, 0, .095), bevel=.002)
        extrude(k, al, rounded([(-.030, -.062), (.030, -.062), (.026, -.022), (-.026, -.022)], .005), .046, (0, 0, .095), bevel=.003)
        rod(k, m.steel(), (.030, 0, .085), (.052, 0, .145), .0055)
        cyl(k, m.steel(), .009, .05, (-.036, 0, .068), (90, 0, 0), segs=20)
        w = new()
        cyl(w, m.steel(), .011, .014, segs=24)
        for s in (-1, 1):
            extrude(w, m.steel(), rounded([(0, -.004), (s * .014, -.003), (s * .030, .014), (s * .026, .022), (s * .014, .010), (0, .006)], .004), .006, bevel=.001)
        put(w, M((.0495, 0, .138), (0, 20, 40)), k)
        z0 = .033
    label(k, load, .0085, (0, -.0235 if not hook else -.0175, .046), m.black() if not hook else m.white())
    cyl(k, m.steel(), .006 if not hook else .005, .066, (0, 0, .0), segs=24)
    for i in range(10):
        lathe(k, m.steel(), [(.0055, -.030 + i * .0025), (.0064, -.029 + i * .0025), (.0055, -.028 + i * .0025)], 20)
    cyl(k, m.steel(), .0125, .010, (0, 0, .024), segs=6, bevel=.001)
    cyl(k, m.steel(), .014, .002, (0, 0, .0175), segs=32)
    put(k, M((0, 0, -.06)), c)


def clamp(c, kind='half'):
    """The clamp lies on its side, so that jaw, bolt and wing nut all show."""
    k = new()
    if kind == 'half':
        coupler(k)
    else:
        coupler(k, paint((.015, .0155, .016), .45, noise=.08, scale=300), '75 kg', True)
    put(k, M((0, 0, .0235 if kind == 'half' else .0175), (-90, 0, 0)), c)


def bond(c):
    """Black-sleeved steel bond coiled in a loop, eyes with ferrules, quick link."""
    bl = paint((.02, .02, .022), .5)
    pts = []
    for i in range(66):
        a = 2 * math.pi * i / 66 * 1.62 - 1.9
        pts.append(((.085 + .008 * (i / 66)) * math.cos(a), (.062 + .006 * (i / 66)) * math.sin(a), .0036 + .0066 * max(0, (i - 40) / 26)))
    tube(c, bl, pts, .0034)
    for q, nx, zz in ((pts[0], pts[2], 0), (pts[-1], pts[-3], .006)):
        d = (Vector(q) - Vector(nx))
        d.z = 0
        d.normalize()
        q = Vector(q)
        rod(c, m.steel(), q - d * .016, q + d * .010, .0058, 20)
        e = q + d * .030
        side = Vector((-d.y, d.x, 0))
        loop = [q + d * .010 + side * .001, q + d * .022 + side * .011, q + d * .040 + side * .012, q + d * .050, q + d * .040 - side * .012, q + d * .022 - side * .011, q + d * .010 - side * .001]
        tube(c, m.steel(), [(p.x, p.y, q.z) for p in loop], .0026)
    q = Vector(pts[-1])
    d = (Vector(pts[-1]) - Vector(pts[-3]))
    d.z = 0
    d.normalize()
    e = q + d * .066
    side = Vector((-d.y, d.x, 0))
    z = .006
    ring_ = [e - d * .022, e - d * .016 + side * .012, e + d * .016 + side * .012, e + d * .024, e + d * .016 - side * .012, e - d * .016 - side * .012]
    tube(c, m.chrome(), [(p.x, p.y, z) for p in ring_], .0035, cyclic=True)
    cyl(c, m.chrome(), .0062, .017, ((e + side * .0115).x, (e + side * .0115).y, z), (90, 0, math.degrees(math.atan2(d.y, d.x)) + 90), segs=6, bevel=.0006)


def shackle_one(t=1., text=None):
    """Bow shackle standing on its pin's side; d = pin diameter by load."""
    k = new()
    d = {1: .0095, 2: .0127, 3.25: .0160, 4.75: .0190}[t]
    bl = paint((.018, .0185, .02), .42, noise=.06, scale=300)
    W, Hh = d * 1.35, d * 3.9
    r = d * .55
    pts = [(-W, 0, 0), (-W * 1.02, 0, d * .9), (-W * 1.5, 0, d * 2.0), (-W * 1.45, 0, d * 3.2), (-W * .7, 0, Hh), (W * .7, 0, Hh), (W * 1.45, 0, d * 3.2), (W * 1.5, 0, d * 2.0), (W * 1.02, 0, d * .9), (W, 0, 0)]
    tube(k, bl, pts, r)
    for s in (-1, 1):
        lathe(k, bl, [(d * .5, -r * .95), (d * 1.05, -r * .9), (d * 1.1, 0), (d * 1.05, r * .9), (d * .5, r * .95)], 40, (s * W, 0, 0), (0, 90, 0))
    lathe(k, bl, [(0, -W - d * .9), (d * .50, -W - d * .9), (d * .56, -W - d * .7), (d * .56, W + d * .6), (d * .95, W + d * .62), (d * .95, W + d * .80), (0, W + d * .82)], 40, (0, 0, 0), (0, 90, 0))
    lathe(k, bl, [(d * .62 + d * .20 * math.cos(q), d * .20 * math.sin(q)) for q in [i * math.pi / 6 for i in range(13)]], 32, (W + d * 1.45, 0, 0), (90, 0, 0))
    label(k, '%g t' % t, d * .55, (-W * 1.47, -r * .99, d * 2.7), paint((.55, .55, .55), .5), rot=(90, 90, 0))
    return k, d, W


def shackle(c, t=None):
    if t:
        k, d, W = shackle_one(t)
        put(k, M((0, 0, d * 1.12)), c)
        k, d, W = shackle_one(t)
        put(k, M((d * 4.6, -d * 4.2, d * .62), (-90, 0, 118)), c)
        return
    x = 0
    for t in (1, 2, 3.25, 4.75):
        k, d, W = shackle_one(t)
        x += W * 1.7 + d
        put(k, M((x, 0, d * 1.12), (0, 0, 16)), c)
        x += W * 1.7 + d * 1.5


def round_sling(c):
    """Steel-core round sling: a black sleeve in a long loop, label and open inspection window."""
    bl = paint((.018, .018, .02), .85, sheen=.3, bump=.3, scale=90)
    pts = []
    for i in range(64):
        a = 2 * math.pi * i / 64
        pts.append((.27 * math.cos(a) * (1 - .10 * math.cos(2 * a)), (.115 + .02 * math.sin(a * 2 + .6)) * math.sin(a), .019 + .012 * max(0, math.sin(a * 1 + 2.2)) ** 2))
    tube(c, bl, pts, .0175, cyclic=True)
    k = new()
    loft(k, paint((.02, .22, .07), .7), [(-.035, .0195, .0195, 2), (.035, .0195, .0195, 2)], 40, cap=False)
    put(k, M((.05, -.128, .0185), (0, 90, 4)), c)
    box(c, paint((.75, .76, .76), .6), (.075, .0008, .045), (.05, -.152, .030), (18, 0, 4), bevel=0)
    label(c, '2 t  1 m', .015, (.0501, -.1530, .0305), m.black(), rot=(108, 0, 4))
    w = new()
    for i in range(7):
        a = 2 * math.pi * i / 7
        rod(w, m.steel(), (.008 * math.cos(a), .008 * math.sin(a), -.02), (.008 * math.cos(a + .5), .008 * math.sin(a + .5), .02), .0042, 12)
    loft(w, paint((.6, .62, .64), .08, trans=.85), [(-.022, .0185, .0185, 2), (.022, .0185, .0185, 2)], 40, cap=False)
    for z in (-.024, .024):
        loft(w, paint((.05, .05, .055), .7), [(z - .004, .0192, .0192, 2), (z + .004, .0192, .0192, 2)], 40, cap=False)
    put(w, M((-.13, -.112, .0185), (0, 90, -9)), c)


def windup_stand(c):
    """Wind-up stand, retracted: square mast in sections, winch with handle, four outriggers with levelling feet, fork."""
    st = m.steel()
    box(c, m.black(), (.075, .075, 1.45), (0, 0, .88), bevel=.004)
    box(c, st, (.058, .058, 1.60), (0, 0, 1.02), bevel=.003)
    box(c, m.alu(), (.044, .044, 1.72), (0, 0, 1.12), bevel=.003)
    for i in range(4):
        a = math.radians(45 + i * 90)
        x, y = math.cos(a), math.sin(a)
        rod(c, m.black(), (x * .04, y * .04, .26), (x * .78, y * .78, .12), .020, 18)
        rod(c, m.black(), (x * .04, y * .04, .66), (x * .46, y * .46, .19), .014, 16)
        rod(c, st, (x * .78, y * .78, .26), (x * .78, y * .78, .02), .011, 16)
        cyl(c, m.rubber(), .045, .02, (x * .78, y * .78, .010))
        rod(c, st, (x * .78 - .04, y * .78, .265), (x * .78 + .04, y * .78, .265), .006, 12)
    box(c, m.black(), (.10, .10, .14), (0, 0, .30), bevel=.006)
    # winch
    box(c, paint((.55, .03, .02), .45), (.13, .10, .15), (0, -.09, .98), bevel=.008)
    lathe(c, st, [(0, -.03), (.055, -.03), (.055, -.024), (.03, -.022), (.03, .022), (.055, .024), (.055, .03), (0, .03)], 48, (0, -.09, 1.0), (0, 90, 0))
    rod(c, st, (.06, -.09, .98), (.10, -.09, .98), .010)
    rod(c, st, (.10, -.09, .98), (.10, -.19, 1.10), .009)
    rod(c, m.rubber(), (.10, -.19, 1.10), (.20, -.19, 1.10), .015)
    rod(c, st, (0, -.045, 1.05), (0, -.045, 1.66), .0028)
    # fork with two spigots for a truss or T-bar
    box(c, st, (.36, .06, .012), (0, 0, 1.985), bevel=.003)
    for s in (-1, 1):
        box(c, st, (.012, .06, .13), (s * .172, 0, 2.045), bevel=.003)
    rod(c, m.alu(), (-.62, 0, 2.025), (.62, 0, 2.025), .0242, 28)
