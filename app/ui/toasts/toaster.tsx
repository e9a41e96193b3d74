import { Toast as Radix } from "radix-ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { IconButton } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { CheckIcon, CloseIcon, FaultIcon } from "../icons.tsx";
import { currentToasts, dismissToast, noToasts, type ShownToast, subscribeToasts } from "./toast-store.ts";

const STAY_MS = 5000;
const STAY_LONG_MS = 9000;

/**
 * Shows what `toast()` is given; is once in a hydrated page. Not in the server's page: its list is empty there,
 * and Radix's viewport carries a style attribute that the content security policy refuses.
 */
export function Toaster() {
  const t = useT();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, noToasts);
  if (!mounted) return null;
  return (
    <Radix.Provider label={t(ui.notifications)} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className="toasts" label={`${t(ui.notifications)} ({hotkey})`} />
    </Radix.Provider>
  );
}

function ToastItem({ toast }: { toast: ShownToast }) {
  const t = useT();
  const { id, title, description, destructive = false, action } = toast;
  const Mark = destructive ? FaultIcon : CheckIcon;
  return (
    <Radix.Root
      className={classNames("toast", destructive && "toast-fault")}
      type={destructive ? "foreground" : "background"}
      duration={toast.duration ?? (destructive || action ? STAY_LONG_MS : STAY_MS)}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
    >
      <Mark />
      <div className="toast-words">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description && <Radix.Description className="toast-text">{description}</Radix.Description>}
      </div>
      {action ? (
        <Radix.Action className="toast-action" altText={action.label} onClick={action.onAction}>
          {action.label}
        </Radix.Action>
      ) : (
        <span />
      )}
      <Radix.Close asChild>
        <IconButton label={t(ui.close)}>
          <CloseIcon />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
