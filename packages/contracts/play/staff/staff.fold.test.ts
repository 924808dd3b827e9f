import { expect, test } from 'vitest';
import { foldStaff } from './staff.fold.ts';
import type { StaffView } from './staff.topic.ts';
import type { StaffCase } from './staff-shapes.ts';

const event = (t: string, p: object) => ({ v: 1, t, p, at: '2026-11-20T12:00:00.000Z' });
const caseOf = (match_id: string, game_number = 1) => ({ kind: 'dispute', match_id, game_number }) as StaffCase;
const absenceOf = (match_id: string) => ({ kind: 'absence', match_id }) as StaffCase;
const reportOf = (report_id: string) => ({ kind: 'chat_report', report_id }) as StaffCase;
const weekOf = (week_id: string) => ({ kind: 'league_week', week_id }) as StaffCase;
const callOf = (call_id: string) => ({ kind: 'call', call_id, answered_by: null }) as StaffCase;
const stalled = { tournament_id: 't', tournament_name: '周末公开赛', since: '2026-11-22T12:00:00.000Z' };
const openDraft = {
  tournament_id: 't',
  tournament_name: '周末公开赛',
  stage: 0,
  round: 2,
  revision: 3,
  drawn_at: '2026-11-22T12:00:00.000Z',
};
const WAITING: StaffView = {
  cases: [caseOf('m1'), caseOf('m1', 2), callOf('c1'), reportOf('r1')],
  stalled: [],
  drafts: [],
};
const referee = { id: 'r', username: '青锋' };

test.each<[string, object, Partial<StaffView>]>([
  ['case_opened', { case: caseOf('m2') }, { cases: [...WAITING.cases, caseOf('m2')] }],
  ['case_opened', { case: absenceOf('m1') }, { cases: [...WAITING.cases, absenceOf('m1')] }],
  ['case_opened', { case: caseOf('m1', 2) }, { cases: [caseOf('m1'), callOf('c1'), reportOf('r1'), caseOf('m1', 2)] }],
  ['case_opened', { case: callOf('c2') }, { cases: [...WAITING.cases, callOf('c2')] }],
  ['case_closed', { match_id: 'm1', game_number: 1 }, { cases: [caseOf('m1', 2), callOf('c1'), reportOf('r1')] }],
  ['case_closed', { match_id: 'm3', game_number: 1 }, {}],
  [
    'call_answered',
    { call_id: 'c1', answered_by: referee },
    { cases: [...WAITING.cases.slice(0, 2), { ...callOf('c1'), answered_by: referee } as StaffCase, reportOf('r1')] },
  ],
  ['call_closed', { call_id: 'c1' }, { cases: [caseOf('m1'), caseOf('m1', 2), reportOf('r1')] }],
  ['chat_report_closed', { report_id: 'r1' }, { cases: WAITING.cases.slice(0, 3) }],
  ['event_stalled', { event: stalled }, { stalled: [stalled] }],
  ['event_resumed', { tournament_id: 't' }, {}],
  ['round_draft_changed', { draft: openDraft }, { drafts: [openDraft] }],
  ['round_draft_closed', { tournament_id: 't' }, {}],
  ['not_known_yet', {}, {}],
])('%s', (t, p, change) => {
  expect(foldStaff(WAITING, event(t, p))).toEqual({ ...WAITING, ...change });
});

test('an absence is closed as the case of its whole match', () => {
  const absent = foldStaff(WAITING, event('case_opened', { case: absenceOf('m1') }));
  expect(foldStaff(absent, event('case_closed', { match_id: 'm1', game_number: 0 }))).toEqual(WAITING);
});

test('a league fixture without a result waits until its battle is over', () => {
  const waiting = foldStaff(WAITING, event('case_opened', { case: weekOf('w1') }));
  expect(waiting.cases).toContainEqual(weekOf('w1'));
  expect(foldStaff(waiting, event('league_case_closed', { week_id: 'w1' }))).toEqual(WAITING);
});

test('an event is stalled once, and goes on', () => {
  const twice = [0, 1].reduce((view) => foldStaff(view, event('event_stalled', { event: stalled })), WAITING);
  expect(twice.stalled).toEqual([stalled]);
  expect(foldStaff(twice, event('event_resumed', { tournament_id: 't' }))).toEqual(WAITING);
});
