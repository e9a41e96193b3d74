import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/old-addresses.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import {
  type CoverageOutcome,
  type CoverageQuery,
  coverageList,
  type OldAddressRow,
  type RefusedChoice,
} from "../coverage/coverage.ts";
import { SITE_PAGES } from "../coverage/site-pages.ts";
import { UNDECIDED } from "../enums.ts";
import { CHOICE_FAULTS, OUTCOME_MESSAGES, REASON_MESSAGES } from "./coverage-messages.ts";

interface CoverageTableProps {
  readonly rows: readonly OldAddressRow[];
  readonly query: CoverageQuery;
  /** What was not taken just now: it stays in its field, with the reason. */
  readonly refused: readonly RefusedChoice[];
}

const CHOSEN: readonly CoverageOutcome[] = [...UNDECIDED, "redirected", "skipped", "elsewhere"];

/** Old addresses of one outcome with what can be decided about them. */
export function CoverageTable({ rows, query, refused }: CoverageTableProps) {
  const t = useT();
  const { outcome } = query;
  const open = UNDECIDED.includes(outcome);
  return (
    <form
      method="post"
      action={coverageList.href(query, adminPath("/admin/redirects/coverage/acceptances"))}
      className="stack-4"
    >
      <Table caption={t(OUTCOME_MESSAGES[outcome].name)} quietCaption className="coverage-table">
        <thead>
          <tr>
            <th scope="col">{t(messages.address)}</th>
            {outcome !== "machinery" && outcome !== "elsewhere" && outcome !== "answers" && (
              <th scope="col">{t(messages.leadsTo)}</th>
            )}
            {outcome === "proposed" && <th scope="col">{t(messages.why)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} refused={refused.find(({ id }) => id === row.id)} />
          ))}
        </tbody>
      </Table>
      {open && (
        <datalist id="site-pages">
          {SITE_PAGES.map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
      )}
      {CHOSEN.includes(outcome) && (
        <p className="coverage-actions">
          {open && (
            <>
              <SubmitButton>{t(messages.accept)}</SubmitButton>
              <SubmitButton
                variant="outline"
                formAction={coverageList.href(query, adminPath("/admin/redirects/coverage/skips"))}
              >
                {t(messages.skip)}
              </SubmitButton>
            </>
          )}
          {(outcome === "redirected" || outcome === "skipped") && (
            <SubmitButton
              variant="outline"
              formAction={coverageList.href(query, adminPath("/admin/redirects/coverage/reopenings"))}
            >
              {t(messages.takeBack)}
            </SubmitButton>
          )}
          {outcome === "elsewhere" && (
            <SubmitButton
              variant="outline"
              formAction={coverageList.href(query, adminPath("/admin/redirects/coverage/hosts"))}
            >
              {t(messages.oursToo)}
            </SubmitButton>
          )}
        </p>
      )}
    </form>
  );
}

function Row({ row, refused }: { row: OldAddressRow; refused: RefusedChoice | undefined }) {
  const t = useT();
  const { id, address, outcome, target, reason, score } = row;
  return (
    <tr data-admin-row="">
      <th scope="row">
        {CHOSEN.includes(outcome) ? (
          <label className="check">
            <input
              type="checkbox"
              name="id"
              value={id}
              aria-label={t(messages.choose, { address })}
              defaultChecked={refused !== undefined}
            />
            <span className="break-all">{readable(address)}</span>
          </label>
        ) : (
          <span className="break-all">{readable(address)}</span>
        )}
      </th>
      {UNDECIDED.includes(outcome) && (
        <td>
          <TargetField row={row} refused={refused} />
        </td>
      )}
      {(outcome === "redirected" || outcome === "skipped") && (
        <td className="break-all">
          {target && (
            <a href={target} className="link-plain">
              {target}
            </a>
          )}
        </td>
      )}
      {outcome === "proposed" && (
        <td>
          {reason && <Tag>{t(REASON_MESSAGES[reason])}</Tag>}{" "}
          {score !== null && <span className="muted">{t(messages.alikeBy, { score })}</span>}
        </td>
      )}
    </tr>
  );
}

function TargetField({ row, refused }: { row: OldAddressRow; refused: RefusedChoice | undefined }) {
  const t = useT();
  const { id, address, target } = row;
  return (
    <div className="stack-1">
      {refused && (
        <p className="field-error" id={`fault-${id}`}>
          {t(CHOICE_FAULTS[refused.fault])}
        </p>
      )}
      <span className="coverage-target">
        <input
          className="input input-small"
          type="text"
          name={`to-${id}`}
          defaultValue={refused?.target ?? target ?? ""}
          list="site-pages"
          spellCheck={false}
          autoComplete="off"
          aria-label={t(messages.leadsToOf, { address })}
          {...(refused && { "aria-invalid": true as const, "aria-describedby": `fault-${id}` })}
        />
        {target && (
          <a href={target} target="_blank" rel="noreferrer" aria-label={t(messages.see, { target })}>
            ↗
          </a>
        )}
      </span>
    </div>
  );
}

/** Irish letters instead of their codes. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
