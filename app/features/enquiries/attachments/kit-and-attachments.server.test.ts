import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { enquiries, enquiryAttachments } from "#app/db/schema/enquiries.ts";
import { newId } from "#app/lib/ids.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { addEnquiry } from "../add-enquiry.server.ts";
import { getEnquiry } from "../admin/admin-queries.server.ts";
import { matchKit } from "../kit/match-kit.server.ts";
import { getFormSecret, makeFormToken } from "../proof/form-token.server.ts";
import { removeOldEnquiries, removeOrphanedAttachments } from "../remove-old-enquiries.server.ts";
import { heldFiles } from "./attachments.ts";
import { getAttachment } from "./get-attachment.server.ts";
import { holdAttachments, readHeldAttachments } from "./hold-attachments.server.ts";

const db = await useTestDb();
const folder = mkdtempSync(join(tmpdir(), "itsshowtime-desk-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { config } = workContext(db, { SECRET: "s".repeat(32), DATA_DIR: folder });
const MONDAY = new Date("2026-11-23T11:30:00Z");

type Post = Parameters<typeof addEnquiry>[1];

async function arrive(more: Partial<Post>): Promise<string> {
  await addEnquiry(
    { db, config, now: MONDAY },
    {
      enquiry: {
        formType: "dry-hire",
        name: "Seán",
        email: "sean@example.ie",
        phone: "091",
        company: null,
        message: "24 PARs",
      },
      locale: "ga",
      token: makeFormToken(await getFormSecret(db, config), { now: new Date(MONDAY.getTime() - 60_000) }),
      honeypot: "",
      clientAddress: "192.0.2.1",
      userId: null,
      ...more,
    },
  );
  const [row] = await db.select({ id: enquiries.id }).from(enquiries);
  return row?.id ?? "";
}

describe("kit lists and files", () => {
  it("are matched after the answer, without touching the time of the last contact", async () => {
    const nothing = { productId: null, productName: null, sku: null };
    const items = [
      { quantity: 2, text: "PAR 64", ...nothing },
      { quantity: 1, text: "a small desk", ...nothing },
    ];
    const id = await arrive({ details: { items, place: "Clifden" } });
    const find = async (_db: unknown, text: string) =>
      text === "PAR 64" ? { id: newId(), name: "PAR 64 long", sku: "P64" } : null;
    await matchKit(db, id, find);
    const [row] = await db.select().from(enquiries);
    expect(row?.details).toMatchObject({
      place: "Clifden",
      items: [
        { quantity: 2, productName: "PAR 64 long", sku: "P64" },
        { text: "a small desk", productId: null },
      ],
    });
    expect(row?.updatedAt).toEqual(MONDAY);
  });

  it("L20: keeps photos and PDF files, and leaves none behind 24 months after the last contact", async () => {
    const id = await arrive({
      attachments: [
        { kind: "photo", name: "rig.jpg", bytes: Buffer.from("picture"), width: 8, height: 6 },
        { kind: "pdf", name: "plan.pdf", bytes: Buffer.from("document"), width: null, height: null },
      ],
    });
    const [photo, pdf] = (await getEnquiry(db, id, MONDAY))?.attachments ?? [];
    expect(pdf).toMatchObject({ kind: "pdf", name: "plan.pdf", size: 8, width: null });
    const read = (enquiryId = id) =>
      getAttachment({ db, config }, { enquiryId, attachmentId: photo?.id ?? "" });
    expect((await read())?.bytes.toString()).toBe("picture");
    expect(await read(newId())).toBeNull();
    const files = () => readdirSync(join(folder, "uploads/enquiries"));
    const tidy = async (now: string) => {
      await removeOldEnquiries(db, new Date(now));
      await removeOrphanedAttachments({ db, config }, new Date(now));
    };
    await tidy("2028-11-23T11:29:00Z");
    expect(files()).toHaveLength(2);
    await tidy("2028-11-23T11:31:00Z");
    expect(await db.select().from(enquiryAttachments)).toEqual([]);
    expect(files()).toEqual([]);
  });

  it("count the same words with a further file as another enquiry, and the same post once", async () => {
    const token = makeFormToken(await getFormSecret(db, config), {
      now: new Date(MONDAY.getTime() - 60_000),
    });
    const file = (name: string) =>
      ({ kind: "pdf", name, bytes: Buffer.from(name), width: null, height: null }) as const;
    const [plan, plate] = [file("plan.pdf"), file("plate.pdf")];
    for (const attachments of [[], [plan], [plan], [plan, plate], []]) await arrive({ token, attachments });
    const files = await db.select({ name: enquiryAttachments.name }).from(enquiryAttachments);
    expect(files.map(({ name }) => name).sort()).toEqual(["plan.pdf", "plan.pdf", "plate.pdf"]);
    expect(await db.$count(enquiries)).toBe(3);
  });

  it("hold the files of a refused form for a day, and give them to no one who changed a token", async () => {
    const ctx = { db, config, now: new Date() };
    const picture = {
      kind: "photo",
      name: "ría \u202egnp.exe",
      bytes: Buffer.from("p"),
      width: 1,
      height: 1,
    } as const;
    const [token = ""] = await holdAttachments(ctx, [picture], "192.0.2.9");
    const held = await readHeldAttachments(ctx, [token, token]);
    expect(held).toEqual([{ ...picture, token, file: expect.any(String), name: "ría gnp.exe" }]);
    expect(heldFiles(token)[0]?.name).toBe("ría gnp.exe");
    const [facts, signature] = token.split(".");
    const other = Buffer.from('["enquiries/../x","pdf",null,null]').toString("base64url");
    for (const forged of [
      `${other}.${signature}.eA`,
      `${facts}.${signature}.eA`,
      "x",
      "..",
      "a".repeat(9000),
    ])
      expect(await readHeldAttachments(ctx, [forged])).toEqual([]);
    await removeOrphanedAttachments({ db, config }, new Date(Date.now() + 23 * HOUR_MS));
    expect(await readHeldAttachments(ctx, [token])).toHaveLength(1);
    await removeOrphanedAttachments({ db, config }, new Date(Date.now() + 25 * HOUR_MS));
    expect(await readHeldAttachments(ctx, [token])).toEqual([]);
    for (let n = 0; n < 25; n += 1) await holdAttachments(ctx, [picture], "192.0.2.9");
    expect(readdirSync(join(folder, "uploads/enquiries"))).toHaveLength(19);
  });
});
