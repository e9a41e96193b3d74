/** Live beams over the rendered stage: an own small file, started when the page has nothing else to do. */
import { type Frame, prepareBeams } from "./beams.ts";
import { BUILD_AT, CUE_SECONDS, cueAt, FULL_AT } from "./cue.ts";

/** Lenses of the six heads on the truss, as parts of the picture's width and height. */
const LANDSCAPE = { x: [0.276, 0.366, 0.457, 0.546, 0.638, 0.728], y: 0.279 };
const PORTRAIT = { x: [0.005, 0.195, 0.402, 0.602, 0.8, 0.998], y: 0.28 };
/** The point of the picture that `object-position` keeps in place, as parts of its width and height. */
const POSITION = { x: 0.5, y: 0.38 };
/** Amber inside, steel blue and rose outside: three hues, as the picture has. */
const COLOURS = new Float32Array(
  [
    [0.95, 0.3, 0.8],
    [0.25, 0.62, 1],
    [1, 0.72, 0.38],
    [1, 0.72, 0.38],
    [0.25, 0.62, 1],
    [0.95, 0.3, 0.8],
  ].flat(),
);
const REST_ANGLES = [-0.75, -0.42, -0.16, 0.16, 0.42, 0.75];
const FRAME_MS = 1000 / 30;
const SLOW_MS = 1000 / 20;
/** Below this part of their pixels the beams are not drawn any more. */
const LEAST_SCALE = 0.4;
const MAX_WIDTH = 800;

const stage = document.querySelector<HTMLElement>("[data-hero-stage]");
if (stage) prepare(stage);

function prepare(root: HTMLElement) {
  const canvas = root.querySelector<HTMLCanvasElement>("[data-stage-beams]");
  const dark = root.querySelector<HTMLElement>("[data-stage-dark]");
  const image = root.querySelector<HTMLImageElement>("img[data-picture]");
  const go = root.querySelector<HTMLButtonElement>("[data-stage-go]");
  const status = root.querySelector<HTMLElement>("[data-stage-status]");
  if (!canvas || !dark || !image || !go) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

  let draw: ((frame: Frame) => void) | null = null;
  let handle = 0;
  let last = 0;
  let seen = true;
  let slow = 0;
  let worn = false;
  let reached = false;
  let scale = 1;
  let cueStart = Number.NEGATIVE_INFINITY;
  const aim = { x: 0.5, y: 0.75 };
  const eased = { ...aim };
  const beams = new Float32Array(24);

  let box = coverBox(canvas, image, scale);

  function paint(now: number) {
    if (!draw || !canvas || !dark) return;
    const seconds = now / 1000;
    const cue = cueAt(seconds - cueStart);
    eased.x += (aim.x - eased.x) * 0.12;
    eased.y += (aim.y - eased.y) * 0.12;
    setBeams(beams, { ratio: box.ratio, aim: eased, cue, seconds });
    dark.style.opacity = String(cue.dark);
    draw({ beams, colours: COLOURS, picture: [box.left, box.top, box.height], seconds });
  }

  function tick(now: number) {
    handle = requestAnimationFrame(tick);
    const passed = now - last;
    if (passed < FRAME_MS - 4) return;
    // A machine that cannot keep 20 frames a second draws fewer pixels, and at last only the still.
    slow = last && passed > SLOW_MS ? slow + passed / SLOW_MS : Math.max(0, slow - 1);
    last = now;
    if (slow > 15) {
      slow = 0;
      scale /= 2;
      if (scale < LEAST_SCALE) {
        worn = true;
        if (canvas) canvas.dataset.worn = "";
        return end();
      }
      if (canvas && image) box = coverBox(canvas, image, scale);
    }
    paint(now);
  }

  function run() {
    cancelAnimationFrame(handle);
    last = 0;
    handle = draw && seen && !document.hidden && !still.matches ? requestAnimationFrame(tick) : 0;
  }

  function end() {
    cancelAnimationFrame(handle);
    draw = null;
    canvas?.removeAttribute("data-live");
    if (dark) dark.style.opacity = "0";
  }

  /** Without a graphics card the beams wait until somebody reaches for them, and are drawn in fewer pixels. */
  async function begin(wanted = false) {
    if (still.matches || saving || worn || draw || !canvas || !image) return;
    if (await isBatteryLow()) return;
    draw ??= prepareBeams(canvas, true);
    if (!draw && wanted) {
      draw = prepareBeams(canvas, false);
      scale = 0.5;
    }
    if (!draw) return;
    box = coverBox(canvas, image, scale);
    canvas.dataset.live = "";
    run();
  }

  function point(clientX: number, clientY: number) {
    if (!canvas) return;
    const rect = canvas.getBoundingClientRect();
    const unit = canvas.width / rect.width;
    aim.x = ((clientX - rect.left) * unit - box.left) / (box.height * box.ratio);
    aim.y = ((clientY - rect.top) * unit - box.top) / box.height;
  }

  async function cue() {
    if (!go || go.getAttribute("aria-busy") === "true" || !dark) return;
    go.setAttribute("aria-busy", "true");
    await begin(true);
    if (status) status.textContent = status.dataset.text ?? "";
    const live = draw && !still.matches;
    cueStart = performance.now() / 1000;
    if (!live) darken(dark);
    setTimeout(() => {
      go.removeAttribute("aria-busy");
      if (status) status.textContent = "";
    }, CUE_SECONDS * 1000);
  }

  function reach(event: PointerEvent) {
    point(event.clientX, event.clientY);
    if (reached) return;
    reached = true;
    void begin(true);
  }

  go.addEventListener("click", () => void cue());
  go.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-0.05, 0], ArrowRight: [0.05, 0], ArrowUp: [0, -0.05], ArrowDown: [0, 0.05] }[
      event.key
    ];
    if (!step || !draw) return;
    event.preventDefault();
    aim.x = Math.min(1, Math.max(0, aim.x + (step[0] ?? 0)));
    aim.y = Math.min(1, Math.max(0.32, aim.y + (step[1] ?? 0)));
  });
  root.addEventListener("pointermove", reach, { passive: true });
  new ResizeObserver(() => {
    box = coverBox(canvas, image, scale);
  }).observe(canvas);
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true;
    run();
  }).observe(root);
  document.addEventListener("visibilitychange", run);
  still.addEventListener("change", () => (still.matches ? end() : begin()));
  canvas.addEventListener("webglcontextlost", end);
  whenIdle(() => void begin());
}

/** The picture's box in canvas pixels: `object-fit: cover` scales it, `object-position` places it. Sizes the canvas. */
function coverBox(canvas: HTMLCanvasElement, image: HTMLImageElement, scale: number) {
  const width = Math.min(MAX_WIDTH, canvas.clientWidth) * scale;
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round((width * canvas.clientHeight) / Math.max(1, canvas.clientWidth)));
  const ratio = image.naturalWidth / image.naturalHeight || 16 / 9;
  const height = Math.max(canvas.height, canvas.width / ratio);
  return {
    ratio,
    height,
    left: (canvas.width - height * ratio) * POSITION.x,
    top: (canvas.height - height) * POSITION.y,
  };
}

interface Moment {
  /** Width of the picture by its height. */
  readonly ratio: number;
  /** The point that the inner pair follows, as parts of the picture. */
  readonly aim: { readonly x: number; readonly y: number };
  readonly cue: ReturnType<typeof cueAt>;
  readonly seconds: number;
}

/** Writes four numbers for each of the six beams: its lens (x, y), its angle in radians and its level. */
function setBeams(beams: Float32Array, { ratio, aim, cue, seconds }: Moment): void {
  const lenses = ratio < 1 ? PORTRAIT : LANDSCAPE;
  for (let i = 0; i < 6; i++) {
    const x = (lenses.x[i] ?? 0) * ratio;
    const pair = i < 3 ? 2 - i : i - 3;
    const rest = REST_ANGLES[i] ?? 0;
    const swing = Math.sin(seconds * 0.32 + i * 1.7) * 0.16;
    const offset = Math.sign(rest) * cue.spread;
    const aimed = Math.atan2(aim.x * ratio - x, Math.max(0.04, aim.y - lenses.y));
    beams.set(
      [x, lenses.y, (pair === 0 ? aimed : rest + swing) + offset, 0.62 * (cue.levels[pair] ?? 1)],
      i * 4,
    );
  }
}

async function isBatteryLow(): Promise<boolean> {
  const battery = await (navigator as { getBattery?: () => Promise<{ charging: boolean; level: number }> })
    .getBattery?.()
    .catch(() => null);
  return battery ? !battery.charging && battery.level <= 0.2 : false;
}

/** The cue over the still picture: darkness, and light again. */
function darken(dark: HTMLElement): void {
  const offset = (seconds: number) => seconds / CUE_SECONDS;
  dark.animate(
    [
      { opacity: 0 },
      { opacity: 1, offset: offset(0.7) },
      { opacity: 1, offset: offset(BUILD_AT) },
      { opacity: 0, offset: offset(FULL_AT) },
      { opacity: 0 },
    ],
    CUE_SECONDS * 1000,
  );
}

/** Calls `work` once the page is loaded and the browser has nothing else to do. */
function whenIdle(work: () => void): void {
  const idle = () => (window.requestIdleCallback ?? ((f: () => void) => setTimeout(f, 200)))(work);
  const soon = () => setTimeout(idle, 600);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
