"""blender -b --factory-startup -t 1 -P studio.py -- <out dir> <picture[@degrees]> ... [--size 800 --spp 24 --preview]
Renders products of products.json in one studio light.  Two cheap passes instead of one dear one: the product alone on a
transparent ground (only its own pixels cost samples), and the empty ground with its shadow at a smaller size.
Each is written twice (A, B: two seeds), as OpenEXR; finish.py denoises and joins them."""
import sys, os, json, math, time, argparse
ROOT = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ROOT)
import bpy
from mathutils import Matrix, Vector
from stagekit import mats as m, geo, goods

ap = argparse.ArgumentParser()
ap.add_argument('out')
ap.add_argument('names', nargs='+')
ap.add_argument('--size', type=int, default=800)
ap.add_argument('--spp', type=int, default=8)
ap.add_argument('--preview', action='store_true')
a = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
ROWS = {r['picture']: r for r in json.load(open(os.path.join(ROOT, 'products.json')))}
LENS, FILL = 85, .80


def cyclorama(coll, k, mat):
    """Seamless ground and backdrop, the same as in scenes/product.py."""
    R, back = 1.6 * k, 2.6 * k

    def f(u, v):
        s = v * (6 * k + math.pi / 2 * R + 6 * k)
        x = (u - .5) * 16 * k
        if s < 6 * k:
            return (x, back - R - 6 * k + s, 0)
        if s < 6 * k + math.pi / 2 * R:
            q = (s - 6 * k) / R
            return (x, back - R + R * math.sin(q), R - R * math.cos(q))
        return (x, back, R + s - 6 * k - math.pi / 2 * R)
    return geo.grid_surface(coll, mat, f, 1, 160, auto=180)


def corners(skip=()):
    """World positions of the corners of every instance's bounding box."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    return [i.matrix_world @ Vector(b) for i in dg.object_instances if i.object.type in ('MESH', 'CURVE', 'FONT') and i.object.name not in skip for b in i.object.bound_box]


def frame(pts, el, spin):
    """Camera distance, aim and size of the picture at the object, so that the points fill it evenly."""
    a_ = math.radians(el)
    if spin:            # a turntable keeps one frame for all its pictures
        r = max(math.hypot(p.x, p.y) for p in pts)
        pts = [Vector((r * math.cos(t), r * math.sin(t), z)) for t in [i * math.pi / 8 for i in range(16)] for z in (min(p.z for p in pts), max(p.z for p in pts))]
    fwd = Vector((0, math.cos(a_), -math.sin(a_)))
    up = Vector((0, math.sin(a_), math.cos(a_)))
    aim = sum(pts, Vector()) / len(pts)
    s = 1.
    for _ in range(12):
        d = s * LENS / 36
        pos = aim - fwd * d
        u = [(p - pos).x * d / (p - pos).dot(fwd) for p in pts]
        v = [(p - pos).dot(up) * d / (p - pos).dot(fwd) for p in pts]
        aim = aim + Vector((1, 0, 0)) * (max(u) + min(u)) / 2 + up * (max(v) + min(v)) / 2
        s = max((max(u) - min(u)) / FILL, (max(v) - min(v)) / (FILL * .97))
    return aim, s


def light(root, pos, aim, energy, size):
    ld = bpy.data.lights.new('l', 'AREA')
    ld.shape, ld.energy = 'RECTANGLE', energy
    ld.size, ld.size_y = size
    o = bpy.data.objects.new('l', ld)
    o.matrix_world = Matrix.Translation(pos) @ (Vector(pos) - Vector(aim)).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    o.visible_camera = False
    root.objects.link(o)


def settings(sc, size, spp, film):
    cy, r = sc.cycles, sc.render
    r.engine = 'CYCLES'
    cy.samples = max(1, spp // 2)
    cy.use_adaptive_sampling = False
    cy.use_denoising = False      # Debian's Blender has no denoiser
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces = 4 if film else 2, 1, 2, 4
    cy.sample_clamp_indirect = 3.
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.blur_glossy = .8
    cy.pixel_filter_type = 'BLACKMAN_HARRIS'
    r.resolution_x = r.resolution_y = size
    r.resolution_percentage = 100
    r.threads_mode, r.threads = 'FIXED', 1
    r.film_transparent = film
    r.use_persistent_data = True
    r.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    r.image_settings.color_depth = '32'
    r.image_settings.exr_codec = 'ZIPS'
    vl = bpy.context.view_layer
    vl.use_pass_position = vl.use_pass_normal = True
    vl.use_pass_diffuse_color = vl.use_pass_glossy_color = vl.use_pass_emit = film


def shoot(sc, path, seeds='AB'):
    for i, s in enumerate(seeds):
        sc.cycles.seed = 11 + i * 101
        sc.render.filepath = path + '.' + s + '.exr'
        bpy.ops.render.render(write_still=True)


def picture(name, degrees):
    row = ROWS[name]
    S = row['scene']
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m._c.clear()
    geo._pf.clear()
    sc = bpy.context.scene
    root = sc.collection
    t0 = time.time()
    c = bpy.data.collections.new('product')
    getattr(goods, S['model'])(c, **S.get('args', {}))
    stand = geo.place(c, geo.M((0, 0, 0), (0, 0, S.get('turn', -28) + (degrees or 0))))
    low = min(p.z for p in corners())
    if low < -.02:        # what hangs is lifted clear of the ground
        stand.matrix_world = Matrix.Translation((0, 0, .06 - low)) @ stand.matrix_world
    aim, s = frame(corners(), S.get('el', 15), degrees is not None)
    if 'look' in S:       # a detail: `look` in widths of the whole picture, right and up, `zoom` the share that is seen
        e = math.radians(S.get('el', 15))
        aim = aim + Vector((1, 0, 0)) * S['look'][0] * s + Vector((0, math.sin(e), math.cos(e))) * S['look'][1] * s
    s *= S.get('zoom', 1)
    k = s / .8 / S.get('zoom', 1)      # lights keep their size for a detail
    own = [o for o in bpy.data.objects]
    bd = cyclorama(root, k, m.pbr('backdrop', (.80, .81, .825), .62, spec=.25))
    z = aim.z
    for pos, e, size in (((-1.7, -1.5, 2.3), 62, (1.5, 1.5)), ((1.9, -.6, 1.1), 20, (.35, 1.9)), ((-1.5, .9, 1.0), 22, (.25, 1.7)), ((.5, 1.2, 2.3), 30, (1.6, .5))):
        light(root, tuple(q * k for q in pos), (0, 0, z), e * k * k, tuple(q * k for q in size))
    cd = bpy.data.cameras.new('cam')
    cd.sensor_width, cd.lens, cd.clip_end = 36, LENS, 500
    cd.clip_start = .001
    cam = bpy.data.objects.new('cam', cd)
    el = math.radians(S.get('el', 15))
    fwd = Vector((0, math.cos(el), -math.sin(el)))
    cam.matrix_world = Matrix.Translation(aim - fwd * s * LENS / 36) @ fwd.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    root.objects.link(cam)
    sc.camera = cam
    w = bpy.data.worlds.new('w')
    sc.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (.20, .204, .21, 1)
    path = os.path.join(a.out, name + ('' if degrees is None else '@%03d' % degrees))
    if a.preview:
        settings(sc, a.size, a.spp, False)
        sc.render.image_settings.file_format = 'PNG'
        sc.render.image_settings.color_depth = '8'
        sc.view_settings.view_transform = 'Standard'
        sc.render.filepath = path + '.png'
        bpy.ops.render.render(write_still=True)
    else:
        settings(sc, a.size, S.get('spp', a.spp), True)
        bd.visible_camera = False
        shoot(sc, path + '.obj')
        bd.visible_camera = True
        for o in own:
            o.visible_camera = False
        settings(sc, a.size // 4, 14, False)
        shoot(sc, path + '.bg')
        json.dump(dict(k=k), open(path + '.json', 'w'))
    print('TIMING', name, round(time.time() - t0, 1), flush=True)


os.makedirs(a.out, exist_ok=True)
for n in a.names:
    n, _, deg = n.partition('@')
    try:
        picture(n, int(deg) if deg else None)
    except Exception as e:      # one broken model must not stop the others
        import traceback
        traceback.print_exc()
        print('FAILED', n, e, flush=True)
