import * as studio from "#app/i18n/messages/site/studio.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { PRODUCTION_TYPES } from "../content.ts";
import { PRODUCTION_TYPE_NAMES } from "../production-type-names.ts";
import type { Entry } from "../schema.ts";

/**
 * The studio's productions with a choice of type above them. The choice is a group of radio buttons and CSS does
 * the rest, so it works on a page without scripts; studio.css holds a rule for every type.
 */
export function ProductionCards({ entries }: { entries: readonly Entry<"studio-productions">[] }) {
  const t = useT();
  const present = PRODUCTION_TYPES.filter((type) => entries.some((entry) => entry.type === type));
  return (
    <div className="production-board">
      <fieldset className="production-filter chips chips-scroll fade-ends">
        <legend className="hidden-visually">{t(studio.filter)}</legend>
        <FilterChoice value="all" label={t(studio.all)} count={entries.length} />
        {present.map((type) => (
          <FilterChoice
            key={type}
            value={type}
            label={t(PRODUCTION_TYPE_NAMES[type])}
            count={entries.filter((entry) => entry.type === type).length}
          />
        ))}
      </fieldset>
      <ul className="productions">
        {entries.map((entry) => (
          <li key={entry.id} className="production" data-type={entry.type}>
            <p className="production-kind">{t(PRODUCTION_TYPE_NAMES[entry.type])}</p>
            <h3>{t(entry.title)}</h3>
            <p>{t(entry.description)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FilterChoice({ value, label, count }: { value: string; label: string; count: number }) {
  return (
    <label className="chip production-choice">
      <input type="radio" name="production-type" value={value} defaultChecked={value === "all"} />
      {label} <small>{count}</small>
    </label>
  );
}
