import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { enquiries, enquiryPhotos } from "#app/db/schema/enquiries.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/test-db.ts";
import { workContext } from "#tests/support/work-context.ts";
import { addEnquiry } from "./add-enquiry.server.ts";
import { getEnquiry } from "./desk-queries.server.ts";
import { getFormSecret, makeFormToken } from "./form-token.server.ts";
import { matchKit } from "./match-kit.server.ts";
import { readPhoto } from "./read-photo.server.ts";
import { removeOldEnquiries, removeOrphanedPhotos } from "./remove-old-enquiries.server.ts";

const db = await useTestDb();
const folder = mkdtempSync(join(tmpdir(), "itsshowtime-desk-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { config } = workContext(db, { SECRET: "s".repeat(32), DATA_DIR: folder });
const MONDAY = new Date("2026-11-23T11:30:00Z");

type Post = Parameters<typeof addEnquiry>[1];

async function arrive(more: Pick<Post, "details" | "photos">): Promise<string> {
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

describe("kit lists and photos", () => {
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

  it("keep photos in files, and leave none behind 24 months after the last contact", async () => {
    const photos = [{ bytes: Buffer.from("picture"), width: 8, height: 6 }];
    const id = await arrive({ photos });
    const [photo] = (await getEnquiry(db, id, MONDAY))?.photos ?? [];
    const read = () => readPhoto({ db, config }, { enquiryId: id, photoId: photo?.id ?? "" });
    expect((await read())?.toString()).toBe("picture");
    expect(await readPhoto({ db, config }, { enquiryId: newId(), photoId: photo?.id ?? "" })).toBeNull();
    const files = () => readdirSync(join(folder, "uploads/enquiries"));
    const tidy = async (now: string) => {
      await removeOldEnquiries(db, new Date(now));
      await removeOrphanedPhotos({ db, config }, new Date(now));
    };
    await tidy("2028-11-23T11:29:00Z");
    expect(files()).toHaveLength(1);
    await tidy("2028-11-23T11:31:00Z");
    expect(await db.select().from(enquiryPhotos)).toEqual([]);
    expect(files()).toEqual([]);
  });
});
