import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { outcomeOfError, type SmtpOutcome } from "./smtp-outcome.ts";
import { parseMailbox, parseSmtpUrl, type SmtpTarget } from "./smtp-url.ts";

/** A finished mail, as it goes over the wire. No field is parsed as a list or a header of its own. */
export interface SmtpMessage {
  /** The Message-ID with angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** A language tag. */
  readonly language: string;
  /** Message-IDs of the conversation it goes on with, oldest first, a blank between; none begins a new one. */
  readonly thread?: string | null;
  readonly attached?: readonly SmtpFile[];
}

/** A file that goes with a mail. */
export interface SmtpFile {
  readonly name: string;
  /** The media type of the file. */
  readonly type: string;
  readonly bytes: Buffer;
}

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

const CLOSING_MS = 100;

/** Sends one mail. Never throws for what a server or the network does: that is the outcome. */
export async function sendOverSmtp(server: SmtpServer, message: SmtpMessage): Promise<SmtpOutcome> {
  const from = parseMailbox(server.from);
  const bytes = await compose(from, message);
  return converse(server, (connection) => send(connection, from.address, message.recipient, bytes));
}

/** Connects, logs in and leaves: whether a mail could be handed over, without one. */
export function knockAtSmtp(server: SmtpServer): Promise<SmtpOutcome> {
  return converse(server, async () => undefined);
}

async function converse(
  server: SmtpServer,
  work: (connection: SMTPConnection) => Promise<void>,
): Promise<SmtpOutcome> {
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
  try {
    await within(sendMs, connection, async () => {
      await enter(connection, target);
      await work(connection);
    });
    connection.quit();
    return { kind: "sent" };
  } catch (error) {
    connection.close();
    return outcomeOfError(error);
  }
}

/** Connects, and logs in when there is a user. */
async function enter(connection: SMTPConnection, { user, password }: SmtpTarget): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (user === undefined) return;
  await new Promise<void>((resolve, reject) => {
    connection.login({ user, pass: password ?? "" }, (error) => (error ? reject(error) : resolve()));
  });
}

function send(connection: SMTPConnection, from: string, recipient: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.send({ from, to: [recipient] }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** Ends the wait after `ms`, and at an error of the connection that no callback reports. */
async function within(ms: number, connection: SMTPConnection, work: () => Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms / SECOND_MS} s`)), ms);
  // An "error" event without a listener would end the process.
  connection.on("error", reject);
  // A last answer before the connection closes is told by the callbacks, at the same time or a little later.
  connection.on("end", () => setTimeout(() => reject(new Error("Connection closed")), CLOSING_MS));
  try {
    await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}

function compose(from: { name: string; address: string }, message: SmtpMessage): Promise<Buffer> {
  return new MailComposer({
    messageId: message.messageId,
    date: message.date,
    from,
    to: { name: "", address: message.recipient },
    ...(message.replyTo !== null && { replyTo: { name: "", address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(message.thread && {
      inReplyTo: message.thread.split(" ").at(-1) ?? "",
      references: message.thread,
    }),
    headers: {
      "Content-Language": message.language,
      // What goes on with a conversation was written by a person.
      ...(!message.thread && { "Auto-Submitted": "auto-generated" }),
    },
    attachments: (message.attached ?? []).map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
