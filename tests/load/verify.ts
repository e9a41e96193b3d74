import { runOn } from "#tests/support/database/postgres.ts";
import { type Cluster, STOCK } from "./cluster.ts";
import type { Ledger } from "./ledger.ts";

/** Everything in which the database differs from what visitors were told; empty when nothing was lost or doubled. */
export async function compareWithDatabase(cluster: Cluster, ledger: Ledger): Promise<string[]> {
  const ask = (statement: string) => runOn(cluster.databaseUrl, statement);
  return [
    ...ledger.contradictions,
    ...compareEnquiries(ledger, await ask("select email, reference from enquiries")),
    ...compareOrders(
      ledger,
      await ask(
        `select o.email, o.state, l.product_id, l.quantity,
           (select count(*)::int from invoices i where i.order_id = o.id) as invoices
         from orders o join order_lines l on l.order_id = o.id`,
      ),
    ),
    ...compareStock(
      cluster,
      ledger,
      await ask(
        `select l.product_id, l.available,
           (select coalesce(sum(m.delta), 0)::int from stock_movements m where m.product_id = l.product_id) as moved
         from stock_levels l`,
      ),
    ),
    ...compareCarts(cluster, ledger, await ask("select user_id, product_id, quantity from cart_items")),
    ...(await compareInvoices(ask)),
  ];
}

type Row = Record<string, unknown>;
type Ask = (statement: string) => Promise<Row[]>;

function compareEnquiries({ enquiries }: Ledger, rows: readonly Row[]): string[] {
  const stored = counted(rows.map(({ email }) => String(email)));
  const references = new Map(rows.map(({ email, reference }) => [String(email), String(reference)]));
  const problems = [...stored].filter(([, n]) => n > 1).map(([email, n]) => `${n} enquiries of ${email}`);
  for (const [email, reference] of enquiries)
    if (references.get(email) !== reference) problems.push(`the enquiry ${reference} of ${email} is lost`);
  return problems;
}

function compareOrders({ placed, paid }: Ledger, rows: readonly Row[]): string[] {
  const stored = counted(rows.map(({ email }) => String(email)));
  const problems = [...stored].filter(([, n]) => n > 1).map(([email, n]) => `${n} orders of ${email}`);
  const byEmail = new Map(rows.map((row) => [String(row["email"]), row]));
  for (const [email, { productId, quantity }] of placed) {
    const row = byEmail.get(email);
    if (!row) problems.push(`the order of ${email} is lost`);
    else if (row["product_id"] !== productId || row["quantity"] !== quantity)
      problems.push(`the order of ${email} holds other goods`);
    else if (paid.has(email) && (row["state"] !== "paid" || row["invoices"] !== 1))
      problems.push(`${email} has paid, but the order is ${row["state"]} with ${row["invoices"]} invoices`);
  }
  return problems;
}

function compareStock({ products }: Cluster, { placed }: Ledger, rows: readonly Row[]): string[] {
  const sold = new Map<string, number>();
  for (const { productId, quantity } of placed.values())
    sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  const levels = new Map(rows.map((row) => [String(row["product_id"]), row]));
  return products.flatMap(({ id }) => {
    const expected = STOCK - (sold.get(id) ?? 0);
    const { available, moved } = levels.get(id) ?? {};
    return available === expected && moved === expected - STOCK
      ? []
      : [`stock of ${id} is ${available} after movements of ${moved}, not ${expected}`];
  });
}

function compareCarts({ customers }: Cluster, { carts }: Ledger, rows: readonly Row[]): string[] {
  const looked = new Set(customers.map(({ id }) => id));
  const own = rows.filter((row) => looked.has(String(row["user_id"])));
  const stored = new Map(own.map((row) => [`${row["user_id"]} ${row["product_id"]}`, row["quantity"]]));
  const keys = new Set([...carts.keys(), ...stored.keys()]);
  return [...keys]
    .filter((key) => carts.get(key) !== stored.get(key))
    .map((key) => `cart line ${key} holds ${stored.get(key) ?? 0}, not ${carts.get(key) ?? 0}`);
}

async function compareInvoices(ask: Ask): Promise<string[]> {
  const [row] = await ask(
    "select count(*)::int as n, count(distinct sequence)::int as different, coalesce(max(sequence), 0)::int as last from invoices",
  );
  return row?.["n"] === row?.["last"] && row?.["different"] === row?.["last"]
    ? []
    : [`invoice numbers have a gap or a double: ${JSON.stringify(row)}`];
}

/** Mails that every acknowledged order and enquiry must have made, by kind. */
const MAILS = {
  "enquiry-sender": ({ enquiries }: Ledger) => enquiries.size,
  "enquiry-staff": ({ enquiries }: Ledger) => enquiries.size,
  "order-received": ({ placed }: Ledger) => placed.size,
  "order-paid": ({ paid }: Ledger) => paid.size,
  "order-paid-staff": ({ paid }: Ledger) => paid.size,
} as const;

export interface MailReport {
  readonly written: number;
  /** Handed over more than once, each time with the same Message-ID. */
  readonly repeated: number;
  readonly problems: readonly string[];
}

/** Waits until every mail is out, and tells which are missing or written twice. */
export async function compareMails(cluster: Cluster, ledger: Ledger, limitMs: number): Promise<MailReport> {
  const ask = (statement: string) => runOn(cluster.databaseUrl, statement);
  // A mail in the hands of the instance that was killed stays there for half a minute.
  await ask("update outbox_mails set lease_until = now(), next_attempt_at = now() where state = 'queued'");
  const giveUpAt = performance.now() + limitMs;
  let rows: Row[] = [];
  do {
    await new Promise((resolve) => setTimeout(resolve, 100));
    rows = await ask(
      "select message_id, kind, recipient, subject_id, state, attempts, last_error from outbox_mails",
    );
  } while (rows.some((row) => row["state"] !== "sent") && performance.now() < giveUpAt);
  const problems: string[] = [];
  const kinds = counted(rows.map(({ kind }) => String(kind)));
  for (const [kind, expected] of Object.entries(MAILS))
    if ((kinds.get(kind) ?? 0) !== expected(ledger))
      problems.push(`${kinds.get(kind) ?? 0} mails of kind ${kind}, not ${expected(ledger)}`);
  const about = counted(
    rows.map((row) => `${row["kind"]} to ${row["recipient"]} about ${row["subject_id"]}`),
  );
  for (const [what, n] of about) if (n > 1) problems.push(`${n} times ${what}`);
  const arrived = counted(cluster.mails.received.map(({ messageId }) => messageId ?? ""));
  for (const row of rows)
    if (!arrived.has(String(row["message_id"])))
      problems.push(
        `${row["kind"]} to ${row["recipient"]} never arrived: ${row["state"]} after ${row["attempts"]} attempts, ${row["last_error"] ?? "no error"}`,
      );
  return { written: rows.length, repeated: [...arrived.values()].filter((n) => n > 1).length, problems };
}

function counted(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
