"""Projection, LED walls, cameras, signal processing and displays."""
from ..parts import *
from .. import models as md
from .audio import tex
from .lighting import old


def projector_large(c):
    """Large-venue projector in a lifting frame: lens in the middle, wide intake grilles, separate lens barrel."""
    w, d, h = .60, .78, .26
    body = paint((.045, .046, .05), .38, noise=.05, scale=300)
    z = .10 + h / 2
    box(c, body, (w, d, h), (0, 0, z), bevel=.022, segs=4)
    y = -d / 2
    box(c, m.black(), (w - .04, .012, h - .05), (0, y - .002, z), bevel=.012)
    for s in (-1, 1):
        for i in range(14):
            box(c, paint((.004, .004, .004), .9), (.14, .006, .005), (s * .195, y - .008, z - .085 + i * .013), bevel=.001)
        for i in range(16):
            box(c, m.black_matte(), (.006, .010, .15), (s * (w / 2 + .0005), -.20 + i * .026, z), bevel=.001)
    lathe(c, m.black(), [(.095, -.01), (.095, .014), (.088, .018), (.084, .018), (.084, .06), (.092, .065), (.092, .13), (.086, .135), (.086, .17), (.092, .175), (.092, .21), (.080, .214), (.074, .19)], 80, (0, y, z), (90, 0, 0))
    for i in range(16):
        lathe(c, m.black_matte(), [(.0918, .072 + i * .0034), (.0935, .073 + i * .0034), (.0918, .074 + i * .0034)], 72, (0, y, z), (90, 0, 0))
    lathe(c, m.lens_coat(), [(.076, .192), (.055, .205), (.03, .212), (0, .214)], 64, (0, y, z), (90, 0, 0))
    fr = m.steel()
    for sx in (-1, 1):
        x = sx * (w / 2 + .035)
        for zz in (.03, .10 + h + .05):
            rod(c, fr, (x, -d / 2 + .02, zz), (x, d / 2 - .02, zz), .016, 20)
            lathe(c, fr, [(0, -.022), (.018, -.018), (.022, 0), (.018, .018), (0, .022)], 20, (x, -d / 2 + .02, zz))
        for sy in (-1, 1):
            rod(c, fr, (x, sy * (d / 2 - .02), .03), (x, sy * (d / 2 - .02), .10 + h + .05), .016, 20)
    for sy in (-1, 1):
        for zz in (.03, .10 + h + .05):
            rod(c, fr, (-w / 2 - .035, sy * (d / 2 - .02), zz), (w / 2 + .035, sy * (d / 2 - .02), zz), .016, 20)
    for s in (-1, 1):
        box(c, m.black_matte(), (.05, .06, .07), (s * (w / 2 + .005), 0, z), bevel=.006)
    for i, col in enumerate('gba'):
        lamp(c, -.24 + i * .016, y - .009, z + .098, col, .003)


def projector_ust(c):
    """White ultra short throw box: the lens looks up and back from a slot in its top."""
    wh = paint((.72, .725, .73), .4)
    extrude(c, wh, rounded([(-.20, 0), (.20, 0), (.20, .12), (.10, .155), (-.20, .125)], .022, 5), .44, (0, 0, .016), (0, 0, 90), bevel=.016, segs=3)
    feet(c, .34, .30, .016, .016)
    t = new()
    box(t, paint((.01, .01, .012), .3), (.24, .12, .01), (0, 0, 0), bevel=.02)
    loft(t, paint((.02, .02, .03), .03, spec=1., coat=1.), [(.003, .095, .042, 5), (.010, .085, .036, 3)], 48)
    put(t, M((0, .035, .158), (9.5, 0, 0)), c)
    y = -.200
    box(c, paint((.06, .062, .066), .6), (.40, .004, .085), (0, y - .0005, .075), bevel=.01)
    for i in range(30):
        box(c, paint((.012, .012, .014), .8), (.004, .005, .07), (-.185 + i * .0128, y - .001, .075), bevel=.001)
    for i in range(5):
        cyl(c, m.grey(), .006, .003, (.10 + i * .018, -.11, .148), (7, 0, 0), segs=20)
    lamp(c, -.17, y - .003, .028, 'b', .003)


def rear_surface(c):
    """Rear projection foil in its frame: dark grey, the projector glowing through from behind."""
    w, h, z = 2.8, 1.6, .50
    quad(c, paint((.20, .205, .215), .8, spec=.15), w - .02, h - .02, (0, -.006, z + h / 2))
    quad(c, tex('vp_land.png', .55), w * .97, h * .97, (0, -.0075, z + h / 2))
    for s in (-1, 1):
        box(c, paint((.06, .06, .065), .8), (w + .10, .010, .07), (0, -.008, z + h / 2 + s * h / 2), bevel=.002)
        box(c, paint((.06, .06, .065), .8), (.07, .010, h + .10), (s * w / 2, -.008, z + h / 2), bevel=.002)
        for i in range(15):
            cyl(c, m.chrome(), .008, .004, (-w / 2 + i * w / 14, -.014, z + h / 2 + s * h / 2), (90, 0, 0), segs=14)
        box(c, m.alu(), (w, .03, .03), (0, .03, z + h / 2 + s * h / 2), bevel=.003)
        x = s * (w / 2 - .25)
        box(c, m.alu(), (.035, .035, z + h * .7), (x, .06, (z + h * .7) / 2), bevel=.003)
        box(c, m.alu(), (.035, .9, .035), (x, .06, .05), bevel=.004)
        rod(c, m.alu(), (x, .06, .9), (x, .46, .07), .012)
        for sy in (-1, 1):
            cyl(c, m.rubber(), .03, .035, (x, .06 + sy * .42, .0175))
    # a second, folded surface lies in front of it
    sh = paint((.16, .165, .175), .7)
    for i in range(5):
        box(c, sh, (.80 - i * .012, .34 - i * .006, .012), (0, -.62, .008 + i * .0125), (0, 0, i * .6), bevel=.005)
    for i in range(9):
        cyl(c, m.chrome(), .008, .004, (-.36 + i * .09, -.765, .066), segs=14)


def led_tall(c):
    """Outdoor panel 50 x 100 cm: louvred face with a picture, sealed housing, handle and side locks."""
    z = .03
    box(c, m.black(), (.5, .085, 1.0), (0, .043, z + .5), bevel=.004)
    quad(c, tex('led_aurora.png', 1.7), .497, .997, (0, -.0012, z + .5))
    for i in range(50):
        box(c, m.black_matte(), (.497, .0035, .0012), (0, -.0018, z + .01 + i * .02), bevel=0)
    for s in (-1, 1):
        box(c, m.alu_brushed(), (.004, .06, .95), (s * .2515, .045, z + .5), bevel=.001)
        for q in (.08, .5, .92):
            box(c, m.black_matte(), (.012, .03, .07), (s * .255, .045, z + q), bevel=.002)
            cyl(c, m.chrome(), .008, .016, (s * .258, .045, z + q), (0, 90, 0), segs=16)
    tube(c, m.black(), [(-.12, .07, 1.03), (-.115, .07, 1.065), (.115, .07, 1.065), (.12, .07, 1.03)], .012, smooth=False)
    for s in (-1, 1):
        box(c, m.black(), (.06, .40, .03), (s * .18, .09, .015), bevel=.004)


def led_rear(c):
    """Rear of an indoor panel: cast frame, power and data sockets, handle."""
    box(c, m.black(), (.5, .02, .5), (0, .03, .28), bevel=.003)
    for s in (-1, 1):
        box(c, m.shell(), (.03, .06, .5), (s * .235, 0, .28), bevel=.004)
        box(c, m.shell(), (.5, .06, .03), (0, 0, .28 + s * .235), bevel=.004)
        rod(c, m.shell(), (s * .22, 0, .06), (s * .06, -.01, .28), .010)
        rod(c, m.shell(), (s * .22, 0, .50), (s * .06, -.01, .28), .010)
        for q in (.10, .46):
            cyl(c, m.chrome(), .008, .02, (s * .255, 0, q), (0, 90, 0), segs=16)
            box(c, paint((.60, .02, .015), .4), (.02, .015, .04), (s * .235, -.035, q), bevel=.003)
    box(c, m.shell(), (.22, .09, .26), (0, -.015, .28), bevel=.012, segs=3)
    y = -.061
    pcon_on(c, -.06, y, .21, 'blue')
    pcon_on(c, .06, y, .21, 'grey')
    rj45_on(c, -.06, y, .27, True)
    rj45_on(c, .06, y, .27, True)
    display(c, 0, y, .345, .06, .028, (.3, .8, 1), 2)
    button(c, .055, y, .345)
    tube(c, m.black(), [(-.08, -.03, .51), (-.075, -.045, .545), (.075, -.045, .545), (.08, -.03, .51)], .010, smooth=False)
    for s in (-1, 1):
        box(c, m.black(), (.06, .34, .03), (s * .18, 0, .015), bevel=.004)


def led_processor(c):
    z, y = rack(c, 2, .34, handles=True)
    screen_on(c, -.125, y - .002, z, .115, .062, tex('panel_a.png', 1.2))
    knob(c, -.035, y, z, .017, m.grey(), .018)
    for r_ in range(2):
        for i in range(7):
            on = (i * 3 + r_ * 2) % 5 == 1
            button(c, .01 + i * .0235, y, z + .014 - r_ * .028, .019, .017, m.emit('pk%d' % on, (.1, .45, 1) if on else (.25, .3, .4), .9 if on else .25))
    for i in range(4):
        lamp(c, .19, y, z + .024 - i * .015, 'ggga'[i])


def processor_rear(c):
    """Rear of the wall processor: inputs, sixteen network outputs, mains."""
    z, y = rack(c, 2, .34)
    for i in range(16):
        rj45_on(c, -.02 + (i % 8) * .024, y, z + .016 - (i // 8) * .030)
    for i in range(2):
        slot_on(c, -.19 + i * .030, y, z + .018, .0155, .0058)
        bnc_on(c, -.19 + i * .030, y, z - .016)
        slot_on(c, -.125 + i * .026, y, z + .018, .0165, .0055)
        bnc_on(c, -.125 + i * .026, y, z - .016)
    iec_on(c, .198, y, z)
    label(c, 'OUT 1-16', .007, (-.055, y - .0005, z))


def switcher(c):
    """Vision mixer: two rows of lit buttons, T-bar, wheels."""
    w, d = .46, .25
    extrude(c, m.shell(), rounded([(-d / 2, 0), (d / 2, 0), (d / 2, .085), (-d / 2, .035)], .010, 4), w, (0, 0, .010), (0, 0, 90), bevel=.006, segs=3)
    feet(c, w * .8, d * .7, .010, .010)
    L, ang = math.hypot(d, .05), math.degrees(math.atan2(.05, d))
    k = new()
    box(k, m.black(), (w - .012, L - .012, .003), (0, L / 2, 0), bevel=.001)
    for r_ in range(2):
        for i in range(8):
            col, s = ((1, .06, .04), 1.3) if r_ == 1 and i == 2 else ((.1, 1, .3), 1.1) if r_ == 0 and i == 4 else ((.55, .58, .62), .28)
            box(k, m.emit('vb%s' % (col,), col, s), (.024, .024, .009), (-.195 + i * .0305, .045 + r_ * .046, .006), bevel=.003)
    for i in range(10):
        box(k, m.emit('vk%d' % (i % 4 == 1), (1, .75, .1) if i % 4 == 1 else (.5, .52, .55), .8 if i % 4 == 1 else .2), (.017, .013, .007), (-.197 + i * .0235, .150, .005), bevel=.002)
    for i in range(6):
        cyl(k, m.grey(), .010, .016, (-.19 + i * .04, .205, .009), segs=32, bevel=.002)
    display(s_ := new(), 0, 0, 0, .07, .030, (.3, .75, 1), 3)
    put(s_, M((.115, .205, .003), (-90, 0, 0)), k)
    box(k, paint((.002, .002, .002), .9), (.010, .11, .002), (.175, .105, .002), bevel=0)
    box(k, m.steel(), (.006, .010, .045), (.175, .085, .022), bevel=.001)
    lathe(k, m.black(), [(0, -.030), (.008, -.028), (.009, 0), (.008, .028), (0, .030)], 28, (.175, .085, .05), (0, 90, 0))
    for i in range(2):
        box(k, m.emit('cut%d' % i, (.9, .9, 1), .4), (.030, .020, .009), (.110, .045 + i * .046, .006), bevel=.003)
    put(k, M((0, -d / 2 + .003, .0475), (ang, 0, 0)), c)


def ptz(c):
    """Remote camera: base, yoke, round head with a lens, tally."""
    b = paint((.05, .052, .056), .42)
    loft(c, b, [(0, .085, .085, 4), (.006, .09, .09, 4), (.045, .088, .088, 3), (.055, .075, .075, 2.4)], 72)
    y = -.088
    label(c, 'PTZ', .012, (0, y - .0015, .026), m.grey())
    lamp(c, .045, y + .004, .026, 'g', .003)
    for s in (-1, 1):
        loft(c, b, [(.055, .016, .034, 4, s * .070, 0), (.15, .014, .030, 3, s * .074, 0), (.17, .008, .02, 2.4, s * .074, 0)], 40)
    h = new()
    lathe(h, b, [(0, -.062), (.035, -.058), (.052, -.045), (.058, -.01), (.058, .035), (.050, .052), (.044, .055)], 72)
    lathe(h, m.black(), [(.044, .050), (.044, .075), (.040, .080), (.034, .078), (.030, .068)], 64)
    lathe(h, m.lens_coat(), [(.031, .066), (.022, .073), (.010, .0765), (0, .077)], 56)
    lathe(h, m.black_matte(), [(.0445, .056), (.046, .058), (.046, .062), (.0445, .064)], 64)
    box(h, redlamp(), (.020, .004, .006), (0, .0565, .028), bevel=.001)
    put(h, M((0, 0, .138), (78, 0, 0)), c)


def converter(c):
    z, y = case_box(c, .125, .085, .030, paint((.035, .036, .04), .42), .006, foot=True, bevel=.004)
    bnc_on(c, -.042, y, z)
    bnc_on(c, -.016, y, z)
    slot_on(c, .014, y, z, .0148, .0058)
    slot_on(c, .038, y, z, .0088, .0030)
    lamp(c, .054, y, z + .006, 'g', .0016)
    lamp(c, .054, y, z - .003, 'b', .0016)
    t = new()
    label(t, 'SDI', .014, (-.030, .006, 0), rot=(0, 0, 0))
    label(t, 'HDMI', .014, (.028, .006, 0), rot=(0, 0, 0))
    tube(t, m.white(), [(-.010, .006, 0), (.006, .006, 0)], .0007, smooth=False)
    put(t, M((0, 0, z + .0153)), c)
    for s in (-1, 1):
        box(c, m.alu_brushed(), (.003, .090, .036), (s * .064, 0, z), bevel=.001)
        cyl(c, m.steel(), .003, .002, (s * .066, -.03, z), (0, 90, 0), segs=10)


def scaler(c):
    z, y = rack(c, 1, .24)
    display(c, -.165, y, z, .06, .020, (.35, .8, 1), 2)
    names = ('HDMI 1', 'HDMI 2', 'DP', 'VGA', 'FREEZE', 'BLACK')
    for i in range(6):
        x = -.09 + i * .042
        button(c, x, y, z + .005, .028, .015, m.emit('sk%d' % (i == 1), (.1, .5, 1) if i == 1 else (.45, .48, .5), 1. if i == 1 else .25))
        label(c, names[i], .0055, (x, y - .0005, z - .010))
    knob(c, .175, y, z, .012, m.grey())


def monitor(c):
    """Calibrated 24-inch monitor on a foot: picture with waveform and vectorscope beside it."""
    w, h = .56, .345
    z = .30
    box(c, m.black(), (w, .045, h), (0, .02, z), bevel=.008, segs=3)
    y = -.0035
    quad(c, tex('corp.png', 1.6), w * .66, h * .62, (-w * .145, y, z + h * .13))
    quad(c, m.emit('mbg', (.012, .014, .016), 1), w - .03, h - .045, (0, y + .0015, z + .010))
    import random as R
    rnd = R.Random(3)
    for i in range(46):
        q = .25 + .5 * abs(math.sin(i * .31)) * rnd.random() + .1
        quad(c, m.emit('wf', (.2, 1, .4), .9), .0016, h * .24 * q, (w * .215 + i * .0024, y - .0004, z + h * .20 - h * .12 + h * .12 * q))
    lathe(c, m.emit('vs', (.3, .34, .36), .8), [(.048, 0), (.0495, 0), (.0495, .0002), (.048, .0002)], 64, (w * .315, y - .0004, z - h * .12), (90, 0, 0))
    for a in range(6):
        an = a * math.pi / 3 + .3
        quad(c, m.emit('vt%d' % a, ((1, .1, .1), (1, 1, .1), (.1, 1, .1), (.1, 1, 1), (.1, .2, 1), (1, .1, 1))[a], 1.), .007, .007, (w * .315 + .034 * math.cos(an), y - .0006, z - h * .12 + .034 * math.sin(an)))
    for i in range(22):
        an = i * .7
        quad(c, m.emit('vd', (.3, 1, .6), .8), .002, .002, (w * .315 + .002 * i * .6 * math.cos(an), y - .0006, z - h * .12 + .002 * i * .6 * math.sin(an)))
    for i in range(3):
        quad(c, m.emit('am', (.2, .9, .3), .8), .008, h * (.10 + .04 * i), (-w * .42 + i * .014, y - .0004, z - h * .30))
        quad(c, m.emit('tx', (.6, .65, .7), .7), w * .10, .006, (-w * .20 + i * .075, y - .0004, z - h * .28))
    for i in range(7):
        button(c, -.05 + i * .022, y, z - h / 2 + .010, .014, .006)
    knob(c, .20, y, z - h / 2 + .011, .007, m.grey(), .009)
    lamp(c, -.25, y, z - h / 2 + .011, 'g')
    for s in (-1, 1):
        box(c, m.grey(), (.010, .06, .05), (s * (w / 2 + .003), .02, z), bevel=.003)
    box(c, m.black(), (.07, .03, .16), (0, .05, .10), bevel=.006)
    box(c, m.black(), (.30, .20, .014), (0, .04, .008), bevel=.006)


def display_stand(c):
    """55-inch display on a wheeled floor stand with a shelf."""
    w, h = 1.24, .71
    z = 1.45
    box(c, m.black(), (w, .05, h), (0, .03, z), bevel=.006)
    quad(c, tex('vp_land.png', 1.5), w - .03, h - .03, (0, .0035, z))
    for s in (-1, 1):
        rod(c, m.black(), (s * .09, .09, .12), (s * .09, .09, z + .1), .022, 24)
        box(c, m.black(), (.06, .75, .045), (s * .40, .05, .115), bevel=.01)
        for sy in (-1, 1):
            castor(c, s * .40, .05 + sy * .33, .038, .095)
    box(c, m.black(), (.86, .06, .045), (0, .09, .115), bevel=.008)
    box(c, m.black(), (.50, .04, .24), (0, .075, z), bevel=.004)
    box(c, m.black(), (.50, .34, .018), (0, -.02, .78), bevel=.004)


def clicker(c):
    """Presenter remote in front, its receiver with two USB leads and a green cue light behind."""
    k = new()
    z, y = case_box(k, .13, .09, .030)
    lamp(k, -.045, y, z, 'g', .005)
    lamp(k, -.025, y, z, 'a', .003)
    display(k, .02, y, z, .04, .014, (.3, .9, .5), 1)
    rod(k, m.black_matte(), (.055, .035, z + .01), (.058, .04, z + .11), .0036, 14)
    put(k, M((-.05, .06, 0), (0, 0, -6)), c)
    for s in (0, 1):
        pts = [(-.10 + s * .03, .10, .016), (-.13, .15, .01), (-.17 + s * .02, .10, .003), (-.165 + s * .03, -.0, .003), (-.15 + s * .045, -.045, .005)]
        tube(c, m.rubber(), pts, .002)
        u = new()
        box(u, m.black(), (.018, .008, .026), (0, 0, .013), bevel=.0016)
        box(u, m.steel(), (.012, .0045, .012), (0, 0, .031), bevel=.0004)
        put(u, M((-.15 + s * .045, -.045, .005), (90, 0, 12 - s * 10)), c)
    r = new()
    loft(r, m.black(), [(-.075, .014, .008, 3), (-.07, .018, .011, 3), (0, .019, .012, 3), (.06, .021, .012, 3), (.072, .017, .009, 3)], 48)
    for zz, mt, s in ((.040, paint((.03, .35, .09), .4), .024), (.008, m.grey(), .020), (-.014, m.grey(), .014)):
        box(r, mt, (s, .004, s * .85), (0, -.0115, zz), bevel=.003)
    cyl(r, m.emit('cue', (.1, 1, .3), 3), .0032, .003, (0, -.0118, .062), (90, 0, 0), segs=16)
    put(r, M((.07, -.045, .0125), (-90, 0, 32)), c)
