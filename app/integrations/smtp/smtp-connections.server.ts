import SMTPConnection from "nodemailer/lib/smtp-connection";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { parseSmtpUrl, type SmtpTarget } from "./smtp-url.ts";

export interface SmtpServer {
  /** smtp:// (STARTTLS when offered) or smtps:// (TLS from the start), with user and password when needed. */
  readonly url: string;
  /** "Name <address>" or an address: the sender of everything. */
  readonly from: string;
  /** The name this server calls itself by. */
  readonly ownHost: string;
  /** Certificate authorities believed in place of the system's, in PEM. */
  readonly ca?: string;
  readonly limits?: SmtpLimits;
}

interface SmtpLimits {
  /** Until the server has greeted. */
  readonly connectMs: number;
  /** The timeout of the whole conversation, in milliseconds. */
  readonly sendMs: number;
}

const LIMITS: SmtpLimits = { connectMs: 10 * SECOND_MS, sendMs: 60 * SECOND_MS };

/** How long a connection waits for the next mail, in milliseconds. */
const KEPT_MS = SECOND_MS;

/** How long a kept connection may take to say that it is still there, in milliseconds. */
const AWAKE_MS = 2 * SECOND_MS;

const CLOSING_MS = 100;

interface Kept {
  readonly connection: SMTPConnection;
  readonly timer: NodeJS.Timeout;
}

/** Connections that wait, by what they were opened with. */
const waiting = new Map<string, Kept[]>();

const keyOf = (server: SmtpServer) => JSON.stringify([server.url, server.ownHost, server.ca, server.limits]);

/**
 * Does `work` on a connection of its own, or on one that an earlier work has left, where `isKept` says that the next one
 * may have it. A kept connection is asked first whether it is still there (RSET, RFC 5321, 4.1.1.5); after an error none
 * is kept. Rejects with the error of the server or of the network.
 */
export async function onConnection(
  server: SmtpServer,
  work: (connection: SMTPConnection) => Promise<void>,
  { isKept = false }: { readonly isKept?: boolean } = {},
): Promise<void> {
  const key = keyOf(server);
  const known = isKept ? await takeWaiting(key) : null;
  const connection = known ?? openConnection(server);
  // The server may close it while it waits.
  if (!known) connection.once("end", () => drop(key, connection));
  try {
    await within((server.limits ?? LIMITS).sendMs, connection, async () => {
      if (!known) await enter(connection, parseSmtpUrl(server.url));
      await work(connection);
    });
  } catch (error) {
    connection.close();
    throw error;
  }
  if (isKept) keep(key, connection);
  else connection.quit();
}

function keep(key: string, connection: SMTPConnection): void {
  const timer = setTimeout(() => {
    drop(key, connection);
    connection.quit();
  }, KEPT_MS);
  waiting.set(key, [...(waiting.get(key) ?? []), { connection, timer }]);
}

function drop(key: string, connection: SMTPConnection): void {
  const left = (waiting.get(key) ?? []).filter((kept) => kept.connection !== connection);
  if (left.length > 0) waiting.set(key, left);
  else waiting.delete(key);
}

/** The connection that was used last of those that wait and still answer. */
async function takeWaiting(key: string): Promise<SMTPConnection | null> {
  for (let kept = waiting.get(key)?.at(-1); kept; kept = waiting.get(key)?.at(-1)) {
    const { connection, timer } = kept;
    clearTimeout(timer);
    drop(key, connection);
    try {
      await within(AWAKE_MS, connection, () => done((callback) => connection.reset(callback)));
      return connection;
    } catch {
      connection.close();
    }
  }
  return null;
}

function openConnection(server: SmtpServer): SMTPConnection {
  const target = parseSmtpUrl(server.url);
  const { connectMs, sendMs } = server.limits ?? LIMITS;
  const connection = new SMTPConnection({
    host: target.host,
    port: target.port,
    secure: target.secure,
    requireTLS: target.requireTls,
    name: server.ownHost,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: sendMs,
    ...(server.ca !== undefined && { tls: { ca: server.ca } }),
  });
  // An "error" event without a listener would end the process; what is under way is told by `within`.
  connection.on("error", () => undefined);
  return connection;
}

/** Connects, and logs in when there is a user. */
async function enter(connection: SMTPConnection, { user, password }: SmtpTarget): Promise<void> {
  await done((callback) => connection.connect(callback));
  if (user !== undefined)
    await done((callback) => connection.login({ user, pass: password ?? "" }, callback));
}

/** Resolves when a step of the conversation calls back, or rejects with its error. */
export function done(step: (callback: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => step((error) => (error ? reject(error) : resolve())));
}

/** Ends the wait after `ms`, and at an error of the connection that no callback reports. */
async function within(ms: number, connection: SMTPConnection, work: () => Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms / SECOND_MS} s`)), ms);
  // A last answer before the connection closes is told by the callbacks, at the same time or a little later.
  const onEnd = () => setTimeout(() => reject(new Error("Connection closed")), CLOSING_MS);
  connection.on("error", reject);
  connection.on("end", onEnd);
  try {
    await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
    connection.off("error", reject);
    connection.off("end", onEnd);
    promise.catch(() => undefined);
  }
}
