import type { APIRequestContext } from "@playwright/test";
import { sendForm } from "../../e2e/reach-pages.ts";

/** What an errand is about: of one customer, whom nothing else is of. */
export interface Work {
  readonly customer: string;
  readonly phone: string;
  /** Of a paid order over two pieces that is to be delivered: its address in the back office. Empty for none. */
  readonly order: string;
  /** Of an enquiry that waits for its answer. Empty for none. */
  readonly enquiry: string;
}

type Customer = Pick<Work, "customer" | "phone"> & { readonly email: string };

let made = 0;

/** Makes what an errand needs, of a new customer, by what the forms send. */
export async function prepareWork(
  staff: APIRequestContext,
  needs: "order" | "enquiry" | undefined,
): Promise<Work> {
  made += 1;
  const who = {
    customer: `Errand ${made}`,
    email: `errand-${made}@example.ie`,
    phone: `+353 91 ${100_000 + made}`,
  };
  return {
    ...who,
    order: needs === "order" ? await makeOrder(staff, who) : "",
    enquiry: needs === "enquiry" ? await makeEnquiry(staff, who) : "",
  };
}

async function makeOrder(staff: APIRequestContext, { customer, email, phone }: Customer): Promise<string> {
  const form = await textOf(staff, "/admin/orders/new");
  const [, delivery = ""] = /<option value="(?!collection)([^"]+)"[^>]*>Delivery/.exec(form) ?? [];
  const kept = await sendForm(staff, "/admin/orders/new", {
    name: customer,
    email,
    phone,
    locale: "en",
    bill_line1: "1 Shop Street",
    bill_town: "Galway",
    line1: "1 Shop Street",
    town: "Galway",
    county: "Galway",
    postcode: "H91 E2K3",
    "line.a.name": "Repair of a lamp",
    "line.a.quantity": "2",
    "line.a.price": "80.00",
    "line.a.vat": "2300",
    delivery,
    delivery_price: "10.00",
  });
  const draft = pathOf(kept.location);
  const [, version = ""] = /name="version" value="(\d+)"/.exec(await textOf(staff, draft)) ?? [];
  await sendForm(staff, `${draft}/links`, { version, confirmed: "yes" }, "");
  const link = /\/shop\/payment-link\/[\w-]+\/\d+/.exec(await textOf(staff, draft))?.[0] ?? "";
  const pay = await sendForm(staff, link, { terms: "yes" });
  await sendForm(staff, pathOf(pay.location), { button: "pay" });
  return findAddress(await textOf(staff, draft), /\/admin\/orders\/[\da-f-]{36}/);
}

async function makeEnquiry(staff: APIRequestContext, { customer, email, phone }: Customer): Promise<string> {
  const message = "Do you hire out ladders?";
  const data = { name: customer, email, phone, formType: "contact", locale: "en", message };
  await staff.post("/api/send-form-email", { data, headers: { "Sec-Fetch-Site": "same-origin" } });
  const list = await textOf(staff, `/admin/enquiries?search=${encodeURIComponent(email)}`);
  return findAddress(list, /\/admin\/enquiries\/[\da-f-]{36}/);
}

function findAddress(html: string, address: RegExp): string {
  const [found] = address.exec(html) ?? [];
  if (!found) throw new Error(`Nothing was made: ${address}`);
  return found;
}

async function textOf(staff: APIRequestContext, path: string): Promise<string> {
  return (await staff.get(path)).text();
}

function pathOf(href: string): string {
  return new URL(href, "http://localhost").pathname;
}
