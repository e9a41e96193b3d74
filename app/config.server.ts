import { resolve } from "node:path";
import { type BackupConfig, readBackups } from "./config-backups.server.ts";
import { readPictureHosts } from "./config-pictures.server.ts";
import { readS3, type S3Config } from "./config-s3.server.ts";
import { type StripeConfig, stripeKeyProblem } from "./config-stripe.server.ts";
import type { Result } from "./lib/result.ts";

/** One environment variable, as the README's table shows it. */
interface Variable {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** Every variable the application reads; nothing else reads process.env. The README's table is made from it. */
export const VARIABLES: readonly Variable[] = [
  { name: "PORT", fallback: "3000", meaning: "Port to listen on." },
  {
    name: "ORIGIN",
    fallback: "http://localhost:$PORT",
    meaning: "Public address of the site. Every link in a mail starts with it.",
  },
  {
    name: "DATA_DIR",
    fallback: ".data",
    meaning: "Folder of the embedded database and of uploads.",
  },
  {
    name: "DATABASE_URL",
    fallback: "",
    meaning: "PostgreSQL 15 to 18 instead of the embedded database: postgres://user:password@host/name.",
  },
  { name: "BACKUP_DIR", fallback: "$DATA_DIR/backups", meaning: "Folder that backups are written to." },
  {
    name: "BACKUP_KEY",
    fallback: "",
    meaning: "Encrypts backups; 16 characters or more. Keep it elsewhere: nobody can restore without it.",
  },
  {
    name: "BACKUP_EVERY",
    fallback: "24",
    meaning: "Hours from one backup to the next; 0 makes none by itself.",
  },
  { name: "BACKUP_KEEP_DAILY", fallback: "7", meaning: "Of so many days the last backup is kept." },
  { name: "BACKUP_KEEP_WEEKLY", fallback: "4", meaning: "Of so many weeks the last backup is kept." },
  {
    name: "S3_URL",
    fallback: "",
    meaning:
      "Bucket of an S3-compatible service that keeps uploads instead of DATA_DIR: https://host/bucket, or https://host/bucket/folder.",
  },
  {
    name: "S3_ACCESS_KEY_ID",
    fallback: "user in S3_URL",
    meaning: "Key that may read, write, list and delete there.",
  },
  { name: "S3_SECRET_ACCESS_KEY", fallback: "password in S3_URL", meaning: "Secret of that key." },
  {
    name: "S3_REGION",
    fallback: "from Amazon's host, else us-east-1",
    meaning: "Region that requests are signed for; other services say theirs in their manual.",
  },
  {
    name: "S3_PATH_STYLE",
    fallback: "0 at Amazon, else 1",
    meaning: "1 when the bucket stands in the path, 0 when it stands in the host name.",
  },
  {
    name: "SMTP_URL",
    fallback: "",
    meaning: "Mail server, smtp:// or smtps://. Without it mails are kept and read at /admin/mail.",
  },
  { name: "MAIL_FROM", fallback: "ItsShowTime <no-reply@localhost>", meaning: "Sender of all mails." },
  { name: "MAIL_TO", fallback: "", meaning: "Where staff get notices of orders and enquiries." },
  {
    name: "STRIPE_SECRET_KEY",
    fallback: "",
    meaning:
      "Key of the Stripe account that is paid. Without it orders are paid on a test page of this site.",
  },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    fallback: "",
    meaning: "Secret of Stripe's webhook endpoint `/api/webhooks/stripe`; needed in production.",
  },
  {
    name: "STRIPE_ALLOW_TEST_KEY",
    fallback: "0",
    meaning: "1 lets a production site run on a Stripe test key, with which no money moves.",
  },
  {
    name: "STRIPE_API_BASE",
    fallback: "",
    meaning: "Address of a stand-in for Stripe's API; only for tests, never with a live key.",
  },
  {
    name: "ADMIN_EMAIL",
    fallback: "admin@localhost.localdomain",
    meaning: "First admin's address, used at first start.",
  },
  {
    name: "ADMIN_PASSWORD",
    fallback: "",
    meaning: "First admin's password. Without it one is made up and printed once.",
  },
  {
    name: "SAMPLE_DATA",
    fallback: "1, or 0 with DATABASE_URL",
    meaning: "1 loads the sample catalogue and content into an empty database at first start.",
  },
  {
    name: "EXTERNAL_SHOP_URL",
    fallback: "",
    meaning:
      "https address shown in a frame at /shop instead of the shop's own front. Default of the setting.",
  },
  {
    name: "IMPORT_PICTURE_HOSTS",
    fallback: "",
    meaning:
      "Private hosts that an import may fetch pictures from, like localhost:8080; only with `npm run dev`, refused everywhere else.",
  },
  {
    name: "TRUST_PROXY",
    fallback: "0",
    meaning: "Number of proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed.",
  },
  {
    name: "SECRET",
    fallback: "made at first start, kept in the database",
    meaning: "Key that signs cookies, 32 characters or more.",
  },
  {
    name: "METRICS_TOKEN",
    fallback: "",
    meaning:
      "Lets whoever sends it as a bearer token read /metrics; 16 characters or more. Without it there is no /metrics.",
  },
  { name: "LOG_LEVEL", fallback: "info", meaning: "fatal, error, warn, info, debug or silent." },
];

export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly backups: BackupConfig;
  /** Undefined: uploads are kept in `dataDir`. */
  readonly s3: S3Config | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailTo: string | undefined;
  /** Undefined when Stripe takes no payments. */
  readonly stripe: StripeConfig | undefined;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly sampleData: boolean;
  readonly externalShopUrl: string | undefined;
  /** Private hosts that give pictures of imports; empty outside development. */
  readonly pictureHosts: readonly string[];
  readonly trustProxy: number;
  readonly secret: string | undefined;
  /** Undefined: there is no /metrics. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** A value that cannot be used. The message is one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the configuration. Throws ConfigError at the first value that cannot be used. */
export function readConfig(env: Env = process.env): Config {
  const port = wholeNumber(env, "PORT", 3000, 0, 65_535);
  const databaseUrl = url(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const dataDir = resolve(value(env, "DATA_DIR") ?? ".data");
  const siteOrigin = origin(env, `http://localhost:${port}`);
  return {
    production: env["NODE_ENV"] === "production",
    port,
    origin: siteOrigin,
    dataDir,
    databaseUrl,
    backups: valid(readBackups(env, dataDir)),
    s3: valid(readS3(env)),
    smtpUrl: url(env, "SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: value(env, "MAIL_FROM") ?? "ItsShowTime <no-reply@localhost>",
    mailTo: mailAddress(env, "MAIL_TO"),
    stripe: stripe(env),
    adminEmail: mailAddress(env, "ADMIN_EMAIL") ?? "admin@localhost.localdomain",
    adminPassword: password(env),
    sampleData: flag(env, "SAMPLE_DATA", databaseUrl === undefined),
    externalShopUrl: url(env, "EXTERNAL_SHOP_URL", ["https:"]),
    pictureHosts: valid(readPictureHosts(env, siteOrigin)),
    trustProxy: wholeNumber(env, "TRUST_PROXY", 0, 0, 10),
    secret: longText(env, "SECRET", 32),
    metricsToken: longText(env, "METRICS_TOKEN", 16),
    logLevel: oneOf(env, "LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "silent"], "info"),
  };
}

function valid<T>(read: Result<T, string>): T {
  if (!read.ok) throw new ConfigError(read.error);
  return read.value;
}

function value(env: Env, name: string): string | undefined {
  const text = env[name]?.trim();
  return text ? text : undefined;
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = value(env, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`);
  }
  return number;
}

function oneOf(env: Env, name: string, choices: readonly string[], fallback: string): string {
  const text = value(env, name);
  if (text === undefined) return fallback;
  if (!choices.includes(text)) {
    throw new ConfigError(`${name} must be one of ${choices.join(", ")}, but it is "${text}".`);
  }
  return text;
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ["0", "1"], fallback ? "1" : "0") === "1";
}

/** The value itself is not repeated in the sentence: addresses of servers carry passwords. */
function url(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const text = value(env, name);
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return text;
}

function origin(env: Env, fallback: string): string {
  const text = url(env, "ORIGIN", ["http:", "https:"]);
  if (text === undefined) return fallback;
  const parsed = new URL(text);
  if (parsed.pathname !== "/" || parsed.search || parsed.hash || parsed.username) {
    throw new ConfigError(
      `ORIGIN must be scheme, host and port only, like https://www.example.ie, but it is "${text}".`,
    );
  }
  return parsed.origin;
}

function mailAddress(env: Env, name: string): string | undefined {
  const text = value(env, name);
  if (text !== undefined && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(text)) {
    throw new ConfigError(`${name} must be one mail address, but it is "${text}".`);
  }
  return text;
}

function password(env: Env): string | undefined {
  const text = value(env, "ADMIN_PASSWORD");
  if (text !== undefined && text.length < 6)
    throw new ConfigError("ADMIN_PASSWORD must have at least 6 characters.");
  return text;
}

function longText(env: Env, name: string, length: number): string | undefined {
  const text = value(env, name);
  if (text !== undefined && text.length < length)
    throw new ConfigError(`${name} must have at least ${length} characters.`);
  return text;
}

function stripe(env: Env): StripeConfig | undefined {
  const secretKey = value(env, "STRIPE_SECRET_KEY");
  const webhookSecret = value(env, "STRIPE_WEBHOOK_SECRET");
  const apiBase = url(env, "STRIPE_API_BASE", ["http:", "https:"]);
  const allowTestKey = flag(env, "STRIPE_ALLOW_TEST_KEY", false);
  if (secretKey === undefined) return undefined;
  const production = env["NODE_ENV"] === "production";
  const problem = stripeKeyProblem({ production, secretKey, webhookSecret, apiBase, allowTestKey });
  if (problem !== null) throw new ConfigError(problem);
  return { secretKey, webhookSecret, apiBase };
}
