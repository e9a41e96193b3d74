import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Sends nothing twice that is being answered: a second press of a button, as of a double click, would take the place of the
 * first and be answered that somebody else has changed what the first one changed. What holds other values is sent.
 */
export function useOnePost(): void {
  const navigation = useNavigation();
  const latest = useRef(navigation);
  latest.current = navigation;
  useEffect(() => {
    const stop = (event: SubmitEvent) => {
      if (!isBeingAnswered(event, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before React, which sends it.
    addEventListener("submit", stop, { capture: true });
    return () => removeEventListener("submit", stop, { capture: true });
  }, []);
}

type Pending = Pick<ReturnType<typeof useNavigation>, "state" | "formData">;

function isBeingAnswered({ target, submitter }: SubmitEvent, { state, formData }: Pending): boolean {
  if (state !== "submitting" || !formData || !(target instanceof HTMLFormElement)) return false;
  return textOf(new FormData(target, submitter)) === textOf(formData);
}

function textOf(data: FormData): string {
  return JSON.stringify(
    [...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
}
