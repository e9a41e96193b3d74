import type { Tx } from "#app/db/client.server.ts";
import { replaceClaims } from "#app/features/claims/replace-claims.server.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { type AcceptedBefore, type AcceptRefusal, awaitedDeposit } from "./acceptance.ts";
import type { AcceptedVersion } from "./store-hire.server.ts";

/**
 * Puts the gear of the accepted lines under the hire: firm, or until the deposit is due. Gives the number of prepared
 * pieces that it needs no more.
 */
export async function claimGear(
  tx: Tx,
  { quote, agreed, own, now }: AcceptedVersion,
  hire: { readonly id: string; readonly number: string; readonly before: AcceptedBefore | null },
): Promise<Result<{ readonly putBack: number }, AcceptRefusal>> {
  const lines = agreed.priced.lines.flatMap(({ line }) =>
    line.itemId === null
      ? []
      : [
          {
            lineId: line.id,
            itemId: line.itemId,
            quantity: line.quantity,
            unitNumber: own.get(line.id)?.unitNumber ?? undefined,
          },
        ],
  );
  const claimed = await replaceClaims(tx, {
    ownerIds: [quote.id, hire.id],
    claims: {
      owner: "hire",
      ownerId: hire.id,
      reference: hire.number,
      lines,
      period: agreed.period,
      expiresAt: awaitedDeposit(agreed, hire.before, now)?.dueAt ?? null,
      acceptedAt: now,
      actorId: null,
      now,
    },
  });
  if (claimed.ok || claimed.error.kind === "out") return claimed.ok ? claimed : refuse({ kind: "out" });
  const names = new Map(agreed.priced.lines.map(({ line }) => [line.id, line.name]));
  const { error } = claimed;
  const short =
    error.kind === "short"
      ? error.lines.map(({ lineId, available }) => ({ lineId, available }))
      : lines
          .filter(({ unitNumber }) => unitNumber === error.unitNumber)
          .map(({ lineId }) => ({ lineId, available: 0 }));
  return refuse({
    kind: "short",
    lines: short.map((line) => ({ ...line, name: names.get(line.lineId) ?? "" })),
  });
}
