import { type SaleDuties, toException } from "#app/features/catalog/duties/duties.ts";
import { STOCK_LABELS } from "#app/features/catalog/enums.ts";
import type { Choice } from "#app/features/catalog/index/choices.ts";
import type { ApiProduct, ProductListAnswer } from "#app/features/catalog/schema.ts";
import type { Named } from "#app/i18n/named.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { propertiesOf } from "#app/lib/records.ts";
import { PICTURE_FORMATS, type PictureSource, type PictureVariant } from "#app/ui/picture-source.ts";
import { readPublic } from "#app/ui/session/read-public.ts";
import { readStored, writeStored } from "#app/ui/session/stored.ts";
import { SEEN_KEY } from "#app/ui/session/stored-keys.ts";
import type { CartLine } from "../cart.ts";

/** The most ids that one request may ask for. */
const IDS_LIMIT = 100;

/** A product as a line of a cart shows it. */
export type CartProduct = Omit<CartLine, "key" | "quantity" | "chosen" | "missing">;

export interface SeenProduct {
  readonly product: CartProduct;
  /** The price when it was added here; null: on request. */
  readonly priceThen: Cents | null;
}

/** Reads stored text. Anything malformed is left out. Never throws. */
export function parseSeen(text: string | null): ReadonlyMap<string, SeenProduct> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "[]");
  } catch {}
  return new Map(
    (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
      const seen = toSeen(item);
      return seen ? [[seen.product.productId, seen] as const] : [];
    }),
  );
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value);

function isNamed(value: unknown): value is Named {
  const { name, nameGa } = propertiesOf(value);
  return isText(name) && isTextOrNull(nameGa);
}

function toChoices(value: unknown): readonly Choice[] {
  return (Array.isArray(value) ? value : []).filter(
    (choice): choice is Choice =>
      isNamed(choice) && "values" in choice && Array.isArray(choice.values) && choice.values.every(isNamed),
  );
}

function isVariant(value: unknown): value is PictureVariant {
  const { format, width, src } = propertiesOf(value);
  return PICTURE_FORMATS.some((one) => one === format) && isCount(width) && isText(src);
}

/** A picture that cannot be read is none: the drawing that is in for it shows. */
function toPicture(value: unknown): PictureSource | null {
  const { width, height, variants, focal } = propertiesOf(value);
  const readable = Array.isArray(variants) ? variants.filter(isVariant) : [];
  if (!isCount(width) || !isCount(height) || readable.length === 0) return null;
  const { x, y } = propertiesOf(focal);
  const isPlaced = typeof x === "number" && typeof y === "number";
  return { width, height, variants: readable, alt: null, ...(isPlaced && { focal: { x, y } }) };
}

/** A look from before they were kept has none; today's come with the next answer of the site. */
function toDuties(stored: unknown): SaleDuties {
  const { takeBack, environmentalCost, exception } = propertiesOf(stored);
  return {
    takeBack: takeBack === true,
    environmentalCost:
      isCountOrNull(environmentalCost) && environmentalCost !== null ? cents(environmentalCost) : null,
    exception: toException(exception),
  };
}

function toSeen(item: unknown): SeenProduct | null {
  const { product, priceThen } = propertiesOf(item);
  const {
    productId,
    sku,
    name,
    nameGa,
    options,
    optionsGa,
    choices,
    price,
    href,
    picture,
    stock,
    available,
    duties,
  } = propertiesOf(product);
  const { word, left } = propertiesOf(stock);
  const texts = isText(productId) && isText(name) && isText(options) && isText(href);
  if (!texts || !/^\/shop\/product\//.test(href)) return null;
  if (!isTextOrNull(sku) || !isTextOrNull(nameGa)) return null;
  if (!isCountOrNull(price) || !isCountOrNull(priceThen) || !isCountOrNull(available)) return null;
  const stockWord = STOCK_LABELS.find((known) => known === word);
  if (!stockWord || !isCountOrNull(left)) return null;
  return {
    product: {
      productId,
      sku,
      name,
      nameGa,
      options,
      href,
      available,
      picture: toPicture(picture),
      optionsGa: isText(optionsGa) ? optionsGa : null,
      choices: toChoices(choices),
      duties: toDuties(duties),
      price: price === null ? null : cents(price),
      stock: { word: stockWord, left },
    },
    priceThen: priceThen === null ? null : cents(priceThen),
  };
}

/** What is known with `news`: the newest look at each product, its first price. Only `wanted` ids stay. */
export function mergeSeen(
  known: ReadonlyMap<string, SeenProduct>,
  news: readonly CartProduct[],
  wanted: ReadonlySet<string>,
): readonly SeenProduct[] {
  const fresh = new Map(news.map((product) => [product.productId, product]));
  const ids = new Set([...known.keys(), ...fresh.keys()]);
  return [...ids].flatMap((id) => {
    const before = known.get(id);
    const product = fresh.get(id) ?? before?.product;
    if (!product || !wanted.has(id)) return [];
    return [{ product, priceThen: before ? before.priceThen : product.price }];
  });
}

/**
 * What this browser last saw of the products in its cart: the cart is shown from it without a network, and a price
 * that has changed since a product was added can be told. For browser code only.
 */
export function readSeen(): ReadonlyMap<string, SeenProduct> {
  return parseSeen(readStored(SEEN_KEY));
}

/** Remembers a look at products that are in the cart or saved; all others are forgotten. */
export function rememberProducts(news: readonly CartProduct[], wanted: ReadonlySet<string>): void {
  writeStored(SEEN_KEY, JSON.stringify(mergeSeen(readSeen(), news, wanted)));
}

/** Today's products with these ids. Rejects when the site cannot be reached. */
export async function fetchCartProducts(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly CartProduct[]> {
  const found: CartProduct[] = [];
  for (let start = 0; start < ids.length; start += IDS_LIMIT) {
    const query = new URLSearchParams({ ids: ids.slice(start, start + IDS_LIMIT).join(",") });
    const { products } = await readPublic<ProductListAnswer>(`/api/products?${query}`, signal);
    found.push(...products.map(toCartProduct));
  }
  return found;
}

function toCartProduct(product: ApiProduct): CartProduct {
  return {
    productId: product.id,
    sku: product.sku,
    name: product.name,
    nameGa: product.name_ga,
    options: product.options,
    optionsGa: product.options_ga,
    choices: product.choices.map((choice) => ({
      ...toNamed(choice),
      values: choice.values.map(toNamed),
    })),
    price: product.price === null ? null : cents(Math.round(product.price * 100)),
    href: product.url,
    picture: toPicture(product.picture),
    stock: product.stock,
    available: product.available,
    duties: {
      takeBack: product.take_back,
      environmentalCost:
        product.environmental_cost === null ? null : cents(Math.round(product.environmental_cost * 100)),
      exception: product.withdrawal_exception,
    },
  };
}

function toNamed({
  name,
  name_ga: nameGa,
}: {
  readonly name: string;
  readonly name_ga: string | null;
}): Named {
  return { name, nameGa };
}
