import { describe, expect, test } from "vitest";
import { destinationOf } from "./request-origin.server.ts";

describe("the Host header in production", () => {
  const config = { origin: "https://www.example.ie", production: true };
  test("our own name is here, in any case of letters", () => {
    expect(destinationOf("www.example.ie", config)).toEqual({ kind: "here", origin: config.origin });
    expect(destinationOf("WWW.Example.ie", config)).toEqual({ kind: "here", origin: config.origin });
  });

  test.each([
    "evil.example",
    "www.example.ie.evil.example",
    "www.example.ie:8080",
    "localhost",
    "127.0.0.1:3000",
    "",
    undefined,
  ])("%s is no one here", (host) => {
    expect(destinationOf(host, config)).toEqual({ kind: "unknown" });
  });

  test("a laptop's other names for itself lead to the one that works", () => {
    const laptop = { origin: "http://localhost:3000", production: true };
    expect(destinationOf("127.0.0.1:3000", laptop)).toEqual({ kind: "elsewhere", origin: laptop.origin });
    expect(destinationOf("[::1]:3000", laptop)).toEqual({ kind: "elsewhere", origin: laptop.origin });
    expect(destinationOf("127.0.0.1:4000", laptop)).toEqual({ kind: "unknown" });
  });
});

test("while developing every loopback name and port is here, and nothing else", () => {
  const config = { origin: "http://localhost:3000", production: false };
  expect(destinationOf("127.0.0.1:5173", config)).toEqual({ kind: "here", origin: "http://127.0.0.1:5173" });
  expect(destinationOf("evil.example", config)).toEqual({ kind: "unknown" });
});
