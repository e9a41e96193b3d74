/** Characters of a customer's details at most, by the fields of their form. */
export const CUSTOMER_LIMITS = { name: 200, company: 200, phone: 60, note: 4_000 } as const;
