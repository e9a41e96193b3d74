import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Config, ConfigError, readConfig } from "#app/config.server.ts";
import { listRows } from "#app/db/client.server.ts";
import { embeddedPaths, holdsDatabase } from "#app/db/embedded/embedded-folder.server.ts";
import { DatabaseStartError, FolderInUseError } from "#app/db/errors.server.ts";
import { type OpenDatabase, openDatabase } from "#app/db/open-database.server.ts";
import { isBackupLate, madeAt } from "#app/features/backups/backups.ts";
import { isGuessedPassword } from "#app/features/identity/sign-in/refused-passwords.server.ts";
import { countActiveAdmins } from "#app/features/identity/users/active-admins.server.ts";
import { verifySmtp } from "#app/integrations/smtp/send-over-smtp.server.ts";
import { StorageStartError } from "#app/integrations/storage/storage-error.ts";
import { assertUploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { isLoopback } from "#app/lib/loopback.ts";
import { dataFolderComplaint, whyUnwritable } from "#app/lib/make-folder.server.ts";
import { newestMigration } from "../project-root.ts";

/** What one look at the configuration found. */
export interface Finding {
  /** "fail": the site will not run, or not as a shop may; "warn": it runs, but somebody should know. */
  readonly level: "ok" | "warn" | "fail";
  readonly text: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const ok = (text: string): Finding => ({ level: "ok", text });
const warn = (text: string): Finding => ({ level: "warn", text });
const fail = (text: string): Finding => ({ level: "fail", text });

const EMBEDDED = warn(
  "The embedded database is used: fine to try and for a small site. A shop that takes money is safer on PostgreSQL (DATABASE_URL).",
);

const GIGABYTE = 1024 ** 3;
const MAIL_LIMITS = { connectMs: 5_000, sendMs: 10_000 };
const UPLOAD_LIMITS = { connectMs: 3_000, silenceMs: 5_000, deadlineMs: 9_000 };

/**
 * Looks at a configuration as the site would use it, and says what to do. Writes nothing but an empty data folder and
 * a probe in the bucket that it removes again; never migrates, never sends. Every look outside ends after 10 seconds.
 */
export async function examine(env: Env = process.env): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = readConfig({ NODE_ENV: "production", ...env });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fail(error.message)];
  }
  const looks = [
    lookAtOrigin,
    lookAtAdmin,
    lookAtDisk,
    lookAtDatabase,
    lookAtUploads,
    lookAtMail,
    lookAtPayments,
    lookAtMetrics,
    lookAtBackups,
  ];
  const findings = await Promise.all(looks.map((look) => look(config)));
  return [ok("Every variable has a value that can be used."), ...findings.flat()];
}

async function lookAtOrigin({ origin, trustProxy, listenHost }: Config): Promise<Finding[]> {
  const { protocol, hostname } = new URL(origin);
  if (isLoopback(hostname))
    return [
      warn(`ORIGIN is ${origin}: links in mails lead nowhere for others. Set it to the public address.`),
    ];
  if (protocol !== "https:")
    return [fail("ORIGIN does not start with https://: log-in cookies would travel in the open.")];
  if (trustProxy === 0)
    return [
      warn(
        "ORIGIN is https, but TRUST_PROXY is 0: behind a proxy every visitor would share its address, and one could use up the limits of all. Set TRUST_PROXY=1 for one proxy.",
      ),
    ];
  const found = ok(`Visitors come to ${origin}, through ${trustProxy} proxy or proxies.`);
  if (listenHost !== undefined) return [found];
  return [
    found,
    warn(
      "LISTEN_HOST is not set: whoever reaches this port passes the proxy by and may name any address as their own. Set LISTEN_HOST=127.0.0.1 when the proxy runs on this machine.",
    ),
  ];
}

async function lookAtAdmin({ adminPassword }: Config): Promise<Finding[]> {
  return adminPassword !== undefined && isGuessedPassword(adminPassword)
    ? [fail("ADMIN_PASSWORD is among the first that are guessed: choose another one, or leave it out.")]
    : [];
}

async function lookAtDisk({ dataDir, databaseUrl, s3 }: Config): Promise<Finding[]> {
  if (databaseUrl !== undefined && s3 !== undefined) return [];
  const complaint = await dataFolderComplaint(dataDir);
  if (complaint !== null) return [fail(complaint)];
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / GIGABYTE;
  const text = `DATA_DIR ${dataDir} can be written and has ${free.toFixed(1)} GB free.`;
  return [free < 1 ? warn(`${text} Make room: pictures and backups need it.`) : ok(text)];
}

async function lookAtDatabase(config: Config): Promise<Finding[]> {
  const embedded = config.databaseUrl === undefined;
  // The look at the disk says so.
  if (embedded && (await dataFolderComplaint(config.dataDir)) !== null) return [EMBEDDED];
  let database: OpenDatabase;
  try {
    if (embedded && !holdsDatabase(embeddedPaths(config.dataDir).database))
      return [EMBEDDED, ok("There is no database yet: the first start makes it.")];
    database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  } catch (error) {
    if (error instanceof FolderInUseError)
      return [EMBEDDED, ok("The site is running; what its database holds was not looked at.")];
    if (error instanceof DatabaseStartError) return [fail(error.message)];
    throw error;
  }
  try {
    return await examineDatabase(database);
  } finally {
    await database.close();
  }
}

/** What an open database says of itself. */
export async function examineDatabase({
  db,
  engine,
}: Pick<OpenDatabase, "db" | "engine">): Promise<Finding[]> {
  const shape = engine === "embedded" ? EMBEDDED : ok("The PostgreSQL server answers.");
  const [extension] = await listRows<{ there: boolean }>(
    db,
    sql`select exists (select from pg_available_extensions where name = 'pg_trgm') as there`,
  );
  const findings = [shape];
  if (!extension?.there)
    findings.push(fail("The database lacks the extension pg_trgm: install postgresql-contrib."));
  const [rights] = await listRows<{ owns: boolean }>(
    db,
    sql`select has_database_privilege(current_database(), 'CREATE')
      and has_schema_privilege('public', 'CREATE') as owns`,
  );
  if (!rights?.owns)
    findings.push(
      fail(
        "The user in DATABASE_URL may not make tables there: let it own the database (ALTER DATABASE … OWNER TO …).",
      ),
    );
  const [table] = await listRows<{ there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!table?.there) return [...findings, ok("The database is empty: the first start fills it.")];
  const [row] = await listRows<{ newest: string | null }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  const behind = Number(row?.newest ?? 0) < newestMigration();
  findings.push(ok(behind ? "The next start brings the tables up to date." : "The tables are up to date."));
  if (!behind && (await countActiveAdmins(db)) === 0)
    findings.push(
      fail("Nobody can log in to the back office: run `npm run admin -- create you@example.ie`."),
    );
  return findings;
}

async function lookAtUploads({ s3, databaseUrl, dataDir }: Config): Promise<Finding[]> {
  if (s3 === undefined)
    return databaseUrl === undefined
      ? []
      : [
          warn(
            `Uploads are kept in DATA_DIR ${dataDir}: fine for one instance. Several instances need a folder they share, or a bucket (S3_URL).`,
          ),
        ];
  try {
    await assertUploadStorage({ dataDir, s3: { ...s3, limits: UPLOAD_LIMITS } });
  } catch (error) {
    if (error instanceof StorageStartError) return [fail(error.message)];
    throw error;
  }
  const open = s3.endpoint.startsWith("http://") && !isLoopback(new URL(s3.endpoint).hostname);
  return [
    ok(`The bucket ${s3.bucket} can be written, read, listed and cleared.`),
    ...(open ? [warn("S3_URL starts with http://: uploads travel in the open.")] : []),
  ];
}

async function lookAtMail({ smtpUrl, mailFrom, mailTo, origin }: Config): Promise<Finding[]> {
  if (smtpUrl === undefined)
    return [warn("SMTP_URL is not set: mails are kept at /admin/mail and reach nobody.")];
  const findings: Finding[] = [];
  if (mailFrom.includes("@localhost"))
    findings.push(fail("MAIL_FROM is not set: servers refuse mail from localhost."));
  if (mailTo === undefined)
    findings.push(warn("MAIL_TO is not set: staff get no mail about orders and enquiries."));
  const server = { url: smtpUrl, from: mailFrom, ownHost: new URL(origin).hostname, limits: MAIL_LIMITS };
  const outcome = await verifySmtp(server);
  findings.push(
    outcome.kind === "sent"
      ? ok("The mail server lets us in.")
      : fail(
          `The mail server does not take mail (${outcome.reason}): look at host, port, user and password in SMTP_URL.`,
        ),
  );
  return findings;
}

async function lookAtPayments({ stripe, production }: Config): Promise<Finding[]> {
  if (!stripe)
    return [warn("STRIPE_SECRET_KEY is not set: orders are paid on a test page, and no money moves.")];
  if (!stripe.secretKey.includes("_live_")) return [warn("STRIPE_SECRET_KEY is a test key: no money moves.")];
  if (!production) return [];
  return [ok("Stripe takes payments. In its dashboard, the webhook must lead to /api/webhooks/stripe.")];
}

async function lookAtMetrics({ metricsToken }: Config): Promise<Finding[]> {
  return metricsToken === undefined ? [warn("METRICS_TOKEN is not set: /metrics answers nobody.")] : [];
}

/** Backups are looked at where they lie: the site may be running, and its database closed to others. */
async function lookAtBackups({ backups, dataDir }: Config): Promise<Finding[]> {
  const { folder, key, everyHours } = backups;
  const findings: Finding[] = [];
  if (everyHours === 0)
    findings.push(warn("BACKUP_EVERY is 0: no backup is made unless somebody runs `npm run backup`."));
  if (key === undefined)
    findings.push(
      warn(
        "BACKUP_KEY is not set: whoever gets hold of a backup can read it. Set one, and keep it elsewhere too.",
      ),
    );
  const reason = await whyUnwritable(folder);
  if (reason !== null)
    return [...findings, fail(`Backups cannot be kept in BACKUP_DIR ${folder}: ${reason}.`)];
  if ((await stat(folder)).dev === (await stat(dataDir).catch(() => null))?.dev)
    findings.push(
      warn(`BACKUP_DIR ${folder} lies on the same disk as the data: copy it to another machine as well.`),
    );
  return [...findings, await lookAtNewest(folder, await readdir(folder), everyHours)];
}

async function lookAtNewest(folder: string, names: readonly string[], everyHours: number): Promise<Finding> {
  const [newest] = names
    .filter((name) => madeAt(name))
    .sort()
    .reverse();
  const at = madeAt(newest ?? "");
  if (!newest || !at) return warn(`There is no backup in ${folder} yet: \`npm run backup\` makes one.`);
  const { size } = await stat(join(folder, newest));
  const text = `The newest backup is of ${at.toISOString().slice(0, 16).replace("T", " ")} UTC and has ${size} bytes`;
  if (size === 0 || isBackupLate(at, everyHours, new Date()))
    return warn(`${text}: look why there is none since.`);
  return ok(`${text}.`);
}
