import type { Db } from "#app/db/client.server.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { PROPOSAL_REASONS } from "../enums.ts";
import { type AcceptedAddresses, acceptChoices, acceptReason } from "./accept-addresses.server.ts";
import { type AddedAddresses, addOldAddresses } from "./add-old-addresses.server.ts";
import { readAddressList } from "./address-list.ts";
import { assessAgain } from "./assess-addresses.server.ts";
import { getProposals } from "./coverage-queries.server.ts";
import type { SettledCoverage, UnreadList } from "./coverage-result.ts";
import {
  removeOldAddresses,
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

/** What a form asks for that is about old addresses. */
export interface CoverageForm extends Context {
  readonly form: FormFields;
}

/** Skips the ticked rows: they lead nowhere, and stay so. */
export async function skipTicked({ db, form }: CoverageForm): Promise<SettledCoverage> {
  return { kind: "skipped", n: await skipAddresses(db, { ids: tickedIn(form) }) };
}

/** Skips all proposals of the form's reason, or all that have none. */
export async function skipReason({ db, form }: CoverageForm): Promise<SettledCoverage> {
  return { kind: "skipped", n: await skipAddresses(db, { reason: reasonIn(form) }) };
}

/** Takes decisions about the ticked rows back. */
export async function reopenTicked({ db, form, actorId, isPage }: CoverageForm): Promise<SettledCoverage> {
  const readSite = () => readSiteIndex(db, isPage);
  return { kind: "reopened", ...(await reopenAddresses(db, { ids: tickedIn(form), actorId, readSite })) };
}

/** Compares all old addresses with the site again. */
export async function compareAgain({ db, isPage }: CoverageForm): Promise<SettledCoverage> {
  await assessAgain(db, await readSiteIndex(db, isPage));
  return { kind: "again" };
}

/** Takes the hosts of the ticked rows for the site's own. */
export async function takeTickedHosts({ db, form, isPage }: CoverageForm): Promise<SettledCoverage> {
  return { kind: "ours", n: await takeHostsIn(db, tickedIn(form), await readSiteIndex(db, isPage)) };
}

/** Removes all old addresses. */
export async function removeAllAddresses({ db, actorId }: CoverageForm): Promise<SettledCoverage> {
  await removeOldAddresses(db, actorId);
  return { kind: "forgotten" };
}

/** Stores all proposals of the form's reason. Null for a reason that does not exist. */
export async function acceptProposals(form: CoverageForm): Promise<SettledCoverage | null> {
  const reason = reasonIn(form.form);
  return reason && accepted(await acceptReason(form.db, { ...(await accepting(form)), reason }));
}

function tickedIn(form: FormFields): string[] {
  return [...new Set(form.getAll("id").filter(isId))].slice(0, 1000);
}

function reasonIn(form: FormFields) {
  return PROPOSAL_REASONS.find((known) => known === form.get("why")) ?? null;
}

async function accepting({ db, isPage, origin, actorId }: Context) {
  return { site: await readSiteIndex(db, isPage), origin, actorId };
}

function accepted({ stored, refused, away }: AcceptedAddresses): SettledCoverage {
  return { kind: "accepted", n: stored, refused, away };
}

/** Stores the ticked rows, and those whose target was changed: anyone who types one means it. */
export async function acceptTicked({ form, ...context }: CoverageForm): Promise<SettledCoverage> {
  const ids = tickedIn(form);
  const typed = new Map(
    [...form].flatMap(([name, value]) => {
      const id = name.startsWith("to-") ? name.slice(3) : "";
      return isId(id) ? [[id, value] as const] : [];
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

/** Reads lists of old addresses. A file that cannot be read does not hold up the others, nor pasted text. */
export async function readLists({ form, ...context }: CoverageForm): Promise<SettledCoverage> {
  const pasted = form.get("addresses") ?? "";
  const addresses: string[] = [];
  const sitemaps: string[] = [];
  const unread: UnreadList[] = [];
  const take = (name: string | null, text: string) => {
    const list = readAddressList(text);
    if (!list.ok) return void unread.push({ name, fault: list.error });
    for (const address of list.value.addresses) addresses.push(address);
    for (const sitemap of list.value.sitemaps) sitemaps.push(sitemap);
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
  return { kind: "read", ...added, sitemaps, unread, pasted: isPastedUnread ? pasted : "" };
}

const NOTHING: AddedAddresses = { stored: 0, known: 0, unreadable: 0, left: 0 };

async function store(context: Context, addresses: readonly string[]): Promise<AddedAddresses> {
  const { db, actorId, origin, isPage } = context;
  const site = await readSiteIndex(db, isPage);
  return addOldAddresses(db, { addresses, site, ownHost: new URL(origin).hostname, actorId });
}
