import { useId, useState } from "react";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import type { UploadResult } from "../library.ts";
import { NO_UPLOADS, type UploadHandlers, uploadQueue } from "./upload-queue.ts";
import { UploadResults } from "./upload-results.tsx";
import "./media.css";

const ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

interface UploadZoneProps extends UploadHandlers {
  /** What a form without a script has come to. */
  readonly results?: readonly UploadResult[];
  /** Inside another form there can be no form of its own; it works by script alone then. */
  readonly inForm?: boolean;
  /** Takes a single file. */
  readonly one?: boolean;
}

/**
 * Takes pictures that are dropped on it or chosen, and uploads them one by one, with the result of each.
 * Without a script it is a plain form.
 */
export function UploadZone({ results = [], onAdded, onFinished, inForm, one = false }: UploadZoneProps) {
  const t = useT();
  const id = useId();
  const [state, setState] = useState(NO_UPLOADS);
  const [add] = useState(() => uploadQueue({ one, onState: setState }));
  const send = (files: readonly File[]) => void add(files, { onAdded, onFinished });
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
      send([...event.dataTransfer.files]);
    },
  };
  return (
    <Frame
      className={classNames("upload-zone", over && "is-over")}
      {...(!inForm && { method: "post", encType: "multipart/form-data" as const })}
      {...drop}
    >
      <div className="upload-row">
        <input
          id={id}
          type="file"
          name="files"
          multiple={!one}
          accept={ACCEPT}
          className="input upload-input"
          aria-describedby={`${id}-hint`}
          disabled={one && state.left > 0}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = "";
            send(files);
          }}
        />
        <label htmlFor={id} className="button button-outline button-small">
          {t(messages.uploadTitle)}
        </label>
        {!inForm && <SubmitButton className="without-script">{t(messages.upload)}</SubmitButton>}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {t(messages.uploadHint)}
      </p>
      <div role="status">
        {state.left > 0 && (
          <p className="upload-progress">
            <progress max={state.all} value={state.all - state.left} />{" "}
            {t(messages.uploading, { n: state.all - state.left + 1, all: state.all })}
          </p>
        )}
        {state.oneOnly && <Banner kind="fault">{t(messages.oneOnly)}</Banner>}
        <UploadResults results={state.all > 0 ? state.results : results} failed={state.failed} />
      </div>
    </Frame>
  );
}
