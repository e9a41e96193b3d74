import { CheckIcon, InfoIcon } from "../icons.tsx";

interface ToastTemplateProps {
  /** The name under which a script shows it. */
  readonly name: string;
  readonly text: string;
  /** Something was done; left out for why less was done than wanted, or nothing. */
  readonly done?: boolean;
  readonly action?: { readonly href: string; readonly label: string };
}

/** A toast of a page without React, which a script shows by `showPageToast`. */
export function ToastTemplate({ name, text, done = false, action }: ToastTemplateProps) {
  return (
    <template data-toast={name}>
      <div className="toast">
        {done ? <CheckIcon /> : <InfoIcon />}
        <span className="toast-title">{text}</span>
        {action && (
          <a className="toast-action" href={action.href}>
            {action.label}
          </a>
        )}
      </div>
    </template>
  );
}
