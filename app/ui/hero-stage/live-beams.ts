import { type Frame, prepareBeams } from "./beams.ts";
import { cueAt } from "./cue.ts";

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
const MIN_SCALE = 0.4;
const MAX_WIDTH = 800;

interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** Laid over the picture, as dark as the cue asks for. */
  readonly dark: HTMLElement;
  readonly image: HTMLImageElement;
  /** The visitor asks for less motion. */
  readonly still: MediaQueryList;
}

/** The beams over the rendered stage, drawn frame by frame while the stage is in view. */
export class LiveBeams {
  readonly #stage: Stage;
  readonly #beams = new Float32Array(24);
  readonly #aim = { x: 0.5, y: 0.75 };
  readonly #eased = { ...this.#aim };
  #draw: ((frame: Frame) => void) | null = null;
  #box: Box;
  #scale = 1;
  #handle = 0;
  #last = 0;
  #slow = 0;
  #isWorn = false;
  #isSeen = true;
  #cueStart = Number.NEGATIVE_INFINITY;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#box = coverBox(stage, this.#scale);
  }

  get isLive(): boolean {
    return this.#draw !== null;
  }

  /** Without a graphics card the beams wait until they are `wanted`, and are drawn in fewer pixels. */
  async begin(wanted = false): Promise<void> {
    if (this.#stage.still.matches || savesData() || this.#isWorn || this.#draw) return;
    if (await isBatteryLow()) return;
    const { canvas } = this.#stage;
    this.#draw ??= prepareBeams(canvas, true);
    if (!this.#draw && wanted) {
      this.#draw = prepareBeams(canvas, false);
      this.#scale = 0.5;
    }
    if (!this.#draw) return;
    this.resize();
    canvas.dataset.live = "";
    this.#run();
  }

  end(): void {
    cancelAnimationFrame(this.#handle);
    this.#draw = null;
    this.#stage.canvas.removeAttribute("data-live");
    this.#stage.dark.style.opacity = "0";
  }

  /** Draws while the stage is in view. Also called when the document is hidden or shown again. */
  see(isSeen = this.#isSeen): void {
    this.#isSeen = isSeen;
    this.#run();
  }

  resize(): void {
    this.#box = coverBox(this.#stage, this.#scale);
  }

  startCue(): void {
    this.#cueStart = performance.now() / 1000;
  }

  /** Aims the inner pair at a point of the window. */
  aimAt(clientX: number, clientY: number): void {
    const { canvas } = this.#stage;
    const rect = canvas.getBoundingClientRect();
    const unit = canvas.width / rect.width;
    this.#aim.x = ((clientX - rect.left) * unit - this.#box.left) / (this.#box.height * this.#box.ratio);
    this.#aim.y = ((clientY - rect.top) * unit - this.#box.top) / this.#box.height;
  }

  /** Moves the aim by parts of the picture. */
  nudge(x: number, y: number): void {
    this.#aim.x = Math.min(1, Math.max(0, this.#aim.x + x));
    this.#aim.y = Math.min(1, Math.max(0.32, this.#aim.y + y));
  }

  #run(): void {
    cancelAnimationFrame(this.#handle);
    this.#last = 0;
    const isDrawn = this.#draw && this.#isSeen && !document.hidden && !this.#stage.still.matches;
    this.#handle = isDrawn ? requestAnimationFrame(this.#tick) : 0;
  }

  readonly #tick = (now: number): void => {
    this.#handle = requestAnimationFrame(this.#tick);
    const passed = now - this.#last;
    if (passed < FRAME_MS - 4) return;
    // A machine that cannot keep 20 frames a second draws fewer pixels, and at last only the still.
    this.#slow = this.#last && passed > SLOW_MS ? this.#slow + passed / SLOW_MS : Math.max(0, this.#slow - 1);
    this.#last = now;
    if (this.#slow > 15 && !this.#reduce()) return;
    this.#paint(now / 1000);
  };

  /** Halves the pixels; false where so few are left that the beams end. */
  #reduce(): boolean {
    this.#slow = 0;
    this.#scale /= 2;
    this.#isWorn = this.#scale < MIN_SCALE;
    if (!this.#isWorn) this.resize();
    else {
      this.#stage.canvas.dataset.worn = "";
      this.end();
    }
    return !this.#isWorn;
  }

  #paint(seconds: number): void {
    const cue = cueAt(seconds - this.#cueStart);
    this.#eased.x += (this.#aim.x - this.#eased.x) * 0.12;
    this.#eased.y += (this.#aim.y - this.#eased.y) * 0.12;
    const { ratio, left, top, height } = this.#box;
    setBeams(this.#beams, { ratio, aim: this.#eased, cue, seconds });
    this.#stage.dark.style.opacity = String(cue.dark);
    this.#draw?.({ beams: this.#beams, colours: COLOURS, picture: [left, top, height], seconds });
  }
}

interface Box {
  /** Width of the picture by its height. */
  readonly ratio: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** The picture's box in canvas pixels: `object-fit: cover` scales it, `object-position` places it. Sizes the canvas. */
function coverBox({ canvas, image }: Stage, scale: number): Box {
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
  readonly ratio: Box["ratio"];
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

function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

async function isBatteryLow(): Promise<boolean> {
  const battery = await navigator.getBattery?.().catch(() => null);
  return battery ? !battery.charging && battery.level <= 0.2 : false;
}
