import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { answerRequest } from "../answer-request.server.ts";
import { closeHire } from "../closing/close-hire.server.ts";
import type { HireView } from "../hires.ts";
import { requestOfHire } from "../public/request-of-hire.server.tsx";
import { cancelHire } from "./cancel-hire.server.ts";

const db = await useTestDb();

type Site = ReturnType<typeof hiresOn>;

/** The customer asks for a return one day later. */
function asks(site: Site, hire: HireView) {
  return requestOfHire(
    { ...site.context, clientAddress: "192.0.2.44" },
    {
      hire,
      kind: "extension",
      text: "One day more?",
      period: { from: hire.startsAt, to: addMs(hire.endsAt, DAY_MS) },
      postKey: newToken(),
    },
  );
}

const mailText = async (subjectId: string, kind: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.subjectId, subjectId))).find(
    (mail) => mail.kind === kind,
  )?.text ?? "";

describe("requests of a hire that is cancelled", () => {
  it("closes an open one with the hire and says so in the mail; an answered one stays as it is", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    const refusedId = newId();
    const actorId = (await createUser(db)).id;
    await db
      .insert(hireRequests)
      .values({ id: refusedId, hireId: hire.id, kind: "dates", postKey: refusedId, createdAt: new Date(0) });
    const answer = { hireId: hire.id, answer: "No.", to: "refused", actorId, now: site.clock.now() } as const;
    expect((await answerRequest(site.context, { ...answer, requestId: refusedId })).ok).toBe(true);
    expect((await asks(site, hire)).ok).toBe(true);
    expect((await cancelHire(site.context, staffCancels(hire))).ok).toBe(true);
    const [longer, refused] = (await site.view(hire.token)).requests;
    expect(longer).toMatchObject({ kind: "extension", state: "closed", answeredAt: site.clock.now() });
    expect(refused).toMatchObject({ id: refusedId, state: "refused", answer: "No." });
    expect(await mailText(hire.id, "hire-cancelled")).toContain(
      "What you had asked for and we had not answered is closed with it.",
    );
    const late = await answerRequest(site.context, { ...answer, requestId: longer?.id ?? "" });
    expect(late).toMatchObject({ error: { kind: "conflict" } });
    expect((await site.mailsAbout(hire.id)).filter((kind) => kind === "hire-request-answered")).toHaveLength(
      1,
    );
  });

  it("says nothing of requests in the mail where none was open", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await cancelHire(site.context, staffCancels(hire));
    const text = await mailText(hire.id, "hire-cancelled");
    expect(text).toContain("is cancelled");
    expect(text).not.toContain("asked for");
  });

  it("takes no request that a page sends after the cancellation, and mails no one", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await cancelHire(site.context, staffCancels(hire));
    // The page of before: its hire is not cancelled.
    expect(await asks(site, hire)).toMatchObject({ error: { kind: "over" } });
    expect((await site.view(hire.token)).requests).toEqual([]);
    expect(await site.mailsAbout(hire.id)).not.toContain("hire-request");
  });
});

describe("requests of a hire that is ended", () => {
  it("are answered first, so that none is left open on a closed hire", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    await site.payPart(hire.token, "balance");
    expect((await asks(site, await site.view(hire.token))).ok).toBe(true);
    await db.update(hires).set({ state: "checked" }).where(eq(hires.id, hire.id));
    const actorId = (await createUser(db)).id;
    const close = async () => {
      const { id, version } = await site.view(hire.token);
      return closeHire(db, { id, version, actorId, now: site.clock.now() });
    };
    expect(await close()).toMatchObject({ error: { kind: "requests-open" } });
    const { state, requests } = await site.view(hire.token);
    expect([state, requests.map((request) => request.state)]).toEqual(["checked", ["open"]]);
    const requestId = requests[0]?.id ?? "";
    const answer = { hireId: hire.id, requestId, answer: "It is back.", to: "refused", actorId } as const;
    expect((await answerRequest(site.context, { ...answer, now: site.clock.now() })).ok).toBe(true);
    expect((await close()).ok).toBe(true);
  });
});

describe("requests of a hire whose gear is back", () => {
  it("are about a fault: other dates are not taken any more", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await db.update(hires).set({ state: "checked" }).where(eq(hires.id, hire.id));
    expect(await asks(site, hire)).toMatchObject({ error: { kind: "returned" } });
    const context = { ...site.context, clientAddress: "192.0.2.45" };
    const fault = {
      hire,
      kind: "fault",
      text: "A lamp is dead.",
      period: null,
      postKey: newToken(),
    } as const;
    expect((await requestOfHire(context, fault)).ok).toBe(true);
    expect((await site.view(hire.token)).requests.map(({ kind }) => kind)).toEqual(["fault"]);
  });
});
