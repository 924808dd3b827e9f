import type { Adjustment, RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';

/** What may be done with those who are picked; the server checks the same. */
export function draftActions(
  { pairs, bye, absent }: Pick<RoundDraft, 'pairs' | 'bye' | 'absent'>,
  ids: readonly string[],
): Adjustment['kind'][] {
  const [one, other] = ids;
  if (one === undefined) return [];
  if (other === undefined) {
    if (absent.includes(one)) return ['present'];
    return bye === null || bye === one ? ['absent'] : ['bye', 'absent'];
  }
  const isSeated = (id: string) => pairs.some(({ a, b }) => a === id || b === id);
  const sitTogether = pairs.some(({ a, b }) => ids.includes(a) && ids.includes(b));
  if (sitTogether) return [];
  return isSeated(one) || isSeated(other) ? ['swap', 'pair'] : ['swap'];
}
