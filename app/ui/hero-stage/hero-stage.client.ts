/** Live beams over the rendered stage: an own small file, started when the page has nothing else to do. */
import { BUILD_AT, CUE_SECONDS, FULL_AT } from "./cue.ts";
import { LiveBeams } from "./live-beams.ts";

/** Parts of the picture that an arrow key moves the aim by. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

const stage = document.querySelector<HTMLElement>("[data-hero-stage]");
if (stage) prepare(stage);

function prepare(root: HTMLElement): void {
  const canvas = root.querySelector<HTMLCanvasElement>("[data-stage-beams]");
  const dark = root.querySelector<HTMLElement>("[data-stage-dark]");
  const image = root.querySelector<HTMLImageElement>("img[data-picture]");
  const go = root.querySelector<HTMLButtonElement>("[data-stage-go]");
  const status = root.querySelector<HTMLElement>("[data-stage-status]");
  if (!canvas || !dark || !image || !go) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const beams = new LiveBeams({ canvas, dark, image, still });

  async function cue(): Promise<void> {
    if (!go || go.getAttribute("aria-busy") === "true" || !dark) return;
    go.setAttribute("aria-busy", "true");
    await beams.begin(true);
    if (status) status.textContent = status.dataset.text ?? "";
    beams.startCue();
    if (!beams.isLive || still.matches) darken(dark);
    setTimeout(() => {
      go.removeAttribute("aria-busy");
      if (status) status.textContent = "";
    }, CUE_SECONDS * 1000);
  }

  go.addEventListener("click", () => void cue());
  go.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || !beams.isLive) return;
    event.preventDefault();
    beams.nudge(...step);
  });
  root.addEventListener("pointermove", ({ clientX, clientY }) => beams.aimAt(clientX, clientY), {
    passive: true,
  });
  root.addEventListener("pointermove", () => void beams.begin(true), { passive: true, once: true });
  new ResizeObserver(() => beams.resize()).observe(canvas);
  new IntersectionObserver(([entry]) => beams.see(entry?.isIntersecting ?? true)).observe(root);
  document.addEventListener("visibilitychange", () => beams.see());
  still.addEventListener("change", () => (still.matches ? beams.end() : beams.begin()));
  canvas.addEventListener("webglcontextlost", () => beams.end());
  whenIdle(() => void beams.begin());
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
