import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/suppliers.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { VersionedForm } from "#app/lib/forms/versioned-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { linedFaultText } from "#app/ui/forms/lined/lined-faults.ts";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { SupplierFault, SupplierValues } from "../suppliers/supplier-form.ts";

interface StoredSupplier extends SupplierValues {
  readonly id: string;
  readonly version: number;
}

interface ArchivedProps {
  readonly suppliers: readonly Pick<StoredSupplier, "id" | "name">[];
}

/** The archived suppliers, each with the way back; nothing where there is none. */
export function ArchivedSuppliers({ suppliers }: ArchivedProps) {
  const t = useT();
  if (suppliers.length === 0) return null;
  return (
    <section className="admin-section" aria-labelledby="archived">
      <h2 id="archived" className="step-1">
        {t(messages.archived)}
      </h2>
      <ul className="admin-rows">
        {suppliers.map(({ id, name }) => (
          <li key={id} className="admin-row admin-row-deleted">
            <span className="admin-row-text">
              <Link className="link" to={adminPath(`/admin/hire/suppliers/${id}`)}>
                <bdi>{name}</bdi>
              </Link>
            </span>
            <Form method="post" action={adminPath(`/admin/hire/suppliers/${id}/restoration`)}>
              <SubmitButton variant="outline" small>
                {t(messages.restore)}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SuppliersTable({ suppliers }: { readonly suppliers: readonly StoredSupplier[] }) {
  const t = useT();
  return (
    <Table caption={t(work.suppliers)} quietCaption>
      <thead>
        <tr>
          <th scope="col">{t(work.supplierFields.name)}</th>
          <th scope="col">{t(work.supplierFields.email)}</th>
          <th scope="col">{t(work.supplierFields.phone)}</th>
        </tr>
      </thead>
      <tbody>
        {suppliers.map(({ id, name, email, phone }) => (
          <tr key={id}>
            <th scope="row">
              <Link className="link" to={adminPath(`/admin/hire/suppliers/${id}`)}>
                <bdi>{name}</bdi>
              </Link>
            </th>
            <td>{email}</td>
            <td>{phone}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface SupplierFormProps {
  /** The supplier; null for a new one. */
  readonly supplier: StoredSupplier | null;
  readonly returned: VersionedForm<SupplierValues, SupplierFault> | null;
}

export function SupplierForm({ supplier, returned }: SupplierFormProps) {
  const t = useT();
  const faultTexts = (returned?.faults ?? []).map(({ field, kind, over }) =>
    linedFaultText(t, {
      field,
      n: null,
      label: kind === "name-taken" ? null : t(work.supplierFields[field]),
      text: kind === "name-taken" ? t(work.nameTaken) : over ? t(textLength, over) : t(work.faults[kind]),
    }),
  );
  const field = fieldsOf(work.supplierFields, returned?.values ?? supplier ?? {}, errorsOf(faultTexts));
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/suppliers/${supplier?.id ?? "new"}`)}
      className="admin-card stack-4"
      noValidate
    >
      <input type="hidden" name="version" value={returned?.version ?? supplier?.version ?? 0} />
      <ErrorSummary faults={faultTexts} />
      {returned?.changed && <AlertBanner>{t(work.supplierChanged)}</AlertBanner>}
      <Field {...field("name")} required />
      <Field {...field("email")} type="email" />
      <Field {...field("phone")} type="tel" />
      <TextArea {...field("note")} rows={3} />
      <p>
        <SubmitButton>{t(work.keepNote)}</SubmitButton>
      </p>
    </Form>
  );
}
