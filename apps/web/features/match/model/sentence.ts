import type { BySide, SeriesEventOf, SeriesEventType, SeriesState, Side } from '@pailei/domain/series';

/** A stretch of text; `strong` is what the eye should find first. */
export type Part = string | { readonly strong: string };

/** `minor`: a step on the way, left out of the short timeline. `result`: a game or the series was decided. `referee`: a ruling. `dispute`: someone has to look. */
export type Tone = 'minor' | 'plain' | 'result' | 'referee' | 'dispute';

export interface Sentence {
  readonly parts: readonly Part[];
  readonly tone: Tone;
}

/** One sentence from an event and the state right after it. */
export type Teller<T extends SeriesEventType> = (payload: SeriesEventOf<T>['payload'], series: SeriesState) => Sentence;
export type Tellers<T extends SeriesEventType> = { readonly [K in T]: Teller<K> };

export const says = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'plain' });
export const minor = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'minor' });
export const result = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'result' });
export const ruling = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'referee' });
export const dispute = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'dispute' });

export const strong = (text: string | number): Part => ({ strong: String(text) });
export const nameOf = (series: SeriesState, side: Side): string => series.sides[side].name;
export const scoreOf = ({ sides }: SeriesState): string => `${sides.a.wins}:${sides.b.wins}`;
export const game = (number: number): string => `第 ${number} 局`;

/** The name of a deck in a side's slot, or `？` for a slot that the list does not have. */
export function deckName(series: SeriesState, side: Side, slot: number): string {
  return series.sides[side].decks.find((deck) => deck.slot === slot)?.name ?? '？';
}

/** `北风不渡 禁 血魔死骑，墨染青衫 禁 控制战`. A side without a choice is left out. */
export function choiceParts(series: SeriesState, verb: string, decks: BySide<readonly string[]>): readonly Part[] {
  const told = (['a', 'b'] as const).filter((side) => decks[side].length > 0);
  return told.flatMap((side, index) => [
    `${index > 0 ? '，' : ''}${nameOf(series, side)} ${verb} `,
    strong(decks[side].join('、')),
  ]);
}

export function plainText({ parts }: Sentence): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
}
