import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import { NO_CORRECTION_EFFECTS } from '@pailei/domain/tournament/decide/correction-effects';
import { expect, test } from 'vitest';

import { previewLines } from './preview-labels.ts';

const NAMES = { a: '北风不渡', b: '墨染青衫' };
const PREVIEW: RulingPreview = {
  seen: 'x',
  before: { status: 'finished', wins_a: 2, wins_b: 1, winner: 'a' },
  after: { status: 'finished', wins_a: 1, wins_b: 2, winner: 'b' },
  voided_games: [],
  ...NO_CORRECTION_EFFECTS,
};
const linesOf = (change: Partial<RulingPreview>) => previewLines({ ...PREVIEW, ...change }, NAMES).slice(1);
const line = { rank: 3, points: 9 };

test('the match itself comes first', () => {
  expect(previewLines(PREVIEW, NAMES)).toEqual([{ label: '本场', text: '2:1 北风不渡 胜 → 1:2 墨染青衫 胜' }]);
});

test('what is taken back is named with how far it is, and who meets instead', () => {
  const final = { label: '决赛', table: 1, a_name: '甲', b_name: '乙' };
  const played = { match_id: 'm', ...final, status: 'playing', wins_a: 1, wins_b: 0, winner: null } as const;
  expect(linesOf({ withdrawn: [played], opens: [{ ...final, a_name: '丙' }], voided_games: [3] })).toEqual([
    { label: '作废的局', text: '第 3 局' },
    { label: '作废的场次', text: '决赛 第 1 桌，甲 对 乙，进行中 1:0', isGrave: true },
    { label: '重新安排', text: '决赛 第 1 桌，丙 对 乙' },
  ]);
});

test('what is played on again', () => {
  const after = { status: 'playing', wins_a: 1, wins_b: 1, winner: null } as const;
  expect(previewLines({ ...PREVIEW, after, reopens_match: true, reopens_event: true }, NAMES)).toEqual([
    { label: '本场', text: '2:1 北风不渡 胜 → 1:1 进行中' },
    { label: '重新进行', text: '本场、整个赛事，名次待定', isGrave: true },
  ]);
});

test('places and the table, of which the first lines are shown', () => {
  expect(linesOf({ places: [{ name: '甲', from: [1, 1], to: [3, 4] }] })).toEqual([
    { label: '名次', text: '甲 第 1 名 → 第 3–4 名' },
  ]);
  const standings = Array.from({ length: 8 }, () => ({ name: '甲', from: line, to: { rank: 5, points: 6 } }));
  const lines = linesOf({ standings });
  expect(lines).toHaveLength(7);
  expect(lines[0]).toEqual({ label: '名次', text: '甲 第 3 → 5，9 → 6 分' });
  expect(lines.at(-1)).toEqual({ label: '名次', text: '另有 2 人变动' });
});
