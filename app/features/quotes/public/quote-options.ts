import { chosenOptions, type QuoteContent, type QuoteContentLine } from "../content/quote-content.ts";
import type { SentVersion } from "../quotes.ts";

/** The query word of an address and the name of the form's fields. */
export const OPTION = "option";

/** The value of an address in which no option is chosen, instead of those that are chosen from the beginning. */
const NONE = "none";

/**
 * The optional lines that an address names, and only lines of this version; its own where the address names none. An
 * accepted version always has those that were accepted.
 */
export function readChosenOptions(
  { content, options, isAccepted }: Pick<SentVersion, "content" | "options" | "isAccepted">,
  params: URLSearchParams,
): readonly string[] {
  return params.has(OPTION) && !isAccepted ? knownOptions(content, params.getAll(OPTION)) : options;
}

/** The ids that are optional lines of the content, in its order and once each. */
export function knownOptions(content: QuoteContent, ids: readonly string[]): readonly string[] {
  const asked = new Set(ids);
  return content.lines.filter(({ id, optional }) => optional && asked.has(id)).map(({ id }) => id);
}

/** The query of these options, with its question mark; empty where they are those chosen from the beginning. */
export function optionsSearch(content: QuoteContent, options: readonly string[]): string {
  const first = chosenOptions(content);
  if (first.length === options.length && first.every((id) => options.includes(id))) return "";
  const named = options.length === 0 ? [NONE] : options;
  return `?${new URLSearchParams(named.map((id) => [OPTION, id]))}`;
}

/**
 * The options of a further version for a customer who ticked `options` in an earlier one: a line that offers the same
 * stays as it was ticked there, a new one is as it is ticked from the beginning. Ids differ between versions.
 */
export function carriedOptions(
  earlier: Pick<QuoteContent, "lines">,
  options: readonly string[],
  further: Pick<QuoteContent, "lines">,
): readonly string[] {
  const ticks = new Map(
    earlier.lines.filter(isOptional).map((line) => [offerOf(line), options.includes(line.id)]),
  );
  return further.lines
    .filter(isOptional)
    .filter((line) => ticks.get(offerOf(line)) ?? line.chosen)
    .map(({ id }) => id);
}

const isOptional = ({ optional }: QuoteContentLine) => optional;

/** What a line offers, whatever its quantity and price: an item, or what a line of its own is called. */
const offerOf = ({ itemId, name }: QuoteContentLine) => itemId ?? `name ${name}`;
