import { useId, useRef, useState } from "react";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { UploadResult } from "../library.ts";
import { sendPicture } from "./send-picture.ts";
import { UploadResults } from "./upload-results.tsx";

const ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

interface UploadZoneProps {
  /** What a form without a script has come to. */
  readonly results?: readonly UploadResult[];
  /** Called for each file once it is in the library. */
  readonly onAdded?: (result: Extract<UploadResult, { item: unknown }>) => void;
  readonly onFinished?: () => void;
  /** Inside another form there can be no form of its own; it works by script alone then. */
  readonly inForm?: boolean;
  readonly one?: boolean;
}

/**
 * Takes pictures that are dropped on it or chosen, and uploads them one by one, with the result of each.
 * Without a script it is a plain form.
 */
export function UploadZone({ results = [], onAdded, onFinished, inForm, one }: UploadZoneProps) {
  const t = useT();
  const id = useId();
  const { state, send } = useUploads({ onAdded, onFinished });
  const [over, setOver] = useState(false);
  const Frame = inForm ? "div" : "form";
  const drop = {
    onDragOver: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(false);
      void send([...event.dataTransfer.files]);
    },
  };
  return (
    <Frame
      className={classNames("upload-zone", over && "is-over")}
      {...(!inForm && { method: "post", encType: "multipart/form-data" as const })}
      {...drop}
    >
      <label htmlFor={id} className="upload-title">
        {t(messages.uploadTitle)}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {t(messages.uploadHint)}
      </p>
      <div className="upload-row">
        <input
          id={id}
          type="file"
          name="files"
          multiple={!one}
          accept={ACCEPT}
          className="input"
          aria-describedby={`${id}-hint`}
          disabled={state.left > 0}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = "";
            void send(files);
          }}
        />
        {!inForm && <SubmitButton className="without-script">{t(messages.upload)}</SubmitButton>}
      </div>
      <div role="status">
        {state.left > 0 && (
          <p className="upload-progress">
            <progress max={state.all} value={state.all - state.left} />{" "}
            {t(messages.uploading, { n: state.all - state.left + 1, all: state.all })}
          </p>
        )}
        <UploadResults results={state.all > 0 ? state.results : results} failed={state.failed} />
      </div>
    </Frame>
  );
}

interface Uploads {
  readonly all: number;
  readonly left: number;
  readonly results: readonly UploadResult[];
  /** An answer did not come; what followed was not sent. */
  readonly failed: boolean;
}

const IDLE: Uploads = { all: 0, left: 0, results: [], failed: false };

/** Sends files one after the other: the server encodes one picture at a time anyway. */
function useUploads({
  onAdded,
  onFinished,
}: {
  readonly onAdded: UploadZoneProps["onAdded"] | undefined;
  readonly onFinished: UploadZoneProps["onFinished"] | undefined;
}) {
  const [state, setState] = useState(IDLE);
  const busy = useRef(false);

  async function send(files: readonly File[]) {
    if (files.length === 0 || busy.current) return;
    busy.current = true;
    let now: Uploads = { all: files.length, left: files.length, results: [], failed: false };
    setState(now);
    for (const file of files) {
      const result = await sendPicture(file);
      if (!result) {
        now = { ...now, left: 0, failed: true };
        break;
      }
      now = { ...now, left: now.left - 1, results: [...now.results, result] };
      setState(now);
      if (result.kind !== "refused") onAdded?.(result);
    }
    setState(now);
    busy.current = false;
    onFinished?.();
  }

  return { state, send };
}
