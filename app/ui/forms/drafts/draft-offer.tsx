import { useEffect, useState } from "react";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { DraftBanner } from "./draft-banner.tsx";
import { useDraftKeeper } from "./draft-keeper.ts";

type OfferOptions = Parameters<typeof useDraftKeeper>[1] & {
  readonly isBack: boolean;
  readonly resumed?: boolean;
};

interface OfferedDraft {
  /** What the form shows once the offer is taken; null before. */
  readonly taken: FormFields | null;
  /** Offers what was kept, above the form. */
  readonly banner: React.ReactNode;
  readonly keep: (form: HTMLFormElement) => void;
}

/**
 * What was typed and not saved, offered in a banner that stays while the form shows it. A form that came back holds it
 * already: nothing is offered. A form that is `resumed` starts with what was kept. The rest is as in `useDraftKeeper`.
 */
export function useOfferedDraft(
  name: string,
  { isBack, resumed = false, ...save }: OfferOptions,
): OfferedDraft {
  const { offered, keep, dismiss } = useDraftKeeper(name, save);
  const [isTaken, setTaken] = useState(resumed);
  if (isBack || !offered) return { taken: null, banner: null, keep };
  return {
    taken: isTaken ? new FormFields(offered.fields) : null,
    banner: (
      <DraftBanner
        at={offered.at}
        taken={isTaken}
        onTake={() => setTaken(true)}
        onDrop={() => dismiss(true)}
      />
    ),
    keep,
  };
}

type EditorOptions = Parameters<typeof useDraftKeeper>[1] & {
  /** The form that came back; null for one that was not sent. */
  readonly returned: { readonly faults: unknown } | null;
  /** The form has something that is not stored. */
  readonly onChange: () => void;
};

/** The same for an editor whose page asks whether all of it is stored. */
export function useEditorDraft(name: string, { returned, onChange, ...save }: EditorOptions) {
  const { taken, banner, keep } = useOfferedDraft(name, { isBack: returned !== null, ...save });
  const isStored = taken === null && returned === null;
  useEffect(() => {
    if (!isStored) onChange();
  }, [isStored, onChange]);
  return {
    taken,
    banner,
    isStored,
    editorKey: taken ? "kept" : JSON.stringify(returned?.faults),
    keep: (form: HTMLFormElement) => {
      onChange();
      keep(form);
    },
  };
}
