import MailComposer from "nodemailer/lib/mail-composer";
import { done, onConnection, type SmtpServer } from "./smtp-connections.server.ts";
import { outcomeOfError, type SmtpOutcome } from "./smtp-outcome.ts";
import { parseMailbox } from "./smtp-url.ts";

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

/** Sends one mail. Never throws for what a server or the network does: that is the outcome. */
export async function sendOverSmtp(server: SmtpServer, message: SmtpMessage): Promise<SmtpOutcome> {
  const from = parseMailbox(server.from);
  const bytes = await compose(from, message);
  const envelope = { from: from.address, to: [message.recipient] };
  return outcomeOf(
    onConnection(server, (connection) => done((callback) => connection.send(envelope, bytes, callback)), {
      isKept: true,
    }),
  );
}

/** Connects, logs in and leaves: whether a mail could be handed over, without one. */
export function verifySmtp(server: SmtpServer): Promise<SmtpOutcome> {
  return outcomeOf(onConnection(server, async () => undefined));
}

async function outcomeOf(work: Promise<void>): Promise<SmtpOutcome> {
  try {
    await work;
    return { kind: "sent" };
  } catch (error) {
    return outcomeOfError(error);
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
