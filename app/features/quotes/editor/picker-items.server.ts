import type { Db } from "#app/db/client.server.ts";
import { findItems } from "#app/features/fleet/items/find-items.server.ts";
import type { PickerItem } from "./picker-item.ts";

const MAX_SEARCH_LENGTH = 80;
const MAX = 8;

/** Items by part of their code or name, at most eight; an equal code comes first. */
export async function listPickerItems(db: Db, typed: string): Promise<readonly PickerItem[]> {
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH).replaceAll("\u0000", "").toWellFormed();
  if (text === "") return [];
  const found = await findItems(db, text, MAX);
  const isSame = ({ code }: PickerItem) => code.toLowerCase() === text.toLowerCase();
  return [...found.filter(isSame), ...found.filter((item) => !isSame(item))];
}
