import { expect, test } from "vitest";
import { bodyLimit } from "./body-limit.server.ts";

const FORM = "application/x-www-form-urlencoded";
const FILES = "multipart/form-data; boundary=b";

test("only bodies with files may be large, and only where files are expected", () => {
  expect(bodyLimit("/admin/import", FILES)).toBe(21_000_000);
  expect(bodyLimit("/admin/import.data", FILES)).toBe(21_000_000);
  expect(bodyLimit("/admin/media", FILES)).toBe(61_000_000);
  expect(bodyLimit("/ga/equipment-servicing", FILES)).toBe(26_000_000);
  for (const code of ["0123456789A", "01234-56789*", "0123456789%3D"])
    expect(bodyLimit(`/ga/u/${code}`, FILES)).toBe(26_000_000);
  expect(bodyLimit("/u/0123456789A/certificates/1", FILES)).toBe(1_000_000);
  const reply = "/admin/enquiries/01a2065a-524a-7a6c-a26a-d8a08e3a6098/replies";
  expect(bodyLimit(reply, FILES)).toBe(26_000_000);
  expect(bodyLimit(`${reply}.data`, FILES)).toBe(26_000_000);
  expect(bodyLimit("/Equipment-Servicing", FILES)).toBe(26_000_000);
  expect(bodyLimit("/contact", FILES)).toBe(1_000_000);
  expect(bodyLimit("/admin/import/x", FILES)).toBe(1_000_000);
  const run = "/admin/import/01890000-0000-7000-8000-000000000000";
  for (const path of [`${run}/pictures`, `${run}/pictures.data`, "/admin/media/x/file"])
    expect(bodyLimit(path, FILES)).toBe(61_000_000);
  for (const path of [run, `${run}/pictures/retries`, "/admin/media/x", "/admin/media/x/deletion"])
    expect(bodyLimit(path, FILES)).toBe(1_000_000);
  for (const path of [
    "/admin/hire/import",
    "/admin/hire/import.data",
    "/admin/hire/import/runs",
    "/admin/hire/import/runs.data",
  ])
    expect(bodyLimit(path, FILES)).toBe(5_000_000);
  for (const path of ["/admin/hire/imports", "/admin/hire/import/x", "/ga/admin/hire/import"])
    expect(bodyLimit(path, FILES)).toBe(1_000_000);
  expect(bodyLimit("/api/import-csv-products", "application/json")).toBe(21_000_000);
  expect(bodyLimit("/api/import-csv-products", FILES)).toBe(1_000_000);
  for (const path of [
    "/admin/import",
    "/admin/hire/import/runs",
    "/admin/media",
    "/equipment-servicing",
    "/shop/request.data",
  ])
    for (const type of [FORM, "text/plain", "application/json", undefined])
      expect(bodyLimit(path, type)).toBe(1_000_000);
});
