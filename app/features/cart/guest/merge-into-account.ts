import { writeStored } from "#app/ui/session/stored.ts";

/**
 * Merges what this browser keeps into the account of a visitor who has signed in, until nothing is left of it. `key` is
 * where the storage keeps a merge that the account has not confirmed; `next` gives that one, else a new one, or null where
 * nothing is kept; `finish` takes out what the account has, and what was added meanwhile stays. `send` posts one merge and
 * gives null when it failed: then everything stays here, for the next attempt. The server counts a merge once, however
 * often it is sent. One tab at a time, where the browser can say so. Returns the answers; null after a failure.
 */
export async function mergeIntoAccount<Pending, Answer>(
  key: string,
  next: () => Pending | null,
  finish: (pending: Pending) => void,
  send: (pending: Pending) => Promise<Answer | null>,
): Promise<readonly Answer[] | null> {
  const work = async (): Promise<readonly Answer[] | null> => {
    const answers: Answer[] = [];
    for (let pending = next(); pending; pending = next()) {
      writeStored(key, JSON.stringify(pending));
      const answer = await send(pending);
      if (!answer) return null;
      answers.push(answer);
      finish(pending);
    }
    return answers;
  };
  return next() && navigator.locks ? navigator.locks.request(key, work) : work();
}
