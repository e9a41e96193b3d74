import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls the first entry of a list into sight when the entry or its text changes, on a phone, where the list is below
 * the field: above the bar of the menu and the keyboard, as far as the field stays in sight. The style sheet says what the
 * bars take (`top` and `scroll-margin-bottom`).
 */
export function useInSight<E extends HTMLElement>(
  id: string | undefined,
  text: unknown,
): RefObject<E | null> {
  const list = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry or text is what moves it
  useEffect(() => {
    const entry = list.current?.firstElementChild;
    if (!entry) return;
    const { position, top, scrollMarginBottom } = getComputedStyle(entry);
    if (position !== "sticky") return;
    const screen = window.visualViewport;
    const keyboard = screen ? screen.offsetTop + screen.height : innerHeight;
    const end = Math.min(innerHeight - Number.parseFloat(scrollMarginBottom), keyboard);
    const below = entry.getBoundingClientRect().bottom - end;
    const field = document.querySelector("[name=code]") ?? entry;
    const room = field.getBoundingClientRect().top - Number.parseFloat(top);
    if (below > 0 && room > 0) scrollBy({ top: Math.min(below, room) });
  }, [id, text]);
  return list;
}
