import sharp from "sharp";
import { expect } from "vitest";
import type { Journey } from "../suite.ts";
import type { Visitor } from "../visitor.ts";

/** Where the header is, and what can be clicked in the middle of the page. */
function lookAtPage() {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return {
    headerTop: document.querySelector(".header")?.getBoundingClientRect().top ?? -1,
    isCovered: middle?.closest(".menu, .facets") !== null,
    isWide: document.documentElement.scrollWidth > innerWidth,
  };
}

async function expectUsable(visitor: Visitor): Promise<void> {
  expect(await visitor.run(lookAtPage)).toEqual({ headerTop: 0, isCovered: false, isWide: false });
}

/** Whether nothing of the header's ground is to be seen. */
function isHeaderClear(): boolean {
  const header = document.querySelector(".header");
  return header !== null && /transparent|[,/] 0\)/.test(getComputedStyle(header).backgroundColor);
}

/** Whether nothing of the page is to be seen through the header. */
function isHeaderSolid(): boolean {
  const header = document.querySelector(".header");
  return header !== null && !/transparent|\/ |rgba/.test(getComputedStyle(header).backgroundColor);
}

const home: Journey = {
  title: "the header of the home page stays while it scrolls, and gets a ground of its own",
  go: async (visitor) => {
    await visitor.goto("/");
    await expectUsable(visitor);
    await visitor.waitFor("the header floats on the picture", isHeaderClear);
    await visitor.run(() => scrollTo({ top: 900, behavior: "instant" }));
    await visitor.waitFor("the header has a ground", isHeaderSolid);
    expect((await visitor.run(lookAtPage)).headerTop).toBe(0);
  },
};

/** Mean lightness of the first screen, 0 to 255. */
async function lightness(visitor: Visitor): Promise<number> {
  const { channels } = await sharp(await visitor.screenshot())
    .removeAlpha()
    .stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

const beams: Journey = {
  title: "the picture of the home page is seen below the live beams",
  size: "desktop",
  go: async (visitor) => {
    await visitor.goto("/");
    await visitor.waitFor("the picture is there", () => {
      const picture = document.querySelector<HTMLImageElement>("[data-hero-stage] img");
      return picture?.complete && picture.naturalWidth > 0;
    });
    const still = await lightness(visitor);
    if (await visitor.run(() => document.createElement("canvas").getContext("webgl") === null)) return;
    const { x, y } = await visitor.pointOf("[data-stage-go]");
    await visitor.movePointer(x - 300, y);
    // A slow machine stops the beams again, and keeps the still.
    await visitor.waitFor("the beams are drawn, or given up", () => {
      const canvas = document.querySelector<HTMLElement>("[data-stage-beams]");
      if (!canvas || "worn" in canvas.dataset) return true;
      return "live" in canvas.dataset && getComputedStyle(canvas).opacity === "1";
    });
    expect(await lightness(visitor)).toBeGreaterThan(0.7 * still);
  },
};

const menu: Journey = {
  title: "the menu opens, closes and leads to a page",
  size: "phone",
  go: async (visitor) => {
    await visitor.goto("/hire");
    await expectUsable(visitor);
    await visitor.click(".menu-button");
    await visitor.see(".menu-links");
    await visitor.press("Escape");
    await visitor.seeNo(".menu-links");
    await visitor.click(".menu-button");
    await visitor.see(".menu-links");
    await visitor.click(".menu-button");
    await visitor.seeNo(".menu-links");
    await visitor.click(".menu-button");
    await visitor.click({ css: ".menu-links a", text: "Contact" });
    await visitor.waitForPath(/^\/contact$/);
    await expectUsable(visitor);
  },
};

const facets: Journey = {
  title: "the filters open in a sheet, which stays open on the list that they make",
  size: "phone",
  go: async (visitor) => {
    await visitor.goto("/shop/browse");
    await expectUsable(visitor);
    await visitor.click(".facets-open");
    await visitor.see(".facets");
    await visitor.click(".facets .facet a");
    await visitor.waitForPath(/^\/shop\/browse\?/);
    await visitor.see(".facets");
    await visitor.click(".facets .button-icon");
    await visitor.seeNo(".facets");
    await expectUsable(visitor);
  },
};

const form: Journey = {
  title: "an enquiry tells what is wrong, takes its days, and is sent",
  go: async (visitor) => {
    await visitor.goto("/dry-hire");
    await visitor.click("#quote button[type=submit]");
    await visitor.waitFor("the focus is on what is wrong", () =>
      document.activeElement?.matches("[data-problem]"),
    );
    await visitor.fill("#quote [name=name]", "Eager Clicker");
    await visitor.fill("#quote [name=email]", `eager-${visitor.place}@example.ie`);
    await visitor.fill("#quote [name=phone]", "091 000 000");
    await visitor.fill("#quote [name=message]", "Six profiles for Saturday, please.");
    if (!(await visitor.run(() => document.querySelector<HTMLDetailsElement>("#quote details")?.open)))
      await visitor.click("#quote summary");
    for (const name of ["from", "to"]) await visitor.fillDay(`#quote [name=${name}]`);
    await visitor.click("#quote button[type=submit]");
    await visitor.see({ css: "main", text: "IST-" });
  },
};

const print: Journey = {
  title: "a product is printed black on white, without the site around it",
  go: async (visitor) => {
    await visitor.goto("/shop/browse");
    await visitor.click("#main article h2 a, #main article h3 a");
    await visitor.waitForPath(/^\/shop\/product\//);
    await visitor.run(() => {
      window.print = () => {
        document.documentElement.dataset.printed = "";
      };
    });
    await visitor.click("[data-print]");
    await visitor.waitFor("the page is printed", () => "printed" in document.documentElement.dataset);
    const printed = await visitor.run(() => {
      const apply = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && rule.media.mediaText === "print") rule.media.mediaText = "all";
          if ("cssRules" in rule) apply((rule as CSSGroupingRule).cssRules);
        }
      };
      for (const sheet of document.styleSheets) apply(sheet.cssRules);
      const shown = (css: string) =>
        [...document.querySelectorAll(css)].some((one) => one.getClientRects().length > 0);
      const { backgroundColor, colorScheme } = getComputedStyle(document.body);
      return { tools: shown(".tools"), heading: shown("h1"), backgroundColor, colorScheme };
    });
    expect(printed).toEqual({
      tools: false,
      heading: true,
      backgroundColor: "rgb(255, 255, 255)",
      colorScheme: "light",
    });
  },
};

const signIn: Journey = {
  title: "a wrong password is told on the page to log in",
  size: "phone",
  go: async (visitor) => {
    await visitor.goto("/auth");
    await expectUsable(visitor);
    await visitor.fill("[name=email]", `stranger-${visitor.place}@example.ie`);
    await visitor.fill("[name=password]", "not-a-password");
    await visitor.press("Enter");
    await visitor.see("[role=alert]");
  },
};

const theme: Journey = {
  title: "the theme switch turns a light page dark, and the next one with it",
  size: "desktop",
  go: async (visitor) => {
    const isDark = () => getComputedStyle(document.querySelector(".shell") as Element).colorScheme === "dark";
    await visitor.goto("/shop/browse");
    expect(await visitor.run(isDark)).toBe(false);
    await visitor.click(".tools .theme-switch");
    await visitor.waitFor("the page is dark", isDark);
    await visitor.goto("/shop/cart");
    expect(await visitor.run(isDark)).toBe(true);
  },
};

/** Journeys that a browser without popovers and scroll timelines goes as well. */
export const SHELL: readonly Journey[] = [home, menu, facets];
export const PAGES: readonly Journey[] = [...SHELL, beams, theme, form, signIn, print];
