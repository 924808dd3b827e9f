import { newChallengeBody } from '@pailei/contracts/play/challenges/challenges.api';
import { checkBattleSettings } from '@pailei/domain/battles/check-settings';
import { DEFAULT_BATTLE_TIMERS } from '@pailei/domain/battles/settings';
import { offeredSettings } from '@pailei/domain/battles/challenge/offered-settings';
import { expect, test } from 'vitest';
import { timersAt } from '../tournament-plan.ts';
import { readBattlePlans } from './battle-options.ts';
import { battleTimersAt, offerOf, slotsFrom } from './battle-offer.ts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

test('the clocks run so many times faster, and always leave the time to act', () => {
  expect(battleTimersAt(1)).toEqual(DEFAULT_BATTLE_TIMERS);
  expect(battleTimersAt(20)).toEqual({ line_up: 90, check_in: 45, naming: 15 });
  expect(battleTimersAt(1_000)).toEqual({ line_up: 10, check_in: 5, naming: 3 });
});

test('the first of three times leaves the line-ups theirs', () => {
  expect(slotsFrom(NOW, { line_up: 60, check_in: 30, naming: 10 })).toEqual([
    '2026-03-01T12:01:00.000Z',
    '2026-03-01T12:02:00.000Z',
    '2026-03-01T12:03:00.000Z',
  ]);
  expect(slotsFrom(NOW, { line_up: 60, check_in: 30, naming: 10 }, 3_600)[0]).toBe('2026-03-01T13:01:00.000Z');
});

test.each(['boards', 'winner_stays', 'relay', 'co_op', 'two_v_two', 'scheveningen', 'conquest_team'])(
  'an offer of %s is one that the site takes and the rules allow',
  (battle) => {
    const [plan] = readBattlePlans({ battle, boards: '3', order: 'free', best_of: undefined });
    if (!plan) throw new Error('no plan');
    const timers = battleTimersAt(1_000);
    const offer = offerOf(plan, 'conquest', { timers, series_timers: timersAt(1_000) });
    const {
      team_id: _team,
      slots: _slots,
      ...offered
    } = newChallengeBody.parse({
      team_id: '0197c0de-0000-7000-8000-000000000001',
      ...offer,
      slots: slotsFrom(NOW, timers),
    });
    expect(checkBattleSettings(offeredSettings(offered))).toBeNull();
  },
);
