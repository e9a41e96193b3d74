import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { sentFiles } from "#app/features/media/add-uploads.server.ts";
import type { Clock } from "#app/lib/clock.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { parseSetup } from "../file/parse-setup.ts";
import { dropPictures, retryRunPictures } from "../pictures/run-pictures.server.ts";
import { undoImport } from "../undo/undo-import.server.ts";
import type { ImportAnswer } from "./import-step.ts";
import { checkImport, discardImport, startImport, stopImport } from "./prepare-import.server.ts";
import { refusalText } from "./report-text.ts";

interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, "dataDir" | "s3">;
}

/** Does what the pressed button says; null for a button that is not there. */
export async function changeImport(
  ctx: Context,
  { runId, form, actorId }: { readonly runId: string; readonly form: FormFields; readonly actorId: string },
): Promise<ImportAnswer | null> {
  switch (form.get("intent")) {
    case "check": {
      const checked = await checkImport(ctx, { runId, setup: parseSetup(form) });
      if (checked.ok) return { kind: "done" };
      if (checked.error.kind === "gone") return { kind: "gone" };
      return { kind: "refused", reason: refusalText("en", checked.error) };
    }
    case "start":
      return answerOf(await startImport(ctx, { runId, actorId }));
    case "ask-undo":
      return { kind: "ask", about: "undo" };
    case "ask-discard":
      return { kind: "ask", about: "discard" };
    case "undo":
      return answerOf(await undoImport(ctx.db, { runId, actorId }));
    case "stop":
      await stopImport(ctx.db, runId);
      return { kind: "done" };
    case "discard": {
      const discarded = await discardImport(ctx, runId);
      if (discarded.ok) return { kind: "discarded" };
      if (discarded.error.kind === "gone") return { kind: "gone" };
      return { kind: "refused", reason: refusalText("en", discarded.error) };
    }
    case "retry-pictures":
      await retryRunPictures(ctx.db, runId);
      return { kind: "done" };
    case "drop-pictures": {
      const files = sentFiles(form);
      return {
        kind: "dropped",
        ...(await dropPictures(ctx, { runId, files, actorId, now: ctx.clock.now() })),
      };
    }
    default:
      return null;
  }
}

function answerOf(
  result: { readonly ok: true } | { readonly ok: false; readonly error: { readonly kind: "busy" | "gone" } },
): ImportAnswer {
  return result.ok ? { kind: "done" } : { kind: result.error.kind };
}
