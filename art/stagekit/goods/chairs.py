"""Chairs, stools and their trolley."""
from ..parts import *
from .. import models as md


def folding_wood(c):
    w = m.pbr('beech', (.52, .30, .14), .5, noise=.12, scale=14, bump=.05)
    for s in (-1, 1):
        x = s * .205
        rod_(c, w, (x, -.20, .015), (x, .17, .82), .030, .020)
        rod_(c, w, (x * .86, .235, .015), (x * .86, -.185, .455), .028, .020)
        cyl(c, paint((.25, .25, .24), .95), .014, .012, (x, -.20, .006))
        cyl(c, paint((.25, .25, .24), .95), .014, .012, (x * .86, .235, .006))
        cyl(c, m.steel(), .006, .05, (x * .94, .012, .245), (0, 90, 0), segs=16)
    for i in range(7):
        box(c, w, (.36, .046, .016), (0, -.19 + i * .054, .462 - i * .0025), bevel=.004)
    for s in (-1, 1):
        box(c, w, (.022, .38, .03), (s * .15, -.03, .440), bevel=.003)
    for z, y in ((.62, .096), (.70, .127), (.78, .155)):
        box(c, w, (.40, .014, .062), (0, y, z), (-22, 0, 0), bevel=.005)
    for q in ((-.12, .165), (.19, .06)):
        rod(c, w, (-.19, q[0], q[1]), (.19, q[0], q[1]), .010)


def rod_(c, mt, a, b, w, t):
    """Rectangular bar from a to b."""
    a, b = Vector(a), Vector(b)
    d = b - a
    k = new()
    box(k, mt, (t, w, d.length), (0, 0, 0), bevel=.004)
    put(k, Matrix.Translation((a + b) / 2) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4(), c)


def fabric(): return m.pbr('fab2', (.020, .021, .024), .92, sheen=.5, bump=.5, scale=160)


def orchestra(c):
    """Musician's chair: forward-tilting firm seat, separate back, telescopic legs with scales."""
    bl, cr = m.black(), m.chrome()
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * .21, sy * .19
            rod(c, bl, (x, y, .20), (x * .93, y * .93, .45), .0135, 20)
            rod(c, cr, (x * 1.05, y * 1.05, .012), (x, y, .22), .0105, 20)
            cyl(c, m.rubber(), .016, .024, (x * 1.05, y * 1.05, .012))
            cyl(c, m.black_matte(), .018, .03, (x, y, .205), segs=20)
        rod(c, bl, (sx * .20, -.18, .30), (sx * .20, .18, .30), .008)
        tube(c, bl, [(sx * .19, .17, .45), (sx * .19, .215, .55), (sx * .19, .235, .70), (sx * .19, .25, .82)], .0125)
    rod(c, bl, (-.20, .18, .30), (.20, .18, .30), .008)
    k = new()
    loft(k, fabric(), [(0, .215, .205, 5), (.006, .225, .215, 5), (.036, .228, .218, 5), (.052, .222, .21, 4.6), (.058, .18, .175, 4)], 72)
    put(k, M((0, -.005, .452), (5, 0, 0)), c)
    k = new()
    loft(k, fabric(), [(-.018, .205, .115, 5), (-.012, .215, .125, 5), (.012, .217, .127, 5), (.024, .20, .11, 4.4)], 72)
    put(k, M((0, .238, .745), (82, 0, 0)), c)
    for s in (-1, 1):
        cyl(c, m.black_matte(), .022, .02, (s * .205, .245, .72), (0, 90, 0), segs=10, bevel=.004)


def bar_stool(c):
    wh, cr = paint((.74, .745, .74), .38), m.chrome()
    lathe(c, cr, [(0, .022), (.03, .022), (.06, .018), (.19, .010), (.205, .004), (.205, 0), (0, 0)], 80)
    rod(c, cr, (0, 0, .015), (0, 0, .42), .030, 36)
    rod(c, cr, (0, 0, .40), (0, 0, .70), .020, 36)
    lathe(c, cr, [(.150 + .010 * math.cos(t), .010 * math.sin(t)) for t in [i * math.pi / 6 for i in range(13)]], 64, (0, -.05, .27))
    rod(c, cr, (0, 0, .27), (0, .10, .27), .008)
    rod(c, cr, (0, -.03, .27), (.12, -.13, .27), .007)
    rod(c, cr, (0, -.03, .27), (-.12, -.13, .27), .007)
    loft(c, wh, [(0, .15, .145, 3), (.012, .20, .185, 3.4), (.05, .208, .195, 3.4), (.066, .195, .18, 3), (.072, .14, .13, 2.6)], 72, (0, 0, .69))
    def back(u, v):
        a = math.radians(-62 + 124 * u)
        r = .205 + .020 * v
        e = 1 - .12 * (2 * u - 1) ** 4
        return (r * math.sin(a), r * math.cos(a) * .95, .71 + .20 * v * e)
    o = grid_surface(c, wh, back, 40, 10)
    md_ = o.modifiers.new('s', 'SOLIDIFY')
    md_.thickness = .022
    md_.offset = 0
    rod(c, cr, (.02, .02, .68), (.20, .06, .66), .005)


def drum_stool(c):
    bl, cr = m.black(), m.chrome()
    vinyl = paint((.014, .014, .015), .45, bump=.2, scale=120)
    loft(c, vinyl, [(0, .15, .15, 2), (.008, .165, .165, 2), (.055, .170, .170, 2), (.078, .160, .160, 2), (.088, .11, .11, 2)], 80, (0, 0, .49))
    lathe(c, paint((.25, .25, .26), .6), [(.1702, 0), (.1715, .002), (.1715, .006), (.1702, .008)], 80, (0, 0, .515))
    rod(c, cr, (0, 0, .20), (0, 0, .49), .0125, 28)
    for i in range(26):
        lathe(c, cr, [(.0123, .27 + i * .008), (.0140, .273 + i * .008), (.0123, .276 + i * .008)], 24)
    cyl(c, cr, .024, .05, (0, 0, .475), segs=32)
    cyl(c, m.black_matte(), .026, .035, (0, 0, .335), segs=24)
    box(c, m.black_matte(), (.05, .014, .016), (.04, 0, .335), bevel=.004)
    cyl(c, bl, .021, .10, (0, 0, .27), segs=28)
    for i in range(3):
        a = math.radians(-90 + i * 120)
        x, y = math.cos(a), math.sin(a)
        for s in (-1, 1):
            ox, oy = -y * .014 * s, x * .014 * s
            rod_(c, cr, (x * .02 + ox, y * .02 + oy, .30), (x * .26 + ox, y * .26 + oy, .018), .018, .005)
            rod_(c, cr, (x * .02 + ox, y * .02 + oy, .12), (x * .145 + ox, y * .145 + oy, .155), .014, .004)
        lathe(c, m.rubber(), [(0, 0), (.020, 0), (.022, .010), (.018, .03), (0, .036)], 28, (x * .265, y * .265, 0))
    cyl(c, bl, .020, .05, (0, 0, .12), segs=28)


def trolley(c, chairs=7):
    """Steel trolley carrying a stack of chairs."""
    st = paint((.03, .032, .036), .45)
    w, d = .62, .78
    for s in (-1, 1):
        box(c, st, (.04, d, .04), (s * w / 2, 0, .19), bevel=.004)
        box(c, st, (w, .04, .04), (0, s * d / 2, .19), bevel=.004)
        for sy in (-1, 1):
            castor(c, s * w / 2, sy * d / 2, .0625, .17)
    tube(c, st, [(-w / 2, d / 2, .19), (-w / 2, d / 2 + .04, .6), (-w / 2, d / 2 + .08, 1.30), (-w / 2 + .06, d / 2 + .085, 1.38), (w / 2 - .06, d / 2 + .085, 1.38), (w / 2, d / 2 + .08, 1.30), (w / 2, d / 2 + .04, .6), (w / 2, d / 2, .19)], .018)
    rod(c, st, (-w / 2, d / 2 + .055, .75), (w / 2, d / 2 + .055, .75), .014)
    k = new()
    md.stack_chair(k)
    for i in range(chairs):
        put(k, M((0, -.03 + i * .012, .215 + i * .105), (0, 0, 0)), c)


def stack_chair(c):
    md.stack_chair(c)
