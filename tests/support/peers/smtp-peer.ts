import type { SMTPServerOptions } from "smtp-server";
import { afterAll } from "vitest";
import { openSmtpPeer, type SmtpPeer } from "./smtp-server-peer.ts";

/** A real SMTP server on a port of its own that behaves as configured; closed after the file's tests. */
export async function startSmtpPeer(options: SMTPServerOptions = {}): Promise<SmtpPeer> {
  const peer = await openSmtpPeer(options);
  afterAll(peer.close);
  return peer;
}
