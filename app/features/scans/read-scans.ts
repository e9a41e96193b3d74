import { z } from "zod";
import { CLAIM_CONDITIONS } from "#app/features/claims/enums.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { SCAN_ACTIONS } from "./enums.ts";
import { MAX_NOTE_LENGTH, MAX_SCANS, type Scan } from "./scans.ts";

const text = (most: number) => z.string().max(most).default("");

const scanSchema = z.strictObject({
  id: z.uuid(),
  hireId: z.uuid(),
  action: z.enum(SCAN_ACTIONS),
  code: text(200),
  itemId: z.uuid().nullable().default(null),
  quantity: z.int().min(1).max(9_999).default(1),
  condition: z.enum(CLAIM_CONDITIONS).default("good"),
  note: text(MAX_NOTE_LENGTH),
  add: z.boolean().default(false),
  swap: z.boolean().default(false),
  forItemId: z.uuid().nullable().default(null),
  noteOf: z.uuid().nullable().default(null),
  at: z.iso.datetime({ offset: true }),
});

/** The body that a device sends: its clock at that moment, and scans in the order in which they were made. */
export const scansSchema = z.strictObject({
  sentAt: z.iso.datetime({ offset: true }),
  scans: z.array(scanSchema).min(1).max(MAX_SCANS),
});

/** The scans of a body that the schema accepted. */
export function readScans({ sentAt, scans }: z.infer<typeof scansSchema>): {
  readonly sentAt: Date;
  readonly scans: readonly Scan[];
} {
  return {
    sentAt: new Date(sentAt),
    scans: scans.map((scan) => ({
      ...scan,
      code: cleanText(scan.code),
      note: cleanText(scan.note, true),
      at: new Date(scan.at),
    })),
  };
}
