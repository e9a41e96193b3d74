import { expect, it } from "vitest";
import { pictureOf, toThumb } from "./picture-of.ts";

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

it("keeps of a picture what a thumbnail shows: one file and its point in view", () => {
  expect(toThumb(pictureOf(row))).toEqual({ src: "/p-240.webp", focal: { x: 20, y: 80 } });
});

it("keeps the largest file of a picture that is smaller than a thumbnail", () => {
  const [, small] = files;
  const tiny = pictureOf({ ...row, variants: small ? [{ ...small, width: 120 }] : [] });
  expect(toThumb(tiny).src).toBe("/p-240.webp");
});
