import { and, eq, inArray } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { oldAddresses } from "#app/db/schema/system/redirects.ts";
import { addRedirects } from "../add-redirects.server.ts";
import { UNDECIDED } from "../enums.ts";
import { MAX_CHAIN } from "../redirect-ways.ts";
import { checkRedirect, cleanFrom, type NewRedirect } from "../redirects.ts";
import { writeAssessments } from "./assess-addresses.server.ts";
import type { Reason, RefusedChoice } from "./coverage.ts";
import type { SiteIndex } from "./site-index.ts";

/** An old address and where it is to lead; `target` as it was typed. */
export interface AddressChoice {
  readonly id: string;
  readonly target: string;
}

export interface AcceptedAddresses {
  readonly stored: number;
  readonly refused: readonly RefusedChoice[];
  /** Whole addresses of other sites among the stored ones. */
  readonly away: readonly string[];
}

interface Accepting {
  readonly site: SiteIndex;
  /** This site's own origin; addresses that begin with it are paths of it. */
  readonly origin: string;
  readonly actorId: string;
}

const CHUNK = 1000;
/** Addresses in which something is still to be decided. */
const OPEN = [...UNDECIDED, "skipped"] as const;

/** Makes old addresses lead where somebody says; all that can be in one transaction, the others are told. */
export async function acceptChoices(
  db: Db,
  { choices, ...accepting }: Accepting & { readonly choices: readonly AddressChoice[] },
): Promise<AcceptedAddresses> {
  return inTransaction(db, async (tx) => {
    const known = new Map<string, string>();
    for (let at = 0; at < choices.length; at += CHUNK) {
      const ids = choices.slice(at, at + CHUNK).map(({ id }) => id);
      const rows = await tx
        .select({ id: oldAddresses.id, address: oldAddresses.address })
        .from(oldAddresses)
        .where(and(inArray(oldAddresses.id, ids), inArray(oldAddresses.outcome, OPEN)));
      for (const { id, address } of rows) known.set(id, address);
    }
    return accept(tx, choices, known, accepting);
  });
}

/** Accepts every proposal that was made for one reason, as it was made. */
export async function acceptReason(
  db: Db,
  { reason, ...accepting }: Accepting & { readonly reason: Reason },
): Promise<AcceptedAddresses> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ id: oldAddresses.id, address: oldAddresses.address, target: oldAddresses.target })
      .from(oldAddresses)
      .where(and(eq(oldAddresses.outcome, "proposed"), eq(oldAddresses.reason, reason)));
    const known = new Map(rows.map(({ id, address }) => [id, address]));
    const choices = rows.map(({ id, target }) => ({ id, target: target ?? "" }));
    return accept(tx, choices, known, accepting);
  });
}

async function accept(
  tx: Tx,
  choices: readonly AddressChoice[],
  known: ReadonlyMap<string, string>,
  { site, origin, actorId }: Accepting,
): Promise<AcceptedAddresses> {
  const refused: RefusedChoice[] = [];
  const list = new Map<string, NewRedirect & { readonly id: string; readonly typed: string }>();
  for (const { id, target: typed } of choices) {
    const address = known.get(id) ?? "";
    const checked = address ? settle(address, typed, site, origin) : ({ ok: false, error: "gone" } as const);
    if (checked.ok) list.set(checked.value.from, { ...checked.value, id, typed });
    else refused.push({ id, address, target: typed, fault: checked.error });
  }
  const { left } = await addRedirects(tx, { list: [...list.values()], actorId });
  for (const {
    redirect: { from },
    fault,
  } of left) {
    const listed = list.get(from);
    if (listed) refused.push({ id: listed.id, address: from, target: listed.typed, fault });
    list.delete(from);
  }
  const stored = [...list.values()];
  await writeAssessments(
    tx,
    stored.map(({ id, target }) => ({ id, outcome: "redirected", target, reason: null, score: null })),
  );
  const external = stored.map(({ target }) => target).filter((target) => !target.startsWith("/"));
  return { stored: stored.length, refused, away: [...new Set(external)].slice(0, 20) };
}

/** A target that is itself led on is replaced by where it ends, so that no one is sent twice. */
function settle(address: string, typed: string, site: SiteIndex, origin: string) {
  const text = typed.trim();
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text === origin ? "/" : text;
  const checked = checkRedirect({ from: address, target: path, status: "301" });
  if (!checked.ok) return checked;
  const target = endOf(checked.value.target, site);
  if (target.startsWith("/") && cleanFrom(target) === checked.value.from) {
    return { ok: false, error: "loop" } as const;
  }
  if (target.startsWith("/") && !site.answers(target)) return { ok: false, error: "nowhere" } as const;
  return { ok: true, value: { ...checked.value, target } } as const;
}

function endOf(target: string, site: SiteIndex): string {
  let here = target;
  for (let step = 0; step < MAX_CHAIN && here.startsWith("/") && !site.answers(here); step += 1) {
    const on = site.redirectOf(cleanFrom(here) ?? here);
    if (on === undefined) break;
    here = on;
  }
  return here;
}
