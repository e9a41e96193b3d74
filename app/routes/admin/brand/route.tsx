import { data, Form, Outlet } from "react-router";
import { dutyFaultTexts, MakerFields } from "#app/features/catalog/components/admin/duties-fieldset.tsx";
import { toMakerValues } from "#app/features/catalog/duties/duties-form.ts";
import { getAdminBrand } from "#app/features/catalog/makers/makers-admin.server.ts";
import { type BrandAnswer, submitBrandMaker } from "#app/features/catalog-desk/brands/submit-brand.server.ts";
import { BrandNameForm } from "#app/features/catalog-desk/components/brand-name-form.tsx";
import { BrandDelete, BrandQuestion } from "#app/features/catalog-desk/components/brand-question.tsx";
import {
  MakerFilled,
  MakerFillQuestion,
  MakerFillUndone,
} from "#app/features/catalog-desk/components/maker-fill.tsx";
import { useActionResult } from "#app/http/action-route.tsx";
import { readWork } from "#app/http/actions/resource-action.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import * as fill from "#app/i18n/messages/catalog-admin/maker-fill.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const brand = await getAdminBrand(db, params.id);
  if (!brand) throw notFound();
  return { brand };
}

export async function action(args: Route.ActionArgs) {
  const { db, form, who } = await readWork(args);
  const answer = await submitBrandMaker(db, { ...who, form });
  if (answer.kind === "not-found") throw notFound();
  if (answer.kind === "saved")
    throw redirectWith(args.context, adminPath(`/admin/brands/${who.id}`), "brand-saved");
  return data(answer, { status: 422 });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.brand.name ?? messages.brand);
}

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { brand } = loaderData;
  const page = adminPath(`/admin/brands/${brand.id}`);
  const answer = useActionResult<BrandAnswer>();
  const t = useT();
  const faulty = answer?.kind === "faulty" ? answer : null;
  const values = faulty?.values ?? (answer?.kind === "fill-to-confirm" ? answer.values : null);
  const faultTexts = dutyFaultTexts(t, faulty?.faults ?? []);
  return (
    <AdminDetail back={{ to: adminPath("/admin/brands"), label: messages.brands }} heading={brand.name}>
      <FlashMessage results={{ "brand-added": messages.brandAdded, "brand-saved": messages.saved }} />
      {answer?.kind === "to-confirm" && <BrandQuestion asked={answer} brand={brand} />}
      {answer?.kind === "fill-to-confirm" && <MakerFillQuestion {...answer} brand={brand} />}
      {answer?.kind === "filled" && <MakerFilled brandId={brand.id} outcome={answer.outcome} />}
      {answer?.kind === "undone" && <MakerFillUndone left={answer.left} />}
      <p className="intro">
        {t(messages.effect, { n: brand.products })}{" "}
        {brand.ownMakers > 0 && t(messages.ownMakers, { n: brand.ownMakers })}
      </p>
      <BrandNameForm
        key={brand.name}
        action={adminPath(`${page}/name`)}
        button={messages.rename}
        hint={messages.renameHint}
        name={answer?.kind === "name-refused" ? answer.name : brand.name}
        fault={answer?.kind === "name-refused" ? answer.fault : null}
      />
      <Form method="post" action={page} noValidate className="stack-5 width-wide">
        <ErrorSummary faults={faultTexts} />
        {/* A new key shows what the brand says now; an open question keeps what was typed. */}
        <MakerFields
          key={JSON.stringify(toMakerValues(brand))}
          values={values ?? toMakerValues(brand)}
          faults={faultTexts}
        />
        <div className="row">
          <SubmitButton variant="solid">{t(messages.save)}</SubmitButton>
          <SubmitButton variant="outline" formAction={adminPath(`${page}/fills`)}>
            {t(fill.fill)}
          </SubmitButton>
        </div>
      </Form>
      <BrandDelete id={brand.id} />
      <Outlet />
    </AdminDetail>
  );
}
