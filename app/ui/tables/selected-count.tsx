import { useEffect, useState } from "react";
import * as messages from "#app/i18n/messages/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** How many rows of a list are ticked: "29 selected". Follows the ticks, and the rows when a filter changes them. */
export function SelectedCount({ form }: { form: string }) {
  const t = useT();
  const [n, setN] = useState(0);
  useEffect(() => {
    const read = () => setN(countTicks(form));
    read();
    document.addEventListener("change", read);
    return () => document.removeEventListener("change", read);
  });
  return (
    <b className="selected-count" aria-live="polite">
      {t(messages.selected, { n })}
    </b>
  );
}

function countTicks(form: string): number {
  return document.querySelectorAll(`input[form="${form}"][name="id"]:checked`).length;
}
