import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { media } from "#app/db/schema/media.ts";
import { getFormSecret, makeFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { addMedia } from "#app/features/media/add-media.server.ts";
import { examine } from "#server/start/doctor.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { type Answer, useTestServer } from "#tests/support/http/test-server.ts";
import { startS3Peer } from "#tests/support/peers/s3-peer/s3-peer.ts";

const peer = await startS3Peer();
afterEach(() => peer.clearFaults());
afterAll(() => peer.close());

const first = useTestServer(peer.env);
const second = useTestServer(peer.env);

async function idOf(filename: string): Promise<string> {
  const rows = await first.running.services.database.db.select().from(media);
  return rows.find((row) => row.filename === filename)?.id ?? "";
}

async function upload(filename: string, background: string): Promise<string> {
  const { database, config } = first.running.services;
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  await addMedia({ db: database.db, config }, { bytes, filename, actorId: null });
  const rows = await database.db.select().from(media);
  return rows.find((row) => row.filename === filename)?.share?.src ?? "";
}

const post = (path: string, fields: Record<string, string | File>, cookie = ""): Promise<Answer> =>
  first.postFiles(path, fields, { Cookie: cookie });

const away = () =>
  peer.addFault({ fault: { kind: "status", status: 500, code: "InternalError" }, times: 999 });

describe("uploads in a bucket", () => {
  test("of one instance are seen through the other, kept for good by browsers, and lie nowhere in public", async () => {
    const address = await upload("shared.png", "#456");
    const { status, headers, body } = await second.ask(address);
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'.*sandbox/);
    expect(body.equals((await first.ask(address)).body)).toBe(true);
    expect(await peer.keys()).toContain(`site/a${address}`);
    expect((await fetch(`${peer.origin}/uploads-of-the-site/site/a${address}`)).status).toBe(403);
    expect((await second.ask(address.replace(/media\/.{8}/, "media/00000000"))).status).toBe(404);
  });

  test("that cannot be reached make a picture come later, not the site unready", async () => {
    const address = await upload("later.png", "#654");
    await peer.addFault({ fault: { kind: "status", status: 500, code: "InternalError" }, times: 99 });
    const refused = await second.ask(address);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(refused.headers["cache-control"]).toBe("no-store");
    const ready = await second.ask("/readyz");
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.text)).toMatchObject({ status: "degraded", failed: [] });
    expect(JSON.parse(ready.text).degraded).toContain("uploads");
    expect((await second.ask("/")).status).toBe(200);
    await peer.clearFaults();
    expect((await second.ask(address)).status).toBe(200);
  });

  test("of an enquiry that cannot be stored are refused with words, and nothing typed is lost", async () => {
    const { database, config } = first.running.services;
    const secret = await getFormSecret(database.db, config);
    const typed = {
      form_token: makeFormToken(secret, { now: new Date(Date.now() - 60_000) }),
      name: "Áine Ní Bhriain",
      email: "aine@example.ie",
      phone: "091 555 010",
      message: "It hums at night",
    };
    const plan = new File(
      ["%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n"],
      "plan.pdf",
    );
    const send = (path = "/equipment-servicing", more = {}) => post(path, { ...typed, ...more });
    await away();
    const refused = await send("/ga/equipment-servicing", { attachments: plan });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("Ní féidir do chomhaid a stóráil faoi láthair.");
    for (const words of [typed.name, typed.message]) expect(refused.text).toContain(words);
    await peer.clearFaults();
    // Held with a form that is wrong, and gone from reach when it comes again.
    const held = await send(undefined, { attachments: plan, email: "no" });
    const token = /name="held"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="held"/.exec(held.text);
    await away();
    const again = await send(undefined, { held: token?.[1] ?? token?.[2] ?? "" });
    expect(again.status).toBe(400);
    expect(again.text).toContain("Your files cannot be stored at the moment.");
    expect(again.text).toContain(typed.message);
    expect((await send()).status).toBe(200);
  });

  test("of staff that cannot be stored are refused with words", async () => {
    const cookie = await signInAs(first);
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#789" } })
      .png()
      .toBuffer();
    await upload("lamp-kept.png", "#987");
    await away();
    const picture = new File([new Uint8Array(bytes)], "lamp.png");
    const picked = await post("/admin/media/picker", { files: picture }, cookie);
    expect([picked.status, picked.text]).toEqual([
      200,
      JSON.stringify([{ kind: "refused", filename: "lamp.png", fault: "storage-away" }]),
    ]);
    const kept = await idOf("lamp-kept.png");
    const replaced = await post(`/admin/media/${kept}/file`, { files: picture }, cookie);
    expect(replaced.status).toBe(503);
    expect(replaced.text).toContain("Nothing is wrong with the file: upload it again in a few minutes.");
    const csv = new File(["Type,SKU,Name\nsimple,a,Lamp\n"], "shop.csv");
    const refused = await post("/admin/import/new", { file: csv }, cookie);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("The place where files are kept does not answer.");
  });

  test("are looked at by the doctor", async () => {
    const env = { ...peer.env, S3_SECRET_ACCESS_KEY: "hunter2" };
    const sentence =
      "Uploads cannot be kept in the bucket uploads-of-the-site of S3_URL: the secret of S3_SECRET_ACCESS_KEY is wrong.";
    const DATA_DIR = `${first.running.services.config.dataDir}/other`;
    const findings = await examine({ ...env, DATA_DIR });
    expect(findings).toContainEqual({ level: "fail", text: sentence });
    const sound = await examine({ ...peer.env, DATA_DIR });
    expect(sound).toContainEqual({
      level: "ok",
      text: "The bucket uploads-of-the-site can be written, read, listed and cleared.",
    });
  });
});
