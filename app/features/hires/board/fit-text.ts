/** Cuts a text so that it is at most `width` pixels wide with its ellipsis; empty where not one letter fits. */
export function fitText(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  const cut = (letter: number) => `${letters.slice(0, letter).join("").trimEnd()}…`;
  let [fits, most] = [0, letters.length - 1];
  while (fits < most) {
    const middle = (fits + most + 1) >> 1;
    if (widthOf(cut(middle)) <= width) fits = middle;
    else most = middle - 1;
  }
  return fits === 0 ? "" : cut(fits);
}
