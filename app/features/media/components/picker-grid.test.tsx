import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { LibraryItem } from "../library.ts";
import { PickerGrid } from "./picker-grid.tsx";

it("names a picture by what it shows, and by its file where no one has said so", () => {
  const item = (id: string, alt: LibraryItem["alt"]) =>
    ({ id, ref: id, filename: `IMG_${id}.jpg`, thumb: null, alt }) as unknown as LibraryItem;
  const items = [item("1", { en: "A rigger on a ladder", ga: "Rigeálaí" }), item("2", null)];
  const html = renderToStaticMarkup(
    <PickerGrid type="checkbox" name="p" items={items} chosen={[]} labelledBy="l" />,
  );
  const names = [...html.matchAll(/<span>([^<]+)<\/span><\/label>/g)].map(([, name]) => name);
  expect(names).toEqual(["A rigger on a ladder", "IMG_2.jpg"]);
});
