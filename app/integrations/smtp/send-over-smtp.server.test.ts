import { describe, expect, it } from "vitest";
import { startSmtpPeer } from "#tests/support/peers/smtp-peer.ts";
import { type SmtpServer, sendOverSmtp } from "./send-over-smtp.server.ts";

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
