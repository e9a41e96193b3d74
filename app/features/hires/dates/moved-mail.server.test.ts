import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { moveHire } from "./move-hire.server.ts";

const db = await useTestDb();
const LATER = { from: "2027-06-16T09:00", to: "2027-06-21T17:00" };

/** A hire whose customer reads that language, and how staff move it. */
async function booked(locale: "en" | "ga" = "en") {
  const site = hiresOn(db);
  const hire = await site.accepted();
  await db.update(hires).set({ locale }).where(eq(hires.id, hire.id));
  const move = async (dates: { readonly from: string; readonly to: string }) => {
    const { version: seen } = await site.view(hire.token);
    const ask = { ...dates, id: hire.id, seen, actorId: "staff-1", now: site.clock.now() };
    return moveHire(site.context, ask);
  };
  const mails = async () => {
    const rows = await db.select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id));
    return rows.filter(({ kind }) => kind === "hire-moved");
  };
  return { site, hire, move, mails };
}

describe("the customer of a hire that staff move", () => {
  it.each([
    [
      "en",
      "Other dates for your hire",
      "Collection was due on 14 June 2027, 09:00 and return on 18 June 2027, 17:00. Collection is now due on 16 June 2027, 09:00 and return on 21 June 2027, 17:00.",
    ],
    [
      "ga",
      "Dátaí eile: d’ordú cíosa",
      "Na dátaí roimhe seo: 14 Meitheamh 2027, 09:00 – 18 Meitheamh 2027, 17:00. Na dátaí nua: 16 Meitheamh 2027, 09:00 – 21 Meitheamh 2027, 17:00.",
    ],
  ] as const)("is told its dates, once for each move (%s)", async (locale, subject, words) => {
    const { hire, move, mails } = await booked(locale);
    const same = { from: toIrishInput(hire.startsAt), to: toIrishInput(hire.endsAt) };
    expect(await move(same)).toMatchObject({ ok: true });
    expect(await move({ from: LATER.to, to: LATER.from })).toMatchObject({ ok: false });
    expect(await mails()).toEqual([]);
    expect(await move(LATER)).toMatchObject({ ok: true });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: hire.email, subject: `${subject} ${hire.number}` });
    const text = mail?.text.replace(/\s+/g, " ");
    expect(text).toContain(words);
    expect(text).toContain(`/dry-hire/hire/${hire.token}`);
    expect(await move(same)).toMatchObject({ ok: true });
    expect(await mails()).toHaveLength(2);
  });

  it("is told that there is less time to withdraw, where there is", async () => {
    const { site, hire, move, mails } = await booked();
    const withdrawUntil = addMs(hire.startsAt, -DAY_MS);
    await db.update(hires).set({ withdrawUntil }).where(eq(hires.id, hire.id));
    expect(await move(LATER)).toMatchObject({ ok: true });
    const from = toIrishInput(addMs(withdrawUntil, -DAY_MS));
    expect(await move({ from, to: LATER.to })).toMatchObject({ ok: true });
    const view = await site.view(hire.token);
    expect(view.withdrawUntil).toEqual(view.startsAt);
    const texts = (await mails()).map(({ text }) => text.replace(/\s+/g, " "));
    expect(texts.map((text) => text.includes("you may withdraw until 12 June 2027, 09:00"))).toEqual([
      false,
      true,
    ]);
  });
});
