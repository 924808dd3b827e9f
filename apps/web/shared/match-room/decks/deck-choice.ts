import type { SeriesDeck } from '@pailei/domain/series/types';

/** A deck more, or one less. Of a single choice the new one takes the place of the old; beyond `count` the first gives way. */
export function choose(chosen: readonly number[], slot: number, count: number): readonly number[] {
  if (count === 1) return [slot];
  if (chosen.includes(slot)) return chosen.filter((other) => other !== slot);
  return [...chosen, slot].slice(-count);
}

/** `random` gives numbers from 0 to below 1. */
export function randomChoice(legal: readonly number[], count: number, random: () => number): readonly number[] {
  const open = [...legal];
  const chosen: number[] = [];
  while (chosen.length < count && open.length > 0) chosen.push(...open.splice(Math.floor(random() * open.length), 1));
  return chosen;
}

export function deckNames(decks: readonly SeriesDeck[], slots: readonly number[]): string {
  return slots.map((slot) => `「${decks.find((deck) => deck.slot === slot)?.name ?? ''}」`).join('');
}

/** `禁用「自残术」`; how many are missing while they are. */
export function confirmText(
  verb: string,
  decks: readonly SeriesDeck[],
  chosen: readonly number[],
  count: number,
): string {
  return chosen.length === count ? `${verb}${deckNames(decks, chosen)}` : `选择 ${count} 副`;
}
