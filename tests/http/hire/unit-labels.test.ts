import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { newUnitCode } from "#app/features/assets/unit-code.ts";
import { createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();

describe("the page behind a label's QR code", () => {
  let code = "";
  let number = 0;

  beforeAll(async () => {
    const { db } = site.running.services.database;
    const product = await createProduct(db, {
      manuals: [{ title: "User manual", url: "https://example.com/manual.pdf" }],
    });
    const item = await createHireItem(db, {
      name: "Spot <b>7</b>",
      nameGa: "Spotsolas",
      kind: "serialised",
      owned: 2,
      productId: product.id,
    });
    number = item.units[0] ?? 0;
    const [unit] = await db.select().from(assets).where(eq(assets.unitNumber, number));
    code = unit?.code ?? "";
    await db
      .update(assets)
      .set({ serial: "SECRET-1", serialFold: "SECRET1", note: "A private note" })
      .where(eq(assets.unitNumber, number));
    await db
      .update(assets)
      .set({ state: "sold" })
      .where(eq(assets.unitNumber, item.units[1] ?? 0));
  });

  test("H34: shows name, manual and the way to report a fault, and nothing that is ours alone", async () => {
    const page = await site.ask(`/u/${code}`);
    expect(page.status).toBe(200);
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(page.text).toContain("Spot &lt;b&gt;7&lt;/b&gt;");
    expect(page.text).toContain("https://example.com/manual.pdf");
    expect(page.text).toContain("No certificate of this piece is current.");
    for (const own of ["SECRET-1", "A private note", "/admin/hire"]) expect(page.text).not.toContain(own);
    expect((await site.ask(`/ga/u/${code}`)).text).toContain("Spotsolas");
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect((await site.ask(`/u/${typed}`)).status).toBe(200);
  });

  test("H34: leads staff on to the unit", async () => {
    const Cookie = await signInAs(site, ADMIN);
    expect((await site.ask(`/u/${code}`, { headers: { Cookie } })).text).toContain(
      `/admin/hire/units/${number}`,
    );
  });

  test("H34: is the same 404 for unknown, malformed, numbered and sold", async () => {
    const { db } = site.running.services.database;
    const [sold] = await db.select().from(assets).where(eq(assets.state, "sold"));
    const answers = new Set<string>();
    for (const other of [sold?.code ?? "", newUnitCode(), String(number), "x", "0".repeat(11)]) {
      const path = `/u/${encodeURIComponent(other)}`;
      const { status, text } = await site.ask(path);
      answers.add(`${status} ${text.replaceAll(path, "").replaceAll(`/u/${other}`, "")}`);
    }
    expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(["404 "]);
  });
});
