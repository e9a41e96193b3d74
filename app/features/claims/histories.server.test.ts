import { describe, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { runHistory } from "#tests/support/hire/histories.ts";
import { newRandom, SEED } from "#tests/support/random.ts";

const db = await useTestDb();

describe("H2: after each step of a random history the invariant holds and SQL equals a naive count", () => {
  it.each([1, 2, 3])(
    "history %i",
    async (n) => {
      await runHistory(db, newRandom(SEED + n), 60);
    },
    120_000,
  );
});
