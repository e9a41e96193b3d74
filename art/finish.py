"""Joins and finishes what studio.py rendered: denoise the two halves against each other, add the contact shadow, expose,
save.  Used by products.py; post.py does the same for scenes with haze."""
import os, sys, json, subprocess
import numpy as np
import cv2
cv2.setNumThreads(1)
import OpenImageIO as oiio
from numba import njit
from post import contact

ROOT = os.path.dirname(os.path.abspath(__file__))


def read(p):
    i = oiio.ImageInput.open(p)
    s = i.spec()
    d = i.read_image(oiio.FLOAT).reshape(s.height, s.width, s.nchannels)
    i.close()
    ch = {n.split('.', 1)[1]: k for k, n in enumerate(s.channelnames)}

    def g(n, c):
        return np.ascontiguousarray(d[..., [ch[n + '.' + x] for x in c]]) if n + '.' + c[0] in ch else None
    return dict(rgb=g('Combined', 'RGB'), alpha=g('Combined', 'A'), pos=g('Position', 'XYZ'), nrm=g('Normal', 'XYZ'), dif=g('DiffCol', 'RGB'), glo=g('GlossCol', 'RGB'))


@njit(fastmath=True, cache=True)
def nlm(src, g, var, feat, fvar, mask, R, k2):
    """Filters src inside mask with weights from the brightness of the other half (g), its variance and the noise-free
    features."""
    H, W, _ = src.shape
    F = feat.shape[2]
    out = src.copy()
    for y in range(R + 1, H - R - 1):
        for x in range(R + 1, W - R - 1):
            if not mask[y, x]:
                continue
            ws = 0.
            a0 = 0.; a1 = 0.; a2 = 0.
            for yy in range(y - R, y + R + 1):
                for xx in range(x - R, x + R + 1):
                    df = 0.
                    for f in range(F):
                        q = feat[y, x, f] - feat[yy, xx, f]
                        e = q * q * fvar[f]
                        if e > df:
                            df = e
                    if df > 5.:
                        continue
                    d = 0.
                    for py in range(-1, 2):
                        for px in range(-1, 2):
                            u = g[y + py, x + px] - g[yy + py, xx + px]
                            v1 = var[y + py, x + px]; v2 = var[yy + py, xx + px]
                            d += (u * u - (v1 + min(v1, v2))) / (1e-7 + k2 * (v1 + v2))
                    w = np.exp(-max(d / 9., df, 0.))
                    ws += w
                    a0 += w * src[yy, xx, 0]; a1 += w * src[yy, xx, 1]; a2 += w * src[yy, xx, 2]
            if ws > 1e-9:
                out[y, x, 0] = a0 / ws; out[y, x, 1] = a1 / ws; out[y, x, 2] = a2 / ws
    return out


def log8(x): return np.log1p(np.clip(x, 0, 40.) * 8).astype(np.float32)


def denoise(a, b, feat, fvar, mask, R=3, k=.6):
    a, b = log8(a), log8(b)
    la, lb = (np.ascontiguousarray(x.mean(2)) for x in (a, b))
    var = cv2.GaussianBlur((la - lb) ** 2 / 2, (0, 0), 2.)
    a2 = nlm(a, lb, var, feat, 1 / fvar, mask, R, k * k)
    b2 = nlm(b, la, var, feat, 1 / fvar, mask, R, k * k)
    return np.expm1((a2 + b2) / 2) / 8


def ground(base, size):
    """The empty ground with the product's shadow: smooth, so it is filtered hard and enlarged."""
    A, B = read(base + '.bg.A.exr'), read(base + '.bg.B.exr')
    x = log8((A['rgb'] + B['rgb']) / 2)
    for _ in range(2):
        x = cv2.bilateralFilter(x, 13, .5, 4.)
    x = np.expm1(cv2.GaussianBlur(x, (0, 0), 1.6)) / 8
    up = lambda y: cv2.resize(y, (size, size), interpolation=cv2.INTER_CUBIC)
    return up(x), up((A['pos'] + B['pos']) / 2), up((A['nrm'] + B['nrm']) / 2)


def finish(base, out, quality=90, format='webp'):
    k = json.load(open(base + '.json'))['k']
    A, B = read(base + '.obj.A.exr'), read(base + '.obj.B.exr')
    size = A['rgb'].shape[0]
    bg, bpos, bnrm = ground(base, size)
    alpha = (A['alpha'] + B['alpha']) / 2
    feat = np.concatenate([(A[q] + B[q]) / 2 for q in ('nrm', 'dif', 'glo')], 2)
    feat = cv2.GaussianBlur(feat, (0, 0), .45).astype(np.float32)
    fvar = np.array([.04] * 3 + [.0012] * 3 + [.004] * 3, np.float32)
    mask = cv2.dilate((alpha[..., 0] > .004).astype(np.uint8), np.ones((3, 3))).astype(bool)
    comp = [x['rgb'] + (1 - x['alpha']) * bg for x in (A, B)]
    lin = denoise(comp[0], comp[1], feat, fvar, mask).astype(np.float32)
    # contact shadow: low parts of the product darken the ground next to them
    opos = (A['pos'] + B['pos']) / 2
    solid = alpha[..., 0] > .95
    pos = np.where(solid[..., None], opos, bpos)
    nrm = np.where(solid[..., None], (A['nrm'] + B['nrm']) / 2, bnrm)
    pos = np.where((solid & (pos[..., 2] < .0041 * k))[..., None], pos + np.array([0, 0, .0042 * k]), pos).astype(np.float32)
    sh = cv2.GaussianBlur(contact(pos, nrm.astype(np.float32), k, .72), (0, 0), 2.)[..., None]
    lin = lin * np.where(solid[..., None], 1, sh)
    H = W = size
    lin = (lin + .015 * cv2.GaussianBlur(np.minimum(lin, 40), (0, 0), W / 200)) * .95
    yy, xx = np.mgrid[0:H, 0:W]
    lin *= (1 - .05 * np.clip(((xx / W - .5) ** 2 + (yy / H - .5) ** 2) / .32, 0, 1.2))[..., None]
    x = np.clip(lin, 0, None)
    x = x / (1 + np.maximum(0, x - .8) * .55)
    o = np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - .055)
    o = o + .3 * (o - cv2.GaussianBlur(o, (0, 0), .8)) * mask[..., None]
    rng = np.random.default_rng(7)
    o8 = (np.clip(o, 0, 1) * 255 + rng.random((H, W, 1)) - .5).round().clip(0, 255).astype(np.uint8)
    png = base + '.png'
    cv2.imwrite(png, o8[..., ::-1], [cv2.IMWRITE_PNG_COMPRESSION, 3])
    subprocess.run(['cwebp', '-quiet', '-q', str(quality), '-m', '5', '-sharp_yuv', png, '-o', out], check=True)


if __name__ == '__main__':
    finish(sys.argv[1], sys.argv[2])
