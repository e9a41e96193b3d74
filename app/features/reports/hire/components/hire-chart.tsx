import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as reports from "#app/i18n/messages/admin/reports.ts";
import * as messages from "#app/i18n/messages/hire-admin/reports-hire.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { useDay } from "../../components/range-filter.tsx";
import { StepBars } from "../../components/step-bars.tsx";
import {
  HIRE_REPORT_ORDERS,
  HIRE_ROWS,
  type HireOrder,
  type HireRows,
  type HireStep,
} from "../hire-report.ts";

/** Income step by step, as bars and as the numbers behind them. */
export function HireChart({ steps }: { readonly steps: readonly HireStep[] }) {
  const t = useT();
  const dayText = useDay();
  const bars = steps.map(({ first, last, net }) => ({ first, last, amount: net }));
  return (
    <section className="report-part">
      <StepBars bars={bars} text={messages.chart} />
      <details>
        <summary>{t(messages.stepsTable)}</summary>
        <Table caption={t(messages.income)} quietCaption className="list-table">
          <thead>
            <tr>
              <th scope="col">{t(reports.from)}</th>
              <NumericHead>{t(messages.income)}</NumericHead>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ first, net }) => (
              <tr key={first}>
                <th scope="row">{dayText(first)}</th>
                <td className="numeric" data-label={t(messages.income)}>
                  <div>{formatMoney(net)}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}

interface ChoicesProps {
  readonly order: HireOrder;
  readonly rows: HireRows;
  /** Keeps the range of the address. */
  readonly hrefOf: (choice: { readonly order: HireOrder; readonly rows: HireRows }) => string;
}

/** Links to the rows of the table and to their order. */
export function HireChoices({ order, rows, hrefOf }: ChoicesProps) {
  return (
    <div className="report-choices">
      <Choice
        label={messages.rows}
        choices={HIRE_ROWS.map((row) => ({
          key: row,
          label: messages.rowNames[row],
          href: hrefOf({ order, rows: row }),
          isCurrent: row === rows,
        }))}
      />
      <Choice
        label={messages.order}
        choices={HIRE_REPORT_ORDERS.map((sorting) => ({
          key: sorting,
          label: messages.orders[sorting],
          isCurrent: sorting === order,
          href: hrefOf({ order: sorting, rows }),
        }))}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: Message;
  readonly choices: readonly {
    readonly key: string;
    readonly label: Message;
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
}

function Choice({ label, choices }: ChoiceProps) {
  const t = useT();
  return (
    <nav aria-label={t(label)}>
      <ul className="report-presets fade-ends">
        {choices.map((choice) => (
          <li key={choice.key}>
            <Link to={choice.href} aria-current={choice.isCurrent ? "true" : undefined} preventScrollReset>
              {t(choice.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
