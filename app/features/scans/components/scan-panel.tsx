import { useEffect, useRef, useState } from "react";
import type { ClaimCondition } from "#app/features/claims/claims.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

export const PREPARE_MODES = ["prepare", "out", "put-back"] as const;
export type ScanMode = (typeof PREPARE_MODES)[number] | ClaimCondition;

const WORDS: Readonly<Record<ScanMode, Message>> = { ...messages.actions, ...messages.conditions };

interface ModesProps {
  readonly modes: readonly ScanMode[];
  readonly mode: ScanMode;
  readonly onChange: (mode: ScanMode) => void;
}

/** What the next scan does. */
export function Modes({ modes, mode, onChange }: ModesProps) {
  const t = useT();
  const isReturn = modes.includes("good");
  return (
    <fieldset className="scan-modes">
      <legend>
        <VisuallyHidden>{t(isReturn ? messages.how : messages.what)}</VisuallyHidden>
      </legend>
      {modes.map((offered) => (
        <label key={offered} className={`scan-mode scan-mode-${offered}`}>
          <input
            type="radio"
            name="mode"
            value={offered}
            checked={mode === offered}
            onChange={() => onChange(offered)}
          />
          <span>{t(WORDS[offered])}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where what is typed belongs. */
const FIELDS = "input, textarea, select, [contenteditable], [role=dialog]";

interface CodeFieldProps {
  readonly onCode: (code: string) => void;
}

/**
 * Takes what a wedge scanner types and what a hand enters. A scanner types wherever the focus is: what arrives outside of
 * a field is taken as well, up to its Enter.
 */
export function CodeField({ onCode }: CodeFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const field = input.current;
      const { target } = event;
      const isPlain = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!field || !isPlain) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      event.preventDefault();
      event.stopPropagation();
      field.focus();
      field.value += event.key;
    };
    // Before the letters that open pages of the back office.
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
  return (
    <form
      className="scan-code"
      onSubmit={(event) => {
        event.preventDefault();
        const code = input.current?.value.trim() ?? "";
        if (input.current) input.current.value = "";
        if (code !== "") onCode(code);
      }}
    >
      <Field
        name="code"
        label={messages.code}
        hint={t(messages.codeHint)}
        ref={input}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={200}
      />
      <SubmitButton variant="solid">{t(messages.enter)}</SubmitButton>
    </form>
  );
}

/** The camera with what it reads. */
export function Camera({ onCode }: CodeFieldProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"off" | "on" | "fault">("off");
  const heard = useRef(onCode);
  heard.current = onCode;
  useEffect(() => {
    if (state !== "on" || !video.current) return;
    const element = video.current;
    let stop: (() => void) | null = null;
    let isOver = false;
    void import("../device/camera.client.ts")
      .then(({ watchCamera }) => watchCamera(element, (code) => heard.current(code)))
      .then((stopped) => {
        if (isOver) stopped();
        else stop = stopped;
      })
      .catch(() => setState("fault"));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [state]);
  return (
    <div className="scan-camera">
      <Button variant="outline" onClick={() => setState(state === "on" ? "off" : "on")}>
        {t(state === "on" ? messages.cameraOff : messages.camera)}
      </Button>
      {state === "fault" && <p role="alert">{t(messages.cameraFault)}</p>}
      {state === "on" && <video ref={video} muted playsInline aria-label={t(messages.cameraPicture)} />}
    </div>
  );
}
