import type { SeriesEvent, SeriesEventType, SeriesState } from '@pailei/domain/series';
import { PLAY_SENTENCES } from './sentences-play.ts';
import { REFEREE_SENTENCES } from './sentences-referee.ts';
import { SETUP_SENTENCES } from './sentences-setup.ts';
import type { Sentence, Tellers } from './sentence.ts';
import type { ReplayStep } from './replay.ts';

const SENTENCES: Tellers<SeriesEventType> = { ...SETUP_SENTENCES, ...PLAY_SENTENCES, ...REFEREE_SENTENCES };

export interface TimelineEntry extends Sentence {
  /** Place in the record: the replay's position of this moment. */
  readonly position: number;
  /** ISO string. */
  readonly at: string;
}

/** What an event says; `series` is the state right after it. */
export function sentenceOf(event: SeriesEvent, series: SeriesState): Sentence {
  const tell = SENTENCES[event.type] as (payload: SeriesEvent['payload'], series: SeriesState) => Sentence;
  return tell(event.payload, series);
}

/** One sentence per event up to and with `position`, newest first. */
export function timelineOf(steps: readonly ReplayStep[], position = steps.length - 1): readonly TimelineEntry[] {
  const told = steps.slice(0, position + 1).map(({ event, state }, index) => ({
    ...sentenceOf(event, state),
    position: index,
    at: event.payload.at,
  }));
  return told.toReversed();
}
