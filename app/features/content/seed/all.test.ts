import { describe, expect, it } from "vitest";
import { isArtworkName } from "#app/features/media/artwork.ts";
import { PRODUCTION_TYPES } from "../content.ts";
import { COLLECTION_NAMES, type CollectionName, schemaOf } from "../schema.ts";
import { SEEDS } from "./all.ts";

/** Section 2 of the specification names how many of each there are. */
const COUNTS: Record<CollectionName, number> = {
  clients: 15,
  services: 3,
  partners: 14,
  statistics: 4,
  productions: 8,
  "studio-partners": 6,
  "studio-uses": 4,
  "studio-facilities": 11,
  "studio-productions": 18,
  projects: 3,
  team: 4,
  "hire-categories": 6,
  "dry-hire-statistics": 4,
  "service-blocks": 2,
  "page-pictures": 15,
};

/** Every text under a value, as pairs of languages. */
function bilingualTexts(value: unknown): { en: string; ga: string }[] {
  if (Array.isArray(value)) return value.flatMap(bilingualTexts);
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "ga" in value) return [value as { en: string; ga: string }];
  return Object.values(value).flatMap(bilingualTexts);
}

const SAME_IN_BOTH = new Set(["WiFi"]);

describe.each(COLLECTION_NAMES)("seed of %s", (collection) => {
  const seeds = SEEDS[collection];

  it("has as many entries as the specification says, under different keys", () => {
    expect(seeds).toHaveLength(COUNTS[collection]);
    expect(new Set(seeds.map(({ key }) => key)).size).toBe(seeds.length);
  });

  it("fits the schema and shows only pictures that exist", () => {
    for (const { data } of seeds) {
      const parsed: Record<string, unknown> = schemaOf(collection).parse(data);
      const pictures = [parsed["picture"] ?? [], parsed["portrait"] ?? [], parsed["gallery"] ?? []].flat();
      for (const name of pictures) expect(isArtworkName(String(name)), String(name)).toBe(true);
    }
  });

  it("says each text in two languages", () => {
    for (const { en, ga } of bilingualTexts(seeds)) if (!SAME_IN_BOTH.has(en)) expect(ga).not.toBe(en);
  });
});

describe("the seeds together", () => {
  it("keep the specification's figures", () => {
    expect(SEEDS.statistics.map(({ data }) => data.value)).toEqual(["900+", "27", "945", "53"]);
    expect(SEEDS["dry-hire-statistics"].map(({ data }) => data.value)).toEqual(["15", "1200", "450", "27"]);
  });

  it("keep the specification's names, roles and ways on", () => {
    expect(SEEDS.services.map(({ data }) => [data.title.en, data.link])).toEqual([
      ["Lighting Equipment", "/hire"],
      ["Audio-Visual Solutions", "/hire"],
      ["Service and Maintenance", "/service-centre"],
    ]);
    expect(SEEDS.team.map(({ data }) => data.role.en)).toEqual([
      "Managing Director",
      "Administrator",
      "Technical Sales & Events",
      "Senior Events & Service Technician",
    ]);
    expect(SEEDS["studio-uses"].map(({ data }) => data.title.en)).toEqual([
      "Video Production",
      "Theatre",
      "TV & Film",
      "Rehearsal",
    ]);
    expect(SEEDS["service-blocks"].map(({ data }) => data.title.en)).toEqual([
      "ETC Authorised Service Centre",
      "Robe Authorised Service Centre",
    ]);
    expect(
      SEEDS["hire-categories"].filter(({ data }) => data.onDryHire).map(({ data }) => data.title.en),
    ).toEqual(["Lighting", "Audio-Visual", "Staging"]);
  });

  it("put the two makers served here first and mark invented names as samples", () => {
    expect(SEEDS.partners.slice(0, 2).map(({ data }) => data.name)).toEqual(["ETC", "Robe"]);
    for (const collection of [
      "clients",
      "productions",
      "studio-partners",
      "studio-productions",
      "projects",
      "team",
    ] as const)
      for (const seed of SEEDS[collection]) expect(seed.sample, seed.key).toBe(true);
  });

  it("leave some clients without a link, and one project without a subtitle", () => {
    const linked = SEEDS.clients.filter(({ data }) => data.url);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.length).toBeLessThan(SEEDS.clients.length);
    expect(SEEDS.projects.filter(({ data }) => !data.subtitle)).toHaveLength(1);
  });

  it("use every type of production", () => {
    expect(new Set(SEEDS["studio-productions"].map(({ data }) => data.type))).toEqual(
      new Set(PRODUCTION_TYPES),
    );
  });
});
