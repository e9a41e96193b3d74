import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
/** The files and folders that a build is made of. */
const SOURCES = [
  "app",
  "drizzle",
  "server",
  "vite",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
/** The file that is written last, so its presence means that the build was finished. */
const STAMP = join(root, "build/.sources");
const LOCK = join(root, ".cache/build.lock");

/** Builds the site unless the build in place was made of these very sources. Several processes may ask at once. */
export async function buildIfStale(): Promise<void> {
  if (stamp() === hashSources()) return;
  await lock();
  try {
    if (stamp() !== hashSources()) await run();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

/** Builds the site, whatever is in place. */
export async function build(): Promise<void> {
  await lock();
  try {
    await run();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

async function run(): Promise<void> {
  console.log("Building the site…");
  const sources = hashSources();
  rmSync(STAMP, { force: true });
  await runBuilder();
  await runNode([join(root, "server/make-template.ts")]);
  writeFileSync(STAMP, sources);
}

function stamp(): string | null {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return null;
  }
}

/** Tests are no part of a build. Public files count by name and size: they are many, large and named by content. */
function hashSources(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) hashTree(join(root, source), hash);
  return hash.digest("hex");
}

function hashTree(path: string, hash: ReturnType<typeof createHash>): void {
  let entries: string[];
  try {
    entries = readdirSync(path).sort();
  } catch {
    hashFile(path, hash);
    return;
  }
  for (const entry of entries) {
    if (/\.test\.tsx?$/.test(entry)) continue;
    const child = join(path, entry);
    if (path.startsWith(join(root, "public/"))) hash.update(`${nameOf(child)}\0`);
    else hashTree(child, hash);
  }
}

/**
 * The name of a source, the same wherever the project's folder is, so that a finished folder can be moved to its place.
 */
const nameOf = (path: string) => relative(root, path);

function hashFile(path: string, hash: ReturnType<typeof createHash>): void {
  try {
    hash
      .update(`${nameOf(path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  } catch {
    hash.update(`${nameOf(path)} is missing\0`);
  }
}

async function lock(): Promise<void> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: "wx" });
      return;
    } catch {
      if (!isAlive(lockHolder())) rmSync(LOCK, { force: true });
      else await wait(300);
    }
  }
}

function lockHolder(): number {
  try {
    return Number(readFileSync(LOCK, "utf8"));
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const runBuilder = (): Promise<void> =>
  runNode([join(root, "node_modules/@react-router/dev/bin.cjs"), "build"]);

/** Runs Node, and prints its output only when it fails. */
function runNode(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) return resolve();
      const reason = Math.max(output.lastIndexOf("failed with"), 0);
      reject(new Error(`The build failed (${signal ?? `exit code ${code}`}).\n${output.slice(reason)}`));
    });
  });
}
