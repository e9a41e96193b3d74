import { describe, expect, it } from "vitest";
import { parseExtras, storedDetails } from "./details-schema.ts";

describe("dry hire", () => {
  const hire = (fields: Record<string, unknown>) => parseExtras("dry-hire", fields, "en");
  const refused = (fields: Record<string, unknown>) => hire(fields).faults.map(({ field }) => field);

  it("asks for nothing", () => {
    expect(hire({})).toEqual({ extras: { details: {}, kit: [] }, faults: [] });
    expect(storedDetails(hire({ from: " ", kit: "\n" }).extras)).toEqual({});
  });

  it("reads dates as browsers send them and as people write them", () => {
    expect(hire({ from: "2026-12-05", to: "7/12/2026" }).extras.details).toEqual({
      from: "2026-12-05",
      to: "2026-12-07",
    });
    expect(refused({ from: "2026-02-30" })).toEqual(["from"]);
    expect(refused({ to: "soon" })).toEqual(["to"]);
    expect(refused({ from: "2026-12-05", to: "2026-12-04" })).toEqual(["to"]);
    expect(refused({ from: "2026-12-05", to: "2026-12-05" })).toEqual([]);
  });

  it("limits place and list", () => {
    expect(refused({ place: "x".repeat(200) })).toEqual([]);
    expect(refused({ place: "x".repeat(201) })).toEqual(["place"]);
    expect(refused({ kit: "a\n".repeat(200) })).toEqual([]);
    expect(refused({ kit: "a\n".repeat(201) })).toEqual(["kit"]);
    expect(refused({ kit: "x".repeat(5001) })).toEqual(["kit"]);
    expect(refused({ kit: "x".repeat(10_000_000) })).toEqual(["kit"]);
  });
});

describe("servicing", () => {
  it("keeps what was filled in, and tells the limit in words", () => {
    const { extras, faults } = parseExtras(
      "equipment-servicing",
      { make: "Robe\r\nBcc: x", serial: "x".repeat(101), warranty: "maybe", collection: "yes" },
      "en",
    );
    expect(extras.details).toMatchObject({ make: "Robe Bcc: x", collection: true });
    expect(extras.details.warranty).toBeUndefined();
    expect(faults).toEqual([{ field: "serial", message: "Serial number must be less than 100 characters" }]);
  });

  it("is not there on other forms", () => {
    expect(parseExtras("contact", { make: "x", kit: "y" }, "en").extras).toEqual({ details: {}, kit: [] });
  });
});
