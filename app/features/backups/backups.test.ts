import { describe, expect, test } from "vitest";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { backupName, isBackupLate, listOutdated, madeAt } from "./backups.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const KEEP = { keepDaily: 7, keepWeekly: 4 };
const nameAt = (at: Date) => backupName(at, "0a1b", true);

describe("the names of backups", () => {
  test("tell the time, and sort by it", () => {
    expect(nameAt(NOW)).toBe("itsshowtime-2026-11-21T03-00-00Z-0a1b.tar.gz.enc");
    expect(madeAt(nameAt(NOW))).toEqual(NOW);
    expect(madeAt(backupName(NOW, "ffff", false))).toEqual(NOW);
    for (const foreign of [
      "holiday.tar.gz",
      `${nameAt(NOW)}.part`,
      "itsshowtime-2026-99-21T03-00-00Z-0a1b.tar.gz",
    ])
      expect(madeAt(foreign)).toBeNull();
  });
});

describe("rotation", () => {
  test("keeps the last of each day and week, everything of the last day, and files of others", () => {
    const daily = Array.from({ length: 60 }, (_, day) => nameAt(addMs(NOW, -day * DAY_MS)));
    const noon = nameAt(addMs(NOW, -15 * HOUR_MS));
    const earlier = nameAt(addMs(NOW, -3 * DAY_MS - HOUR_MS));
    const outdated = new Set(listOutdated([...daily, noon, earlier, "notes.txt"], KEEP, NOW));
    const kept = [...daily, noon, earlier].filter((name) => !outdated.has(name)).map(madeAt);
    const days = kept
      .map((at) => at?.toISOString().slice(0, 16))
      .sort()
      .reverse();
    expect(days).toEqual([
      "2026-11-21T03:00",
      "2026-11-20T12:00",
      "2026-11-19T03:00",
      "2026-11-18T03:00",
      "2026-11-17T03:00",
      "2026-11-16T03:00",
      "2026-11-15T03:00",
      "2026-11-08T03:00",
      "2026-11-01T03:00",
    ]);
    expect(outdated.has("notes.txt")).toBe(false);
  });

  test("never takes the newest, however old it is", () => {
    const [old, older] = [nameAt(addMs(NOW, -400 * DAY_MS)), nameAt(addMs(NOW, -500 * DAY_MS))];
    expect(listOutdated([older, old], { keepDaily: 0, keepWeekly: 0 }, NOW)).toEqual([older]);
  });
});

test("R10: a nightly backup is late after 26 hours; without a schedule none is", () => {
  expect(isBackupLate(addMs(NOW, -26 * HOUR_MS), 24, NOW)).toBe(false);
  expect(isBackupLate(addMs(NOW, -26 * HOUR_MS - 1), 24, NOW)).toBe(true);
  expect(isBackupLate(addMs(NOW, -90 * DAY_MS), 0, NOW)).toBe(false);
});
