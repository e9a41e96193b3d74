import { expect, it } from "vitest";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { readSentReference, signSentReference } from "./sent-address.server.ts";

const db = await useTestDb();
const { config } = workContext(db, { SECRET: "s".repeat(32) });
const START = new Date("2027-06-01T10:00:00Z");
const at = (now: Date) => ({ db, config, clock: { now: () => now } });

it("names the request that it was signed for, for a day", async () => {
  const sent = { reference: "IST-2027-0001", isQuoteSent: true };
  const value = await signSentReference(at(START), sent);
  expect(await readSentReference(at(addMs(START, DAY_MS)), value)).toEqual(sent);
  expect(await readSentReference(at(addMs(START, DAY_MS + 1)), value)).toBe(null);
});

it("names nothing for what we did not sign", async () => {
  const value = await signSentReference(at(START), { reference: "IST-2027-0001", isQuoteSent: false });
  expect(await readSentReference(at(START), value.replace("0001", "0002"))).toBe(null);
  expect(await readSentReference(at(START), value.replace(".sent.", ".quoted."))).toBe(null);
  expect(await readSentReference(at(START), value.slice(0, -1))).toBe(null);
  for (const other of [null, "", "IST-2027-0001", "..."])
    expect(await readSentReference(at(START), other)).toBe(null);
});
