import { expect, it } from "vitest";
import type { Answer } from "#app/ui/session/ask.ts";
import type { UploadResult } from "../library.ts";
import { NO_UPLOADS, type Uploads, uploadQueue } from "./upload-queue.ts";

const file = (name: string) => new File(["picture"], name);

/** A queue whose uploads are answered one by one. */
function queue({ one = false } = {}) {
  const sent: {
    readonly name: string;
    readonly answer: (result: Answer<readonly UploadResult[]>) => void;
  }[] = [];
  let state: Uploads = NO_UPLOADS;
  let finished = 0;
  const add = uploadQueue({
    one,
    onState: (next) => {
      state = next;
    },
    send: ({ name }) => new Promise((answer) => sent.push({ name, answer })),
  });
  const handlers = { onFinished: () => void finished++ };
  return {
    add: (...names: readonly string[]) => void add(names.map(file), handlers),
    answer: async (failure?: "away" | "signed-out") => {
      const { name, answer } = sent.at(-1) ?? expect.unreachable();
      const value = [{ kind: "refused", filename: name, fault: "empty" }] as const;
      answer(failure ? { kind: failure } : { kind: "answered", value });
      await Promise.resolve();
    },
    sent: () => sent.map(({ name }) => name),
    state: () => state,
    finished: () => finished,
  };
}

it("sends files that are added during an upload after the others", async () => {
  const { add, answer, sent, state, finished } = queue();
  add("a.jpg", "b.jpg");
  await answer();
  add("c.jpg", "d.jpg");
  expect(state()).toMatchObject({ all: 4, left: 3 });
  for (let left = 3; left > 0; left--) await answer();
  expect(sent()).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg"]);
  expect(state()).toMatchObject({ all: 4, left: 0, failed: null });
  expect([state().results.length, finished()]).toEqual([4, 1]);
});

it("sends nothing more without an answer, and begins again with the next files", async () => {
  const { add, answer, sent, state } = queue();
  add("a.jpg", "b.jpg");
  await answer("away");
  expect(state()).toMatchObject({ left: 0, failed: { reason: "away", unsent: ["a.jpg", "b.jpg"] } });
  add("c.jpg");
  await answer();
  expect(sent()).toEqual(["a.jpg", "c.jpg"]);
  expect(state()).toMatchObject({ all: 1, left: 0, failed: null });
});

it("tells a person who is logged out meanwhile what was added, and does not lead away from that", async () => {
  const { add, answer, state, finished } = queue();
  add("a.jpg", "b.jpg", "c.jpg");
  await answer();
  await answer("signed-out");
  expect(state()).toMatchObject({ left: 0, failed: { reason: "signed-out", unsent: ["b.jpg", "c.jpg"] } });
  expect([state().results.length, finished()]).toEqual([1, 0]);
});

it("refuses several files, and a file during an upload, where one is taken", async () => {
  const { add, answer, sent, state } = queue({ one: true });
  add("a.jpg", "b.jpg");
  expect([sent(), state()]).toEqual([[], { ...NO_UPLOADS, oneOnly: true }]);
  add("c.jpg");
  expect(state()).toMatchObject({ all: 1, left: 1, oneOnly: false });
  add("d.jpg");
  expect(state()).toMatchObject({ all: 1, left: 1, oneOnly: true });
  await answer();
  expect([sent(), state().left]).toEqual([["c.jpg"], 0]);
});
