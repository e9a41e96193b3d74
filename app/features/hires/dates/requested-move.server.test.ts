import { describe, expect, it } from "vitest";
import { newToken } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { answerRequest } from "../answer-request.server.ts";
import type { HireView } from "../hires.ts";
import { requestOfHire } from "../public/request-of-hire.server.tsx";
import { moveHire } from "./move-hire.server.ts";
import { requestedMove } from "./requested-move.ts";

const db = await useTestDb();

/** A hire from 14 to 18 June 2027 whose customer asks for other dates. */
async function asked(days = 1) {
  const site = hiresOn(db);
  const hire = await site.accepted();
  const actorId = (await createUser(db)).id;
  const period = { from: addMs(hire.startsAt, days * DAY_MS), to: addMs(hire.endsAt, days * DAY_MS) };
  const context = { ...site.context, clientAddress: "192.0.2.9" };
  await requestOfHire(context, { hire, kind: "dates", text: "", period, postKey: newToken() });
  const view = () => site.view(hire.token);
  const now = site.clock.now();
  const request = async () => {
    const [only] = (await view()).requests;
    if (!only) throw new Error("No request");
    return only;
  };
  const { id: requestId } = await request();
  const move = (to: { readonly from: string; readonly to: string }, { version }: HireView = hire) =>
    moveHire(site.context, { ...to, id: hire.id, version, requestId, actorId, now });
  const answer = (confirmed: boolean) =>
    answerRequest(site.context, {
      hireId: hire.id,
      requestId,
      to: "done",
      answer: "Done.",
      confirmed,
      actorId,
      now,
    });
  return { site, hire, view, request, move, answer, now, period };
}

describe("the move to the dates that a customer asked for", () => {
  it("settles the request with the mail of the move, and with no other", async () => {
    const { site, hire, view, request, move, now, period } = await asked();
    const wanted = requestedMove(hire, await request(), now);
    expect(wanted).toEqual({ from: "2027-06-15T09:00", to: "2027-06-19T17:00" });
    if (!wanted) return;
    expect(await move(wanted)).toMatchObject({ ok: true });
    expect(await view()).toMatchObject({ startsAt: period.from, endsAt: period.to });
    expect(await request()).toMatchObject({ state: "done", answer: null, answeredAt: now });
    const mails = await site.mailsAbout(hire.id);
    expect(mails).toContain("hire-moved");
    expect(mails).not.toContain("hire-request-answered");
  });

  it("is refused whole for other dates than those of the request, and once the request is answered", async () => {
    const { view, request, move, answer, hire } = await asked();
    const other = { from: "2027-06-15T09:00", to: "2027-06-20T17:00" };
    expect(await move(other)).toMatchObject({ error: { kind: "conflict" } });
    expect(await view()).toMatchObject({ startsAt: hire.startsAt, version: hire.version });
    expect(await request()).toMatchObject({ state: "open" });
    expect(await answer(true)).toMatchObject({ ok: true });
    const late = await move({ from: "2027-06-15T09:00", to: "2027-06-19T17:00" }, await view());
    expect(late).toMatchObject({ error: { kind: "conflict" } });
  });

  it("is not offered for dates that the hire has, that are over, or that its state rules out", async () => {
    const { hire, request, now, period } = await asked();
    const wanted = await request();
    const there = { startsAt: period.from, endsAt: period.to };
    expect(requestedMove({ ...hire, ...there }, wanted, now)).toBeNull();
    expect(requestedMove(hire, wanted, period.to)).toBeNull();
    expect(requestedMove({ ...hire, state: "back" }, wanted, now)).toBeNull();
    expect(requestedMove(hire, { ...wanted, state: "refused" }, now)).toBeNull();
    const out = { ...hire, state: "out" } as const;
    expect(requestedMove(out, wanted, now)).toEqual({ from: "", to: "2027-06-19T17:00" });
    expect(requestedMove({ ...out, endsAt: period.to }, wanted, now)).toBeNull();
  });
});

describe("a request for other dates that is answered as done", () => {
  it("asks first while the hire has other dates", async () => {
    const { site, hire, request, answer } = await asked();
    expect(await answer(false)).toMatchObject({ error: { kind: "to-confirm" } });
    expect(await request()).toMatchObject({ state: "open" });
    expect(await site.mailsAbout(hire.id)).not.toContain("hire-request-answered");
    expect(await answer(true)).toMatchObject({ ok: true });
    expect(await request()).toMatchObject({ state: "done", answer: "Done." });
  });

  it("asks nothing once the hire was moved to them", async () => {
    const { site, hire, answer, now } = await asked();
    const dates = { from: "2027-06-15T09:00", to: "2027-06-19T17:00" };
    const { id, version } = hire;
    expect(await moveHire(site.context, { ...dates, id, version, actorId: "staff-1", now })).toMatchObject({
      ok: true,
    });
    expect(await answer(false)).toMatchObject({ ok: true });
  });
});
