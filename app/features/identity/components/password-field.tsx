import { useEffect, useRef, useState } from "react";
import type { Message } from "#app/i18n/message.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { MIN_PASSWORD_LENGTH } from "../identity.ts";
import { type PasswordStrength, passwordStrength } from "../sign-in/password-strength.ts";

interface PasswordFieldProps {
  /** Tells the fields of several forms on a page apart; the name unless said otherwise. */
  readonly id?: string;
  readonly name: string;
  readonly label: Message;
  readonly error: string | undefined;
  /** True where a password is chosen: with advice while it is typed. */
  readonly isNew?: boolean;
}

const ADVICE: Readonly<Record<PasswordStrength, Message>> = {
  guessed: auth.passwordTooCommon,
  weak: auth.passwordWeak,
  fair: auth.passwordFair,
  strong: auth.passwordStrong,
};

/** A password that can be looked at, once the page runs; it is hidden again before its form is sent. */
export function PasswordField({ id, name, label, error, isNew = false }: PasswordFieldProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState(false);
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  useEffect(() => {
    setReady(true);
    // Typed before the page ran.
    const typed = isNew && box.current?.querySelector("input")?.value;
    if (typed) setStrength(passwordStrength(typed));
    const form = box.current?.closest("form");
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [isNew]);
  return (
    <div className="stack-2">
      <div className="password-box" ref={box}>
        <Field
          {...(id !== undefined && { id })}
          name={name}
          type={shown ? "text" : "password"}
          label={label}
          error={error}
          required
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...(isNew
            ? {
                hint: t(auth.passwordHint),
                autoComplete: "new-password",
                minLength: MIN_PASSWORD_LENGTH,
                onInput: (event: React.InputEvent<HTMLInputElement>) =>
                  setStrength(passwordStrength(event.currentTarget.value)),
              }
            : { autoComplete: "current-password" })}
        />
        {ready && (
          <button
            type="button"
            className="password-show"
            aria-controls={id ?? name}
            aria-label={t(shown ? auth.hidePassword : auth.showPassword)}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? auth.hide : auth.show)}
          </button>
        )}
      </div>
      {isNew && <Advice strength={strength} />}
    </div>
  );
}

/** One line that changes while the password is typed; its room is there from the start. */
function Advice({ strength }: { strength: PasswordStrength | null }) {
  const t = useT();
  return (
    <p className="password-advice" data-strength={strength ?? ""} role="status">
      {strength && t(ADVICE[strength])}
    </p>
  );
}
