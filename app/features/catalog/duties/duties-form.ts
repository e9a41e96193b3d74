import { z } from "zod";
import { euroText, parseEuro } from "#app/lib/euro.ts";
import { type FormFault, faultsOf } from "#app/lib/forms/form-faults.ts";
import { cleanTyped } from "#app/lib/forms/merge-values.ts";
import type { Cents } from "#app/lib/money.ts";
import { recordOf } from "#app/lib/records.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { WITHDRAWAL_EXCEPTIONS } from "../enums.ts";
import type { DutyFormColumns, MakerColumns } from "./duties.ts";

/** Names and ids of the inputs, the same for a product and, the first five, for a brand. */
export const MAKER_FIELDS = [
  "manufacturerName",
  "manufacturerAddress",
  "manufacturerContact",
  "manufacturerOutsideEu",
  "responsiblePerson",
] as const;
export const DUTY_FIELDS = [
  ...MAKER_FIELDS,
  "warnings",
  "warningsGa",
  "radioNote",
  "radioNoteGa",
  "electrical",
  "hasBatteries",
  "environmentalCost",
  "guaranteeYears",
  "withdrawalException",
] as const;
export type DutyField = (typeof DUTY_FIELDS)[number];

/** Every field as its input holds it: "" for empty, a tick box is "yes" or "". */
export type DutyValues = Readonly<Record<DutyField, string>>;
export type MakerValues = Pick<DutyValues, (typeof MAKER_FIELDS)[number]>;

export type DutyFault = FormFault<
  "too-long" | "cost" | "years" | "choice" | "maker-needed" | "both-languages",
  DutyField
>;

const line = (max: number) => z.string().max(max, "too-long");
const orNull = (max: number) => line(max).transform((text) => text || null);
const ticked = z.string().transform((text) => text !== "");

const makerShape = {
  manufacturerName: orNull(200),
  manufacturerAddress: orNull(500),
  manufacturerContact: orNull(200),
  manufacturerOutsideEu: ticked,
  responsiblePerson: orNull(600),
};

/** What the form for a maker holds, of a brand or of one product. */
const makerSchema = z.object(makerShape);

/** What the form for the legal duties of a product holds. */
const dutiesSchema = z.object({
  ...makerShape,
  warnings: line(2000),
  warningsGa: line(2000),
  radioNote: line(1000),
  radioNoteGa: line(1000),
  electrical: z.enum(["", "yes", "no"], "choice").transform((text) => (text === "" ? null : text === "yes")),
  hasBatteries: ticked,
  environmentalCost: z.string().transform((text, context) => costOf(text, context)),
  guaranteeYears: z
    .string()
    .regex(/^(?:[1-9]\d?|100)?$/, "years")
    .transform((text) => (text === "" ? null : Number(text))),
  withdrawalException: z.enum(["", ...WITHDRAWAL_EXCEPTIONS], "choice").transform((text) => text || null),
});

function costOf(text: string, context: z.RefinementCtx): Cents | null {
  const cost = text === "" ? null : parseEuro(text);
  if (text !== "" && cost === null) context.addIssue({ code: "custom", message: "cost" });
  return cost;
}

/** Fields of several lines. */
const LONG: readonly DutyField[] = [
  "manufacturerAddress",
  "responsiblePerson",
  "warnings",
  "warningsGa",
  "radioNote",
  "radioNoteGa",
];

/**
 * What a form posted in the fields of a maker or of all duties; "" for those that are missing. `base` is what it was
 * filled with.
 */
export function dutyValuesOf(
  form: { get(name: string): unknown },
  base: Readonly<Partial<Record<string, string>>> = {},
): DutyValues {
  return recordOf(DUTY_FIELDS, (name) => {
    const value = form.get(name);
    return typeof value === "string" ? cleanTyped(value, base[name], LONG.includes(name)) : "";
  });
}

/**
 * A brand's maker. An address, a contact or the tick for outside the EU without a name is refused: it would never be
 * shown.
 */
export function readMaker(values: MakerValues): Result<MakerColumns, readonly DutyFault[]> {
  const parsed = makerSchema.safeParse(values);
  const faults: DutyFault[] = [
    ...faultsOf<DutyField, DutyFault["kind"]>(parsed.error),
    ...namelessMaker(values),
  ];
  return parsed.success && faults.length === 0 ? ok(parsed.data) : refuse(faults);
}

/** A product's duties. Warnings and notes are in both languages or in none. */
export function readDuties(values: DutyValues): Result<DutyFormColumns, readonly DutyFault[]> {
  const parsed = dutiesSchema.safeParse(values);
  const faults: DutyFault[] = [
    ...faultsOf<DutyField, DutyFault["kind"]>(parsed.error),
    ...namelessMaker(values),
    ...oneLanguage(values, "warnings", "warningsGa"),
    ...oneLanguage(values, "radioNote", "radioNoteGa"),
  ];
  return parsed.success && faults.length === 0 ? ok(parsed.data) : refuse(faults);
}

/** A category's visible environmental cost as typed; null for none, "wrong" for what is no sum. */
export function readCategoryCost(typed: string): Cents | null | "wrong" {
  const text = typed.trim();
  return text === "" ? null : (parseEuro(text) ?? "wrong");
}

/** The stored columns as the inputs show them. */
export function toDutyValues(row: DutyFormColumns): DutyValues {
  const tick = (on: boolean): string => (on ? "yes" : "");
  return {
    ...toMakerValues(row),
    warnings: row.warnings,
    warningsGa: row.warningsGa,
    radioNote: row.radioNote,
    radioNoteGa: row.radioNoteGa,
    electrical: row.electrical === null ? "" : row.electrical ? "yes" : "no",
    hasBatteries: tick(row.hasBatteries),
    environmentalCost: euroText(row.environmentalCost),
    guaranteeYears: row.guaranteeYears === null ? "" : String(row.guaranteeYears),
    withdrawalException: row.withdrawalException ?? "",
  };
}

export function toMakerValues(row: MakerColumns): MakerValues {
  return {
    manufacturerName: row.manufacturerName ?? "",
    manufacturerAddress: row.manufacturerAddress ?? "",
    manufacturerContact: row.manufacturerContact ?? "",
    manufacturerOutsideEu: row.manufacturerOutsideEu ? "yes" : "",
    responsiblePerson: row.responsiblePerson ?? "",
  };
}

function namelessMaker(values: MakerValues): DutyFault[] {
  const { manufacturerName, manufacturerAddress, manufacturerContact, manufacturerOutsideEu } = values;
  const hasDetails = [manufacturerAddress, manufacturerContact, manufacturerOutsideEu].some(
    (text) => text !== "",
  );
  const nameless = manufacturerName === "" && hasDetails;
  return nameless ? [{ field: "manufacturerName", kind: "maker-needed" }] : [];
}

function oneLanguage(values: DutyValues, en: DutyField, ga: DutyField): DutyFault[] {
  if ((values[en] === "") === (values[ga] === "")) return [];
  return [{ field: values[en] === "" ? en : ga, kind: "both-languages" }];
}
