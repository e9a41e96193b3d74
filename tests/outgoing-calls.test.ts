import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Packages and modules by which a program asks another one for something. */
const NAMES = String.raw`"(?:stripe|nodemailer(?:/[\w/-]+)?|undici|pg|node:(?:net|tls|http2?|https|dns)|@aws-sdk\/[\w-]+)"`;
const ASKS = new RegExp(`^import (?!type\\b)[^;]*from ${NAMES};|import\\(${NAMES}\\)`, "m");

/** The modules that call another service, and the lines that say how long they wait. Tests of these limits carry R15 in their names. */
const LIMITS: Readonly<Record<string, readonly RegExp[]>> = {
  "app/integrations/stripe/create-stripe-gateway.server.ts": [
    /SILENCE_MS = 8 \* SECOND_MS/,
    /DEADLINE_MS = 27 \* SECOND_MS/,
    /timeout: limits\.silenceMs/,
  ],
  "app/integrations/smtp/smtp-connections.server.ts": [
    /connectMs: 10 \* SECOND_MS, sendMs: 60 \* SECOND_MS/,
    /within\(\(server\.limits \?\? LIMITS\)\.sendMs/,
    /within\(AWAKE_MS/,
    /connectionTimeout: connectMs/,
    /socketTimeout: sendMs/,
  ],
  "app/integrations/pictures/picture-fetcher.server.ts": [
    /timeoutMs: 10_000/,
    /AbortSignal\.timeout\(rules\.timeoutMs\)/,
  ],
  "app/integrations/webhooks/webhook-sender.server.ts": [
    /timeoutMs: 10_000/,
    /AbortSignal\.timeout\(rules\.timeoutMs\)/,
  ],
  "app/integrations/storage/s3-storage.server.ts": [
    /connectMs: 3 \* SECOND_MS/,
    /deadlineMs: 20 \* SECOND_MS/,
    /connectionTimeout: limits\.connectMs/,
  ],
  "server/start/keep-warm.ts": [/ANSWER_LIMIT_MS = 10 \* SECOND_MS/, /setTimeout\(ANSWER_LIMIT_MS/],
  "app/db/pool.server.ts": [/STATEMENT_TIMEOUT_MS = 5000/, /connectionTimeoutMillis/, /query_timeout/],
};

/** These import a name and open nothing. */
const SILENT = [
  "app/config-origin.server.ts",
  "app/config.server.ts",
  "app/http/admission/client-address.server.ts",
  "app/integrations/smtp/send-over-smtp.server.ts",
  "app/integrations/stripe/stripe-refusal.server.ts",
  "app/integrations/stripe/verify-webhook.server.ts",
  "server/app.ts",
];

function modules(): string[] {
  return ["app", "server"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
  );
}

test("R15: every call of ours to somebody else has its limit of time", () => {
  const asking = modules().filter((file) => ASKS.test(readFileSync(join(ROOT, file), "utf8")));
  expect(asking.sort()).toEqual([...Object.keys(LIMITS), ...SILENT].sort());
  for (const [file, limits] of Object.entries(LIMITS)) {
    const source = readFileSync(join(ROOT, file), "utf8");
    for (const limit of limits) expect([file, source]).toEqual([file, expect.stringMatching(limit)]);
  }
});
