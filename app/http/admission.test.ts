import { expect, test } from "vitest";
import { createAdmission } from "./admission.server.ts";

const limits = { running: 2, waiting: 1, patience: 20 };

test("as many as allowed run, one waits, the next is turned away at once", async () => {
  const door = createAdmission(limits);
  const first = await door.enter();
  await door.enter();
  const third = door.enter();
  expect(await door.enter()).toBeNull();
  first?.();
  expect(await third).not.toBeNull();
  expect([door.running, door.waiting]).toEqual([2, 0]);
});

test("who waits too long is turned away", async () => {
  const door = createAdmission(limits);
  await door.enter();
  await door.enter();
  expect(await door.enter()).toBeNull();
  expect(door.waiting).toBe(0);
});

test("leaving twice frees one place only", async () => {
  const door = createAdmission(limits);
  const leave = await door.enter();
  await door.enter();
  leave?.();
  leave?.();
  expect(door.running).toBe(1);
});
