import { formatDateTime } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/change-drafts.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { TextDifference } from "#app/lib/text/text-difference.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { Differences } from "#app/ui/page/differences.tsx";
import type { ChangeDraft } from "../change-drafts.ts";
import "./change-draft-banner.css";

interface ChangeDraftBannerProps {
  readonly draft: Pick<ChangeDraft, "version" | "savedAt" | "savedBy">;
  /** Visitors see what the draft is of. */
  readonly published: boolean;
  /** Which changes wait in the draft, and which apply at once. */
  readonly scope: Message;
  /** The draft against what is stored now. */
  readonly differences: readonly TextDifference[];
  /** Fields of both that have changed since the draft was begun. */
  readonly conflicting: readonly string[];
  readonly label: (path: string) => string;
  /** The address at which the draft is discarded. */
  readonly discardAt: string;
}

/** Says that the form holds a draft, whose it is and in what it differs, and offers to discard it. */
export function ChangeDraftBanner(props: ChangeDraftBannerProps) {
  const { draft, published, scope, differences, conflicting, label } = props;
  const t = useT();
  const time = formatDateTime(useLocale(), draft.savedAt);
  const { savedBy: name } = draft;
  const named = (paths: readonly string[]) => [...new Set(paths.map(label))].join(", ");
  return (
    <Banner title={t(messages.title)} className="change-draft">
      <p>
        {name === null ? t(messages.savedAt, { time }) : t(messages.savedBy, { name, time })}{" "}
        {t(published ? messages.stillPublished : messages.notPublished)}
      </p>
      {conflicting.length > 0 && (
        <p className="field-error">{t(messages.conflicting, { fields: named(conflicting) })}</p>
      )}
      {differences.length > 0 ? (
        <details>
          <summary>{t(messages.differences, { fields: named(differences.map(({ path }) => path)) })}</summary>
          <Differences differences={differences} label={label} />
        </details>
      ) : (
        <p>{t(messages.noDifference)}</p>
      )}
      <p>{t(scope)}</p>
      <Discard {...props} />
    </Banner>
  );
}

function Discard({ draft, discardAt }: Pick<ChangeDraftBannerProps, "draft" | "discardAt">) {
  const t = useT();
  return (
    <details>
      <summary>{t(messages.discard)}</summary>
      <form method="post" action={discardAt} className="change-draft-discard">
        <input type="hidden" name="draft" value={draft.version} />
        <p>{t(messages.discardText)}</p>
        <SubmitButton variant="danger" small>
          {t(messages.discardSure)}
        </SubmitButton>
      </form>
    </details>
  );
}
