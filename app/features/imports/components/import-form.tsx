import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import { useCsvLimits } from "./use-csv-limits.ts";

/**
 * The file chooser. Choosing a file starts the import; without JavaScript a second button does. The choices
 * are read with the file, so they are above it.
 */
export function ImportForm() {
  const t = useT();
  const limits = useCsvLimits();
  const busy = useNavigation().formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  return (
    <Form ref={form} method="post" encType="multipart/form-data" className="stack-5 width-narrow">
      <Checkbox
        name="vat"
        value="included"
        defaultChecked
        label={t(messages.includeVat)}
        hint={t(messages.includeVatHint)}
      />
      <Checkbox
        name="blank"
        value="clear"
        label={t(messages.blankClears)}
        hint={t(messages.blankClearsHint)}
      />
      <div className="field items-start">
        <label className="field-label" htmlFor="import-file">
          {t(messages.fileLabel)}
        </label>
        <p className="field-hint" id="import-limits">
          {t(messages.limits)}
        </p>
        <input
          ref={input}
          id="import-file"
          type="file"
          name="file"
          accept=".csv,text/csv"
          {...limits}
          aria-describedby="import-limits"
          className={hydrated ? "hidden-visually" : "input"}
          tabIndex={hydrated ? -1 : undefined}
          onChange={(event) => {
            if (event.currentTarget.files?.length) form.current?.requestSubmit();
          }}
        />
        {hydrated ? (
          <Button
            variant="outline"
            busy={busy}
            busyText={t(messages.importing)}
            onClick={() => {
              // The same file chosen again must count as a choice.
              if (input.current) input.current.value = "";
              input.current?.click();
            }}
          >
            {t(messages.chooseFile)}
          </Button>
        ) : (
          <SubmitButton variant="outline">{t(messages.startImport)}</SubmitButton>
        )}
      </div>
    </Form>
  );
}
