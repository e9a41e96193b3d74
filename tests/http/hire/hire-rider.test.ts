import { beforeAll, describe, expect, test } from "vitest";
import { dateAhead } from "#tests/support/days-ahead.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { type Answer, useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer({ SECRET: "s".repeat(32), MAIL_TO: "staff@example.ie", TRUST_PROXY: "1" });
const db = () => site.running.services.database.db;

let networks = 0;

function network(): Record<string, string> {
  networks += 1;
  return { "X-Forwarded-For": `10.8.${networks >> 8}.${networks & 255}` };
}

async function call(path: string, body: unknown, headers: Record<string, string> = network()) {
  const answer = await site.postJson(path, body, headers);
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) };
}

beforeAll(async () => {
  const group = await createHireGroup(db(), { name: "Moving lights", nameGa: "Soilse gluaisteacha" });
  await createHireItem(db(), {
    code: "SPIIDER",
    name: "Robe Spiider",
    nameGa: "Damhán Robe",
    slug: "robe-spiider",
    owned: 3,
    groupId: group.id,
    watts: 1_200,
    powerFactor: 950,
    electrical: true,
    weightGrams: 20_000,
    casePieces: 2,
    caseGrams: 30_000,
    caseLengthMm: 800,
    caseWidthMm: 600,
    caseHeightMm: 900,
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
      line: "4 x Robe Spiider – flown",
      kind: "item",
      quantity: 4,
      text: "Robe Spiider",
      note: "flown",
      item: "SPIIDER",
      confidence: 98,
      level: "sure",
      alternatives: [],
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

  test("H35: answers 200 lines, each once and in order, with less than a second of work", async () => {
    const names = ["Robe Spiider", "vocal mic", "Shure SM58 capsul", "10 m XLR cable", "=SUM(A1)"];
    const lines = Array.from({ length: 200 }, (_, n) => `${n + 1} x ${names[n % names.length]}`);
    // The server is in this process; how long it waits for a processor is the machine's affair.
    const before = process.cpuUsage();
    const { status, body } = await call("/api/hire/match", { text: lines.join("\n") });
    const { user, system } = process.cpuUsage(before);
    expect(status).toBe(200);
    expect(body.lines.map(({ line }: { line: string }) => line)).toEqual(lines);
    expect((user + system) / 1000).toBeLessThan(1000);
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

  test("shares its limit with the page, which does the same work", async () => {
    const headers = network();
    const answers: Answer[] = [];
    for (let n = 0; n < 25; n += 1) {
      const path = n % 2 === 0 ? "/dry-hire/rider" : "/dry-hire/rider/choices";
      answers.push(await site.postFiles(path, { text: "1 x Spot" }, headers));
    }
    expect(answers.slice(0, 10).map(({ status }) => status)).not.toContain(429);
    // One of the rider page and one of its resource.
    for (const refused of answers.filter(({ status }) => status === 429).slice(-2)) {
      expect(refused.headers["retry-after"]).toMatch(/^[12]$/);
      expect(refused.headers["cache-control"]).toContain("no-store");
      const seconds = refused.headers["retry-after"] === "1" ? "1 second" : "2 seconds";
      expect(plainText(refused.text)).toContain(`Too many requests. Try again in ${seconds}.`);
    }
    expect(answers.at(-1)?.status).toBe(429);
    const refused = await call("/api/hire/match", { text: "1 x Spot" }, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toMatch(/^[12]$/);
    expect((await site.postFiles("/dry-hire/rider", { text: "1 x Spot" }, network())).status).toBe(200);
  });
});

describe("POST /api/hire/load", () => {
  test("answers what a list draws, weighs and fills", async () => {
    const { status, body } = await call("/api/hire/load", {
      lines: [{ item: "robe-spiider", quantity: 10 }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      watts: 12_000,
      phases: [21_968, 16_476, 16_476],
      supply: "32A-3",
      grams: 350_000,
      litres: 2_160,
      cases: 5,
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

const PAGE = "/dry-hire/rider";

/** Posts as a browser does without JavaScript. */
const post = (path: string, fields: Record<string, string | File>): Promise<Answer> =>
  site.postFiles(path, fields, network());

const dates = (() => {
  const day = dateAhead(400);
  return { from: `${day}T09:00`, to: `${day}T17:00` };
})();

describe("the page of a rider, without JavaScript", () => {
  test("says of every line what it means and what is free, in both languages", async () => {
    const text = "AUDIO:\n1 x vocal mic (house)\n8 x Robe Spiider\n2 x Spiidr\n2 x Steinway piano\n=1+2";
    const page = await post(PAGE, { text, ...dates });
    expect(page.status).toBe(200);
    const words = plainText(page.text);
    expect(words).toContain("Sure: 1 · To check: 1 · Without a match: 2");
    expect(words).toContain("8 x Robe Spiider Sure match Only 3 of 8 free");
    expect(words).toMatch(/1 x vocal mic \(house\) There already/);
    expect(words).toMatch(/2 x Steinway piano No match/);
    const chosen = [...page.text.matchAll(/<option value="([^"]*)"[^>]*selected/g)].map(([, value]) => value);
    expect(chosen).toEqual(["leave-out", "SPIIDER", "SPIIDER", "ask", "ask"]);
    const irish = plainText((await post(`/ga${PAGE}`, { text, ...dates })).text);
    expect(irish).toContain("Níl ach 3 as 8 saor");
    expect(irish).toContain("Cinnte: 1 · Le seiceáil: 1 · Gan earra: 2");
  });

  test("reads a file as text, in UTF-8, UTF-16 and as Excel saves it", async () => {
    const csv = "Qty,Item\r\n4,Robe Spiider\r\n2,Seastán “mór”\r\n";
    const excel = Buffer.from("Qty;Item\r\n2;Seast\xe1n m\xf3r\r\n", "latin1");
    const files: readonly (readonly [BlobPart, string])[] = [
      [csv, "Seastán “mór”"],
      [Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, "utf16le")]), "Seastán “mór”"],
      [excel, "Seastán mór"],
    ];
    for (const [bytes, found] of files) {
      const page = await post(PAGE, { text: "", file: new File([bytes], "rider.csv") });
      expect([page.status, plainText(page.text)]).toEqual([200, expect.stringContaining(found)]);
    }
    const both = await post(PAGE, { text: "1 x SM58", file: new File(["4 x Robe Spiider"], "rider.txt") });
    expect(plainText(both.text)).toContain("Sure: 2");
  });

  test.each([
    ["an empty list", "", "There is no list yet. Paste it, or choose a file."],
    ["500 lines", "1 x Spot\n".repeat(500), "The list has 500 lines; 200 can be read at once."],
    ["more than 2 MB", "x".repeat(2_000_001), "The list has more than 2 MB of text."],
  ])("refuses %s in one sentence, and keeps what was typed", async (_, text, sentence) => {
    const page = await post(PAGE, { text, from: dates.from, to: "" });
    expect(page.status).toBe(422);
    expect(page.text).toContain(sentence);
    expect(page.text.replaceAll("\r\n", "\n")).toContain(text);
    expect(page.text).toContain(`value="${dates.from}"`);
    expect(page.text).not.toContain('name="choice.0"');
  });

  test("refuses a file that is no text and one of more than 2 MB, and dates that are no period", async () => {
    const pdf = await post(PAGE, { text: "1 x SM58", file: new File(["%PDF-1.7"], "rider.pdf") });
    expect([pdf.status, plainText(pdf.text)]).toEqual([
      422,
      expect.stringContaining("The file is no plain text."),
    ]);
    expect(pdf.text).toContain("1 x SM58");
    const large = await post(PAGE, { text: "", file: new File(["x".repeat(2_000_001)], "rider.txt") });
    expect(plainText(large.text)).toContain("more than 2 MB");
    const wrong = await post(PAGE, { text: "1 x SM58", from: dates.to, to: dates.from });
    expect([wrong.status, plainText(wrong.text)]).toEqual([
      422,
      expect.stringContaining("The return has to be after the collection."),
    ]);
    expect(plainText(wrong.text)).toContain("Sure match");
  });

  test("puts the chosen lines into the basket and the others into its form, which keeps them", async () => {
    const text = "4 x Robe Spiider\n2 x Steinway piano\n1 x SM58\n3 x Moog";
    const choices = { "choice.0": "SPIIDER", "choice.1": "ask", "choice.2": "leave-out", "choice.3": "ask" };
    const answer = await post(`/ga${PAGE}/choices`, { text, ...dates, ...choices, items: "SM58*2" });
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.location ?? "", site.origin);
    expect([to.pathname, Object.fromEntries(to.searchParams)]).toEqual([
      "/ga/dry-hire/basket",
      { items: "SM58*2", add: "SPIIDER*4", ...dates, kit: "2 x Steinway piano\n3 x Moog" },
    ]);
    const basket = await site.ask(`${to.pathname}${to.search}`, { headers: network() });
    expect(basket.text).toContain('value="SPIIDER"');
    expect(basket.text).toContain('value="SM58"');
    expect(basket.text).toMatch(/<textarea[^>]*name="kit"[^>]*>2 x Steinway piano\n3 x Moog<\/textarea>/);
  });

  test("takes only choices that it offered", async () => {
    const text = "4 x Robe Spiider\n1 x Moog";
    const answer = await post(`${PAGE}/choices`, {
      text,
      from: "",
      to: "",
      "choice.0": "SECRET-1",
      "choice.1": "SM58",
    });
    const { searchParams } = new URL(answer.headers.location ?? "", site.origin);
    expect(Object.fromEntries(searchParams)).toEqual({ add: "SPIIDER*4", kit: "1 x Moog" });
  });

  test("refuses more to ask for than the form takes, and keeps every choice", async () => {
    const text = Array.from({ length: 200 }, (_, n) => `1 x unheard of thing ${n} ${"y".repeat(60)}`).join(
      "\n",
    );
    const answer = await post(`${PAGE}/choices`, { text, from: "", to: "", "choice.7": "leave-out" });
    expect([answer.status, plainText(answer.text)]).toEqual([
      422,
      expect.stringContaining("more custom requests than"),
    ]);
    expect(answer.text).toMatch(/name="choice.7"[\s\S]*?value="leave-out" selected/);
    expect(answer.text).toMatch(/name="choice.8"[\s\S]*?value="ask" selected/);
  });

  test("asks for a list only by GET, and carries the basket for browsers without scripts", async () => {
    const page = await site.ask(`${PAGE}?items=SM58*2&from=${dates.from}&to=${dates.to}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`value="${dates.from}"`);
    expect(page.text).toContain(`action="${PAGE}?items=SM58*2#answer"`);
  });
});
