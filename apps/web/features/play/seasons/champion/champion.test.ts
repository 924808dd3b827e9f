import type { ChampionView, RoadMatchView } from '@pailei/contracts/play/seasons/season-champions';
import { expect, test } from 'vitest';
import { keyMatchesOf } from './key-matches.ts';
import { replayHref } from './replay-href.ts';
import { numberIn } from './season-number.ts';

test('an address names a season by its number alone', () => {
  expect(['/season/s4', '/season/S12/', '/season/s0', '/season/4', '/season/s4x', '/season'].map(numberIn)).toEqual([
    4,
    12,
    null,
    null,
    null,
    null,
  ]);
});

const match = (match_id: string, opponent: string, is_won = true): RoadMatchView => ({
  match_id,
  opponent,
  is_won,
  event_id: 'e',
  event_name: '杯',
  label: '决赛',
  at: '2026-01-01T00:00:00.000Z',
  is_final: false,
  wins: 2,
  losses: 1,
});
const champion = { road: [match('1', '甲'), match('2', '乙', false), match('3', '丙')] } as unknown as ChampionView;

test('what the staff wrote is shown, with the match where it is of the road', () => {
  const written = [
    { match_id: '2', title: '输给乙的那一晚', text: '一周后还了回来。' },
    { match_id: '9', title: '别处的一场', text: '' },
  ];
  expect(
    keyMatchesOf({ intro: '', matches: written }, champion).map(({ title, match: shown }) => [title, shown?.opponent]),
  ).toEqual([
    ['输给乙的那一晚', '乙'],
    ['别处的一场', undefined],
  ]);
});

test('while nothing is written the road speaks for itself, the last match first', () => {
  expect(keyMatchesOf({ intro: '', matches: [] }, champion).map(({ title }) => title)).toEqual([
    '胜 丙',
    '负 乙',
    '胜 甲',
  ]);
});

test('a replay leads to where the match was played: the event of a player, the battle of a team, and what the staff chose anywhere', () => {
  const replays = [
    { match_id: 'm', tournament_id: 't', battle_id: null },
    { match_id: 'board', tournament_id: 't', battle_id: 'b' },
    { match_id: 'b', tournament_id: null, battle_id: 'b' },
  ];
  const account = champion;
  expect(['m', 'board', 'b', '1'].map((id) => replayHref({ account, team: null, replays }, id))).toEqual([
    '/solo-tournaments/t/match-view?match=m',
    '/teams/battle/match-view?match=board',
    '/teams/battle?battleId=b',
    '/solo-tournaments/e/match-view?match=1',
  ]);
  expect(replayHref({ account, team: account, replays: [] }, '1')).toBe('/teams/battle?battleId=1');
});
