import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { BrandNameProblem } from "../brands/brand-name.ts";

const PROBLEMS: Readonly<Record<Exclude<BrandNameProblem, "not-found">, Message>> = {
  needed: messages.brandNameNeeded,
  taken: messages.brandNameTaken,
};

interface BrandNameFormProps {
  readonly action: string;
  readonly button: Message;
  readonly hint?: Message;
  /** What the field holds. */
  readonly name: string;
  /** Why the last post of the form was refused. */
  readonly problem: keyof typeof PROBLEMS | null;
}

/** The name of a new brand, or the new name of one. */
export function BrandNameForm({ action, button, hint, name, problem }: BrandNameFormProps) {
  const t = useT();
  return (
    <form method="post" action={action} noValidate className="stack-3">
      <Field
        name="name"
        id="brand-name"
        label={messages.brandName}
        hint={hint && t(hint)}
        defaultValue={name}
        error={problem ? t(PROBLEMS[problem]) : undefined}
        autoFocus={problem !== null}
        autoComplete="off"
      />
      <p>
        <SubmitButton variant="outline" small>
          {t(button)}
        </SubmitButton>
      </p>
    </form>
  );
}
