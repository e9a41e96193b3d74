import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VARIABLES } from "#app/config-variables.ts";
import { privacy } from "#app/features/legal/privacy.ts";
import { buildIfStale } from "../../scripts/run/build-if-stale.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { ask, ROOT } from "../support/http/test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "itsshowtime-ship-"));
const image = join(folder, "site");
let child: ChildProcess | undefined;

/** What the Dockerfile's last stage copies, by its own words. */
function listShipped(): string[] {
  const stage =
    readFileSync(join(ROOT, "Dockerfile"), "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  return [...stage.matchAll(/^COPY (?:--from=build \/site\/)?(\S+) \.\/\S+$/gm)].map(
    ([, path]) => path ?? "",
  );
}

beforeAll(() => buildIfStale(), 240_000);
afterAll(() => {
  child?.kill("SIGKILL");
  chmodSync(image, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

describe("the image", () => {
  test("holds everything that a start on an empty folder needs, and can be read only", async () => {
    const shipped = listShipped();
    expect(shipped).toContain("build");
    for (const path of shipped) {
      if (path === "node_modules") symlinkSync(join(ROOT, path), join(image, path));
      else cpSync(join(ROOT, path), join(image, path), { recursive: true });
    }
    chmodSync(image, 0o555);
    const port = await freePort();
    child = spawn(process.execPath, ["server/index.ts"], {
      cwd: image,
      env: {
        PATH: process.env["PATH"],
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: join(folder, "data"),
        SAMPLE_DATA: "1",
        LOG_LEVEL: "fatal",
      },
      stdio: "ignore",
    });
    // The test's own limit ends a wait that leads nowhere.
    while ((await ask(port, "/readyz").catch(() => null))?.status !== 200) {
      expect(child.exitCode).toBeNull();
      await wait(250);
    }
    expect((await ask(port, "/ga/shop/browse")).text).toContain("/shop/product/");
    child.kill("SIGTERM");
    await expect.poll(() => child?.exitCode, { timeout: 60_000 }).toBe(0);
    const check = ["scripts/run/backup.ts", "--check", "missing.tar.gz"];
    const command = spawnSync(process.execPath, check, { cwd: image, encoding: "utf8" });
    expect(command.stderr).toBe("The backup missing.tar.gz cannot be read: there is no such file.\n");
  }, 240_000);
});

describe("the other ways to run it", () => {
  test("start a file that is there, and name only variables that are read", () => {
    const unit = readFileSync(join(ROOT, "deploy/itsshowtime.service"), "utf8");
    const [, program] = /^ExecStart=\S+ (?:--\S+ )*(\S+)$/m.exec(unit) ?? [];
    expect(existsSync(join(ROOT, program ?? "?"))).toBe(true);
    // The C library reads the second one.
    const known = new Set(["NODE_ENV", "MALLOC_ARENA_MAX", ...VARIABLES.map(({ name }) => name)]);
    const compose = readFileSync(join(ROOT, "compose.yaml"), "utf8");
    const [site = ""] = compose.split(/^ {2}database:$/m);
    const named = [
      ...site.matchAll(/^ {6}([A-Z_]+):/gm),
      ...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm),
      ...readFileSync(join(ROOT, "Dockerfile"), "utf8").matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm),
    ].map(([, name = ""]) => name);
    expect(named).toContain("LISTEN_HOST");
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test("give a command the variables, folders and rights of the service", () => {
    const unit = readFileSync(join(ROOT, "deploy/itsshowtime.service"), "utf8");
    const command = readFileSync(join(ROOT, "deploy/run"), "utf8").replaceAll("\\\n", "");
    const variables = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, list = ""]) => list.split(" "));
    expect(variables.length).toBeGreaterThan(3);
    for (const variable of variables) expect(command).toContain(`-E ${variable} `);
    for (const right of ["User", "Group", "UMask", "StateDirectoryMode", "ProtectSystem", "ProtectHome"]) {
      const [line = "?"] = new RegExp(`^${right}=\\S+$`, "m").exec(unit) ?? [];
      expect(command).toContain(`-p ${line} `);
    }
  });

  test("L20: keep the log as long as the privacy notice says, in files of a day each", () => {
    const unit = readFileSync(join(ROOT, "deploy/itsshowtime.service"), "utf8");
    const [, namespace = "?"] = /^LogNamespace=(\S+)$/m.exec(unit) ?? [];
    const journal = readFileSync(join(ROOT, `deploy/journald@${namespace}.conf`), "utf8");
    const [, days] = /^MaxRetentionSec=(\d+)day$/m.exec(journal) ?? [];
    expect(journal).toMatch(/^\[Journal\]$[\s\S]*^MaxFileSec=1day$/m);
    const table = privacy.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === "table");
    const row = table?.rows.find(([what]) => String(what?.en).startsWith("Server logs"));
    expect(row?.at(-1)?.en).toBe(`${days} days`);
  });

  test("run commands that are there", () => {
    const command = readFileSync(join(ROOT, "deploy/run"), "utf8");
    const [, listed = ""] = /Which command\? ([^"}]+)/.exec(command) ?? [];
    const names = listed.split(/, | or /);
    expect(names.length).toBeGreaterThan(3);
    const pattern = /\$site\/(scripts\/\S*\$name\.ts)"/.exec(command)?.[1] ?? "?";
    for (const name of names) expect(existsSync(join(ROOT, pattern.replace("$name", name))), name).toBe(true);
  });
});
