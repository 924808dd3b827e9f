import type { MatchChoice } from '@pailei/domain/featured/choose-match';

/** `?match=` and `?table=`; a table is a whole number from 1. */
export function readChoice(search: string): MatchChoice {
  const query = new URLSearchParams(search);
  const table = Number(query.get('table'));
  return { match: query.get('match') || null, table: Number.isInteger(table) && table > 0 ? table : null };
}
