import { expect, it } from "vitest";
import { pictureSrc } from "#app/ui/picture-source.ts";
import { pictureOf, THUMB_WIDTH, toThumb } from "./picture-of.ts";

const files = [400, 240, 1080].map((width) => ({
  width,
  avif: `/p-${width}.avif`,
  webp: `/p-${width}.webp`,
}));
const row = {
  width: 1600,
  height: 1200,
  variants: files,
  placeholder: "data:image/webp;base64,AAAA",
  share: { src: "/p-share.jpg", width: 1200, height: 900 },
  altEn: "A lamp",
  altGa: "Lampa",
  focalX: 20,
  focalY: 80,
};

it("keeps of a picture what a thumbnail shows: one file, its words and its point in view", () => {
  const picture = pictureOf(row);
  expect(toThumb(picture)).toEqual({
    width: 1600,
    height: 1200,
    alt: { en: "A lamp", ga: "Lampa" },
    focal: { x: 20, y: 80 },
    variants: [{ format: "webp", width: 240, src: "/p-240.webp" }],
  });
  expect(pictureSrc(toThumb(picture), THUMB_WIDTH)).toBe(pictureSrc(picture, THUMB_WIDTH));
});

it("keeps the largest file of a picture that is smaller than a thumbnail", () => {
  const [, small] = files;
  const tiny = pictureOf({ ...row, variants: small ? [{ ...small, width: 120 }] : [] });
  expect(toThumb(tiny).variants).toEqual([{ format: "webp", width: 120, src: "/p-240.webp" }]);
});
