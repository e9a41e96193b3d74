import { describe, expect, it } from "vitest";
import { parseMailbox, parseSmtpUrl } from "./smtp-url.ts";

describe("parseSmtpUrl", () => {
  it("knows the ports, decodes the password and asks for TLS before it is sent", () => {
    expect(parseSmtpUrl("smtps://u%40x:p%3Aw@mail.example.ie")).toEqual({
      host: "mail.example.ie",
      port: 465,
      secure: true,
      requireTls: false,
      user: "u@x",
      password: "p:w",
    });
    expect(parseSmtpUrl("smtp://u:p@mail.example.ie")).toMatchObject({ port: 587, requireTls: true });
    expect(parseSmtpUrl("smtp://u:p@localhost:1025")).toMatchObject({ port: 1025, requireTls: false });
    expect(parseSmtpUrl("smtp://[::1]:25")).toMatchObject({
      host: "::1",
      requireTls: false,
      user: undefined,
    });
  });
});

describe("parseMailbox", () => {
  it("splits name and address", () => {
    expect(parseMailbox("ItsShowTime <a@b.ie>")).toEqual({ name: "ItsShowTime", address: "a@b.ie" });
    expect(parseMailbox('"Its, ShowTime" <a@b.ie>')).toEqual({ name: "Its, ShowTime", address: "a@b.ie" });
    expect(parseMailbox("a@b.ie")).toEqual({ name: "", address: "a@b.ie" });
  });
});
