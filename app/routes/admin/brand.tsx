import { data, Form, Link, redirect } from "react-router";
import { dutyProblems, MakerFields } from "#app/features/catalog/components/duties-fieldset.tsx";
import { dutyValuesOf, readMaker, toMakerValues } from "#app/features/catalog/duties-form.ts";
import { getDeskBrand } from "#app/features/catalog/makers-desk.server.ts";
import { saveBrandMaker } from "#app/features/catalog/save-duties.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as words from "#app/i18n/messages/duties-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/brand";

export const handle = { lights: "work", hydrate: true, footer: false } satisfies PageHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const brand = await getDeskBrand(db, params.id);
  if (!brand) throw new Response(null, { status: 404 });
  return { brand, saved: new URL(request.url).searchParams.has("saved") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const values = dutyValuesOf(await postedForm(request));
  const maker = readMaker(values);
  if (!maker.ok) return data({ values, faults: maker.error }, { status: 422 });
  const found =
    isId(params.id) && (await saveBrandMaker(db, { brandId: params.id, maker: maker.value, actorId }));
  if (!found) throw new Response(null, { status: 404 });
  throw redirect(`/admin/brands/${params.id}?saved`, 303);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${loaderData?.brand.name ?? words.brand.en} – ItsShowTime` },
    { name: "robots", content: "noindex" },
  ];
}

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, saved } = loaderData;
  const t = useT();
  const problems = dutyProblems(t, actionData?.faults ?? []);
  return (
    <div className="grid max-w-7xl gap-8 px-edge py-8 lg:px-10 lg:py-10">
      <h1 className="text-step-3">{brand.name}</h1>
      <p>
        <Link className="link" to="/admin/brands">
          {t(words.seeBrands)}
        </Link>
      </p>
      {saved && !actionData && (
        <Notice kind="ok" role="status">
          {t(words.saved)}
        </Notice>
      )}
      <p className="max-w-3xl text-soft">
        {t(words.effect, { n: brand.products })}{" "}
        {brand.ownMakers > 0 && t(words.ownMakers, { n: brand.ownMakers })}
      </p>
      <Form method="post" noValidate className="grid max-w-4xl gap-5">
        <ErrorSummary problems={problems} />
        <MakerFields values={actionData?.values ?? toMakerValues(brand)} problems={problems} />
        <div className="form-actions">
          <Button type="submit" look="solid">
            {t(words.save)}
          </Button>
        </div>
      </Form>
    </div>
  );
}
