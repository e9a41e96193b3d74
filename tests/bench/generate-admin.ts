import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";

/** Rows of one statement. */
const STEP = 1_000;

interface Sizes {
  readonly orders: number;
  readonly enquiries: number;
  readonly hires: number;
}

/**
 * Two years of a busy company, made by the database itself: users, orders with one line each and a customer of their own,
 * quotes and hires, enquiries, mails, log. Most orders are completed and most enquiries answered, as they are after two
 * years.
 */
export async function fillAdminTables(db: Db, sizes: Sizes): Promise<void> {
  const ago = (n: number) => sql`now() - (${n} - i) * interval '730 days' / ${n}`;
  await db.execute(sql`insert into users (id, name, email, email_verified)
    select 'bench-' || i, 'Person ' || i || ' Ní Bhriain', 'person' || i || '@example.ie', i % 9 <> 0
    from generate_series(1, 5000) i`);
  await inSteps(db, { table: "checkouts", total: sizes.orders }, (from, to) =>
    db.execute(sql`insert into checkouts (id, token, locale, items, expires_at)
    select ${uuid("a")}, 'checkout-' || i, 'en', '[]', now() from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(db, { table: "orders", total: sizes.orders }, (from, to) =>
    db.execute(sql`insert into orders (id, number, token, checkout_id, state, attention, locale, name, email, phone,
      company, delivery_method, subtotal_cents, delivery_cents, total_cents, vat_cents, provider, placed_at, expires_at,
      paid_at, completed_at, fulfilment)
    select ${uuid("b")}, 1000 + i, 'order-' || i, ${uuid("a")},
      case when i > ${sizes.orders - 40} then 'paid' when i % 11 = 0 then 'expired' else 'completed' end,
      case when i % 9001 = 0 then '{disputed}' else '{}' end::text[], case when i % 5 = 0 then 'ga' else 'en' end,
      'Person ' || i % 5000 || ' Ní Bhriain', 'person' || i || '@example.ie', '0871234567',
      case when i % 3 = 0 then 'Company ' || i % 700 end, 'collection', 1000 + i % 90000, 0, 1000 + i % 90000, 187,
      'sandbox', ${ago(sizes.orders)}, now(), case when i % 11 <> 0 then ${ago(sizes.orders)} end,
      case when i <= ${sizes.orders - 40} then now() end,
      case when i <= ${sizes.orders - 40} and i % 11 <> 0 then 'collected' else 'unfulfilled' end
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(db, { table: "order_lines", total: sizes.orders }, (from, to) =>
    db.execute(sql`insert into order_lines (id, order_id, position, name, quantity, unit_price_cents, vat_rate,
      line_total_cents)
    select ${uuid("c")}, ${uuid("b")}, 0, 'Lantern ' || i % 300, 1, 1000 + i % 90000, 2300, 1000 + i % 90000
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await fillHires(db, sizes.hires);
  await inSteps(db, { table: "enquiries", total: sizes.enquiries }, (from, to) =>
    db.execute(sql`insert into enquiries (id, reference, form_type, name, email, phone, company, message, locale,
      state, due_at, opened_at, answered_at, created_at)
    select ${uuid("d")}, 'IST-' || i, (array['contact', 'dry-hire', 'equipment-servicing'])[1 + i % 3],
      'Sender ' || i % 20000, 'sender' || i % 20000 || '@example.ie', '0871234567',
      case when i % 4 = 0 then 'Company ' || i % 700 end,
      'We need ' || i % 60 || ' lanterns, a hazer and a small desk for a hall in town ' || i % 900 || '.', 'en',
      case when i > ${sizes.enquiries - 60} then 'new' when i % 40 = 0 then 'spam' else 'answered' end,
      ${ago(sizes.enquiries)} + interval '1 day', ${ago(sizes.enquiries)}, ${ago(sizes.enquiries)} + interval '3 hours',
      ${ago(sizes.enquiries)}
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(db, { table: "outbox_mails", total: sizes.enquiries }, (from, to) =>
    db.execute(sql`insert into outbox_mails (id, message_id, kind, recipient, subject, html, text, locale, state,
      created_at, subject_type, subject_id)
    select ${uuid("e")}, '<' || i || '@bench>', 'order-paid', 'person' || i % 5000 || '@example.ie', 'Order ' || i,
      repeat('x', 2000), 'x', 'en', case when i % 9001 = 0 then 'failed' else 'sent' end, ${ago(sizes.enquiries)},
      'order', (${uuid("b")})::text
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(db, { table: "audit_log", total: sizes.enquiries }, (from, to) =>
    db.execute(sql`insert into audit_log (id, at, actor_id, action, subject_type, subject_id, details)
    select ${uuid("f")}, ${ago(sizes.enquiries)}, case when i % 3 = 0 then 'bench-' || 1 + i % 5 end,
      (array['order.paid', 'enquiry.received', 'mail.sent', 'content.changed'])[1 + i % 4], 'order',
      (${uuid("b")})::text, '{}'
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await fillRarerLists(db);
  await db.execute(sql`insert into search_misses (term, typed, count, first_seen, last_seen)
    select 'miss ' || i, 'miss ' || i, 1 + i % 50, now(), now() from generate_series(1, 5000) i`);
  await db.execute(sql`insert into stock_levels (product_id, available)
    select id, abs(hashtext(id::text)) % 40 from products where manage_stock on conflict do nothing`);
}

/** A sent quote and a hire of it each; most hires are closed, some are out, some begin in the next weeks. */
async function fillHires(db: Db, total: number): Promise<void> {
  const begins = sql`now() + interval '30 days' - (${total} - i) * interval '730 days' / ${total}`;
  const places = sql`(array['Galway', 'Oranmore', 'Athenry', 'Tuam'])[1 + i % 4]`;
  const state = sql`case when i % 9 = 0 then 'cancelled' when ${begins} > now() then 'reserved'
    when ${begins} > now() - interval '3 days' then 'out' else 'closed' end`;
  await inSteps(db, { table: "hire_quotes", total }, (from, to) =>
    db.execute(sql`insert into hire_quotes (id, number, token, state, origin, locale, name, email, company, created_at)
    select ${uuid("1")}, 'HQ-2027-' || lpad(i::text, 6, '0'), 'quote-' || i,
      (array['draft', 'sent', 'accepted', 'declined', 'expired'])[1 + i % 5], 'staff', 'en',
      'Hirer ' || i % 5000 || ' Ní Bhriain', 'hirer' || i || '@example.ie',
      case when i % 3 = 0 then 'Company ' || i % 700 end, ${begins} - interval '20 days'
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(db, { table: "hire_quote_versions", total }, (from, to) =>
    db.execute(sql`insert into hire_quote_versions (id, quote_id, number, starts_at, ends_at, place, deposit, valid_days,
      content, hash, total_cents, sent_at, expires_at)
    select ${uuid("2")}, ${uuid("1")}, 1, ${begins}, ${begins} + interval '2 days', ${places}, 2500, 14,
      '{}', md5(i::text), 10000 + i % 90000, ${begins} - interval '20 days', ${begins} - interval '6 days'
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(db, { table: "hires", total }, (from, to) =>
    db.execute(sql`insert into hires (id, number, token, quote_id, version_id, state, locale, name, email, company,
      starts_at, ends_at, transport, place, settings, net_cents, vat_cents, total_cents, vat_rows, deposit_cents,
      security_cents, accepted_at, cancelled_at, returned_at)
    select ${uuid("3")}, 'H-2027-' || lpad(i::text, 6, '0'), 'hire-' || i, ${uuid("1")}, ${uuid("2")}, ${state}, 'en',
      'Hirer ' || i % 5000 || ' Ní Bhriain', 'hirer' || i || '@example.ie',
      case when i % 3 = 0 then 'Company ' || i % 700 end, ${begins}, ${begins} + interval '2 days', 'collection', ${places},
      '{}', 10000, 2300, 12300, '[]', 0, 0, ${begins} - interval '10 days',
      case when ${state} = 'cancelled' then now() end,
      case when ${state} = 'closed' then ${begins} + interval '2 days' end
    from generate_series(${from}::int, ${to}::int) i`),
  );
}

/** Few products are drafts, hidden, sold out, samples, or warn of something in one language. */
const RARE_PRODUCTS: Readonly<Record<string, string>> = {
  "B-%2-WI": "status = 'draft'",
  "B-%1-BO": "visibility = 'hidden'",
  "B-%77-%": "stock_status = 'out_of_stock'",
  "B-%93-%": "warnings = 'Hot'",
  "B-%94-%": "sample = true",
};

async function fillRarerLists(db: Db): Promise<void> {
  await db.execute(sql`insert into withdrawals (id, token, from_order, locale, name, email, reference, statement,
      received_at, refund_due_at, state, settled_at)
    select (${uuid("7")}), 'withdrawal-' || i, false, 'en', 'Person ' || i, 'person' || i || '@example.ie',
      (1000 + i)::text, 'I withdraw.', now() - (5000 - i) * interval '3 hours', now(),
      case when i > 4960 then 'open' else 'refunded' end, case when i <= 4960 then now() end
    from generate_series(1, 5000) i`);
  await db.execute(
    sql`update products set manage_stock = true, low_stock_amount = 1000 where abs(hashtext(id::text)) % 50 = 0`,
  );
  for (const [chosen, values] of Object.entries(RARE_PRODUCTS))
    await db.execute(
      sql`update products set ${sql.raw(values)} where parent_id is null and sku like ${chosen}`,
    );
  await db.execute(sql`insert into redirects (id, from_path, target)
    select (${uuid("8")}), '/product/old-' || i, '/shop/product/new-' || i from generate_series(1, 20000) i`);
  await db.execute(sql`insert into media (id, filename, hash, width, height, variants, placeholder, alt_en)
    select (${uuid("9")}), 'picture-' || i || '.jpg', md5(i::text), 800, 600,
      '[{"width":400,"avif":"/media/a-400.avif","webp":"/media/a-400.webp"}]', '', 'Lantern ' || i % 900
    from generate_series(1, 12000) i`);
}

/** After so many steps of a table, triggers would go on with plans made while it was empty. */
const ANALYZED = new Set([1, 5, 25]);

/** A statement may not run for long, so the rows come in several. */
async function inSteps(
  db: Db,
  { table, total }: { readonly table: string; readonly total: number },
  fill: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done * STEP < total; done += 1) {
    if (ANALYZED.has(done)) await db.execute(sql`analyze ${sql.identifier(table)}, customers`);
    await fill(done * STEP + 1, Math.min(total, (done + 1) * STEP));
  }
}

/** Ids in the order of `i`, as those of the application are in the order of time. */
function uuid(kind: string) {
  return sql.raw(`('0190${kind}000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid`);
}
