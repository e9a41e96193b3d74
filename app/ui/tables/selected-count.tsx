import { useEffect, useState } from "react";
import * as messages from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";

interface CountProps {
  /** The id of the form that gets the ticks. */
  readonly form: string;
  /** How many rows the list has on all its pages, where they can all be chosen. */
  readonly all?: number | undefined;
}

/** How many rows of a list are ticked: "29 selected". Follows the ticks, and the rows when a filter changes them. */
export function SelectedCount({ form, all }: CountProps) {
  const t = useT();
  const [n, setN] = useState(0);
  useEffect(() => {
    const read = () => setN((all !== undefined && isAllTicked(form) && all) || countTicks(form));
    read();
    document.addEventListener("change", read);
    return () => document.removeEventListener("change", read);
  });
  return <b aria-live="polite">{t(messages.selected, { n })}</b>;
}

function isAllTicked(form: string): boolean {
  const tick = document.forms.namedItem(form)?.elements.namedItem("all");
  return tick instanceof HTMLInputElement && tick.checked;
}

function countTicks(form: string): number {
  return document.querySelectorAll(`input[form="${form}"][name="id"]:checked`).length;
}
