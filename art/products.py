"""nice -n 19 /usr/bin/python3 products.py [--list] [--only TEXT] [--turns] : renders what is missing or whose model or
parameters changed, one picture after the other on one thread, into masters/.  Stop it when you like (end the process);
the same command continues.  rendered.json remembers of every picture what it was made from.
--turns makes the turntables (frames of 24, in turns/) instead; they come last."""
import argparse, ast, fcntl, glob, hashlib, json, os, re, shutil, subprocess, sys, time
ROOT = os.path.dirname(os.path.abspath(__file__))
os.environ.setdefault('NUMBA_NUM_THREADS', '1')
OUT, MASTERS, TURNS = (os.path.join(ROOT, d) for d in ('out/studio', 'masters', 'turns'))
STATE = os.path.join(ROOT, 'rendered.json')
START = time.time()
LIGHT = 2          # raise it when studio.py or finish.py change how every picture looks
FRAMES, TURN_SIZE, SIZE = 24, 480, 800


def functions():
    """Source and names used of every function of the models, by name."""
    out = {}
    for f in [os.path.join(ROOT, 'stagekit', n) for n in ('geo.py', 'mats.py', 'models.py', 'parts.py')] + sorted(glob.glob(os.path.join(ROOT, 'stagekit/goods/*.py'))):
        src = open(f).read()
        for n in ast.parse(src).body:
            if isinstance(n, ast.FunctionDef):
                code = ast.get_source_segment(src, n)
                out[n.name] = (code, set(re.findall(r'\b[a-z_]\w*(?=\()|(?<=[=,: ])[a-z_0-9]+_plug\b', code)))
    return out


FUNCS = functions()


def made_from(row):
    """Changes whenever the parameters, the model or any part it calls change."""
    seen, todo = set(), re.findall(r'\w+', json.dumps(row['scene']))      # names of models among them
    while todo:
        n = todo.pop()
        if n in FUNCS and n not in seen:
            seen.add(n)
            todo += FUNCS[n][1]
    h = hashlib.sha256(json.dumps([LIGHT, row['scene']], sort_keys=True).encode())
    for n in sorted(seen):
        h.update(FUNCS[n][0].encode())
    return h.hexdigest()[:12]


def state():
    return json.load(open(STATE)) if os.path.exists(STATE) else {}


def remember(name, mark):
    with open(os.path.join(OUT, 'lock'), 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        s = state()
        s[name] = mark
        json.dump(dict(sorted(s.items())), open(STATE + '.new', 'w'), indent=0)
        os.replace(STATE + '.new', STATE)


def claim(name):
    """The open lock of one picture, or None when another process renders it."""
    f = open(os.path.join(OUT, name + '.lock'), 'w')
    try:
        fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return f
    except OSError:
        return None


def wanted(rows, turns):
    s = state()
    for r in rows:
        if 'scene' not in r:
            continue
        mark = made_from(r)
        if not turns:
            if s.get(r['picture']) != mark or not os.path.exists(os.path.join(MASTERS, r['picture'] + '.webp')):
                yield r['picture'], mark, None
        elif r.get('turntable'):
            for i in range(FRAMES):
                n = '%s@%03d' % (r['picture'], i * 360 // FRAMES)
                if s.get(n) != mark or not os.path.exists(os.path.join(TURNS, n + '.webp')):
                    yield n, mark, i


def render(name, turn, spp):
    size = TURN_SIZE if turn is not None else SIZE
    log = open(os.path.join(OUT, 'last.log'), 'w')
    subprocess.run(['blender', '-b', '--factory-startup', '-t', '1', '-P', os.path.join(ROOT, 'studio.py'), '--', OUT, name, '--size', str(size), '--spp', str(spp)], stdout=log, stderr=log, check=True)
    base = os.path.join(OUT, name)
    from finish import finish
    os.makedirs(TURNS, exist_ok=True)
    tmp = base + '.webp'
    finish(base, tmp, 82 if turn is not None else 90)
    shutil.move(tmp, os.path.join(TURNS if turn is not None else MASTERS, name + '.webp'))
    for f in glob.glob(glob.escape(base) + '.*'):
        if not f.endswith('.lock'):
            os.remove(f)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--list', action='store_true')
    ap.add_argument('--only', default='')
    ap.add_argument('--turns', action='store_true')
    ap.add_argument('--spp', type=int, default=12)
    a = ap.parse_args()
    os.makedirs(OUT, exist_ok=True)
    failed = set()
    while True:           # reads the list again before every picture, so that it may change meanwhile
        FUNCS.update(functions())
        rows = json.load(open(os.path.join(ROOT, 'products.json')))
        left = [w for w in wanted(rows, a.turns) if a.only in w[0] and w[:2] not in failed]
        left.sort(key=lambda w: os.path.exists(os.path.join(MASTERS, w[0] + '.webp')))      # the missing before the changed
        if a.list:
            print('\n'.join(w[0] for w in left))
        if a.list or not left:
            print(len(left), 'left', len(failed), 'failed')
            return
        lock = next(((w, f) for w in left for f in [claim(w[0])] if f), None)
        if lock is None:
            return
        name, mark, turn = lock[0]
        t0, c0 = time.time(), os.times()
        try:
            render(name, turn, a.spp)
            remember(name, mark)
            c = os.times()
            print(name, 'wall %.0f cpu %.0f' % (time.time() - t0, sum(c[:4]) - sum(c0[:4])), len(left) - 1, 'left', flush=True)
        except Exception as e:
            failed.add((name, mark))
            print('FAILED', name, e, flush=True)
        lock[1].close()
        if os.path.getmtime(os.path.join(ROOT, 'finish.py')) > START or os.path.getmtime(__file__) > START:
            os.execv(sys.executable, [sys.executable] + sys.argv)      # the scripts changed meanwhile


if __name__ == '__main__':
    main()
