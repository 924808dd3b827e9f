import { eventLogApi, type EventLogPage } from '@pailei/contracts/play/event-log/event-log.api';

import { api } from '../../../../shared/api/api.ts';
import {
  appendToLog,
  beginLog,
  lastVersion,
  type FoldedLog,
  type LogStep,
} from '@pailei/contracts/play/event-log/folded-log';

/** A log as far as it was read, with what was collected of its events. */
export type CollectedLog<Item> = {
  readonly log: FoldedLog;
  readonly items: readonly Item[];
  /** Up to the end of what this visitor is shown. */
  readonly isWhole: boolean;
};

type LogReading<Item> = {
  id: string;
  signal: AbortSignal;
  /** What is kept of an event; null: nothing. */
  collect: (step: LogStep) => Item | null;
  /** After each page. */
  onPage: (read: CollectedLog<Item>) => void;
};

/** Reads on from what is known until the end. A new history is read from its beginning. Throws as the API does. */
export async function readLog<Item>(known: CollectedLog<Item> | null, reading: LogReading<Item>): Promise<void> {
  const { id, signal, collect, onPage } = reading;
  const page = await pageAfter(known?.log ?? null, id, signal);
  signal.throwIfAborted();
  if (known && page.epoch !== known.log.epoch) return readLog(null, reading);
  const begun = known?.log ?? (page.start && beginLog(page.start, page.epoch));
  if (!begun) throw new Error('the log has no beginning');
  const fresh: Item[] = [];
  const log = appendToLog(begun, page.events, (step) => {
    const item = collect(step);
    if (item !== null) fresh.push(item);
  });
  const isWhole = log.isCut || page.events.length === 0 || lastVersion(log) >= page.version;
  const read = { log, items: [...(known?.items ?? []), ...fresh], isWhole };
  onPage(read);
  return isWhole ? undefined : readLog(read, reading);
}

function pageAfter(known: FoldedLog | null, id: string, signal: AbortSignal): Promise<EventLogPage> {
  const query = known ? { after: lastVersion(known) } : {};
  return api.call(eventLogApi.page, { params: { id }, query, signal });
}
