/**
 * The address that dials a phone number, with its digits and its plus alone: "(01) 234-5678" is "tel:012345678". The
 * "(0)" of "+353 (0)86", which is dialled only within the country, is left out.
 */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/^\s*(\+[\d\s]+)\(0\)/, "$1").replaceAll(/[^+\d]/g, "")}`;
}

/** A stored phone number; empty where it has no digit, as the "N/A" of an enquiry without one. */
export function givenPhone(stored: string): string {
  return /\d/.test(stored) ? stored : "";
}

/** The address that writes to a mail address; what RFC 6068 gives a meaning of its own is encoded. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
