import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { expect, test } from 'vitest';

import { rulingText } from './league-ruling.ts';

const teams = { a: { name: '渡鸦' }, b: { name: '霜刃' } } as LeagueWeekView['teams'];

test('the ruling follows from who has offered something', () => {
  expect(rulingText({ losers: 'b', teams })).toBe('只有「渡鸦」有提议记录：按规则「霜刃」判负。');
  expect(rulingText({ losers: 'a', teams })).toBe('只有「霜刃」有提议记录：按规则「渡鸦」判负。');
  expect(rulingText({ losers: 'both', teams })).toBe('双方都没有提议记录：按规则双方判负。');
  expect(rulingText({ losers: null, teams })).toBe('双方都有提议记录：请联系双方后裁定。');
});
