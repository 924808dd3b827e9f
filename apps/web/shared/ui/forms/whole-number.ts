import { foldNumber } from '@pailei/domain/typed-text/width';

/** The digits of what is typed, `most` of them. */
export const digitsOf = (text: string, most?: number): string => foldNumber(text).replaceAll(/\D/g, '').slice(0, most);

/** The whole number being typed; NaN until there is one. */
export function wholeNumberOf(text: string, digits: number): number {
  const typed = digitsOf(text, digits);
  return typed === '' ? Number.NaN : Number(typed);
}

/** As the input shows it. */
export const typedNumber = (value: number): string => (Number.isNaN(value) ? '' : String(value));
