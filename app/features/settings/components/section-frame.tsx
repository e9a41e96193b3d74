import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { DraftBanner } from "#app/ui/forms/drafts/draft-banner.tsx";
import { useDraftKeeper } from "#app/ui/forms/drafts/draft-keeper.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import type { SettingsSection } from "../settings-form.ts";
import { SECTION_MESSAGES } from "./section-messages.ts";
import type { SectionState } from "./section-state.ts";

interface SectionFrameProps {
  readonly section: SettingsSection;
  readonly state: SectionState;
  readonly children: React.ReactNode;
}

/**
 * The form of a settings page: what it is for, the result of the last save, the fields, the button. What is typed is
 * kept in the browser until it is saved.
 */
export function SectionFrame({ section, state, children }: SectionFrameProps) {
  const t = useT();
  const { text } = SECTION_MESSAGES[section];
  const draft = useDraftKeeper(`settings:${section}`, { saved: state.saved });
  const returned = state.conflict || state.faultTexts.length > 0;
  const take = () => state.take(Object.fromEntries(draft.offered?.fields ?? []));
  return (
    <form
      method="post"
      className="admin-card"
      noValidate
      onInput={({ currentTarget }) => draft.keep(currentTarget)}
    >
      <p className="muted">{t(text)}</p>
      {draft.offered && !returned && !state.taken && (
        <DraftBanner at={draft.offered.at} onTake={take} onDrop={() => draft.dismiss(true)} />
      )}
      {state.saved && <FlashMessage results={{ "settings-saved": messages.saved }} />}
      {state.conflict && (
        <FocusedBanner title={t(messages.changedMeanwhile)} of={state.version}>
          {t(messages.changedMeanwhileText)}
        </FocusedBanner>
      )}
      <ErrorSummary faults={state.faultTexts} />
      <input type="hidden" name="version" value={state.version} />
      {children}
      <div className="row">
        <SubmitButton variant="solid">{t(messages.save)}</SubmitButton>
      </div>
    </form>
  );
}
