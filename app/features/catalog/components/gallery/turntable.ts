/** Time of the one turn that a product makes when it comes into view, in milliseconds. */
const ROUND_MS = 3_200;
/** A drag over the whole width turns the product this many times. */
const ROUNDS_BY_WIDTH = 1;

/**
 * Turns a product by its frames, which are cells of one picture: by dragging, by the range below it, and once by itself
 * when it comes into view, unless the visitor prefers reduced motion.
 */
export function watchTurntable(box: HTMLElement): void {
  const picture = box.querySelector<HTMLImageElement>("[data-turntable-frames]");
  const range = box.querySelector<HTMLInputElement>("input[type=range]");
  const window_ = picture?.closest<HTMLElement>("[data-turntable-window]");
  if (!picture || !range || !window_) return;
  const [columns, rows] = [Number(box.dataset.columns), Number(box.dataset.rows)];
  const frames = columns * rows;
  let running = 0;
  let isTaken = false;

  const show = (wanted: number): void => {
    const frame = ((Math.round(wanted) % frames) + frames) % frames;
    const [column, row] = [frame % columns, Math.floor(frame / columns)];
    picture.style.translate = `${(-100 * column) / columns}% ${(-100 * row) / rows}%`;
    range.value = String(frame);
    range.setAttribute("aria-valuetext", `${Math.round((360 * frame) / frames)}°`);
  };

  /** The visitor takes over. */
  const stop = (): void => {
    cancelAnimationFrame(running);
    isTaken = true;
  };

  const turnOnce = async (): Promise<void> => {
    await picture.decode();
    if (isTaken) return;
    const begin = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - begin) / ROUND_MS);
      // Slow at both ends, and at the end where it began.
      show(frames * part * part * (3 - 2 * part));
      if (part < 1) running = requestAnimationFrame(step);
    };
    running = requestAnimationFrame(step);
  };

  range.addEventListener("input", () => {
    stop();
    show(Number(range.value));
  });
  range.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    stop();
    show(Number(range.value) + by);
  });
  watchDrag(
    window_,
    () => Number(range.value),
    (frame) => {
      stop();
      show(frame);
    },
    frames,
  );
  show(0);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) whenSeen(window_, turnOnce);
}

function watchDrag(
  area: HTMLElement,
  frameNow: () => number,
  show: (frame: number) => void,
  frames: number,
): void {
  let from: { readonly x: number; readonly frame: number } | null = null;
  area.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    from = { x: event.clientX, frame: frameNow() };
    area.setPointerCapture(event.pointerId);
  });
  area.addEventListener("pointermove", (event) => {
    if (!from) return;
    const part = (event.clientX - from.x) / area.clientWidth;
    show(from.frame + part * frames * ROUNDS_BY_WIDTH);
  });
  for (const end of ["pointerup", "pointercancel"] as const) area.addEventListener(end, () => (from = null));
}

/** Calls `then` once, when most of the element is in view. */
function whenSeen(element: Element, then: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void then().catch(() => undefined);
    },
    { threshold: 0.7 },
  );
  observer.observe(element);
}
