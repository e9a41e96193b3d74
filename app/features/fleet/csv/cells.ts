import { formatNumber } from "#app/i18n/numbers.ts";
import { parseEuro } from "#app/lib/euro.ts";
import type { Cents, VatRate } from "#app/lib/money.ts";
import { parseKilograms, parseThousandths, parseWhole } from "#app/lib/numbers.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { looksLikeFormula } from "#app/lib/text/csv.ts";
import { parseVatPercent } from "#app/lib/vat.ts";
import { CODE, MAX_ITEM_CODE_LENGTH, MAX_PER_PIECE, MAX_RELATED } from "../fleet.ts";
import type { FleetColumn, FleetFault, FleetFaultKind } from "./columns.ts";
import { type CodeQuantity, codeKey } from "./fleet-row.ts";

/** Reads the cells of one row and collects what is wrong with them. */
export class Cells {
  readonly #texts: ReadonlyMap<FleetColumn, string>;
  readonly #row: number;
  readonly faults: FleetFault[] = [];

  constructor(row: number, texts: ReadonlyMap<FleetColumn, string>) {
    this.#row = row;
    this.#texts = texts;
  }

  fault(field: FleetColumn, kind: FleetFaultKind, value = this.text(field)): void {
    this.faults.push({ row: this.#row, field, kind, value: value.slice(0, 80) });
  }

  /** The text of a cell. The apostrophe that disarms a formula is not part of it. */
  text(column: FleetColumn): string {
    const cell = cleanText(this.#texts.get(column) ?? "");
    return cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;
  }

  /** A text of so many characters at most; "" with a fault where one is needed and there is none. */
  line(column: FleetColumn, longest: number, needed = false): string {
    const text = this.text(column);
    if (needed && text === "") this.fault(column, "required");
    if (text.length > longest) this.fault(column, "too-long", formatNumber(longest));
    return text;
  }

  code(): string {
    const text = this.line("code", MAX_ITEM_CODE_LENGTH, true);
    if (text !== "" && !CODE.test(text)) this.fault("code", "code");
    return text;
  }

  #value<T>(column: FleetColumn, kind: FleetFaultKind, read: (text: string) => T | null): T | null {
    const text = this.text(column);
    if (text === "") return null;
    const value = read(text);
    if (value === null) this.fault(column, kind);
    return value;
  }

  money(column: FleetColumn): Cents | null {
    return this.#value(column, "money", parseEuro);
  }

  whole(column: FleetColumn, least: number, most: number): number | null {
    return this.#value(column, "whole", (text) => {
      const value = parseWhole(text, most);
      return value !== null && value >= least ? value : null;
    });
  }

  vatRate(column: FleetColumn): VatRate | null {
    return this.#value(column, "vat-rate", parseVatPercent);
  }

  /** A power factor in thousandths: above 0, up to 1. */
  factor(column: FleetColumn): number | null {
    return this.#value(column, "factor", (text) => {
      const value = parseThousandths(text);
      return value !== null && value >= 1 && value <= 1000 ? value : null;
    });
  }

  kilograms(column: FleetColumn): number | null {
    return this.#value(column, "kilograms", parseKilograms);
  }

  size(column: FleetColumn): readonly [number, number, number] | null {
    return this.#value(column, "size", parseSize);
  }

  choice<T extends string>(column: FleetColumn, values: readonly T[]): T | null {
    return this.#value(
      column,
      "choice",
      (text) => values.find((value) => value === text.toLowerCase()) ?? null,
    );
  }

  yes(column: FleetColumn): boolean {
    return (
      this.#value(column, "yes-no", (text) =>
        /^(yes|true|1)$/i.test(text) ? true : /^(no|false|0)$/i.test(text) ? false : null,
      ) ?? false
    );
  }

  /** "CODE*4|CODE*1"; a code alone is one, a question mark at the end suggests it. */
  list(column: FleetColumn): readonly (CodeQuantity & { readonly suggested: boolean })[] {
    const text = this.text(column);
    if (text === "") return [];
    const entries = text.split("|").map((entry) => {
      // Spaces around the signs are no part of a code; those within one are, and make it a broken one.
      const parts = entry.split(/([*?])/).map((part) => part.trim());
      const [, code = "", number = "1", mark] =
        /^([^*?|\s]+)(?:\*(\d{1,5}))?(\?)?$/.exec(parts.join("")) ?? [];
      const quantity = parseWhole(number, MAX_PER_PIECE) ?? 0;
      return { code, quantity, suggested: mark !== undefined };
    });
    const broken = entries.some(({ code, quantity }) => !CODE.test(code) || quantity < 1);
    if (broken || entries.length > MAX_RELATED) this.fault(column, "list");
    const keys = entries.map(({ code }) => codeKey(code));
    const twice = entries.find(({ code }, at) => keys.indexOf(codeKey(code)) !== at);
    if (!broken && twice) this.fault(column, "twice", twice.code);
    return broken ? [] : entries;
  }
}

/** Length, width and height in millimetres, as "800x600x900" or "800 × 600 × 900". */
function parseSize(text: string): readonly [number, number, number] | null {
  const [, length, width, height] = /^(\d{1,5})\s*[x×]\s*(\d{1,5})\s*[x×]\s*(\d{1,5})$/i.exec(text) ?? [];
  const size = [Number(length), Number(width), Number(height)] as const;
  return height !== undefined && size.every((side) => side > 0) ? size : null;
}
