import { createContext, useContext, useEffect, useRef } from "react";
import * as views from "#app/i18n/messages/ui/list-views.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { WHOLE_LIST } from "./whole-list.ts";
import "./list-tabs.css";

/** One way to look at a list, as a link. */
export interface ListTab {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly isOn: boolean;
  /** How many rows it has, as text. */
  readonly count?: string;
}

/** A tab for each value of what the tabs choose; null is the whole list. */
export function choiceTabs<Choice extends string | null>(
  choices: readonly Choice[],
  chosen: Choice,
  toTab: (choice: Choice) => Pick<ListTab, "name" | "to" | "count">,
): readonly ListTab[] {
  return choices.map((choice) => ({ ...toTab(choice), key: choice ?? "all", isOn: choice === chosen }));
}

/** What the frame of the back office gives the head of a list. */
export interface SavedTabs {
  /** The whole list. */
  readonly all: ListTab;
  /** The saved views. */
  readonly tabs: readonly ListTab[];
  /** The form that saves what the list shows as a view. */
  readonly save: React.ReactNode;
}

/** The saved views of the list that is shown; null for lists that have none. */
export const SavedTabsContext = createContext<SavedTabs | null>(null);

interface ListTabsProps {
  /** What the tabs choose. */
  readonly label: string;
  /** The first one shows all rows, or those that are usual. */
  readonly tabs: readonly ListTab[];
}

/** The row above a list's filters: its states, the saved views, and at the end the form that saves one. */
export function ListTabs({ own }: { readonly own: ListTabsProps | undefined }) {
  const t = useT();
  const saved = useContext(SavedTabsContext);
  const scroll = useRef<HTMLDivElement>(null);
  // On a phone the chosen tab may be beyond the edge; the page itself does not move.
  useEffect(() => {
    const [box, tab] = [scroll.current, scroll.current?.querySelector<HTMLElement>("[aria-current]")];
    if (!box || !tab) return;
    box.scrollLeft = tab.offsetLeft - box.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, []);
  if (!own && !saved) return null;
  const states = own?.tabs ?? (saved ? [saved.all] : []);
  return (
    <div className="list-tabs">
      <div className="list-tabs-scroll fade-ends" ref={scroll}>
        <Tabs label={own?.label ?? t(views.views)} tabs={states} openAll={saved !== null} />
        {saved && saved.tabs.length > 0 && <Tabs label={t(views.title)} tabs={saved.tabs} openAll />}
      </div>
      {saved?.save}
    </div>
  );
}

/** `openAll`: a plain address would open the person's default view, so the tab says that it means the whole list. */
function Tabs({ label, tabs, openAll }: ListTabsProps & { readonly openAll: boolean }) {
  return (
    <nav aria-label={label}>
      {tabs.map(({ key, name, to, isOn, count }) => (
        <Link
          key={key}
          className="list-tab"
          to={openAll && !to.includes("?") ? `${to}?${WHOLE_LIST}` : to}
          {...(isOn && { "aria-current": "true" as const })}
        >
          <bdi>{name}</bdi>
          {count !== undefined && <span className="list-tab-count">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
