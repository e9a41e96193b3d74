import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { BRAND_LIMITS, type BrandNameFault } from "../brands/brand-name.ts";

const FAULTS: Readonly<Record<Exclude<BrandNameFault, "too-long" | "not-found">, Message>> = {
  needed: messages.brandNameNeeded,
  taken: messages.brandNameTaken,
};

interface BrandNameFormProps {
  readonly action: string;
  readonly button: Message;
  readonly hint?: Message;
  /** What the field holds. */
  readonly name: string;
  /** Why the last post of the form was refused; the field itself says that a name is too long. */
  readonly fault: keyof typeof FAULTS | "too-long" | null;
}

/** The name of a new brand, or the new name of one. */
export function BrandNameForm({ action, button, hint, name, fault }: BrandNameFormProps) {
  const t = useT();
  return (
    <form method="post" action={action} noValidate className="stack-3">
      <LimitedField
        name="name"
        id="brand-name"
        label={messages.brandName}
        limit={BRAND_LIMITS.name}
        hint={hint && t(hint)}
        defaultValue={name}
        error={fault && fault !== "too-long" ? t(FAULTS[fault]) : undefined}
        autoFocus={fault !== null}
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
