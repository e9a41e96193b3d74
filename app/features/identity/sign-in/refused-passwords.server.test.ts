import { describe, expect, it, vi } from "vitest";
import { brands } from "#app/db/schema/shop/catalog.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../identity.ts";
import known from "./common-passwords.json" with { type: "json" };
import { isRefusedPassword } from "./refused-passwords.server.ts";

const db = await useTestDb();
const site = { db, origin: "https://www.galwaysound.ie" };
const chooser = { name: "Nora Ní Chonaill", email: "nora.lamps@example.ie" };

describe("isRefusedPassword", () => {
  it("knows the first 3,000 and more that this site's policy would let through", async () => {
    const list = new Set(known.passwords.split(" "));
    expect(list.size).toBeGreaterThan(3000);
    expect([...list].every((one) => one.length >= MIN_PASSWORD_LENGTH)).toBe(true);
    for (const password of [
      "trustno1",
      "Scooby1".toLowerCase(),
      "MUSTANG",
      [...list][2999],
      [...list].at(-1),
    ])
      expect([password, await isRefusedPassword(site, password)]).toEqual([password, true]);
  });

  it("refuses words of the company, its host, its brands and its chooser, with whatever signs beside them", async () => {
    await db.insert(brands).values({ id: newId(), name: "Chauvet Professional", slug: "chauvet" });
    for (const password of [
      "ItsShowTime2026!",
      "its show time 7",
      "GalwaySound#1",
      "chauvet-8812",
      "Professional Stage 9",
      "NoraChonaill77",
      "nora.lamps.2026",
    ])
      expect([password, await isRefusedPassword(site, password, chooser)]).toEqual([password, true]);
  });

  it("lets whole sentences be, with such words among them", async () => {
    for (const password of [
      "the chauvet lamp above my desk hums",
      "soilse an tí 5",
      "7391-5520-1188",
      "Tóg go bog é",
    ])
      expect([password, await isRefusedPassword(site, password, chooser)]).toEqual([password, false]);
  });

  it("reads nothing of what is longer than a password may be, or no text", async () => {
    const reading = vi.spyOn(String.prototype, "normalize");
    const tooLong = "1".repeat(MAX_PASSWORD_LENGTH + 1);
    for (const password of [tooLong, { length: 6 }, ["qwerty"], undefined])
      expect(await isRefusedPassword(site, password, chooser)).toBe(false);
    expect(reading).not.toHaveBeenCalled();
    reading.mockRestore();
    expect(await isRefusedPassword(site, tooLong.slice(1), chooser)).toBe(true);
  });
});
