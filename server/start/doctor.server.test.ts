import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/open-database.server.ts";
import { backupName } from "#app/features/backups/backups.ts";
import { createAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { startSmtpPeer } from "#tests/support/peers/smtp-peer.ts";
import { examine, examineDatabase } from "./doctor.ts";

const db = await useTestDb();
const folder = mkdtempSync(join(tmpdir(), "itsshowtime-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOUND = {
  ORIGIN: "https://www.example.ie",
  TRUST_PROXY: "1",
  LISTEN_HOST: "127.0.0.1",
  DATA_DIR: join(folder, "empty"),
  MAIL_FROM: "ItsShowTime <show@example.ie>",
  MAIL_TO: "desk@example.ie",
};

async function failures(env: Record<string, string>): Promise<string[]> {
  const findings = await examine(env);
  return findings.filter(({ level }) => level === "fail").map(({ text }) => text);
}

describe("examine", () => {
  it("has nothing to mend where a site can start", async () => {
    const peer = await startSmtpPeer();
    expect(await failures({ ...SOUND, SMTP_URL: peer.url })).toEqual([]);
    expect(peer.received).toHaveLength(0);
  });

  it("warns of a port beside the proxy", async () => {
    const warned = async (env: Record<string, string>) =>
      (await examine({ ...SOUND, ...env })).filter(({ text }) => text.startsWith("LISTEN_HOST"));
    expect(await warned({})).toEqual([]);
    expect(await warned({ LISTEN_HOST: "" })).toMatchObject([{ level: "warn" }]);
    expect(await warned({ LISTEN_HOST: "", TRUST_PROXY: "0" })).toEqual([]);
  });

  it("names the variable that cannot be used, and looks no further", async () => {
    expect(await examine({ PORT: "seventy" })).toEqual([
      { level: "fail", text: 'PORT must be a whole number from 0 to 65535, but it is "seventy".' },
    ]);
  });

  it("finds an open road, a guessed password, a silent mail server, and a sender no one takes mail from", async () => {
    const peer = await startSmtpPeer();
    await peer.close();
    const found = await failures({
      ...SOUND,
      ORIGIN: "http://www.example.ie",
      SMTP_URL: peer.url,
      MAIL_FROM: "",
      ADMIN_PASSWORD: "trustno1",
    });
    expect(found).toEqual([
      expect.stringContaining("ORIGIN does not start with https://"),
      expect.stringContaining("ADMIN_PASSWORD is among the first that are guessed"),
      expect.stringContaining("MAIL_FROM is not set"),
      expect.stringContaining("The mail server does not take mail (connect ECONNREFUSED"),
    ]);
  });

  it("names a data folder in which nothing can be kept, at once, as the start does", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const below = (DATA_DIR: string, reason: string) =>
      `Nothing can be kept in the data folder ${DATA_DIR}: ${reason}. Set DATA_DIR to a folder that this user may write.`;
    for (const [DATA_DIR, reason] of [
      [file, "it is no folder"],
      [join(file, "data"), "it is no folder"],
      // Linux says of every folder there that it does not exist, and makes none.
      ...(process.platform === "linux" ? [["/proc/its/data", "no folder can be made there"] as const] : []),
    ] as const) {
      expect(await failures({ ...SOUND, DATA_DIR })).toContain(below(DATA_DIR, reason));
      await expect(openDatabase({ dataDir: DATA_DIR })).rejects.toThrow(below(DATA_DIR, reason));
    }
    const DATA_DIR = join(folder, "locked");
    mkdirSync(join(DATA_DIR, "db.lock"), { recursive: true });
    await expect(openDatabase({ dataDir: DATA_DIR })).rejects.toThrow(/cannot be locked with .+db\.lock/);
    rmSync(join(DATA_DIR, "db.lock"), { recursive: true });
    writeFileSync(join(DATA_DIR, "db"), "");
    expect(await failures({ ...SOUND, DATA_DIR })).toContain(
      `The data folder ${DATA_DIR} cannot be used at ${join(DATA_DIR, "db")}: it is no folder.`,
    );
  });

  it("asks for an encrypted backup that is not old", async () => {
    const texts = async (env: Record<string, string>) =>
      (await examine({ ...SOUND, ...env })).map(({ level, text }) => `${level} ${text}`).join("\n");
    const backups = join(folder, "backups");
    const open = await texts({ BACKUP_DIR: backups, BACKUP_EVERY: "0" });
    expect(open).toMatch(/warn BACKUP_EVERY is 0/);
    expect(open).toMatch(/warn BACKUP_KEY is not set/);
    expect(open).toMatch(/warn There is no backup in .*npm run backup/);
    const add = (at: Date) => writeFileSync(join(backups, backupName(at, "0a1b", true)), "x");
    const key = { BACKUP_DIR: backups, BACKUP_KEY: "a key of sufficient length" };
    add(new Date(Date.now() - 27 * HOUR_MS));
    expect(await texts(key)).toMatch(/warn The newest backup is of .*look why there is none since/);
    add(new Date());
    expect(await texts(key)).toMatch(/ok The newest backup is of .* and has 1 bytes/);
    writeFileSync(join(folder, "file"), "");
    expect(await failures({ ...SOUND, BACKUP_DIR: join(folder, "file/backups") })).toContainEqual(
      expect.stringContaining("it is no folder"),
    );
  });

  it("sees that no one can open the back office", async () => {
    const found = await examineDatabase({ db, engine: "server" });
    expect(found.filter(({ level }) => level === "fail")).toEqual([
      { level: "fail", text: expect.stringContaining("npm run admin -- create") },
    ]);
    await createAdmin(db, { email: "aoife@example.ie", password: "a-long-passphrase" });
    expect(await examineDatabase({ db, engine: "server" })).toEqual([
      { level: "ok", text: "The PostgreSQL server answers." },
      { level: "ok", text: "The tables are up to date." },
    ]);
  });
});
