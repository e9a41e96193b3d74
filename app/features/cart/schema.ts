import { z } from "zod";
import { isId } from "#app/lib/ids.ts";
import { type CartEntry, entryOf, MAX_CART_QUANTITY, MAX_ENTRIES } from "./cart.ts";
import { MAX_OPTION_LENGTH, MAX_OPTIONS } from "./guest/guest-cart.ts";

const id = z.string().refine(isId, "Not an id");
const quantity = z.number().int().min(1).max(MAX_CART_QUANTITY);

const word = z.string().min(1).max(MAX_OPTION_LENGTH);

/** What the buyer chose where a variation leaves an attribute open. */
const options = z
  .record(word, word)
  .refine((chosen) => Object.keys(chosen).length <= MAX_OPTIONS, "Too many options")
  .optional();

const cartEntrySchema = z
  .object({ product_id: id, quantity, options })
  .transform((entry): CartEntry => entryOf(entry.product_id, entry.quantity, entry.options));

/** `PATCH /api/cart-items`: sets the quantity of one row. */
export const changeCartItemSchema = z.object({ id, quantity });

/** `DELETE /api/cart-items`. */
export const removeCartItemSchema = z.object({ id });

/** `POST /api/cart-items`: merges a guest cart. The same key again adds nothing. */
export const mergeCartSchema = z.object({
  key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  items: z.array(cartEntrySchema).min(1).max(MAX_ENTRIES),
});

/** `POST /shop/saved/merges` and `POST /api/create-checkout`. */
export const cartEntriesSchema = z.object({ items: z.array(cartEntrySchema).min(1).max(MAX_ENTRIES) });

/** `POST /shop/saved/:id/saving`. */
export const saveItemSchema = z.object({ quantity });

const cartItemSchema = z.object({
  id: z.string(),
  quantity: z.number(),
  product: z.object({
    id: z.string(),
    name: z.string(),
    price: z.number().nullable(),
    image_url: z.string().nullable(),
  }),
});

export const cartItemsSchema = z.object({ items: z.array(cartItemSchema) });

export type CartItems = z.infer<typeof cartItemsSchema>;

/** `capped` names products of which the shop has fewer than were asked for. */
export const mergedCartSchema = cartItemsSchema.extend({ capped: z.array(z.string()) });

export type MergedCart = z.infer<typeof mergedCartSchema>;
