/** How far a page may have scrolled and still be at its top, in CSS pixels. */
const TOP_PX = 40;

/** Without scroll timelines, marks the document while the page is at its top: there the header floats on a picture. */
export function watchPageTop(): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  const tell = () => document.documentElement.toggleAttribute("data-at-top", scrollY < TOP_PX);
  addEventListener("scroll", tell, { passive: true });
  tell();
}
