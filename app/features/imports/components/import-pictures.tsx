import { Form } from "react-router";
import { LARGEST_PICTURE } from "#app/features/media/media.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/import-desk.ts";
import { tooLarge } from "#app/i18n/messages/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Table } from "#app/ui/table.tsx";
import type { MissingReason, RunPictures } from "../pictures.ts";

const REASONS: Readonly<Record<MissingReason, Message>> = {
  "no-address": words.whyNoAddress,
  "not-https": words.whyNotHttps,
  credentials: words.whyCredentials,
  port: words.whyPort,
  "private-address": words.whyPrivate,
  "not-found-host": words.whyNoHost,
  "too-many-redirects": words.whyRedirects,
  "too-large": words.whyTooLarge,
  "too-slow": words.whyTooSlow,
  compressed: words.whyCompressed,
  refused: words.whyRefused,
  gone: words.whyGone,
  unreachable: words.whyUnreachable,
  "server-error": words.whyServerError,
  empty: words.whyNoPicture,
  "not-a-picture": words.whyNoPicture,
  "active-content": words.whyNoPicture,
  "too-many-pixels": words.whyShape,
  shape: words.whyShape,
  damaged: words.whyDamaged,
};

export interface Dropped {
  readonly matched: number;
  readonly unused: readonly string[];
}

/** Pictures of a run that are on their way or missing, with both ways to mend it. */
export function ImportPictures({ pictures, dropped }: { pictures: RunPictures; dropped: Dropped | null }) {
  const t = useT();
  if (pictures.total === 0) return null;
  return (
    <section aria-labelledby="pictures-title" className="grid gap-4" id="pictures">
      <h2 id="pictures-title" className="text-step-1">
        {t(words.picturesTitle)}
      </h2>
      {pictures.waiting > 0 && <p role="status">{t(words.picturesWaiting, { n: pictures.waiting })}</p>}
      {pictures.waiting + pictures.missing === 0 && <Notice kind="ok">{t(words.picturesAll)}</Notice>}
      {dropped && (
        <Notice kind={dropped.unused.length > 0 ? "info" : "ok"} role="status">
          {t(words.dropped, { n: dropped.matched })}{" "}
          {dropped.unused.length > 0 && t(words.dropRefused, { names: dropped.unused.join(", ") })}
        </Notice>
      )}
      {pictures.missing > 0 && <MissingPictures pictures={pictures} />}
    </section>
  );
}

function MissingPictures({ pictures }: { pictures: RunPictures }) {
  const t = useT();
  const caption = t(words.picturesMissing, { n: pictures.missing });
  return (
    <>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{t(words.picture)}</th>
            <th scope="col">{t(words.pictureReason)}</th>
          </tr>
        </thead>
        <tbody>
          {pictures.list.map(({ address, reason }) => (
            <tr key={address}>
              <th scope="row" className="break-all">
                {address}
              </th>
              <td>{t(REASONS[reason])}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {pictures.missing > pictures.list.length && (
        <p>{t(words.picturesShown, { n: pictures.list.length })}</p>
      )}
      <Form method="post">
        <Button type="submit" look="line" name="intent" value="retry-pictures">
          {t(words.tryAgain)}
        </Button>
      </Form>
      <Form method="post" encType="multipart/form-data" className="field justify-items-start">
        <label className="field-label" htmlFor="drop-pictures">
          {t(words.dropLabel)}
        </label>
        <p className="field-hint" id="drop-hint">
          {t(words.dropHint)}
        </p>
        <input
          id="drop-pictures"
          type="file"
          name="files"
          multiple
          required
          accept="image/jpeg,image/png,image/webp,image/avif"
          data-largest={LARGEST_PICTURE}
          data-largest-text={t(tooLarge)}
          aria-describedby="drop-hint"
        />
        <Button type="submit" look="line" name="intent" value="drop-pictures">
          {t(words.drop)}
        </Button>
      </Form>
    </>
  );
}
