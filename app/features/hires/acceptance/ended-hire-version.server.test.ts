import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { copyQuote } from "#app/features/quotes/copy-quote.server.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { sendVersion } from "#app/features/quotes/send/send-version.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { HIRE_STATES } from "../enums.ts";
import { type HireState, isUpcoming } from "../hire-states.ts";
import type { HireView } from "../hires.ts";

const db = await useTestDb();
const site = hiresOn(db);

function move({ id }: HireView, state: HireState) {
  const cancelledAt = state === "cancelled" ? site.clock.now() : null;
  const cancelledBy = cancelledAt && ("staff" as const);
  return db.update(hires).set({ state, cancelledAt, cancelledBy }).where(eq(hires.id, id));
}

async function begin({ quoteId }: HireView) {
  const now = site.clock.now();
  const { version } = await site.quotes.view(quoteId, now);
  return beginVersion(db, { quoteId, version, actorId: "staff-1", now });
}

const BEGUN = HIRE_STATES.filter((state) => !isUpcoming(state));

describe.each(BEGUN)("a quote whose hire is %s", (state) => {
  it("takes no further version, and none that was begun or sent before", async () => {
    const hire = await site.accepted();
    await move(hire, state);
    expect(await begin(hire)).toEqual({ ok: false, error: { kind: "hire-begun" } });
    await move(hire, "reserved");
    expect(await begin(hire)).toMatchObject({ ok: true });
    await move(hire, state);
    const { version, renewable } = await site.quotes.view(hire.quoteId);
    expect(renewable).toBe(false);
    const sending = { quoteId: hire.quoteId, version, actorId: null };
    expect(await sendVersion(site.context, sending)).toEqual({ ok: false, error: { kind: "hire-begun" } });
    await move(hire, "reserved");
    expect(await sendVersion(site.context, sending)).toMatchObject({ ok: true });
    await move(hire, state);
    const before = await site.view(hire.token);
    const kind = state === "out" || state === "part-back" ? "out" : "withdrawn";
    expect(await site.accept(hire.quoteId)).toEqual({ ok: false, error: { kind } });
    expect(await site.view(hire.token)).toEqual(before);
  });
});

describe("a copy of a quote whose hire is over", () => {
  it("is a draft of its own with what was hired, without dates", async () => {
    const itemId = (await site.quotes.draft()).itemId;
    const line = { kind: "item" as const, itemId, quantity: 2 };
    const hire = await site.accepted({
      company: "Halla Ltd",
      trade: true,
      lines: [line, { ...line, quantity: 1, optional: true, chosen: true }],
    });
    const ask = { quoteId: hire.quoteId, actorId: "staff-1", now: site.clock.now() };
    const { version } = await site.quotes.view(hire.quoteId);
    expect(await copyQuote(db, { ...ask, version })).toMatchObject({ error: { kind: "state" } });
    await move(hire, "closed");
    const copied = await copyQuote(db, { ...ask, version });
    if (!copied.ok) throw new Error(copied.error.kind);
    const copy = await site.quotes.view(copied.value.id);
    expect(copy).toMatchObject({
      state: "draft",
      email: hire.email,
      company: "Halla Ltd",
      trade: true,
      sent: [],
      draft: {
        startsAt: null,
        endsAt: null,
        lines: [
          { itemId, quantity: 2, optional: false },
          { itemId, quantity: 1, optional: true, chosen: false },
        ],
      },
    });
    expect(await copyQuote(db, { ...ask, version })).toMatchObject({ error: { kind: "conflict" } });
    expect(await site.view(hire.token)).toMatchObject({ state: "closed", lines: hire.lines });
  });
});
