import type { RouterContextProvider } from "react-router";
import { systemTimer } from "#app/lib/time/timer.ts";
import { appContext } from "../context.server.ts";

/**
 * The least time of an answer, in milliseconds: more than any of these answers takes on a machine that is not
 * overloaded, which is one password hash (70 to 260 ms), a mail to render and a few statements.
 */
export const ANSWER_FLOOR_MS = 1000;

/**
 * Does work whose duration would tell a known address from an unknown one. Its result is held until the floor, or
 * until the next multiple of it where the work took longer. What `isTelling` denies is returned at once.
 */
export async function atFloor<T>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<T>,
  isTelling: (result: T) => boolean = () => true,
): Promise<T> {
  const { timer = systemTimer } = context.get(appContext);
  const start = timer.now();
  const result = await work();
  if (!isTelling(result)) return result;
  const elapsed = timer.now() - start;
  await timer.wait(Math.max(1, Math.ceil(elapsed / ANSWER_FLOOR_MS)) * ANSWER_FLOOR_MS - elapsed);
  return result;
}
