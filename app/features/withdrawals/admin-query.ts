import { adminPath } from "#app/i18n/admin-path.ts";
import { listQuery, optionalId, type QueryOf, textField } from "#app/lib/list-query.ts";

export const withdrawalsList = listQuery(adminPath("/admin/withdrawals"), {
  /** Said as `closed` where it is false. */
  open: {
    read: (params) => !params.has("closed"),
    write: (params, _, open: boolean) => {
      if (!open) params.set("closed", "");
    },
  },
  /** The number of an order, or part of a name or an address. */
  search: textField,
  /** The id of the last statement already shown. */
  after: optionalId,
});

/** What the address of the list asks for. */
export type WithdrawalsQuery = QueryOf<typeof withdrawalsList>;
