import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import { DEFAULT_BATTLE_TIMERS } from '@pailei/domain/battles/settings';
import { offeredSettings } from '@pailei/domain/battles/challenge/offered-settings';
import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import { expect, test } from 'vitest';
import type { Challenge } from './challenge-views.ts';
import { foldTeamChallenges } from './team-challenges.fold.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
const crest = { seed: 1, style: crestFromSeed(1), image_id: null };
const settings = offeredSettings({
  format: { code: 'boards', size: 3, decided: 'majority', tie: 'ace' },
  series_format: 'conquest',
  best_of: 3,
  bans: 0,
  distinct_classes: 'player',
  check_in_members: 1,
  delay_seconds: 0,
  timers: DEFAULT_BATTLE_TIMERS,
  series_timers: DEFAULT_SERIES_TIMERS,
});

const challenge = (id: string, minute: number, status: Challenge['status'] = 'open'): Challenge => ({
  id,
  teams: { a: { id: 'a', name: '甲队', tag: '甲', crest }, b: { id: 'b', name: '乙队', tag: '乙', crest } },
  status,
  proposal: { number: 1, by: 'a', settings, slots: [at(50)], at: at(0) },
  due_at: status === 'open' ? at(50) : null,
  starts_at: null,
  move: null,
  is_moved: false,
  battle_id: null,
  created_at: at(0),
  updated_at: at(minute),
});

const changed = (one: Challenge) => ({ v: 1, t: 'challenge_changed', p: { challenge: one }, at: at(0) });
const idsOf = (challenges: readonly Challenge[]) => challenges.map(({ id }) => id);

test('a challenge takes the place of what was known of it, and the last change comes first', () => {
  const before = { challenges: [challenge('2', 2), challenge('1', 1)] };
  expect(idsOf(foldTeamChallenges(before, changed(challenge('3', 3))).challenges)).toEqual(['3', '2', '1']);
  const after = foldTeamChallenges(before, changed(challenge('1', 4, 'rejected'))).challenges;
  expect(after.map(({ id, status }) => [id, status])).toEqual([
    ['1', 'rejected'],
    ['2', 'open'],
  ]);
});

test('of those that ended the last twenty stay; what is open stays however old it is', () => {
  const ended = Array.from({ length: 20 }, (_, index) => challenge(`e${index}`, 40 - index, 'expired'));
  const view = { challenges: [...ended, challenge('open', 0), challenge('agreed', 0, 'accepted')] };
  const ids = idsOf(foldTeamChallenges(view, changed(challenge('new', 50, 'withdrawn'))).challenges);
  expect(ids).toHaveLength(22);
  expect(ids).toEqual(expect.arrayContaining(['new', 'open', 'agreed']));
  expect(ids).not.toContain('e19');
});
