import type { BrowserContext, Page } from "@playwright/test";

interface Buyer {
  readonly name: string;
  readonly email: string;
  readonly search: string;
}

const BUYERS: readonly Buyer[] = [
  { name: "Nuala Byrne", email: "nuala@example.ie", search: "dmx cable" },
  { name: "Tadhg Ó Sé", email: "tadhg@example.ie", search: "moving head" },
];

const QUESTIONS = [
  {
    name: "Gráinne Walsh",
    email: "grainne@example.ie",
    message:
      "We have a three-day arts festival in Oranmore in June, with an outdoor stage of 8 by 6 metres. Could you light it, and run the desk?",
  },
  {
    name: "Peter Lally",
    email: "peter@example.ie",
    message: "Is the studio free on the second weekend of March? A two-camera interview, half a day.",
  },
] as const;

/** What the pictures show: visitors have asked, bought and searched before the back office is opened. */
export async function liveADay(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  for (const question of QUESTIONS) await ask(page, question);
  for (const buyer of BUYERS) await buy(page, buyer);
  for (const typed of ["haze fluid", "haze fluid", "followspot hire", "truss clamp 48mm"]) {
    await page.goto(`/shop/browse?search=${encodeURIComponent(`${typed} zz`)}`);
  }
  await page.close();
}

async function ask(page: Page, { name, email, message }: (typeof QUESTIONS)[number]): Promise<void> {
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.getByLabel(/^(Your )?Name/i).fill(name);
  await page.getByLabel(/^Email/i).fill(email);
  await page.getByLabel(/^Phone/i).fill("091 555 012");
  await page.getByLabel(/^Message/i).fill(message);
  // No one types that fast; the form would take it for a machine.
  await page.waitForTimeout(4000);
  await page.getByRole("button", { name: /^Send/ }).click();
  await page
    .getByText(/Message sent!/)
    .first()
    .waitFor();
}

async function buy(page: Page, { name, email, search }: Buyer): Promise<void> {
  await page.goto(`/shop/browse?search=${encodeURIComponent(search)}`, { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByText("Added to cart!").first().waitFor();
  await page.goto("/shop/cart", { waitUntil: "networkidle" });
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  const checkout = await opening;
  await checkout.waitForURL("**/shop/checkout/**");
  for (const [label, value] of [
    [/^Full name|^Your Name|^Name/i, name],
    [/^Email/i, email],
    [/^Phone/i, "091 555 034"],
  ] as const) {
    await checkout.getByLabel(label).first().fill(value);
  }
  await checkout.getByRole("radio", { name: /Collect/i }).check();
  const billing = checkout.getByRole("group", { name: "Address on the invoice" });
  await billing.getByLabel(/^Address line 1/).fill("1 Shop Street");
  await billing.getByLabel(/^Town or city/).fill("Galway");
  await checkout.getByRole("checkbox", { name: /terms/i }).check();
  await checkout.getByRole("button", { name: "Order with obligation to pay" }).click();
  await checkout.waitForURL("**/shop/pay/**");
  await checkout.getByRole("button", { name: /^Pay/ }).click();
  await checkout.waitForURL("**/shop/success*");
  await checkout.close();
}

/** Signs in through the page, as a person would. */
export async function signInAs(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto("/auth");
  await page
    .getByLabel(/^Email/)
    .first()
    .fill(email);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(password);
  await page.getByRole("button", { name: /^Log ?in/i }).click();
  await page.waitForURL("**/shop/browse*");
}
