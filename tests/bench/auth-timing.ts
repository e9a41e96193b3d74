/**
 * `node tests/bench/auth-timing.ts [runs]`: asks a built site to log in, to sign up and to reset a password for
 * addresses that have an account and for addresses that have none, in turn, and prints the medians of each in ms. Ends
 * with 1 when two medians differ by 10 ms or more. The visitors come from many addresses, so that no limit answers.
 */
import { startSiteProcess } from "../../scripts/run/site-process.ts";

const RUNS = Number(process.argv[2] ?? 200);
const MAX_APART_MS = 10;
/** Fewer than the mails that an address gets in an hour, and than the passwords an account takes. */
const TRIES_PER_ACCOUNT = 3;
const KNOWN = { email: "known@example.ie", password: "a-known-passphrase" };

process.env["TRUST_PROXY"] = "1";
process.env["ADMIN_EMAIL"] = KNOWN.email;
process.env["ADMIN_PASSWORD"] = KNOWN.password;

const WAYS = {
  "log in": (email: string) => ["/api/auth/sign-in/email", { email, password: "not-the-password" }] as const,
  "sign up": (email: string) =>
    ["/api/auth/sign-up/email", { name: "Somebody", email, password: "some-passphrase" }] as const,
  reset: (email: string) => ["/api/auth/request-password-reset", { email }] as const,
};

let visitor = 0;

/** Milliseconds until the answer, from an address that has not asked before. */
async function timed(origin: string, [path, body]: readonly [string, object]): Promise<number> {
  visitor += 1;
  const address = `198.${18 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const start = performance.now();
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, "X-Forwarded-For": address },
    body: JSON.stringify(body),
  });
  await answer.text();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** As many accounts as keep every one of them under its own limit. */
async function makeAccounts(origin: string): Promise<string[]> {
  const emails = Array.from({ length: Math.ceil(RUNS / TRIES_PER_ACCOUNT) }, (_, n) => `one${n}@example.ie`);
  for (const email of emails) await timed(origin, WAYS["sign up"](email));
  return emails;
}

const site = await startSiteProcess({ asBuilt: process.argv.includes("--as-built") });
try {
  const accounts = await makeAccounts(site.origin);
  for (const [name, ask] of Object.entries(WAYS)) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      // An address that was never confirmed is free to sign up again, so only the confirmed one is known there.
      const account = name === "sign up" ? KNOWN.email : accounts[run % accounts.length];
      known.push(await timed(site.origin, ask(account ?? KNOWN.email)));
      unknown.push(await timed(site.origin, ask(`nobody-${name.length}-${run}@example.ie`)));
    }
    const apart = Math.abs(median(known) - median(unknown));
    if (apart >= MAX_APART_MS) process.exitCode = 1;
    console.log(
      `${name}: known ${median(known).toFixed(1)}, unknown ${median(unknown).toFixed(1)}, apart ${apart.toFixed(1)}`,
    );
  }
} finally {
  await site.stop();
}
