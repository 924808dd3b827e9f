import { describe, expect, test } from 'vitest';
import { isViolation } from '../../violation/violation.ts';
import { decideLeagueWeek, openLeagueWeek } from './decide.ts';
import { DEFAULT_LEAGUE_SETTINGS, leagueFault, type LeagueSettings } from './settings.ts';
import { evolveLeagueWeek, leagueDue, openedWeek } from './evolve.ts';
import { leagueWindow } from './league-window.ts';
import { losersByOffers } from './offers.ts';
import type { LeagueCommand, LeagueFacts, LeagueWeek } from './types.ts';

/** Monday, 18:00 in Shanghai. */
const OPENED = '2026-11-30T10:00:00.000Z';
const TEAMS = { a: { team_id: 'x', name: '甲队' }, b: { team_id: 'y', name: '乙队' } };
const SIDE_A = { kind: 'side', side: 'a' } as const;
const SIDE_B = { kind: 'side', side: 'b' } as const;
const SYSTEM = { kind: 'system' } as const;

/** `at(3, 20)`: eight in the evening in Shanghai on the third day of the week. */
const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, 29 + day, hour - 8, minute)).toISOString();

/** A week with the start of its battle, driven by commands. */
function weekOf(settings: LeagueSettings = DEFAULT_LEAGUE_SETTINGS) {
  let week: LeagueWeek = openedWeek(
    openLeagueWeek({ fixture_id: 'f', battle_id: 'b', label: '第 1 轮', teams: TEAMS }, settings, OPENED),
  );
  let battle: LeagueFacts['battle'] = { starts_at: week.window.default_at, is_movable: true, is_over: false };
  function give(command: LeagueCommand, actor: LeagueFacts['actor'], now: string): string {
    const decided = decideLeagueWeek(week, command, { now, actor, battle });
    if (isViolation(decided)) return decided.violation;
    week = evolveLeagueWeek(week, decided);
    if ('starts_at' in decided.payload && decided.payload.starts_at !== null)
      battle = { ...battle, starts_at: decided.payload.starts_at };
    return decided.type;
  }
  return {
    give,
    week: () => week,
    startsAt: () => battle.starts_at,
    setBattle(changes: Partial<LeagueFacts['battle']>) {
      battle = { ...battle, ...changes };
    },
    pass() {
      const due_at = leagueDue(week) ?? '';
      return give({ type: 'line_passed', due_at }, SYSTEM, due_at);
    },
  };
}

describe('the week of a round', () => {
  test('has lines on the last minutes of its days, and the default slot behind the line of answers', () => {
    expect(leagueWindow(DEFAULT_LEAGUE_SETTINGS, OPENED)).toEqual({
      opens_at: OPENED,
      propose_by: at(2, 23, 59),
      answer_by: at(3, 23, 59),
      ends_at: at(7, 23, 59),
      default_at: at(7, 20),
    });
  });

  test('takes the last day where the set weekday comes too early for a time to be imposed', () => {
    const tuesday = { ...DEFAULT_LEAGUE_SETTINGS, default_slot: { weekday: 2, time: '21:15' } } as const;
    expect(leagueWindow(tuesday, OPENED).default_at).toBe(at(7, 21, 15));
    const friday = { ...DEFAULT_LEAGUE_SETTINGS, default_slot: { weekday: 5, time: '21:15' } } as const;
    expect(leagueWindow(friday, OPENED).default_at).toBe(at(5, 21, 15));
  });

  test.each<[string, Partial<LeagueSettings>, string | null]>([
    ['the usual one', {}, null],
    ['three days', { days: 3 }, 'days'],
    ['fifteen days', { days: 15 }, 'days'],
    ['half a day', { days: 7.5 }, 'days'],
    ['one day to propose', { propose_days: 1 }, 'propose_days'],
    ['answers with proposals', { answer_days: 2 }, 'answer_days'],
    ['answers on the last day', { answer_days: 7 }, 'answer_days'],
    ['a time at night', { default_slot: { weekday: 1, time: '23:00' } }, 'default_slot'],
    ['no time', { default_slot: { weekday: 1, time: '8:00' } }, 'default_slot'],
    ['an eighth day', { default_slot: { weekday: 8 as 7, time: '20:00' } }, 'default_slot'],
  ])('%s', (_, changes, fault) => {
    expect(leagueFault({ ...DEFAULT_LEAGUE_SETTINGS, ...changes })).toBe(fault);
  });
});

describe('captains', () => {
  test('agree on one of the times that the other has offered', () => {
    const { give, week, startsAt } = weekOf();
    expect(give({ type: 'propose', seen: 0, slots: [at(6, 21), at(5, 20)] }, SIDE_A, at(1, 19))).toBe('time_proposed');
    expect(week().proposals[0]?.slots).toEqual([at(5, 20), at(6, 21)]);
    expect(give({ type: 'accept', number: 1, slot: at(5, 20) }, SIDE_A, at(1, 20))).toBe('own_proposal');
    expect(give({ type: 'accept', number: 1, slot: at(5, 21) }, SIDE_B, at(1, 20))).toBe('unknown_slot');
    expect(give({ type: 'accept', number: 1, slot: at(5, 20) }, SIDE_B, at(1, 20))).toBe('time_accepted');
    expect([startsAt(), week().source, week().next, week().waiting]).toEqual([at(5, 20), 'agreed', 'end', null]);
    expect(give({ type: 'accept', number: 1, slot: at(6, 21) }, SIDE_B, at(1, 20))).toBe('stale_proposal');
  });

  test('answer with times of their own, which take the place of what waited', () => {
    const { give, week } = weekOf();
    give({ type: 'propose', seen: 0, slots: [at(5, 20)] }, SIDE_A, at(1, 19));
    expect(give({ type: 'propose', seen: 0, slots: [at(6, 20)] }, SIDE_B, at(1, 20))).toBe('stale_proposal');
    expect(give({ type: 'propose', seen: 1, slots: [at(6, 20)] }, SIDE_B, at(1, 20))).toBe('time_proposed');
    expect(give({ type: 'accept', number: 1, slot: at(5, 20) }, SIDE_B, at(1, 21))).toBe('stale_proposal');
    expect(give({ type: 'accept', number: 2, slot: at(6, 20) }, SIDE_A, at(1, 21))).toBe('time_accepted');
    expect(week().proposals.map(({ answer }) => answer?.kind)).toEqual([undefined, 'accepted']);
  });

  test('move an agreed time in the same way, until two hours before it', () => {
    const { give, startsAt } = weekOf();
    give({ type: 'propose', seen: 0, slots: [at(5, 20)] }, SIDE_A, at(1, 19));
    give({ type: 'accept', number: 1, slot: at(5, 20) }, SIDE_B, at(1, 20));
    expect(give({ type: 'propose', seen: 1, slots: [at(6, 20)] }, SIDE_B, at(5, 18))).toBe('time_proposed');
    expect(startsAt()).toBe(at(5, 20));
    expect(give({ type: 'accept', number: 2, slot: at(6, 20) }, SIDE_A, at(5, 18, 1))).toBe('too_late_to_move');
    expect(give({ type: 'accept', number: 2, slot: at(6, 20) }, SIDE_A, at(5, 18))).toBe('time_accepted');
    expect(startsAt()).toBe(at(6, 20));
  });

  test('decline, and the time that counts stays', () => {
    const { give, week, startsAt } = weekOf();
    give({ type: 'propose', seen: 0, slots: [at(5, 20)] }, SIDE_A, at(1, 19));
    expect(give({ type: 'decline', number: 1 }, SIDE_B, at(1, 20))).toBe('time_declined');
    expect([week().waiting, startsAt()]).toEqual([null, at(7, 20)]);
  });

  test.each<[string, string[], string]>([
    ['no time', [], 'wrong_slot_count'],
    ['six times', [1, 2, 3, 4, 5, 6].map((minute) => at(5, 20, minute)), 'wrong_slot_count'],
    ['one time twice', [at(5, 20), at(5, 20)], 'duplicate_slot'],
    ['a time after the week', [at(5, 20), at(8, 20)], 'slot_outside_week'],
    ['a time in the last hour of the week', [at(7, 23)], 'slot_outside_week'],
    ['no time at all', ['soon'], 'slot_outside_week'],
    ['a time in an hour', [at(1, 20)], 'slot_too_soon'],
    ['a time that has passed', [at(1, 12)], 'slot_too_soon'],
    ['the time that counts already', [at(7, 20)], 'same_time'],
  ])('are refused %s', (_, slots, refusal) => {
    const { give, week } = weekOf();
    expect(give({ type: 'propose', seen: 0, slots }, SIDE_A, at(1, 19))).toBe(refusal);
    expect(week().proposals).toEqual([]);
  });

  test('agree on nothing once the battle is over, begun, or stands still', () => {
    const driven = weekOf();
    const proposal = { type: 'propose', seen: 0, slots: [at(5, 20)] } as const;
    driven.setBattle({ is_movable: false });
    expect(driven.give(proposal, SIDE_A, at(1, 19))).toBe('too_late_to_move');
    driven.setBattle({ is_over: true });
    expect(driven.give(proposal, SIDE_A, at(1, 19))).toBe('battle_over');
    driven.setBattle({ is_over: false, is_movable: true });
    driven.give({ type: 'hold' }, SYSTEM, at(1, 19));
    expect(driven.give(proposal, SIDE_A, at(1, 19))).toBe('event_paused');
    driven.give({ type: 'resume' }, SYSTEM, at(1, 20));
    expect(driven.give(proposal, SIDE_A, at(1, 20))).toBe('time_proposed');
  });
});

describe('the lines', () => {
  test('remind both sides before the first, and who has to answer before the second', () => {
    const silent = weekOf();
    expect(leagueDue(silent.week())).toBe(at(2, 11, 59));
    expect([silent.pass(), leagueDue(silent.week())]).toEqual(['captains_reminded', at(3, 11, 59)]);
    const asked = weekOf();
    asked.give({ type: 'propose', seen: 0, slots: [at(5, 20)] }, SIDE_A, at(1, 19));
    asked.pass();
    const facts = {
      now: at(3, 11, 59),
      actor: SYSTEM,
      battle: { starts_at: at(7, 20), is_movable: true, is_over: false },
    };
    expect(decideLeagueWeek(asked.week(), { type: 'line_passed', due_at: at(3, 11, 59) }, facts)).toMatchObject({
      payload: { line: 'answer_soon', sides: ['b'] },
    });
  });

  test('take the first of the first proposer’s times that can still be kept', () => {
    const { give, pass, week, startsAt } = weekOf();
    give({ type: 'propose', seen: 0, slots: [at(3, 20), at(6, 20)] }, SIDE_A, at(1, 19));
    give({ type: 'propose', seen: 1, slots: [at(5, 20)] }, SIDE_B, at(2, 19));
    pass();
    pass();
    expect(pass()).toBe('time_defaulted');
    expect([startsAt(), week().source]).toEqual([at(6, 20), 'first_proposal']);
  });

  test('take the default slot where nobody proposed in time', () => {
    const { give, pass, week, startsAt } = weekOf();
    pass();
    give({ type: 'propose', seen: 0, slots: [at(5, 20)] }, SIDE_A, at(3, 10));
    pass();
    pass();
    expect([startsAt(), week().source]).toEqual([at(7, 20), 'default_slot']);
    expect(give({ type: 'accept', number: 1, slot: at(5, 20) }, SIDE_B, at(4, 10))).toBe('time_accepted');
  });

  test('are not passed before their time, nor by anybody else, nor once they have moved', () => {
    const { give, week } = weekOf();
    const due_at = leagueDue(week()) ?? '';
    expect(give({ type: 'line_passed', due_at }, SIDE_A, due_at)).toBe('not_allowed');
    expect(give({ type: 'line_passed', due_at }, SYSTEM, at(2, 11, 58))).toBe('too_early');
    give({ type: 'credit_time', since: at(1, 19) }, SYSTEM, at(1, 20));
    expect(give({ type: 'line_passed', due_at }, SYSTEM, due_at)).toBe('stale_deadline');
    expect(leagueDue(week())).toBe(at(2, 12, 59));
  });

  test('give back what a pause of the event took, behind which nothing is due meanwhile', () => {
    const { give, week } = weekOf();
    give({ type: 'hold' }, SYSTEM, at(2, 10));
    expect(leagueDue(week())).toBeNull();
    give({ type: 'resume' }, SYSTEM, at(3, 10));
    expect(leagueDue(week())).toBe(at(3, 11, 59));
    expect(week().window).toMatchObject({ propose_by: at(3, 23, 59), ends_at: at(8, 23, 59), default_at: at(7, 20) });
  });
});

describe('a week without a result', () => {
  test('ends with what the recorded offers say', () => {
    const { pass, week, setBattle } = weekOf();
    setBattle({ is_movable: false });
    for (let line = 0; line < 3; line += 1) pass();
    expect([pass(), week().next, week().ended_at]).toEqual(['week_ended', null, at(7, 23, 59)]);
    expect(pass()).toBe('stale_deadline');
  });

  test('is none where the battle is over by then', () => {
    const { pass, week, setBattle } = weekOf();
    setBattle({ is_over: true });
    expect([pass(), week().next, week().ended_at]).toEqual(['week_closed', null, null]);
  });

  test('is lost by the side without recorded offers, by both where there are none; two who offered wait for a referee', () => {
    const { give, week } = weekOf();
    expect(losersByOffers(week())).toBe('both');
    give({ type: 'propose', seen: 0, slots: [at(5, 20)] }, SIDE_B, at(1, 19));
    expect(losersByOffers(week())).toBe('a');
    give({ type: 'decline', number: 1 }, SIDE_A, at(1, 20));
    expect(losersByOffers(week())).toBe('a');
    give({ type: 'propose', seen: 1, slots: [at(5, 21)] }, SIDE_A, at(1, 20));
    expect(losersByOffers(week())).toBeNull();
  });

  test('who has accepted an offer has done their part too', () => {
    const { give, week } = weekOf();
    give({ type: 'propose', seen: 0, slots: [at(5, 20)] }, SIDE_B, at(1, 19));
    give({ type: 'accept', number: 1, slot: at(5, 20) }, SIDE_A, at(1, 20));
    expect(losersByOffers(week())).toBeNull();
  });
});
