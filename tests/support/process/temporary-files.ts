import { readFileSync, statfsSync } from "node:fs";

/** The folder in which Linux has a file system in memory. */
const IN_MEMORY = "/dev/shm";
/** Several times what the databases of a whole run need at once. In bytes. */
const ROOM = 4 * 2 ** 30;

/**
 * Lets this process and its children keep temporary files in memory, where the machine has room for them: each test's
 * data folder is 1,700 small files. A killed process loses nothing there that it would keep on a disk. A TMPDIR that is
 * set stays.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env["TMPDIR"] === undefined && hasRoom()) process.env["TMPDIR"] = IN_MEMORY;
}

function hasRoom(): boolean {
  if (process.platform !== "linux" || process.availableMemory() < 2 * ROOM) return false;
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .find(([, folder]) => folder === IN_MEMORY);
  const [, , kind, options = ""] = mount ?? [];
  // Some tests run programs from their folder.
  if (kind !== "tmpfs" || /(?:^|,)(?:ro|noexec)(?:,|$)/.test(options)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM;
}
