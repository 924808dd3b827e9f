import { expect, test } from 'vitest';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { Account } from '../people/accounts.ts';
import { createPace } from '../connections/pace.ts';
import { arrivals } from './latecomers.ts';
import { readTrouble } from './trouble.ts';

const SWISS: StageSettings[] = [{ type: 'swiss', rounds: 4, best_of: 3 }];
const players = (count: number) => Array.from({ length: count }, (_, index) => ({ username: `p${index}` }) as Account);

test('some come late into a Swiss stage, and everybody comes once', () => {
  const all = players(64);
  const { onTime, late } = arrivals(all, SWISS, createPace(7, 20, readTrouble('late')));
  expect(late.length).toBeGreaterThan(0);
  expect([...onTime, ...late].toSorted(byName)).toEqual(all.toSorted(byName));
});

test('an event that nobody can enter later has everybody on time, and one of two players begins with two', () => {
  const always = createPace(7, 20, { ...readTrouble('late'), late_entries: 1 });
  const single: StageSettings[] = [
    { type: 'single_elimination', size: null, best_of: 3, final_best_of: null, third_place: false },
  ];
  expect(arrivals(players(8), single, always).late).toEqual([]);
  expect(arrivals(players(2), SWISS, always).onTime.length).toBe(2);
});

const byName = (one: Account, other: Account) => one.username.localeCompare(other.username);
