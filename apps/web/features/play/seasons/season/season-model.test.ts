import type { SeasonItem } from '@pailei/contracts/play/seasons/season-views';
import { DEFAULT_FORMULAS } from '@pailei/domain/seasons/defaults';
import { expect, test } from 'vitest';
import { arithmeticOf, chooseSeason, itemPlaceText, movementOf, playedHref, wonText } from './season-model.ts';

const ITEM: SeasonItem = {
  event_id: 'e',
  event_name: '重阳杯',
  at: '2026-10-29T00:00:00.000Z',
  version: 1,
  tier: 'A',
  tier_percent: 150,
  size_percent: 100,
  place: 3,
  place_to: 4,
  field: 32,
  place_points: 220,
  attendance: 0,
  wins: 4,
  losses: 1,
  win_points: 40,
  upsets: 1,
  upset_points: 20,
  points: 390,
  counts: true,
  matches: [],
};

test('the arithmetic names every part, and a part that was capped as what it brought', () => {
  const formula = DEFAULT_FORMULAS.account;
  expect(arithmeticOf(ITEM, formula)).toBe('220 × 1.5 + 4 × 10 + 1 × 20');
  expect(
    arithmeticOf({ ...ITEM, tier_percent: 100, attendance: 20, win_points: 25, upset_points: 0, upsets: 0 }, formula),
  ).toBe('220 + 20 + 25');
  expect(arithmeticOf({ ...ITEM, size_percent: 50, win_points: 0, upset_points: 0, upsets: 0, wins: 0 }, formula)).toBe(
    '220 × 0.5 × 1.5',
  );
});

test('boards of a team event have their part in the arithmetic, capped or not', () => {
  const formula = DEFAULT_FORMULAS.account;
  const player = { ...ITEM, place: null, place_to: null, wins: 0, win_points: 0, upsets: 0, upset_points: 0 };
  const boards = { won: 3, lost: 1, points: 15 };
  expect(arithmeticOf({ ...player, boards }, formula)).toBe('3 × 5');
  expect(arithmeticOf({ ...player, boards: { ...boards, points: 12 } }, formula)).toBe('12');
  expect([wonText(ITEM), wonText({ ...ITEM, boards }), wonText({ ...player, boards })]).toEqual([
    '4 胜',
    '4 胜 3 台',
    '3 台',
  ]);
});

test('what was played leads to the match of an event, the board of a player, the battle of a team', () => {
  expect(playedHref(ITEM, 'account', 'm')).toBe('/solo-tournaments/e/match-view?match=m');
  expect(playedHref({ ...ITEM, boards: { won: 1, lost: 0, points: 5 } }, 'account', 'm')).toBe(
    '/teams/battle/match-view?match=m',
  );
  expect(playedHref(ITEM, 'team', 'b')).toBe('/teams/battle?battleId=b');
});

test('a shared place is named as such', () => {
  expect(itemPlaceText(ITEM)).toBe('第 3–4 名');
  expect(itemPlaceText({ ...ITEM, place: null, place_to: null })).toBe('—');
});

const seasonOf = (number: number, starts_at: string, closed_at: string | null) => ({
  id: `${number}`,
  number,
  name: '',
  starts_at,
  ends_at: starts_at,
  closed_at,
  champions: { account: null, team: null },
});

test('the season that is played is shown, else the next, else the last that ended', () => {
  const [old, running, next] = [
    seasonOf(4, '2026-01-01', '2026-03-01'),
    seasonOf(5, '2026-04-01', null),
    seasonOf(6, '2026-09-01', null),
  ];
  expect(chooseSeason([next, running, old], '2026-05-01')?.number).toBe(5);
  expect(chooseSeason([next, old], '2026-05-01')?.number).toBe(6);
  expect(chooseSeason([old], '2026-05-01')?.number).toBe(4);
  expect(chooseSeason([], '2026-05-01')).toBeNull();
});

test('a season entered by hand is not the one that the page of the season shows', () => {
  const by_hand = { champion: '霜刃', is_team: true, final: null, picture_id: null };
  const entered = { ...seasonOf(4, '2026-01-01', '2026-03-01'), by_hand };
  expect(chooseSeason([entered], '2026-05-01')).toBeNull();
});

test('movement is told in words, too', () => {
  expect(movementOf({ rank: 2, previous_rank: 5 })).toMatchObject({ text: '▲ 3', label: '上升 3 名' });
  expect(movementOf({ rank: 5, previous_rank: 2 })).toMatchObject({ text: '▼ 3', label: '下降 3 名' });
  expect(movementOf({ rank: 5, previous_rank: 5 })).toMatchObject({ text: '—' });
  expect(movementOf({ rank: 5, previous_rank: null })).toMatchObject({ label: '新上榜' });
});
