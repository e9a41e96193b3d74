import { adminPath } from "#app/i18n/admin-path.ts";
import { ResultPicker } from "#app/ui/forms/result-picker.tsx";
import type { PickerItem } from "../../editor/picker-item.ts";

interface ItemPickerProps {
  readonly label: string;
  readonly pick: (item: PickerItem) => void;
  /** Of one that opens in a line: it has the focus from the beginning, and Escape closes it. */
  readonly close?: () => void;
}

/** Finds items by code or name while somebody types; Enter adds the one that is marked. It needs scripts. */
export function ItemPicker(props: ItemPickerProps) {
  return (
    <ResultPicker<PickerItem> {...props} address={adminPath("/admin/hire/quotes/items")}>
      {({ code, name }) => (
        <>
          <code>{code}</code> {name}
        </>
      )}
    </ResultPicker>
  );
}
