import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { cents } from "#app/lib/money.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { irish } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { checkHire } from "../closing/close-hire.server.ts";
import type { NoteKind } from "../documents/documents.ts";
import { goodsHashOf } from "../documents/note-content.server.ts";
import { getNote, signNote } from "../documents/notes.server.ts";
import { mailGoods } from "./mail-goods.server.ts";

const db = await useTestDb();
const WAIT = 15 * MINUTE_MS;

/** Ten lamps and two units of a mover, reserved from 14 June 2027 with a security deposit of €240.00, on the day. */
async function atTheCounter(locale: Locale = "en") {
  const site = scansOn(db);
  const actorId = (await createUser(db)).id;
  await inTransaction(db, (tx) =>
    changeSetting(tx, "company", settingSchemas.company.parse({ phone: "+353 91 555 0100" })),
  );
  const lamp = await site.item({ name: "Lamp", nameGa: "Lampa", owned: 20, replacementNet: cents(20_000) });
  const mover = await site.item({
    name: "Mover",
    nameGa: "Gluaisteoir",
    kind: "serialised",
    owned: 2,
    replacementNet: cents(20_000),
  });
  const hire = await site.reserved([
    [lamp.id, 10],
    [mover.id, 2],
  ]);
  await site.payPart(hire.token, "security");
  await db.update(hires).set({ locale }).where(eq(hires.id, hire.id));
  site.clock.move(hire.startsAt.getTime() - site.clock.now().getTime());
  const run = () => mailGoods(site.context);
  const [first = 0, second = 0] = mover.units;
  return {
    site,
    hire,
    lamp: lamp.id,
    actorId,
    units: [first, second] as const,
    run,
    lamps: (action: "prepare" | "out" | "return", quantity: number, condition?: "damaged" | "missing") =>
      site.scan(hire.id, action, { itemId: lamp.id, quantity, ...(condition && { condition }) }),
    unit: (action: "prepare" | "out" | "return", number: number, condition?: "damaged" | "missing") =>
      site.scan(hire.id, action, { code: String(number), ...(condition && { condition }) }),
    /** The scanner rests until the mail is due, and the worker runs. */
    async rest() {
      site.clock.move(WAIT);
      await run();
    },
    /** Texts of the mails of a kind, oldest first. */
    async mails(kind: "hire-handed-over" | "hire-returned") {
      const rows = await db
        .select()
        .from(outboxMails)
        .where(and(eq(outboxMails.subjectId, hire.id), eq(outboxMails.kind, kind)))
        .orderBy(asc(outboxMails.id));
      return rows.map(({ subject, text }) => `${subject}\n${text.replaceAll(/\s+/g, " ")}`);
    },
    async sign(kind: NoteKind, name: string) {
      const view = await site.view(hire.token);
      const note = await getNote(db, view, { kind, number: null });
      if (!note) throw new Error("No note");
      const shown = goodsHashOf(note.content);
      const now = site.clock.now();
      return signNote(db, { hireId: hire.id, kind, shown, name, strokes: null, actorId, now });
    },
  };
}

type Counter = Awaited<ReturnType<typeof atTheCounter>>;

/** Everything is prepared and handed over, and the mail of it sent. */
async function handedOver(locale?: Locale): Promise<Counter> {
  const counter = await atTheCounter(locale);
  await counter.lamps("out", 10);
  for (const number of counter.units) await counter.unit("out", number);
  await counter.rest();
  return counter;
}

describe("the mail of a hand-over", () => {
  it("is one for many scans, once no further one comes: what left, until when, and how to reach us", async () => {
    const { lamps, unit, units, rest, run, mails, site, hire } = await atTheCounter();
    await lamps("out", 4);
    site.clock.move(10 * MINUTE_MS);
    await lamps("out", 6);
    for (const number of units) await unit("out", number);
    site.clock.move(14 * MINUTE_MS);
    await run();
    expect(await mails("hire-handed-over")).toEqual([]);
    await rest();
    await rest();
    const [mail = "", ...more] = await mails("hire-handed-over");
    expect(more).toEqual([]);
    expect(mail).toContain(`Collected: hire ${hire.number}`);
    expect(mail).toContain(`the equipment of your hire ${hire.number} was collected.`);
    for (const shown of [
      "This was handed over:",
      `Mover (unit ${units.join(", ")}) 2`,
      "Lamp 10",
      "Bring it back by 18 June 2027, 17:00",
      "call +353 91 555 0100",
      "Delivery note 1 (PDF)",
      `/dry-hire/hire/${hire.token}/documents/delivery-1`,
    ])
      expect(mail).toContain(shown);
    expect(mail).not.toContain("signed for it");
  });

  it("is sent as soon as the note is signed, and names who signed", async () => {
    const { lamps, sign, run, mails } = await atTheCounter("ga");
    await lamps("out", 10);
    await sign("delivery", "Pól Ó Briain");
    await run();
    const [mail = ""] = await mails("hire-handed-over");
    expect(mail).toContain("Shínigh Pól Ó Briain ar a shon");
    for (const shown of [
      "Bailithe: ordú cíosa",
      "Tugadh an méid seo amach:",
      "Lampa 10",
      "/ga/dry-hire/hire/",
    ])
      expect(mail).toContain(shown);
  });

  it("is sent once, when the button is pressed twice, a scan is delivered again and two workers run at once", async () => {
    const { lamps, rest, run, mails, site, hire } = await atTheCounter();
    await lamps("prepare", 10);
    const press = site.make(hire.id, "hand-over");
    expect(await site.send(press)).toMatchObject({ outcome: "applied" });
    site.clock.move(WAIT);
    await Promise.all([run(), run()]);
    expect(await mails("hire-handed-over")).toHaveLength(1);
    await site.send(press);
    expect(await site.scan(hire.id, "hand-over")).toMatchObject({ reason: "already-out" });
    await rest();
    expect(await mails("hire-handed-over")).toHaveLength(1);
  });

  it("tells of what follows later in a mail of its own, with all that left so far", async () => {
    const { lamps, rest, mails } = await atTheCounter();
    await lamps("out", 4);
    await rest();
    await lamps("out", 6);
    await rest();
    const [first = "", second = ""] = await mails("hire-handed-over");
    expect(first).toContain("Lamp 4");
    expect(second).toContain("more equipment of your hire");
    expect(second).toContain("All that was handed over so far: Lamp 10");
  });
});

describe("the mail of a return", () => {
  it("is one for each finished return, with what is still out, and what is damaged or missing", async () => {
    const { lamps, unit, units, rest, mails, hire } = await handedOver();
    await lamps("return", 3);
    await lamps("return", 4);
    await unit("return", units[0], "damaged");
    await rest();
    const [part = "", ...none] = await mails("hire-returned");
    expect(none).toEqual([]);
    for (const shown of [
      `Partly returned: hire ${hire.number}`,
      `Came back damaged: 1 × Mover (unit ${units[0]}).`,
      `Still with you: 1 × Mover (unit ${units[1]}), 3 × Lamp.`,
      "Bring it back by 18 June 2027, 17:00",
      "We keep your security deposit of €240.00 until everything is back and checked.",
      "All that came back so far:",
      `Mover (unit ${units[0]}) 1`,
      "Lamp 7",
    ])
      expect(part).toContain(shown);
    await unit("return", units[1]);
    await lamps("return", 2);
    await lamps("return", 1, "missing");
    await rest();
    await rest();
    const [, whole = "", ...more] = await mails("hire-returned");
    expect(more).toEqual([]);
    for (const shown of [
      `Returned: hire ${hire.number}`,
      "Did not come back: 1 × Lamp.",
      "All that came back so far:",
      "Lamp 9",
      "security deposit of €240.00 comes back",
      "less only what the hire terms allow",
      "Return note 1 (PDF)",
    ])
      expect(whole).toContain(shown);
    expect(whole).not.toContain("Still with you");
  });

  it("of everything in order promises the security deposit within five working days, in Irish too", async () => {
    const { lamps, unit, units, run, mails, site, hire, actorId } = await handedOver("ga");
    await lamps("return", 10);
    for (const number of units) await unit("return", number);
    await run();
    expect(await mails("hire-returned")).toEqual([]);
    // The check ends the return before the wait is over.
    expect(await checkHire(db, { id: hire.id, actorId, now: site.clock.now() })).toMatchObject({ ok: true });
    await run();
    const [mail = ""] = await mails("hire-returned");
    for (const shown of [
      "Tugtha ar ais: ordú cíosa",
      "Tháinig an méid seo ar ais:",
      "Lampa 10",
      "laistigh de chúig lá oibre",
      "d’éarlais slándála €240.00",
      "glaoigh: +353 91 555 0100",
    ])
      expect(mail).toContain(shown);
    for (const unsaid of ["damáistithe", "Fós agat", "lúide"]) expect(mail).not.toContain(unsaid);
  });

  it("is not sent again for a condition that is corrected, nor for a scan that is delivered again", async () => {
    const { lamps, unit, units, rest, mails, site, hire, lamp } = await handedOver();
    await lamps("return", 10);
    await unit("return", units[0]);
    const last = site.make(hire.id, "return", { code: String(units[1]) });
    await site.send(last);
    await rest();
    expect(await mails("hire-returned")).toHaveLength(1);
    expect(await unit("return", units[0], "damaged")).toMatchObject({ outcome: "applied" });
    await site.send(last);
    expect(await site.scan(hire.id, "return", { itemId: lamp })).toMatchObject({ outcome: "repeated" });
    await rest();
    expect(await mails("hire-returned")).toHaveLength(1);
  });

  it("says that a late part was due back", async () => {
    const { lamps, rest, mails, site } = await handedOver();
    site.clock.move(irish("2027-06-18T18:00").getTime() - site.clock.now().getTime());
    await lamps("return", 10);
    await rest();
    expect((await mails("hire-returned"))[0]).toContain("It was due back by 18 June 2027, 17:00.");
  });

  it("is sent, too, where the scan of the way back arrived before that of the way out", async () => {
    const { lamps, rest, mails, site, hire, lamp } = await atTheCounter();
    const left = site.make(hire.id, "out", { itemId: lamp, quantity: 10 });
    site.clock.move(MINUTE_MS);
    expect(await lamps("return", 10)).toMatchObject({ reason: "not-out" });
    await rest();
    expect(await mails("hire-returned")).toEqual([]);
    expect(await site.send(left)).toMatchObject({ outcome: "applied" });
    await rest();
    expect((await mails("hire-returned"))[0]).toContain("Lamp 10");
  });
});
