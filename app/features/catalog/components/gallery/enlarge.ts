import { watchGestures } from "./pinch.ts";
import { type Point, type Size, type View, WHOLE, withinEdges, zoomAt } from "./zoom.ts";

/** What a click, a double tap or the plus sign enlarges to. */
const STEP = 2;
/** Pixels that a finger goes aside before it asks for the next picture. */
const SWIPE = 48;
/** Pixels that a hand may tremble during a click. */
const TREMBLE = 6;
/** Pixels that an arrow key moves an enlarged picture by. */
const NUDGE = 80;

/** The dialog that shows one picture of the gallery as large as the window, and enlarged. */
export class Enlarged {
  readonly #dialog: HTMLDialogElement;
  readonly #stage: HTMLElement;
  readonly #pictures: readonly Element[];
  readonly #onClose: (index: number) => void;
  #index = 0;
  #view: View = WHOLE;

  /** `onClose` is told which picture was shown last. */
  constructor(dialog: HTMLDialogElement, pictures: readonly Element[], onClose: (index: number) => void) {
    this.#dialog = dialog;
    this.#pictures = pictures;
    this.#onClose = onClose;
    this.#stage = dialog.querySelector<HTMLElement>("[data-enlarged-stage]") ?? dialog;
    this.#listen();
  }

  open(index: number): void {
    this.#show(index);
    this.#dialog.showModal();
    this.#dialog.querySelector<HTMLElement>('[data-enlarged-do="close"]')?.focus();
  }

  #show(index: number): void {
    const count = this.#pictures.length;
    this.#index = (index + count) % count;
    const picture = this.#pictures[this.#index]?.cloneNode(true);
    if (!(picture instanceof Element)) return;
    // The file that is large enough for the enlarged picture, not for the small one.
    for (const source of picture.querySelectorAll("source")) source.sizes = `${STEP * 100}vmin`;
    for (const image of picture.querySelectorAll("img")) {
      image.loading = "eager";
      image.draggable = false;
    }
    this.#stage.replaceChildren(picture);
    const counter = this.#dialog.querySelector("[data-enlarged-count]");
    if (counter) counter.textContent = `${this.#index + 1} / ${count}`;
    this.#turnTo(WHOLE);
  }

  #turnTo(view: View): void {
    const image = this.#stage.querySelector("img");
    if (!image) return;
    this.#view = withinEdges(view, shownSize(image), this.#screen());
    const { x, y, scale } = this.#view;
    image.style.translate = `${x}px ${y}px`;
    image.style.scale = String(scale);
    this.#stage.toggleAttribute("data-zoomed", scale > 1);
  }

  #zoom(by: number, at: Point = { x: 0, y: 0 }): void {
    this.#turnTo(zoomAt(this.#view, at, this.#view.scale * by));
  }

  #move(x: number, y: number): void {
    this.#turnTo({ ...this.#view, x: this.#view.x + x, y: this.#view.y + y });
  }

  #screen(): Size {
    return { width: this.#stage.clientWidth, height: this.#stage.clientHeight };
  }

  #fromMiddle({ x, y }: Point): Point {
    const box = this.#stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  }

  #listen(): void {
    this.#dialog.addEventListener("close", () => this.#onClose(this.#index));
    this.#dialog.addEventListener("keydown", (event) => this.#onKey(event));
    this.#dialog.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-enlarged-do]") : null;
      if (button) this.#run(button.getAttribute("data-enlarged-do"));
    });
    this.#stage.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.#zoom(Math.exp(-event.deltaY / 300), this.#fromMiddle({ x: event.clientX, y: event.clientY }));
      },
      { passive: false },
    );
    watchGestures(this.#stage, {
      onDrag: ({ x, y }) => {
        if (this.#view.scale > 1) this.#move(x, y);
      },
      onPinch: (middle, ratio) => this.#zoom(ratio, this.#fromMiddle(middle)),
      onEnd: (moved, pinched, event) => {
        if (!pinched) this.#onGestureEnd(moved, event);
      },
    });
  }

  #onGestureEnd(moved: Point, { clientX, clientY }: PointerEvent): void {
    const isStill = Math.hypot(moved.x, moved.y) < TREMBLE;
    if (isStill) this.#toggle(this.#fromMiddle({ x: clientX, y: clientY }));
    else if (this.#view.scale === 1 && Math.abs(moved.x) > SWIPE && Math.abs(moved.x) > Math.abs(moved.y))
      this.#show(this.#index + (moved.x < 0 ? 1 : -1));
  }

  #toggle(at: Point): void {
    if (this.#view.scale > 1) this.#turnTo(WHOLE);
    else this.#zoom(STEP, at);
  }

  #run(what: string | null): void {
    if (what === "close") this.#dialog.close();
    if (what === "in") this.#zoom(STEP);
    if (what === "out") this.#zoom(1 / STEP);
    if (what === "previous") this.#show(this.#index - 1);
    if (what === "next") this.#show(this.#index + 1);
  }

  /** Arrow keys go to the next picture, or move an enlarged one; plus, minus and nought change the size. */
  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const isZoomed = this.#view.scale > 1;
    const arrow = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
    if (arrow && isZoomed) this.#move((arrow[0] ?? 0) * NUDGE, (arrow[1] ?? 0) * NUDGE);
    else if (key === "ArrowLeft") this.#show(this.#index - 1);
    else if (key === "ArrowRight") this.#show(this.#index + 1);
    else if (key === "+" || key === "=") this.#zoom(STEP);
    else if (key === "-") this.#zoom(1 / STEP);
    else if (key === "0") this.#turnTo(WHOLE);
    else return;
    event.preventDefault();
  }
}

/** The size at which the whole picture is shown, without the transforms on it. */
function shownSize(image: HTMLImageElement): Size {
  return { width: image.clientWidth, height: image.clientHeight };
}
