import type { SeriesEvent } from '@pailei/domain/series';

/** One line of a match's log, as the wire carries it. */
export interface RecordedEvent {
  readonly v: number;
  readonly t: string;
  readonly p: object;
  readonly at: string;
}

/** The events of one match from the first on, up to `version`. */
export interface MatchRecord {
  readonly epoch: string;
  readonly version: number;
  readonly events: readonly RecordedEvent[];
}

/** The log's line as the engine knows it. The payload's own `at` is the moment that counts. */
export function toSeriesEvent({ t, p, at }: RecordedEvent): SeriesEvent {
  return { type: t, payload: { at, ...p } } as SeriesEvent;
}

/**
 * Adds what is next in line and drops what is known.
 * Null: there is a hole, and the record has to be read again.
 */
export function appendToRecord(record: MatchRecord, events: readonly RecordedEvent[]): MatchRecord | null {
  const fresh = events.filter((event) => event.v > record.version);
  if (fresh.length === 0) return record;
  if (fresh[0]?.v !== record.version + 1) return null;
  return { ...record, version: record.version + fresh.length, events: [...record.events, ...fresh] };
}
