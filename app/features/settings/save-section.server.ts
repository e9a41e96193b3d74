import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isSameJson } from "#app/lib/same-json.server.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { changeSetting, lockSetting } from "./change-setting.server.ts";
import { readCompany } from "./company-form.ts";
import { type OpenWeek, readHire } from "./hire-form.ts";
import { settingValue } from "./queries.server.ts";
import { settingSchemas } from "./schema.ts";
import type { SettingKey, Settings } from "./settings.ts";
import {
  KEY_OF,
  readAccounting,
  readAnnouncement,
  readFeed,
  readGuarantee,
  readMakers,
  readShop,
  readTrade,
  type SettingFault,
  type SettingsSection,
} from "./settings-form.ts";
import { readZones } from "./zones-form.ts";

interface SectionChange {
  readonly section: SettingsSection;
  readonly values: FormValues;
  /** The state of the setting the form was made from, as `listSettingVersions` says. */
  readonly version: string;
  readonly actorId: string;
  /** The working hours, which are edited on a page of their own. */
  readonly week: OpenWeek;
  readonly now: Date;
}

export type SectionRefusal =
  | { readonly kind: "invalid"; readonly faults: readonly SettingFault[] }
  | { readonly kind: "conflict" };

/**
 * Stores one form of the settings page, unless it would overwrite what somebody else has saved meanwhile. A form that
 * changes nothing is saved as it is: no line in the log, and no open page is out of date.
 */
export async function saveSection(db: Db, change: SectionChange): Promise<Result<null, SectionRefusal>> {
  const { section, version, actorId } = change;
  const key = KEY_OF[section];
  return inTransaction(db, async (tx) => {
    const stored = await lockSetting(tx, key);
    if (stored.version !== version) return refuse({ kind: "conflict" });
    const written = await write(tx, change, stored.value);
    if (!written.ok) return refuse({ kind: "invalid", faults: written.error });
    if (written.value === "unchanged") return ok(null);
    await addAuditEntry(tx, { actorId, action: "setting.changed", subjectId: key, details: { section } });
    return ok(null);
  });
}

type Written = Result<"changed" | "unchanged", readonly SettingFault[]>;

async function write(
  tx: Tx,
  { section, values, week, now }: SectionChange,
  stored: unknown,
): Promise<Written> {
  const store = async <K extends SettingKey>(
    key: K,
    read: Result<Settings[K], readonly SettingFault[]>,
  ): Promise<Written> => {
    if (!read.ok) return read;
    if (isSameJson(settingValue(key, stored), read.value)) return ok("unchanged");
    await changeSetting(tx, key, read.value);
    return ok("changed");
  };
  switch (section) {
    case "company":
    case "hours":
    case "social": {
      const parsed = settingSchemas.company.safeParse(stored ?? undefined);
      const current = parsed.success ? parsed.data : settingSchemas.company.parse(undefined);
      return store("company", readCompany(section, current, values));
    }
    case "notice":
      return store("notice", readAnnouncement(settingSchemas.notice, values, irishDate(now)));
    case "shop":
      return store("externalShopUrl", readShop(settingSchemas.externalShopUrl, values));
    case "guarantee":
      return store("guaranteeNotice", readGuarantee(settingSchemas.guaranteeNotice, values));
    case "makers":
      return store("importWithoutMaker", readMakers(settingSchemas.importWithoutMaker, values));
    case "trade":
      return store("trade", readTrade(settingSchemas.trade, values));
    case "accounting":
      return store("accounting", readAccounting(settingSchemas.accounting, values));
    case "feed":
      return store("productFeed", readFeed(settingSchemas.productFeed, values));
    case "hire":
      return store("hire", readHire(settingSchemas.hire, values, week));
    case "delivery":
      return store("deliveryZones", readZones(settingSchemas.deliveryZones, values));
  }
}
