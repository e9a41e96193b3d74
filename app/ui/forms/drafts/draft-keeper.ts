import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType, useRouteLoaderData } from "react-router";
import { presentNameInDraft } from "#app/lib/former-names.ts";
import { isKeptControl } from "#app/ui/forms/controls.ts";
import { readStored, writeStored } from "#app/ui/session/stored.ts";

/**
 * The beginning of the key under which a browser keeps what was typed and not saved; the owner and the form's name
 * follow, with colons.
 */
const DRAFT_KEY = "desk_draft";
/** How long typing rests before it is kept, in ms. */
const PAUSE_MS = 400;

/** What was typed, in the order of the form: names and texts. */
type DraftFields = readonly (readonly [name: string, value: string])[];

interface Draft {
  /** The instant at which the draft was kept. */
  readonly at: Date;
  readonly fields: DraftFields;
}

/**
 * Keeps what somebody types into a form in this browser, so that a lost connection, a closed tab or an ended session
 * loses nothing, and offers it when the form is opened again. `saved` says that the page is after a save: what
 * was kept has served its purpose; `began` is the name under which it was kept before the save gave it this one.
 * Files are not kept.
 */
export function useDraftKeeper(
  name: string,
  { saved, began = null }: { readonly saved: boolean; readonly began?: string | null },
) {
  const owned = useOwnedKey();
  const key = `${owned}:${name}`;
  const timer = useRef(0);
  const pending = useRef<HTMLFormElement | null>(null);
  const [offered, setOffered] = useState<Draft | null>(null);
  const arrival = useNavigationType();
  const [isSaved] = useState(() => saved && !isLoadedAgain(arrival));
  useEffect(() => {
    if (!isSaved) {
      setOffered(read(key));
      return;
    }
    forget(key);
    if (began) forget(`${owned}:${began}`);
  }, [key, owned, isSaved, began]);
  useEffect(() => {
    // A page that is left in the middle of a pause keeps what was typed last.
    const settle = () => {
      window.clearTimeout(timer.current);
      if (pending.current) write(key, pending.current);
      pending.current = null;
    };
    window.addEventListener("pagehide", settle);
    return () => {
      window.removeEventListener("pagehide", settle);
      settle();
    };
  }, [key]);
  const keep = useCallback(
    (form: HTMLFormElement) => {
      window.clearTimeout(timer.current);
      pending.current = form;
      timer.current = window.setTimeout(() => {
        pending.current = null;
        write(key, form);
      }, PAUSE_MS);
    },
    [key],
  );
  const dismiss = useCallback(
    (andForget: boolean) => {
      if (andForget) forget(key);
      setOffered(null);
    },
    [key],
  );
  return { offered, keep, dismiss };
}

/** Colleagues share a computer, not their drafts. */
function useOwnedKey(): string {
  const root = useRouteLoaderData<{ readonly viewer: { readonly id: string } | null }>("root");
  return `${DRAFT_KEY}:${root?.viewer?.id ?? ""}`;
}

/** Forgets what was kept of a form whose thing is deleted; null forgets nothing. */
export function useForgottenDraft(name: string | null): void {
  const owned = useOwnedKey();
  useEffect(() => {
    if (name !== null) forget(`${owned}:${name}`);
  }, [owned, name]);
}

/** What was typed since the save is still to be offered when the page that is after it is loaded again. */
function isLoadedAgain(arrival: ReturnType<typeof useNavigationType>): boolean {
  // Pushed or replaced: the page came without loading.
  if (arrival !== "POP") return false;
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && entry.type !== "navigate";
}

function read(key: string): Draft | null {
  try {
    const { at, fields } = JSON.parse(readStored(key) ?? "null") as {
      at: string;
      fields: DraftFields;
    };
    return {
      at: new Date(at),
      fields: fields.map(([name, text]) => [presentNameInDraft(name, text), text] as const),
    };
  } catch {
    return null;
  }
}

function write(key: string, form: HTMLFormElement): void {
  // Hidden fields are kept: they say which line a field belongs to.
  const never = [...form.elements].filter(
    (element) => !isKeptControl(element) && !element.matches("[type=hidden]"),
  );
  const names = new Set(never.map((element) => element.getAttribute("name")));
  const fields = [...new FormData(form)].filter(
    ([name, value]) => typeof value === "string" && !names.has(name),
  );
  writeStored(key, JSON.stringify({ at: new Date(), fields }));
}

function forget(key: string): void {
  writeStored(key, null);
}
