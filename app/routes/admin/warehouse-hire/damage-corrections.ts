import type { DamageAnswer } from "#app/features/scans/components/damage-corrections.tsx";
import { correctDamage } from "#app/features/scans/corrections/correct-damage.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { refuse } from "#app/lib/result.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes back that counted pieces of a hire came back damaged. */
export const action = resourceAction(
  async ({ db, now, id: hireId, actorId, form }) => {
    const itemId = form.get("item") ?? "";
    if (!isId(itemId)) return refuse({ kind: "not-found" });
    return correctDamage(db, {
      hireId,
      itemId,
      actorId,
      now,
      quantity: parseWhole(form.text("quantity"), 9_999) ?? 0,
      seen: parseWhole(form.get("seen") ?? "", 1_000_000) ?? -1,
    });
  },
  {
    done: ({ id }) => ({
      path: adminPath(`/admin/hire/warehouse/${id}/return`),
      flash: "hire-damage-taken-back",
    }),
    refused: ({ kind: damage }, _, { form }): DamageAnswer => ({
      damage,
      itemId: form.get("item") ?? "",
      quantity: form.text("quantity"),
    }),
  },
);
