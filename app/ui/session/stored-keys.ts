/**
 * Keys of what a browser keeps of a person. A logout removes all of them (shell/person.ts); the page about cookies
 * (features/legal/cookies.ts) lists them. Keys of anything else are beside what reads them.
 */

/** A guest's cart: a JSON list of `{"product_id", "quantity"}`, with `"options"` where needed. */
export const GUEST_CART_KEY = "guest_cart";

/** A merge of the guest cart into an account that has not been confirmed yet, or the time of the last one. */
export const GUEST_CART_MERGE_KEY = "guest_cart_drain";

/** What a guest has saved for later, in the shape of the cart. */
export const SAVED_KEY = "saved_for_later";

/** What this browser last saw of the products in its cart. */
export const SEEN_KEY = "cart_products";

/** The links whose list was added: a JSON list of their texts, latest last. */
export const CART_LINKS_KEY = "cart_links";

/** A guest's hire basket, as JSON of `HireBasket`. */
export const HIRE_BASKET_KEY = "hire_basket";

/** How many pieces the account's hire basket holds, for pages that do not ask the server. */
export const ACCOUNT_COUNT_KEY = "hire_basket_account";

/** A merge of the hire basket that the account has not confirmed, as JSON of `BasketMerge`. */
export const HIRE_BASKET_MERGE_KEY = "hire_basket_handover";

/** What is wanted beside the items of the hire catalogue, until it is sent. */
export const REQUESTS_KEY = "hire_requests";

/** Of this tab: a form that was sent after the session had ended. */
export const FORM_DRAFT_KEY = "form_draft";

/** Of this tab: what was typed into forms and not sent yet. A paid order removes it too. */
export const TYPED_FIELDS_KEY = "typed_fields";
