/** An exact rate. The denominator is positive; not reduced, so that 16/24 still shows where it comes from. */
export type Fraction = {
  readonly n: bigint;
  readonly d: bigint;
  /** About n / d: enough to compare clearly different rates, never to call two rates equal. */
  readonly near: number;
};

/** Far more than a double can be wrong by. */
const CLEARLY = 1e-9;

export function fraction(n: number | bigint, d: number | bigint): Fraction {
  return { n: BigInt(n), d: BigInt(d), near: Number(n) / Number(d) };
}

/** Negative when a is smaller, 0 when they are equal, positive when a is larger. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const gap = a.near - b.near;
  if (gap > CLEARLY || gap < -CLEARLY) return gap;
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** With 4 decimals, the last one rounded half up: 2/3 is 0.6667. */
export function formatRate({ n, d }: Fraction): string {
  const tenThousandths = (20_000n * n + d) / (2n * d);
  const whole = tenThousandths / 10_000n;
  return `${whole}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
}

/** The same values over one denominator, so that any of them can be added as whole numbers. */
export function overOneDenominator(values: readonly Fraction[]): {
  readonly numerators: bigint[];
  readonly denominator: bigint;
} {
  const denominators = new Set(values.map(({ d }) => d));
  const denominator = [...denominators].reduce(leastCommonMultiple, 1n);
  const factors = new Map([...denominators].map((d) => [d, denominator / d]));
  return { numerators: values.map(({ n, d }) => n * (factors.get(d) ?? 1n)), denominator };
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** In lowest terms. */
export function reduced({ n, d }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(n < 0n ? -n : n, d);
  return divisor === 0n ? fraction(n, d) : fraction(n / divisor, d / divisor);
}

/** `16/24`, and a whole number without its denominator. */
export function formatFraction({ n, d }: Fraction): string {
  return d === 1n ? String(n) : `${n}/${d}`;
}
