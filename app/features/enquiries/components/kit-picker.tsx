import * as m from "#app/i18n/messages/enquiries.ts";
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
      data-none={t(m.kitNone)}
      data-added={t(m.kitAdded)}
      data-found={t(m.kitFound)}
    >
      <label className="field-label" htmlFor={id}>
        <span>{t(m.kitSearch)}</span>
        <Companion of={m.kitSearch} />
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
        <div id={`${id}-list`} className="kit-options" role="listbox" aria-label={t(m.kitSearch)} hidden />
      </div>
      <p className="field-hint" role="status" />
      <script src={kitScript} defer />
    </div>
  );
}
