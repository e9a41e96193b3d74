import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { forgetDraftsOf } from "#app/features/draft-orders/forget-drafts.server.ts";
import { forgetHiresOf } from "#app/features/hires/forget-hires.server.ts";
import type { Forgetting } from "#app/features/identity/account/delete-account.server.ts";
import { companyAddresses } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";

/** How this site forgets a person, whether they delete their account or staff erase the customer. */
export async function forgettingOf(
  { db, config }: { readonly db: Db; readonly config: Config },
  now: Date,
): Promise<Forgetting> {
  const { company } = await getSettings(db);
  return {
    companyAddresses: companyAddresses(config, company),
    further: async (tx, person, erasedBy) => {
      await forgetDraftsOf(tx, person);
      await forgetHiresOf(tx, person, now, erasedBy);
    },
  };
}
