import { beforeAll, describe, expect, test } from "vitest";
import { createHireGroup, createHireItem } from "../support/factories-hire.ts";
import { useTestServer } from "../support/test-server.ts";

const site = useTestServer({ SECRET: "s".repeat(32), MAIL_TO: "staff@example.ie", TRUST_PROXY: "1" });
const db = () => site.running.services.database.db;

let networks = 0;

function network(): Record<string, string> {
  networks += 1;
  return { "X-Forwarded-For": `10.8.${networks >> 8}.${networks & 255}` };
}

async function call(path: string, body: unknown, headers: Record<string, string> = network()) {
  const answer = await site.ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) };
}

beforeAll(async () => {
  const group = await createHireGroup(db(), { name: "Moving lights", nameGa: "Soilse gluaisteacha" });
  await createHireItem(db(), {
    ...{ code: "SPIIDER", name: "Robe Spiider", nameGa: "Damhán Robe", slug: "robe-spiider", owned: 3 },
    ...{ groupId: group.id, watts: 1_200, powerFactor: 950, electrical: true, weightGrams: 20_000 },
    ...{ casePieces: 2, caseGrams: 30_000, caseLengthMm: 800, caseWidthMm: 600, caseHeightMm: 900 },
  });
  await createHireItem(db(), { code: "SM58", name: "Shure SM58", aliases: ["vocal mic"] });
  await createHireItem(db(), { code: "SECRET-1", name: "Hidden fixture", visible: false });
});

describe("POST /api/hire/match", () => {
  test("H35: answers every line once and in order, with what it means and how sure that is", async () => {
    const text =
      "LIGHTING:\n4 x Robe Spiider – flown\nSpiidr\n2 x hidden fixture\n=SUM(A1)\n1 x vocal mic (house)";
    const { status, body, headers } = await call("/api/hire/match", { text });
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body.lines.map(({ line }: { line: string }) => line)).toEqual(text.split("\n"));
    expect(body.lines[1]).toEqual({
      ...{ line: "4 x Robe Spiider – flown", kind: "item", quantity: 4, text: "Robe Spiider", note: "flown" },
      ...{ item: "SPIIDER", confidence: 98, level: "sure", alternatives: [] },
    });
    const read = body.lines.map(({ kind, item, level }: Record<string, string>) => [kind, item, level]);
    expect(read).toEqual([
      ["heading", null, "none"],
      ["item", "SPIIDER", "sure"],
      ["item", "SPIIDER", "check"],
      ["item", null, "none"],
      ["item", null, "none"],
      ["supplied", "SM58", "sure"],
    ]);
  });

  test("refuses an empty text, 500 lines and more than 2 MB, each with its sentence in both languages", async () => {
    const many = "1 x Spot\n".repeat(500);
    const refused = async (text: unknown, query = "") => {
      const { status, body } = await call(`/api/hire/match${query}`, { text });
      return [status, body.detail];
    };
    expect(await refused(" \n ")).toEqual([422, "There is no list yet. Paste it, or choose a file."]);
    expect(await refused(many)).toEqual([422, expect.stringMatching(/^The list has 500 lines; 200 can be/)]);
    expect(await refused(many, "?lang=ga")).toEqual([422, expect.stringMatching(/^Tá 500 líne sa liosta/)]);
    expect(await refused("x".repeat(2_000_001))).toEqual([413, expect.stringMatching(/more than 2 MB/)]);
    expect(await refused(7)).toEqual([400, expect.stringContaining("“text”")]);
    expect((await call("/api/hire/match", { text: "1 x Spot\n".repeat(200) })).body.lines).toHaveLength(200);
  });

  test("is limited by network", async () => {
    const headers = network();
    const ask = () => call("/api/hire/match", { text: "1 x Spot" }, headers);
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await ask()).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    expect((await call("/api/hire/match", { text: "1 x Spot" })).status).toBe(200);
  });
});

describe("POST /api/hire/load", () => {
  test("answers what a list draws, weighs and fills", async () => {
    const { status, body } = await call("/api/hire/load", {
      lines: [{ item: "robe-spiider", quantity: 10 }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ watts: 12_000, phases: [21_968, 16_476, 16_476], supply: "32A-3" },
      ...{ grams: 350_000, litres: 2_160, cases: 5 },
      vans: [
        { name: "Van", byWeight: 1, byVolume: 1, count: 1 },
        { name: "Truck with tail lift", byWeight: 1, byVolume: 1, count: 1 },
      ],
    });
    const lines = [{ item: "SPIIDER", quantity: 10 }];
    expect((await call("/api/hire/load", { lines, supplies: ["13A", "32A"] })).body.supply).toBeNull();
    expect((await call("/api/hire/load?lang=ga", { lines })).body.vans[0].name).toBe("Veain");
  });

  test("refuses unknown items and supplies, and no lines", async () => {
    const ask = async (body: unknown) => {
      const answer = await call("/api/hire/load", body);
      return [answer.status, answer.body.detail];
    };
    const lines = [{ item: "SPIIDER", quantity: 1 }];
    expect(await ask({ lines: [{ item: "SECRET-1", quantity: 1 }] })).toEqual([
      422,
      expect.stringContaining("SECRET-1"),
    ]);
    expect(await ask({ lines, supplies: ["400A"] })).toEqual([400, expect.stringContaining("13A")]);
    expect(await ask({ lines: [] })).toEqual([400, "The list has no lines."]);
    expect(await ask({})).toEqual([400, expect.any(String)]);
  });
});

test("both calls are described, and read by POST only", async () => {
  const { paths } = JSON.parse((await site.ask("/api/openapi.json")).text);
  for (const [path, field] of [
    ["/api/hire/match", "text"],
    ["/api/hire/load", "lines"],
  ] as const) {
    const schema = paths[path].post.requestBody.content["application/json"].schema;
    expect(schema.properties[field]).toBeDefined();
    expect((await site.ask(path)).status).toBe(405);
  }
});
