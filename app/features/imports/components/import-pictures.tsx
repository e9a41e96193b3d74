import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import-pictures.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { PICTURE_REASONS } from "../pictures/picture-reasons.ts";
import type { DroppedPictures, RunPictures } from "../pictures/pictures.ts";
import { DropPictures, DroppedBanner } from "./drop-pictures.tsx";

/** Up to so many missing pictures are named at once; more are counted by reason first. */
const FEW = 12;

interface Props {
  readonly runId: string;
  readonly pictures: RunPictures;
  /** What a form without a script has come to. */
  readonly dropped: DroppedPictures | null;
}

/** Pictures of a run that are on their way or missing, with both ways to mend it. */
export function ImportPictures({ runId, pictures, dropped }: Props) {
  const t = useT();
  const { total, waiting, missing } = pictures;
  if (total === 0) return null;
  return (
    <section aria-labelledby="pictures-title" className="stack-4" id="pictures">
      <h2 id="pictures-title" className="step-1">
        {t(messages.picturesTitle)}
      </h2>
      {waiting > 0 && (
        <div className="stack-2 width-medium">
          <progress
            className="meter"
            value={total - waiting}
            max={total}
            aria-label={t(messages.picturesTitle)}
          />
          <p role="status">
            {t(messages.picturesWaiting, { n: waiting })} {t(messages.picturesMeanwhile)}
          </p>
        </div>
      )}
      {waiting + missing === 0 && <Banner kind="ok">{t(messages.picturesAll)}</Banner>}
      {dropped && <DroppedBanner dropped={dropped} />}
      {missing > 0 && <MissingPictures pictures={pictures} runId={runId} />}
      <DropPictures runId={runId} open={waiting + missing > 0} />
    </section>
  );
}

function MissingPictures({ pictures, runId }: { pictures: RunPictures; runId: string }) {
  const t = useT();
  const { missing, reasons, list } = pictures;
  const local = reasons.some(({ reason }) => ["not-https", "private-address", "port"].includes(reason));
  return (
    <>
      <Table caption={t(messages.picturesMissing, { n: missing })}>
        <thead>
          <tr>
            <th scope="col">{t(messages.pictureReason)}</th>
            <NumericHead>{t(messages.picturesTitle)}</NumericHead>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ reason, n }) => (
            <tr key={reason}>
              <th scope="row">{t(PICTURE_REASONS[reason])}</th>
              <td className="numeric">{formatNumber(n)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {local && <p className="field-hint">{t(messages.picturesLocal)}</p>}
      <details open={missing <= FEW}>
        <summary>{t(messages.whichPictures)}</summary>
        <Table caption={t(messages.whichPictures)} quietCaption>
          <thead>
            <tr>
              <th scope="col">{t(messages.picture)}</th>
              <th scope="col">{t(messages.pictureReason)}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ address, reason }) => (
              <tr key={address}>
                <th scope="row" className="break-all">
                  {address}
                </th>
                <td>{t(PICTURE_REASONS[reason])}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {missing > list.length && <p>{t(messages.picturesShown, { n: list.length })}</p>}
      </details>
      <Form
        method="post"
        action={adminPath(`/admin/import/${runId}/pictures/retries`)}
        className="row row-wide"
      >
        <SubmitButton variant="outline">{t(messages.tryAgain)}</SubmitButton>
        <a href={adminPath(`/admin/import/${runId}/errors.csv?pictures`)} className="link-plain" download>
          {t(messages.pictureFile)}
        </a>
      </Form>
    </>
  );
}
