import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_SCALE, type View, WHOLE, withinEdges, zoomAt } from "./zoom.ts";

const coordinate = fc.integer({ min: -2_000, max: 2_000 });
const scale = fc.double({ min: 1, max: MAX_SCALE, noNaN: true });
const view = fc.record({ x: coordinate, y: coordinate, scale });
const point = fc.record({ x: coordinate, y: coordinate });
const size = fc.record({
  width: fc.integer({ min: 1, max: 4_000 }),
  height: fc.integer({ min: 1, max: 4_000 }),
});

/** The part of the picture that lies under a point, in pixels of the whole picture. */
const under = ({ x, y, scale: by }: View, at: { x: number; y: number }) => [(at.x - x) / by, (at.y - y) / by];

test("what lies under the point stays under it", () => {
  fc.assert(
    fc.property(view, point, scale, (before, at, wanted) => {
      const [x = 0, y = 0] = under(zoomAt(before, at, wanted), at);
      const [wasX = 0, wasY = 0] = under(before, at);
      expect(x).toBeCloseTo(wasX, 6);
      expect(y).toBeCloseTo(wasY, 6);
    }),
  );
});

test("the scale stays between the whole picture and the largest", () => {
  expect(zoomAt(WHOLE, { x: 0, y: 0 }, 0.2).scale).toBe(1);
  expect(zoomAt(WHOLE, { x: 0, y: 0 }, 90).scale).toBe(MAX_SCALE);
});

test("a picture that fits lies in the middle, a larger one covers the screen", () => {
  fc.assert(
    fc.property(view, size, size, (before, picture, screen) => {
      const { x, scale: by } = withinEdges(before, picture, screen);
      const width = picture.width * by;
      if (width <= screen.width) expect(Math.abs(x)).toBe(0);
      else expect(width / 2 - Math.abs(x)).toBeGreaterThanOrEqual(screen.width / 2 - 1e-6);
    }),
  );
});
