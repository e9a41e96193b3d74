import { Form } from "react-router";
import * as messages from "#app/i18n/messages/admin/webhooks.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { VersionedForm } from "#app/lib/forms/versioned-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { errorsOf } from "#app/ui/forms/form-fields.ts";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { WEBHOOK_EVENTS } from "../enums.ts";
import type { EndpointValues } from "../webhooks.ts";

interface EndpointFault {
  readonly field: "url" | "events";
  readonly kind: keyof typeof messages.faults;
}

interface EndpointFormProps {
  readonly action: string;
  /** The endpoint as stored; null for a new one. */
  readonly stored: (EndpointValues & { readonly version: number }) | null;
  readonly returned: VersionedForm<EndpointValues, EndpointFault> | null;
}

/** The form of an endpoint: the address that messages go to and what they tell of. */
export function EndpointForm({ action, stored, returned }: EndpointFormProps) {
  const t = useT();
  const values = returned?.values ?? stored ?? { url: "", events: [], enabled: true };
  const version = returned?.version ?? stored?.version ?? 0;
  const faultTexts = (returned?.faults ?? []).map(({ field, kind }) => ({
    field,
    message: t(messages.faults[kind]),
  }));
  const errorOf = errorsOf(faultTexts);
  return (
    <Form method="post" action={action} className="admin-card stack-4" noValidate>
      <input type="hidden" name="version" value={version} />
      {!stored && <h2>{t(messages.add)}</h2>}
      <ErrorSummary faults={faultTexts} />
      {returned?.changed && (
        <FocusedBanner title={t(messages.changed)} of={returned}>
          {t(messages.changedText)}
        </FocusedBanner>
      )}
      <Field
        name="url"
        label={messages.url}
        hint={t(messages.urlHint)}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        defaultValue={values.url}
        error={errorOf("url")}
      />
      <fieldset className="stack-3" id="events" tabIndex={-1}>
        <legend className="field-label">{t(messages.events)}</legend>
        {errorOf("events") && <p className="field-error">{errorOf("events")}</p>}
        <div className="admin-grid">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              id={`event-${event}`}
              name="event"
              value={event}
              label={t(messages.eventNames[event])}
              defaultChecked={values.events.includes(event)}
            />
          ))}
        </div>
      </fieldset>
      {stored && (
        <Checkbox name="enabled" value="yes" label={t(messages.enabled)} defaultChecked={values.enabled} />
      )}
      <div className="row">
        <SubmitButton variant="solid">{t(stored ? messages.save : messages.add)}</SubmitButton>
      </div>
    </Form>
  );
}
