import { keysOf } from "#app/lib/records.ts";
import type { AttributePart, ImportField } from "./fields.ts";

/** Languages whose export headers are known: CLDR codes. */
export type HeaderLanguage = "de" | "fr" | "es" | "ga";

/**
 * Export headers of translated shops, normalised (lower case, straight apostrophes). English headers are
 * looked up first, so words that are the same in English are not listed here.
 */
const HEADERS: Readonly<Record<HeaderLanguage, Partial<Readonly<Record<ImportField, readonly string[]>>>>> = {
  de: {
    type: ["typ"],
    sku: ["artikelnummer"],
    gtin: ["gtin, upc, ean oder isbn"],
    published: ["veröffentlicht"],
    featured: ["ist hervorgehoben?", "ist vorgestellt?", "hervorgehoben?"],
    visibility: ["sichtbarkeit im katalog"],
    shortDescription: ["kurzbeschreibung"],
    description: ["beschreibung"],
    saleFrom: ["datum, an dem angebotspreis beginnt"],
    saleTo: ["datum, an dem angebotspreis endet"],
    taxStatus: ["steuerstatus"],
    taxClass: ["steuerklasse"],
    inStock: ["vorrätig?", "auf lager?"],
    stock: ["lager", "bestand", "lagerbestand"],
    lowStock: ["geringe lagermenge"],
    backorders: ["lieferrückstände erlaubt?", "lieferrückstande erlaubt?"],
    soldIndividually: ["nur einzeln verkaufen?", "einzeln verkauft?"],
    weight: ["gewicht"],
    length: ["länge"],
    width: ["breite"],
    height: ["höhe"],
    reviews: ["kundenbewertungen erlauben?", "kundenrezensionen erlauben?"],
    purchaseNote: ["hinweis zum kauf"],
    salePrice: ["angebotspreis"],
    regularPrice: ["regulärer preis"],
    categories: ["kategorien"],
    tags: ["schlagwörter"],
    shippingClass: ["versandklasse"],
    images: ["bilder"],
    downloadLimit: ["downloadlimit", "download-limit"],
    downloadExpiry: ["ablauftage des downloads"],
    parent: ["übergeordnetes produkt", "übergeordnet"],
    grouped: ["gruppierte produkte"],
    upsells: ["zusatzverkäufe"],
    crossSells: ["cross-sells (querverkäufe)", "querverkäufe"],
    externalUrl: ["externe url"],
    buttonText: ["button-text"],
    brands: ["marken"],
  },
  fr: {
    sku: ["ugs"],
    gtin: ["gtin, upc, ean ou isbn"],
    name: ["nom"],
    published: ["publié"],
    featured: ["mis en avant ?", "mis en avant?"],
    visibility: ["visibilité dans le catalogue"],
    shortDescription: ["description courte"],
    saleFrom: ["date de début de promo"],
    saleTo: ["date de fin de promo"],
    taxStatus: ["état de la tva"],
    taxClass: ["classe de tva"],
    inStock: ["en stock ?", "en stock?"],
    lowStock: ["montant de stock faible"],
    backorders: ["autoriser les commandes de produits en rupture ?"],
    soldIndividually: ["vendre individuellement ?"],
    weight: ["poids"],
    length: ["longueur"],
    width: ["largeur"],
    height: ["hauteur"],
    reviews: ["autoriser les avis clients ?"],
    purchaseNote: ["note de commande"],
    salePrice: ["tarif promo"],
    regularPrice: ["tarif régulier"],
    categories: ["catégories"],
    tags: ["étiquettes"],
    shippingClass: ["classe d'expédition"],
    downloadLimit: ["limite de téléchargement"],
    downloadExpiry: ["jours d'expiration du téléchargement"],
    grouped: ["groupe de produits", "produits groupés"],
    upsells: ["produits suggérés"],
    crossSells: ["ventes croisées"],
    externalUrl: ["url externe"],
    buttonText: ["libellé du bouton"],
    brands: ["marques"],
  },
  es: {
    type: ["tipo"],
    gtin: ["gtin, upc, ean o isbn"],
    name: ["nombre"],
    published: ["publicado"],
    featured: ["¿está destacado?"],
    visibility: ["visibilidad en el catálogo"],
    shortDescription: ["descripción corta"],
    description: ["descripción"],
    saleFrom: ["día en que empieza el precio rebajado"],
    saleTo: ["día en que termina el precio rebajado"],
    taxStatus: ["estado del impuesto"],
    taxClass: ["clase de impuesto"],
    inStock: ["¿existencias?", "¿en inventario?"],
    stock: ["inventario"],
    lowStock: ["cantidad de bajo inventario"],
    backorders: ["¿permitir reservas de productos agotados?"],
    soldIndividually: ["¿vendido individualmente?"],
    weight: ["peso"],
    length: ["longitud"],
    width: ["anchura"],
    height: ["altura"],
    reviews: ["¿permitir valoraciones de clientes?"],
    purchaseNote: ["nota de compra"],
    salePrice: ["precio rebajado"],
    regularPrice: ["precio normal"],
    categories: ["categorías"],
    tags: ["etiquetas"],
    shippingClass: ["clase de envío"],
    images: ["imágenes"],
    downloadLimit: ["límite de descargas"],
    downloadExpiry: ["días de caducidad de la descarga"],
    parent: ["superior"],
    grouped: ["productos agrupados"],
    upsells: ["ventas dirigidas"],
    crossSells: ["ventas cruzadas"],
    externalUrl: ["url externa"],
    buttonText: ["texto del botón"],
    position: ["posición"],
    brands: ["marcas"],
  },
  ga: {
    type: ["cineál"],
    name: ["ainm"],
    published: ["foilsithe"],
    shortDescription: ["cur síos gearr", "gearrchur síos"],
    description: ["cur síos"],
    stock: ["stoc"],
    weight: ["meáchan"],
    length: ["fad"],
    width: ["leithead"],
    height: ["airde"],
    salePrice: ["praghas díolacháin"],
    regularPrice: ["gnáthphraghas"],
    categories: ["catagóirí"],
    tags: ["clibeanna"],
    images: ["íomhánna"],
    brands: ["brandaí"],
  },
};

const BY_HEADER = new Map<string, { readonly field: ImportField; readonly language: HeaderLanguage }>();
for (const language of keysOf(HEADERS)) {
  const fields = HEADERS[language];
  for (const field of keysOf(fields)) {
    for (const word of fields[field] ?? []) BY_HEADER.set(word, { field, language });
  }
}

/** The field behind a normalised header (units cut off) in one of the known languages. */
export function findTranslatedField(
  header: string,
): { readonly field: ImportField; readonly language: HeaderLanguage } | null {
  return BY_HEADER.get(header) ?? null;
}

/** Patterns of the numbered attribute columns; the first group is the number. */
const ATTRIBUTES: readonly (readonly [RegExp, AttributePart])[] = [
  [/^attribut (\d{1,3}) name$/, "name"],
  [/^attribut (\d{1,3}) wert\(e\)$/, "values"],
  [/^attribut (\d{1,3}) (?:sichtbar|visible)$/, "visible"],
  [/^attribut (\d{1,3}) global$/, "global"],
  [/^attribut (\d{1,3}) (?:standard|par défaut)$/, "default"],
  [/^nom de l'attribut (\d{1,3})$/, "name"],
  [/^valeur\(s\) de l'attribut (\d{1,3})$/, "values"],
  [/^nombre del atributo (\d{1,3})$/, "name"],
  [/^valor\(es\) del atributo (\d{1,3})$/, "values"],
  [/^atributo visible (\d{1,3})$/, "visible"],
  [/^atributo global (\d{1,3})$/, "global"],
  [/^atributo por defecto (\d{1,3})$/, "default"],
];

/** The numbered attribute column behind a normalised header in one of the known languages. */
export function findTranslatedSeries(
  header: string,
): { readonly kind: "attribute"; readonly number: number; readonly part: AttributePart } | null {
  for (const [pattern, part] of ATTRIBUTES) {
    const match = pattern.exec(header);
    if (match) return { kind: "attribute", number: Number(match[1]), part };
  }
  return null;
}
