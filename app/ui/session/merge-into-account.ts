import { writeStored } from "./stored.ts";

/** What a browser keeps until an account has it. */
interface KeptHere<Pending> {
  /** Where the storage keeps a merge that the account has not confirmed. */
  readonly key: string;
  /** The merge that an earlier attempt or another tab left open, else a new one; null where nothing is kept. */
  next(): Pending | null;
  /** Takes out what the account has. What was added meanwhile stays, for the next merge. */
  finish(pending: Pending): void;
}

/**
 * Merges what this browser keeps into the account of a visitor who has signed in, until nothing is left of it. `send` posts
 * one merge and gives null when it failed: then everything stays here, for the next attempt. The server counts a merge
 * once, however often it is sent. One tab at a time, where the browser can say so. Returns the answers; null after a
 * failure.
 */
export async function mergeIntoAccount<Pending, Answer>(
  kept: KeptHere<Pending>,
  send: (pending: Pending) => Promise<Answer | null>,
): Promise<readonly Answer[] | null> {
  if (kept.next() === null) return [];
  const work = () => mergeAll(kept, send);
  return navigator.locks ? navigator.locks.request(kept.key, work) : work();
}

async function mergeAll<Pending, Answer>(
  kept: KeptHere<Pending>,
  send: (pending: Pending) => Promise<Answer | null>,
): Promise<readonly Answer[] | null> {
  const answers: Answer[] = [];
  for (let pending = kept.next(); pending; pending = kept.next()) {
    writeStored(kept.key, JSON.stringify(pending));
    const answer = await send(pending);
    if (answer === null) return null;
    answers.push(answer);
    kept.finish(pending);
  }
  return answers;
}
