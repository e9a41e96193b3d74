/** What limits count instead of a single address: an IPv6 visitor owns a whole /64. IPv4 stays as it is. */
export function networkOf(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%", 1);
  if (!plain.includes(":")) return plain;
  const groups = groupsOf(plain);
  if (groups.length !== 8) return plain;
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16).padStart(4, "0"))
    .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address; an IPv4 address at its end counts as two. */
function groupsOf(address: string): readonly number[] {
  const [head = "", tail] = address
    .replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    })
    .split("::");
  const numbers = (text: string) => (text ? text.split(":").map((group) => Number.parseInt(group, 16)) : []);
  if (tail === undefined) return numbers(head);
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}
