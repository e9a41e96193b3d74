import type { AssetState } from "#app/features/assets/assets.ts";
import { INSPECTION_SCHEMES } from "#app/features/assets/enums.ts";
import { isAssetState } from "#app/features/assets/unit-states.ts";
import type { AuditEntry } from "#app/features/audit/audit.ts";
import { listFacts } from "#app/features/audit/facts.ts";
import { formatIsoDate } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import * as inspections from "#app/i18n/messages/hire-admin/inspections.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { dayOfIso } from "#app/lib/time/irish-time.ts";
import { When } from "#app/ui/when.tsx";
import { UNIT_FIELDS } from "../../units/units.ts";

interface HistoryProps {
  readonly entries: readonly AuditEntry[];
  /** Names of staff, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** What was done to a unit and by whom, the latest first. */
export function UnitHistory({ entries, names }: HistoryProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="admin-card">
      <h2>{t(unitMessages.history)}</h2>
      {entries.length === 0 ? (
        <p className="muted">{t(unitMessages.nothingYet)}</p>
      ) : (
        <ul className="admin-lines">
          {entries.map((entry) => (
            <li key={entry.id}>
              <span>
                {eventText(t, locale, entry)}
                {entry.actorId && names[entry.actorId] && (
                  <span className="muted">
                    {" "}
                    · <bdi>{names[entry.actorId]}</bdi>
                  </span>
                )}
              </span>
              <When at={entry.at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function eventText(t: ReturnType<typeof useT>, locale: Locale, { action, details }: AuditEntry): string {
  const sentence = SENTENCES[action];
  const plain = sentence ? t(sentence) : action;
  const at = (name: string) => String(details[name] ?? "");
  if (action === "unit.state-changed") {
    const [from, to] = [stateText(t, at("from")), stateText(t, at("to"))];
    const shortages = Number(details["shortages"] ?? 0);
    const facts = [
      ...(at("hire") ? [t(unitMessages.events.fromHire, { hire: at("hire") })] : []),
      ...(shortages > 0 ? [t(unitMessages.events.shortages, { n: shortages })] : []),
    ];
    return [t(unitMessages.events.stateChanged, { from, to }), ...facts].join(", ");
  }
  if (action === "unit.changed" && Array.isArray(details["fields"])) {
    const changed: readonly unknown[] = details["fields"];
    const fields = UNIT_FIELDS.filter((field) => changed.includes(field));
    return t(unitMessages.events.changed, {
      fields: fields.map((field) => t(unitMessages.unitFields[field])).join(", "),
    });
  }
  const scheme = INSPECTION_SCHEMES.find((one) => one === at("scheme"));
  if (scheme) {
    const result = t(details["passed"] === true ? inspections.passed : inspections.failed);
    const done = dayOfIso(at("done")) === null ? [] : [formatIsoDate(locale, at("done"))];
    return `${plain}: ${[t(inspections.schemes[scheme]), result, ...done].join(", ")}`;
  }
  const { number: _, ...facts } = details;
  const texts = listFacts(facts, locale, "unit");
  return texts.length > 0 ? `${plain}: ${texts.join(", ")}` : plain;
}

function stateText(t: ReturnType<typeof useT>, state: AssetState | string): string {
  return isAssetState(state) ? t(messages.states[state]) : state;
}
