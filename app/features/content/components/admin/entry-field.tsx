import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { savedMeanwhile } from "#app/ui/admin/merge-conflict.tsx";
import { Checkbox, Field, Select } from "#app/ui/forms/field.tsx";
import { isPair, OPTION_LABELS } from "../../entries/entry-fields.ts";
import { BilingualField } from "./bilingual-field.tsx";
import type { FieldProps } from "./field-context.ts";
import { GalleryField } from "./gallery-field.tsx";
import { LinesField } from "./lines-field.tsx";
import { PictureField } from "./picture-field.tsx";

/** The input of one field, by what its schema says it is. */
export function EntryFieldInput(props: FieldProps) {
  const { field, value } = props;
  switch (field.control) {
    case "line":
    case "paragraph":
      return <BilingualField {...props} pair={isPair(value) ? value : { en: "", ga: "" }} />;
    case "lines":
      return <LinesField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "pictures":
      return <GalleryField {...props} />;
    case "tick":
      return <TickField {...props} />;
    case "choice":
      return <ChoiceField {...props} />;
    case "plain":
    case "address":
      return <PlainField {...props} />;
  }
}

function TickField({ field, value }: FieldProps) {
  const t = useT();
  return <Checkbox name={field.name} label={t(field.label)} defaultChecked={value === true} />;
}

function ChoiceField({ field, value, errors }: FieldProps) {
  const t = useT();
  return (
    <Select
      name={field.name}
      label={field.label}
      defaultValue={String(value ?? "")}
      error={errors.get(field.name)}
      className="admin-narrow"
      prompt
    >
      {field.options.map((option) => {
        const label = OPTION_LABELS[option];
        return (
          <option key={option} value={option}>
            {label ? t(label) : option}
          </option>
        );
      })}
    </Select>
  );
}

function PlainField({ field, value, errors, theirs }: FieldProps) {
  const t = useT();
  const { name, control, label, required, max } = field;
  const isPath = name === "link";
  const other = theirs.get(name);
  return (
    <Field
      name={name}
      label={label}
      defaultValue={String(value ?? "")}
      error={errors.get(name)}
      className={control === "address" || isPath || (max ?? 0) > 20 ? "admin-half" : "admin-narrow"}
      {...(control === "address" && { inputMode: "url" as const, spellCheck: false })}
      hint={
        <>
          {control === "address" && t(messages.addressHint)}
          {isPath && t(messages.pathHint)}
          {!required && ` (${t(messages.optional)})`}
          {other !== undefined && <span className="admin-theirs">{savedMeanwhile(t, other)}</span>}
        </>
      }
    />
  );
}
