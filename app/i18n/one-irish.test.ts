import { expect, it } from "vitest";
import type { Message } from "./message.ts";

const files = import.meta.glob<object>(
  ["./messages/*/*.ts", "../features/legal/*.ts", "!../features/legal/*.test.ts"],
  { eager: true },
);

/** English texts with more than one Irish text, each with the reason (docs/irish.md, docs/irish-questions.md). */
const SEVERAL: Readonly<Record<string, readonly [reason: string, ...irish: string[]]>> = {
  Admin: ["the back office; the role", "Riarachán", "Riarthóir"],
  Change: ["the noun; the verb of a button", "Athrú", "Athraigh"],
  Changed: ["a state; an entry of the log", "Athraithe", "Athraíodh"],
  Company: ["a customer’s; ours, with the article", "Cuideachta", "An chuideachta"],
  English: ["the language; its own name in the language switch", "Béarla", "English"],
  Failed: ["an order or a mail; a payment, which is feminine; a test", "Theip air", "Theip uirthi", "Teip"],
  Free: ["without charge; not taken", "Saor in aisce", "Saor"],
  Hire: ["the service; the trade; a booking", "Ar Cíos", "Cíos", "Ordú cíosa"],
  Item: ["goods, to a customer; an entry of the fleet: question 20", "Earra", "Mír"],
  Items: ["as Item", "Earraí", "Míreanna"],
  Locked: ["a state; an entry of the log", "Faoi ghlas", "Cuireadh faoi ghlas"],
  "Log in": ["a heading, as the copy deck has it; elsewhere", "Logáil Isteach", "Logáil isteach"],
  No: ["is there any; is it so", "Níl", "Ní hea"],
  Open: ["the verb; the state; an amount not paid", "Oscail", "Oscailte", "Le híoc"],
  Order: ["a purchase; a sequence", "Ordú", "Ord"],
  Packing: ["the work; the state of an order", "Pacáil", "Á phacáil"],
  Report: ["of an inspection; of an import", "Tuarascáil", "Tuairisc"],
  Sales: ["figures; the trade", "Díolacháin", "Díolachán"],
  Share: ["the verb; a part of a sum", "Comhroinn", "Sciar"],
  To: ["a recipient; the end of a period", "Chuig", "Go dtí"],
};

/** The Irish texts of each English text. Plural forms are one text. */
const irishOf = new Map<string, Set<string>>();

function read(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (!("en" in value && "ga" in value)) {
    for (const inner of Object.values(value)) read(inner);
    return;
  }
  const { en, ga } = value as Message<unknown>;
  const irish = irishOf.get(asText(en)) ?? new Set();
  irishOf.set(asText(en), irish.add(asText(ga)));
}

function asText(forms: string | object): string {
  return typeof forms === "string" ? forms : JSON.stringify(forms);
}

for (const module of Object.values(files)) read({ ...module });

it("gives an English message one Irish text, except for those with a reason", () => {
  const several = [...irishOf].filter(([, irish]) => irish.size > 1);
  expect(Object.fromEntries(several.map(([english, irish]) => [english, [...irish].sort()]))).toEqual(
    Object.fromEntries(Object.entries(SEVERAL).map(([english, [, ...irish]]) => [english, irish.sort()])),
  );
});
