import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/settings-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConflictBanner } from "#app/ui/conflict-banner.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { DraftBanner } from "#app/ui/forms/draft-banner.tsx";
import { useDraftKeeper } from "#app/ui/forms/draft-keeper.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import type { Section } from "../settings-form.ts";
import type { SectionState } from "./section-state.ts";

interface SectionFrameProps {
  readonly section: Section;
  readonly state: SectionState;
  readonly title: Message;
  readonly text: Message;
  readonly children: React.ReactNode;
}

/**
 * One form of the settings page: what it is for, the result of the last save, the fields, the button. What is typed is
 * kept in the browser until it is saved.
 */
export function SectionFrame({ section, state, title, text, children }: SectionFrameProps) {
  const t = useT();
  const draft = useDraftKeeper(`settings:${section}`, { saved: state.saved });
  const returned = state.conflict || state.problems.length > 0;
  const take = () => state.take(Object.fromEntries(draft.offered?.fields ?? []));
  return (
    <form
      method="post"
      action={`?#${section}`}
      className="admin-card"
      id={section}
      noValidate
      onInput={({ currentTarget }) => draft.keep(currentTarget)}
    >
      <h2>
        {t(title)} <Companion of={title} />
      </h2>
      <p className="muted">{t(text)}</p>
      {draft.offered && !returned && !state.taken && (
        <DraftBanner at={draft.offered.at} onTake={take} onDrop={() => draft.dismiss(true)} />
      )}
      {state.saved && <FlashMessage results={{ "settings-saved": messages.saved }} />}
      {state.conflict && (
        <ConflictBanner title={t(messages.changedMeanwhile)} of={state.version}>
          {t(messages.changedMeanwhileText)}
        </ConflictBanner>
      )}
      <ErrorSummary problems={state.problems} />
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="version" value={state.version} />
      {children}
      <div className="form-actions">
        <Button type="submit" variant="solid">
          {t(messages.save)}
          <span className="hidden-visually">: {t(title)}</span>
        </Button>
      </div>
    </form>
  );
}
