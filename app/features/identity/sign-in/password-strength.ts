import { MIN_PASSWORD_LENGTH } from "../identity.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** How a password would resist guessing. "guessed": among the first that are tried, and refused. */
export type PasswordStrength = "guessed" | "weak" | "fair" | "strong";

const FAIR_LENGTH = 11;
const STRONG_LENGTH = 16;

/**
 * Advice while somebody types; null for what is too short to judge. Length counts most, as long as it is not the same
 * few characters again and again.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password.length < MIN_PASSWORD_LENGTH) return null;
  if (isCommonPassword(password)) return "guessed";
  const distinct = new Set(password.toLowerCase()).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  // Signs of many kinds are worth a few characters, not more.
  const worth = Math.min(password.length, distinct * 2) + (kinds - 1);
  if (worth >= STRONG_LENGTH) return "strong";
  return worth >= FAIR_LENGTH ? "fair" : "weak";
}
