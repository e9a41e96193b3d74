export interface DiffPart {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** Words compared at most on each side; longer texts are shown as gone and new as a whole. */
const MAX_LENGTH = 600;

/** The difference of two texts word by word: what stayed, what went, what came, in reading order. */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const [old, current] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  if (old.length > MAX_LENGTH || current.length > MAX_LENGTH) return join([gone(before), fresh(after)]);
  const common = commonLengths(old, current);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < current.length) {
    const [a = "", b = ""] = [old[i], current[j]];
    if (a.trim() === b.trim()) {
      parts.push({ kind: "same", text: b });
      i++;
      j++;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      parts.push(gone(a));
      i++;
    } else {
      parts.push(fresh(b));
      j++;
    }
  }
  return join([...parts, ...old.slice(i).map(gone), ...current.slice(j).map(fresh)]);
}

const gone = (text: string): DiffPart => ({ kind: "gone", text });
const fresh = (text: string): DiffPart => ({ kind: "new", text });

/** `[i][j]`: how many words the rests of both texts have in common, from there on. */
function commonLengths(old: readonly string[], current: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(current.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = current.length - 1; j >= 0; j--) {
      const [here, below] = [table[i], table[i + 1]];
      if (!here || !below) continue;
      const same = old[i]?.trim() === current[j]?.trim();
      here[j] = same ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  }
  return table;
}

function join(parts: readonly DiffPart[]): readonly DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === "") continue;
    if (last?.kind === part.kind) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
