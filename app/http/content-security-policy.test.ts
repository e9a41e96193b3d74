import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test("allows exactly the inline scripts of the page, and its own files", () => {
  const html = `<script src="/a.js"></script><script>one()</script><script type="module" async="">two()</script>
<script type="application/ld+json">{"data":1}</script><script>one()</script>`;
  const policy = contentSecurityPolicy(html, { frameOrigin: null, formOrigins: [] });
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hash("one()")} ${hash("two()")}`);
  expect(policy).not.toContain("unsafe-eval");
  expect(directive(policy, "script-src")).not.toContain("unsafe-inline");
});

test("frames: none, unless the settings or a video of the page name one", () => {
  expect(contentSecurityPolicy("", { frameOrigin: null, formOrigins: [] })).toContain("frame-src 'none'");
  expect(contentSecurityPolicy("", { frameOrigin: "https://shop.example", formOrigins: [] })).toContain(
    "frame-src https://shop.example;",
  );
  expect(contentSecurityPolicy('<div data-video="embed">', { frameOrigin: null, formOrigins: [] })).toContain(
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com;",
  );
});
