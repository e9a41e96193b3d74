import { Form } from "react-router";
import type { SamplesDeleted } from "#app/features/catalog-desk/bulk/bulk.ts";
import { type ProductsQuery, productsList } from "#app/features/catalog-desk/list-query.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import * as buttons from "#app/i18n/messages/ui/bulk-buttons.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { QuestionCard } from "#app/ui/forms/question-card.tsx";
import { Banner, DoneBanner } from "#app/ui/page/banner.tsx";
import { BulkDone } from "./bulk-bar.tsx";

const SAMPLE_DELETION = adminPath("/admin/products/samples/deletion");

/** How many samples the shop still holds, with the way to be rid of them. */
export function SamplesBanner({ n, query }: { n: number; query: ProductsQuery }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <Banner
      kind="sample"
      action={
        <Form method="post" action={productsList.href(query, SAMPLE_DELETION)} className="row">
          {!query.sample && (
            <ButtonRouteLink variant="quiet" small to={adminPath("/admin/products?sample=1")}>
              {t(messages.seeSamples)}
            </ButtonRouteLink>
          )}
          <SubmitButton variant="outline" small>
            {t(messages.deleteSamples)}
          </SubmitButton>
        </Form>
      }
    >
      {t(messages.samplesHere, { n })}
    </Banner>
  );
}

/** The question before all samples go. */
export function SamplesQuestion({ n, query }: { n: number; query: ProductsQuery }) {
  const t = useT();
  return (
    <QuestionCard
      title={`${t(messages.deleteSamples)}?`}
      text={`${t(messages.samplesHere, { n })} ${t(messages.deleteSamplesText)}`}
      action={productsList.href(query, SAMPLE_DELETION)}
      yes={t(buttons.deleteProducts, { n })}
      back={productsList.href(query)}
    />
  );
}

/** What went, and what an unpaid order holds back. */
export function SamplesGone({ outcome, query }: { outcome: SamplesDeleted; query: ProductsQuery }) {
  const t = useT();
  const { refused, ...counts } = outcome;
  return (
    <>
      <DoneBanner>{t(messages.samplesDeleted, counts)}</DoneBanner>
      {refused.length > 0 && (
        <BulkDone
          query={query}
          outcome={{ action: "delete", changed: 0, unchanged: 0, refused, undo: null }}
        />
      )}
    </>
  );
}
