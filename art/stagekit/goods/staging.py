"""Decks, rails, cloth, lectern, tape and paper."""
from ..parts import *
from .. import models as md
from .lighting import old


def deck1(c):
    md.deck(c, 1., 1., .4)


def deck_tri(c, s=1., h=.4):
    """Right-angled triangle: frame profile on three sides, three legs."""
    al = m.alu()
    a, b, d = Vector((-s / 2, -s / 2, 0)), Vector((s / 2, -s / 2, 0)), Vector((-s / 2, s / 2, 0))
    ply = m.pbr('deckply', (.045, .032, .024), .62, noise=.12, scale=30, bump=.3)
    k = new()
    extrude(k, ply, [(-s / 2 + .004, -s / 2 + .004), (s / 2 - .012, -s / 2 + .004), (-s / 2 + .004, s / 2 - .012)], .018, bevel=.001)
    put(k, Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, h - .009), (0, 0, 0, 1))), c)      # drawn upright, laid flat
    for p, q in ((a, b), (b, d), (d, a)):
        v = q - p
        mid = (p + q) / 2
        deg = math.degrees(math.atan2(v.y, v.x))
        n = Vector((-v.y, v.x, 0)).normalized()
        box(c, al, (v.length - .02, .028, .095), tuple(mid + n * .014 + Vector((0, 0, h - .052))), (0, 0, deg), bevel=.003)
        for t in (-.026, .026):
            box(c, m.alu_brushed(), (v.length - .04, .003, .008), tuple(mid - n * .0005 + Vector((0, 0, h - .052 + t))), (0, 0, deg), bevel=.001)
    for x, y in ((-s / 2 + .08, -s / 2 + .08), (s / 2 - .20, -s / 2 + .08), (-s / 2 + .08, s / 2 - .20)):
        rod(c, al, (x, y, .01), (x, y, h - .06), .0242, 32)
        cyl(c, m.rubber(), .029, .03, (x, y, .015))
        box(c, al, (.085, .085, .10), (x, y, h - .10), bevel=.008)


def legs(c, L=.4):
    """Four square legs with rubber feet; three lie, one leans across them."""
    al = m.alu()
    def leg(k):
        box(k, al, (.06, .06, L), (0, 0, L / 2), bevel=.004)
        for s in (-1, 1):
            box(k, m.alu_brushed(), (.012, .0615, L - .01), (s * .012, 0, L / 2), bevel=.001)
        lathe(k, m.steel(), [(0, -.035), (.010, -.035), (.010, 0)], 20)
        lathe(k, m.rubber(), [(0, -.060), (.030, -.058), (.034, -.050), (.030, -.036), (.012, -.034), (0, -.034)], 40)
        box(k, m.black_matte(), (.058, .058, .006), (0, 0, L + .001), bevel=.002)
        cyl(k, paint((.005, .005, .005), .9), .007, .0615, (0, 0, L - .05), (90, 0, 0), segs=20, bevel=0)
    for i in range(4):
        k = new()
        leg(k)
        if i < 3:
            put(k, M((L / 2 - .02 * i, -.11 + i * .11, .031), (0, -90, 2 - i * 3)), c)
        else:
            put(k, M((-.16 - L * .05, .0, .062), (0, 0, 35)), c) if L < .5 else put(k, M((L / 2 - .05, .055, .093), (0, -90, 11)), c)


def steps(c, n=5, w=1.0, H=.9):
    """Stage steps with handrails on both sides."""
    al, bl = m.alu(), paint((.045, .032, .024), .62, noise=.12, scale=30, bump=.3)
    run = .28
    for i in range(n):
        z = H * (i + 1) / n
        y = -run * n / 2 + run * i
        box(c, bl, (w, .30, .028), (0, y + .13, z - .014), bevel=.003)
        box(c, al, (w, .008, .034), (0, y - .018, z - .016), bevel=.002)
        box(c, paint((.70, .50, .02), .5), (w - .02, .03, .002), (0, y + .005, z + .0005), bevel=0)
    for s in (-1, 1):
        x = s * (w / 2 + .02)
        a = Vector((x, -run * n / 2 - .02, H / n - .07))
        b = Vector((x, run * n / 2 - .06, H - .07))
        rod(c, al, a, b, .024, 20)
        rod(c, al, (x, -run * n / 2 + .06, .01), (x, -run * n / 2 + .06, H / n), .022, 20)
        rod(c, al, (x, run * n / 2 - .10, .01), (x, run * n / 2 - .10, H), .022, 20)
        up = Vector((0, 0, .92))
        st = paint((.02, .02, .022), .4)
        p, q = a + Vector((0, .10, .07)), b + Vector((0, -.02, .07))
        rod(c, st, p, p + up, .019, 18)
        rod(c, st, q, q + up, .019, 18)
        rod(c, st, p + up, q + up, .021, 18)
        rod(c, st, p + up * .5, q + up * .5, .013, 14)
        for e in (p, q):
            rod(c, al, e, e - Vector((0, 0, .08)), .026, 18)
    for y in (-run * n / 2 + .06, run * n / 2 - .10):
        for s in (-1, 1):
            cyl(c, m.rubber(), .03, .03, (s * (w / 2 + .02), y, .015))


def handrail(c):
    st = paint((.018, .018, .02), .42)
    L, h = 2.0, 1.1
    rod(c, st, (-L / 2, 0, h), (L / 2, 0, h), .021, 20)
    rod(c, st, (-L / 2, 0, .10), (L / 2, 0, .10), .016, 18)
    for s in (-1, 1):
        rod(c, st, (s * L / 2, 0, 0), (s * L / 2, 0, h), .021, 20)
        lathe(c, st, [(0, -.021), (.015, -.015), (.021, 0), (.015, .015), (0, .021)], 20, (s * L / 2, 0, h))
        box(c, m.steel(), (.07, .03, .16), (s * (L / 2 - .20), .012, .03), bevel=.004)
        box(c, m.steel(), (.07, .06, .014), (s * (L / 2 - .20), .03, -.045 + .0), bevel=.003)
        cyl(c, m.black_matte(), .022, .03, (s * (L / 2 - .20), -.03, .05), (90, 0, 0), segs=8, bevel=.004)
    for i in range(17):
        x = -L / 2 + (i + 1) * L / 18
        rod(c, st, (x, 0, .10), (x, 0, h), .008, 12)


def ramp(c):
    al = m.alu()
    grip = paint((.05, .05, .052), .85, bump=.6, scale=260)
    k = new()
    for i in range(2):
        x0 = -1.0 + i * 1.0
        box(k, grip, (.985, .86, .010), (x0 + .5, 0, .036), bevel=.001)
        for s in (-1, 1):
            box(k, al, (.99, .022, .10), (x0 + .5, s * .44, .05), bevel=.003)
        for q in range(4):
            box(k, al, (.03, .86, .03), (x0 + .1 + q * .26, 0, .016), bevel=.002)
    for s in (-1, 0, 1):
        cyl(k, m.steel(), .012, .16, (0, s * .30, .035), (90, 0, 0))
    box(k, al, (.14, .86, .008), (1.06, 0, .034), (0, 8, 0), bevel=.002)
    box(k, al, (.10, .86, .008), (-1.04, 0, .028), (0, -10, 0), bevel=.002)
    box(k, paint((.70, .50, .02), .5), (.03, .86, .0014), (.96, 0, .0418), bevel=0)
    box(k, paint((.70, .50, .02), .5), (.03, .86, .0014), (-.96, 0, .0418), bevel=0)
    for s in (-1, 1):
        tube(k, m.black(), [(-.12 + 0, s * .455, .06), (-.12, s * .48, .06), (.12, s * .48, .06), (.12, s * .455, .06)], .010, smooth=False)
        cyl(k, m.rubber(), .05, .03, (-.80, s * .475, .05), (90, 0, 0), segs=36, bevel=.006)
    put(k, M((0, 0, .20), (0, -9.5, 0)), c)
    # the low stage edge that it rests on
    box(c, al, (.03, 1.0, .30), (1.13, 0, .22), bevel=.003)
    box(c, m.pbr('deckply', (.045, .032, .024), .62, noise=.12, scale=30, bump=.3), (.32, 1.0, .018), (1.285, 0, .362), bevel=.001)
    for s in (-1, 1):
        box(c, al, (.06, .06, .36), (1.38, s * .42, .18), bevel=.003)


def cloth(name, rgb): return paint(rgb, .95, sheen=.5, bump=.35, scale=380)


def folds(c, mt, w, h, n=11, depth=.05, bottom=.0, z=0, seed=3):
    """Hanging cloth in soft folds."""
    rnd = random.Random(seed)
    ph = [rnd.random() * 6.28 for _ in range(4)]
    def f(u, v):
        a = u * n * 2 * math.pi
        g = depth * (.35 + .65 * (1 - v)) * (math.sin(a + .5 * math.sin(a * .5 + ph[0])) + .3 * math.sin(a * .37 + ph[1]))
        return ((u - .5) * w, g, z + h * v)
    return grid_surface(c, mt, f, n * 22, 14)


def skirt(c):
    """Pleated black skirt hanging from the side of a deck."""
    al = m.alu()
    h = .40
    bl = cloth('molton', (.012, .012, .013))
    L = 2.0
    def f(u, v):
        a = u * 40 * 2 * math.pi
        tri = 2 / math.pi * math.asin(math.sin(a) * .97)
        return ((u - .5) * L, -.522 + .013 * tri * (.4 + .6 * (1 - v)), .004 + (h - .03) * v)
    grid_surface(c, bl, f, 640, 4)
    box(c, cloth('tape', (.03, .03, .032)), (L, .004, .05), (0, -.512, h - .045), bevel=.001)
    box(c, m.pbr('deckply', (.045, .032, .024), .62, noise=.12, scale=30, bump=.3), (L - .01, .99, .018), (0, 0, h - .009), bevel=.001)
    for s in (-1, 1):
        box(c, al, (L, .028, .095), (0, s * .486, h - .052), bevel=.003)
        box(c, al, (.028, .97, .095), (s * (L / 2 - .014), 0, h - .052), bevel=.003)
    for sx in (-1, 1):
        rod(c, al, (sx * .92, .42, .01), (sx * .92, .42, h - .06), .0242, 24)


def drape(c, rgb=(.012, .012, .013)):
    """Molton drape hung by eyelets and ties from a bar on two uprights."""
    mt = cloth('drape', rgb)
    w, h = 1.9, 2.45
    folds(c, mt, w, h - .10, 9, .055, z=.03)
    box(c, mt, (w, .012, .07), (0, 0, h - .055), bevel=.002)
    rod(c, m.alu(), (-w / 2 - .14, 0, h + .03), (w / 2 + .14, 0, h + .03), .021, 24)
    for i in range(13):
        x = -w / 2 + .05 + i * (w - .10) / 12
        lathe(c, m.chrome(), [(.009 + .004 * math.cos(t), .004 * math.sin(t)) for t in [j * math.pi / 4 for j in range(9)]], 20, (x, -.007, h - .05), (90, 0, 0))
        lathe(c, paint(tuple(.8 * q + .06 for q in rgb), .8), [(.0225, -.006), (.026, -.006), (.026, .006), (.0225, .006)], 24, (x, 0, h + .03), (0, 90, 8))
        tube(c, paint(tuple(.8 * q + .06 for q in rgb), .8), [(x, -.01, h - .045), (x, -.024, h + .01), (x + .012, -.028, h - .05), (x + .016, -.030, h - .12)], .003)
    for s in (-1, 1):
        rod(c, m.alu(), (s * (w / 2 + .11), 0, 0), (s * (w / 2 + .11), 0, h + .06), .024, 24)
        box(c, m.black(), (.34, .40, .012), (s * (w / 2 + .11), 0, .006), bevel=.003)


def pipe_kit(c):
    """Base plate, telescopic upright with slotted head, telescopic crossbar hooked into it."""
    bl = paint((.016, .0165, .017), .5)
    box(c, bl, (.50, .50, .008), (-.55, 0, .004), bevel=.002)
    cyl(c, m.steel(), .018, .12, (-.55, 0, .066))
    rod(c, m.alu(), (-.55, 0, .02), (-.55, 0, 1.05), .0242, 28)
    rod(c, m.alu_brushed(), (-.55, 0, 1.0), (-.55, 0, 1.82), .0195, 28)
    cyl(c, m.black_matte(), .030, .05, (-.55, 0, 1.05), segs=24)
    cyl(c, m.black_matte(), .016, .03, (-.51, 0, 1.05), (0, 90, 0), segs=8)
    cyl(c, m.black(), .034, .045, (-.55, 0, 1.83), segs=28)
    for a in range(4):
        an = math.radians(a * 90)
        box(c, paint((.002, .002, .002), 1), (.014, .030, .030), (-.55 + .030 * math.cos(an), .030 * math.sin(an), 1.838), (0, 0, a * 90), bevel=0)
    rod(c, m.alu(), (-.52, 0, 1.83), (.18, 0, 1.83), .020, 24)
    rod(c, m.alu_brushed(), (.15, 0, 1.83), (.62, 0, 1.83), .016, 24)
    cyl(c, m.black_matte(), .025, .05, (.18, 0, 1.83), (0, 90, 0), segs=24)
    box(c, m.steel(), (.012, .010, .05), (.63, 0, 1.815), bevel=.002)
    # crossbar's own end: a second upright in front lies on the ground
    rod(c, m.alu(), (-.25, -.38, .024), (.62, -.30, .024), .0242, 28)
    rod(c, m.alu_brushed(), (.60, -.302, .024), (.80, -.283, .024), .0195, 28)


def barrier(c):
    al = m.alu()
    w, h, d = 1.0, 1.2, 1.10
    for s in (-1, 1):
        x = s * (w / 2 - .02)
        rod(c, al, (x, -.48, .03), (x, -.42, h), .020, 20)
        rod(c, al, (x, -.42, h - .02), (x, .55, .06), .018, 20)
        rod(c, al, (x, -.50, .03), (x, .58, .03), .020, 20)
        rod(c, al, (x, .10, .05), (x, .02, .62), .014, 16)
    lathe(c, al, [(0, -w / 2), (.030, -w / 2 + .004), (.030, w / 2 - .004), (0, w / 2)], 32, (0, -.42, h + .012), (0, 90, 0))
    for i in range(11):
        x = -w / 2 + .06 + i * (w - .12) / 10
        rod(c, al, (x, -.475, .12), (x, -.424, h - .02), .008, 12)
    rod(c, al, (-w / 2 + .02, -.476, .10), (w / 2 - .02, -.476, .10), .016, 16)
    box(c, paint((.32, .325, .33), .5, .8, bump=.8, scale=90), (w - .02, 1.06, .006), (0, .03, .052), bevel=.001)
    box(c, paint((.32, .325, .33), .5, .8, bump=.8, scale=90), (w - .06, .26, .006), (0, .10, .36), bevel=.001)
    for s in (-1, 1):
        rod(c, al, (-w / 2 + .04, .10 + s * .12, .35), (w / 2 - .04, .10 + s * .12, .35), .012, 14)
    for z in (.35, .85):
        cyl(c, m.steel(), .010, .05, (w / 2 + .006, -.455 + z * .03, z), segs=16)


def matting(c):
    """Roll of dance vinyl, black outside, its end folded back to show the grey side."""
    bk, gr = paint((.018, .018, .019), .75), paint((.26, .265, .27), .75)
    W, R = 1.5, .115
    n = 150
    def f(u, v):
        t = v
        if t < .25:             # flat on the ground towards the viewer
            return ((u - .5) * W, -.85 + t / .25 * .85, .002)
        a = (t - .25) / .75 * 2 * math.pi * 6
        r = R * (1 - .62 * (t - .25) / .75)
        return ((u - .5) * W, .0 + r * math.sin(a), R - r * math.cos(a) + .002)
    o = grid_surface(c, bk, f, 1, n)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset = .0028, 0
    k = new()
    def g(u, v):                # the corner turned over
        a = min(math.pi, v * 1.6 * math.pi)
        r = .035
        y0 = -.86
        if v < .62:
            return ((u - .5) * .62 + .40, y0 - r * math.sin(a), r - r * math.cos(a) + .003)
        return ((u - .5) * .62 + .40, y0 + (v - .62) * .75, 2 * r + .003 - (v - .62) * .12)
    grid_surface(k, gr, g, 1, 60)
    put(k, M((0, 0, 0)), c)
    lathe(c, paint((.45, .33, .2), .8), [(.036, -W / 2 - .004), (.040, -W / 2 - .004), (.040, W / 2 + .004), (.036, W / 2 + .004), (.036, -W / 2 - .004)], 40, (0, 0, R), (0, 90, 0))


def lectern(c):
    """Clear acrylic: base, two uprights that form the column, shelf, sloping top with a lip."""
    ac = m.clear((.72, .85, .89), .12)
    box(c, ac, (.50, .40, .015), (0, 0, .012), bevel=.002)
    for s in (-1, 1):
        box(c, ac, (.015, .24, 1.05), (s * .13, .03, .545), bevel=.002)
    box(c, ac, (.40, .015, 1.05), (0, -.08, .545), bevel=.002)
    box(c, ac, (.245, .24, .012), (0, .04, .86), bevel=.002)
    box(c, ac, (.58, .42, .015), (0, -.01, 1.115), (14, 0, 0), bevel=.002)
    box(c, ac, (.58, .015, .05), (0, -.215, 1.085), (14, 0, 0), bevel=.002)
    for sx in (-1, 1):
        for z in (.20, .60, .95):
            cyl(c, m.chrome(), .012, .012, (sx * .13, -.092, z), (90, 0, 0), segs=24)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(c, m.chrome(), .014, .006, (sx * .22, sy * .17, .003))


TAPES = dict(BK=(.012, .012, .0125), WH=(.72, .72, .70), YL=(.80, .86, .02))


def roll(c, rgb, loc, rot=(0, 0, 0), tail=False):
    k = new()
    R, r, w = .062, .0385, .050
    mt = paint(rgb, .85, bump=.5, scale=700)
    lathe(k, mt, [(r, 0), (R - .001, 0), (R, .001), (R, w - .001), (R - .001, w), (r, w)], 96)
    for i in range(8):
        q = r + (R - r) * (i + .5) / 8
        lathe(k, paint(tuple(x * .6 for x in rgb), .9), [(q, w + .0001), (q + .0003, w + .0003), (q + .0006, w + .0001)], 72)
    lathe(k, paint((.50, .38, .25), .8), [(r - .003, -.0005), (r, -.0005), (r, w + .0005), (r - .003, w + .0005), (r - .003, -.0005)], 64)
    if tail:
        def f(u, v):
            return (v * .085, -R + .0 - .010 * math.sin(v * 2.2), u * w)
        grid_surface(k, mt, f, 1, 16)
    put(k, M(loc, rot), c)


def tape(c, colour='BK'):
    if colour == 'all':
        for i, q in enumerate(('BK', 'WH', 'YL')):
            roll(c, TAPES[q], (.002 * i, -.002 * i, i * .0505))
        return
    roll(c, TAPES[colour], (-.035, .03, 0))
    roll(c, TAPES[colour], (.055, -.035, .062), (-90, 0, -22), True)


def handbook(c):
    """Pocket book with a plain cover: one lies, one stands a little open."""
    cover = paint((.012, .05, .13), .55)
    page = paint((.75, .74, .70), .8)
    def book(k):
        w, h, t = .105, .148, .012
        box(k, page, (w - .004, t - .003, h - .006), (.001, 0, h / 2), bevel=.0005)
        for s in (-1, 1):
            box(k, cover, (w, .0010, h), (0, s * t / 2, h / 2), bevel=.0004)
        box(k, cover, (.0012, t, h), (-w / 2, 0, h / 2), bevel=.0004)
        y = -t / 2 - .0007
        box(k, paint((.80, .50, .02), .5), (w * .8, .0005, .004), (0, y, h * .62), bevel=0)
        label(k, 'STAGE', .0195, (0, y - .0003, h * .83))
        label(k, 'HANDBOOK', .0140, (0, y - .0003, h * .72))
        for i in range(3):
            box(k, m.grey(), (w * (.5 - i * .1), .0005, .0025), (0, y, h * .50 - i * .010), bevel=0)
        lathe(k, m.white(), [(.017, 0), (.0185, 0), (.0185, .0004), (.017, .0004)], 40, (0, y, h * .24), (90, 0, 0))
        for i in range(5):
            a = math.radians(126 + i * 72)
            cyl(k, m.white(), .0021, .0006, (.0095 * math.cos(a), y, h * .24 + .0095 * math.sin(a)), (90, 0, 0), segs=14, bevel=0)
    k = new()
    book(k)
    put(k, M((.0, .02, .002), (-14, 0, 0)), c)
    k = new()
    book(k)
    put(k, M((.055, -.035, .0065), (-90, 0, 24)) @ M((0, 0, -.074)), c)
    box(c, paint((.02, .02, .02), .8), (.06, .05, .02), (0, .06, .010), bevel=.003)
