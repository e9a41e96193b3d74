import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import * as full from "better-auth/crypto";

const derive = promisify(scrypt) as (
  password: string,
  salt: string,
  length: number,
  options: object,
) => Promise<Buffer>;
const MARK = "cheap:";
/** A hash of the site costs 64 times as much. */
const COST = { N: 256, r: 16, p: 1 };

async function keyOf(password: string, salt: string): Promise<string> {
  return (await derive(password.normalize("NFKC"), salt, 64, COST)).toString("hex");
}

/** Hashes a password as the site does, for little of its processor time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${MARK}${salt}:${await keyOf(password, salt)}`;
}

/** Whether a password fits its hash, from here or from the site. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  if (!hash.startsWith(MARK)) return full.verifyPassword({ hash, password });
  const [salt = "", key] = hash.slice(MARK.length).split(":");
  return (await keyOf(password, salt)) === key;
}
