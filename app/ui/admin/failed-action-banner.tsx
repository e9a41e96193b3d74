import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterDataContext } from "react-router";
import * as messages from "#app/i18n/messages/admin/admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { ACTION_FAILED, noteActionData } from "./failed-action.ts";
import "./failed-action-banner.css";

/**
 * Says that a form did not reach the site. A form that is sent without a connection is held back here: the code of its
 * action may not be loaded yet, and the router would reload the page for it.
 */
export function FailedActionBanner() {
  const t = useT();
  const actionData = useContext(UNSAFE_DataRouterDataContext)?.actionData ?? null;
  const [failed, setFailed] = useState(false);
  useEffect(() => noteActionData(actionData), [actionData]);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || methodOf(target, submitter) !== "post") return;
      setFailed(!navigator.onLine);
      if (navigator.onLine) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onFailed = () => setFailed(true);
    window.addEventListener("submit", onSubmit, true);
    window.addEventListener(ACTION_FAILED, onFailed);
    return () => {
      window.removeEventListener("submit", onSubmit, true);
      window.removeEventListener(ACTION_FAILED, onFailed);
    };
  }, []);
  return (
    failed && (
      <div className="failed-action">
        <AlertBanner>{t(messages.actionFailed)}</AlertBanner>
      </div>
    )
  );
}

function methodOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return submitter?.getAttribute("formmethod")?.toLowerCase() ?? form.method;
}
