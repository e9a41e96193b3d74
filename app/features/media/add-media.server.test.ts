import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { addMedia } from "./add-media.server.ts";
import { MAX_PICTURE_BYTES } from "./media.ts";
import { mediaFileAt } from "./media-address.ts";
import { readMediaFile } from "./read-media-file.server.ts";
import { seedArtwork } from "./seed-artwork.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-media-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const ctx = { db, config: { dataDir, s3: undefined } };

const plain = (width: number, height: number, background = "#804020") =>
  sharp({ create: { width, height, channels: 3, background } });
const add = (bytes: Buffer, filename = "a.jpg") => addMedia(ctx, { bytes, filename, actorId: null });

async function faultOf(bytes: Buffer | string): Promise<string | null> {
  const added = await add(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  return added.ok ? null : added.error.kind;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG whose header promises a size that its few bytes do not hold. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = chunk("IDAT", deflateSync(Buffer.alloc(64)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    pixels,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("F-16: what is taken as a picture", () => {
  it("is decided by bytes: SVG, HTML, documents and animations by other names are refused", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const gif = await plain(40, 30).gif().toBuffer();
    for (const bytes of [
      svg,
      `<?xml version="1.0"?>${svg}`,
      "<!doctype html><p>",
      "%PDF-1.7",
      "PK\x03\x04",
      gif,
    ])
      expect(await faultOf(bytes)).toBe("not-a-picture");
    expect(await faultOf("")).toBe("empty");
  });

  it("is no picture that is also a page or a script, wherever that hides", async () => {
    const jpeg = await plain(64, 48).jpeg().toBuffer();
    const html = "<HTML><script>alert(document.domain)</script>";
    const comment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, html.length + 2]),
      Buffer.from(html),
      jpeg.subarray(2),
    ]);
    const png = await plain(64, 48).png().toBuffer();
    const text = Buffer.concat([
      png.subarray(0, 33),
      chunk("tEXt", Buffer.from("Comment\0<svg onload=alert(1)>")),
      png.subarray(33),
    ]);
    for (const bytes of [Buffer.concat([jpeg, Buffer.from(html)]), comment, text])
      expect(await faultOf(bytes)).toBe("active-content");
  });

  it("has limits that hold before a pixel is decoded", async () => {
    expect(await faultOf(pngHeader(1, 60_000))).toBe("shape");
    expect(await faultOf(pngHeader(15_000, 15_000))).toBe("too-many-pixels");
    expect(await faultOf(pngHeader(2_000_000_000, 2_000_000_000))).toMatch(/shape|damaged/);
    expect(await faultOf(await plain(15, 400).png().toBuffer())).toBe("shape");
    expect(await faultOf(Buffer.alloc(MAX_PICTURE_BYTES + 1))).toBe("too-large");
  });

  it("is whole: half a photo and a header without its pixels are refused", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#888", noise } })
      .jpeg()
      .toBuffer();
    expect(await faultOf(jpeg.subarray(0, jpeg.length / 2))).toBe("damaged");
    expect(await faultOf(pngHeader(800, 600))).toBe("damaged");
    expect(await db.select().from(media)).toEqual([]);
  });
});

describe("a picture of the library", () => {
  it("is upright, in five widths of two formats, without place, camera and words of the file", async () => {
    const exif = { IFD0: { Copyright: "secret owner" }, IFD3: { GPSLatitude: "53/1 16/1 0/1" } };
    const photo = await plain(800, 600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(photo.includes("secret owner")).toBe(true);
    const added = await addMedia(ctx, {
      bytes: photo,
      filename: "../../Ár seó/IMG 1.JPG",
      altEn: "Stage",
      actorId: null,
    });
    expect(added.ok && added.value.known).toBe(false);
    const [row] = await db.select().from(media);
    expect(row).toMatchObject({ filename: "IMG 1.JPG", width: 600, height: 800, altEn: "Stage", focalX: 50 });
    expect(row?.variants.map(({ width }) => width)).toEqual([150, 240, 360, 480, 600]);
    expect(row?.placeholder).toMatch(/^data:image\/webp;base64,/);
    const files = [...(row?.variants ?? []).flatMap(({ avif, webp }) => [avif, webp]), row?.share?.src ?? ""];
    const formats = new Set<string>();
    for (const address of files) {
      const bytes = await readMediaFile(ctx.config, mediaFileAt(address)?.name ?? "");
      const facts = await sharp(bytes ?? undefined).metadata();
      formats.add(facts.format);
      expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes?.includes("secret owner")).toBe(false);
      expect(facts.height / facts.width).toBeCloseTo(4 / 3, 1);
    }
    expect([...formats].sort()).toEqual(["heif", "jpeg", "webp"]);
  });

  it("is kept once, however often it is sent, also at the same time", async () => {
    const bytes = await plain(64, 48).png().toBuffer();
    const added = await Promise.all([add(bytes, "a.png"), add(bytes, "b.png"), add(bytes, "c.png")]);
    const ids = new Set(added.map((one) => one.ok && one.value.id));
    expect([ids.size, added.filter((one) => one.ok && !one.value.known).length]).toEqual([1, 1]);
    const files = readdirSync(join(dataDir, "uploads/media")).length;
    const other = await add(await plain(64, 48, "#123456").png().toBuffer(), "a.png");
    expect(other.ok && other.value.known).toBe(false);
    expect((await db.select({ name: media.filename }).from(media)).map(({ name }) => name)).toHaveLength(2);
    expect(readdirSync(join(dataDir, "uploads/media")).length).toBeGreaterThan(files);
  });

  it("keeps its transparent parts and is never enlarged", async () => {
    const clear = { create: { width: 40, height: 40, channels: 4, background: "#ff000000" } } as const;
    await add(await sharp(clear).png().toBuffer());
    const [row] = await db.select().from(media);
    expect([row?.placeholder, row?.variants.at(-1)?.width]).toEqual(["", 40]);
    const webp = await readMediaFile(ctx.config, row?.variants.at(-1)?.webp.slice(1) ?? "");
    expect((await sharp(webp ?? undefined).stats()).isOpaque).toBe(false);
    const wide = await add(await plain(4000, 1000).jpeg({ quality: 20 }).toBuffer(), "wide.jpg");
    const rows = await db.select().from(media);
    const found = rows.find(({ id }) => wide.ok && id === wide.value.id);
    expect([found?.width, found?.height, found?.variants.length]).toEqual([1920, 480, 5]);
  });

  it("of the site itself follows the site's files, and keeps what staff wrote", async () => {
    await inTransaction(db, (tx) => seedArtwork(tx));
    const before = await db.select().from(media);
    await db.update(media).set({ altEn: "Our words", variants: [] });
    await inTransaction(db, (tx) => seedArtwork(tx));
    const after = await db.select().from(media);
    expect(after.map(({ variants }) => variants.length)).not.toContain(0);
    expect([after.length, after[0]?.altEn]).toEqual([before.length, "Our words"]);
  });
});
