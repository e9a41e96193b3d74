import { Command } from "cmdk";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { CHAPTERS, helpHref } from "#app/features/help/contents.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { canOpen } from "#app/features/identity/permissions.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import * as names from "#app/i18n/messages/admin/section-names.ts";
import * as shell from "#app/i18n/messages/site/shell.ts";
import * as pickers from "#app/i18n/messages/ui/pickers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { fold } from "#app/lib/text/fold.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFound } from "#app/ui/forms/use-found.ts";
import { FOUND_KINDS, type Found, type FoundKind, MAX_FIND_LENGTH } from "../find.ts";
import {
  ACTIONS,
  BEGINNINGS,
  COMMANDS,
  type Offered,
  OWN_PAGES,
  type PaletteCommand,
  REPORTS,
  SETTINGS_PAGES,
} from "../palette-actions.ts";
import { type AdminSection, holdsWords, isMeant } from "../sections.ts";
import "./palette.css";

const KIND_MESSAGES: Readonly<Record<FoundKind, Message>> = {
  order: messages.foundOrders,
  "draft-order": names.draftOrders,
  document: messages.foundDocuments,
  customer: names.customers,
  hire: names.hires,
  product: messages.foundProducts,
  category: names.categories,
  brand: names.brands,
  "hire-item": names.hireItems,
  quote: names.quotes,
  unit: names.hireUnits,
  enquiry: messages.foundEnquiries,
  withdrawal: names.withdrawals,
  entry: names.content,
  picture: names.media,
  user: messages.foundUsers,
};

/** Kinds that are found above everything that is offered; pictures come last of all. */
const FIRST_KINDS = FOUND_KINDS.filter((kind) => kind !== "picture");

/** What an empty list says. */
const EMPTY_MESSAGES = {
  idle: pickers.none,
  searching: messages.searching,
  found: pickers.none,
  failed: pickers.failed,
} as const;

/** Chapters of the manual at most. */
const FEW = 4;

interface PaletteProps {
  /** The roles of the person: pages that they may not open are left out. */
  readonly roles: readonly Role[];
  readonly allSections: readonly AdminSection[];
  readonly onClose: () => void;
}

/** Go anywhere, find anything, by a few letters. */
export function Palette({ roles, allSections, onClose }: PaletteProps) {
  const t = useT();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const logOut = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const { state, latest: found } = useFound<Found>(adminPath("/admin/find"), typed);
  const go = (href: string) => {
    onClose();
    // Pages outside of the back office have scripts of their own.
    if (href.startsWith(adminPath("/admin"))) void navigate(href);
    else location.assign(href);
  };
  const offered = (pages: readonly Offered[]) =>
    pages.filter((page) => typed !== "" && canOpen(roles, page.href) && isMeant(page, typed));
  const run = (name: PaletteCommand["name"]) => {
    if (name === "log-out") logOut.current?.requestSubmit();
    else document.querySelector<HTMLElement>("[data-theme-switch]")?.click();
    onClose();
  };
  const begins = ({ label }: Offered) =>
    [label.en, label.ga].some((name) => fold(String(name)).startsWith(fold(typed)));
  const beginnings = offered(BEGINNINGS.filter(begins));
  const commands = COMMANDS.filter((command) => typed !== "" && isMeant(command, typed));
  const actions = offered([...BEGINNINGS.filter((page) => !begins(page)), ...ACTIONS]);
  const settings = offered(SETTINGS_PAGES);
  const reports = offered(REPORTS);
  const own = OWN_PAGES.filter((page) => typed !== "" && isMeant(page, typed));
  const chapters =
    typed === ""
      ? []
      : CHAPTERS.filter(({ title, summary }) => holdsWords(`${title} ${summary}`, typed)).slice(0, FEW);
  const sections = allSections.filter((section) => isMeant(section, typed));
  const results = FIRST_KINDS.flatMap((kind) => found.filter((result) => result.kind === kind)).map(
    itemValue,
  );
  // What was found for fewer letters is not what Enter is pressed for.
  const isFormer = state === "searching";
  const { chosen, choose, list } = useChosen(typed, [
    ...beginnings.map(actionValue),
    ...(isFormer ? [] : results),
    ...actions.map(actionValue),
    ...commands.map(commandValue),
    ...[...settings, ...reports, ...own].map(({ href }) => href),
    ...chapters.map(helpHref),
    ...sections.map(({ href }) => href),
    ...(isFormer ? results : []),
    ...found.filter(({ kind }) => kind === "picture").map(itemValue),
  ]);
  return (
    <Dialog title={t(messages.find)} onClose={onClose}>
      <Command
        shouldFilter={false}
        label={t(messages.find)}
        className="palette"
        loop
        value={chosen}
        onValueChange={choose}
      >
        <Command.Input
          ref={input}
          value={typed}
          onValueChange={setTyped}
          maxLength={MAX_FIND_LENGTH}
          placeholder={t(messages.findHint)}
          className="palette-input"
        />
        <Command.List ref={list} className="palette-list">
          <Command.Empty>{t(EMPTY_MESSAGES[state])}</Command.Empty>
          <OfferedGroup heading={messages.actions} offered={beginnings} toValue={actionValue} go={go} />
          {FIRST_KINDS.map((kind) => (
            <FoundGroup key={kind} kind={kind} found={found} go={go} />
          ))}
          <OfferedGroup heading={messages.actions} offered={actions} toValue={actionValue} go={go} />
          <CommandGroup commands={commands} run={run} />
          <OfferedGroup heading={names.settings} offered={settings} go={go} />
          <OfferedGroup heading={names.reports} offered={reports} go={go} />
          <OfferedGroup heading={shell.account} offered={own} go={go} />
          {chapters.length > 0 && (
            <Command.Group heading={t(names.help)}>
              {chapters.map((entry) => (
                <Command.Item key={entry.slug} value={helpHref(entry)} onSelect={() => go(helpHref(entry))}>
                  {entry.title}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {sections.length > 0 && (
            <Command.Group heading={t(messages.goTo)}>
              {sections.map(({ href, label, letter }) => (
                <Command.Item key={href} value={href} onSelect={() => go(href)}>
                  {t(label)} {letter && <kbd>g {letter}</kbd>}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <FoundGroup kind="picture" found={found} go={go} />
        </Command.List>
      </Command>
      <form ref={logOut} method="post" action={localeHref("en", "/auth/sign-out")} hidden />
    </Dialog>
  );
}

/**
 * The chosen value of the offered ones, in their order: the first, until somebody chooses another. What the server finds
 * comes above what was offered before; then, and with every letter, the list begins with its first again.
 */
function useChosen(typed: string, values: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const first = values[0] ?? "";
  const offer = `${typed}\n${first}`;
  const [choice, setChoice] = useState({ offer, value: first });
  const isKept = choice.offer === offer && values.includes(choice.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each offer is seen from its top.
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [offer]);
  return {
    chosen: isKept ? choice.value : first,
    choose: (value: string) => setChoice({ offer, value }),
    list,
  };
}

interface OfferedGroupProps {
  readonly heading: Message;
  readonly offered: readonly Offered[];
  /** Unique in the dialog: a page may be an action, too. */
  readonly toValue?: (offered: Offered) => string;
  readonly go: (href: string) => void;
}

function OfferedGroup({ heading, offered, toValue = ({ href }) => href, go }: OfferedGroupProps) {
  const t = useT();
  if (offered.length === 0) return null;
  return (
    <Command.Group heading={t(heading)}>
      {offered.map((one) => (
        <Command.Item key={one.href} value={toValue(one)} onSelect={() => go(one.href)}>
          {t(one.label)}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

interface CommandGroupProps {
  readonly commands: readonly PaletteCommand[];
  readonly run: (name: PaletteCommand["name"]) => void;
}

function CommandGroup({ commands, run }: CommandGroupProps) {
  const t = useT();
  if (commands.length === 0) return null;
  return (
    <Command.Group heading={t(messages.actions)}>
      {commands.map((command) => (
        <Command.Item key={command.name} value={commandValue(command)} onSelect={() => run(command.name)}>
          {t(command.label)}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function commandValue({ name }: PaletteCommand): string {
  return `run ${name}`;
}

function actionValue({ href }: { readonly href: string }): string {
  return `do ${href}`;
}

function itemValue({ kind, id }: Pick<Found, "kind" | "id">): string {
  return `${kind} ${id}`;
}

interface FoundGroupProps {
  readonly kind: FoundKind;
  readonly found: readonly Found[];
  readonly go: (href: string) => void;
}

function FoundGroup({ kind, found, go }: FoundGroupProps) {
  const t = useT();
  const ofKind = found.filter((result) => result.kind === kind);
  if (ofKind.length === 0) return null;
  return (
    <Command.Group heading={t(KIND_MESSAGES[kind])}>
      {ofKind.map(({ id, href, title, detail }) => (
        <Command.Item key={id} value={itemValue({ kind, id })} onSelect={() => go(href)}>
          <bdi className="palette-title">{title}</bdi> <bdi className="palette-detail">{detail}</bdi>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
