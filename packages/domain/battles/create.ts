import { violation } from '../violation/violation.ts';
import { checkBattleSettings } from './check-settings.ts';
import { lineUpDue } from './decide/schedule.ts';
import type { BattleCreated, BattleEventOf } from './events.ts';
import type { BattleViolation } from './violations.ts';

/** The first event of a battle between two teams; `starts_at` is an ISO time that has not passed. */
export function createBattle(
  input: Omit<BattleCreated, 'at' | 'due_at'>,
  now: string,
): BattleEventOf<'battle_created'> | BattleViolation {
  const { settings, sides, starts_at } = input;
  const problem = checkBattleSettings(settings);
  if (problem) return problem;
  if (sides.a.team_id === sides.b.team_id) return violation('same_team');
  const time = Date.parse(starts_at);
  if (Number.isNaN(time) || time < Date.parse(now)) return violation('invalid_start');
  return {
    type: 'battle_created',
    payload: { ...input, due_at: lineUpDue(settings, starts_at, now), at: now },
  };
}
