import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Sends nothing twice that is being answered: a second press of a button, as of a double click, would take the place of the
 * first and be answered that somebody else has changed what the first one changed. It is being answered until the page
 * after it is read. What has another address, as the next row of a list, or other values is sent; so is the same once more
 * when the first has failed, or was given up for another post.
 *
 * Two forms with the same address and the same values do the same, so one of them waits for the other. A form that a
 * fetcher sends is no navigation: it looks at the state of its own fetcher.
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

type Pending = Pick<ReturnType<typeof useNavigation>, "formMethod" | "formAction" | "formData">;

function isBeingAnswered({ target, submitter }: SubmitEvent, pending: Pending): boolean {
  const { formMethod, formAction, formData } = pending;
  const isPending = formMethod === "POST" && formAction && formData;
  if (!isPending || !(target instanceof HTMLFormElement)) return false;
  // A button may send its form to another address, and by another method.
  const sent = (name: string) => submitter?.getAttribute(`form${name}`) || target.getAttribute(name) || "";
  return (
    sent("method").toLowerCase() === "post" &&
    pathOf(sent("action")) === pathOf(formAction) &&
    textOf(new FormData(target, submitter)) === textOf(formData)
  );
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}

/** Two pictures of a phone may have one name. */
function textOf(data: FormData): string {
  return JSON.stringify(
    [...data].map(([field, value]) => {
      if (typeof value === "string") return [field, value];
      const { name, size, lastModified } = value;
      // A field without a file gives another empty one each time it is read.
      return [field, name, size, size > 0 ? lastModified : 0];
    }),
  );
}
