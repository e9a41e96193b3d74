import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { WEBHOOK_EVENTS } from "./enums.ts";
import type { EndpointValues } from "./webhooks.ts";

/** The form of an endpoint; events that do not exist are left out. */
export function readEndpointForm(form: FormFields): EndpointValues {
  const chosen = form.getAll("event");
  return {
    url: form.text("url"),
    events: WEBHOOK_EVENTS.filter((event) => chosen.includes(event)),
    enabled: form.ticked("enabled"),
  };
}
