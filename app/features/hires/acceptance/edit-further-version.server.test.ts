import { expect, it } from "vitest";
import { getQuoteEditor } from "#app/features/quotes/editor/get-editor.server.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { editorOn } from "#tests/support/hire/quote-editor.ts";

const db = await useTestDb();

it("the editor of an accepted quote counts what its hire holds as free, its promised unit too", async () => {
  const site = hiresOn(db);
  const { id: itemId, units } = await createHireItem(db, { kind: "serialised", owned: 1 });
  const line = { kind: "item" as const, itemId, quantity: 1, unitNumber: units[0] ?? 0 };
  const { quoteId } = await site.accepted({ lines: [line], version: { deposit: 0 } });
  const { version } = await site.quotes.view(quoteId);
  await beginVersion(db, { quoteId, version, actorId: "u1", now: NOW });
  const { figures } = (await getQuoteEditor(db, quoteId, { id: "u1", now: NOW })) ?? {};
  expect(Object.values(figures?.lines ?? {})).toMatchObject([
    { availability: { state: "available", available: 1 } },
  ]);
  expect((await editorOn(db).save(quoteId, { place: "Spiddal" })).ok).toBe(true);
});
