import { useEffect, useRef, useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import { askSoon } from "#app/ui/forms/ask-soon.ts";
import { ask } from "#app/ui/session/ask.ts";
import type { DatesReply } from "./dates-text.ts";

/** Typing passes through dates that are not meant. */
const TYPING_MS = 400;

/** Irish wall times, as fields hold them. */
interface TypedDates {
  readonly from: string;
  readonly to: string;
}

/** What is in the fields "from" and "to" of a form; empty where there is no such field. */
export function datesInForm({ elements }: HTMLFormElement): TypedDates {
  const valueIn = (name: string) => {
    const field = elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : "";
  };
  return { from: valueIn("from"), to: valueIn("to") };
}

/** Whether a hire could have other dates: those of a form while they are typed, and before that the given ones. */
export function useDatesReply(hireId: string, given?: TypedDates) {
  const [{ reply, isLooking }, setState] = useState<{ reply: DatesReply | null; isLooking: boolean }>({
    reply: null,
    isLooking: given !== undefined,
  });
  const takeBack = useRef(() => {});
  const lookAt = (pauseMs: number, typed: () => TypedDates) => {
    takeBack.current();
    takeBack.current = askSoon(
      pauseMs,
      (signal) => {
        setState((shown) => ({ ...shown, isLooking: true }));
        const address = adminPath(`/admin/hire/hires/${hireId}/availability`);
        return ask<DatesReply | null>(`${address}?${new URLSearchParams({ ...typed() })}`, { signal });
      },
      // It is a hint: the dates can be sent without it.
      (answer) => setState({ reply: answer.kind === "answered" ? answer.value : null, isLooking: false }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once of the given dates.
  useEffect(() => {
    if (given) lookAt(0, () => given);
    return () => takeBack.current();
  }, []);
  return { reply, isLooking, look: (form: HTMLFormElement) => lookAt(TYPING_MS, () => datesInForm(form)) };
}
