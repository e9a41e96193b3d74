import * as messages from "#app/i18n/messages/ui/list-views.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { type ListView, VIEW_LIMITS } from "../list-views.ts";

interface FieldsProps {
  readonly canShare: boolean;
  /** The view that is changed; without it a new one. */
  readonly view?: Pick<ListView, "id" | "name" | "shared" | "isDefault">;
  /** What is wrong with the name beside its length, as a sentence. */
  readonly error?: string | undefined;
}

/** Name of a view, whether others see it and whether its list opens with it. */
export function ViewFields({ canShare, view, error }: FieldsProps) {
  const t = useT();
  const id = (name: string) => (view ? `${name}-${view.id}` : name);
  return (
    <>
      <LimitedField
        id={id("view-name")}
        name="view"
        label={messages.name}
        defaultValue={view?.name ?? ""}
        limit={VIEW_LIMITS.view}
        autoComplete="off"
        error={error}
        required
      />
      {canShare && (
        <Checkbox
          id={id("view-shared")}
          name="shared"
          label={t(messages.share)}
          defaultChecked={view?.shared ?? false}
        />
      )}
      <Checkbox
        id={id("view-default")}
        name="default"
        label={t(messages.makeDefault)}
        defaultChecked={view?.isDefault ?? false}
      />
    </>
  );
}
