import { useEffect, useRef } from "react";
import { ACTION_FAILED } from "#app/ui/admin/failed-action.ts";

/**
 * Handlers for a form whose changes the browser asks about before the page is left without saving them. `returned` is
 * what came back unsaved.
 */
export function useLeaveGuard(returned: object | undefined) {
  const dirty = useRef(false);
  useEffect(() => {
    if (returned) dirty.current = true;
  }, [returned]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    // What a form did not bring to the site is still only on the page.
    const onFailed = () => {
      dirty.current = true;
    };
    window.addEventListener("beforeunload", ask);
    window.addEventListener(ACTION_FAILED, onFailed);
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener(ACTION_FAILED, onFailed);
    };
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
