import { Form } from "react-router";
import type { AssetClass, AssetState } from "#app/features/assets/assets.ts";
import { isOwned, statesAfter } from "#app/features/assets/unit-states.ts";
import type { AuditEntry } from "#app/features/audit/audit.ts";
import { type ClaimKind, type ClaimOwner, type ClaimState, OPEN_END } from "#app/features/claims/claims.ts";
import { ENQUIRY_STATE_MESSAGES, type UnitFaultReport } from "#app/features/enquiries/enquiries.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as stockMessages from "#app/i18n/messages/fleet-admin/fleet-stock.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { When } from "#app/ui/when.tsx";
import type { ReturnedWork } from "../../returned-work.ts";
import { LedgerRefused } from "../item-ledger.tsx";
import { UnitStateWord } from "../units-list.tsx";
import { UnitHistory } from "./unit-history.tsx";

interface Claim {
  readonly id: string;
  readonly kind: ClaimKind;
  readonly state: ClaimState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly owner: ClaimOwner;
  readonly ownerId: string | null;
  readonly reference: string;
  /** What was broken, of a repair. */
  readonly fault: string | null;
}

interface Unit {
  readonly number: number;
  readonly code: string;
  readonly state: AssetState;
  readonly assetClass: AssetClass;
  readonly createdAt: Date;
  readonly item: { readonly id: string; readonly code: string; readonly name: string };
  readonly claims: readonly Claim[];
  readonly inside: readonly { readonly number: number | null; readonly name: string }[];
  readonly history: readonly AuditEntry[];
  /** Names of those who changed it, by id. */
  readonly names: Readonly<Record<string, string>>;
}

interface UnitPassportProps {
  readonly unit: Unit;
  readonly faults: readonly UnitFaultReport[];
  /** The income; null for roles that see no price. */
  readonly income: { readonly hires: number; readonly net: Cents } | null;
  /** What the roles open of what it names. */
  readonly opens: { readonly hires: boolean; readonly enquiries: boolean };
}

/** What a unit is, what keeps it off the shelf, and what was done with it. */
export function UnitPassport({ unit, faults, income, opens }: UnitPassportProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <section className="admin-card">
        <h2>{t(unitMessages.facts)}</h2>
        <Facts rows={[...factsOf(t, locale, unit), ...incomeRows(t, income)]} />
      </section>
      <section className="admin-card">
        <h2>{t(unitMessages.offShelf)}</h2>
        {unit.claims.length === 0 ? (
          <p className="muted">{t(unitMessages.nothingYet)}</p>
        ) : (
          <ListTable
            caption={unitMessages.offShelf}
            rows={unit.claims}
            keyOf={({ id }) => id}
            head={{
              label: stockMessages.reason,
              cell: (claim) => <ClaimWord claim={claim} links={opens.hires} />,
            }}
            columns={CLAIM_COLUMNS}
            chosen={["from", "to", "state"]}
          />
        )}
      </section>
      <FaultReports faults={faults} links={opens.enquiries} />
      <UnitHistory entries={unit.history} names={unit.names} />
    </>
  );
}

function incomeRows(t: ReturnType<typeof useT>, income: UnitPassportProps["income"]) {
  if (income === null) return [];
  return [
    [
      t(unitMessages.income),
      <>
        {t(unitMessages.incomeText, { n: income.hires, net: formatMoney(income.net) })}
        <br />
        <span className="field-hint">{t(unitMessages.incomeHint)}</span>
      </>,
    ] as const,
  ];
}

function FaultReports({
  faults,
  links,
}: {
  readonly faults: readonly UnitFaultReport[];
  readonly links: boolean;
}) {
  const t = useT();
  return (
    <section className="admin-card" id="faults">
      <h2>{t(unitMessages.faultReports)}</h2>
      {faults.length === 0 ? (
        <p className="muted">{t(unitMessages.noFaultReports)}</p>
      ) : (
        <ul className="admin-lines">
          {faults.map(({ id, reference, message, state, createdAt }) => (
            <li key={id}>
              <span>
                {links ? (
                  <Link className="link" to={adminPath(`/admin/enquiries/${id}`)}>
                    {reference}
                  </Link>
                ) : (
                  reference
                )}{" "}
                <bdi>{message}</bdi> <span className="muted">{t(ENQUIRY_STATE_MESSAGES[state])}</span>
              </span>
              <When at={createdAt} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function factsOf(t: ReturnType<typeof useT>, locale: Locale, unit: Unit) {
  const item = (
    <>
      <Link className="link" to={adminPath(`/admin/hire/items/${unit.item.id}`)}>
        {unit.item.name}
      </Link>{" "}
      <span className="muted">{unit.item.code}</span>
    </>
  );
  const inside = unit.inside.map(({ number, name }) => (
    <span key={number}>
      <Link className="link" to={adminPath(`/admin/hire/units/${number}`)}>
        {number}
      </Link>{" "}
      {name}{" "}
    </span>
  ));
  return [
    [t(unitMessages.item), item],
    [t(messages.state), <UnitStateWord key="state" state={unit.state} />],
    [t(unitMessages.examined), t(unitMessages.classes[unit.assetClass])],
    [
      t(unitMessages.labelCode),
      <a key="code" className="link" href={localeHref(locale, `/u/${unit.code}`)}>
        <code>{unit.code}</code>
      </a>,
    ],
    [t(unitMessages.since), <When key="since" at={unit.createdAt} />],
    ...(inside.length > 0 ? [[t(unitMessages.holds), inside] as const] : []),
  ] as const;
}

const CLAIM_COLUMNS = {
  from: { label: unitMessages.from, cell: ({ startsAt }: Claim) => <When at={startsAt} /> },
  to: { label: unitMessages.to, cell: ({ endsAt }: Claim) => <End at={endsAt} /> },
  state: { label: messages.state, cell: (claim: Claim) => <ClaimStateWord claim={claim} /> },
};

function ClaimWord({ claim, links }: { readonly claim: Claim; readonly links: boolean }) {
  const t = useT();
  const { kind, owner, ownerId, reference, fault } = claim;
  const word = t(unitMessages.claimKinds[kind]);
  if (fault)
    return (
      <>
        {`${word} ${reference}`.trim()}: <bdi>{fault}</bdi>
      </>
    );
  if (!links || owner !== "hire" || ownerId === null) return `${word} ${reference}`.trim();
  return (
    <>
      {word}{" "}
      <Link className="link" to={adminPath(`/admin/hire/hires/${ownerId}`)}>
        {reference}
      </Link>
    </>
  );
}

function ClaimStateWord({ claim }: { readonly claim: Claim }) {
  return useT()(unitMessages.claimStates[claim.state]);
}

function End({ at }: { readonly at: Date }) {
  const t = useT();
  return at.getTime() >= OPEN_END.getTime() ? t(unitMessages.openEnd) : <When at={at} />;
}

interface SideProps {
  readonly unit: Unit;
  readonly refused: ReturnedWork | null;
}

/** The steps that the unit's state may take, and its label. */
export function UnitSide({ unit, refused }: SideProps) {
  const t = useT();
  const steps = statesAfter(unit.state);
  const leaving = steps.filter((state) => !isOwned(state));
  const values = refused?.form === "state" ? refused.values : {};
  return (
    <aside className="admin-side">
      <ButtonRouteLink small variant="outline" to={`${adminPath("/admin/hire/labels")}?unit=${unit.number}`}>
        {t(messages.printLabel)}
      </ButtonRouteLink>
      {steps.length > 0 && (
        <Form
          key={unit.state}
          method="post"
          action={adminPath(`/admin/hire/units/${unit.number}/state`)}
          className="stack-3"
          id="state"
        >
          <h2 className="step-1">{t(unitMessages.changeState)}</h2>
          <LedgerRefused refused={refused} form="state" />
          <input type="hidden" name="seen" value={unit.state} />
          {steps.includes("repair") && (
            <Field
              name="until"
              type="datetime-local"
              step={900}
              label={unitMessages.until}
              defaultValue={values.until ?? ""}
            />
          )}
          {steps.filter(isOwned).map((state) => (
            <StateButton key={state} to={state} />
          ))}
          <details>
            <summary>{t(unitMessages.leaves)}</summary>
            <p>{t(unitMessages.finalText)}</p>
            <p className="row">
              {leaving.map((state) => (
                <StateButton key={state} to={state} />
              ))}
            </p>
          </details>
        </Form>
      )}
    </aside>
  );
}

function StateButton({ to }: { readonly to: AssetState }) {
  const t = useT();
  return (
    <SubmitButton name="to" value={to} variant="outline" small>
      {t(unitMessages.stateButtons[to])}
    </SubmitButton>
  );
}
