import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { MediaDetail, MediaUse } from "../library.ts";
import { MAX_PICTURE_BYTES } from "../media.ts";
import "./media.css";

/** Links to everything that shows the picture. */
export function MediaUses({
  uses,
  nameOf,
}: {
  uses: readonly MediaUse[];
  nameOf: (use: MediaUse) => string;
}) {
  const t = useT();
  return (
    <section className="admin-card" aria-labelledby="uses">
      <h2 id="uses">{t(messages.uses)}</h2>
      {uses.length === 0 ? (
        <p className="muted">{t(messages.unused)}</p>
      ) : (
        <ul className="media-uses">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.href}`}>
              <a href={use.href} className="link">
                {use.title}
              </a>{" "}
              <span className="muted">{nameOf(use)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The form that uploads another file for the same picture. The page stays, with what is being typed into its other form. */
export function ReplaceForm({ id, refusal }: { id: string; refusal: string | null }) {
  const t = useT();
  return (
    <Form
      method="post"
      action={adminPath(`/admin/media/${id}/file`)}
      encType="multipart/form-data"
      className="admin-card"
      aria-labelledby="replace"
    >
      <h2 id="replace">{t(messages.replaceTitle)}</h2>
      <p className="muted">{t(messages.replaceText)}</p>
      <div className="field">
        <label htmlFor="replacement" className="field-label">
          {t(messages.replaceFile)}
        </label>
        {refusal && (
          <p className="field-error" id="replacement-error" role="alert">
            {refusal}
          </p>
        )}
        <input
          id="replacement"
          type="file"
          name="files"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="input"
          data-largest={MAX_PICTURE_BYTES}
          data-largest-text={t(messages.tooLarge)}
          {...(refusal && { "aria-invalid": true, "aria-describedby": "replacement-error" })}
        />
      </div>
      <p>
        <SubmitButton variant="outline">{t(messages.replace)}</SubmitButton>
      </p>
    </Form>
  );
}

/** Deleting, or why it cannot be done. */
export function DeleteForm({ item, used }: { item: MediaDetail; used: boolean }) {
  const t = useT();
  const refused = item.own ? messages.deleteOwn : used ? messages.deleteUsed : null;
  return (
    <section className="admin-card" aria-labelledby="delete">
      <h2 id="delete">{t(messages.deleteTitle)}</h2>
      {refused ? (
        <Banner>{t(refused)}</Banner>
      ) : (
        <form method="post" action={adminPath(`/admin/media/${item.id}/deletion`)} className="stack-4">
          <p className="muted">{t(messages.deleteText)}</p>
          <p>
            <SubmitButton variant="outline">{t(messages.deletePicture)}</SubmitButton>
          </p>
        </form>
      )}
    </section>
  );
}
