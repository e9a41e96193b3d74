import { LRUCache } from "lru-cache";
import type { FileStorage } from "./file-storage.server.ts";

/** Names made of a hash of the content: their content never changes. */
const NAMED_BY_CONTENT = /^[a-z]+\/[0-9a-f]{32}-/;
const MAX_KEPT_BYTES = 1_000_000;

/**
 * The storage with the files that were read last in memory, up to `maxBytes` in all, as far as their names are made of
 * their content. Several callers that want one file at once share one read.
 */
export function withKeptReads(storage: FileStorage, maxBytes: number): FileStorage {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    maxEntrySize: MAX_KEPT_BYTES,
    // A size of zero is refused.
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const reading = new Map<string, Promise<Buffer | null>>();

  async function read(name: string): Promise<Buffer | null> {
    const bytes = await storage.get(name);
    if (bytes) kept.set(name, bytes);
    return bytes;
  }

  return {
    ...storage,
    get(name) {
      if (!NAMED_BY_CONTENT.test(name)) return storage.get(name);
      const known = kept.get(name);
      if (known) return Promise.resolve(known);
      let running = reading.get(name);
      if (!running) {
        running = read(name).finally(() => reading.delete(name));
        reading.set(name, running);
      }
      return running;
    },
    async remove(name) {
      await storage.remove(name);
      kept.delete(name);
    },
  };
}
