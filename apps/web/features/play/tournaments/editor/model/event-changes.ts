import { isSameRule } from '@pailei/domain/tournament/rule-sheet/rule-sheet';
import type { TournamentDetails } from '@pailei/domain/tournament/events';

import type { EventBody, EventChanges } from '../editor.api.ts';

type Parts = Readonly<Record<string, unknown>>;

/** What of `after` differs from `before`. */
const changedParts = (before: Parts, after: Parts): Parts =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSameRule(value ?? null, before[key] ?? null)));

const isEmpty = (parts: Parts) => Object.keys(parts).length === 0;

/**
 * What is sent of an edited event: only what the form has changed, on top of the settings and moments that it has. So what the form
 * has no field for, and the seconds of a moment, stay.
 */
export function eventChanges(known: TournamentDetails, before: EventBody, after: EventBody): EventChanges {
  const { settings, times, ...details } = after;
  const { settings: knownSettings, times: knownTimes } = known;
  const changedSettings = changedParts(before.settings, settings);
  const changedTimes = changedParts(before.times, times);
  return {
    ...changedParts(before, details),
    ...(!isEmpty(changedSettings) && { settings: { ...knownSettings, ...changedSettings } as EventBody['settings'] }),
    ...(!isEmpty(changedTimes) && { times: { ...knownTimes, ...changedTimes } }),
  };
}

/** How many fields of the form would be saved. */
export function changeCount(before: EventBody, after: EventBody): number {
  const { settings, times, ...details } = after;
  const parts = [
    changedParts(before.settings, settings),
    changedParts(before.times, times),
    changedParts(before, details),
  ];
  return parts.reduce((sum, changed) => sum + Object.keys(changed).length, 0);
}
