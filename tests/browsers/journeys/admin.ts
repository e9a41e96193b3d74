import sharp from "sharp";
import { expect } from "vitest";
import { ADMIN } from "../global-setup.ts";
import type { Journey } from "../suite.ts";
import type { Visitor } from "../visitor.ts";

async function openAdmin(visitor: Visitor, path: string): Promise<void> {
  await visitor.goto("/cookies");
  const status = await visitor.run(async (who: typeof ADMIN) => {
    const body = JSON.stringify(who);
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/auth/sign-in/email", { method: "POST", body, headers })).status;
  }, ADMIN);
  expect(status).toBe(200);
  await visitor.goto(path);
}

/** The form of a new product, with its four editors, which move what is below them as they arrive. */
async function openNewProduct(visitor: Visitor): Promise<void> {
  await openAdmin(visitor, "/admin/products/new");
  await visitor.waitFor(
    "the editors have arrived",
    () => document.querySelectorAll(".rich-text-body").length === 4,
  );
}

const cells: Journey = {
  title: "a number typed into a clicked cell replaces the one that was there",
  size: "desktop",
  go: async (visitor) => {
    await openAdmin(visitor, "/admin/products?sort=sku");
    // A cell can be read before it can be written.
    const css = '[data-cell="stock"]:not([readonly])';
    const nth = visitor.place;
    const before = await visitor.valueOf(css, nth);
    await visitor.click({ css, nth });
    await visitor.type("36");
    await visitor.press("Enter");
    await visitor.waitFor(
      "the cell is stored",
      (selector: string, at: number) =>
        document.querySelectorAll(selector)[at]?.closest('[data-phase="saved"]') !== null,
      css,
      nth,
    );
    expect(await visitor.valueOf(css, nth), `it was ${before}`).toBe("36");
  },
};

/** Colour of one pixel of the window. */
async function colourAt(visitor: Visitor, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(await visitor.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.min(y, info.height - 1) * info.width + Math.min(x, info.width - 1)) * 3;
  return [...data.subarray(start, start + 3)];
}

const dialog: Journey = {
  title: "a dialog covers the page up to its edges, and gives the focus back",
  go: async (visitor) => {
    await openNewProduct(visitor);
    await visitor.click({ css: "button", text: "Add pictures" });
    await visitor.see({ css: "dialog[open]", text: "Add pictures" });
    await visitor.waitFor("the dialog is still", () =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
    const { width, height } = visitor.size;
    const [edge, beside] = [
      await colourAt(visitor, width - 2, Math.round(height / 2)),
      await colourAt(visitor, width - 14, Math.round(height / 2)),
    ];
    expect(edge).toEqual(beside.map((part) => expect.closeTo(part, -1)));
    await visitor.press("Escape");
    await visitor.seeNo("dialog[open]");
    await visitor.waitFor("the focus is back on the button", () =>
      document.activeElement?.textContent?.includes("Add pictures"),
    );
  },
};

const richText: Journey = {
  title: "rich text is typed, made bold, and sent as what was typed",
  go: async (visitor) => {
    await openNewProduct(visitor);
    await visitor.click(".rich-text-body");
    await visitor.type("Quiet ");
    await visitor.run(() => {
      document.addEventListener(
        "click",
        () => {
          const isInText = document.activeElement?.closest(".rich-text-body");
          document.documentElement.dataset["focusAtClick"] = isInText ? "text" : "button";
        },
        { capture: true, once: true },
      );
    });
    await visitor.click('.rich-text-tools button[title="Bold"]');
    expect(await visitor.run(() => document.documentElement.dataset["focusAtClick"])).toBe("text");
    await visitor.type("fan");
    await visitor.press("Enter");
    await visitor.type("second");
    await visitor.click({ css: ".rich-text-tools button", text: "•" });
    await visitor.waitFor("the list is there", () => document.querySelector(".rich-text-body ul") !== null);
    const html = await visitor.run(
      () => document.querySelector<HTMLInputElement>(".rich-text ~ input[type=hidden]")?.value,
    );
    expect(html).toContain("<p>Quiet <strong>fan</strong></p><ul><li><p>");
    expect(html).toContain("second");
  },
};

const drag: Journey = {
  title: "rows are put into another order by dragging",
  size: "desktop",
  go: async (visitor) => {
    await openAdmin(visitor, "/admin/categories");
    const names = () =>
      visitor.run(() => [...document.querySelectorAll(".category-name b")].map((b) => b.textContent));
    const before = await names();
    // The last two of the list: rows of their own for every browser that moves some.
    const last = before.length - 1 - visitor.place;
    await visitor.drag(
      { css: "li.category-row .admin-grip", nth: last },
      { css: "li.category-row", nth: last - 1 },
      0.1,
    );
    await visitor.waitFor(
      "the order has changed",
      (was: string) =>
        [...document.querySelectorAll(".category-name b")].map((b) => b.textContent).join("\n") !== was,
      before.join("\n"),
    );
  },
};

const days: Journey = {
  title: "orders are filtered by a day",
  size: "desktop",
  go: async (visitor) => {
    await openAdmin(visitor, "/admin/orders");
    await visitor.click({ css: ".list-filter-fold" });
    await visitor.fillDay("[name=from]");
    await visitor.click({ css: ".list-filter-go" });
    await visitor.waitForPath(/from=2026-11-11/);
    expect(await visitor.valueOf("[name=from]")).toBe("2026-11-11");
  },
};

export const ADMIN_JOURNEYS: readonly Journey[] = [cells, dialog, richText, drag, days];
