import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { listEntries } from "#app/features/content/queries.server.ts";
import { COLLECTION_NAMES } from "#app/features/content/schema.ts";
import { seedContent } from "#app/features/content/seed-content.server.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { Shell } from "#app/ui/shell/shell.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import type { EveryEntry } from "./components/blocks.tsx";
import { Styleguide } from "./components/styleguide.tsx";

const picture: PictureSource = {
  width: 1920,
  height: 1080,
  alt: { en: "A stage.", ga: "Stáitse." },
  placeholder: "data:image/webp;base64,AAAA",
  variants: [480, 960].flatMap((width) => [
    { format: "avif" as const, width, src: `/pictures/stage-${width}.avif` },
    { format: "webp" as const, width, src: `/pictures/stage-${width}.webp` },
  ]),
};

const db = await useTestDb();
let lists: EveryEntry;
let html: string;
beforeEach(async () => {
  await inTransaction(db, seedContent);
  lists = await listEntries(db, COLLECTION_NAMES);
  html = page("/studio5");
});

function page(pathname: string, theme: "dark" | "light" = "dark") {
  const locale = pathname.startsWith("/ga") ? "ga" : "en";
  return renderToString(
    <MemoryRouter initialEntries={[pathname]}>
      <LocaleContext value={locale}>
        <Shell
          theme={theme}
          locale={locale}
          pathname={pathname}
          search="?q=par"
          user={null}
          company={{ phone: "+353 91 123 456" }}
          year={2026}
        >
          <Styleguide
            lists={lists}
            pictures={{
              hero: picture,
              heroPortrait: picture,
              scene: picture,
              product: picture,
              loop: { webm: "/a.webm", mp4: "/a.mp4" },
            }}
          />
        </Shell>
      </LocaleContext>
    </MemoryRouter>,
  );
}

describe("what the server sends", () => {
  it("has no style attribute and no inline handler, which the content security policy refuses", () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });

  it("switches the language on the same page with the same query", () => {
    expect(html).toMatch(/href="\/ga\/studio5\?q=par"[^>]*>Gaeilge</);
    expect(page("/ga/studio5")).toMatch(/href="\/studio5\?q=par"[^>]*>English</);
  });

  it("marks the current page in the navigation and in the menu", () => {
    expect(html.match(/href="\/studio5" aria-current="page"/g)).toHaveLength(2);
  });

  it("leads from the footer to the home page's sections, and inside the home page to the section itself", () => {
    for (const anchor of ["services", "service-centre", "studio", "contact"]) {
      expect(html).toContain(`href="/#${anchor}"`);
      expect(page("/ga/hire")).toContain(`href="/ga#${anchor}"`);
      expect(page("/")).toContain(`href="#${anchor}"`);
    }
  });

  it("shows of the company only what is filled", () => {
    expect(html).toContain('href="tel:+35391123456"');
    expect(html).not.toContain("mailto:");
    expect(html).not.toContain("VAT number:");
  });

  it("offers every picture as AVIF and WebP with its size and words", () => {
    expect(html).toContain(
      'type="image/avif" srcSet="/pictures/stage-480.avif 480w, /pictures/stage-960.avif 960w"',
    );
    expect(html).toMatch(/<img[^>]+width="1920" height="1080" alt="A stage\."/);
  });

  it("opens links to other sites in a new tab that cannot reach back, and says so", () => {
    const outward = html.match(/<a[^>]+href="https:[^>]+>/g) ?? [];
    expect(outward.length).toBeGreaterThan(0);
    for (const link of outward) expect(link).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toContain("Opens in a new tab");
  });
});
