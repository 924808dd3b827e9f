import { useEffect, useRef, useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { readLog, type CollectedLog } from './event-log.api.ts';
import type { LogStep } from '@pailei/contracts/play/event-log/folded-log';

const RETRY_MS = 5_000;

export type ReadLog<Item> = {
  read: CollectedLog<Item> | null;
  /** Why it could not be read; it is tried again. */
  error: string | null;
};

/**
 * The public log of an event, page by page from its beginning on. `version` is that of the live view: when it grows, the log is
 * read on. `collect` is defined outside the component, and sees each event once.
 */
export function useEventLog<Item>(id: string, version: number, collect: (step: LogStep) => Item | null): ReadLog<Item> {
  const [state, setState] = useState<ReadLog<Item>>({ read: null, error: null });
  const known = useRef<{ id: string; read: CollectedLog<Item> } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onPage = (read: CollectedLog<Item>) => {
      known.current = { id, read };
      setState({ read, error: null });
    };
    const attempt = () => {
      const begun = known.current?.id === id ? known.current.read : null;
      return readLog(begun, { id, signal: abort.signal, collect, onPage }).catch((error: unknown) => {
        if (abort.signal.aborted) return;
        setState((before) => ({ ...before, error: messageOf(error) }));
        timer = setTimeout(() => void attempt(), RETRY_MS);
      });
    };
    void attempt();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [id, version, collect]);
  return state;
}
