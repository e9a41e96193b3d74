import type { Page } from "@playwright/test";
import { dateAhead } from "../../support/days-ahead.ts";
import { formsOf } from "../../support/http/page-forms.ts";
import { sendForm } from "../reach-pages.ts";
import { expect } from "../site.ts";

const EMAIL = "maire@example.ie";

const pathOf = (href: string) => new URL(href, "http://localhost").pathname;

/** Begins a quote as the signed-in staff by what the form sends, and opens its editor. */
export async function beginQuote(page: Page, name: string): Promise<void> {
  await page.goto(await addQuote(page, name));
  await expect(page.locator("[data-line-picker]")).toBeVisible();
}

interface NewHire {
  readonly lines: string;
  readonly days: number;
}

/** Makes a quote as the signed-in admin and sends it, by what the forms send. Gives its address for the customer. */
export async function sendHireQuote(
  page: Page,
  name: string,
  {
    lines,
    days,
    isShort = false,
    ...more
  }: NewHire & {
    readonly deposit?: string;
    readonly hold?: string;
    /** Sends it although goods are missing. */
    readonly isShort?: boolean;
  },
): Promise<string> {
  const { request } = page;
  const read = async (path: string) => (await request.get(path)).text();
  const quote = await addQuote(page, name);
  await sendForm(request, quote, {
    name,
    email: EMAIL,
    from: `${dateAhead(days)}T09:00`,
    to: `${dateAhead(days + 1)}T17:00`,
    valid_days: "14",
    add: lines,
    ...more,
  });
  const [, version = ""] = /name="version" value="(\d+)"/.exec(await read(quote)) ?? [];
  await sendForm(
    request,
    `${quote}/sending`,
    { version, confirmed: "yes", ...(isShort && { force: "yes" }) },
    "",
  );
  return /\/dry-hire\/quote\/[\w-]+/.exec(await read(quote))?.[0] ?? "";
}

/** Makes a quote without deposit and accepts it as its customer. Gives the id of its hire. */
export async function reserveHire(
  page: Page,
  name: string,
  { custom, ...hire }: NewHire & { readonly custom?: Readonly<Record<string, string>> },
): Promise<string> {
  const link = await sendHireQuote(page, name, { ...hire, ...(custom && customLine(custom)), deposit: "0" });
  expect(await acceptQuote(page, link, name)).toMatch(/^\/dry-hire\/hire\//);
  const search = `/admin/hire/warehouse?search=${encodeURIComponent(name)}`;
  const list = await (await page.request.get(search)).text();
  return /\/admin\/hire\/warehouse\/([\da-f-]{36})\/prepare/.exec(list)?.[1] ?? "";
}

/** Fields of a custom line as the editor sends them. */
function customLine(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const key = crypto.randomUUID();
  const line = Object.entries({ kind: "custom", ...fields });
  return Object.fromEntries(line.map(([field, value]) => [`line.${key}.${field}`, value]));
}

/** Reserves a hire and opens its list in the warehouse. */
export async function openHire(page: Page, name: string, hire: NewHire): Promise<void> {
  await page.goto(`/admin/hire/warehouse/${await reserveHire(page, name, hire)}/prepare`);
  await expect(page.getByText("All scans are saved")).toBeVisible();
}

interface Goods {
  readonly items: readonly { readonly itemId: string }[];
}

/** Scans pieces of the only item of a hire, as a device in the warehouse sends it. */
export async function scanPieces(
  { request }: Page,
  hireId: string,
  scan: { action: "out" | "return"; quantity: number; condition?: "damaged" },
): Promise<void> {
  const address = `/admin/hire/warehouse/scans?hire=${hireId}`;
  const { view } = (await (await request.get(address)).json()) as { view: Goods };
  const at = new Date().toISOString();
  const scans = [{ id: crypto.randomUUID(), hireId, at, itemId: view.items[0]?.itemId, ...scan }];
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await request.post(address, { data: { sentAt: at, scans }, headers });
  const { answers } = (await answer.json()) as { answers: readonly { outcome: string }[] };
  expect(answers.map(({ outcome }) => outcome)).toEqual(["applied"]);
}

/** Accepts a quote with everything ticked, as its customer, by what the form sends. Gives the address it leads to. */
export async function acceptQuote({ request }: Page, link: string, name: string): Promise<string> {
  const html = await (await request.get(link)).text();
  const form = formsOf(html, link).find(({ action }) => action.endsWith("/acceptance"));
  const boxes = form?.fields.filter(({ type }) => type === "checkbox") ?? [];
  const ticks = Object.fromEntries(boxes.map((box) => [box.name, box.value]));
  return pathOf((await sendForm(request, link, { name, email: EMAIL, ...ticks }, html)).location);
}

/** Gives the address of a new quote. */
async function addQuote({ request }: Page, name: string): Promise<string> {
  const who = { name, email: EMAIL, locale: "en" };
  return pathOf((await sendForm(request, "/admin/hire/quotes/additions", who, "")).location);
}

/** Presses the button that sends a quote, and the one below its question once it is there: until then a press is ignored. */
export async function sendQuote(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send to" }).click();
  const question = page.getByRole("group", { name: /^Send €/ });
  await question.getByRole("button", { name: "Send to" }).click();
}
