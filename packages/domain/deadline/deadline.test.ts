import { describe, expect, test } from 'vitest';
import { decideChallenge, proposeChallenge } from '../battles/challenge/decide.ts';
import { evolveChallenge, foldChallenge } from '../battles/challenge/evolve.ts';
import type { ChallengeCommand } from '../battles/challenge/types.ts';
import { decideLeagueWeek, openLeagueWeek } from '../battles/league/decide.ts';
import { evolveLeagueWeek, leagueDue, openedWeek } from '../battles/league/evolve.ts';
import { DEFAULT_LEAGUE_SETTINGS } from '../battles/league/settings.ts';
import type { LeagueCommand } from '../battles/league/types.ts';
import { buildSettings, captain, NOW } from '../battles/testing/battle.builder.ts';
import { openTable as openBattle } from '../battles/testing/battle.table.ts';
import { actorOf, openTable as openSeries } from '../series/testing/series.table.ts';
import { isViolation } from '../violation/violation.ts';
import { later } from './deadline.ts';

const MINUTE_MS = 60_000;
const SYSTEM = { kind: 'system' } as const;
const SIDE = { kind: 'side', side: 'a' } as const;
const TEAMS = { a: { team_id: 'ta', name: '甲队' }, b: { team_id: 'tb', name: '乙队' } };
const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'draw' });

type Actor = 'system' | 'side';

/** Something with a deadline that runs. A command returns the code of its refusal, or null. */
type Machine = {
  due(): string | null;
  pass(by: Actor, due_at: string, now: string): string | null;
  /** For the minute that ends now. */
  credit(by: Actor, now: string): string | null;
};

function series(): Machine {
  const table = openSeries();
  table.send(SYSTEM, { type: 'open_check_in' });
  const actor = (by: Actor) => (by === 'system' ? SYSTEM : actorOf('a'));
  const waitUntil = (now: string) => table.wait((Date.parse(now) - Date.parse(table.now)) / 1000);
  return {
    due: () => table.state.due_at,
    pass(by, due_at, now) {
      waitUntil(now);
      return table.send(actor(by), { type: 'timeout', due_at });
    },
    credit(by, now) {
      waitUntil(now);
      return table.send(actor(by), { type: 'credit_time', since: later(now, -MINUTE_MS) });
    },
  };
}

function battle(): Machine {
  const table = openBattle(BOARDS);
  const actor = (by: Actor) => (by === 'system' ? SYSTEM : captain('a'));
  const waitUntil = (now: string) => table.wait((Date.parse(now) - Date.parse(table.now)) / 1000);
  return {
    due: () => table.state.due_at,
    pass(by, due_at, now) {
      waitUntil(now);
      return table.send(actor(by), { type: 'deadline_passed', due_kind: 'line_up', due_at });
    },
    credit(by, now) {
      waitUntil(now);
      return table.send(actor(by), { type: 'credit_time', since: later(now, -MINUTE_MS) });
    },
  };
}

function challenge(): Machine {
  const slots = [later(NOW, 5_000 * MINUTE_MS)];
  const input = { challenge_id: 'c', teams: TEAMS, settings: BOARDS, slots };
  const proposed = proposeChallenge(input, { now: NOW, is_open_to_challenges: true });
  if (isViolation(proposed)) throw new Error(proposed.violation);
  let state = foldChallenge([proposed]);
  function give(by: Actor, command: ChallengeCommand, now: string): string | null {
    const actor = by === 'system' ? SYSTEM : SIDE;
    const event = decideChallenge(state, command, { now, actor, are_line_ups_open: true });
    if (isViolation(event)) return event.violation;
    state = evolveChallenge(state, event);
    return null;
  }
  return {
    due: () => state.due_at,
    pass: (by, due_at, now) => give(by, { type: 'deadline_passed', due_at }, now),
    credit: (by, now) => give(by, { type: 'credit_time', lost_ms: MINUTE_MS }, now),
  };
}

function leagueWeek(): Machine {
  const opening = { fixture_id: 'f', battle_id: 'b', label: '第 1 轮', teams: TEAMS };
  let week = openedWeek(openLeagueWeek(opening, DEFAULT_LEAGUE_SETTINGS, NOW));
  const facts = { starts_at: week.window.default_at, is_movable: true, is_over: false };
  function give(by: Actor, command: LeagueCommand, now: string): string | null {
    const event = decideLeagueWeek(week, command, { now, actor: by === 'system' ? SYSTEM : SIDE, battle: facts });
    if (isViolation(event)) return event.violation;
    week = evolveLeagueWeek(week, event);
    return null;
  }
  return {
    due: () => leagueDue(week),
    pass: (by, due_at, now) => give(by, { type: 'line_passed', due_at }, now),
    credit: (by, now) => give(by, { type: 'credit_time', since: later(now, -MINUTE_MS) }, now),
  };
}

describe.each<[string, () => Machine]>([
  ['a series', series],
  ['a battle', battle],
  ['a challenge', challenge],
  ['a league week', leagueWeek],
])('the deadline of %s', (_name, create) => {
  function running() {
    const machine = create();
    const due_at = machine.due();
    if (due_at === null) throw new Error('no deadline runs');
    return { machine, due_at };
  }

  test('passes at its time, once', () => {
    const { machine, due_at } = running();
    expect(machine.pass('system', due_at, due_at)).toBeNull();
    expect(machine.due()).not.toBe(due_at);
    expect(machine.pass('system', due_at, due_at)).toMatch(/^(?:stale|no)_deadline$/u);
  });

  test('passes by the system alone', () => {
    const { machine, due_at } = running();
    expect(machine.pass('side', due_at, due_at)).toBe('not_allowed');
  });

  test('passes only for a command that names it', () => {
    const { machine, due_at } = running();
    expect(machine.pass('system', later(due_at, -1), due_at)).toBe('stale_deadline');
  });

  test('does not pass before its time', () => {
    const { machine, due_at } = running();
    expect(machine.pass('system', due_at, later(due_at, -1))).toBe('too_early');
  });

  test('moves by the time that the system gives back, and the old one is stale', () => {
    const { machine, due_at } = running();
    const now = later(due_at, -1);
    expect(machine.credit('side', now)).toBe('not_allowed');
    expect(machine.credit('system', now)).toBeNull();
    expect(machine.due()).toBe(later(due_at, MINUTE_MS));
    expect(machine.pass('system', due_at, due_at)).toBe('stale_deadline');
  });
});
