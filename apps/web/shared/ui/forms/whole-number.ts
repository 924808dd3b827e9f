import { foldNumber } from '@pailei/domain/typed-text';

/** The whole number being typed; NaN until there is one. */
export function wholeNumberOf(text: string, digits: number): number {
  const typed = foldNumber(text).replaceAll(/\D/g, '').slice(0, digits);
  return typed === '' ? Number.NaN : Number(typed);
}

/** As the input shows it. */
export const typedNumber = (value: number): string => (Number.isNaN(value) ? '' : String(value));
