import { type SQL, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { brands, categories, products } from "#app/db/schema/shop/catalog.ts";
import { cents } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { DayRange } from "./range.ts";
import { REST_KEYS, type RestKey, type SellerGroup, type SellersReport } from "./reports.ts";
import { taxDocuments } from "./tax-documents.server.ts";

/** Rows that are shown; all others are one row. */
const SHOWN = 50;

interface Row extends Record<string, unknown> {
  readonly key: string | null;
  readonly name: string | null;
  readonly detail: string | null;
  readonly quantity: string | null;
  readonly amount: string;
  /** A row of `rest`; null for one that has a name. */
  readonly rest: RestKey | null;
}

/**
 * What the documents of a range come to by product, category, brand or customer, most first, VAT included and refunds
 * taken off. Products are found again by their SKU; what has none any more is "unknown".
 */
export async function getSellersReport(db: Db, range: DayRange, group: SellerGroup): Promise<SellersReport> {
  const rows = await listRows<Row>(db, group === "customers" ? byCustomer(range) : byLine(range, group));
  const amountOf = ({ amount }: Row) => cents(Number(amount));
  const named = rows.filter(({ rest }) => rest === null);
  const others = sumBy(named.slice(SHOWN), amountOf);
  const restOf = (key: RestKey) =>
    key === "others"
      ? others
      : sumBy(
          rows.filter((row) => row.rest === key),
          amountOf,
        );
  return {
    rows: named.slice(0, SHOWN).map((row) => ({
      key: row.key ?? "",
      name: row.name ?? "",
      detail: row.detail ?? "",
      quantity: row.quantity === null ? null : Number(row.quantity),
      amount: amountOf(row),
    })),
    rest: REST_KEYS.map((key) => ({ key, amount: cents(restOf(key)) })).filter(({ amount }) => amount !== 0),
    total: cents(sumBy(rows, amountOf)),
  };
}

function byCustomer(range: DayRange): SQL {
  return sql`select lower(d.document -> 'customer' ->> 'email') as "key",
      (array_agg(coalesce(d.document -> 'customer' ->> 'company', d.document -> 'customer' ->> 'name')
        order by d.issued_at desc))[1] as "name",
      lower(d.document -> 'customer' ->> 'email') as "detail",
      count(*) filter (where d.sign = 1)::text as "quantity", sum(d.sign * d.total_cents)::text as "amount",
      null as "rest"
    from ${taxDocuments(range)}
    group by 1
    order by sum(d.sign * d.total_cents) desc, 1`;
}

/** Per group: what tells rows apart, what they are called, and what is beside the name. */
const GROUPS: Readonly<Record<Exclude<SellerGroup, "customers">, readonly [SQL, SQL, SQL]>> = {
  products: [
    sql`coalesce(lower(l.sku), l.name)`,
    // Documents name goods in the customer's language.
    sql`coalesce(min(coalesce(parent.name, p.name)), min(l.name))`,
    sql`min(l.sku)`,
  ],
  categories: [sql`c.path`, sql`min(c.path)`, sql`null::text`],
  brands: [sql`b.name`, sql`min(b.name)`, sql`null::text`],
};

function byLine(range: DayRange, group: Exclude<SellerGroup, "customers">): SQL {
  const [key, name, detail] = GROUPS[group];
  return sql`with documents as materialized (select * from ${taxDocuments(range)}),
    lines as (
      select l.sku, l.name, d.sign * l.quantity as quantity, d.sign * l.amount as amount
      from documents d, jsonb_to_recordset(d.document -> 'lines') as l(sku text, name text, quantity int, amount bigint)
      where not d.is_hire
    ),
    grouped as (
      select ${key} as key, ${name} as name, ${detail} as detail, sum(l.quantity) as quantity, sum(l.amount) as amount
      from lines l
        left join ${products} p on lower(p.sku) = lower(l.sku)
        left join ${products} parent on parent.id = p.parent_id
        left join ${categories} c on c.id = coalesce(p.category_id, parent.category_id)
        left join ${brands} b on b.id = coalesce(p.brand_id, parent.brand_id)
      group by 1
    ),
    rest as (
      select 'hire' as rest, sum(d.sign * d.total_cents) as amount from documents d where d.is_hire
      union all
      select 'delivery', sum(d.sign * (d.document ->> 'delivery')::bigint) from documents d where not d.is_hire
      union all
      select 'unspecified', sum(d.sign * (d.document ->> 'other')::bigint) from documents d where not d.is_hire
    )
    select key as "key", name as "name", detail as "detail", quantity::text as "quantity", amount::text as "amount", rest as "rest"
    from (
      select key, name, detail, quantity, amount, case when key is null then 'unknown' end as rest from grouped
      union all
      select null, null, null, null, coalesce(amount, 0), rest from rest
    ) listed
    order by listed.rest nulls first, listed.amount desc, listed.key`;
}
