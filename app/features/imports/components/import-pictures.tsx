import { Form } from "react-router";
import * as words from "#app/i18n/messages/import-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Table } from "#app/ui/table.tsx";
import { REASONS } from "../picture-reasons.ts";
import type { DroppedPictures, RunPictures } from "../pictures.ts";
import { DropPictures, DroppedNotice } from "./drop-pictures.tsx";

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
        {t(words.picturesTitle)}
      </h2>
      {waiting > 0 && (
        <div className="stack-2 width-medium">
          <progress
            className="meter"
            value={total - waiting}
            max={total}
            aria-label={t(words.picturesTitle)}
          />
          <p role="status">
            {t(words.picturesWaiting, { n: waiting })} {t(words.picturesMeanwhile)}
          </p>
        </div>
      )}
      {waiting + missing === 0 && <Notice kind="ok">{t(words.picturesAll)}</Notice>}
      {dropped && <DroppedNotice dropped={dropped} />}
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
      <Table caption={t(words.picturesMissing, { n: missing })}>
        <thead>
          <tr>
            <th scope="col">{t(words.pictureReason)}</th>
            <th scope="col" className="numeric">
              {t(words.picturesTitle)}
            </th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ reason, n }) => (
            <tr key={reason}>
              <th scope="row">{t(REASONS[reason])}</th>
              <td className="numeric">{n}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {local && <p className="field-hint">{t(words.picturesLocal)}</p>}
      <details open={missing <= FEW}>
        <summary>{t(words.whichPictures)}</summary>
        <Table caption={t(words.whichPictures)} quietCaption>
          <thead>
            <tr>
              <th scope="col">{t(words.picture)}</th>
              <th scope="col">{t(words.pictureReason)}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ address, reason }) => (
              <tr key={address}>
                <th scope="row" className="break-all">
                  {address}
                </th>
                <td>{t(REASONS[reason])}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {missing > list.length && <p>{t(words.picturesShown, { n: list.length })}</p>}
      </details>
      <Form method="post" className="row row-wide">
        <Button type="submit" variant="outline" name="intent" value="retry-pictures">
          {t(words.tryAgain)}
        </Button>
        <a href={`/admin/import/${runId}/errors.csv?pictures`} className="link-plain" download>
          {t(words.pictureFile)}
        </a>
      </Form>
    </>
  );
}
