import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { media } from "#app/db/schema/media.ts";
import { addMedia } from "#app/features/media/add-media.server.ts";
import { examine } from "#server/doctor.ts";
import { startS3Peer } from "../support/s3-peer/s3-peer.ts";
import { useTestServer } from "../support/test-server.ts";

const peer = await startS3Peer();
afterEach(() => peer.clearFaults());
afterAll(() => peer.close());

const first = useTestServer(peer.env);
const second = useTestServer(peer.env);

async function upload(filename: string, background: string): Promise<string> {
  const { database, config } = first.running.services;
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  await addMedia({ db: database.db, config }, { bytes, filename, actorId: null });
  const rows = await database.db.select().from(media);
  return rows.find((row) => row.filename === filename)?.share?.src ?? "";
}

describe("uploads in a bucket", () => {
  test("of one instance are seen through the other, kept for good by browsers, and lie nowhere in public", async () => {
    const address = await upload("shared.png", "#456");
    const { status, headers, body } = await second.ask(address);
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
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
