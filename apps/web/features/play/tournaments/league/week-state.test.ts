import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import { describe, expect, test } from 'vitest';

import { canAgree, lineOf, openSlots, opponentOf, todoOf } from './week-state.ts';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();
const crest = { seed: 1, style: crestFromSeed(1), image_id: null };
const proposal = (number: number, by: 'a' | 'b') => ({ number, by, slots: [at(5)], at: at(1), answer: null });

const week = (changes: Partial<LeagueWeekView> = {}): LeagueWeekView => ({
  id: 'f',
  tournament_id: 't',
  tournament_name: '战队联赛',
  label: '第 1 轮',
  battle_id: 'b',
  teams: { a: { id: 'x', name: '甲队', tag: '甲', crest }, b: { id: 'y', name: '乙队', tag: '乙', crest } },
  window: { opens_at: at(1), propose_by: at(2), answer_by: at(3), ends_at: at(7), default_at: at(6) },
  starts_at: at(6),
  source: 'default_slot',
  proposals: [],
  waiting: null,
  next: { line: 'propose_soon', at: at(2, 0) },
  is_held: false,
  ended_at: null,
  losers: 'both',
  is_over: false,
  updated_at: at(1),
  ...changes,
});
const proposed = week({ proposals: [proposal(1, 'a')], waiting: 1 });

describe('what a side has to do', () => {
  test.each<[string, LeagueWeekView, string, string]>([
    ['nobody has proposed', week(), 'x', 'propose'],
    ['the own side has', proposed, 'x', 'wait'],
    ['the other side has', proposed, 'y', 'answer'],
    ['a time is agreed on', week({ next: { line: 'end', at: at(7) }, source: 'agreed' }), 'x', 'play'],
    ['the other side asks for another time then', { ...proposed, next: { line: 'end', at: at(7) } }, 'y', 'answer'],
    ['the week is over', week({ ended_at: at(7), next: null }), 'x', 'rule'],
  ])('when %s', (_, shown, teamId, todo) => {
    expect(todoOf(shown, teamId)).toBe(todo);
  });

  test('against the other of the two', () => {
    expect([opponentOf(week(), 'x').name, opponentOf(week(), 'y').name]).toEqual(['乙队', '甲队']);
  });
});

test('the countdown leads to the line of the proposals, then of the answers, then to the end', () => {
  expect(lineOf(week())).toEqual({ label: '提出时间截止', at: at(2) });
  expect(lineOf(proposed)).toEqual({ label: '约定时间截止', at: at(3) });
  expect(lineOf(week({ next: { line: 'answer', at: at(3) } }))?.at).toBe(at(3));
  expect(lineOf(week({ next: { line: 'end', at: at(7) } }))).toEqual({ label: '本轮截止', at: at(7) });
  expect(lineOf(week({ next: null }))).toBeNull();
});

test('a time is agreed on until two hours before the one that counts, and not while the event stands still', () => {
  expect(canAgree(week(), Date.parse(at(6, 10)))).toBe(true);
  expect(canAgree(week(), Date.parse(at(6, 10)) + 1)).toBe(false);
  expect(canAgree(week({ is_held: true }), Date.parse(at(2)))).toBe(false);
  expect(canAgree(week({ ended_at: at(7) }), Date.parse(at(2)))).toBe(false);
  expect(openSlots([at(4), at(5)], Date.parse(at(4, 11)))).toEqual([at(5)]);
});
