"""Haze, smoke, fluids, confetti, snow, bubbles, laser, mirror ball."""
from ..parts import *
from .. import models as md
from .lighting import glow


def nozzle(c, x, y, z, r=.03, mat=None):
    lathe(c, mat or m.steel(), [(r * .7, 0), (r, 0), (r * 1.08, .010), (r * 1.08, .03), (r * .95, .034), (r * .82, .03), (r * .8, .004), (0, .004)], 56, (x, y, z), (90, 0, 0))


def carry(c, y0, y1, z, h=.07, r=.010):
    tube(c, m.black(), [(0, y0, z), (0, y0, z + h * .7), (0, y0 + .04, z + h), (0, y1 - .04, z + h), (0, y1, z + h * .7), (0, y1, z)], r)


def hazer_mini(c):
    box(c, m.shell(), (.22, .30, .17), (0, 0, .11), bevel=.014, segs=3)
    feet(c, .16, .22, .014, .025)
    y = -.151
    box(c, m.black(), (.19, .006, .145), (0, y, .11), bevel=.006)
    nozzle(c, -.045, y - .003, .135, .026)
    display(c, .045, y - .003, .145, .05, .026, (1, .3, .2), 1)
    for i in range(4):
        button(c, .024 + i * .015, y - .003, .112, .010, .008)
    fins(c, 12, -.075, .075, y - .003, .068, (.003, .004, .04), paint((.004, .004, .004), .9))
    box(c, paint((.60, .75, .85), .1, trans=.8), (.006, .11, .08), (.111, .06, .10), bevel=.002)
    cyl(c, m.black_matte(), .026, .018, (.05, .08, .203), segs=18, bevel=.004)
    carry(c, -.10, .05, .19, .05, .008)


def smoke(c):
    """Long smoke machine in its bracket, tank behind, cable remote in front."""
    k = new()
    box(k, m.shell(), (.24, .40, .17), (0, 0, .155), bevel=.008)
    y = -.201
    box(k, m.black(), (.225, .004, .155), (0, y, .155), bevel=.003)
    lathe(k, m.chrome(), [(.020, 0), (.034, 0), (.034, .004), (.020, .006), (.010, .012), (.010, .020), (.006, .020), (.006, .004), (0, .004)], 48, (0, y - .002, .175), (90, 0, 0))
    for i in range(9):
        box(k, paint((.004, .004, .004), .9), (.16, .004, .004), (0, y - .001, .095 + i * .006 if i < 5 else .205 + (i - 5) * .006), bevel=0)
    for s in (-1, 1):
        for i in range(10):
            box(k, paint((.004, .004, .004), .9), (.004, .008, .07), (s * .1205, -.14 + i * .018, .165), bevel=0)
        box(k, m.black(), (.004, .04, .20), (s * .135, 0, .115), bevel=.001)
        cyl(k, m.black_matte(), .020, .028, (s * .150, 0, .17), (0, 90, 0), segs=10, bevel=.004)
    box(k, m.black(), (.274, .04, .005), (0, 0, .015), bevel=.001)
    box(k, paint((.80, .82, .82), .3, trans=.45), (.16, .10, .13), (0, .255, .13), bevel=.01)
    cyl(k, paint((.55, .03, .02), .45), .022, .018, (0, .255, .203), segs=24)
    tube(k, paint((.7, .75, .8), .2, trans=.5), [(0, .255, .21), (0, .25, .24), (.0, .20, .235), (0, .18, .22)], .0035)
    put(k, M((0, 0, 0)), c)
    r = new()
    box(r, m.black(), (.055, .10, .026), (0, 0, .014), bevel=.005)
    t = new()
    knob(t, -.0, 0, .026, .010, m.grey())
    knob(t, .0, 0, .0, .010, m.grey())
    button(t, 0, 0, -.028, .022, .012, paint((.55, .03, .02), .4))
    lamp(t, .018, 0, -.010, 'g')
    put(t, M((0, 0, .0275), (-90, 0, 0)), r)
    put(r, M((.16, -.30, 0), (0, 0, 24)), c)
    tube(c, m.rubber(), [(.135, -.25, .014), (.12, -.22, .006), (.20, -.16, .004), (.26, -.22, .004), (.24, -.02, .004), (.20, .10, .004), (.14, .18, .02), (.10, .20, .08)], .0035)


def lowfog(c):
    """Low-fog machine: wide body on castors, flat outlet close to the ground with fog rolling from it."""
    box(c, m.shell(), (.52, .62, .40), (0, 0, .29), bevel=.016, segs=3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            castor(c, sx * .20, sy * .24, .035, .09)
        box(c, m.black(), (.012, .30, .05), (sx * .262, 0, .40), bevel=.005)
        for i in range(12):
            box(c, paint((.004, .004, .004), .9), (.004, .012, .10), (sx * .2605, -.18 + i * .024, .24), bevel=0)
    y = -.311
    box(c, m.black(), (.46, .006, .34), (0, y, .29), bevel=.006)
    extrude(c, m.black(), rounded([(-.17, 0), (.17, 0), (.17, .09), (-.17, .09)], .012), .10, (0, y - .045, .13), bevel=.004)
    box(c, paint((.003, .003, .003), .9), (.31, .004, .068), (0, y - .0955, .175), bevel=.004)
    for i in range(6):
        box(c, m.grey(), (.31, .006, .003), (0, y - .097, .148 + i * .011), bevel=0)
    display(c, -.11, y - .003, .40, .09, .04, (.3, .75, 1), 3)
    for i in range(4):
        button(c, .02 + i * .026, y - .003, .40, .016, .012)
    lamp(c, .16, y - .003, .40, 'g', .004)
    label(c, 'H2O', .020, (.155, y - .0035, .345), paint((.25, .55, .9), .4))
    box(c, paint((.25, .5, .8), .1, trans=.7), (.030, .004, .075), (.195, y - .003, .345), bevel=.002)
    for x in (-.12, .12):
        cyl(c, m.black_matte(), .035, .018, (x, .14, .497), segs=20, bevel=.004)
    box(c, m.black(), (.30, .08, .006), (0, -.08, .493), bevel=.002)


def bottle(c, litres=5, cap=(.02, .14, .42), mark=(.012, .03, .075), word='HAZE', waves=True):
    """Fluid: 1 l bottle, 5 l canister, 20 l canister."""
    pl = m.pbr('hdpe', (.78, .80, .80), .42, spec=.4)
    lab, cp = paint(mark, .5), paint(cap, .4)
    if litres == 1:
        lathe(c, pl, [(0, 0), (.040, 0), (.043, .004), (.043, .165), (.038, .185), (.022, .205), (.015, .212), (.015, .225)], 72)
        lathe(c, cp, [(.0165, .214), (.0175, .216), (.0175, .238), (.016, .240), (0, .240)], 48)
        for i in range(28):
            a = 2 * math.pi * i / 28
            box(c, cp, (.0012, .0016, .020), (.0176 * math.cos(a), .0176 * math.sin(a), .226), (0, 0, math.degrees(a)), bevel=0)
        lathe(c, lab, [(.0432, .03), (.0434, .031), (.0434, .14), (.0432, .141)], 72)
        f = new()
        label(f, word, .018, (0, 0, .10))
        label(f, '1 L', .016, (0, 0, .055))
        put(f, M((0, -.0440, 0)), c)
        return
    s = 1 if litres == 5 else 1.52
    k = new()
    if litres == 5:
        loft(k, pl, [(0, .088, .062, 5), (.006, .094, .068, 5), (.03, .096, .070, 5), (.215, .096, .070, 5), (.235, .092, .066, 4.6), (.262, .066, .048, 3.4), (.272, .05, .036, 3)], 80)
        lathe(k, pl, [(.026, 0), (.024, .03)], 40, (-.052, 0, .262))
        lathe(k, cp, [(0, .034), (.024, .034), (.027, .031), (.027, .006), (.025, .004)], 48, (-.052, 0, .270))
        tube(k, pl, [(-.018, 0, .262), (-.012, 0, .292), (.02, 0, .306), (.06, 0, .300), (.082, 0, .27), (.086, 0, .22)], .014)
        y, zc = -.0702, .118
    else:                       # 20 l: taller, square shoulders, handle across the top, stacking recess
        loft(k, pl, [(0, .086, .086, 6), (.006, .093, .093, 7), (.03, .095, .095, 8), (.205, .095, .095, 8), (.228, .090, .090, 7), (.236, .070, .070, 6)], 80)
        for z in (.05, .185):
            loft(k, pl, [(z - .004, .0965, .0965, 8), (z + .004, .0965, .0965, 8)], 80, cap=False)
        lathe(k, pl, [(.020, 0), (.020, .018)], 40, (-.055, -.055, .232))
        lathe(k, cp, [(0, .024), (.021, .024), (.0235, .021), (.0235, .003), (.021, .001)], 48, (-.055, -.055, .234))
        tube(k, pl, [(-.02, .02, .232), (-.015, .02, .262), (.02, .02, .268), (.055, .02, .262), (.06, .02, .232)], .013)
        y, zc = -.0952, .118
    box(k, lab, (.135, .0015, .125), (0, y, zc), bevel=.0006)
    for i in range(5 if waves else 0):
        tube(k, paint((.05 + .12 * i, .62 - .09 * i, .9), .5), [(-.055 + j * .0092, y - .001, zc - .012 + (i - 2) * .012 + .012 * math.sin(j * .75 + i * .5)) for j in range(13)], .0012)
    if not waves:
        for i in range(7):
            lathe(k, paint((.8, .82, .84), .5), [(0, 0), (.012 + .004 * (i % 3), 0), (0, .0006)], 32, (-.045 + i * .015, y - .0008, zc - .022 + .010 * math.sin(i * 1.7)), (90, 0, 0))
    label(k, word, .026 if len(word) < 5 else .022, (0, y - .0012, zc + .042))
    label(k, '%d L' % litres, .018, (.042, y - .0012, zc - .050))
    box(k, paint((.45, .62, .78), .5), (.008, .0018, .15), (.082, y + .001, .125), bevel=.0006)
    put(k, M((0, 0, 0), (0, 0, 0), (s, s, s)), c)


def fan(c):
    """Stage fan: round housing with guard and blades in a tilting stand."""
    R, z = .20, .27
    k = new()
    lathe(k, m.shell(), [(R * .97, -.07), (R * 1.04, -.075), (R * 1.06, 0), (R * 1.04, .075), (R * .97, .07), (R * .97, -.07)], 96)
    cyl(k, m.black(), .055, .10, (0, 0, 0), segs=48)
    for i in range(7):
        b = new()
        loft(b, paint((.05, .052, .056), .4), [(.05, .030, .003, 2.4), (.12, .048, .003, 2.4), (R * .93, .055, .0025, 2.4)], 24)
        put(b, M((0, 0, 0), (0, 0, i * 360 / 7)) @ M((0, 0, .0), (90, 0, 0)) @ Matrix.Rotation(math.radians(32), 4, 'Z'), k)
    for i in range(10):
        q = .025 + i * .0185
        lathe(k, m.steel(), [(q + .0014 * math.cos(t), .072 + .0014 * math.sin(t)) for t in [j * math.pi / 3 for j in range(7)]], 56)
    for i in range(8):
        a = math.pi * i / 8
        rod(k, m.steel(), (R * math.cos(a), R * math.sin(a), .0705), (-R * math.cos(a), -R * math.sin(a), .0705), .0018, 8)
    put(k, M((0, 0, z), (66, 0, 0)), c)
    for s in (-1, 1):
        box(c, m.black(), (.006, .045, z), (s * (R * 1.06 + .018), 0, z / 2 + .01), bevel=.002)
        cyl(c, m.black_matte(), .028, .032, (s * (R * 1.06 + .034), 0, z), (0, 90, 0), segs=10, bevel=.005)
        box(c, m.black(), (.05, .36, .022), (s * (R * 1.06 + .010), .02, .012), bevel=.006)
    box(c, m.black(), (2 * R * 1.06 + .05, .045, .006), (0, .06, .022), bevel=.001)
    b = new()
    box(b, m.black(), (.13, .09, .06), (0, 0, .03), bevel=.005)
    display(b, -.02, -.046, .035, .05, .022, (.3, .75, 1), 2)
    for i in range(3):
        button(b, .025 + i * .014, -.046, .035, .010, .008)
    put(b, M((0, -.03, .025)), c)


def conf_blower(c):
    """Confetti blower: funnel over a tube on a tripod foot, CO2 hose behind."""
    al = m.alu_brushed()
    k = new()
    lathe(k, al, [(.075, -.30), (.080, -.30), (.080, .34), (.075, .34), (.075, -.30)], 64)
    lathe(k, m.black(), [(.079, .30), (.088, .305), (.088, .345), (.079, .350)], 64)
    lathe(k, m.black(), [(0, -.32), (.07, -.318), (.086, -.30), (.086, -.27), (.079, -.265)], 64)
    lathe(k, paint((.002, .002, .002), 1), [(.074, .30), (0, .29)], 48)
    put(k, M((0, 0, .52), (62, 0, 0)), c)
    loft(c, paint((.55, .03, .02), .45), [(.55, .062, .062, 3), (.60, .066, .066, 4), (.70, .15, .15, 6), (.76, .17, .17, 7), (.765, .17, .17, 7)], 64, (0, .07, 0), cap=False)
    loft(c, paint((.30, .02, .015), .5), [(.56, .058, .058, 3), (.70, .145, .145, 6), (.763, .167, .167, 7)], 64, (0, .07, 0), cap=False)
    rnd = random.Random(5)
    cols = [(.7, .02, .03), (.02, .15, .6), (.8, .6, .03), (.03, .4, .1), (.75, .75, .73), (.6, .1, .5)]
    for i in range(110):
        r, a = .125 * math.sqrt(rnd.random()), rnd.random() * 6.28
        box(c, paint(cols[i % 6], .8), (.055, .017, .0004), (r * math.cos(a), .07 + r * math.sin(a), .715 + rnd.random() * .035), (rnd.random() * 50 - 25, rnd.random() * 50 - 25, rnd.random() * 360), bevel=0)
    for i in range(3):
        an = math.radians(90 + i * 120)
        rod(c, m.black(), (0, .03, .42), (.40 * math.cos(an), .03 + .40 * math.sin(an), .02), .016, 18)
        cyl(c, m.rubber(), .024, .03, (.40 * math.cos(an), .03 + .40 * math.sin(an), .015))
    cyl(c, m.black(), .04, .10, (0, .03, .43), segs=28)
    tube(c, m.rubber(), [(0, .28, .39), (.0, .36, .36), (.06, .42, .15), (.18, .34, .02), (.32, .20, .012), (.42, .02, .012), (.34, -.12, .012)], .010)
    cyl(c, brass(), .016, .04, (.34, -.13, .014), (90, 0, 30), segs=6)
    rod(c, m.steel(), (.10, .11, .46), (.20, .15, .53), .008)
    cyl(c, paint((.55, .03, .02), .4), .014, .05, (.20, .15, .53), (0, 60, 0))


def confetti(c, colours=((.7, .02, .03), (.02, .15, .6), (.8, .6, .03), (.03, .4, .1), (.75, .75, .73), (.6, .1, .5))):
    """Clear bag of tissue slips with a label, and a heap of them before it."""
    rnd = random.Random(8)
    cols = [tuple(x) for x in colours]
    for i in range(520):
        r = abs(rnd.gauss(0, .095))
        a = rnd.random() * 6.28
        z = max(.001, .075 * math.exp(-(r / .10) ** 2) * rnd.random())
        box(c, paint(cols[i % len(cols)], .85), (.055, .017, .0003), (r * math.cos(a) * 1.3, -.17 + r * math.sin(a) * .8, z), (rnd.random() * 44 - 22, rnd.random() * 44 - 22, rnd.random() * 360), bevel=0)
    k = new()
    for i in range(420):
        u, v, w = rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.random()
        s = 1 if rnd.random() < .75 else rnd.random()
        x, y = (.145 * u, -.075 * abs(v) ** .2 * s) if rnd.random() < .6 else (.15 * math.copysign(abs(u) ** .2, u) * s, .075 * v)
        box(k, paint(cols[i % len(cols)], .85), (.055, .017, .0003), (x * (1 - .15 * w), y * (1 - .2 * w), .012 + .29 * w), (rnd.random() * 360, rnd.random() * 360, rnd.random() * 360), bevel=0)
    loft(k, paint((.95, .96, .97), .04, trans=.97, spec=.4), [(.002, .150, .07, 4), (.02, .168, .092, 4), (.16, .170, .094, 3.6), (.28, .150, .075, 3), (.33, .060, .030, 2.4), (.345, .034, .020, 2)], 72)
    loft(k, paint(cols[0] if len(cols) < 6 else (.02, .12, .5), .5), [(.338, .040, .024, 2), (.352, .040, .024, 2)], 40)
    loft(k, paint((.95, .96, .97), .06, trans=.9), [(.352, .036, .02, 2), (.40, .09, .02, 2.4)], 40, cap=False)
    box(k, m.white(), (.13, .0012, .075), (0, -.0955, .17), bevel=0)
    label(k, '1 kg', .034, (0, -.0966, .172), m.black())
    put(k, M((0, .05, 0)), c)


def snow(c):
    """Snow machine: drum-like outlet with a sock ring, tank under it, bracket."""
    k = new()
    box(k, paint((.62, .64, .66), .45), (.28, .36, .20), (0, .04, .16), bevel=.02, segs=3)
    lathe(k, m.black(), [(.070, 0), (.086, 0), (.086, .08), (.092, .085), (.092, .12), (.082, .125), (.078, .11), (.078, .02), (0, .02)], 72, (0, -.14, .17), (90, 0, 0))
    for i in range(9):
        lathe(k, m.steel(), [(.010 + i * .008, 0), (.0112 + i * .008, .0012), (.0124 + i * .008, 0)], 48, (0, -.256, .17), (90, 0, 0))
    rod(k, m.steel(), (-.076, -.256, .17), (.076, -.256, .17), .0018)
    rod(k, m.steel(), (0, -.256, .094), (0, -.256, .246), .0018)
    cyl(k, paint((.02, .12, .5), .45), .030, .022, (.07, .13, .27), segs=24)
    for s in (-1, 1):
        box(k, m.black(), (.005, .045, .24), (s * .158, .02, .14), bevel=.001)
        cyl(k, m.black_matte(), .024, .03, (s * .175, .02, .17), (0, 90, 0), segs=10, bevel=.005)
    box(k, m.black(), (.32, .06, .006), (0, .02, .018), bevel=.001)
    for s in (-1, 1):
        box(k, m.black(), (.03, .30, .016), (s * .13, .02, .008), bevel=.003)
    put(k, M((0, 0, 0)), c)
    rnd = random.Random(2)
    for i in range(70):
        y = -.28 - rnd.random() * .20
        x, z = rnd.gauss(0, .03 + .12 * (-.28 - y)), max(.004, .17 - (-.28 - y) * .45 + rnd.gauss(0, .05))
        r = .003 + rnd.random() * .004
        lathe(c, paint((.86, .88, .9), .7), [(0, -r), (r * .8, -r * .5), (r, 0), (r * .8, r * .5), (0, r)], 10, (x, y, z))
    for i in range(60):
        x, y, r = rnd.gauss(0, .10), -.42 + rnd.gauss(0, .07), .004 + rnd.random() * .004
        lathe(c, paint((.86, .88, .9), .7), [(0, -r), (r * .8, -r * .5), (r, 0), (r * .8, r * .5), (0, r)], 10, (x, y, r * .6))


def bubbles(c):
    """Bubble machine: open front with two rotating wand wheels, tank below, bubbles rising."""
    b = m.shell()
    w, d, h = .42, .28, .30
    box(c, b, (w, d, .10), (0, 0, .07), bevel=.01)
    box(c, b, (w, .03, h), (0, d / 2 - .015, .02 + h / 2), bevel=.006)
    box(c, b, (w, d, .025), (0, 0, .02 + h), bevel=.006)
    for s in (-1, 1):
        box(c, b, (.02, d, h), (s * (w / 2 - .01), 0, .02 + h / 2), bevel=.006)
        lathe(c, m.black(), [(.030, 0), (.075, 0), (.078, .004), (.030, .010)], 48, (s * .10, d / 2 - .032, .21), (90, 0, 0))
        for i in range(8):
            a = 2 * math.pi * i / 8
            lathe(c, paint((.75, .5, .02), .4), [(.014 + .003 * math.cos(t), .003 * math.sin(t)) for t in [j * math.pi / 4 for j in range(9)]], 28, (s * .10 + .058 * math.cos(a), -.03, .205 + .058 * math.sin(a)), (90, 0, 0))
            rod(c, paint((.75, .5, .02), .4), (s * .10, -.03, .205), (s * .10 + .043 * math.cos(a), -.03, .205 + .043 * math.sin(a)), .003)
        cyl(c, m.black(), .016, .05, (s * .10, -.01, .205), (90, 0, 0))
    feet(c, .34, .20, .018, .020)
    carry(c, -.09, .09, .335, .05)
    y = -d / 2 - .001
    display(c, -.13, y, .07, .06, .03, (.3, .75, 1), 2)
    for i in range(3):
        button(c, -.07 + i * .018, y, .07, .012, .010)
    rnd = random.Random(4)
    sp = paint((.90, .95, 1), .0, trans=1., ior=1.06, spec=.8)
    for i in range(15):
        r = .012 + rnd.random() * .020
        x, yy, z = rnd.uniform(-.24, .24), -.22 - rnd.random() * .12, .12 + rnd.random() * .42
        lathe(c, sp, [(r * math.sin(t), -r * math.cos(t)) for t in [j * math.pi / 14 for j in range(15)]], 32, (x, yy, z))


def laser(c):
    b = paint((.022, .0225, .025), .4)
    w, d, h = .30, .30, .15
    box(c, b, (w, d, h), (0, 0, .12), bevel=.006)
    for i in range(13):
        for s in (-1, 1):
            box(c, m.black(), (.012, d - .02, .005), (s * (w / 2 + .004), 0, .06 + i * .010), bevel=.001)
    y = -d / 2 - .001
    box(c, m.black(), (w - .02, .005, h - .02), (0, y, .12), bevel=.003)
    box(c, m.steel(), (.085, .008, .060), (-.05, y - .002, .125), bevel=.004)
    box(c, paint((.02, .03, .03), .02, spec=1., coat=1.), (.068, .009, .044), (-.05, y - .003, .125), bevel=.002)
    box(c, m.emit('lz', (.1, 1, .2), 4.), (.005, .010, .005), (-.05, y - .0035, .125), bevel=0)
    t = paint((.78, .55, .02), .5)
    extrude(c, t, [(-.026, -.020), (.026, -.020), (0, .025)], .001, (.055, y - .003, .145), bevel=0)
    extrude(c, m.black(), [(-.018, -.015), (.018, -.015), (0, .016)], .0014, (.055, y - .003, .1448), bevel=0)
    for i in range(8):
        a = i * math.pi / 4
        rod(c, t, (.055, y - .0040, .1395), (.055 + .009 * math.cos(a), y - .0040, .1395 + .009 * math.sin(a)), .0009, 6)
    label(c, 'CLASS 4', .013, (.055, y - .0032, .105), t)
    label(c, 'LASER', .013, (.055, y - .0032, .088), t)
    lamp(c, .115, y - .003, .165, 'r', .005)
    lamp(c, .115, y - .003, .145, 'g', .004)
    for s in (-1, 1):
        box(c, m.black(), (.005, .04, .17), (s * (w / 2 + .022), 0, .10), bevel=.001)
        cyl(c, m.black_matte(), .024, .03, (s * (w / 2 + .040), 0, .13), (0, 90, 0), segs=10, bevel=.005)
    box(c, m.black(), (w + .05, .04, .006), (0, 0, .016), bevel=.001)
    for s in (-1, 1):
        box(c, m.black(), (.03, .26, .014), (s * .12, 0, .008), bevel=.003)


def laser_rear(c):
    k = new()
    laser(k)
    put(k, M((0, 0, 0), (0, 0, 180)), c)
    y = -.151
    box(c, m.black(), (.28, .005, .13), (0, y, .12), bevel=.003)
    cyl(c, m.steel(), .014, .008, (-.10, y - .005, .15), (90, 0, 0), segs=32)
    box(c, m.chrome(), (.004, .03, .022), (-.10, y - .020, .15), bevel=.001)
    xlr_on(c, -.10, y - .003, .095, 3)
    xlr_on(c, -.06, y - .003, .15, 3, male=True)
    xlr_on(c, -.06, y - .003, .095, 3)
    slot_on(c, .0, y - .003, .15, .039, .008)
    slot_on(c, .0, y - .003, .12, .039, .008)
    rj45_on(c, .0, y - .003, .09)
    estop(c, .055, y - .003, .14, .014)
    pcon_on(c, .105, y - .003, .15, 'blue')
    pcon_on(c, .105, y - .003, .095, 'grey')


def mirror_ball(c):
    """Ball of flat 10 mm facets, a motor above it on a short pipe."""
    R = .25
    core = paint((.03, .03, .032), .6)
    lathe(c, core, [((R - .003) * math.sin(t), -(R - .003) * math.cos(t)) for t in [i * math.pi / 40 for i in range(41)]], 64)
    ch = m.chrome()
    import bmesh
    bm = bmesh.new()
    rnd = random.Random(1)
    s = .0135
    rows = int(math.pi * R / (s * 1.08))
    for i in range(1, rows):
        th = math.pi * i / rows
        n = max(1, int(2 * math.pi * R * math.sin(th) / (s * 1.08)))
        for j in range(n):
            ph = 2 * math.pi * j / n
            nrm = Vector((math.sin(th) * math.cos(ph), math.sin(th) * math.sin(ph), math.cos(th)))
            nn = (nrm + Vector((rnd.gauss(0, .02), rnd.gauss(0, .02), rnd.gauss(0, .02)))).normalized()
            e = Vector((-math.sin(ph), math.cos(ph), 0))
            f = nn.cross(e).normalized()
            e = f.cross(nn)
            p = nrm * R
            h = s / 2
            bm.faces.new([bm.verts.new(p + e * (a * h) + f * (b * h)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    me = bpy.data.meshes.new('facets')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(ch)
    o = bpy.data.objects.new('facets', me)
    c.objects.link(o)
    rod(c, m.chrome(), (0, 0, R - .01), (0, 0, R + .09), .0045)
    cyl(c, m.chrome(), .022, .016, (0, 0, R + .006))
    box(c, m.black(), (.11, .11, .06), (0, 0, R + .12), bevel=.008)
    for s_ in (-1, 1):
        box(c, m.black(), (.004, .03, .05), (s_ * .03, 0, R + .165), bevel=.001)
    k = new()
    md.clamp(k, .0)
    put(k, M((0, 0, R + .15)), c)
    rod(c, m.alu(), (-.34, 0, R + .21), (.34, 0, R + .21), .0242, 32)
    tube(c, m.rubber(), [(.055, .03, R + .12), (.10, .04, R + .13), (.12, .03, R + .18), (.16, .026, R + .22), (.30, .026, R + .225)], .0035)
