import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { rewordText } from "#tests/support/site-texts.ts";

const db = await useTestDb();

async function acceptedMail(quoteId: string): Promise<string> {
  const [version] = await db.select().from(hireAcceptances).where(eq(hireAcceptances.quoteId, quoteId));
  const kind = eq(outboxMails.kind, "hire-accepted");
  const [mail] = await db
    .select()
    .from(outboxMails)
    .where(and(kind, eq(outboxMails.acceptanceId, version?.id ?? "")));
  return mail?.text ?? "";
}

it("H22: an acceptance mails the terms that the quote was sent with, whatever they say by then", async () => {
  const site = hiresOn(db);
  const reword = (en: string) => rewordText(db, "hire-terms.lede", { en, now: site.clock.now() });
  await reword("Gear is hired by the day.");
  const [first, second] = [await site.quotes.draft(), await site.quotes.draft()];
  await site.quotes.send(first.id);
  await reword("Gear is hired by the hour.");
  await site.quotes.send(second.id);
  for (const { id } of [first, second]) expect(await site.accept(id)).toMatchObject({ ok: true });
  const [day, hour] = [await acceptedMail(first.id), await acceptedMail(second.id)];
  expect(day).toContain("hired by the day");
  expect(day).not.toContain("hired by the hour");
  expect(hour).toContain("hired by the hour");
});
