import type { SeriesEvent, SeriesEventType } from '@pailei/domain/series/events';
import type { SeriesState } from '@pailei/domain/series/types';
import { PLAY_SENTENCES } from './sentences-play.ts';
import { REFEREE_SENTENCES } from './sentences-referee.ts';
import { SETUP_SENTENCES } from './sentences-setup.ts';
import type { Sentence, SentenceBuilders } from './sentence.ts';
import type { ReplayStep } from '../../../../shared/replay/replay.ts';

const SENTENCES: SentenceBuilders<SeriesEventType> = { ...SETUP_SENTENCES, ...PLAY_SENTENCES, ...REFEREE_SENTENCES };

export type MatchStep = ReplayStep<SeriesEvent, SeriesState>;

export type TimelineEntry = {
  /** Place in the record: the replay's position of this moment. */
  readonly position: number;
  /** ISO string. */
  readonly at: string;
} & Sentence;

/** The sentence of an event; `series` is the state right after it. */
export function sentenceOf(event: SeriesEvent, series: SeriesState): Sentence {
  const build = SENTENCES[event.type] as (payload: SeriesEvent['payload'], series: SeriesState) => Sentence;
  return build(event.payload, series);
}

/** One sentence per event up to and with `position`, newest first. */
export function timelineOf(steps: readonly MatchStep[], position = steps.length - 1): readonly TimelineEntry[] {
  const entries = steps.slice(0, position + 1).map(({ event, state }, index) => ({
    ...sentenceOf(event, state),
    position: index,
    at: event.payload.at,
  }));
  return entries.toReversed();
}
