import type { Db } from "#app/db/client.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import type { Statement } from "./schema.ts";
import { itemsInWords, statementText } from "./withdrawals.ts";

export interface FrozenStatement {
  /** What is read, confirmed, sent back and kept. */
  readonly statement: string;
  /** Its hash, which the form posts, so that no other text is kept than the one that was read. */
  readonly frozen: string;
}

/** The text of a statement at this moment, and its hash. */
export async function freezeStatement(db: Db, locale: Locale, stated: Statement): Promise<FrozenStatement> {
  const { company } = await getSettings(db);
  const statement = statementText(locale, {
    company: company.legalName || company.tradingName,
    number: stated.reference,
    name: stated.name,
    email: stated.email,
    items: stated.which || itemsInWords(stated.items ?? []),
  });
  return { statement, frozen: hashOf(statement, "base64url").slice(0, 22) };
}
