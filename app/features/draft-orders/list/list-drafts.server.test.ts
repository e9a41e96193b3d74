import { expect, it } from "vitest";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { newId } from "#app/lib/ids.ts";
import { COUNT_LIMIT } from "#app/lib/text/count-text.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { DRAFTS_PAGE, draftsList } from "./drafts-query.ts";
import { listDrafts } from "./list-drafts.server.ts";

const db = await useTestDb();

it("a list of more drafts than are counted has a page for each of them", async () => {
  const all = COUNT_LIMIT + 1;
  const draft = (number: number) => ({
    id: newId(),
    number,
    token: `token-${number}`,
    locale: "en" as const,
  });
  await db.insert(draftOrders).values(Array.from({ length: all }, (_, at) => draft(at + 1)));
  const last = Math.ceil(all / DRAFTS_PAGE);
  const query = draftsList.parse(new URLSearchParams({ page: String(last) }));
  const { drafts, page, pages, matches } = await listDrafts(db, query, new Date());
  expect({ page, pages, matches }).toEqual({ page: last, pages: last, matches: all });
  expect(drafts.map(({ number }) => number)).toEqual([1]);
});
