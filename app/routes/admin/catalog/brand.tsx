import { data, Form } from "react-router";
import { dutyProblems, MakerFields } from "#app/features/catalog/components/admin/duties-fieldset.tsx";
import { toMakerValues } from "#app/features/catalog/duties/duties-form.ts";
import { getAdminBrand } from "#app/features/catalog/makers/makers-admin.server.ts";
import { submitBrand } from "#app/features/catalog-desk/brands/submit-brand.server.ts";
import { BrandDelete, BrandQuestion } from "#app/features/catalog-desk/components/brand-question.tsx";
import {
  MakerFilled,
  MakerFillQuestion,
  MakerFillUndone,
} from "#app/features/catalog-desk/components/maker-fill.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as messages from "#app/i18n/messages/duties-admin.ts";
import * as fill from "#app/i18n/messages/maker-fill.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import type { Route } from "./+types/brand.ts";
import "#app/features/content/components/admin/admin.css";
import "#app/features/content/components/admin/admin-form.css";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const brand = await getAdminBrand(db, params.id);
  if (!brand) throw notFound();
  return { brand };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  if (!isId(params.id)) throw notFound();
  const form = await postedForm(request);
  const answer = await submitBrand(db, { form, id: params.id, actorId });
  if (answer.kind === "gone") throw notFound();
  if (answer.kind === "deleted") throw redirectWith(context, "/admin/brands", "brand-deleted");
  if (answer.kind === "saved") throw redirectWith(context, `/admin/brands/${params.id}`, "brand-saved");
  const isRefused = answer.kind === "faulty" || (answer.kind === "ask" && answer.intoMissing);
  return data(answer, { status: isRefused ? 422 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.brand.name ?? messages.brand);
}

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand } = loaderData;
  const t = useT();
  const faulty = actionData?.kind === "faulty" ? actionData : null;
  const typed = faulty?.values ?? (actionData?.kind === "ask-fill" ? actionData.values : null);
  const problems = dutyProblems(t, faulty?.faults ?? []);
  return (
    <AdminDetail back={{ to: "/admin/brands", label: messages.seeBrands }} heading={brand.name}>
      <FlashMessage results={{ "brand-saved": messages.saved }} />
      {actionData?.kind === "ask" && <BrandQuestion asked={actionData} brand={brand} />}
      {actionData?.kind === "ask-fill" && <MakerFillQuestion {...actionData} brand={brand} />}
      {actionData?.kind === "filled" && <MakerFilled outcome={actionData.outcome} />}
      {actionData?.kind === "undone" && <MakerFillUndone left={actionData.left} />}
      <p className="intro">
        {t(messages.effect, { n: brand.products })}{" "}
        {brand.ownMakers > 0 && t(messages.ownMakers, { n: brand.ownMakers })}
      </p>
      <Form method="post" noValidate className="stack-5 width-wide">
        <ErrorSummary problems={problems} />
        {/* A new key shows what the brand says now; an open question keeps what was typed. */}
        <MakerFields
          key={JSON.stringify(toMakerValues(brand))}
          values={typed ?? toMakerValues(brand)}
          problems={problems}
        />
        <div className="form-actions">
          <Button type="submit" variant="solid">
            {t(messages.save)}
          </Button>
          <Button type="submit" name="intent" value="ask-fill" variant="outline">
            {t(fill.fill)}
          </Button>
        </div>
      </Form>
      <BrandDelete />
    </AdminDetail>
  );
}
