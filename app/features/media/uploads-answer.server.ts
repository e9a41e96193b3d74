import type { Config } from "#app/config.server.ts";
import { pingUploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";

/** Probes come every second or two; the service of a bucket is asked no more often than this. */
const BELIEVED_MS = 10 * SECOND_MS;

const asked = new WeakMap<object, { readonly at: number; readonly answer: Promise<void> }>();

/** Throws when the bucket of uploads does not answer, by a look that is 10 seconds old at most. */
export function uploadsAnswer({ s3 }: Pick<Config, "s3">): Promise<void> {
  if (s3 === undefined) return Promise.resolve();
  const known = asked.get(s3);
  if (known && performance.now() - known.at < BELIEVED_MS) return known.answer;
  const answer = pingUploadStorage({ s3 });
  // Anyone who asks hears of a failure; a look that no one waits for any more is no failure of the process.
  answer.catch(() => undefined);
  asked.set(s3, { at: performance.now(), answer });
  return answer;
}
