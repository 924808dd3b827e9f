import { formatFraction, formatRate, reduced, type Fraction } from '../fraction.ts';
import type { FigureProof, FigureTerm } from './types.ts';

/**
 * A figure as one line of arithmetic in exact fractions: `(16/24 + max(33/100, 3/12) + 9/15) ÷ 3 = 319/600 ≈ 0.5317`.
 * What was cut stands in brackets: `9 + [3] + 6`.
 */
export function arithmeticOf({ operation, terms, value, raised_from }: FigureProof): string {
  if (operation === 'pooled') return pooled(terms, value, raised_from);
  if (operation === 'mean' && terms.length === 0) return valueText(value);
  const sum = joined(terms.map(termText));
  const counted = terms.filter(({ is_cut }) => !is_cut).length;
  const left = operation === 'mean' ? `(${sum}) ÷ ${counted}` : sum;
  return `${left} = ${valueText(value)}`;
}

/** A raised rate shows both: `max(33/100, 3/12)`. */
function termText({ value, raised_from, is_cut, is_half }: FigureTerm): string {
  if (raised_from) return `max(${formatFraction(value)}, ${formatFraction(raised_from)})`;
  if (is_half) return `${formatFraction(value)} × 1/2`;
  return is_cut ? `[${formatFraction(value)}]` : formatFraction(value);
}

/** `(2 + 1) ÷ (3 + 3) = 1/2`. */
function pooled(terms: readonly FigureTerm[], value: Fraction, raised_from: Fraction | undefined): string {
  const parts = joined(terms.map(({ value: { n } }) => String(n)));
  const wholes = joined(terms.map(({ value: { d } }) => String(d)));
  const share = `(${parts}) ÷ (${wholes})`;
  const left = raised_from ? `max(${formatFraction(value)}, ${share})` : share;
  return `${left} = ${valueText(value)}`;
}

/** Nothing to add is 0; a negative term brings its own sign. */
function joined(texts: readonly string[]): string {
  return texts.length === 0 ? '0' : texts.join(' + ').replaceAll('+ -', '− ');
}

function valueText(value: Fraction): string {
  const lowest = reduced(value);
  const exact = formatFraction(lowest);
  return lowest.d === 1n ? exact : `${exact} ≈ ${formatRate(lowest)}`;
}
