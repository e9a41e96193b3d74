import { parseRider } from "#app/features/rider/parse-rider.ts";

/** The words for an item in a line of a customer's list, without quantity and note. */
export function sourceWords(source: string): string {
  const [line] = parseRider(source);
  return line?.text || source;
}
