import { SEASON_NUMBER } from '@pailei/contracts/http/season-number';

const ADDRESS = /^\/season\/s(\d+)\/?$/i;

/** The season that an address names: `/season/s4` → 4. */
export function numberIn(pathname: string): number | null {
  const number = ADDRESS.exec(pathname)?.[1] ?? '';
  return SEASON_NUMBER.test(number) ? Number(number) : null;
}
