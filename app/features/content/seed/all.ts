import type { CollectionName } from "../schema.ts";
import { dryHireStatistics, hireCategories } from "./hire.ts";
import { clients, productions, services, statistics } from "./home.ts";
import { pagePictures } from "./page-pictures.ts";
import { partners } from "./partners.ts";
import { projects, team } from "./people.ts";
import type { Seed } from "./seed.ts";
import { serviceBlocks } from "./service.ts";
import { studioFacilities, studioPartners, studioUses } from "./studio.ts";
import { studioProductions } from "./studio-productions.ts";

/** What the site is born with, collection by collection. */
export const SEEDS: { readonly [C in CollectionName]: readonly Seed<C>[] } = {
  clients,
  services,
  partners,
  statistics,
  productions,
  "studio-partners": studioPartners,
  "studio-uses": studioUses,
  "studio-facilities": studioFacilities,
  "studio-productions": studioProductions,
  projects,
  team,
  "hire-categories": hireCategories,
  "dry-hire-statistics": dryHireStatistics,
  "service-blocks": serviceBlocks,
  "page-pictures": pagePictures,
};
