import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderInUseError } from "../errors.server.ts";
import { lockFolder } from "./embedded-lock.server.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "itsshowtime-lock-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const take = () => lockFolder(join(folder, "lock"), folder);

async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let round = 0; round < 5; round += 1) {
    collect();
    await nextTurn();
  }
}

it("keeps its lock when no one keeps what frees it, and garbage is collected", async () => {
  take();
  await collectGarbage();
  expect(take).toThrow(FolderInUseError);
});

it("frees its lock once, however often it is asked", () => {
  const free = take();
  free();
  free();
  take()();
});
