import * as content from "#app/i18n/messages/site/content.ts";

/** The titles of the collections of content, by name. */
export const collectionTitles = {
  clients: content.clients,
  services: content.serviceCards,
  partners: content.partners,
  statistics: content.statistics,
  productions: content.productions,
  "studio-partners": content.studioPartners,
  "studio-uses": content.studioUses,
  "studio-facilities": content.studioFacilities,
  "studio-productions": content.studioProductions,
  projects: content.projects,
  team: content.team,
  "hire-categories": content.hireCategories,
  "dry-hire-statistics": content.dryHireStatistics,
  "service-blocks": content.serviceBlocks,
  "page-pictures": content.pagePictures,
};
