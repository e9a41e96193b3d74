/** Part of a chapter. Texts know **bold** for what is on a button, *slanted* and [links](/admin/orders). */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "steps"; readonly steps: readonly string[] }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "tip"; readonly text: string }
  | { readonly kind: "picture"; readonly name: string };

export interface Chapter {
  readonly slug: string;
  readonly blocks: readonly Block[];
}

export const textBlock = (marked: string): Block => ({ kind: "text", text: marked });
export const heading = (marked: string): Block => ({ kind: "heading", text: marked });
export const steps = (...list: readonly string[]): Block => ({ kind: "steps", steps: list });
export const listBlock = (...items: readonly string[]): Block => ({ kind: "list", items });
export const tip = (marked: string): Block => ({ kind: "tip", text: marked });
export const pictureBlock = (name: string): Block => ({ kind: "picture", name });

/** A piece of a text: plain, bold, slanted or a link. */
export interface Piece {
  readonly text: string;
  readonly bold?: boolean;
  readonly slanted?: boolean;
  readonly href?: string;
}

const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Takes **bold**, *slanted* and [links](/admin) apart. */
export function markedPieces(marked: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of marked.matchAll(MARKED)) {
    const [whole, bold, slanted, label, href] = match;
    if (match.index > from) pieces.push({ text: marked.slice(from, match.index) });
    if (bold !== undefined) pieces.push({ text: bold, bold: true });
    else if (slanted !== undefined) pieces.push({ text: slanted, slanted: true });
    else if (label !== undefined && href !== undefined) pieces.push({ text: label, href });
    from = match.index + whole.length;
  }
  if (from < marked.length) pieces.push({ text: marked.slice(from) });
  return pieces;
}

/** The texts of a chapter in their order, without marks. */
export function plainTexts({ blocks }: Chapter): readonly string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "steps":
        return block.steps.map(plain);
      case "list":
        return block.items.map(plain);
      case "picture":
        return [];
      default:
        return [plain(block.text)];
    }
  });
}

function plain(marked: string): string {
  return markedPieces(marked)
    .map((piece) => piece.text)
    .join("");
}
