import { randomInt } from "node:crypto";

/** Letters and digits that cannot be mistaken for one another when read from a screen or from paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUP_LENGTH = 5;

/** Random groups of five with hyphens between them, about 25 bits each: "k7m2p-…". */
export function newReadableCode(groups: number): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}
