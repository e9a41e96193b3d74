import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it } from "vitest";
import { startSmtpPeer } from "#tests/support/peers/smtp-peer.ts";
import { sendOverSmtp } from "./send-over-smtp.server.ts";
import type { SmtpServer } from "./smtp-connections.server.ts";

const MESSAGE = {
  messageId: "<1@show.example.ie>",
  date: new Date("2026-11-21T12:00:00Z"),
  recipient: "sean@example.ie",
  replyTo: null,
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  language: "en",
};
const server = (url: string): SmtpServer => ({
  url,
  from: "ItsShowTime <show@example.ie>",
  ownHost: "show.example.ie",
  limits: { connectMs: 1000, sendMs: 2000 },
});

describe("mails to one server", () => {
  /** A server that counts who connects. */
  async function counting(options: SMTPServerOptions = {}) {
    const came: string[] = [];
    const left: string[] = [];
    const peer = await startSmtpPeer({
      ...options,
      onConnect({ id }, answer) {
        came.push(id);
        answer();
      },
      onClose: ({ id }) => void left.push(id),
    });
    return { peer, came, left, send: () => sendOverSmtp(server(peer.url), MESSAGE) };
  }

  it("go over a connection that an earlier one has left, which is closed when no other follows", async () => {
    const { peer, came, left, send } = await counting();
    expect(await Promise.all([send(), send(), send()])).toEqual(Array(3).fill({ kind: "sent" }));
    expect(await Promise.all([send(), send(), send()])).toEqual(Array(3).fill({ kind: "sent" }));
    expect([peer.received.length, came.length, left.length]).toEqual([6, 3, 0]);
    await expect.poll(() => left.length, { timeout: 20_000 }).toBe(3);
    expect(await send()).toEqual({ kind: "sent" });
    expect(came).toHaveLength(4);
  });

  it("take a new connection where the server has closed the one that waits", async () => {
    const { came, left, send } = await counting({ socketTimeout: 600 });
    expect(await send()).toEqual({ kind: "sent" });
    await expect.poll(() => left.length, { timeout: 20_000 }).toBe(1);
    expect(await send()).toEqual({ kind: "sent" });
    expect(came).toHaveLength(2);
  });

  it("keep no connection after an error", async () => {
    const { peer, came, send } = await counting();
    peer.manner = { kind: "refuse-recipient", code: 550 };
    expect(await send()).toMatchObject({ kind: "refused" });
    peer.manner = { kind: "accept" };
    expect(await send()).toEqual({ kind: "sent" });
    peer.manner = { kind: "cut-after-data" };
    expect(await send()).toMatchObject({ kind: "unreachable" });
    peer.manner = { kind: "accept" };
    expect(await send()).toEqual({ kind: "sent" });
    expect(came).toHaveLength(3);
  });
});

describe("sendOverSmtp", () => {
  it("logs in, and treats a refused login as trouble of ours that may pass", async () => {
    const peer = await startSmtpPeer({
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, answer) =>
        username === "us" && password === "p w" ? answer(null, { user: "us" }) : answer(new Error("no")),
    });
    expect(await sendOverSmtp(server(`smtp://us:p%20w@127.0.0.1:${peer.port}`), MESSAGE)).toEqual({
      kind: "sent",
    });
    expect(await sendOverSmtp(server(`smtp://us:wrong@127.0.0.1:${peer.port}`), MESSAGE)).toMatchObject({
      kind: "unreachable",
    });
    expect(await sendOverSmtp(server(peer.url), MESSAGE)).toMatchObject({ kind: "unreachable" });
    expect(peer.received).toHaveLength(1);
    expect(peer.received[0]?.date).toEqual(MESSAGE.date);
  });

  it("does not trust a server with a certificate of its own making", async () => {
    const peer = await startSmtpPeer({ secure: true });
    const outcome = await sendOverSmtp(server(`smtps://127.0.0.1:${peer.port}`), MESSAGE);
    expect(outcome).toMatchObject({ kind: "unreachable" });
    expect(peer.received).toHaveLength(0);
  });

  it("tells apart not now, never, and no one there", async () => {
    const peer = await startSmtpPeer();
    const outcomes = [];
    for (const code of [421, 450, 500, 552, 554]) {
      peer.manner = { kind: "refuse-recipient", code };
      outcomes.push((await sendOverSmtp(server(peer.url), MESSAGE)).kind);
    }
    expect(outcomes).toEqual(["deferred", "deferred", "refused", "refused", "refused"]);
    await peer.close();
    expect(await sendOverSmtp(server(peer.url), MESSAGE)).toMatchObject({ kind: "unreachable" });
  });
});
