import type { LogEvent } from '@pailei/contracts/topics/topic';
import { useEffect, useMemo, useState } from 'react';
import { appendToRecord, type EventRecord } from './record.ts';
import { replaySteps, type Engine, type RecordedEvent, type ReplayStep } from './replay.ts';

const RETRY_MS = 5_000;

/** What a topic shows: the thing itself, and the events that came after its snapshot. */
type Recorded = { readonly info: { readonly id: string }; readonly tail?: readonly LogEvent[] };

/** Where the record of a thing is read, and how its events are folded. Defined outside the component. */
export type RecordSource<Event extends RecordedEvent, State> = Engine<Event, State> & {
  readonly read: (id: string, signal: AbortSignal) => Promise<EventRecord>;
  readonly eventOf: (event: LogEvent) => Event;
};

/**
 * Every step of a match or battle from its first event on. The log is read once after each snapshot of the topic; what the
 * topic brings later is added to it. Empty until it is there.
 */
export function useRecord<Event extends RecordedEvent, State>(
  live: Recorded | null,
  source: RecordSource<Event, State>,
): readonly ReplayStep<Event, State>[] {
  const read = useFetchedRecord(live?.info ?? null, source.read);
  const tail = live?.tail;
  return useMemo(() => {
    if (!read) return [];
    const record = appendToRecord(read, tail ?? []) ?? read;
    return replaySteps(record.events.map(source.eventOf), source);
  }, [read, tail, source]);
}

/** Reads again whenever the topic restarted from a snapshot (`info` is a new object then), and after a failure. */
function useFetchedRecord(
  info: Recorded['info'] | null,
  readRecord: (id: string, signal: AbortSignal) => Promise<EventRecord>,
): EventRecord | null {
  const [record, setRecord] = useState<{ id: string; read: EventRecord } | null>(null);
  useEffect(() => {
    if (!info) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () =>
      readRecord(info.id, abort.signal).then(
        (fetched) => setRecord({ id: info.id, read: fetched }),
        () => {
          if (!abort.signal.aborted) timer = setTimeout(() => void read(), RETRY_MS);
        },
      );
    void read();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [info, readRecord]);
  return record && record.id === info?.id ? record.read : null;
}
