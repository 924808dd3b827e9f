import { describe, expect, test } from 'vitest';
import { DEFAULT_SERIES_TIMERS } from '../../series/settings.ts';
import { isViolation } from '../../violation/violation.ts';
import { checkBattleSettings } from '../check-settings.ts';
import type { BattleFormat } from '../settings.ts';
import { buildSettings } from '../testing/battle.builder.ts';
import { decideChallenge, proposeChallenge } from './decide.ts';
import { evolveChallenge, foldChallenge } from './evolve.ts';
import { offeredBestOf, offeredSettings } from './offered-settings.ts';
import type { ChallengeActor, ChallengeCommand, ChallengeState } from './types.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const FRIDAY = '2026-03-06T20:00:00.000Z';
const SATURDAY = '2026-03-07T14:00:00.000Z';
const SUNDAY = '2026-03-08T14:00:00.000Z';
const SETTINGS = buildSettings({ code: 'boards', size: 5, decided: 'majority', tie: 'games_then_ace' });
const A: ChallengeActor = { kind: 'side', side: 'a' };
const B: ChallengeActor = { kind: 'side', side: 'b' };
const SYSTEM: ChallengeActor = { kind: 'system' };
const TEAMS = { a: { team_id: 'ta', name: '甲队' }, b: { team_id: 'tb', name: '乙队' } };

function proposed(slots: readonly string[] = [SATURDAY, FRIDAY], is_open_to_challenges = true, teams = TEAMS) {
  const input = { challenge_id: 'c1', teams, settings: SETTINGS, slots };
  return proposeChallenge(input, { now: NOW, is_open_to_challenges });
}

function open(slots?: readonly string[]): ChallengeState {
  const event = proposed(slots);
  if (isViolation(event)) throw new Error(event.violation);
  return foldChallenge([event]);
}

function decide(state: ChallengeState, actor: ChallengeActor, command: ChallengeCommand, now = NOW) {
  return decideChallenge(state, command, { now, actor, are_line_ups_open: true });
}

function after(state: ChallengeState, actor: ChallengeActor, command: ChallengeCommand, now = NOW): ChallengeState {
  const event = decide(state, actor, command, now);
  if (isViolation(event)) throw new Error(event.violation);
  return evolveChallenge(state, event);
}

const accept = (slot: string, proposal_number = 1): ChallengeCommand => ({ type: 'accept', proposal_number, slot });

describe('a challenge', () => {
  test('offers a format and one to five different times ahead, the earliest first', () => {
    expect(open().proposals).toMatchObject([{ number: 1, by: 'a', slots: [FRIDAY, SATURDAY] }]);
    expect(proposed([])).toMatchObject({ violation: 'wrong_slot_count' });
    expect(proposed(Array.from({ length: 6 }, (_, day) => `2026-03-1${day}T14:00:00.000Z`))).toMatchObject({
      violation: 'wrong_slot_count',
    });
    expect(proposed([FRIDAY, FRIDAY])).toEqual({ violation: 'duplicate_slot' });
    for (const slot of [NOW, '2026-02-01T12:00:00.000Z', '2027-03-01T12:00:00.000Z', 'tomorrow']) {
      expect(proposed([slot])).toMatchObject({ violation: 'invalid_slot' });
    }
  });

  test('is refused by a team that takes none, and among one team', () => {
    expect(proposed([FRIDAY], false)).toEqual({ violation: 'challenges_refused' });
    expect(proposed([FRIDAY], true, { a: TEAMS.a, b: TEAMS.a })).toEqual({ violation: 'same_team' });
  });

  test('becomes an appointment when the other captain accepts one of its times', () => {
    const accepted = after(open(), B, accept(SATURDAY));
    expect(accepted).toMatchObject({ status: 'accepted', starts_at: SATURDAY, due_at: null });
    expect(decide(open(), A, accept(SATURDAY))).toEqual({ violation: 'not_allowed' });
    expect(decide(open(), B, accept(SUNDAY))).toEqual({ violation: 'unknown_slot' });
    expect(decide(open([FRIDAY]), B, accept(FRIDAY), FRIDAY)).toEqual({ violation: 'slot_passed' });
  });

  test('that two accept at the same moment with different times is the first one’s; the second one is told which', () => {
    const accepted = after(open(), B, accept(FRIDAY));
    expect(decide(accepted, B, accept(SATURDAY))).toEqual({ violation: 'already_accepted', starts_at: FRIDAY });
  });

  test('may be countered, back and forth; who proposed waits for the other', () => {
    const offer = { settings: SETTINGS, slots: [SUNDAY] };
    const countered = after(open(), B, { type: 'counter', proposal_number: 1, ...offer });
    expect(countered.proposals).toMatchObject([{ by: 'a' }, { number: 2, by: 'b', slots: [SUNDAY] }]);
    expect(decide(countered, A, accept(SATURDAY, 1))).toEqual({ violation: 'stale_proposal', waiting: 2 });
    expect(decide(countered, B, accept(SUNDAY, 2))).toEqual({ violation: 'not_allowed' });
    expect(after(countered, A, accept(SUNDAY, 2)).starts_at).toBe(SUNDAY);
    const again = after(countered, A, { type: 'counter', proposal_number: 2, ...offer });
    expect(again.proposals.at(-1)).toMatchObject({ number: 3, by: 'a' });
  });

  test('may be rejected by the one and withdrawn by the other, and then it is over', () => {
    const rejected = after(open(), B, { type: 'reject', proposal_number: 1 });
    const withdrawn = after(open(), A, { type: 'withdraw', proposal_number: 1 });
    expect([rejected.status, withdrawn.status]).toEqual(['rejected', 'withdrawn']);
    expect(decide(open(), A, { type: 'reject', proposal_number: 1 })).toEqual({ violation: 'not_allowed' });
    expect(decide(open(), B, { type: 'withdraw', proposal_number: 1 })).toEqual({ violation: 'not_allowed' });
    expect(decide(withdrawn, B, accept(FRIDAY))).toEqual({ violation: 'challenge_over', status: 'withdrawn' });
  });
});

describe('an unanswered challenge', () => {
  test('expires after 72 hours, or at its first time when that is sooner', () => {
    expect(open().due_at).toBe('2026-03-04T12:00:00.000Z');
    expect(open([FRIDAY, '2026-03-02T14:00:00.000Z']).due_at).toBe('2026-03-02T14:00:00.000Z');
  });

  test('expires by its own deadline alone, and a counter has a new one', () => {
    const state = open();
    const due_at = state.due_at ?? '';
    const expire: ChallengeCommand = { type: 'deadline_passed', due_at };
    expect(decide(state, SYSTEM, expire)).toMatchObject({ violation: 'too_early' });
    expect(decide(state, A, expire, due_at)).toEqual({ violation: 'not_allowed' });
    expect(after(state, SYSTEM, expire, due_at).status).toBe('expired');
    const later = '2026-03-03T12:00:00.000Z';
    const countered = after(
      state,
      B,
      { type: 'counter', proposal_number: 1, settings: SETTINGS, slots: [SUNDAY] },
      later,
    );
    expect(countered.due_at).toBe('2026-03-06T12:00:00.000Z');
    expect(decide(countered, SYSTEM, expire, due_at)).toMatchObject({ violation: 'stale_deadline' });
    expect(decide(after(state, B, accept(FRIDAY)), SYSTEM, expire, due_at)).toMatchObject({
      violation: 'stale_deadline',
    });
  });
});

describe('the system', () => {
  const credit: ChallengeCommand = { type: 'credit_time', lost_ms: 36e5 };

  test('gives lost time back, up to the last time that was offered', () => {
    expect(after(open(), SYSTEM, credit).due_at).toBe('2026-03-04T13:00:00.000Z');
    const soon = '2026-03-01T13:00:00.000Z';
    expect(after(open([soon, '2026-03-01T13:30:00.000Z']), SYSTEM, credit).due_at).toBe('2026-03-01T13:30:00.000Z');
    expect(after(open([soon]), SYSTEM, credit).due_at).toBe(soon);
    expect(decide(open(), A, credit)).toEqual({ violation: 'not_allowed' });
    expect(decide(after(open(), B, accept(FRIDAY)), SYSTEM, credit)).toEqual({ violation: 'stale_deadline' });
  });

  test('cancels what is open when a team is no more, and leaves an appointment', () => {
    const cancel: ChallengeCommand = { type: 'cancel', side: 'b' };
    const cancelled = after(open(), SYSTEM, cancel);
    expect(cancelled).toMatchObject({ status: 'cancelled', due_at: null });
    expect(decide(cancelled, B, accept(FRIDAY))).toEqual({ violation: 'challenge_over', status: 'cancelled' });
    expect(decide(cancelled, SYSTEM, cancel)).toEqual({ violation: 'challenge_over', status: 'cancelled' });
    expect(decide(after(open(), B, accept(FRIDAY)), SYSTEM, cancel)).toMatchObject({ violation: 'already_accepted' });
    expect(decide(open(), B, cancel)).toEqual({ violation: 'not_allowed' });
  });
});

describe('what a captain offers', () => {
  const offer = {
    series_format: 'conquest',
    bans: 1,
    distinct_classes: 'team',
    check_in_members: 3,
    delay_seconds: 60,
    timers: { line_up: 120, check_in: 60, naming: 20 },
    series_timers: { ...DEFAULT_SERIES_TIMERS, pick: 30 },
  } as const;

  test('becomes settings that can be played, for every format', () => {
    const formats: readonly BattleFormat[] = [
      { code: 'boards', size: 5, decided: 'majority', tie: 'ace' },
      { code: 'winner_stays', size: 3, order: 'free', revival: true },
      { code: 'relay', size: 3 },
      { code: 'co_op', size: 1 },
      { code: 'two_v_two', size: 2, decider: 'board' },
      { code: 'scheveningen', size: 4 },
      { code: 'conquest_team', size: 3 },
    ];
    for (const format of formats) {
      for (const best_of of offeredBestOf(format.code)) {
        const settings = offeredSettings({ ...offer, format, best_of });
        expect(checkBattleSettings(settings)).toBeNull();
        expect(settings).toMatchObject({
          check_in_members: 3,
          distinct_classes: 'team',
          series: { best_of, bans: 1, timers: { pick: 30 } },
          timers: { naming: 20 },
        });
      }
    }
    expect(offeredSettings({ ...offer, format: { code: 'relay', size: 3 }, best_of: 9 }).series.format).toBe(
      'last_hero_standing',
    );
  });
});

const appointed = () => after(open(), B, accept(SATURDAY));

describe('an appointment', () => {
  const move: ChallengeCommand = { type: 'propose_move', starts_at: SUNDAY };
  const agree: ChallengeCommand = { type: 'accept_move', starts_at: SUNDAY };

  test('is moved once, when the other side agrees', () => {
    const asked = after(appointed(), A, move);
    expect(asked.starts_at).toBe(SATURDAY);
    expect(decide(asked, A, agree)).toEqual({ violation: 'own_move' });
    const moved = after(asked, B, agree);
    expect(moved).toMatchObject({ starts_at: SUNDAY, is_moved: true, move: null });
    expect(decide(moved, B, { type: 'propose_move', starts_at: SATURDAY })).toEqual({ violation: 'already_moved' });
    expect(decide(moved, B, agree)).toEqual({ violation: 'already_moved' });
  });

  test('stays when the other side does not agree, who may then be asked again', () => {
    const refused = after(after(appointed(), A, move), B, { type: 'reject_move', starts_at: SUNDAY });
    expect(refused).toMatchObject({ starts_at: SATURDAY, move: null, is_moved: false });
    expect(decide(refused, B, agree)).toEqual({ violation: 'no_move' });
    expect(after(refused, B, move).move).toEqual({ by: 'b', starts_at: SUNDAY });
  });

  test('stays in the last two hours', () => {
    const last = '2026-03-07T12:00:00.000Z';
    const tooLate = '2026-03-07T12:00:00.001Z';
    expect(isViolation(decide(appointed(), A, move, last))).toBe(false);
    expect(decide(appointed(), A, move, tooLate)).toMatchObject({ violation: 'too_late_to_move' });
    const asked = after(appointed(), A, move);
    expect(decide(asked, B, agree, tooLate)).toMatchObject({ violation: 'too_late_to_move' });
  });

  test('is not moved to the same time, into the past, or before there is one', () => {
    expect(decide(appointed(), A, { type: 'propose_move', starts_at: SATURDAY })).toEqual({ violation: 'same_time' });
    expect(decide(appointed(), A, { type: 'propose_move', starts_at: NOW })).toMatchObject({
      violation: 'invalid_slot',
    });
    expect(decide(open(), A, move)).toEqual({ violation: 'not_accepted' });
  });
});

describe('an appointment that both sides give up', () => {
  const ask: ChallengeCommand = { type: 'propose_cancel' };
  const agree: ChallengeCommand = { type: 'accept_cancel' };
  const refuse: ChallengeCommand = { type: 'reject_cancel' };
  const locked = (state: ChallengeState, command: ChallengeCommand) =>
    decideChallenge(state, command, { now: NOW, actor: B, are_line_ups_open: false });

  test('is cancelled when one side asks and the other one agrees, or asks as well', () => {
    const asked = after(appointed(), A, ask);
    expect(asked).toMatchObject({ status: 'accepted', cancel: { by: 'a' } });
    for (const command of [agree, ask])
      expect(after(asked, B, command)).toMatchObject({ status: 'cancelled', starts_at: null, move: null });
    expect(decide(asked, A, agree)).toEqual({ violation: 'own_cancel' });
    expect(decide(asked, A, ask)).toEqual({ violation: 'cancel_asked' });
  });

  test('stays where the other side refuses, which ends the wish', () => {
    const refused = after(after(appointed(), A, ask), B, refuse);
    expect(refused).toMatchObject({ status: 'accepted', starts_at: SATURDAY });
    expect(decide(refused, B, agree)).toEqual({ violation: 'no_cancel' });
    expect(after(refused, B, ask).cancel).toEqual({ by: 'b' });
  });

  test('stays once the line-ups are locked, and there is nothing to give up before there is one', () => {
    const asked = after(appointed(), A, ask);
    for (const command of [ask, agree, refuse])
      expect(locked(asked, command)).toEqual({ violation: 'too_late_to_cancel' });
    expect(decide(open(), A, ask)).toEqual({ violation: 'not_accepted' });
  });
});
