import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands } from "#app/db/schema/shop/catalog.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import { propertiesOf } from "#app/lib/records.ts";
import { fold } from "#app/lib/text/fold.ts";
import { MAX_PASSWORD_LENGTH } from "../identity.ts";
import known from "./common-passwords.json" with { type: "json" };
import { isCommonPassword } from "./common-passwords.ts";

const GUESSED: ReadonlySet<string> = new Set(known.passwords.split(" ").map(comparable));

/** Words of this trade and of the back office, which anyone who guesses a password of this site tries first. */
const SITE_WORDS =
  "its show time showtime lighting light lights sound audio stage staging theatre event events hire rental studio admin staff desk shop galway ireland eire gaillimh";

/** Letters that may be left beside such words without making them a password. */
const FEW_LETTERS = 3;

/** Words shorter than this are part of too many others. */
const MIN_WORD_LENGTH = 3;

/** The person who chooses a password, as far as that is known. */
export interface Chooser {
  readonly name?: unknown;
  readonly email?: unknown;
}

/**
 * True for a password that no one may choose: one of the first that are guessed anywhere, or one that is made of nothing
 * but digits, signs and words of this company (its names, its host, the brands it sells, its trade) or of its chooser's
 * own name and address. OWASP ASVS 5.0.0, 6.1.2, 6.2.4 and 6.2.11. What is no text, or longer than any password may be,
 * is not looked at: all that take passwords refuse it for that.
 */
export async function isRefusedPassword(
  { db, origin }: { readonly db: Db; readonly origin: string },
  password: unknown,
  chooser: Chooser = {},
): Promise<boolean> {
  if (typeof password !== "string" || password.length > MAX_PASSWORD_LENGTH) return false;
  if (isGuessedPassword(password)) return true;
  const words = [...(await listCompanyTexts(db)), new URL(origin).hostname, SITE_WORDS];
  return isMadeOf(password, [...words, ...ownTexts(chooser)]);
}

/** True for one of the first passwords that are guessed anywhere. */
export function isGuessedPassword(password: string): boolean {
  return isCommonPassword(password) || GUESSED.has(comparable(password));
}

/** Names of the company and of what it sells. */
async function listCompanyTexts(db: Db): Promise<string[]> {
  const [[company], sold] = await Promise.all([
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, "company")),
    db.select({ name: brands.name }).from(brands),
  ]);
  const { legalName, tradingName } = propertiesOf(company?.value);
  return [legalName, tradingName, ...sold.map(({ name }) => name)].filter((text) => typeof text === "string");
}

function ownTexts({ name, email }: Chooser): string[] {
  return [name, email].filter((text) => typeof text === "string");
}

/** True when words of these texts leave next to nothing of the password's letters. */
function isMadeOf(password: string, texts: readonly string[]): boolean {
  let letters = lettersOf(password);
  const before = letters.length;
  const words = texts.flatMap((text) => [lettersOf(text), ...fold(text).split(/[^\p{L}]+/u)]);
  const longestFirst = [...new Set(words)]
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((a, b) => b.length - a.length);
  for (const word of longestFirst) letters = letters.replaceAll(word, " ");
  const left = letters.replaceAll(" ", "").length;
  return left < before && left <= FEW_LETTERS;
}

function comparable(password: string): string {
  return fold(password).replace(/\s+/g, "");
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]+/gu, "");
}
