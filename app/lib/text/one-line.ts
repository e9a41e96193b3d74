/** Text of several lines, such as an address, on one: "5 Dock Road\nGalway" is "5 Dock Road, Galway". */
export function oneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter((line) => line !== "")
    .join(", ");
}
