/**
 * The position of an enlarged picture: pixels that its middle is moved from the middle of the screen, and its scale.
 */
export interface View {
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole picture. */
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: View = { x: 0, y: 0, scale: 1 };
/** Beyond this a picture of 800 pixels shows nothing but its own blur. */
export const MAX_SCALE = 4;

/** The view with another scale, in which what lay under the point still lies under it. The point counts from the middle. */
export function zoomAt(view: View, point: Point, wanted: number): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, wanted));
  const ratio = scale / view.scale;
  return { x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio, scale };
}

/** The nearest view that leaves no gap between the picture and the edge of the screen where it could fill it. */
export function withinEdges(view: View, picture: Size, screen: Size): View {
  const most = (side: "width" | "height") => Math.max(0, (picture[side] * view.scale - screen[side]) / 2);
  const between = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { x: between(view.x, most("width")), y: between(view.y, most("height")), scale: view.scale };
}
