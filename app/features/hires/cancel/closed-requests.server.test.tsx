import { eq } from "drizzle-orm";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { newId, newToken } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { answerRequest } from "../answer-request.server.ts";
import { closeHire } from "../closing/close-hire.server.ts";
import { Requests } from "../components/hire-requests.tsx";
import { checkRequests } from "../dates/check-dates.server.ts";
import { mailGoods } from "../handover/mail-goods.server.ts";
import type { HireView } from "../hires.ts";
import { HireRequests } from "../public/components/hire-requests.tsx";
import { requestOfHire } from "../public/request-of-hire.server.tsx";
import { cancelHire } from "./cancel-hire.server.ts";

const db = await useTestDb();

type Site = ReturnType<typeof hiresOn>;

/** The customer asks for a return one day later, or tells of a fault. */
function asks(site: Site, hire: HireView, kind: "extension" | "fault" = "extension") {
  const period = kind === "fault" ? null : { from: hire.startsAt, to: addMs(hire.endsAt, DAY_MS) };
  return requestOfHire(
    { ...site.context, clientAddress: "192.0.2.44" },
    { hire, kind, text: kind === "fault" ? "A lamp is dead." : "One day more?", period, postKey: newToken() },
  );
}

/** What a part of a page says, without markup. */
function pageText(locale: Locale, part: ReactNode): string {
  const Page = createRoutesStub([{ path: "/", Component: () => part }]);
  const markup = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
  return markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
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
    expect((await asks(site, await site.view(hire.token), "fault")).ok).toBe(true);
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
    const answer = { hireId: hire.id, requestId, answer: "It is mended.", to: "done", actorId } as const;
    expect((await answerRequest(site.context, { ...answer, now: site.clock.now() })).ok).toBe(true);
    expect((await close()).ok).toBe(true);
  });
});

/** A hire of two lamps that are out, with an open request for a later return and one about a fault. */
async function outWithRequests() {
  const site = scansOn(db);
  const lamp = await site.item({ name: "Lamp", owned: 2 });
  const hire = await site.reserved([[lamp.id, 2]]);
  await site.scan(hire.id, "out", { itemId: lamp.id, quantity: 2 });
  for (const kind of ["extension", "fault"] as const)
    expect((await asks(site, await site.view(hire.token), kind)).ok).toBe(true);
  const back = () => site.scan(hire.id, "return", { itemId: lamp.id });
  const states = async () =>
    Object.fromEntries((await site.view(hire.token)).requests.map(({ kind, state }) => [kind, state]));
  return { site, hire, back, states };
}

describe("requests of a hire whose gear is back", () => {
  it("for other dates end with the last piece, and nothing says that the dates are free; a fault stays open", async () => {
    const { site, hire, back, states } = await outWithRequests();
    await back();
    expect(await states()).toEqual({ extension: "open", fault: "open" });
    expect(Object.keys(await checkRequests(db, await site.view(hire.token), site.clock.now()))).toHaveLength(
      1,
    );
    await back();
    expect(await states()).toEqual({ extension: "closed", fault: "open" });
    const view = await site.view(hire.token);
    expect(view.state).toBe("back");
    expect(await checkRequests(db, view, site.clock.now())).toEqual({});
    const [longer] = view.requests.filter(({ kind }) => kind === "extension");
    const late = { hireId: hire.id, requestId: longer?.id ?? "", to: "done", answer: "Yes." } as const;
    expect(
      await answerRequest(site.context, { ...late, actorId: "store-1", now: site.clock.now() }),
    ).toMatchObject({ error: { kind: "conflict" } });
  });

  it("are named in the mail of the return", async () => {
    const { site, hire, back } = await outWithRequests();
    const words = "so its dates stay as they were, and what you had asked for about them is closed.";
    for (const isLast of [false, true]) {
      await back();
      site.clock.move(DAY_MS);
      await mailGoods(site.context);
      const mails = (await db.select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id)))
        .filter(({ kind }) => kind === "hire-returned")
        .map(({ text }) => text.replaceAll(/\s+/g, " ").includes(words));
      expect(mails).toEqual(isLast ? [false, true] : [false]);
    }
  });

  it("read as ended on both pages", async () => {
    const { site, hire, back } = await outWithRequests();
    await back();
    await back();
    const view = await site.view(hire.token);
    const texts = LOCALES.map((locale) => [
      pageText(locale, <HireRequests hire={view} postKey="" answer={null} dates={{}} />),
      pageText(locale, <Requests hire={view} answer={null} dates={{}} moves={{}} />),
    ]);
    expect(texts[0]?.[0]).toContain(
      "Keep it longer · Ended: all gear is back, so the dates stay as they were",
    );
    expect(texts[0]?.[1]).toContain("Longer hire: Ended: all gear came back before an answer");
    expect(texts[1]?.[0]).toContain("Críochnaithe: tá an trealamh uile tugtha ar ais");
  });

  it("are about a fault: other dates are not taken any more", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await db.update(hires).set({ state: "checked" }).where(eq(hires.id, hire.id));
    expect(await asks(site, hire)).toMatchObject({ error: { kind: "returned" } });
    expect((await asks(site, hire, "fault")).ok).toBe(true);
    expect((await site.view(hire.token)).requests.map(({ kind }) => kind)).toEqual(["fault"]);
  });
});
