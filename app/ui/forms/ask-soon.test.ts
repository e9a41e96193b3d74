import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askSoon } from "./ask-soon.ts";

const answers: unknown[] = [];
const tell = (answer: unknown) => answers.push(answer);

beforeEach(() => {
  answers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it("asks once, after the pause", async () => {
  const ask = vi.fn(async () => "answer");
  askSoon(150, ask, tell);
  await vi.advanceTimersByTimeAsync(149);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual(["answer"]);
});

it("asks nothing when it is taken back before", async () => {
  const ask = vi.fn(async () => "answer");
  askSoon(150, ask, tell)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).not.toHaveBeenCalled();
});

it("tells nothing of a question that was taken back, and aborts it", async () => {
  let asked: AbortSignal | undefined;
  const takeBack = askSoon(
    150,
    async (signal) => {
      asked = signal;
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
    tell,
  );
  await vi.advanceTimersByTimeAsync(200);
  takeBack();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked?.aborted).toBe(true);
  expect(answers).toEqual([]);
});
