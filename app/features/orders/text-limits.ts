/** Characters of what staff write on an order's page at most, by the fields of its forms. */
export const ORDER_LIMITS = {
  carrier: 80,
  link: 500,
  reason: 300,
  reference: 140,
  tracking: 80,
} as const;
