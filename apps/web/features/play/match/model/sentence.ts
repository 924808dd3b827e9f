import { SIDES, type BySide, type Side } from '@pailei/domain/series/sides';
import type { SeriesEventOf, SeriesEventType } from '@pailei/domain/series/events';
import type { SeriesState } from '@pailei/domain/series/types';

/** A part of a text; `strong` is emphasised. */
export type Part = string | { readonly strong: string };

/** `minor`: an intermediate step, left out of the short timeline. `result`: a game or the series was decided. `referee`: a ruling. `dispute`: a referee has to decide. */
export type Tone = 'minor' | 'plain' | 'result' | 'referee' | 'dispute';

export type Sentence = {
  readonly parts: readonly Part[];
  readonly tone: Tone;
};

/** Builds a sentence from an event and the state right after it. */
export type SentenceBuilder<T extends SeriesEventType> = (
  payload: SeriesEventOf<T>['payload'],
  series: SeriesState,
) => Sentence;
export type SentenceBuilders<T extends SeriesEventType> = { readonly [K in T]: SentenceBuilder<K> };

export const plain = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'plain' });
export const minor = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'minor' });
export const result = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'result' });
export const ruling = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'referee' });
export const dispute = (...parts: readonly Part[]): Sentence => ({ parts, tone: 'dispute' });

export const strong = (text: string | number): Part => ({ strong: String(text) });
export const nameOf = (series: SeriesState, side: Side): string => series.sides[side].name;
export const named = (series: SeriesState) => (side: Side) => nameOf(series, side);
export const scoreOf = ({ sides }: SeriesState): string => `${sides.a.wins}:${sides.b.wins}`;
export const game = (number: number): string => `第 ${number} 局`;

/** The name of a deck in a side's slot, or `？` for a slot that the list does not have. */
export function deckName(series: SeriesState, side: Side, slot: number): string {
  return series.sides[side].decks.find((deck) => deck.slot === slot)?.name ?? '？';
}

/** `北风不渡 禁 血魔死骑，墨染青衫 禁 控制战`. A side without a choice is left out. */
export function choiceParts(series: SeriesState, verb: string, decks: BySide<readonly string[]>): readonly Part[] {
  const choosers = SIDES.filter((side) => decks[side].length > 0);
  return choosers.flatMap((side, index) => [
    `${index > 0 ? '，' : ''}${nameOf(series, side)} ${verb} `,
    strong(decks[side].join('、')),
  ]);
}

export function plainText({ parts }: Sentence): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
}
