import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ADMIN_SECTIONS } from "#app/features/admin-home/sections.ts";
import { SETTINGS_SECTIONS as SETTINGS } from "#app/features/settings/settings-form.ts";
import routes from "#app/routes.ts";
import { getChapter, MANUAL } from "./chapters.server.ts";
import { CHAPTERS, chapterFor } from "./contents.ts";
import { type Chapter, markedPieces, plainTexts } from "./help.ts";
import { getPicture } from "./pictures.ts";
import { searchHelp } from "./search.ts";
import { SHOTS } from "./shots.ts";

/** Every address that a chapter links to. */
function linksOf({ blocks }: Chapter): readonly string[] {
  const texts = blocks.flatMap((block) => {
    if (block.kind === "steps") return block.steps;
    if (block.kind === "list") return block.items;
    return block.kind === "picture" ? [] : [block.text];
  });
  return texts.flatMap((shown) =>
    markedPieces(shown).flatMap(({ href }) => (href === undefined ? [] : [href])),
  );
}

const FOLDER = join(import.meta.dirname, "../../../public/manual");

function addresses(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path}` : base;
    return [path, ...addresses(entry.children ?? [], path)];
  });
}

describe("the manual", () => {
  it("has every chapter that its contents name, and no other", () => {
    expect(MANUAL.map(({ slug }) => slug)).toEqual(CHAPTERS.map(({ slug }) => slug));
    expect(new Set(CHAPTERS.map(({ slug }) => slug)).size).toBe(CHAPTERS.length);
    expect(getChapter("nothing")).toBeNull();
  });

  it("explains every section of the back office in a chapter of its own", () => {
    const sections = ADMIN_SECTIONS.map(({ href }) => href).filter((href) => href !== "/admin/help");
    const chapters = sections.map((href) => chapterFor(href)?.slug);
    expect(new Set(chapters).size).toBe(sections.length);
    const known = addresses(routes);
    const about = CHAPTERS.flatMap((chapter) => chapter.about.map((one) => one.replace(/\/$/, "")));
    expect(about.filter((path) => !known.includes(path))).toEqual([]);
    expect(chapterFor("/admin/orders/019a")?.slug).toBe("refund");
    expect(chapterFor("/admin/somewhere")?.slug).toBe("first-hour");
  });

  it("links only to pages and chapters that exist", () => {
    const known = [
      ...addresses(routes),
      ...CHAPTERS.map(({ slug }) => `/admin/help/${slug}`),
      ...SETTINGS.map((section) => `/admin/settings/${section}`),
    ];
    const links = MANUAL.flatMap(linksOf).map((href) => href.replace(/\?.*$/, ""));
    expect(links.filter((href) => !known.includes(href))).toEqual([]);
  });

  it("uses every picture that was taken, and every one is there as it was taken", async () => {
    const used = MANUAL.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "picture" ? [block.name] : [])),
    );
    expect([...used].sort()).toEqual(Object.keys(SHOTS).sort());
    for (const name of used) {
      const shot = getPicture(name);
      const file = await sharp(join(FOLDER, "..", shot?.src ?? "")).metadata();
      expect([name, file.width, file.height]).toEqual([name, shot?.width, shot?.height]);
      expect(file.width).toBe(1680);
      expect(shot?.alt.length).toBeGreaterThan(30);
    }
    const files = readdirSync(FOLDER);
    expect(files).toHaveLength(used.length);
    expect(files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(1_500_000);
  });

  it("names buttons as the back office names them", () => {
    const shown = globSync(join(import.meta.dirname, "../../i18n/messages/*/*.ts"))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n")
      .replaceAll("’", "'");
    const bold = MANUAL.flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === "steps"
          ? block.steps
          : block.kind === "list"
            ? block.items
            : "text" in block
              ? [block.text]
              : [],
      )
      .flatMap((one) =>
        markedPieces(one).flatMap((piece) => (piece.bold ? [piece.text.replaceAll("’", "'")] : [])),
      );
    const others = /^(?:Ctrl K|⌘ K|[a-z/?]|\/sitemap\.xml|Products → .*|Generate CSV|npm run restore)$/;
    const unknown = bold.filter(
      (one) => !others.test(one) && !shown.toLowerCase().includes(one.toLowerCase()),
    );
    expect(unknown).toEqual([]);
  });

  it("calls the first page of the back office as the menu does", () => {
    const blocks = MANUAL.flatMap((chapter) => chapter.blocks);
    const shown = MANUAL.flatMap(plainTexts);
    const alts = blocks.flatMap((block) =>
      block.kind === "picture" ? [getPicture(block.name)?.alt ?? ""] : [],
    );
    expect([...shown, ...alts].filter((one) => /\bToday\b/.test(one))).toEqual([]);
    expect(searchHelp(MANUAL, "what home shows")[0]?.chapter.slug).toBe("first-hour");
  });

  it("is short, and without marks that were not parsed", () => {
    for (const chapter of MANUAL) {
      const texts = plainTexts(chapter);
      expect(texts.join(" ").split(" ").length, chapter.slug).toBeLessThan(520);
      expect(texts.filter((one) => /\*\*|\]\(/.test(one))).toEqual([]);
    }
  });
});

describe("its search", () => {
  it.each([
    ["refund", "refund"],
    ["how do I refund an order", "refund"],
    ["refund order", "refund"],
    ["csv woocommerce", "import"],
    ["sitemap", "old-addresses"],
    ["upload a photo", "pictures"],
    ["opening hours", "settings"],
    ["staff", "people"],
    ["backup", "backup"],
    ["Príce", "prices"],
    ["*.zz", null],
    ["", null],
  ])("finds %j in %j", (typed, slug) => {
    expect(searchHelp(MANUAL, typed)[0]?.chapter.slug ?? null).toBe(slug);
  });
});
