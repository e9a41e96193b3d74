import { useId } from "react";
import * as messages from "#app/i18n/messages/hire-admin/scan-photos.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { buttonClass } from "#app/ui/button.tsx";

interface PhotoFieldProps {
  /** Pictures of this scan that wait to be sent. */
  readonly waiting: number;
  readonly onPhoto: (file: File) => void;
}

const BUTTON = buttonClass({ variant: "outline", small: true });

/** Takes a picture of what is damaged; a phone opens its camera. */
export function PhotoField({ waiting, onPhoto }: PhotoFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <p className="scan-photo">
      <label htmlFor={id} className={BUTTON}>
        {t(messages.add)}
      </label>
      <input
        id={id}
        type="file"
        name="photo"
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onPhoto(file);
        }}
      />
      {waiting > 0 && <span role="status">{t(messages.waiting, { n: waiting })}</span>}
    </p>
  );
}
