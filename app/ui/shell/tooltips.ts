import { isShown } from "#app/ui/session/is-shown.ts";

/** Milliseconds from the first look at a control to its words. */
const DELAY_MS = 700;
/** The delay when another tooltip was just open, in milliseconds. */
const NEXT_DELAY_MS = 300;
/** How long after it closed a tooltip counts as just open, in ms. */
const JUST_MS = 300;
/** Room to the control and to the edges of the window, in px. */
const GAP = 8;

const TRIGGER = "[data-tip]";

const triggerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(TRIGGER) : null;

/** True where there is room and the words are written beside the icon. */
const isWritten = (trigger: HTMLElement, words: string) =>
  [...trigger.children].some((part) => part.textContent === words && part.getBoundingClientRect().width > 2);

/**
 * Shows the words in `data-tip` of a control that is drawn as an icon, while a pointer rests on it or the keyboard has
 * come to it. They end with leaving, blur, click, scroll and Escape; the pointer may move onto them (WCAG 1.4.13). The
 * words are the control's name, which screen readers know without.
 */
export function watchTooltips(): void {
  const tip = document.createElement("div");
  tip.className = "tooltip";
  tip.popover = "manual";
  tip.ariaHidden = "true";
  let current: HTMLElement | null = null;
  /** The trigger whose tooltip a click or Escape closed: it opens again once the pointer has left it and come back. */
  let closedOn: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function leave(): void {
    clearTimeout(waiting);
    current = null;
    if (!tip.isConnected) return;
    tip.remove();
    closedAt = performance.now();
  }

  function enter(trigger: HTMLElement): void {
    if (trigger === current || trigger === closedOn) return;
    leave();
    closedOn = null;
    current = trigger;
    waiting = setTimeout(show, performance.now() - closedAt < JUST_MS ? NEXT_DELAY_MS : DELAY_MS);
  }

  function show(): void {
    const words = current?.dataset.tip;
    if (!words || !current || !isShown(current) || isWritten(current, words)) return;
    tip.textContent = words;
    // React passes over what it does not know at the end of the body, and nowhere else.
    document.body.append(tip);
    tip.showPopover?.();
    const at = current.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.min(
      (at.left + at.right - width) / 2,
      document.documentElement.clientWidth - width - GAP,
    );
    const below = at.bottom + GAP;
    tip.style.left = `${Math.max(left, GAP)}px`;
    const above = at.top - GAP - height;
    // Beneath the head of a window is what it says.
    const isAbove = above > 0 && current.closest(".dialog-head") !== null;
    tip.style.top = `${!isAbove && below + height < innerHeight ? below : above}px`;
  }

  const close = () => {
    closedOn = current;
    leave();
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || event.target === tip) return;
    const trigger = triggerOf(event);
    // A view transition covers the page with pictures that belong to the root: the pointer has left nothing.
    if (trigger !== closedOn && event.target !== document.documentElement) closedOn = null;
    if (trigger) enter(trigger);
    // The browser reports an element that comes under a pointer at rest too: the keyboard keeps its tooltip.
    else if (!current?.matches(":focus-visible")) leave();
  });
  document.documentElement.addEventListener("pointerleave", leave);
  document.addEventListener("focusin", (event) => {
    const trigger = triggerOf(event);
    if (!trigger?.matches(":focus-visible")) return;
    // The keyboard has come back to it, wherever the pointer is.
    closedOn = null;
    enter(trigger);
  });
  document.addEventListener("focusout", leave);
  document.addEventListener("click", close);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  document.addEventListener("scroll", leave, { capture: true, passive: true });
  addEventListener("shell:look", leave);
}
