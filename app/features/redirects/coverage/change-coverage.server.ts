import type { Db } from "#app/db/client.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { REASONS } from "../enums.ts";
import { type AcceptedAddresses, acceptChoices, acceptReason } from "./accept-addresses.server.ts";
import { type AddedAddresses, addOldAddresses } from "./add-old-addresses.server.ts";
import { readAddressList } from "./address-list.ts";
import { assessAgain } from "./assess-addresses.server.ts";
import type { CoverageChange } from "./coverage.ts";
import { getProposals } from "./coverage-queries.server.ts";
import type { SettledCoverage, UnreadList } from "./coverage-result.ts";
import {
  forgetOldAddresses,
  reopenAddresses,
  skipAddresses,
  takeHostsIn,
} from "./settle-addresses.server.ts";
import { readSiteIndex } from "./site-index.server.ts";
import { readSitemapFile } from "./sitemap-file.server.ts";

interface Context {
  readonly db: Db;
  readonly actorId: string;
  /** The site's public address, such as "https://example.ie". */
  readonly origin: string;
  /** Whether a path is one of the site's fixed pages. */
  readonly isPage: (path: string) => boolean;
}

/** Reads lists of old addresses, or decides about those that were read. Null for a reason that does not exist. */
export async function changeCoverage(
  context: Context,
  change: CoverageChange | "read",
  form: FormFields,
): Promise<SettledCoverage | null> {
  const { db, actorId, isPage } = context;
  const ids = [...new Set(form.getAll("id").filter(isId))].slice(0, 1000);
  const reason = REASONS.find((one) => one === form.get("why")) ?? null;
  switch (change) {
    case "read":
      return readLists(context, form);
    case "acceptances":
      return acceptTicked(context, form, ids);
    case "reason-acceptances":
      if (!reason) return null;
      return accepted(await acceptReason(db, { ...(await accepting(context)), reason }));
    case "skips":
      return { kind: "skipped", n: await skipAddresses(db, { ids }) };
    case "reason-skips":
      return { kind: "skipped", n: await skipAddresses(db, { reason }) };
    case "reopenings": {
      const readSite = () => readSiteIndex(db, isPage);
      return { kind: "reopened", n: await reopenAddresses(db, { ids, actorId, readSite }) };
    }
    case "comparisons":
      await assessAgain(db, await readSiteIndex(db, isPage));
      return { kind: "again" };
    case "hosts":
      return { kind: "ours", n: await takeHostsIn(db, ids, await readSiteIndex(db, isPage)) };
    case "deletion":
      await forgetOldAddresses(db, actorId);
      return { kind: "forgotten" };
  }
}

async function accepting({ db, isPage, origin, actorId }: Context) {
  return { site: await readSiteIndex(db, isPage), origin, actorId };
}

function accepted({ stored, refused, away }: AcceptedAddresses): SettledCoverage {
  return { kind: "accepted", n: stored, refused, away };
}

/** Ticked rows, and rows whose target was changed: anyone who types one means it. */
async function acceptTicked(
  context: Context,
  form: FormFields,
  ids: readonly string[],
): Promise<SettledCoverage> {
  const typed = new Map(
    [...form].flatMap(([name, value]) => {
      const id = name.startsWith("to-") ? name.slice(3) : "";
      return isId(id) ? [[id, value.slice(0, 2000)] as const] : [];
    }),
  );
  const proposed = await getProposals(context.db, [...typed.keys()]);
  const isChanged = (id: string, target: string) =>
    target.trim() !== "" && target.trim() !== (proposed.get(id) ?? "");
  const choices = [...typed]
    .filter(([id, target]) => ids.includes(id) || (proposed.has(id) && isChanged(id, target)))
    .map(([id, target]) => ({ id, target }));
  return accepted(await acceptChoices(context.db, { ...(await accepting(context)), choices }));
}

/** Files and pasted text are read on their own: one that cannot be read does not hold up the others. */
async function readLists(context: Context, form: FormFields): Promise<SettledCoverage> {
  const pasted = form.get("addresses") ?? "";
  const addresses: string[] = [];
  const sitemaps: string[] = [];
  const unread: UnreadList[] = [];
  const take = (name: string | null, text: string) => {
    const list = readAddressList(text);
    if (!list.ok) return void unread.push({ name, fault: list.error });
    for (const one of list.value.addresses) addresses.push(one);
    for (const one of list.value.sitemaps) sitemaps.push(one);
  };
  const files = form.files("file").filter(({ name }) => name !== "");
  for (const file of files) {
    const text = await readSitemapFile(new Uint8Array(await file.arrayBuffer()));
    if (text.ok) take(file.name.slice(0, 200), text.value);
    else unread.push({ name: file.name.slice(0, 200), fault: text.error });
  }
  if (pasted.trim() !== "" || files.length === 0) take(null, pasted);
  const added = addresses.length > 0 ? await store(context, addresses) : NOTHING;
  const isPastedUnread = unread.some(({ name }) => name === null);
  return { kind: "read", ...added, sitemaps, unread, pasted: isPastedUnread ? pasted.slice(0, 200_000) : "" };
}

const NOTHING: AddedAddresses = { stored: 0, known: 0, unreadable: 0, left: 0 };

async function store(context: Context, addresses: readonly string[]): Promise<AddedAddresses> {
  const { db, actorId, origin, isPage } = context;
  const site = await readSiteIndex(db, isPage);
  return addOldAddresses(db, { addresses, site, ownHost: new URL(origin).hostname, actorId });
}
