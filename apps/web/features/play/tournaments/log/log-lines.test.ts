import { appendToLog, beginLog } from '@pailei/contracts/play/event-log/folded-log';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import { createTournament } from '@pailei/domain/tournament/create';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { foldTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { describe, expect, test } from 'vitest';

import { markBeside, markOf, type RoundMark } from '../replay/round-marks.ts';
import { lineOf, shownLines, type LogLine } from './log-lines.ts';

const AT = '2026-11-23T12:00:00.000Z';
const STAGE = DEFAULT_TOURNAMENT_SETTINGS.stages[0]!;

function draft(): TournamentState {
  const created = createTournament(
    {
      tournament_id: 't',
      is_demo: false,
      name: '霜降杯',
      description: '',
      stream_url: null,
      capacity: 8,
      settings: { ...DEFAULT_TOURNAMENT_SETTINGS, stages: [STAGE] },
      times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
    },
    { now: AT },
  );
  if ('violation' in created) throw new Error(created.violation);
  return foldTournament(created);
}

const register = (participant_id: string, name: string) => ({
  type: 'participant_registered' as const,
  payload: { participant_id, user_id: `u-${participant_id}`, name, status: 'registered' as const, at: AT },
});
const finish = (result: 'a' | 'b' | 'draw', wins_a: number, wins_b: number) => ({
  type: 'match_finished' as const,
  payload: { match_id: 'm', status: 'finished' as const, wins_a, wins_b, result, at: AT },
});

const STORY: readonly TournamentEvent[] = [
  { type: 'registration_opened', payload: { at: AT } },
  register('a', '北风'),
  register('b', '南雨'),
  {
    type: 'tournament_started',
    payload: {
      entrants: [
        { participant_id: 'a', lot: 1 },
        { participant_id: 'b', lot: 2 },
      ],
      absent: [],
      at: AT,
    },
  },
  { type: 'stage_started', payload: { stage: 0, entrants: ['a', 'b'], round_count: 3, at: AT } },
  {
    type: 'round_started',
    payload: {
      stage: 0,
      round: 1,
      bye: null,
      matches: [{ match_id: 'm', round: 1, table: 1, node: null, a: 'a', b: 'b', best_of: 3 }],
      notes: [],
      relaxed: { rematches: 0, repeated_byes: 0, forbidden_pairs: 0 },
      at: AT,
    },
  },
  {
    type: 'match_progressed',
    payload: { match_id: 'm', status: 'playing', wins_a: 1, wins_b: 0, due_at: null, at: AT },
  },
  finish('a', 2, 1),
  finish('b', 1, 2),
  { type: 'participant_dropped', payload: { participant_id: 'b', at: AT } },
  { type: 'participant_disqualified', payload: { participant_id: 'a', reason: '冒名参赛', at: AT } },
];

function linesOf(events: readonly TournamentEvent[]): { lines: LogLine[]; marks: RoundMark[] } {
  const [lines, marks]: [LogLine[], RoundMark[]] = [[], []];
  const logged = events.map(({ type, payload }, index): LogEvent => ({ v: index + 2, t: type, p: payload, at: AT }));
  appendToLog(beginLog({ version: 1, tournament: draft() }, 'e'), logged, (step) => {
    lines.push(lineOf(step));
    const mark = markOf(step);
    if (mark) marks.push(mark);
  });
  return { lines, marks };
}

describe('lines', () => {
  test.each([
    [['1 甲'], '赛事结束，冠军 北风'],
    [['1 甲', '1 乙'], '赛事结束，没有冠军，北风、南雨 并列第 1 名'],
    [['1 甲', '1 乙', '1 丙', '1 丁', '1 戊'], '赛事结束，没有冠军，5 人并列第 1 名'],
    [[], '赛事结束'],
  ])('of an end with %j say who won, or that nobody did', (places, text) => {
    const ids: Record<string, string> = { 甲: 'a', 乙: 'b' };
    const placements = places.map((place) => ({
      participant_id: ids[place.slice(2)] ?? place,
      place: 1,
      place_to: places.length,
    }));
    const end = { type: 'tournament_finished', payload: { placements, at: AT } } as unknown as TournamentEvent;
    expect(linesOf([...STORY, end]).lines.at(-1)?.text).toBe(text);
  });

  test('say who, what and why', () => {
    expect(linesOf(STORY).lines.map(({ text }) => text)).toEqual([
      '开放报名',
      '北风 报名',
      '南雨 报名',
      '开赛，2 人上场，规则存档',
      '瑞士轮开始，2 人',
      '瑞士轮 第 1 轮开始，1 场',
      '瑞士轮 第 1 轮 第 1 桌：北风 1:0 南雨',
      '瑞士轮 第 1 轮 第 1 桌：北风 2:1 南雨，北风 胜',
      '瑞士轮 第 1 轮 第 1 桌：更正为 北风 1:2 南雨，南雨 胜，原为 北风 2:1 南雨，北风 胜',
      '南雨 退出赛事',
      '北风 被取消参赛资格，原因：冒名参赛',
    ]);
  });

  test('name whoever of the staff did it, with the reason that they gave', () => {
    const by = { user_id: 'u', name: '裁判甲' };
    const staff = { by, reason: '来电报名', at: AT };
    const events = [
      { type: 'participant_registered', payload: { ...register('c', '东岭').payload, ...staff } },
      { type: 'participant_reinstated', payload: { participant_id: 'c', by, at: AT } },
      { type: 'event_paused', payload: { ...staff, reason: '停电' } },
    ] as const satisfies readonly TournamentEvent[];
    expect(linesOf(events).lines.map(({ text }) => text)).toEqual([
      '东岭 报名，原因：来电报名（操作：裁判甲）',
      '东岭 恢复参赛（操作：裁判甲）',
      '整场赛事暂停，原因：停电（操作：裁判甲）',
    ]);
  });

  test('after a correction both results stand, the second as a correction', () => {
    const kinds = linesOf(STORY).lines.map(({ kind }) => kind);
    expect(kinds.slice(7, 9)).toEqual(['result', 'correction']);
  });

  test('are filtered by kind and participant, the newest first; how a match goes only where it is asked for', () => {
    const { lines } = linesOf(STORY);
    const textsOf = (filter: Parameters<typeof shownLines>[1]) =>
      shownLines(lines, filter).map(({ position }) => position);
    expect(textsOf({ kind: 'all', participant: null })).toEqual([11, 10, 9, 8, 6, 5, 4, 3, 2, 1]);
    expect(textsOf({ kind: 'progress', participant: null })).toEqual([7]);
    expect(textsOf({ kind: 'field', participant: 'b' })).toEqual([10]);
    expect(textsOf({ kind: 'entry', participant: 'a' })).toEqual([2]);
  });
});

describe('marks', () => {
  test('stand where a part of the event begins', () => {
    expect(linesOf(STORY).marks).toEqual([
      { position: 4, label: '开赛' },
      { position: 6, label: '瑞士轮 第 1 轮' },
    ]);
  });

  test('the one before, and the one after', () => {
    const { marks } = linesOf(STORY);
    expect(markBeside(marks, 6, 'back')?.position).toBe(4);
    expect(markBeside(marks, 4, 'forward')?.position).toBe(6);
    expect(markBeside(marks, 9, 'forward')).toBeUndefined();
  });
});
