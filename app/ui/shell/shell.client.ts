/**
 * The whole behaviour of header, pictures and strips in the browser, without React. One small file, loaded by every
 * page; everything it adds works on elements that are already in the page.
 */
import { writeStored } from "../session/stored.ts";
import { sayWhatIsBusy, watchForms } from "./busy-forms.ts";
import { watchFiles } from "./file-limits.ts";
import { startLanguageHint } from "./language-hint.ts";
import { startOffline } from "./offline.ts";
import { watchPageTop } from "./page-top.ts";
import { watchPerson } from "./person.ts";
import { startPopovers } from "./popovers.ts";
import { startProof } from "./proof.ts";
import { THEME_KEY } from "./theme.ts";
import { watchTooltips } from "./tooltips.ts";

const STRIP_PX_PER_S = 40;
const root = document.documentElement;

const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector);
const near = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

function isLight(): boolean {
  const chosen = root.dataset.theme;
  if (chosen) return chosen === "light";
  return (
    !!document.querySelector(".shell.theme-light") && !matchMedia("(prefers-color-scheme: dark)").matches
  );
}

function showTheme() {
  for (const button of all("[data-theme-switch]")) button.setAttribute("aria-pressed", String(isLight()));
}

function switchTheme() {
  const next = isLight() ? "dark" : "light";
  const apply = () => {
    root.dataset.theme = next;
    showTheme();
  };
  writeStored(THEME_KEY, next);
  if (document.startViewTransition) document.startViewTransition(apply);
  else apply();
}

function markBroken(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement && "picture" in picture.dataset) picture.dataset.broken = "";
}

function startStrip(strip: HTMLElement) {
  const group = strip.querySelector<HTMLElement>(".strip-group");
  if (!group || "moving" in strip.dataset || group.offsetWidth === 0) return;
  strip.style.setProperty("--strip-time", `${group.offsetWidth / STRIP_PX_PER_S}s`);
  strip.dataset.moving = "";
}

function toggleStrip(button: HTMLElement) {
  const label = button.getAttribute("aria-label") ?? "";
  button.setAttribute("aria-label", button.dataset.otherLabel ?? label);
  button.dataset.otherLabel = label;
  button.closest(".strip")?.toggleAttribute("data-paused");
}

function playVideo(box: HTMLElement) {
  const { video: kind, webm = "", mp4 = "", src = "", title = "" } = box.dataset;
  if (kind === "embed") {
    const frame = Object.assign(document.createElement("iframe"), { src, title, allowFullscreen: true });
    frame.allow = "autoplay; fullscreen; picture-in-picture";
    box.replaceChildren(frame);
    frame.focus();
    return;
  }
  const video = Object.assign(document.createElement("video"), {
    controls: true,
    playsInline: true,
    loop: true,
  });
  video.setAttribute("aria-label", title);
  for (const [file, type] of [
    [webm, "video/webm"],
    [mp4, "video/mp4"],
  ] as const) {
    video.append(Object.assign(document.createElement("source"), { src: file, type }));
  }
  box.replaceChildren(video);
  video.focus();
  video.play().catch(() => undefined);
}

function watchCues() {
  const links = [...all<HTMLAnchorElement>("[data-cues] a")];
  if (links.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links) {
          if (link.hash === `#${target.id}`) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
      }
    },
    { rootMargin: "-45% 0px -50%" },
  );
  for (const link of links) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) observer.observe(section);
  }
}

/** Looks at the page again: after it is loaded, and after a page without a load shows new elements. */
function look() {
  showTheme();
  for (const picture of all<HTMLImageElement>("img[data-picture]")) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) markBroken(picture);
  }
  for (const strip of all("[data-strip]")) startStrip(strip);
  startProof();
}

document.addEventListener("click", (event) => {
  if (near(event, "#menu a")) document.getElementById("menu")?.hidePopover?.();
  if (near(event, "[data-theme-switch]")) switchTheme();
  const toggle = near(event, "[data-strip-toggle]");
  if (toggle) toggleStrip(toggle);
  const video = near(event, "[data-video-play]")?.closest<HTMLElement>("[data-video]");
  if (video) playVideo(video);
});
document.addEventListener("error", (event) => markBroken(event.target), true);
document.addEventListener(
  "pointermove",
  (event) => {
    const card = near(event, "[data-spot]");
    if (!card) return;
    const box = card.getBoundingClientRect();
    card.style.setProperty("--spot-x", `${event.clientX - box.left}px`);
    card.style.setProperty("--spot-y", `${event.clientY - box.top}px`);
  },
  { passive: true },
);
addEventListener("storage", (event) => {
  if (event.key === THEME_KEY && (event.newValue === "dark" || event.newValue === "light")) {
    root.dataset.theme = event.newValue;
    showTheme();
  }
});
addEventListener("shell:look", look);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);

startPopovers();
watchPageTop();
look();
watchCues();
watchFiles();
watchForms();
sayWhatIsBusy();
watchPerson();
watchTooltips();
startOffline();
startLanguageHint();
document.fonts?.ready.then(look);
document.querySelector<HTMLElement>("[data-problem]")?.focus();
