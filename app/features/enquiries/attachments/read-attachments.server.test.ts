import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanFileName, MAX_FILE_BYTES, MAX_FILES } from "./attachments.ts";
import { readAttachments } from "./read-attachments.server.ts";

const GREY = { width: 40, height: 20, channels: 3, background: "#808080" } as const;
const grey = () => sharp({ create: GREY });
const file = (bytes: Uint8Array | string) =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "p.jpg", { type: "image/jpeg" });

async function fault(...files: File[]): Promise<string | null> {
  const encoded = await readAttachments(files);
  return encoded.ok ? null : encoded.error.kind;
}

describe("readAttachments", () => {
  it("makes an upright JPEG without place, camera and comment of every kind of photo", async () => {
    const exif = { IFD0: { Copyright: "secret owner" }, IFD3: { GPSLatitude: "53/1 16/1 0/1" } };
    const turned = await grey().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(turned.includes("Exif")).toBe(true);
    const others = [
      await grey().png().toBuffer(),
      await grey().webp().toBuffer(),
      await grey().avif().toBuffer(),
    ];
    const encoded = await readAttachments([turned, ...others].map(file));
    expect(encoded.ok && encoded.value.map(({ width, height }) => [width, height])).toEqual([
      [20, 40],
      [40, 20],
      [40, 20],
      [40, 20],
    ]);
    for (const { bytes } of encoded.ok ? encoded.value : []) {
      const facts = await sharp(bytes).metadata();
      expect(facts.format).toBe("jpeg");
      expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
      expect(bytes.includes("secret owner")).toBe(false);
    }
  });

  it("drops what hides behind a picture", async () => {
    const polyglot = Buffer.concat([
      await grey().jpeg().toBuffer(),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    const encoded = await readAttachments([file(polyglot)]);
    expect(encoded.ok && encoded.value[0]?.bytes.includes("script")).toBe(false);
  });

  it("refuses what is no photo, whatever it calls itself", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const half = (await grey().jpeg().toBuffer()).subarray(0, 120);
    const gif = await grey().gif().toBuffer();
    for (const bytes of [svg, "<html>", "", "\u00ff\u00d8\u00ff", half, gif, `GIF89a${svg}`])
      expect(await fault(file(bytes))).toBe("unreadable");
  });

  it("has limits for number, bytes and pixels", async () => {
    const small = file(await grey().jpeg().toBuffer());
    expect(await fault(...Array.from({ length: MAX_FILES }, () => small))).toBeNull();
    expect(await fault(...Array.from({ length: MAX_FILES + 1 }, () => small))).toBe("too-many");
    const padded = Buffer.concat([await grey().jpeg().toBuffer(), Buffer.alloc(MAX_FILE_BYTES)]);
    expect(await fault(file(padded.subarray(0, MAX_FILE_BYTES)))).toBeNull();
    expect(await fault(file(padded.subarray(0, MAX_FILE_BYTES + 1)))).toBe("too-large");
    const bomb = await sharp({ create: { ...GREY, width: 8000, height: 5001 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(MAX_FILE_BYTES);
    expect(await fault(file(bomb))).toBe("unreadable");
  });

  it("keeps a PDF as it came, and takes nothing else for one", async () => {
    const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n";
    const read = await readAttachments([file(pdf)]);
    expect(read.ok && read.value[0]).toMatchObject({ kind: "pdf", width: null, bytes: Buffer.from(pdf) });
    const html = "<script>alert(1)</script>";
    for (const bytes of [
      html + pdf,
      pdf.slice(0, -7),
      "%PDF-1.7\n",
      `%PDF-9.9${pdf.slice(8)}`,
      `${pdf}${html.repeat(50)}`,
    ])
      expect(await fault(file(bytes))).toBe("unreadable");
  });

  it("shows names without path, controls and tricks of direction", () => {
    expect(cleanFileName("C:\\fake\\a\r\nb\u202egpj.exe")).toBe("abgpj.exe");
    expect(cleanFileName("../../etc/Ó Sé 📷.pdf")).toBe("Ó Sé 📷.pdf");
    expect(cleanFileName("x".repeat(81))).toHaveLength(80);
  });

  it("makes large photos smaller", async () => {
    const large = await sharp({ create: { ...GREY, width: 4000, height: 3000 } })
      .jpeg()
      .toBuffer();
    const encoded = await readAttachments([file(large)]);
    expect(encoded.ok && encoded.value[0]).toMatchObject({ width: 2400, height: 1800 });
  });
});
