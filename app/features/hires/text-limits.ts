/** Characters of what staff write on a hire's page at most, by the fields of its forms. */
export const HIRE_LIMITS = {
  answer: 4_000,
  note: 4_000,
  reason: 500,
  reference: 140,
  text: 200,
  "waived-reason": 500,
} as const;
