/** An item that the editor's picker offers. */
export interface PickerItem {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}
