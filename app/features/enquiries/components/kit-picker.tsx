import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import kitScript from "./kit-picker.client.ts?script";

/**
 * Finds products of the catalogue and adds them to the kit list with the id `listId`. Hidden until its script runs;
 * what is typed into it is not sent.
 */
export function KitPicker({ listId }: { listId: string }) {
  const t = useT();
  const id = `${listId}-search`;
  return (
    <div
      className="field field-full kit-picker"
      hidden
      data-kit-picker={listId}
      data-none={t(d.kitNone)}
      data-added={t(d.kitAdded)}
      data-found={t(d.kitFound)}
    >
      <label className="field-label" htmlFor={id}>
        <span>{t(d.kitSearch)}</span>
        <Companion of={d.kitSearch} />
      </label>
      <div className="kit-combo">
        <input
          id={id}
          className="input"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${id}-list`}
          autoComplete="off"
          spellCheck={false}
        />
        <div id={`${id}-list`} className="kit-options" role="listbox" aria-label={t(d.kitSearch)} hidden />
      </div>
      <p className="field-hint" role="status" />
      <script type="module" async src={kitScript} />
    </div>
  );
}
