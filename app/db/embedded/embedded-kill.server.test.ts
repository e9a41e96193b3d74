import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startChild } from "#tests/support/process/run-child.ts";
import { newRandom } from "#tests/support/random.ts";

/** `npm run load -- kills` kills it 100 times; `TEST_SEED` draws other moments. */
const KILLS = Number(process.env["KILLS"] ?? 3);

const random = newRandom();
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-kill-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test(`R1: killed ${KILLS} times in the middle of writes, nothing acknowledged is lost`, async () => {
  let acknowledged = 0;
  for (let kill = 0; kill <= KILLS; kill++) {
    const child = startChild("tests/support/children/write-rows.ts", dataDir);
    const found = await child.waitFor(/found last=(\d+) rows=(\d+) filled=(\d+)\n/);
    const [last, rows, filled] = found.slice(1).map(Number);
    expect(last).toBeGreaterThanOrEqual(acknowledged);
    // The transaction under way at the kill may be there, wholly, or not at all.
    expect(last).toBeLessThanOrEqual(acknowledged + 1);
    expect({ rows, filled }).toEqual({ rows: 2 * (last ?? 0), filled: 2 * (last ?? 0) });
    if (kill === KILLS) {
      // The last process only shows what the kill before it left.
      child.process.kill("SIGKILL");
      await child.ended;
      break;
    }

    await child.waitFor(new RegExp(`saved ${(last ?? 0) + 1}\n`));
    await new Promise((resolve) => setTimeout(resolve, random(120)));
    child.process.kill("SIGKILL");
    expect(await child.ended).toBe("SIGKILL");
    acknowledged = Math.max(
      ...[...child.output().matchAll(/saved (\d+)\n/g)].map((match) => Number(match[1])),
    );
  }
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
}, 600_000);
