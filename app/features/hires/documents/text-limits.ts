/** Characters of the name of the person who signs a note at most, by the field of the form. */
export const SIGNER_LIMITS = { name: 120 } as const;
