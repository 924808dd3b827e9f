import { standingsTables } from '@pailei/domain/tournament/standings-tables';
import { expect, test } from 'vitest';

import { finish, matchAt, swiss } from '../../../../../shared/tournaments/tournament.fixture.ts';
import { explainRank } from './rank-explanation.ts';

test('a rank is explained by its neighbours and by each opponent', () => {
  const tournament = swiss();
  const { match_id, a, b } = matchAt(tournament, 0, 0);
  const after = finish(tournament, match_id, 'a', [2, 0]);
  const [table] = standingsTables(after, 0);
  const rows = table!.rows;
  const top = explainRank(table!, rows[0]!, (id) => id);
  expect(rows[0]!.id).toBe(a);
  expect(top.title).toBe('为什么是第 1');
  expect(top.sentences[0]).toBe('3 分，没有同分的选手。');
  expect(top.sentences.some((sentence) => sentence.startsWith('高于') && sentence.includes('积分 3 比 0'))).toBe(true);
  expect(top.opponents).toEqual([expect.objectContaining({ name: b, text: '33.00', is_floor: true })]);
});
