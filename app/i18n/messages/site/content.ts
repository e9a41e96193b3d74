import { msg } from "#app/i18n/message.ts";

/* Collections, as the back office calls them. */
export const clients = msg("Clients", "Cliaint");
export const serviceCards = msg("Service cards", "Cártaí seirbhíse");
export const partners = msg("Partners", "Comhpháirtithe");
export const statistics = msg("Home statistics", "Figiúirí an leathanaigh bhaile");
export const productions = msg("Recent productions", "Léirithe le déanaí");
export const studioPartners = msg("Studio partners", "Comhpháirtithe an stiúideo");
export const studioUses = msg("Studio uses", "Úsáidí an stiúideo");
export const studioFacilities = msg("Studio facilities", "Áiseanna an stiúideo");
export const studioProductions = msg("Studio productions", "Léirithe an stiúideo");
export const projects = msg("Projects", "Tionscadail");
export const team = msg("Team", "Foireann");
export const hireCategories = msg("Hire categories", "Catagóirí cíosa");
export const dryHireStatistics = msg("Dry hire figures", "Figiúirí an trealaimh ar cíos");
export const serviceBlocks = msg("Authorised service", "Seirbhís údaraithe");
export const pagePictures = msg("Pictures of the pages", "Pictiúir na leathanach");

/* Fields. */
export const name = msg("Name", "Ainm");
export const monogram = msg("Monogram", "Monagram");
export const address = msg("Web address", "Seoladh gréasáin");
export const title = msg("Title", "Teideal");
export const subtitle = msg("Subtitle", "Fotheideal");
export const description = msg("Description", "Cur síos");
export const link = msg("Link", "Nasc");
export const picture = msg("Picture", "Pictiúr");
export const portrait = msg("Picture for upright screens", "Pictiúr do scáileáin ingearacha");
export const gallery = msg("Pictures", "Pictiúir");
export const category = msg("Category", "Catagóir");
export const figure = msg("Figure", "Figiúr");
export const label = msg("Label", "Lipéad");
export const sublabel = msg("Second label", "Dara lipéad");
export const note = msg("Note", "Nóta");
export const type = msg("Type", "Cineál");
export const role = msg("Role", "Ról");
export const items = msg("Examples", "Samplaí");
export const services = msg("Services", "Seirbhísí");
export const brand = msg("Brand", "Branda");
export const onHome = msg("Shown on the home page", "Le feiceáil ar an leathanach baile");
export const onDryHire = msg("Shown on the Dry Hire page", "Le feiceáil ar an leathanach Trealamh ar Cíos");

/* Words several marketing pages share. */
export const learnMore = msg("Learn More", "Tuilleadh Eolais");
export const getInTouch = msg("Get in Touch", "Déan Teagmháil Linn");
export const home = msg("Home", "Baile");
