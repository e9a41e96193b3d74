declare const centsBrand: unique symbol;

/** An amount of euro in whole cents. Never a fraction, never a float of euro. */
export type Cents = number & { readonly [centsBrand]: true };

export const ZERO = 0 as Cents;

/** The largest sum that is stored, in cents: a 32-bit column. */
export const MAX_STORED = 2_147_483_647;

/** Marks a whole number as cents. Throws on fractions and on numbers too large to be exact. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

/** The sum; zero without amounts. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function subtractCents(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/** Price times a whole quantity: exact, there is nothing to round. */
export function multiplyCents(price: Cents, quantity: number): Cents {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return cents(price * quantity);
}

/**
 * The only rounding of money: half up, away from zero for negative amounts, of the exact fraction
 * `numerator / denominator`. Integers only, so no binary fraction can tip a half-cent; a numerator that is too large to be
 * exact as a number comes as a bigint.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number): Cents {
  if (denominator <= 0) throw new RangeError("The denominator must be positive");
  const n = BigInt(numerator);
  const d = BigInt(denominator);
  const magnitude = n < 0n ? -n : n;
  const rounded = (2n * magnitude + d) / (2n * d);
  return cents(Number(n < 0n ? -rounded : rounded));
}

/** A VAT rate in basis points: 23 % is 2300. */
export type VatRate = number;

/**
 * The VAT contained in a gross amount: gross × r / (100 + r), rounded once, half up.
 * Round once per rate per document, never per line, so that net + VAT = gross on every document.
 */
export function vatIncluded(gross: Cents, rate: VatRate): Cents {
  return roundHalfUp(gross * rate, 10_000 + rate);
}

/** The net amount of a gross one: less the VAT in it, which is rounded once, half up. */
export function netOfVat(gross: Cents, rate: VatRate): Cents {
  return subtractCents(gross, vatIncluded(gross, rate));
}

/** The gross amount for a net one. */
export function withVat(net: Cents, rate: VatRate): Cents {
  return roundHalfUp(net * (10_000 + rate), 10_000);
}

/**
 * Splits `total` in the ratio of `weights` by largest remainder: the parts always add up to `total`,
 * and no part is off its exact share by a cent or more. All weights zero: equal shares.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return [];
  if (weights.some((weight) => weight < 0 || !Number.isSafeInteger(weight))) {
    throw new RangeError("Weights must be whole numbers and not negative");
  }
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = sum === 0 ? weights.map(() => 1) : weights;
  const whole = BigInt(sum === 0 ? weights.length : sum);
  const sign = total < 0 ? -1n : 1n;
  const amount = BigInt(total) * sign;
  const parts = shares.map((share, index) => {
    const exact = amount * BigInt(share);
    return { index, part: exact / whole, remainder: exact % whole };
  });
  let left = amount - parts.reduce((a, p) => a + p.part, 0n);
  for (const entry of [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )) {
    if (left === 0n) break;
    entry.part += 1n;
    left -= 1n;
  }
  return parts.map((entry) => cents(Number(entry.part * sign)));
}
