import { expect, it } from "vitest";
import { MAX_PICTURE_BYTES } from "#app/features/media/media.ts";
import { sortDropped } from "./pictures.ts";

it("sends the files that are wanted, and tells those that are too large from those of other names", () => {
  const [lamp, spot, huge] = [
    { name: "Lamp.JPG", size: MAX_PICTURE_BYTES },
    { name: "product_spot.jpg", size: MAX_PICTURE_BYTES + 1 },
    { name: "other.jpg", size: MAX_PICTURE_BYTES + 1 },
  ];
  const files = [lamp, spot, huge];
  expect(sortDropped(files, new Set(["lamp.jpg", "product_spot.jpg"]))).toEqual({
    wanted: [lamp],
    unnamed: ["other.jpg"],
    tooLarge: ["product_spot.jpg"],
  });
  expect(sortDropped(files, null)).toEqual({
    wanted: [lamp],
    unnamed: [],
    tooLarge: ["product_spot.jpg", "other.jpg"],
  });
});
