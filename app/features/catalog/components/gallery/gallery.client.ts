/**
 * The gallery of a product's page: thumbnails, buttons, arrow keys and swiping show one picture after the other, a click
 * enlarges it. Without this script the row scrolls, thumbnails are anchors, and a picture links to its largest file.
 */
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { Enlarged } from "./enlarge.ts";
import { watchTurntable } from "./turntable.ts";

function start(gallery: HTMLElement): void {
  const row = gallery.querySelector<HTMLElement>("[data-gallery-row]");
  const items = [...gallery.querySelectorAll<HTMLElement>("[data-gallery-item]")];
  const thumbs = [...gallery.querySelectorAll<HTMLElement>("[data-gallery-thumb]")];
  const status = gallery.querySelector<HTMLElement>("[data-gallery-status]");
  if (!row || items.length === 0) return;
  let current = 0;
  /** The picture that the row scrolls to by script; null while the visitor scrolls. */
  let target: number | null = null;

  // What has scrolled out of the row takes no focus, which would be hidden there.
  const limitFocus = (): void => {
    for (const [position, item] of items.entries())
      for (const target of item.querySelectorAll<HTMLElement>("a, input"))
        target.tabIndex = position === current ? 0 : -1;
  };

  const mark = (index: number): void => {
    if (index === current) return;
    current = index;
    limitFocus();
    for (const [position, thumb] of thumbs.entries()) {
      if (position === index) thumb.setAttribute("aria-current", "true");
      else thumb.removeAttribute("aria-current");
    }
    if (status) status.textContent = (status.dataset.galleryStatus ?? "").replace("#", String(index + 1));
  };

  const indexInView = () => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

  const show = (wanted: number): void => {
    const index = (wanted + items.length) % items.length;
    target = index === indexInView() ? null : index;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    row.scrollTo({
      left: items[index]?.offsetLeft ?? 0,
      behavior: isCalm ? "instant" : "smooth",
    });
    mark(index);
  };

  // On the way to its target the row still shows the pictures before it.
  const markShown = (): void => {
    const index = indexInView();
    if (target !== null && index !== target) return;
    target = null;
    mark(index);
  };
  row.addEventListener("scroll", markShown, { passive: true });
  for (const type of ["pointerdown", "wheel"])
    row.addEventListener(type, () => (target = null), { passive: true });
  limitFocus();
  markShown();
  const dialog = gallery.querySelector<HTMLDialogElement>("dialog");
  const links = items.flatMap(
    (item) => item.querySelector<HTMLAnchorElement>("[data-gallery-enlarge]") ?? [],
  );
  const enlarged =
    dialog &&
    new Enlarged(
      dialog,
      links.flatMap((link) => link.querySelector("picture") ?? []),
      (index) => {
        show(index);
        links[index]?.focus({ preventScroll: true });
      },
    );

  gallery.addEventListener("click", (event) => {
    // A new tab is asked for by these keys.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    const step = target?.closest<HTMLElement>("[data-gallery-step]");
    const thumb = target?.closest<HTMLElement>("[data-gallery-thumb]");
    const link = target?.closest<HTMLAnchorElement>("[data-gallery-enlarge]");
    if (step) show(current + Number(step.dataset.galleryStep));
    if (thumb) show(thumbs.indexOf(thumb));
    if (link) enlarged?.open(links.indexOf(link));
    if (thumb || link) event.preventDefault();
  });

  gallery.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!target || target.matches("input") || target.closest("dialog")) return;
    event.preventDefault();
    show(current + by);
    // The focus goes along, so that Enter acts on what is shown.
    if (thumbs.includes(target)) thumbs[current]?.focus();
    else if (target.matches("[data-gallery-enlarge]"))
      items[current]?.querySelector<HTMLElement>("a, input")?.focus({ preventScroll: true });
  });

  for (const box of gallery.querySelectorAll<HTMLElement>("[data-turntable]")) watchTurntable(box);
}

whenParsed(() => {
  for (const gallery of document.querySelectorAll<HTMLElement>("[data-gallery]")) start(gallery);
});
