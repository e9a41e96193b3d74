import * as messages from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "../button.tsx";
import { Banner, DoneBanner } from "../page/banner.tsx";

interface AssignmentResultProps {
  /** The resource that takes the assignment back; null for none. */
  readonly reversal: string | null;
  /** The staff member to assign; null for no one. */
  readonly assigneeId: string | null;
  /** What changed, with its assignee before. */
  readonly changed: readonly { readonly id: string; readonly before: string | null }[];
  readonly children: React.ReactNode;
}

/** What the rows of a list were assigned together, with *Undo*. */
export function AssignmentResult({ reversal, assigneeId, changed, children }: AssignmentResultProps) {
  const t = useT();
  if (reversal === null || changed.length === 0)
    return (
      <Banner kind={changed.length > 0 ? "ok" : "info"} role="status">
        {children}
      </Banner>
    );
  return (
    <DoneBanner>
      <form method="post" action={reversal} className="row">
        {children}
        <input type="hidden" name="assignee" value={assigneeId ?? ""} />
        {changed.map(({ id, before }) => (
          <input key={id} type="hidden" name="back" value={`${id}:${before ?? ""}`} />
        ))}
        <SubmitButton variant="outline" small>
          {t(messages.undo)}
        </SubmitButton>
      </form>
    </DoneBanner>
  );
}
