/**
 * The gallery of a product's page: thumbnails, buttons, arrow keys and swiping show one picture after the other, a click
 * enlarges it. Without this script the row scrolls, thumbnails are anchors, and a picture links to its largest file.
 */
import { whenParsed } from "#app/ui/session/when-parsed.ts";
import { Enlarged } from "./enlarge.ts";
import { PictureRow } from "./picture-row.ts";
import { watchTurntable } from "./turntable.ts";

function start(gallery: HTMLElement): void {
  const row = gallery.querySelector<HTMLElement>("[data-gallery-row]");
  if (!row || !gallery.querySelector("[data-gallery-item]")) return;
  const pictures = new PictureRow(gallery, row);
  listenForClicks(gallery, pictures);
  gallery.addEventListener("keydown", (event) => showByKey(event, pictures));
  for (const box of gallery.querySelectorAll<HTMLElement>("[data-turntable]")) watchTurntable(box);
}

function listenForClicks(gallery: HTMLElement, pictures: PictureRow): void {
  const links = pictures.items.flatMap(
    (item) => item.querySelector<HTMLAnchorElement>("[data-gallery-enlarge]") ?? [],
  );
  const dialog = gallery.querySelector<HTMLDialogElement>("dialog");
  const enlarged =
    dialog &&
    new Enlarged(
      dialog,
      links.flatMap((link) => link.querySelector("picture") ?? []),
      (index) => {
        pictures.show(index);
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
    if (step) pictures.show(pictures.current + Number(step.dataset.galleryStep));
    if (thumb) pictures.show(pictures.thumbs.indexOf(thumb));
    if (link) enlarged?.open(links.indexOf(link));
    if (thumb || link) event.preventDefault();
  });
}

/** Arrow keys show the picture before or after. */
function showByKey(event: KeyboardEvent, pictures: PictureRow): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!target || target.matches("input") || target.closest("dialog")) return;
  event.preventDefault();
  pictures.show(pictures.current + by);
  // The focus goes along, so that Enter acts on what is shown.
  if (pictures.thumbs.includes(target)) pictures.thumbs[pictures.current]?.focus();
  else if (target.matches("[data-gallery-enlarge]"))
    pictures.items[pictures.current]?.querySelector<HTMLElement>("a, input")?.focus({ preventScroll: true });
}

whenParsed(() => {
  for (const gallery of document.querySelectorAll<HTMLElement>("[data-gallery]")) start(gallery);
});
