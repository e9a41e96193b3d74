import { useId, useState } from "react";
import * as photoMessages from "#app/i18n/messages/hire-admin/scan-photos.ts";
import * as scans from "#app/i18n/messages/hire-admin/scans.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { isClockOff, type ShownScan, type Trouble } from "../device/queue-state.ts";
import { moveable } from "../predict.ts";
import { signalOf } from "../scan-signal.ts";
import { MAX_NOTE_LENGTH, type Scan, type WantedScan } from "../scans.ts";
import type { WarehouseView } from "../warehouse.ts";
import { PhotoField } from "./photo-field.tsx";
import { clockSentence, sentenceOf, whatOf } from "./scan-words.ts";
import "./scan-result.css";

interface ResultProps {
  readonly shown: ShownScan;
  readonly view: WarehouseView;
  readonly onAgain: (scan: WantedScan) => void;
  readonly onSettle: (id: string) => void;
}

interface ShownProps extends ResultProps {
  readonly latest: boolean;
  /** Pictures of it that wait to be sent. */
  readonly photos: number;
  readonly onPhoto: (scanId: string, file: File) => void;
}

/** The answer to a scan, in the colour that goes with its sound, with the actions that it allows. */
export function ScanResult({ shown, view, latest, onAgain, onSettle, photos, onPhoto }: ShownProps) {
  const [t, locale] = [useT(), useLocale()];
  const { scan, predicted } = shown;
  const answer = shown.answer ?? predicted;
  const refused = shown.answer?.outcome === "refused";
  const sentence = { scan, answer, view, irish: locale === "ga" };
  const isDamage =
    scan.action === "return" &&
    scan.condition === "damaged" &&
    scan.noteOf === null &&
    answer?.outcome !== "refused";
  return (
    <li className={`scan-result scan-${signalOf(answer)}`}>
      <p>{sentenceOf(t, sentence)}</p>
      {isDamage && (
        <>
          <DamageNote what={whatOf(t, sentence)} onNote={(note) => onAgain(noteOn(scan, note))} />
          <PhotoField waiting={photos} onPhoto={(file) => onPhoto(scan.id, file)} />
        </>
      )}
      {refused && (
        <details className="scan-more" open={latest}>
          <summary>{t(scans.whatNow)}</summary>
          <div className="scan-choices">
            <Choices shown={shown} view={view} onAgain={onAgain} onSettle={onSettle} />
            <Button small variant="quiet" onClick={() => onSettle(scan.id)}>
              {t(scans.leave)}
            </Button>
          </div>
        </details>
      )}
    </li>
  );
}

/** A scan that only adds a note to another one. */
function noteOn({ id, at: _, ...scan }: Scan, note: string): WantedScan {
  return { ...scan, note, noteOf: id };
}

/** Asks what is damaged with what was scanned. The next scan needs no answer. */
function DamageNote({ what, onNote }: { readonly what: string; readonly onNote: (note: string) => void }) {
  const t = useT();
  const id = useId();
  const [note, setNote] = useState("");
  const text = note.trim();
  const error = useNoteError(text);
  return (
    <form
      className="scan-choices"
      aria-label={t(scans.damageOf, { what })}
      onSubmit={(event) => {
        event.preventDefault();
        if (text === "" || error !== undefined) return;
        onNote(text);
        setNote("");
        // What the scanner types next is a code.
        event.currentTarget.closest(".scan-side")?.querySelector<HTMLInputElement>("[name=code]")?.focus();
      }}
    >
      <Field
        name="note"
        id={id}
        label={messages.note}
        error={error}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <SubmitButton small variant="outline">
        {t(scans.noteIt)}
      </SubmitButton>
    </form>
  );
}

function Choices({ shown, view, onAgain, onSettle }: ResultProps) {
  const t = useT();
  const { scan, answer } = shown;
  const again = (change: Partial<WantedScan>) => () => {
    const { id, hireId: _, at: __, ...rest } = scan;
    onSettle(id);
    onAgain({ ...rest, ...change });
  };
  const other = answer?.details["hireId"];
  switch (answer?.reason) {
    case "not-listed":
    case "enough":
      if (answer.details["serialised"]) return <small>{t(scans.addUnit)}</small>;
      return (
        <>
          <Button small variant="outline" onClick={again({ add: true })}>
            {t(scans.add)}
          </Button>
          <InsteadOf view={view} onChosen={(forItemId) => again({ forItemId })()} />
          <small>{t(scans.addHint)}</small>
        </>
      );
    case "other-unit":
      return (
        <Button small variant="outline" onClick={again({ swap: true })}>
          {t(scans.takeThis)}
        </Button>
      );
    case "out-elsewhere":
      return typeof other === "string" ? (
        <Button
          small
          variant="outline"
          onClick={again({ hireId: other, action: "return", condition: scan.condition })}
        >
          {t(scans.bookIn, { hire: String(answer.details["hire"] ?? "") })}
        </Button>
      ) : null;
    case "inspection-reason":
      return <WithReason onReason={(note) => again({ note })()} />;
    default:
      return null;
  }
}

/** Puts what was scanned into the place of something that waits on the list. */
function InsteadOf({
  view,
  onChosen,
}: {
  readonly view: WarehouseView;
  readonly onChosen: (itemId: string) => void;
}) {
  const locale = useLocale();
  const id = useId();
  const waiting = view.items.filter((item) => moveable(item, "prepare") > 0);
  if (waiting.length === 0) return null;
  return (
    <Select
      name="instead"
      id={id}
      label={scans.insteadOf}
      defaultValue=""
      onChange={(event) => onChosen(event.target.value)}
    >
      <option value="" disabled />
      {waiting.map(({ itemId, name, nameGa }) => (
        <option key={itemId} value={itemId}>
          {nameIn(locale, { name, nameGa })}
        </option>
      ))}
    </Select>
  );
}

/** What is wrong with a note that is too long, which the server would not read. */
function useNoteError({ length }: string): string | undefined {
  const t = useT();
  return length > MAX_NOTE_LENGTH ? t(textLength, { length, limit: MAX_NOTE_LENGTH }) : undefined;
}

function WithReason({ onReason }: { readonly onReason: (note: string) => void }) {
  const t = useT();
  const id = useId();
  const [note, setNote] = useState("");
  const text = note.trim();
  const error = useNoteError(text);
  return (
    <>
      <Field
        name="reason"
        id={id}
        label={scans.reason}
        error={error}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        small
        variant="outline"
        disabled={text === "" || error !== undefined}
        onClick={() => onReason(text)}
      >
        {t(scans.sendNevertheless)}
      </Button>
    </>
  );
}

interface QueueProps {
  readonly waiting: number;
  readonly trouble: Trouble | null;
  readonly clockOffMs: number;
  readonly photos: "fine" | "refused" | "no-store";
}

const TROUBLES = {
  "signed-out": messages.logIn,
  "not-allowed": messages.notAllowed,
  "no-store": messages.noStore,
} as const;

/** How many scans this device still holds and why, and what is wrong with the device itself. */
export function QueueState({ waiting, trouble, clockOffMs, photos }: QueueProps) {
  const t = useT();
  const why = trouble === null || trouble === "away" || trouble === "unreadable" ? null : TROUBLES[trouble];
  return (
    <>
      <p className={classNames("scan-queue", (waiting > 0 || why) && "scan-queue-held")} role="status">
        {waiting > 0 ? t(messages.waiting, { n: waiting }) : t(messages.allSent)}
        {why && ` ${t(why)}`}
      </p>
      {isClockOff(clockOffMs) && (
        <p className="scan-queue scan-queue-clock" role="alert">
          {clockSentence(t, clockOffMs)}
        </p>
      )}
      {photos !== "fine" && (
        <p className="scan-queue scan-queue-held" role="alert">
          {t(photos === "refused" ? photoMessages.refused : photoMessages.noStore)}
        </p>
      )}
    </>
  );
}
