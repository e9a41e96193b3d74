import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, newScriptMark, unmarkPage } from "./content-security-policy.server.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));
const OPEN = { camera: false, frameOrigin: null, formOrigins: [] };

/** The policy's scripts of a page in which MARK means the rendering's mark. */
function scriptsOf(template: string): string | undefined {
  const mark = newScriptMark();
  const page = unmarkPage(template.replaceAll("MARK", mark), mark);
  expect(page.html).not.toContain(mark);
  return directive(contentSecurityPolicy(page, OPEN), "script-src");
}

test("allows exactly the marked inline scripts of the page, and its own files", () => {
  const policy = scriptsOf(`<script src="/a.js" nonce="MARK"></script><script nonce="MARK">one()</script>
<script type="module" async="" nonce="MARK">two()</script><link rel="modulepreload" nonce="MARK" href="/b.js">
<script type="application/ld+json">{"data":1}</script><script nonce="MARK">one()</script>`);
  expect(policy).toBe(`script-src 'self' ${hash("one()")} ${hash("two()")}`);
});

test.each([
  "<script>evil()</script>",
  "<SCRIPT>evil()</SCRIPT>",
  '<script nonce="">evil()</script>',
  `<script nonce="${newScriptMark()}">evil()</script>`,
  '<script type="module">evil()</script>',
  '<script type="waits">evil()</script>',
  "<script>evil()",
  '<script data-x="',
  "<script",
  "<!--<script>",
  "</script><script>evil()</script>",
])("a script without the mark is never allowed: %s", (injected) => {
  const policy = scriptsOf(`<p>${injected}</p><script nonce="MARK">ours()</script><p>${injected}</p>`);
  expect(policy).toBe(`script-src 'self' ${hash("ours()")}`);
});

test("H42: WebAssembly is permitted where a page scans, and nowhere else", () => {
  const scripts = (camera: boolean) =>
    directive(contentSecurityPolicy({ html: "", scripts: [] }, { ...OPEN, camera }), "script-src");
  expect([scripts(true), scripts(false)]).toEqual([
    "script-src 'self' 'wasm-unsafe-eval'",
    "script-src 'self'",
  ]);
});

test("frames: none, unless the page or a video of it names one", () => {
  const frames = (html: string, frameOrigin: string | null) =>
    directive(contentSecurityPolicy({ html, scripts: [] }, { ...OPEN, frameOrigin }), "frame-src");
  expect(frames("", null)).toBe("frame-src 'none'");
  expect(frames("", "https://shop.example")).toBe("frame-src https://shop.example");
  expect(frames('<div data-video="embed">', null)).toBe(
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
  );
});
