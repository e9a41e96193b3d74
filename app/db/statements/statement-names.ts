import { LRUCache } from "lru-cache";

/** Statements named at most: a server keeps each of them on each connection for as long as that lasts. */
const NAMED = 400;
/** Texts remembered at most that came once. A text gets a name when it comes again: lists of values seldom do. */
const SEEN = 2_000;

/**
 * Gives statements that come again a name of their text. A server parses and analyses a named statement once on each
 * connection, and after a few times keeps its plan. Undefined: the statement is sent without one.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, true>({ max: SEEN });
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= NAMED || !canBePrepared(text)) return name;
    if (!seen.has(text)) {
      seen.set(text, true);
      return undefined;
    }
    const newName = `s${names.size + 1}`;
    names.set(text, newName);
    return newName;
  };
}

/**
 * Whether a statement may be kept prepared. One that searches texts is planned each time it is sent: whether an index
 * of trigrams or the order of the list is the faster way depends on what is searched for, which a kept plan ignores.
 */
export function canBePrepared(text: string): boolean {
  return (
    /^\s*(?:select|insert|update|delete|with)\s/i.test(text) && !/\bi?like\s+(?:lower\()?\$\d/i.test(text)
  );
}
