import type { Message } from "#app/i18n/message.ts";
import { Field } from "#app/ui/forms/field.tsx";
import type { ReturnedAccountForm } from "../account/returned-form.ts";
import { useFieldError } from "./account-form.tsx";

interface AccountFieldProps {
  readonly label: Message;
  /** What browsers may fill in: "off" where it is somebody else's. */
  readonly autoComplete: string;
  readonly refused: ReturnedAccountForm | null;
}

/** The full name of an account's owner, as it was typed when the form was refused. */
export function NameField({ refused, ...field }: AccountFieldProps) {
  const error = useFieldError(refused)("name");
  return <Field name="name" {...field} required defaultValue={refused?.values["name"]} error={error} />;
}

/** The address of an account, as it was typed when the form was refused. */
export function EmailField({ refused, ...field }: AccountFieldProps) {
  const error = useFieldError(refused)("email");
  return (
    <Field
      name="email"
      type="email"
      {...field}
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={refused?.values["email"]}
      error={error}
    />
  );
}
