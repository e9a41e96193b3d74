import type { Act } from "./actions.ts";

const WARM_UPS = 2;
const COUNTS = 3;

/** The version of the site is asked for by the clock, however many requests there are. */
const BY_THE_CLOCK = /^select "version", "stock_changes" from "site_version"/;

/**
 * The statements of an action once everything that is kept has been read: the shortest of three lists, because what
 * is refreshed from time to time falls into one of them.
 */
export async function countStatements(
  act: Act,
  take: () => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> {
  for (let n = 0; n < WARM_UPS; n += 1) await act();
  await take();
  const lists: (readonly string[])[] = [];
  for (let n = 0; n < COUNTS; n += 1) {
    await act();
    lists.push((await take()).filter((statement) => !BY_THE_CLOCK.test(statement)));
  }
  return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
}

const MAX_LENGTH = 160;

/** One sentence about an action that sends more statements than it did at the last release, and the statements. */
export function describeExcess(action: string, statements: readonly string[], before: number): string {
  const list = statements.map((statement) => `  ${shorten(statement)}`).join("\n");
  return (
    `The action "${action}" sends ${statements.length} statements; docs/cost.json allows ${before}. ` +
    `Send fewer, or say in docs/cost.md why it needs more. It sends:\n${list}`
  );
}

function shorten(statement: string): string {
  const line = statement.replaceAll(/\s+/g, " ");
  const short = line.replace(/^select .*? from /, "select … from ");
  return short.length > MAX_LENGTH ? `${short.slice(0, MAX_LENGTH)}…` : short;
}
