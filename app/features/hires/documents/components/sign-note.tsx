import { Form, useNavigation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import * as sign from "#app/i18n/messages/hire-admin/hire-signature.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import { AlertBanner, Banner } from "#app/ui/page/banner.tsx";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import { type HireNote, type NoteContent, type NoteKind, noteFile, unweighedOf } from "../documents.ts";
import { countDetails, unitDetails } from "../instead-of.ts";
import { loadRows } from "../load-rows.ts";
import { NOTE_TITLES } from "../note-titles.ts";
import { SIGNER_LIMITS } from "../text-limits.ts";
import { SignaturePad } from "./signature-pad.tsx";
import "./sign-note.css";

const FAULTS = { ...sign.faults, "too-long": textTooLong };

/** What the form of a signature is answered when nothing was stored, with what it held. */
export interface SignAnswer {
  readonly kind: keyof typeof FAULTS;
  readonly name: string;
  readonly strokes: string;
  readonly typed: boolean;
}

interface SignNoteProps {
  readonly hireId: string;
  readonly kind: NoteKind;
  /** The note; null where there is nothing to sign. */
  readonly note: HireNote | null;
  /** The hash of the goods that the note lists. */
  readonly goodsHash: string;
  readonly answer: SignAnswer | undefined;
}

/** A note with the form to sign it, or with its signature. */
export function SignNote({ hireId, kind, note, goodsHash, answer }: SignNoteProps) {
  const t = useT();
  const locale = useLocale();
  if (!note) return <Banner>{t(sign.nothing[kind])}</Banner>;
  const { number, content, signature } = note;
  const file = adminPath(`/admin/hire/hires/${hireId}/documents/${noteFile({ kind, number })}`);
  return (
    <div className="sign-note">
      {answer && <AlertBanner>{t(FAULTS[answer.kind])}</AlertBanner>}
      <NoteGoods content={content} />
      <Facts rows={loadRows(locale, content.load, unweighedOf(content))} />
      <p>
        <a className="link" href={file}>
          {t(sign.openNote, { title: t(NOTE_TITLES[kind]), number: String(number) })}
        </a>
      </p>
      {signature ? (
        <Banner kind="ok">
          {t(messages.signedBy, { name: signature.name, time: formatDateTime(locale, signature.signedAt) })}
        </Banner>
      ) : (
        <SignForm hireId={hireId} kind={kind} goodsHash={goodsHash} answer={answer} />
      )}
    </div>
  );
}

function SignForm({ hireId, kind, goodsHash, answer }: Omit<SignNoteProps, "note">) {
  const t = useT();
  const isSending = useNavigation().state !== "idle";
  const path = kind === "delivery" ? ("delivery-signature" as const) : ("return-signature" as const);
  const fault = answer?.kind;
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/hires/${hireId}/${path}`)}
      className="sign-form"
      noValidate
    >
      <input type="hidden" name="goods" value={goodsHash} />
      <p className="sign-sentence">{t(kind === "delivery" ? messages.signDelivery : messages.signReturn)}</p>
      <LimitedField
        name="name"
        label={sign.name}
        required
        limit={SIGNER_LIMITS.name}
        autoComplete="off"
        defaultValue={answer?.name ?? ""}
        error={fault === "no-name" ? t(sign.faults["no-name"]) : undefined}
      />
      <SignaturePad drawn={answer?.strokes ?? ""} />
      <Checkbox
        name="typed"
        value="yes"
        label={t(sign.typed)}
        defaultChecked={answer?.typed ?? false}
        error={fault === "no-signature" ? t(sign.faults["no-signature"]) : undefined}
      />
      <PrivacyLine text={sign.privacy} />
      <p>
        <SubmitButton busy={isSending}>{t(sign.sign)}</SubmitButton>
      </p>
    </Form>
  );
}

/** Units and counted pieces as the customer reads them before signing. */
function NoteGoods({ content: { kind, units, counts } }: { readonly content: NoteContent }) {
  const t = useT();
  const locale = useLocale();
  const isReturn = kind === "return";
  const figures = isReturn
    ? [messages.sent, messages.back, messages.damaged, messages.missing, messages.stillOut]
    : [messages.quantity];
  return (
    <>
      {units.length > 0 && (
        <Table caption={t(messages.units)}>
          <thead>
            <tr>
              {[messages.unit, messages.item, messages.serial, ...(isReturn ? [messages.state] : [])].map(
                (name) => (
                  <th key={String(name.en)} scope="col">
                    {t(name)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <tr key={unit.number}>
                <th scope="row">{unit.number}</th>
                <td>
                  {keepFigures(nameIn(locale, unit))}
                  <Details of={unitDetails(unit, locale)} />
                </td>
                <td>{unit.serial ?? "–"}</td>
                {isReturn && <td>{t(messages.unitStates[unit.state])}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {counts.length > 0 && (
        <Table caption={t(messages.counted)} className={isReturn ? "sign-note-counts" : undefined}>
          <thead>
            <tr>
              <th scope="col">{t(messages.item)}</th>
              {figures.map((name) => (
                <NumericHead key={String(name.en)}>{t(name)}</NumericHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed within a note.
              <tr key={at}>
                <th scope="row">
                  {keepFigures(nameIn(locale, one))}
                  <Details of={countDetails(one, locale)} />
                </th>
                {(isReturn
                  ? [one.out, one.back, one.damaged, one.missing, one.out - one.back - one.missing]
                  : [one.out]
                ).map((count, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed.
                  <td key={column} className="numeric">
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

/** What is said below the name of an item. */
function Details({ of }: { readonly of: readonly string[] }) {
  return of.map((text) => (
    <small key={text} className="sign-note-detail">
      {keepFigures(text)}
    </small>
  ));
}
