import type { EventLogPage } from './event-log.api.ts';
import { tournamentEventOf } from '../tournaments/tournament.fold.ts';
import type { LogEvent } from '../../topics/topic.ts';
import { evolveTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** A state is kept after so many events: whoever jumps folds at most so many. */
export const KEYFRAME_EVERY = 256;

/** The public log of an event from its beginning on, as far as it was read. */
export type FoldedLog = {
  readonly epoch: string;
  /** The version of the first state; the event at place n has that of n + 1 more. */
  readonly firstVersion: number;
  readonly events: readonly LogEvent[];
  /** The states after 0, `KEYFRAME_EVERY`, twice as many, … events. */
  readonly keyframes: readonly TournamentState[];
  /** After the last event. */
  readonly last: TournamentState;
  /** The log goes on with what this page is too old to know. */
  readonly isCut: boolean;
};

/** One event between the states around it; `position` is the number of events up to and with it. */
export type LogStep = {
  readonly event: LogEvent;
  readonly position: number;
  readonly before: TournamentState;
  readonly after: TournamentState;
};

/** A state, and after how many events it stood so. */
export type StateAt = { readonly position: number; readonly state: TournamentState };

/** A log that holds nothing but its beginning. */
export function beginLog({ version, tournament }: NonNullable<EventLogPage['start']>, epoch: string): FoldedLog {
  return { epoch, firstVersion: version, events: [], keyframes: [tournament], last: tournament, isCut: false };
}

/** The log with the events that come next in line; `onStep` sees each of them. */
export function appendToLog(log: FoldedLog, events: readonly LogEvent[], onStep?: (step: LogStep) => void): FoldedLog {
  const fresh = events.filter(({ v }) => v > lastVersion(log));
  const added: LogEvent[] = [];
  const keyframes = [...log.keyframes];
  let { last, isCut } = log;
  for (const event of fresh) {
    const position = log.events.length + added.length + 1;
    const after = isCut || event.v !== log.firstVersion + position ? null : stateAfter(last, event);
    if (after === null) {
      isCut = true;
      break;
    }
    onStep?.({ event, position, before: last, after });
    added.push(event);
    last = after;
    if (position % KEYFRAME_EVERY === 0) keyframes.push(after);
  }
  return { ...log, events: [...log.events, ...added], keyframes, last, isCut };
}

/** The version up to which the log was read. */
export const lastVersion = ({ firstVersion, events }: FoldedLog): number => firstVersion + events.length;

/** The number of events after which a version stood; the nearest end for one outside of the log. */
export function positionOf({ firstVersion, events }: FoldedLog, version: number): number {
  return Number.isNaN(version) ? 0 : Math.max(0, Math.min(version - firstVersion, events.length));
}

/** The state after so many events, from the nearest keyframe or from what is known nearer. */
export function stateAt(log: FoldedLog, position: number, known?: StateAt): TournamentState {
  if (position >= log.events.length) return log.last;
  const keyframe = Math.floor(position / KEYFRAME_EVERY) * KEYFRAME_EVERY;
  const isNear = known !== undefined && known.position <= position && known.position >= keyframe;
  const from = isNear ? known : { position: keyframe, state: log.keyframes[keyframe / KEYFRAME_EVERY] ?? log.last };
  return log.events
    .slice(from.position, position)
    .reduce((state, event) => evolveTournament(state, tournamentEventOf(event)), from.state);
}

/** Null for an event that this page does not know. */
function stateAfter(state: TournamentState, event: LogEvent): TournamentState | null {
  try {
    return evolveTournament(state, tournamentEventOf(event));
  } catch {
    return null;
  }
}
