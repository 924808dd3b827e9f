import { createRandom } from '@pailei/domain/random/seeded';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';
import { playRandomTournament } from '../../../../../../packages/domain/tournament/testing/tournament.arbitrary.ts';
import { keptLists } from './kept-lists.ts';

/** A random event at every step of its way. */
function states(seed: number): TournamentState[] {
  const found: TournamentState[] = [];
  playRandomTournament(createRandom(seed), (_before, _event, after) => found.push(after));
  return found;
}

test('every event can be shown at every step: rows as wide as their heads, and always the rules', () => {
  let pairings = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const all = states(seed);
    for (const state of all.filter((_, place) => place % 7 === 0 || place === all.length - 1)) {
      const lists = keptLists(state);
      for (const { title, heads, rows } of lists) {
        expect(title).not.toMatch(/undefined|NaN/);
        for (const row of rows) expect([title, row.length]).toEqual([title, heads.length]);
        expect(rows.flat().join(' ')).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(lists.at(-1)?.title).toBe('规则');
      pairings += lists.filter(({ title }) => title.startsWith('对阵')).length;
    }
  }
  expect(pairings).toBeGreaterThan(100);
});
