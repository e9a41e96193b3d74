import type { Point } from "./zoom.ts";

export interface GestureHandlers {
  /** One finger or the mouse moved by this many pixels. */
  readonly onDrag: (by: Point) => void;
  /** Two fingers: the middle between them, and the ratio of their distance to the one before. */
  readonly onPinch: (middle: Point, ratio: number) => void;
  /**
   * The last finger left, and its touch was not cancelled: how far the gesture came in all, and whether two fingers took
   * part.
   */
  readonly onEnd: (moved: Point, pinched: boolean, event: PointerEvent) => void;
}

/** Tells drags and pinches on an element, whatever the pointer is. The element's style has `touch-action: none`. */
export function watchGestures(element: HTMLElement, { onDrag, onPinch, onEnd }: GestureHandlers): void {
  const fingers = new Map<number, Point>();
  let moved: Point = { x: 0, y: 0 };
  let pinched = false;

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      moved = { x: 0, y: 0 };
      pinched = false;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    element.setPointerCapture(event.pointerId);
    if (fingers.size > 1) pinched = true;
  });

  element.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    fingers.set(event.pointerId, point);
    if (other) {
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
      onPinch(middle, distance(point, other) / Math.max(1, distance(before, other)));
    } else {
      const by = { x: point.x - before.x, y: point.y - before.y };
      moved = { x: moved.x + by.x, y: moved.y + by.y };
      onDrag(by);
    }
  });

  element.addEventListener("pointerup", (event) => {
    if (fingers.delete(event.pointerId) && fingers.size === 0) onEnd(moved, pinched, event);
  });
  element.addEventListener("pointercancel", (event) => fingers.delete(event.pointerId));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
