import { createRandom } from '@pailei/domain/random/seeded';
import { currentStandings } from '@pailei/domain/tournament/views';
import { evolveTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';
import { playRandomTournament } from '../../../domain/tournament/testing/tournament.arbitrary.ts';
import type { LogEvent } from '../../topics/topic.ts';
import {
  appendToLog,
  beginLog,
  KEYFRAME_EVERY,
  lastVersion,
  positionOf,
  stateAt,
  type FoldedLog,
} from './folded-log.ts';

const logged = (events: readonly TournamentEvent[]): LogEvent[] =>
  events.map(({ type, payload }, index) => ({ v: index + 1, t: type, p: payload, at: payload.at }));

/** A random event as its log brings it, with the state after each event. */
function recorded(seed: number) {
  const states: TournamentState[] = [];
  const { events } = playRandomTournament(createRandom(seed), (_before, _event, after) => states.push(after));
  const all = logged(events);
  const offset = all.length - states.length;
  const [first, ...rest] = [
    { version: offset, tournament: stateBefore(events, offset) },
    ...all.slice(offset),
  ] as const;
  return { begun: beginLog(first, 'e'), rest, states };
}

function stateBefore(events: readonly TournamentEvent[], count: number): TournamentState {
  return events.slice(0, count).reduce((state, event) => evolveTournament(state, event), {} as TournamentState);
}

/** In pages of changing sizes. */
function inPages(begun: FoldedLog, events: readonly LogEvent[], size: number): FoldedLog {
  let log = begun;
  for (let place = 0; place < events.length; place += size) log = appendToLog(log, events.slice(place, place + size));
  return log;
}

test('at every version the fold from a keyframe is the fold from the beginning, and so are its standings', () => {
  let jumps = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { begun, rest, states } = recorded(seed);
    const log = inPages(begun, rest, 1 + (seed % 40));
    expect(log.events).toHaveLength(states.length);
    for (let position = states.length; position > 0; position -= 1 + (seed % 3)) {
      const state = stateAt(log, position);
      const expected = states[position - 1]!;
      expect(state).toEqual(expected);
      if (position % 10 === 0) expect(currentStandings(state)).toEqual(currentStandings(expected));
      jumps++;
    }
  }
  expect(jumps).toBeGreaterThan(3_000);
}, 60_000);

test('what is known nearer than a keyframe is folded on from', () => {
  const { begun, rest, states } = recorded(7);
  const log = appendToLog(begun, rest);
  const known = { position: 3, state: states[2]! };
  expect(stateAt(log, 5, known)).toEqual(states[4]);
  expect(stateAt(log, 3, known)).toBe(known.state);
  expect(stateAt(log, 1, known)).toEqual(states[0]);
});

test('a jump folds at most as many events as lie between keyframes', () => {
  const { begun, rest } = recorded(3);
  const many = Array.from({ length: 5 * KEYFRAME_EVERY + 9 }, (_, index) => ({
    v: begun.firstVersion + 1 + index,
    t: 'featured_match_changed',
    p: { match_id: String(index), at: rest[0]!.at },
    at: rest[0]!.at,
  }));
  const log = appendToLog(begun, many);
  expect(log.keyframes).toHaveLength(6);
  expect(log.keyframes.map(({ featured_match_id }) => featured_match_id)).toEqual([
    null,
    '255',
    '511',
    '767',
    '1023',
    '1279',
  ]);
  expect(stateAt(log, 1_000).featured_match_id).toBe('999');
});

test('a version is a position, and outside of the log its nearest end', () => {
  const { begun, rest } = recorded(5);
  const log = appendToLog(begun, rest);
  expect([positionOf(log, 0), positionOf(log, log.firstVersion + 4), positionOf(log, 9_999)]).toEqual([
    0,
    4,
    rest.length,
  ]);
  expect(positionOf(log, Number.NaN)).toBe(0);
  expect(lastVersion(log)).toBe(log.firstVersion + rest.length);
});

test('what was read twice counts once, and a hole ends the record', () => {
  const { begun, rest } = recorded(5);
  const twice = appendToLog(appendToLog(begun, rest.slice(0, 6)), rest.slice(2, 9));
  expect(twice.events.map(({ v }) => v)).toEqual(rest.slice(0, 9).map(({ v }) => v));
  expect(appendToLog(begun, rest.slice(1))).toMatchObject({ events: [], isCut: true });
});

test('the record ends before an event that this page does not know', () => {
  const { begun, rest } = recorded(5);
  const later = { ...rest[2]!, t: 'of_a_later_version' };
  const log = appendToLog(begun, [...rest.slice(0, 2), later, ...rest.slice(3)]);
  expect([log.events.length, log.isCut]).toEqual([2, true]);
});
