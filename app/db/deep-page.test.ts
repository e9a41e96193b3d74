import fc from "fast-check";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { selectPage } from "./deep-page.server.ts";

const ORDER = [{ by: hires.createdAt, down: true }];

/** What a database gives: from the end where the order is turned round. */
function rowsOf(matches: number, page: number, size: number): { rows: number[]; read: number } {
  const { orderBy, limit, offset } = selectPage(ORDER, { page, size, matches });
  const all = Array.from({ length: matches }, (_, n) => n);
  const found = (turned(orderBy) ? all.toReversed() : all).slice(offset, offset + limit);
  return { rows: found.sort((a, b) => a - b), read: offset + found.length };
}

function turned(orderBy: ReturnType<typeof selectPage>["orderBy"]): boolean {
  return orderBy.some((part) => part.queryChunks.some((chunk) => Object(chunk).value?.includes?.(" asc")));
}

it("every page of a list has its rows, and none reads more than half of the list and a page", () => {
  const sizes = fc.record({ matches: fc.nat(300), size: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(sizes, ({ matches, size }) => {
      const pages = Math.max(1, Math.ceil(matches / size));
      for (let page = 1; page <= pages; page += 1) {
        const { rows, read } = rowsOf(matches, page, size);
        const first = (page - 1) * size;
        const count = Math.min(size, matches - first);
        expect(rows).toEqual(Array.from({ length: count }, (_, n) => first + n));
        expect(read).toBeLessThanOrEqual(matches / 2 + size);
      }
    }),
    { numRuns: 30 },
  );
});
