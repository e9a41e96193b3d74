import { brotliDecompressSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { answerRendered, type RenderedPage } from "./rendered-pages.server.ts";

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `https://shop.example/admin/products?n=${addresses}`;
}

/** What a visitor gets, and whether the page was rendered for it. */
async function open(address: string, inputs: string, accept = "br") {
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  const page = { html: `<p>${inputs}</p>`, contentSecurityPolicy: `script-src '${inputs}'` };
  const render = vi.fn((): RenderedPage => page);
  const request = new Request(address, { headers: { "Accept-Encoding": accept } });
  const answer = await answerRendered(request, { headers, inputs, render });
  const encoding = answer.headers.get("Content-Encoding");
  const bytes = Buffer.from(await answer.arrayBuffer());
  const html = String(encoding === "br" ? brotliDecompressSync(bytes) : bytes);
  expect(html).toBe(page.html);
  expect(answer.headers.get("Content-Security-Policy")).toBe(page.contentSecurityPolicy);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  return { encoding, rendered: render.mock.calls.length === 1 };
}

it("renders and compresses a page once, until its inputs change", async () => {
  const address = newAddress();
  expect(await open(address, "3 lamps")).toEqual({ encoding: "br", rendered: true });
  expect(await open(address, "3 lamps")).toEqual({ encoding: "br", rendered: false });
  expect(await open(address, "2 lamps")).toEqual({ encoding: "br", rendered: true });
  expect(await open(address, "2 lamps")).toEqual({ encoding: "br", rendered: false });
  expect(await open(address, "3 lamps")).toEqual({ encoding: "br", rendered: true });
});

it("keeps addresses and encodings apart", async () => {
  const [address, other] = [newAddress(), newAddress()];
  await open(address, "3 lamps");
  expect(await open(other, "3 lamps")).toEqual({ encoding: "br", rendered: true });
  expect(await open(address, "3 lamps", "")).toEqual({ encoding: null, rendered: true });
  expect(await open(address, "3 lamps", "identity")).toEqual({ encoding: null, rendered: false });
});

it("renders again what fails", async () => {
  const address = newAddress();
  const fail = () => {
    throw new Error("No");
  };
  const request = new Request(address);
  await expect(
    answerRendered(request, { headers: new Headers(), inputs: "3 lamps", render: fail }),
  ).rejects.toThrow("No");
  expect((await open(address, "3 lamps", "")).rendered).toBe(true);
});

it("renders again what is larger than all that is kept", async () => {
  const address = newAddress();
  const long = "lamp".repeat(1_000_000);
  await open(address, long);
  expect((await open(address, long)).rendered).toBe(true);
});
