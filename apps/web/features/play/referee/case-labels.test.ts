import type { CallCase, MatchCase } from '@pailei/contracts/play/staff/staff-shapes';
import { expect, test } from 'vitest';

import { callPlace, isOwnCall, isOwnCase, subjectOf, unattended } from './case-labels.ts';

const AT = '2026-11-22T12:00:00.000Z';
const LATER = '2026-11-22T12:05:00.000Z';
const report = (result: 'a' | 'b', note: string | null = null) => ({ result, note, at: AT });

function caseOf(change: Partial<MatchCase> = {}): MatchCase {
  return {
    match_id: 'm1',
    tournament_id: 't1',
    battle_id: null,
    tournament_name: '霜降杯',
    is_demo: false,
    label: '半决赛',
    table: 2,
    kind: 'dispute',
    game_number: 3,
    opened_at: LATER,
    sides: {
      a: { user_id: 'u1', name: '北风不渡', report: report('a', '斩杀'), objection: null },
      b: { user_id: 'u2', name: '墨染青衫', report: report('b'), objection: null },
    },
    settled: null,
    ...change,
  };
}

const { sides } = caseOf();
const denied = { ...sides, b: { ...sides.b, report: null, objection: { note: '是我赢了', at: LATER } } };
const objection = caseOf({ kind: 'objection', sides: denied, settled: 'a' });

test('two reports that differ are a dispute', () => {
  expect(subjectOf(caseOf())).toBe('第 3 局上报不一致：北风不渡 与 墨染青衫');
});

test('a report that is denied is named so', () => {
  const contested = caseOf({ sides: denied });
  expect(subjectOf(contested)).toBe('第 3 局的上报被否认');
});

test('an objection names the result that settled by itself', () => {
  expect(subjectOf(objection)).toBe('第 3 局无人确认自动生效（北风不渡 胜），墨染青衫 有异议');
});

test('a case is the own one of its two players', () => {
  expect([isOwnCase(objection, 'u1'), isOwnCase(objection, 'u2')]).toEqual([true, true]);
  expect([isOwnCase(objection, 'u3'), isOwnCase(objection, undefined)]).toEqual([false, false]);
});

test('a call is the own one of the members of both teams, and waits until it is answered', () => {
  const teams = { a: { id: 't1', name: '渡鸦' }, b: { id: 't2', name: '北风' } };
  expect(['t1', 't2', 't3', null, undefined].map((id) => isOwnCall({ teams }, id))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const call = { kind: 'call', answered_by: null } as CallCase;
  expect(unattended([caseOf(), call, { ...call, answered_by: { id: 'r', username: '青锋' } }])).toBe(2);
  expect([callPlace({ board_number: 3 }), callPlace({ board_number: null })]).toEqual(['第 3 台', '不限台号']);
});
