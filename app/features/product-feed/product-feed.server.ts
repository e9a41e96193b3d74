import type { Db } from "#app/db/client.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { readSiteVersion } from "#app/features/settings/site-version.server.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { FEED_FOOT, feedHead, feedItem } from "./feed-xml.ts";
import { type FeedRequest, listFeedItems } from "./list-feed-items.server.ts";

/** Grows with every change of what the same catalogue looks like in the feed. */
const FORMAT = 1;

/**
 * Says without reading the catalogue whether the feed is still the same: it changes with the site version and, where
 * goods on backorder have a date, with the day. Null while the version cannot be read.
 */
export async function readFeedTag(db: Db, { locale, origin, now }: FeedRequest): Promise<string | null> {
  const version = await readSiteVersion(db);
  if (version === null) return null;
  const { productFeed } = await getSettings(db);
  const day = productFeed.backorderDays === null ? "" : irishDate(now);
  const facts = [FORMAT, version, locale, origin, day].join(" ");
  return `W/"${hashOf(facts, "base64url").slice(0, 22)}"`;
}

/** The feed in a language as RSS 2.0, piece by piece: a catalogue of any size needs the memory of one piece. */
export async function* readProductFeed(db: Db, request: FeedRequest): AsyncGenerator<string> {
  const { company } = await getSettings(db);
  const link = request.origin + localeHref(request.locale, "/shop");
  yield feedHead({ title: company.tradingName, link });
  for await (const items of listFeedItems(db, request)) yield items.map(feedItem).join("");
  yield FEED_FOOT;
}
