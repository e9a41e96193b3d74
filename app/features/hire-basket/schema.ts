import { z } from "zod";
import { EMPTY_BASKET, type HireBasket, toHireBasket } from "./hire-basket.ts";

const FIELDS = {
  from: z.string().nullish(),
  to: z.string().nullish(),
  lines: z.array(z.object({ item: z.string(), quantity: z.number() })),
  waiver: z.boolean().default(false),
};

const toBasket = (value: object): HireBasket => ({ ...EMPTY_BASKET, ...toHireBasket(value) });

/** A basket as a browser holds it. What is malformed is left out, as when it is read there. */
const hireBasketSchema = z.object(FIELDS).transform(toBasket);

/** `PUT /api/hire/basket`: a basket, and what the page showed before. */
export const saveHireBasketSchema = z
  .object({ ...FIELDS, base: hireBasketSchema.nullish() })
  .transform(({ base, ...value }) => ({ basket: toBasket(value), base: base ?? null }));

/** `POST /api/hire/basket`: hands a browser's basket over. The same key again adds nothing. */
export const mergeHireBasketSchema = z.object({
  key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  basket: hireBasketSchema,
});
