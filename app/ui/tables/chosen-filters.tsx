import { useLocation } from "react-router";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { CloseIcon } from "../icons.tsx";
import { WHOLE_LIST } from "./whole-list.ts";

/** A filter that narrows a list: its param of the address, and what it says, as "Fulfilment: Packing". */
export interface ChosenFilter {
  readonly name: string;
  readonly text: string;
}

/** Params that say where in a list one is. */
const PLACES = ["page", "before", "after", "list"];

/** The filters that narrow a list, each a link that removes it. */
export function ChosenFilters({ chosen }: { readonly chosen: readonly ChosenFilter[] }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const without = (names: readonly string[]) => {
    const params = new URLSearchParams(search);
    for (const name of [...names, ...PLACES]) params.delete(name);
    return `${pathname}?${params.size > 0 ? params : WHOLE_LIST}`;
  };
  if (chosen.length === 0) return null;
  return (
    <ul className="list-chosen" aria-label={t(lists.chosenFilters)}>
      {chosen.map(({ name, text }) => (
        <li key={name}>
          <Link className="list-chosen-one" to={without([name])} aria-label={t(lists.removeFilter, { text })}>
            {text}
            <CloseIcon />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className="link" to={without(chosen.map(({ name }) => name))}>
            {t(lists.clearFilters)}
          </Link>
        </li>
      )}
    </ul>
  );
}
