import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { media } from "#app/db/schema/media.ts";
import { addMedia } from "#app/features/media/add-media.server.ts";
import { parsePage } from "../support/http/page-dom.ts";
import { signInAs } from "../support/http/sign-in.ts";
import { useTestServer } from "../support/http/test-server.ts";

const site = useTestServer();

async function upload() {
  const { database, config } = site.running.services;
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#456" } })
    .png()
    .toBuffer();
  await addMedia({ db: database.db, config }, { bytes, filename: "served.png", actorId: null });
  const rows = await database.db.select().from(media);
  const row = rows.find(({ filename }) => filename === "served.png");
  return {
    avif: row?.variants[0]?.avif ?? "",
    webp: row?.variants[0]?.webp ?? "",
    jpg: row?.share?.src ?? "",
  };
}

describe("F-16: files of the picture library", () => {
  test("have a fixed type, are kept for good and may do nothing", async () => {
    const files = await upload();
    for (const [ending, type] of [
      ["avif", "image/avif"],
      ["webp", "image/webp"],
      ["jpg", "image/jpeg"],
    ] as const) {
      const { status, headers, body } = await site.ask(files[ending]);
      expect([status, headers["content-type"], headers["content-length"]]).toEqual([
        200,
        type,
        String(body.length),
      ]);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'.*sandbox/);
      expect(headers["set-cookie"]).toBeUndefined();
    }
    const head = await site.ask(files.jpg, { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const again = await site.ask(files.jpg, { headers: { "If-None-Match": head.headers.etag ?? "" } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const posted = await site.ask(files.jpg, { method: "POST", headers: { Origin: site.origin } });
    expect([posted.status, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("are reached by their own addresses only", async () => {
    const { jpg } = await upload();
    const ways = [
      "/media/",
      "/media/..",
      "/media/../enquiries/x.jpg",
      "/media/..%2fenquiries%2fx.jpg",
      "/media/%2e%2e/%2e%2e/.secret",
      "/media/....//....//etc/passwd",
      `${jpg}%00.html`,
      `${jpg}/`,
      jpg.replace(".jpg", ".html"),
      jpg.replace(".jpg", ".JPG"),
      jpg.replace("/media/", "/media//"),
      `/media/${"0".repeat(32)}-64.webp`,
    ];
    for (const way of ways) {
      const { status, headers } = await site.ask(way);
      expect([way, status, headers["content-type"]]).toEqual([way, 404, "text/plain; charset=utf-8"]);
    }
  });
});

test("words that somebody else was faster with stay in the form, with theirs beside them", async () => {
  await upload();
  const rows = await site.running.services.database.db.select().from(media);
  const id = rows.find(({ filename }) => filename === "served.png")?.id ?? "";
  const Cookie = await signInAs(site);
  const save = (fields: Record<string, string>) =>
    site.post(`/admin/media/${id}`, { focalX: "50", focalY: "50", ...fields }, { Cookie });
  const versionIn = ({ text }: { text: string }) => /name="version" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const version = versionIn(await site.ask(`/admin/media/${id}`, { headers: { Cookie } }));
  expect((await save({ altEn: "A rig of theirs", altGa: "", version })).status).toBe(303);

  const wrong = await save({ altEn: "A rig of mine", altGa: "", focalX: "101", version });
  expect([wrong.status, versionIn(wrong)]).toEqual([422, version]);
  const late = await save({ altEn: "A rig of mine", altGa: "", version });
  expect(late.status).toBe(409);
  expect(late.text).toMatch(/<textarea[^>]*name="altEn"[^>]*>A rig of mine</);
  expect(late.text).toContain("Saved meanwhile: A rig of theirs");
  expect((await save({ altEn: "A rig of both", altGa: "", version: versionIn(late) })).status).toBe(303);
});

test("a list of the back office sends the file of each thumbnail, and no other", async () => {
  const Cookie = await signInAs(site);
  for (const list of ["/admin/media", "/admin/categories"]) {
    const { status, text } = await site.ask(`${list}.data`, { headers: { Cookie } });
    expect([list, status]).toEqual([list, 200]);
    expect(text).toContain("-240.webp");
    expect(text).not.toContain(".avif");
  }
});

test("where a picture is used, the places of pages have the names that staff know", async () => {
  const rows = await site.running.services.database.db.select().from(media);
  const id = rows.find(({ artwork }) => artwork === "hero")?.id ?? "";
  const Cookie = await signInAs(site);
  const uses = parsePage((await site.ask(`/admin/media/${id}`, { headers: { Cookie } })).text).all(
    ".media-uses a",
  );
  const titles = uses.map(({ text }) => text.trim());
  expect(titles).toContain("Home: the stage at the top");
  expect(titles).not.toContain("home");
});
