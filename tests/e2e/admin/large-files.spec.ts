import { writeFileSync } from "node:fs";
import type { TestInfo } from "@playwright/test";
import { expect, expectAccessible, LANGUAGES, test } from "../site.ts";

/** More than five files of 5 MB, and more than one. From the disk, because bytes go to the browser piece by piece. */
function largeFile(info: TestInfo): string {
  const path = info.outputPath("rig.jpg");
  writeFileSync(path, Buffer.alloc(27_000_000, 7));
  return path;
}

const WORDS = {
  en: { fault: "Each file must be at most 5 MB", title: "That is more than this page takes" },
  ga: {
    fault: "5 MB ar a mhéad a cheadaítear i ngach comhad",
    title: "Is mó é sin ná mar a ghlacann an leathanach seo",
  },
};

for (const { locale, prefix } of LANGUAGES) {
  test(`files that are too large are refused before they are sent, in ${locale} @desktop`, async ({
    page,
  }, info) => {
    const large = largeFile(info);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    // The second form has the same fields and the same script.
    for (const path of locale === "en"
      ? ["/equipment-servicing", "/shop/request"]
      : ["/equipment-servicing"]) {
      await page.goto(prefix + path);
      await page.locator("[name=name]").fill("Áine Typed");
      await page.locator("details.form-more > summary").click();
      await page.locator("[name=attachments]").setInputFiles(large);
      await page.locator("main form button[type=submit]").last().click();
      await expect(page.getByRole("alert").filter({ hasText: WORDS[locale].fault })).toBeVisible();
      await expect(page.locator("[name=attachments]")).toBeFocused();
      await expect(page.locator("[name=attachments]")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("[name=name]")).toHaveValue("Áine Typed");
      await expectAccessible(page);
    }
    expect(posts).toEqual([]);
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/413/] });

    test(`what is too large is answered with a page in ${locale}, and going back loses nothing @desktop`, async ({
      page,
    }, info) => {
      await page.goto(`${prefix}/equipment-servicing`);
      await page.locator("[name=name]").fill("Áine Typed");
      await page.locator("details.form-more > summary").click();
      await page.locator("[name=attachments]").setInputFiles(largeFile(info));
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.locator("main form button[type=submit]").last().click();
      expect((await answer).status()).toBe(413);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(WORDS[locale].title);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await page.goBack();
      await expect(page.locator("[name=name]")).toHaveValue("Áine Typed");
    });
  });
}
