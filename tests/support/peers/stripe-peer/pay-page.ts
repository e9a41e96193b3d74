import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Books } from "./books.ts";
import type { Session } from "./objects.ts";
import { act, type BuyerAct, type Emit } from "./payments.ts";

const PATH = /^\/c\/pay\/([^/?]+)$/;
const ACTS: ReadonlySet<string> = new Set<BuyerAct>(["pay", "decline", "later"]);

export interface PayPage {
  readonly books: Books;
  readonly emit: Emit;
  /** Resolves when the shop has taken the events, as Stripe waits for before it sends the buyer back. */
  readonly eventsTaken: () => Promise<void>;
}

/** The hosted page: what is owed, and a button for every way it can end. False for other paths. */
export async function answerBuyer(
  page: PayPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const match = PATH.exec(request.url ?? "");
  if (!match) return false;
  const session = page.books.sessions.get(match[1] ?? "");
  if (!session) return html(response, 404, "<h1>Not found</h1>");
  if (request.method !== "POST") return html(response, 200, pageOf(page.books, session, ""));
  const choice = new URLSearchParams(await text(request)).get("act") ?? "";
  if (!ACTS.has(choice)) return html(response, 400, "<h1>Bad request</h1>");
  if (session.status !== "open") return html(response, 200, pageOf(page.books, session, ""));
  act(page.books, page.emit, session, choice as BuyerAct);
  if (choice === "decline")
    return html(response, 200, pageOf(page.books, session, "Your card was declined."));
  await page.eventsTaken();
  response.writeHead(303, { Location: successUrl(session) }).end();
  return true;
}

/** The address to which the buyer is sent after paying. */
function successUrl(session: Session): string {
  return (session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

function pageOf(books: Books, session: Session, alert: string): string {
  if (session.status !== "open") {
    const shown = session.status === "complete" ? "You're all done here" : "This session has expired";
    return `<h1>${shown}</h1>`;
  }
  const lines = (books.kept.get(session.id)?.lines ?? []).map(
    (line) =>
      `<li>${escapeHtml(`${line["quantity"]} × ${line["description"]}`)}: ${euro(line.amount_total)}</li>`,
  );
  const back =
    session.cancel_url === null ? "" : `<p><a href="${escapeHtml(session.cancel_url)}">Back</a></p>`;
  const button = (name: BuyerAct, label: string) => `<button name="act" value="${name}">${label}</button>`;
  return `${back}<h1>Pay ${euro(session.amount_total)}</h1>
<p>${escapeHtml(session.customer_email ?? "")}</p>
<ul>${lines.join("")}</ul>
${alert === "" ? "" : `<p role="alert">${alert}</p>`}
<form method="post">${button("pay", "Pay")} ${button("decline", "Pay with a declined card")}
${button("later", "Pay later by bank")}</form>`;
}

function html(response: ServerResponse, status: number, body: string): true {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`<!doctype html><html lang="en-GB"><title>Stripe peer</title><main>${body}</main></html>`);
  return true;
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

function euro(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}
