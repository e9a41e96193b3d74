import sharp from "sharp";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

test.describe("the picture library @desktop", () => {
  test("an upload becomes a team member's picture on the page in both languages", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/content/team");
    await page.locator(".admin-row-link").first().click();
    await page.getByRole("button", { name: "Change the picture" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator(".admin-pick").first()).toBeVisible();
    await expectAccessible(page);
    // A picture is one: nothing of two that are dropped is sent.
    await dialog.locator(".upload-zone").evaluate((zone) => {
      const dataTransfer = new DataTransfer();
      for (const name of ["a.jpg", "b.jpg"]) dataTransfer.items.add(new File([name], name));
      zone.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
    await expect(dialog.getByText("Only one picture is taken here.")).toBeVisible();
    const file = { name: "rigger at work.jpg", mimeType: "image/jpeg", buffer: await picture("#2a6f4e") };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    await expect(page.getByText("rigger at work.jpg")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();

    await page.goto("/admin/media?show=uploads");
    await page.getByRole("link", { name: "rigger at work.jpg" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "rigger at work.jpg" })).toBeVisible();
    await page.getByLabel("In English").fill("A rigger on a ladder");
    await page.getByLabel("In Irish").fill("Rigeálaí ar dhréimire");
    await page.locator(".focal-picture").click({ position: { x: 5, y: 5 } });
    await expect(page.getByLabel("From the left, %")).not.toHaveValue("50");
    await page.getByLabel("From the top, %").fill("10");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. Visitors see it at once.")).toBeVisible();
    await expect(page.getByText("It is still in use.")).toBeVisible();
    await expectAccessible(page);

    for (const [address, words] of [
      ["/our-team", "A rigger on a ladder"],
      ["/ga/our-team", "Rigeálaí ar dhréimire"],
    ] as const) {
      await page.goto(address);
      const shown = page.getByRole("img", { name: words });
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toHaveJSProperty("complete", true);
      expect(await shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
        /\/media\/[0-9a-f]{32}-\d+\.avif$/,
      );
      expect(await shown.evaluate((img) => getComputedStyle(img).objectPosition)).toMatch(/% 10%$/);
      const delays = await page
        .locator(".person")
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
      expect(delays.slice(0, 4)).toEqual(["0s", "0.1s", "0.2s", "0.3s"]);
    }
  });

  test("F-16: a picture that is also a page is refused in words, and nothing of it runs", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/admin/media");
    const html = "<html><script>document.title='ran'</script>";
    const polyglot = Buffer.concat([await picture("#555"), Buffer.from(html)]);
    const kept = {
      name: "<img src=x onerror=document.title='ran'>.jpg",
      mimeType: "image/jpeg",
      buffer: await picture("#556"),
    };
    const files = [
      { name: "holiday.jpg", mimeType: "image/jpeg", buffer: polyglot },
      {
        name: "logo.png",
        mimeType: "image/png",
        buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">`),
      },
      kept,
    ];
    await page.locator('input[type="file"]').setInputFiles(files);
    await expect(page.getByText(/^holiday\.jpg: Behind this picture there is code/)).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText(/^logo\.png: This is no JPEG/)).toBeVisible();
    await expect(page.getByText(/onerror.*: added\./)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator(".library-card").first()).toContainText("onerror");
    await expectAccessible(page);
    expect(await page.title()).not.toBe("ran");
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);

    const address = await page.locator(".library-card img").first().getAttribute("src");
    const answer = await page.request.get(address ?? "");
    expect(answer.headers()["content-security-policy"]).toMatch(/frame-ancestors 'none'.*sandbox/);
    expect(answer.headers()["content-type"]).toBe("image/webp");
  });
});

test.describe("a picture's file that is replaced @desktop", () => {
  test.use({ expectedErrors: [/409|422/] });

  test("leaves the descriptions that are being typed, and overwrites no one's", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/media");
    const first = { name: "desk.jpg", mimeType: "image/jpeg", buffer: await picture("#137") };
    await page.locator('input[type="file"]').setInputFiles(first);
    await expect(page.getByText("desk.jpg: added.")).toBeVisible({ timeout: 60_000 });
    await page.goto("/admin/media?show=uploads");
    await page.getByRole("link", { name: "desk.jpg" }).click();
    const [english, irish] = [page.getByLabel("In English"), page.getByLabel("In Irish")];
    const typed = async () => {
      await expect(english).toHaveValue("A lighting desk");
      await expect(irish).toHaveValue("Deasc soilsithe");
    };
    const replace = async (file?: { name: string; mimeType: string; buffer: Buffer }) => {
      if (file) await page.getByLabel("New file").setInputFiles(file);
      await page.getByRole("button", { name: "Replace" }).click();
    };
    await english.fill("A lighting desk");
    await irish.fill("Deasc soilsithe");
    await page.getByLabel("From the left, %").fill("20");
    await replace();
    await expect(page.locator("#replacement-error")).toHaveText("Choose a file.");
    await typed();
    await replace({ name: "wrong.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await expect(page.locator("#replacement-error")).toContainText("This is no JPEG");
    await typed();
    await expectAccessible(page);
    const shown = page.locator(".focal-picture img");
    const before = await shown.getAttribute("src");
    await replace({ name: "other.jpg", mimeType: "image/jpeg", buffer: await picture("#248") });
    await expect(page.getByText("Replaced, wherever it is used.")).toBeVisible();
    await expect(shown).not.toHaveAttribute("src", before ?? "");
    await typed();
    await expect(page.getByLabel("From the left, %")).toHaveValue("50");
    await expect(page.getByLabel("New file")).toHaveValue("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. Visitors see it at once.")).toBeVisible();
    await page.reload();
    await typed();

    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel("In English").fill("Somebody else's words");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await expect(other.getByText("Saved. Visitors see it at once.")).toBeVisible();
    await other.close();
    await irish.fill("Deasc solais");
    await replace({ name: "third.jpg", mimeType: "image/jpeg", buffer: await picture("#359") });
    await expect(page.getByText("Replaced, wherever it is used.")).toBeVisible();
    await expect(irish).toHaveValue("Deasc solais");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("This picture was changed since you opened it")).toBeVisible();
    await expect(page.getByText("Somebody else's words")).toBeVisible();
    await expect(irish).toHaveValue("Deasc solais");
  });
});
