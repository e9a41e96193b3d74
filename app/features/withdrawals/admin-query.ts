import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import { queryText } from "#app/lib/text/query-text.ts";

/** What the address of the back office's list asks for. */
export interface WithdrawalsQuery {
  readonly open: boolean;
  /** The number of an order, or part of a name or an address. */
  readonly search: string;
  /** The id of the last statement already shown. */
  readonly after: string | null;
}

/** Reads `?closed=&search=&after=`; nonsense counts as not said. */
export function parseWithdrawalsQuery(params: URLSearchParams): WithdrawalsQuery {
  const after = params.get("after");
  return {
    open: !params.has("closed"),
    search: queryText(params),
    after: isId(after) ? after : null,
  };
}

/** The address of the list, or of its export. */
export function withdrawalsHref(
  query: WithdrawalsQuery,
  page: string = adminPath("/admin/withdrawals"),
): string {
  const params = new URLSearchParams({
    ...(!query.open && { closed: "" }),
    ...(query.search && { search: query.search }),
    ...(query.after && { after: query.after }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}
