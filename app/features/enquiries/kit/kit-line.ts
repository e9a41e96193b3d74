/** A kit list with one more of a product: its line counts one up, or it gets a line at the end. */
export function addKitLine(list: string, name: string): string {
  const lines = list.split("\n");
  for (const [index, line] of lines.entries()) {
    const [, quantity = "", text = ""] = /^(\d{1,5})\s*[x×*]\s+(\S.*)$/iu.exec(line.trim()) ?? [];
    if (text.toLowerCase() !== name.toLowerCase()) continue;
    return lines.with(index, `${Number(quantity) + 1} x ${text}`).join("\n");
  }
  const kept = list.trimEnd();
  return `${kept}${kept === "" ? "" : "\n"}1 x ${name}`;
}
