/** Characters of what staff write on a hire's page at most, by the fields of its forms. */
export const HIRE_LIMITS = {
  answer: 4_000,
  description: 200,
  message: 500,
  note: 4_000,
  reason: 500,
  reference: 140,
  text: 200,
  "waived-reason": 500,
} as const;

/** Characters of what staff write about a shortage and its sub-hires at most. */
export const SHORTAGE_LIMITS = {
  description: HIRE_LIMITS.description,
  message: HIRE_LIMITS.message,
  /** The name of a supplier. */
  note: 200,
  reference: HIRE_LIMITS.reference,
} as const;
