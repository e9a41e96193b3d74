import { Suspense } from "react";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { FILES_FIELD, HELD_FIELD } from "../attachments/attachments.ts";
import { EXTRA_FIELDS } from "../details-fields.ts";
import type { FormName } from "../enquiries.ts";
import type { ExtraFieldsProps } from "./extra-field.ts";
import { FileFields } from "./file-fields.tsx";

/** The fields of pages that are not hydrated: a hydrated page with another form loads nothing of them. */
const HireFields = lazyPart(() => import("./hire-fields.tsx").then((module) => module.HireFields));
const ServiceFields = lazyPart(() => import("./service-fields.tsx").then((module) => module.ServiceFields));

const SUMMARIES: Readonly<Partial<Record<FormName, Message>>> = {
  "dry-hire": messages.hireMore,
  "equipment-servicing": messages.serviceMore,
};

/**
 * The optional fields of a form, folded away so that the short form stays short. Open when something in it was filled
 * in or refused. A form without such fields gets nothing.
 */
export function ExtraFields(props: ExtraFieldsProps) {
  const t = useT();
  const { form, values, errors } = props;
  const names = EXTRA_FIELDS[form];
  if (!names) return null;
  const used = [...names, FILES_FIELD, HELD_FIELD].some((name) => values[name] || errors.has(name));
  return (
    <details className="field-full form-more" open={used}>
      <summary>{t(SUMMARIES[form] ?? messages.attachmentsMore)}</summary>
      <div className="form form-two">
        <Suspense>
          {form === "dry-hire" && <HireFields {...props} />}
          {form === "equipment-servicing" && <ServiceFields {...props} />}
        </Suspense>
        {form === "custom-item" && <FileFields {...props} />}
      </div>
    </details>
  );
}
