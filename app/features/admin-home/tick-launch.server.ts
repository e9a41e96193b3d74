import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { LaunchTick } from "./launch.ts";

interface Ticked {
  readonly tick: LaunchTick;
  readonly done: boolean;
  readonly actorId: string;
  readonly now: Date;
}

/** Notes that staff did what no program can see, with the Irish day; or takes the note back. */
export async function tickLaunch(db: Db, { tick, done, actorId, now }: Ticked): Promise<void> {
  const { launch } = await getSettings(db);
  await inTransaction(db, async (tx) => {
    await changeSetting(tx, "launch", { ...launch, [tick]: done ? irishDate(now) : null });
    await addAuditEntry(tx, {
      actorId,
      action: done ? "launch.ticked" : "launch.unticked",
      subjectType: "setting",
      subjectId: "launch",
      details: { tick },
    });
  });
}
