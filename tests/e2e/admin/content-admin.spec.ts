import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

function abortPosts(page: Page): Promise<unknown> {
  return page.route("**/admin/**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
}

test.describe("an entry @desktop", () => {
  test.use({ expectedErrors: [/ERR_FAILED|422/] });

  test("stays in its form where the site does not answer", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/content/projects");
    await page.locator(".admin-row-link").last().click();
    const title = page.locator('[name="title.en"]');
    const original = await title.inputValue();
    const save = page.getByRole("button", { name: "Save", exact: true });
    const restore = page.getByRole("button", { name: /Restore/ }).last();
    await title.fill("A stage on the pier");
    await save.click();
    await expect(page.getByText("Saved. It is on the site now.")).toBeVisible();

    await title.fill("A stage on the quay");
    await abortPosts(page);
    for (const button of [save, restore]) {
      await button.click();
      await expect(page.getByText("The site did not answer: no connection").first()).toBeVisible();
      await expect(title).toHaveValue("A stage on the quay");
    }
    await page.unrouteAll();

    await title.fill("");
    await save.click();
    await expect(page.locator("[data-problem]:focus")).toBeVisible();
    await title.fill("A stage on the strand");
    const preview = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Preview", exact: false }).first().click();
    await expect((await preview).getByText("A stage on the strand").first()).toBeVisible();
    await save.click();
    await expect(page.getByText("Saved. It is on the site now.")).toBeVisible();
    await expect(title).toHaveValue("A stage on the strand");

    // What was typed and not saved is offered beside the version that is back.
    await title.fill("A stage on the island");
    await restore.click();
    await expect(page.getByText("That version is back.")).toBeVisible();
    await expect(title).toHaveValue(original);
    await page.getByRole("button", { name: "Go on with it" }).click();
    await expect(title).toHaveValue("A stage on the island");
  });
});

test.describe("the words of the site @desktop", () => {
  test.use({ expectedErrors: [/422/] });

  test("are changed by staff, seen at once in both languages, and brought back", async ({ page }) => {
    await signIn(page);
    await page.goto("/");
    const heading = page.locator("#services h2");
    const original = (await heading.innerText()).trim();
    await page.goto("/admin/site-text?search=what+we+bring");
    // The whole row is the link.
    await page.getByRole("cell", { name: "An rud a thugaimid chun an stáitse" }).click();
    await page.getByLabel("English", { exact: true }).fill("<b>Light</b>");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("English: words only, without HTML");
    await expect(page.locator("[role=alert]:focus, :focus:has([role=alert])")).toBeVisible();
    // Anyone who mends what was wrong keeps the focus, key by key.
    await page.getByLabel("English", { exact: true }).selectText();
    await page.keyboard.type("What we do for Galway");
    await page.getByLabel("Irish", { exact: true }).fill("An rud a dhéanaimid do Ghaillimh");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("It is on the site now")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto("/");
    await expect(heading).toContainText("What we do for Galway");
    await expect(heading.locator('[lang="ga"]')).toHaveText("An rud a dhéanaimid do Ghaillimh");
    await page.goto("/ga");
    await expect(heading).toContainText("An rud a dhéanaimid do Ghaillimh");

    await page.goto("/admin/site-text/home.servicesHeading");
    await page.getByRole("button", { name: "Reset to original" }).click();
    await expect(page.getByText("original words")).toBeVisible();
    await page
      .getByRole("button", { name: /Restore/ })
      .first()
      .click();
    await expect(page.getByText("on the site again")).toBeVisible();
    await page.getByRole("button", { name: "Reset to original" }).click();
    await expect(page.getByText("The original words are on the site again.")).toBeVisible();
    await page.goto("/");
    await expect(heading).toHaveText(original);
  });

  test("stay in the form where the site does not answer", async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await signIn(page);
    await page.goto("/admin/site-text/cart.emptyHint");
    const english = page.getByLabel("English", { exact: true });
    await english.fill("Nothing in your crate");
    await abortPosts(page);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    await expect(page.getByText("The site did not answer: no connection").first()).toBeVisible();
    await expect(english).toHaveValue("Nothing in your crate");
    await page.unrouteAll();
    await save.click();
    await expect(page.getByText("It is on the site now")).toBeVisible();
    await english.fill("Nothing in your trunk");
    await abortPosts(page);
    for (const button of [save, page.getByRole("button", { name: /Restore/ }).last()]) {
      await button.click();
      await expect(page.getByText("The site did not answer: no connection").first()).toBeVisible();
      await expect(english).toHaveValue("Nothing in your trunk");
    }
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reset to original" }).click();
    await expect(page.getByText("The original words are on the site again.")).toBeVisible();
  });

  test("stay staff's when a page comes to life in the browser", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/site-text/cart.emptyHint");
    const english = page.getByLabel("English", { exact: true });
    const was = await english.inputValue();
    await english.fill("Nothing in your flight case");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("It is on the site now")).toBeVisible();
    await page.goto("/shop/cart");
    await expect(page.getByText("Nothing in your flight case")).toBeVisible();
    await page.goto("/admin/site-text/cart.emptyHint");
    await page.getByRole("button", { name: "Reset to original" }).click();
    await expect(english).toHaveValue(was);
  });

  test("stay staff's in what only the browser says", async ({ page, context }) => {
    await signIn(page);
    for (const [key, words] of [
      ["offline.bar", "No signal backstage. This is the page as you last saw it."],
      ["language-hint.readHere", "Léigh as Gaeilge é"],
    ] as const) {
      await page.goto(`/admin/site-text/${key}`);
      const label = key === "offline.bar" ? "English" : "Irish";
      await page.getByLabel(label, { exact: true }).fill(words);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("It is on the site now")).toBeVisible();
    }
    await page.goto("/ga/hire");
    await page.getByRole("link", { name: "English" }).filter({ visible: true }).first().click();
    await page.getByRole("link", { name: "Gaeilge" }).filter({ visible: true }).first().click();
    await page.waitForURL("**/ga/hire");
    await page.goto("/our-team");
    await expect(page.locator(".language-hint a")).toHaveText("Léigh as Gaeilge é");
    await context.setOffline(true);
    await expect(page.locator("[data-offline-bar]")).toContainText("No signal backstage.");
    await context.setOffline(false);
    for (const key of ["offline.bar", "language-hint.readHere"]) {
      await page.goto(`/admin/site-text/${key}`);
      await page.getByRole("button", { name: "Reset to original" }).click();
      await expect(page.getByText("original words")).toBeVisible();
    }
  });
});

test.describe("a refused form whose scripts are late @desktop", () => {
  test.use({ expectedErrors: [/422/] });

  const refusedWithoutScripts = async (page: Page) => {
    await signIn(page);
    await page.goto("/admin/site-text/home.servicesHeading");
    const english = page.getByLabel("English", { exact: true });
    await english.fill("<b>Light</b>");
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?!page-).*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("[data-problem]:focus")).toBeVisible();
    const hydrate = async () => {
      scripts.resolve();
      await expect(page.locator("html[data-alive]")).toBeAttached();
    };
    return { english, hydrate };
  };

  test("leaves the focus in a field in which someone types already", async ({ page }) => {
    const { english, hydrate } = await refusedWithoutScripts(page);
    await english.selectText();
    await page.keyboard.type("What we do ");
    await hydrate();
    await page.keyboard.type("for Galway");
    await expect(english).toHaveValue("What we do for Galway");
  });

  test("leaves selected what somebody has selected", async ({ page }) => {
    const { english, hydrate } = await refusedWithoutScripts(page);
    await english.selectText();
    await hydrate();
    await page.keyboard.type("What we do for Galway");
    await expect(english).toHaveValue("What we do for Galway");
  });
});
