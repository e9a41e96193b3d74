/** What limits count instead of a single address: an IPv6 visitor owns a whole /64. IPv4 stays as it is. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill("0"), ...after];
  return `${filled
    .slice(0, 4)
    .map((group: string) => group.padStart(4, "0"))
    .join(":")}::/64`;
}
