import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { type QuoteContent, storedContent } from "#app/features/quotes/content/quote-content.ts";

/** What a version says that a hire was accepted with. */
export async function getAgreedContent(db: Db, versionId: string): Promise<QuoteContent> {
  const [version] = await db
    .select({ content: hireQuoteVersions.content })
    .from(hireQuoteVersions)
    .where(eq(hireQuoteVersions.id, versionId));
  const content = version && storedContent(version);
  if (!content) throw new Error(`Bug: no content of version ${versionId}`);
  return content;
}
