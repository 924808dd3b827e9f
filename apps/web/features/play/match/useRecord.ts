import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import { useEffect, useMemo, useState } from 'react';
import { fetchOfMatch } from './match.api.ts';
import type { LiveMatch } from './match.fold.ts';
import { appendToRecord, type MatchRecord } from './model/record.ts';
import { replaySteps, type ReplayStep } from './model/replay.ts';

const RETRY_MS = 5_000;

/**
 * Every step of the match from its first event on. The log is read once after each snapshot of the topic; what the
 * topic brings later is added to it. Empty until it is there.
 */
export function useRecord(match: LiveMatch | null): readonly ReplayStep[] {
  const read = useFetchedRecord(match);
  const tail = match?.tail;
  return useMemo(() => {
    if (!read) return [];
    const record = appendToRecord(read, tail ?? []) ?? read;
    return replaySteps(record.events.map(seriesEventOf));
  }, [read, tail]);
}

/** Reads again whenever the topic restarted from a snapshot (`info` is a new object then), and after a failure. */
function useFetchedRecord(match: LiveMatch | null): MatchRecord | null {
  const info = match?.info;
  const [record, setRecord] = useState<{ matchId: string; read: MatchRecord } | null>(null);
  useEffect(() => {
    if (!info) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () =>
      fetchOfMatch(info.id, 'events', abort.signal).then(
        (fetched) => setRecord({ matchId: info.id, read: fetched }),
        () => {
          if (!abort.signal.aborted) timer = setTimeout(() => void read(), RETRY_MS);
        },
      );
    void read();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [info]);
  return record && record.matchId === info?.id ? record.read : null;
}
