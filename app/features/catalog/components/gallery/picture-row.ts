/** The row of pictures: one of them is shown, its thumbnail is marked, and its number is said. */
export class PictureRow {
  readonly items: readonly HTMLElement[];
  readonly thumbs: readonly HTMLElement[];
  readonly #row: HTMLElement;
  readonly #status: HTMLElement | null;
  #current = 0;
  /** The picture that the row scrolls to by script; null while the visitor scrolls. */
  #target: number | null = null;

  constructor(gallery: HTMLElement, row: HTMLElement) {
    this.#row = row;
    this.items = [...gallery.querySelectorAll<HTMLElement>("[data-gallery-item]")];
    this.thumbs = [...gallery.querySelectorAll<HTMLElement>("[data-gallery-thumb]")];
    this.#status = gallery.querySelector<HTMLElement>("[data-gallery-status]");
    row.addEventListener("scroll", () => this.#markInView(), { passive: true });
    for (const type of ["pointerdown", "wheel"])
      row.addEventListener(type, () => (this.#target = null), { passive: true });
    this.#limitFocus();
    this.#markInView();
  }

  get current(): number {
    return this.#current;
  }

  /** Scrolls to a picture; the first follows the last. */
  show(wanted: number): void {
    const index = (wanted + this.items.length) % this.items.length;
    this.#target = index === this.#indexInView() ? null : index;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#row.scrollTo({
      left: this.items[index]?.offsetLeft ?? 0,
      behavior: isCalm ? "instant" : "smooth",
    });
    this.#mark(index);
  }

  #indexInView(): number {
    return Math.round(this.#row.scrollLeft / Math.max(1, this.#row.clientWidth));
  }

  #markInView(): void {
    const index = this.#indexInView();
    // On the way to its target the row still shows the pictures before it.
    if (this.#target !== null && index !== this.#target) return;
    this.#target = null;
    this.#mark(index);
  }

  #mark(index: number): void {
    if (index === this.#current) return;
    this.#current = index;
    this.#limitFocus();
    for (const [position, thumb] of this.thumbs.entries()) {
      if (position === index) thumb.setAttribute("aria-current", "true");
      else thumb.removeAttribute("aria-current");
    }
    const status = this.#status;
    if (status) status.textContent = (status.dataset.galleryStatus ?? "").replace("#", String(index + 1));
  }

  /** What has scrolled out of the row takes no focus, which would be hidden there. */
  #limitFocus(): void {
    for (const [position, item] of this.items.entries())
      for (const target of item.querySelectorAll<HTMLElement>("a, input"))
        target.tabIndex = position === this.#current ? 0 : -1;
  }
}
