import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { namesTo, usePicturePeer } from "#tests/support/peers/picture-peer.ts";
import { isPublicAddress } from "../guarded-lookup.server.ts";
import { newPictureFetcher, PUBLIC_INTERNET } from "./picture-fetcher.server.ts";

const LARGE = Buffer.alloc(9_000_000, 1);
const { peer, rules, at } = await usePicturePeer((request, response) => {
  const url = new URL(request.url ?? "/", "https://pictures.test");
  const way = url.searchParams.get("to");
  if (way !== null) {
    response.writeHead(302, { location: way }).end();
    return;
  }
  switch (url.pathname) {
    case "/ok.png":
      response.end("picture");
      return;
    case "/large":
      response.writeHead(200, { "content-length": LARGE.byteLength }).end(LARGE);
      return;
    case "/large-unsaid":
      response.writeHead(200, { "transfer-encoding": "chunked" }).end(LARGE);
      return;
    case "/slow":
      response.writeHead(200).write("a");
      return;
    case "/bomb":
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(LARGE));
      return;
    case "/loop":
      response.writeHead(302, { location: "/loop" }).end();
      return;
    case "/broken":
      response.writeHead(503).end();
      return;
    default:
      response.writeHead(404).end();
  }
});

const fetchFromPeer = newPictureFetcher(rules);
/** The real rule; but the port is the peer's, and every name is this machine. */
const strict = { ...PUBLIC_INTERNET, allowsPort: () => true, lookup: namesTo("127.0.0.1") };

/** Hosts as a file may write them; each is this machine or its neighbourhood. */
const PRIVATE_HOSTS = [
  "127.0.0.1",
  "0.0.0.0",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "[fd00::1]",
  "[fe80::1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "localhost",
  "localhost.",
];

describe("F-14a: what is not on the public internet is never connected to", () => {
  it.each(PRIVATE_HOSTS)("%s", async (host) => {
    const before = peer.connections;
    const answer = await newPictureFetcher(strict)(`https://${host}:${peer.port}/ok.png`);
    expect(answer).toEqual({ ok: false, error: "private-address" });
    expect(peer.connections).toBe(before);
  });

  it.each(PRIVATE_HOSTS)("a redirect to %s", async (host) => {
    const before = peer.connections;
    let asked = 0;
    // The peer passes for a public server once; what it leads to is judged by the real rule.
    const allowsAddress = (address: string) => asked++ === 0 || isPublicAddress(address);
    const target = `https://${host}:${peer.port}/ok.png`;
    const answer = await newPictureFetcher({ ...rules, allowsAddress })(
      at(`/?to=${encodeURIComponent(target)}`),
    );
    expect(answer).toEqual({ ok: false, error: "private-address" });
    expect(peer.connections).toBe(before + 1);
  });

  it("a name with a public and a private address", async () => {
    const before = peer.connections;
    const lookup = namesTo("93.184.216.34", "127.0.0.1");
    const answer = await newPictureFetcher({ ...strict, lookup })(at("/ok.png"));
    expect(answer).toEqual({ ok: false, error: "private-address" });
    expect(peer.connections).toBe(before);
  });

  it("a name that changes between two look-ups", async () => {
    const before = peer.connections;
    let asked = 0;
    const answer = await newPictureFetcher({
      ...rules,
      allowsAddress: (address) => (address === "127.0.0.1" ? asked < 2 : isPublicAddress(address)),
      lookup: (name, options, callback) => {
        asked += 1;
        namesTo("127.0.0.1")(name, options, callback);
      },
    })(at(`/?to=${encodeURIComponent(`https://other.test:${peer.port}/ok.png`)}`));
    expect(answer).toEqual({ ok: false, error: "private-address" });
    expect(asked).toBe(2);
    expect(peer.connections).toBe(before + 1);
  });

  it.each([
    "http://pictures.test/a.png",
    "file:///etc/passwd",
    "ftp://pictures.test/a",
    "gopher://pictures.test/",
    "data:image/png;base64,AA==",
    "//pictures.test/a",
    "picture.png",
  ])("%s is no https address", async (address) => {
    expect(await fetchFromPeer(address)).toEqual({ ok: false, error: "not-https" });
  });

  it("credentials and other ports", async () => {
    const before = peer.connections;
    expect(await fetchFromPeer(at("/ok.png").replace("//", "//me:secret@"))).toEqual({
      ok: false,
      error: "credentials",
    });
    expect(await newPictureFetcher()("https://93.184.216.34:8443/a.png")).toEqual({
      ok: false,
      error: "port",
    });
    expect(peer.connections).toBe(before);
  });
});

describe("F-14a: what a server may answer", () => {
  it("gives the file, also after three redirects", async () => {
    const thrice = at(`/?to=${encodeURIComponent(`/?to=${encodeURIComponent("/?to=/ok.png")}`)}`);
    for (const address of [at("/ok.png"), thrice]) {
      const answer = await fetchFromPeer(address);
      expect(answer.ok && answer.value.toString()).toBe("picture");
    }
  });

  it.each([
    ["/loop", "too-many-redirects"],
    ["/large", "too-large"],
    ["/large-unsaid", "too-large"],
    ["/bomb", "compressed"],
    ["/missing", "gone"],
    ["/broken", "server-error"],
    ["/?to=http://pictures.test/a", "not-https"],
    ["/?to=file:///etc/passwd", "not-https"],
    ["/?to=ftp://pictures.test/a", "not-https"],
    ["/?to=gopher://pictures.test/", "not-https"],
    ["/?to=data:image/png;base64,AA==", "not-https"],
    ["/?to=https://me:secret@pictures.test/a", "credentials"],
  ])("%s: %s", async (path, error) => {
    expect(await fetchFromPeer(at(path))).toEqual({ ok: false, error });
  });

  it("a redirect to another port", async () => {
    const before = peer.connections;
    const fetchOnce = newPictureFetcher({ ...rules, allowsPort: (port) => port === peer.port });
    const answer = await fetchOnce(at(`/?to=${encodeURIComponent("https://pictures.test:8443/a.png")}`));
    expect(answer).toEqual({ ok: false, error: "port" });
    expect(peer.connections).toBe(before + 1);
  });

  it("R15: ends a body that does not come within its time", async () => {
    expect(PUBLIC_INTERNET.timeoutMs).toBe(10_000);
    const answer = await newPictureFetcher({ ...rules, timeoutMs: 300 })(at("/slow"));
    expect(answer).toEqual({ ok: false, error: "too-slow" });
  });
});

it.each([
  "10.255.255.255",
  "100.127.255.255",
  "127.255.255.254",
  "172.31.255.255",
  "192.168.255.255",
  "169.254.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "febf::1",
  "fdff::1",
  "fc00::1",
  "::ffff:169.254.169.254",
  "64:ff9b::a9fe:a9fe",
  "ff02::1",
])("F-14a: %s is at the edge of a range, and not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["8.8.8.8", "93.184.216.34", "2606:4700::1111"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe("F-14a: private hosts that somebody has named for a trial", () => {
  const named = (path: string) => `https://127.0.0.1:${peer.port}${path}`;
  const { ca = "" } = rules;
  const fetchFromNamed = newPictureFetcher({ ...strict, ca, privateHosts: [] });

  it("are asked where exactly this host and port are meant, and nothing beside them", async () => {
    const fetcher = newPictureFetcher({
      ...PUBLIC_INTERNET,
      ca,
      privateHosts: [`127.0.0.1:${peer.port}`],
    });
    const answer = await fetcher(named("/ok.png"));
    expect(answer.ok && answer.value.toString()).toBe("picture");
    for (const [address, error] of [
      [`https://localhost:${peer.port}/ok.png`, "port"],
      ["https://127.0.0.1/ok.png", "private-address"],
      [named(`/?to=https://localhost/ok.png`), "private-address"],
      [named(`/?to=http://127.0.0.1/ok.png`), "not-https"],
      [named("/ok.png").replace("//", "//me:secret@"), "credentials"],
    ] as const)
      expect(await fetcher(address)).toEqual({ ok: false, error });
    expect(await fetchFromNamed(named("/ok.png"))).toEqual({ ok: false, error: "private-address" });
  });

  it("may speak plain http", async () => {
    const plain = createServer((_, response) => response.end("plain picture"));
    await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
    const { port } = plain.address() as AddressInfo;
    const fetcher = newPictureFetcher({ ...PUBLIC_INTERNET, privateHosts: [`localhost:${port}`] });
    const answer = await fetcher(`http://localhost:${port}/a.png`);
    plain.closeAllConnections();
    plain.close();
    expect(answer.ok && answer.value.toString()).toBe("plain picture");
  });
});
