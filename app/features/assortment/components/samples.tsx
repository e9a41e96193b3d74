import { Form } from "react-router";
import * as words from "#app/i18n/messages/assortment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { SamplesDeleted } from "../bulk.ts";
import { BulkDone } from "./bulk-bar.tsx";
import { ManyQuestion } from "./many-question.tsx";

/** How many samples the shop still holds, with the way to be rid of them. */
export function SamplesNotice({ n, shown }: { n: number; shown: boolean }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <Notice
      kind="sample"
      action={
        <Form method="post" className="row">
          {!shown && (
            <ButtonRouteLink variant="quiet" small to="/admin/products?sample=1">
              {t(words.seeSamples)}
            </ButtonRouteLink>
          )}
          <Button type="submit" variant="outline" small name="intent" value="samples">
            {t(words.deleteSamples)}
          </Button>
        </Form>
      }
    >
      {t(words.samplesHere, { n })}
    </Notice>
  );
}

/** The question before all samples go. */
export function SamplesQuestion({ n, back }: { n: number; back: string }) {
  const t = useT();
  return (
    <ManyQuestion
      title={`${t(words.deleteSamples)}?`}
      text={`${t(words.samplesHere, { n })} ${t(words.deleteSamplesText)}`}
      intent="delete-samples"
      back={back}
    />
  );
}

/** What went, and what an unpaid order holds back. */
export function SamplesGone({ outcome }: { outcome: SamplesDeleted }) {
  const t = useT();
  const { refused, ...counts } = outcome;
  return (
    <>
      <Notice kind="ok" role="status">
        {t(words.samplesDeleted, counts)}
      </Notice>
      {refused.length > 0 && <BulkDone outcome={{ action: "delete", changed: 0, refused, undo: null }} />}
    </>
  );
}
