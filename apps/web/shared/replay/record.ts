import type { LogEvent } from '@pailei/contracts/topics/topic';

/** The events of one match or battle from the first on, up to `version`. */
export type EventRecord = {
  readonly epoch: string;
  readonly version: number;
  readonly events: readonly LogEvent[];
};

/**
 * Adds what is next in line and drops what is known.
 * Null: there is a hole, and the record has to be read again.
 */
export function appendToRecord(record: EventRecord, events: readonly LogEvent[]): EventRecord | null {
  const fresh = events.filter((event) => event.v > record.version);
  if (fresh.length === 0) return record;
  if (fresh[0]?.v !== record.version + 1) return null;
  return { ...record, version: record.version + fresh.length, events: [...record.events, ...fresh] };
}
