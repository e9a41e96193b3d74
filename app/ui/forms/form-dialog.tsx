import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { Button, type ButtonVariant } from "../button.tsx";
import { DialogFrame, invokes } from "../dialog.tsx";

interface FormDialogProps {
  /** What its button says, and the heading of the window. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** Its form was refused: the window is open, with what is wrong. */
  readonly isAnswered: boolean;
  /** The address of the window: a link to it opens it. */
  readonly anchor?: string;
  /** The form. */
  readonly children: React.ReactNode;
}

/**
 * A button that opens a form in a window over the page. The form is part of the document, so that a refused one is shown
 * and the button works also before a script has run. Give it a key that changes with what the form changes: it is closed
 * then.
 */
export function FormDialog({ label, variant = "outline", isAnswered, anchor, children }: FormDialogProps) {
  const own = useId();
  const id = anchor ?? own;
  const dialog = useRef<HTMLDialogElement>(null);
  // The page that asks for it may be asked for again after the window was closed.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival opens it once.
  useEffect(() => {
    if (isAnswered) showModal(dialog.current);
  }, [isAnswered, key]);
  useEffect(() => {
    if (!anchor) return;
    const openIfNamed = () => {
      if (location.hash === `#${anchor}`) showModal(dialog.current);
    };
    openIfNamed();
    addEventListener("hashchange", openIfNamed);
    return () => removeEventListener("hashchange", openIfNamed);
  }, [anchor]);
  return (
    <>
      <Button
        variant={variant}
        small
        {...invokes("show-modal", id)}
        onClick={(event) => {
          event.preventDefault();
          showModal(dialog.current);
        }}
      >
        {label}
      </Button>
      <DialogFrame ref={dialog} id={id} title={label} open={isAnswered}>
        {children}
      </DialogFrame>
    </>
  );
}

/** An open window that is not modal is what the server has rendered. */
function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.matches(":modal")) return;
  if (dialog.open) dialog.close();
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[role="alert"]')?.focus();
}
