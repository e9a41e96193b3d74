/** ISO 13616: the letters become numbers, the first four characters go to the end, and 97 leaves 1. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(text)) return false;
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((char) => Number.parseInt(char, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** ISO 9362: four characters of the institution, its country, two of its place, and three of a branch or none. */
export function isBic(text: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);
}

/** Territories whose banks have a country of their own in the BIC and an IBAN of the state they belong to. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  FI: ["AX"],
  FR: ["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"],
  GB: ["GG", "IM", "JE"],
};

/** Whether a BIC names the country of an IBAN, or a territory of it. */
export function isBicOfIban(bic: string, iban: string): boolean {
  const [own, country] = [bic.slice(4, 6), iban.slice(0, 2)];
  return own === country || (TERRITORIES[country]?.includes(own) ?? false);
}
