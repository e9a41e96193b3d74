import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as admin from "#app/i18n/messages/admin/admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { areLetterKeysOn, CHORD_MS, isPageKey, keepLetterKeys } from "#app/ui/admin/letter-keys.ts";

interface AdminTarget {
  readonly href: string;
  readonly letter?: string;
}

/**
 * The back office's keys: "g" and a letter go to a section, "/" goes to the page's search field. Letters alone are
 * also what speech input types, so they can be switched off (WCAG 2.1.4).
 */
export function AdminKeys({ targets }: { targets: readonly AdminTarget[] }) {
  const t = useT();
  const navigate = useNavigate();
  const [on, setOn] = useState(false);
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => setOn(areLetterKeysOn()), []);
  useEffect(() => {
    if (!on) return;
    return listenForChords(targets, pressedG, (href) => void navigate(href));
  }, [on, navigate, targets]);
  return (
    <label className="keys-switch">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => {
          keepLetterKeys(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
      {t(admin.keys)}
      {on && <kbd title={t(admin.keyHelp)}>?</kbd>}
    </label>
  );
}

/** Listens for "g" and a letter. The time of "g" outlives the listener: the page may be drawn again between the two. */
function listenForChords(
  targets: readonly AdminTarget[],
  pressedG: RefObject<number>,
  go: (href: string) => void,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPageKey(event)) return;
    const search = document.querySelector<HTMLElement>('main input[type="search"]');
    if (event.key === "/" && search) {
      event.preventDefault();
      search.focus();
    }
    const target = targets.find(({ letter }) => letter === event.key);
    if (target && event.timeStamp - pressedG.current < CHORD_MS) go(target.href);
    pressedG.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
