import { msg } from "#app/i18n/message.ts";

/*
 * What the menu and the command palette of the back office name: groups, sections, and pages to begin something. The
 * other messages of those pages are apart, so that a page does not load those of all others with its menu.
 */

export const sales = msg("Sales", "Díolacháin");
export const hire = msg("Hire", "Cíos");
export const inbox = msg("Inbox", "Bosca isteach");
export const website = msg("Website", "Suíomh gréasáin");
export const system = msg("System", "Córas");

export const home = msg("Home", "Baile");
export const orders = msg("Orders", "Orduithe");
export const refundsToTransfer = msg("Refunds to transfer", "Aisíocaíochtaí le haistriú");
export const draftOrders = msg("Draft orders", "Dréachtorduithe");
export const customers = msg("Customers", "Custaiméirí");
export const packing = msg("Packing", "Pacáil");
export const stockCount = msg("Stock count", "Comhaireamh stoic");
export const withdrawals = msg("Withdrawals", "Tarraingtí siar");
export const products = msg("Products", "Táirgí");
export const categories = msg("Categories", "Catagóirí");
export const brands = msg("Brands", "Brandaí");
export const discounts = msg("Discount codes", "Cóid lascaine");
export const priceLists = msg("Price lists", "Liostaí praghsanna");
export const importProducts = msg("Import", "Iompórtáil");
export const reports = msg("Reports", "Tuarascálacha");
export const quotes = msg("Quotes", "Luachana");
export const hires = msg("Hires", "Orduithe cíosa");
export const schedule = msg("Schedule", "Sceideal");
export const warehouse = msg("Warehouse", "Stóras");
export const shortages = msg("Shortages", "Ganntanais");
export const hireItems = msg("Hire items", "Míreanna le cur ar cíos");
export const hireUnits = msg("Hire units", "Aonaid le cur ar cíos");
export const hireGroups = msg("Hire groups", "Grúpaí cíosa");
export const inspections = msg("Inspections", "Cigireachtaí");
export const venues = msg("Venues", "Ionaid");
export const feeds = msg("Calendar feeds", "Fothaí féilire");
export const suppliers = msg("Suppliers", "Soláthraithe");
export const enquiries = msg("Enquiries", "Fiosrúcháin");
export const mail = msg("Mail", "Ríomhphost");
export const content = msg("Content", "Ábhar");
export const siteText = msg("Site text", "Téacs an tsuímh");
export const attributes = msg("Attribute translations", "Aistriúcháin na dtréithe");
export const media = msg("Media", "Meáin");
export const redirects = msg("Redirects", "Atreoruithe");
export const settings = msg("Settings", "Socruithe");
export const users = msg("Users", "Úsáideoirí");
export const searches = msg("Failed searches", "Cuardaigh gan toradh");
export const errorLog = msg("Error log", "Loga earráidí");
export const activityLog = msg("Activity log", "Loga gníomhaíochta");
export const help = msg("Help", "Cabhair");

export const newOrder = msg("New order", "Ordú nua");
export const newProduct = msg("New product", "Táirge nua");
export const oldAddresses = msg("Check old addresses", "Seiceáil seanseoltaí");
