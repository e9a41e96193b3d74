import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { DatesReply } from "./dates-text.ts";

/** Typing passes through dates that are not meant. */
const TYPING_MS = 400;

/** Irish wall times, as fields hold them. */
interface TypedDates {
  readonly from: string;
  readonly to: string;
}

/** What is in the fields "from" and "to" of a form; empty where there is no such field. */
export function datesIn({ elements }: HTMLFormElement): TypedDates {
  const valueIn = (name: string) => {
    const field = elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : "";
  };
  return { from: valueIn("from"), to: valueIn("to") };
}

/** Whether a hire could have other dates: those of a form while they are typed, and before that the given ones. */
export function useDatesReply(hireId: string, given?: TypedDates) {
  const { load, data, state } = useFetcher<DatesReply | null>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = (typed: TypedDates) =>
    void load(
      `${adminPath(`/admin/hire/hires/${hireId}/availability`)}?${new URLSearchParams({ ...typed })}`,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once of the given dates.
  useEffect(() => {
    if (given) ask(given);
    return () => clearTimeout(timer.current);
  }, []);
  return {
    reply: data ?? null,
    isLooking: state !== "idle",
    look(form: HTMLFormElement) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(datesIn(form)), TYPING_MS);
    },
  };
}
