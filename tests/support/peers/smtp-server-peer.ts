import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** What the peer does with the next message. */
type Manner =
  | { readonly kind: "accept" }
  /** Answers the message itself with this code. */
  | { readonly kind: "answer"; readonly code: number }
  /** Refuses the recipient with this code. */
  | { readonly kind: "refuse-recipient"; readonly code: number }
  /** Takes the whole message, keeps it, and cuts the connection without a word. */
  | { readonly kind: "cut-after-data" }
  /** Never answers the message. */
  | { readonly kind: "hang" };

export interface SmtpPeer {
  readonly url: string;
  readonly port: number;
  /** Every message that arrived in full, refused or not. */
  readonly received: ParsedMail[];
  /** The envelope recipients of the accepted ones. */
  readonly recipients: string[];
  /** May be changed at any time. */
  manner: Manner;
  close(): Promise<void>;
}

/** A real SMTP server on a port of its own that behaves as configured. Close it when it is no longer needed. */
export async function openSmtpPeer(options: SMTPServerOptions = {}): Promise<SmtpPeer> {
  const sockets = new Set<Socket>();
  const received: ParsedMail[] = [];
  const recipients: string[] = [];
  const peer = { manner: { kind: "accept" } as Manner };
  const server = new SMTPServer({
    disabledCommands: options.onAuth ? [] : ["AUTH"],
    ...(options.secure || options.key ? {} : { hideSTARTTLS: true }),
    logger: false,
    onRcptTo(_address, _session, answer) {
      answer(peer.manner.kind === "refuse-recipient" ? smtpError(peer.manner.code) : null);
    },
    async onData(stream, session, answer) {
      const { manner } = peer;
      // A client that dies in the middle of a message leaves none.
      const message = await buffer(stream).catch(() => null);
      if (message === null) return;
      received.push(await simpleParser(message));
      if (manner.kind === "hang") return;
      if (manner.kind === "cut-after-data") {
        for (const socket of sockets) socket.destroy();
        return;
      }
      if (manner.kind === "answer") return answer(smtpError(manner.code));
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      answer(null);
    },
    ...options,
  });
  // Clients that hang up in the middle are part of the play.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return Object.assign(peer, { url: `smtp://127.0.0.1:${port}`, port, received, recipients, close });
}

function smtpError(responseCode: number): Error {
  return Object.assign(new Error(`as told: ${responseCode}`), { responseCode });
}
