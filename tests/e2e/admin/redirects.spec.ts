import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

test.use({ expectedErrors: [/422/] });

test("staff paste the old site's sitemap, accept what fits, and the old addresses lead on @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/redirects");
  await page.getByRole("link", { name: "Check old addresses" }).click();
  const slug = await page.request.get("/api/products?search=led").then(async (answer) => {
    const { products } = (await answer.json()) as { products: { url: string }[] };
    return products[0]?.url.split("/").at(-1) ?? "";
  });
  await page
    .getByLabel("Or paste them here")
    .fill(`https://old.example/product/${slug}/\nhttps://old.example/contact-us/\nhttps://old.example/qqqq/`);
  await page.getByRole("button", { name: "Compare with this site" }).click();
  await expect(page.getByText(/^3 addresses were compared/)).toBeVisible();
  await expect(page.getByText("0% of 3 old addresses lead somewhere.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: /Same address part 1/ }).click();
  await page.getByRole("button", { name: "Accept this one" }).click();
  await expect(page.getByText("1 old address leads on now.")).toBeVisible();
  await page.goto(`/product/${slug}/`);
  await expect(page).toHaveURL(`/shop/product/${slug}`);

  await page.goto("/admin/redirects/coverage?show=none");
  const target = page.getByLabel("Where /qqqq leads");
  await target.fill("/no-such-page");
  await page.getByRole("button", { name: "Accept the chosen ones" }).click();
  await expect(page.getByRole("alert")).toContainText("/qqqq → /no-such-page: this site has no page there");
  await expect(target).toHaveValue("/no-such-page");
  await target.fill("/hire");
  await page.getByRole("button", { name: "Accept the chosen ones" }).click();
  await expect(page.getByText("66% of 3 old addresses lead somewhere.")).toBeVisible();
});
