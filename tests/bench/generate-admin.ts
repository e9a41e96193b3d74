import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";

/** Rows of one statement. */
const STEP = 10_000;

interface Sizes {
  readonly orders: number;
  readonly enquiries: number;
}

/**
 * Two years of a busy company, made by the database itself: users, orders with one line each, enquiries, mails, log.
 * Most orders are completed and most enquiries answered, as they are after two years.
 */
export async function fillAdminTables(db: Db, sizes: Sizes): Promise<void> {
  const ago = (n: number) => sql`now() - (${n} - i) * interval '730 days' / ${n}`;
  await db.execute(sql`insert into users (id, name, email, email_verified)
    select 'bench-' || i, 'Person ' || i || ' Ní Bhriain', 'person' || i || '@example.ie', i % 9 <> 0
    from generate_series(1, 5000) i`);
  await inSteps(sizes.orders, (from, to) =>
    db.execute(sql`insert into checkouts (id, token, locale, items, expires_at)
    select ${uuid("a")}, 'checkout-' || i, 'en', '[]', now() from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(sizes.orders, (from, to) =>
    db.execute(sql`insert into orders (id, number, token, checkout_id, state, attention, locale, name, email, phone,
      company, delivery_method, subtotal_cents, delivery_cents, total_cents, vat_cents, provider, placed_at, expires_at,
      paid_at, completed_at, fulfilment)
    select ${uuid("b")}, 1000 + i, 'order-' || i, ${uuid("a")},
      case when i > ${sizes.orders - 40} then 'paid' when i % 11 = 0 then 'expired' else 'completed' end,
      case when i % 9001 = 0 then 'disputed' end, case when i % 5 = 0 then 'ga' else 'en' end,
      'Person ' || i % 5000 || ' Ní Bhriain', 'person' || i % 5000 || '@example.ie', '0871234567',
      case when i % 3 = 0 then 'Company ' || i % 700 end, 'collection', 1000 + i % 90000, 0, 1000 + i % 90000, 187,
      'sandbox', ${ago(sizes.orders)}, now(), case when i % 11 <> 0 then ${ago(sizes.orders)} end,
      case when i <= ${sizes.orders - 40} then now() end,
      case when i <= ${sizes.orders - 40} and i % 11 <> 0 then 'collected' else 'unfulfilled' end
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(sizes.orders, (from, to) =>
    db.execute(sql`insert into order_lines (id, order_id, position, name, quantity, unit_price_cents, vat_rate,
      line_total_cents)
    select ${uuid("c")}, ${uuid("b")}, 0, 'Lantern ' || i % 300, 1, 1000 + i % 90000, 2300, 1000 + i % 90000
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(sizes.enquiries, (from, to) =>
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
  await inSteps(sizes.enquiries, (from, to) =>
    db.execute(sql`insert into outbox_mails (id, message_id, kind, recipient, subject, html, text, locale, state,
      created_at, subject_type, subject_id)
    select ${uuid("e")}, '<' || i || '@bench>', 'order-paid', 'person' || i % 5000 || '@example.ie', 'Order ' || i,
      repeat('x', 2000), 'x', 'en', case when i % 9001 = 0 then 'failed' else 'sent' end, ${ago(sizes.enquiries)},
      'order', (${uuid("b")})::text
    from generate_series(${from}::int, ${to}::int) i`),
  );
  await inSteps(sizes.enquiries, (from, to) =>
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
  await db.execute(sql`insert into redirects (id, from_path, target)
    select (${uuid("8")}), '/product/old-' || i, '/shop/product/new-' || i from generate_series(1, 20000) i`);
  await db.execute(sql`insert into media (id, filename, hash, width, height, variants, placeholder, alt_en)
    select (${uuid("9")}), 'picture-' || i || '.jpg', md5(i::text), 800, 600,
      '[{"width":400,"avif":"/media/a-400.avif","webp":"/media/a-400.webp"}]', '', 'Lantern ' || i % 900
    from generate_series(1, 12000) i`);
}

/** A statement may not run for long, so the rows come in several. */
async function inSteps(total: number, fill: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= total; from += STEP) await fill(from, Math.min(total, from + STEP - 1));
}

/** Ids in the order of `i`, as those of the application are in the order of time. */
function uuid(kind: string) {
  return sql.raw(`('0190${kind}000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid`);
}
