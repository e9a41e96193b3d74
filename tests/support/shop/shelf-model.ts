/** One piece of a line of an order. */
interface Piece {
  /** The parcel that it left in; 0: it is here. */
  parcel: number;
  /** The refund that gave it back; null: none. */
  refund: number | null;
  /** It was here when that refund was asked for. */
  unsent: boolean;
  /** The refund puts it into stock once it is taken on. */
  wanted: boolean;
  /** It is counted in stock again. */
  stocked: boolean;
  /** It was in stock again, and has left all the same. */
  resent: boolean;
}

/**
 * The pieces of one line of an order, each by itself, and where they are. Pieces are alike: which of them a step is about
 * is decided by three rules. A refund takes pieces that are here first. Pieces to be sent leave first, refunded ones that
 * are in stock leave last. Of pieces that left, those that come back are the ones that left last. `taken`: what the order
 * took from stock, which is less than it needs where it was paid without stock or is on backorder.
 */
export function newShelf(quantity: number, taken = quantity) {
  const pieces = Array.from(
    { length: quantity },
    (): Piece => ({ parcel: 0, refund: null, unsent: false, wanted: false, stocked: false, resent: false }),
  );
  const takenOn = new Set<number>();
  let change = 0 - taken;
  let refunds = 0;
  let parcels = 0;
  const isHere = ({ parcel }: Piece) => parcel === 0;
  const wasSent = ({ refund, unsent }: Piece) => refund !== null && !unsent;
  const wasUnsent = ({ refund, unsent }: Piece) => refund !== null && unsent;
  const isAside = (piece: Piece) => isHere(piece) && piece.refund !== null && !piece.stocked;
  const of = (refund: number) => pieces.filter((piece) => piece.refund === refund);

  const stocked = () => pieces.filter((piece) => piece.stocked).length;
  const needed = () =>
    pieces.filter(
      (piece) => !(piece.stocked || (isHere(piece) && piece.refund !== null && takenOn.has(piece.refund))),
    ).length;
  /** Pieces that have not left go back only as far as the order took them and does not need them. */
  const putBack = (count: number) => {
    change += Math.min(count, Math.max(0, -change - needed()));
  };

  /** Of pieces of a refund, one that is here; another refund's piece that is set aside will do as well. */
  function findHere(own: readonly Piece[]): Piece | null {
    const here = own.find(isHere);
    const away = own.find(({ unsent }) => unsent);
    if (here || !away) return here ?? null;
    const other = pieces.find((piece) => isAside(piece) && !own.includes(piece));
    if (other) swap(away, other, ["refund", "wanted", "unsent"]);
    return other ?? null;
  }

  /** A piece of a refund that was in stock and has left; another refund's will do as well. */
  function findResent(refund: number): Piece {
    const own = of(refund);
    const resent = own.find((piece) => piece.resent) ?? pieces.find((piece) => piece.resent);
    const stay = own.find((piece) => piece.stocked && isHere(piece));
    if (!resent || !(stay || own.includes(resent))) throw new Error("Bug: no such piece.");
    if (stay && !own.includes(resent)) swap(stay, resent, ["refund", "wanted", "unsent"]);
    return resent;
  }

  return {
    here: () => pieces.filter(isHere).length,
    /** Pieces that are still to be sent. */
    left: () => pieces.filter((piece) => isHere(piece) && piece.refund === null).length,
    unrefunded: () => pieces.filter(({ refund }) => refund === null).length,
    stocked,
    /** What the count is lower or higher by because of the order. */
    change: () => change,
    /** The order takes all that it needs. */
    takeStock: () => {
      change = 0 - needed();
    },
    /** Pieces that were put into stock, also those that have left since. */
    restocked: () => pieces.filter((piece) => piece.stocked || piece.resent).length,

    ask(count: number, wanted: number): number {
      const refund = refunds++;
      for (let n = 0; n < count; n++) {
        const open = pieces.filter((piece) => piece.refund === null).sort((a, b) => a.parcel - b.parcel);
        const piece = open.find(isHere) ?? open.at(n < wanted ? -1 : 0);
        if (piece) Object.assign(piece, { refund, unsent: isHere(piece), wanted: n < wanted });
      }
      return refund;
    },

    take(refund: number): void {
      takenOn.add(refund);
      const back = of(refund).filter(({ wanted, unsent }) => wanted && !unsent);
      for (const piece of back) piece.stocked = true;
      change += back.length;
      const before = stocked();
      const due = () => of(refund).filter((piece) => piece.wanted && !piece.stocked);
      for (let piece = findHere(due()); piece; piece = findHere(due())) piece.stocked = true;
      for (const piece of of(refund)) piece.wanted = piece.stocked;
      putBack(stocked() - before);
    },

    /** A refunded piece that has left is the one that was owed, so that the one that is here is the refunded one. */
    fail(refund: number): void {
      for (const piece of of(refund)) {
        Object.assign(piece, { refund: null, wanted: false, unsent: false });
        const left = pieces.find((other) => !isHere(other) && wasUnsent(other) && !other.resent);
        if (left && isHere(piece)) swap(piece, left, ["refund", "wanted", "unsent"]);
      }
    },

    restock(refund: number, count: number): void {
      let unsent = 0;
      for (let n = 0; n < count; n++) {
        const own = of(refund).filter((piece) => !piece.stocked && !piece.resent);
        const here = findHere(own);
        const back = own.find(({ unsent }) => unsent) ?? own.sort((a, b) => b.parcel - a.parcel)[0];
        if (here) unsent += 1;
        else change += 1;
        if (here) here.stocked = true;
        else Object.assign(back ?? findResent(refund), { stocked: true, unsent: false, resent: false });
      }
      putBack(unsent);
    },

    dispatch(count: number): void {
      parcels += 1;
      const rank = (piece: Piece) => (piece.refund === null ? 0 : piece.stocked ? 2 : 1);
      const leaving = pieces.filter(isHere).sort((a, b) => rank(a) - rank(b));
      change -= leaving.slice(0, count).filter((piece) => piece.stocked).length;
      for (const piece of leaving.slice(0, count))
        Object.assign(piece, { parcel: parcels, stocked: false, resent: piece.stocked });
    },

    /** The pieces of the last parcel are here: also of those refunded as sent, in stock first. */
    undo(): void {
      const back = pieces.filter(({ parcel }) => parcel === parcels);
      parcels -= 1;
      for (const piece of back) piece.parcel = 0;
      const isTaken = ({ refund }: Piece) => refund !== null && takenOn.has(refund);
      const rank = (piece: Piece) =>
        piece.stocked ? 0 : piece.wanted && !isTaken(piece) ? 1 : isTaken(piece) ? 2 : 3;
      for (const piece of back) {
        if (piece.refund !== null && piece.unsent) continue;
        const sent = pieces
          .filter((other) => wasSent(other) && (other === piece || !isHere(other)))
          .sort((a, b) => rank(a) - rank(b) || (b.refund ?? 0) - (a.refund ?? 0));
        if (sent[0]) swap(piece, sent[0], ["refund", "wanted", "unsent", "stocked", "resent"]);
        piece.unsent = true;
      }
      const resent = back.filter((piece) => piece.resent).length;
      for (const piece of back)
        Object.assign(piece, { unsent: true, stocked: piece.stocked || piece.resent, resent: false });
      putBack(resent);
    },
  };
}

function swap<Key extends keyof Piece>(one: Piece, other: Piece, keys: readonly Key[]): void {
  for (const key of keys) [one[key], other[key]] = [other[key], one[key]];
}
