import { describe, expect, it } from "vitest";
import { readS3 } from "./config-s3.server.ts";

const KEYS = { S3_ACCESS_KEY_ID: "AKIA1", S3_SECRET_ACCESS_KEY: "hunter2" };

describe("readS3", () => {
  it("is nothing without any of its variables", () => {
    expect(readS3({})).toEqual({ ok: true, value: undefined });
  });

  it("takes everything from the address, or the keys from beside it", () => {
    expect(readS3({ S3_URL: "https://AKIA1:a%2Fb@files.example.ie:9000/uploads/site/a/" })).toEqual({
      ok: true,
      value: {
        endpoint: "https://files.example.ie:9000",
        bucket: "uploads",
        prefix: "site/a",
        region: "us-east-1",
        accessKeyId: "AKIA1",
        secretAccessKey: "a/b",
        pathStyle: true,
      },
    });
    expect(readS3({ S3_URL: "https://s3.eu-west-1.amazonaws.com/uploads", ...KEYS })).toMatchObject({
      value: { prefix: "", region: "eu-west-1", secretAccessKey: "hunter2", pathStyle: false },
    });
    const other = { S3_URL: "https://s3.eu-west-1.amazonaws.com/uploads", S3_REGION: "eu-north-1" };
    expect(readS3({ ...other, ...KEYS, S3_PATH_STYLE: "1" })).toMatchObject({
      value: { region: "eu-north-1", pathStyle: true },
    });
  });

  it.each([
    ["S3_URL", { S3_URL: "s3.example.ie/uploads", ...KEYS }],
    ["S3_URL", { S3_URL: "ftp://files.example.ie/uploads", ...KEYS }],
    ["S3_URL", { S3_URL: "https://files.example.ie", ...KEYS }],
    ["S3_URL", { S3_URL: "https://files.example.ie/Uploads", ...KEYS }],
    ["S3_URL", { S3_URL: "https://files.example.ie/%zz", ...KEYS }],
    ["S3_URL", { S3_URL: "https://files.example.ie/uploads?region=eu", ...KEYS }],
    ["S3_URL", { S3_URL: "https://files.example.ie/uploads/a b", ...KEYS }],
    ["S3_ACCESS_KEY_ID", { S3_URL: "https://files.example.ie/uploads" }],
    ["S3_ACCESS_KEY_ID", { S3_ACCESS_KEY_ID: "AKIA1" }],
    ["S3_SECRET_ACCESS_KEY", { S3_SECRET_ACCESS_KEY: "hunter2" }],
    ["S3_SECRET_ACCESS_KEY", { S3_URL: "https://AKIA1@files.example.ie/uploads" }],
    ["S3_PATH_STYLE", { S3_URL: "https://files.example.ie/uploads", ...KEYS, S3_PATH_STYLE: "yes" }],
  ])("refuses half of it with one sentence that names %s and no secret", (name, env) => {
    const read = readS3(env);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatch(new RegExp(`^${name} (?!.*hunter2)[^\n]+\\.$`));
  });
});
