import { useEffect, useRef } from "react";

/** Handlers for a form whose changes the browser asks about before the page is left without saving them. */
export function useLeaveGuard(changed: boolean) {
  const dirty = useRef(changed);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return {
    onInput: () => {
      dirty.current = true;
    },
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent;
      // A preview opens beside this page and saves nothing.
      if (!submitter?.hasAttribute("formtarget")) dirty.current = false;
    },
  };
}
