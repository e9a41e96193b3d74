import type { SameMeaning } from "#app/features/imports/file/parse-setup.ts";
import type { FileRefusal } from "#app/features/imports/report/import-report.ts";
import type { BeginRefusal } from "#app/features/imports/run/begin-run.server.ts";
import type { ImportAnswer } from "#app/features/imports/run/import-step.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Result } from "#app/lib/result.ts";

type Refusal = BeginRefusal | FileRefusal | SameMeaning;

/** The action of an import's resource. Done, it leads to the import's page, or to the path that `change` gives. */
export const runAction = (change: (work: ResourceWork) => Promise<Result<string | null, Refusal>>) =>
  resourceAction(change, {
    done: ({ id }, path) => ({ path: path ?? adminPath(`/admin/import/${id}`) }),
    refused: (refusal): ImportAnswer => {
      if (refusal.kind === "same-meaning") return refusal;
      return refusal.kind === "busy" || refusal.kind === "state"
        ? { kind: refusal.kind }
        : { kind: "refused", refusal };
    },
  });
