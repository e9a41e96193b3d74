import { Form } from "react-router";
import * as messages from "#app/i18n/messages/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import type { SamplesDeleted } from "../bulk/bulk.ts";
import { BulkDone } from "./bulk-bar.tsx";
import { ManyQuestion } from "./many-question.tsx";

/** How many samples the shop still holds, with the way to be rid of them. */
export function SamplesBanner({ n, shown }: { n: number; shown: boolean }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <Banner
      kind="sample"
      action={
        <Form method="post" className="row">
          {!shown && (
            <ButtonRouteLink variant="quiet" small to="/admin/products?sample=1">
              {t(messages.seeSamples)}
            </ButtonRouteLink>
          )}
          <Button type="submit" variant="outline" small name="intent" value="samples">
            {t(messages.deleteSamples)}
          </Button>
        </Form>
      }
    >
      {t(messages.samplesHere, { n })}
    </Banner>
  );
}

/** The question before all samples go. */
export function SamplesQuestion({ n, back }: { n: number; back: string }) {
  const t = useT();
  return (
    <ManyQuestion
      title={`${t(messages.deleteSamples)}?`}
      text={`${t(messages.samplesHere, { n })} ${t(messages.deleteSamplesText)}`}
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
      <Banner kind="ok" role="status">
        {t(messages.samplesDeleted, counts)}
      </Banner>
      {refused.length > 0 && <BulkDone outcome={{ action: "delete", changed: 0, refused, undo: null }} />}
    </>
  );
}
