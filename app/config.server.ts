import { isIP } from "node:net";
import { resolve } from "node:path";
import { PlainError } from "#app/lib/text/plain-error.ts";
import { type BackupConfig, readBackups } from "./config-backups.server.ts";
import { type EnvVariables, envText } from "./config-env.server.ts";
import { isPublicOrigin } from "./config-origin.server.ts";
import { readPrivateHosts } from "./config-private-hosts.server.ts";
import { readS3, type S3Config } from "./config-s3.server.ts";
import { type StripeConfig, stripeKeyFault } from "./config-stripe.server.ts";
import type { Result } from "./lib/result.ts";

export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** The address to listen on; undefined: every address of the machine. */
  readonly listenHost: string | undefined;
  /** The public address of the site, without a trailing slash. */
  readonly origin: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly backups: BackupConfig;
  /** The bucket of uploads; undefined: uploads are kept in `dataDir`. */
  readonly s3: S3Config | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailTo: string | undefined;
  /** The Stripe account; undefined when Stripe takes no payments. */
  readonly stripe: StripeConfig | undefined;
  /** Orders may be paid on a page of this site, where no money moves: never in production at a public address. */
  readonly testPayments: boolean;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly sampleData: boolean;
  readonly externalShopUrl: string | undefined;
  /** Private hosts that give pictures of imports; empty outside development. */
  readonly pictureHosts: readonly string[];
  /** Private hosts that webhooks may be sent to; empty outside development. */
  readonly webhookHosts: readonly string[];
  readonly trustProxy: number;
  readonly secret: string | undefined;
  /** The token that opens /metrics; undefined: there is no /metrics. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** A value that cannot be used. The message is one sentence that names the variable. */
export class ConfigError extends PlainError {
  override readonly name = "ConfigError";
}

/** Reads the configuration. Throws ConfigError at the first value that cannot be used. */
export function readConfig(env: EnvVariables = process.env): Config {
  const port = wholeNumber(env, "PORT", 3000, { min: 0, max: 65_535 });
  const databaseUrl = url(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const dataDir = resolve(envText(env, "DATA_DIR") ?? ".data");
  const siteOrigin = origin(env, `http://localhost:${port}`);
  return {
    production: env["NODE_ENV"] === "production",
    port,
    listenHost: ipAddress(env, "LISTEN_HOST"),
    origin: siteOrigin,
    dataDir,
    databaseUrl,
    backups: valid(readBackups(env, dataDir)),
    s3: valid(readS3(env)),
    smtpUrl: url(env, "SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: envText(env, "MAIL_FROM") ?? "ItsShowTime <no-reply@localhost>",
    mailTo: mailAddress(env, "MAIL_TO"),
    stripe: stripe(env),
    testPayments: env["NODE_ENV"] !== "production" || !isPublicOrigin(siteOrigin),
    adminEmail: mailAddress(env, "ADMIN_EMAIL") ?? "admin@localhost.localdomain",
    adminPassword: password(env),
    sampleData: flag(env, "SAMPLE_DATA", databaseUrl === undefined),
    externalShopUrl: url(env, "EXTERNAL_SHOP_URL", ["https:"]),
    pictureHosts: valid(readPrivateHosts("IMPORT_PICTURE_HOSTS", env, siteOrigin)),
    webhookHosts: valid(readPrivateHosts("WEBHOOK_HOSTS", env, siteOrigin)),
    trustProxy: wholeNumber(env, "TRUST_PROXY", 0, { min: 0, max: 10 }),
    secret: longText(env, "SECRET", 32),
    metricsToken: longText(env, "METRICS_TOKEN", 16),
    logLevel: oneOf(env, "LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "silent"], "info"),
  };
}

function valid<T>(read: Result<T, string>): T {
  if (!read.ok) throw new ConfigError(read.error);
  return read.value;
}

function wholeNumber(
  env: EnvVariables,
  name: string,
  fallback: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const text = envText(env, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`);
  }
  return number;
}

function oneOf(env: EnvVariables, name: string, choices: readonly string[], fallback: string): string {
  const text = envText(env, name);
  if (text === undefined) return fallback;
  if (!choices.includes(text)) {
    throw new ConfigError(`${name} must be one of ${choices.join(", ")}, but it is "${text}".`);
  }
  return text;
}

function flag(env: EnvVariables, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ["0", "1"], fallback ? "1" : "0") === "1";
}

function ipAddress(env: EnvVariables, name: string): string | undefined {
  const text = envText(env, name);
  if (text !== undefined && isIP(text) === 0)
    throw new ConfigError(`${name} must be an IP address, like 127.0.0.1 or ::1, but it is "${text}".`);
  return text;
}

/** The value itself is not repeated in the sentence: addresses of servers carry passwords. */
function url(env: EnvVariables, name: string, protocols: readonly string[]): string | undefined {
  const text = envText(env, name);
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return text;
}

function origin(env: EnvVariables, fallback: string): string {
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

function mailAddress(env: EnvVariables, name: string): string | undefined {
  const text = envText(env, name);
  if (text !== undefined && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(text)) {
    throw new ConfigError(`${name} must be one mail address, but it is "${text}".`);
  }
  return text;
}

function password(env: EnvVariables): string | undefined {
  const text = envText(env, "ADMIN_PASSWORD");
  if (text !== undefined && text.length < 6)
    throw new ConfigError("ADMIN_PASSWORD must have at least 6 characters.");
  return text;
}

function longText(env: EnvVariables, name: string, length: number): string | undefined {
  const text = envText(env, name);
  if (text !== undefined && text.length < length)
    throw new ConfigError(`${name} must have at least ${length} characters.`);
  return text;
}

function stripe(env: EnvVariables): StripeConfig | undefined {
  const secretKey = envText(env, "STRIPE_SECRET_KEY");
  const webhookSecret = envText(env, "STRIPE_WEBHOOK_SECRET");
  const apiBase = url(env, "STRIPE_API_BASE", ["http:", "https:"]);
  const allowTestKey = flag(env, "STRIPE_ALLOW_TEST_KEY", false);
  if (secretKey === undefined) return undefined;
  const production = env["NODE_ENV"] === "production";
  const fault = stripeKeyFault({ production, secretKey, webhookSecret, apiBase, allowTestKey });
  if (fault !== null) throw new ConfigError(fault);
  return { secretKey, webhookSecret, apiBase };
}
