import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type AppContext, appContext } from "../context.server.ts";
import { ANSWER_FLOOR_MS, atFloor } from "./answer-floor.server.ts";

/** The time at which an answer is given whose work takes `workMs`, in milliseconds after the question. */
async function answeredAfter(workMs: number, isTelling?: (result: string) => boolean): Promise<number> {
  let now = 5_000;
  const timer = {
    now: () => now,
    wait: async (ms: number) => {
      now += ms;
    },
  };
  const context = new RouterContextProvider();
  context.set(appContext, { timer } as AppContext);
  const work = async () => {
    now += workMs;
    return "done";
  };
  await atFloor(context, work, isTelling);
  return now - 5_000;
}

it("answers at the floor whatever the work takes below it", async () => {
  for (const ms of [0, 1, 258, 507, ANSWER_FLOOR_MS - 1, ANSWER_FLOOR_MS])
    expect([ms, await answeredAfter(ms)]).toEqual([ms, ANSWER_FLOOR_MS]);
});

it("answers at a multiple of the floor when the work takes longer", async () => {
  expect(await answeredAfter(ANSWER_FLOOR_MS + 1)).toBe(2 * ANSWER_FLOOR_MS);
  expect(await answeredAfter(2.5 * ANSWER_FLOOR_MS)).toBe(3 * ANSWER_FLOOR_MS);
});

it("holds nothing that tells nothing", async () => {
  expect(await answeredAfter(7, () => false)).toBe(7);
});
