import { useState } from "react";

/**
 * The idempotency key of a form beside others of its page. It stays until it was used, so that what is typed stays
 * while the page is read again for another form. `fresh` is the key that came with the page.
 */
export function useFormKey(fresh: string, isUsed: (key: string) => boolean): string {
  const [key, setKey] = useState(fresh);
  if (key === fresh || !isUsed(key)) return key;
  setKey(fresh);
  return fresh;
}
