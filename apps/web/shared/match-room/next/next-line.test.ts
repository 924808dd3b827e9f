import { describe, expect, test } from 'vitest';
import { nextFacts, nextLine } from './next-line.ts';
import { BANNED, FIRST_GAME, OPENED, playedSeries, READY, type Move } from '../series.fixture.ts';

const lineOf = (moves: readonly Move[], side: 'a' | 'b' = 'a') => {
  const { title, after } = nextLine(nextFacts(playedSeries(moves), side));
  return [title, after];
};

const REPORTED: readonly Move[] = [...FIRST_GAME, ['a', { type: 'report', game_number: 1, result: 'a', note: null }]];
const DISPUTED: readonly Move[] = [...REPORTED, ['b', { type: 'report', game_number: 1, result: 'b', note: null }]];

describe('the line of a match says what is next and what follows', () => {
  test.each<[string, readonly Move[], string, string]>([
    ['opened', OPENED, '进入房间', '双方就绪后开始，超时未就绪的一方判负'],
    ['one is ready', [...OPENED, ['a', { type: 'ready' }]], '等待对手进入房间', '双方就绪后开始，超时未就绪的一方判负'],
    ['ban', READY, '选择要禁用的对手卡组', '双方同时暗禁，都提交后公布，超时由系统随机禁用'],
    [
      'banned',
      [...READY, ['a', { type: 'lock_bans', slots: [0] }]],
      '等待对手提交禁用',
      '双方同时暗禁，都提交后公布，超时由系统随机禁用',
    ],
    ['pick', BANNED, '选择第 1 局出战卡组', '双方同时暗选，都提交后公布并开打，超时由系统随机选择'],
    ['game', FIRST_GAME, '打完后上报第 1 局结果', '打完后由一方上报，对手确认后生效'],
    ['reported', REPORTED, '等待对手确认', '确认后继续，超时未回应，以对手上报的结果为准'],
    ['disputed', DISPUTED, '等待裁判裁定', '裁定前本场不计时'],
  ])('%s', (_moment, moves, title, after) => {
    expect(lineOf(moves)).toEqual([title, after]);
  });

  test('the other side confirms what was reported', () => {
    expect(lineOf(REPORTED, 'b')).toEqual([
      '确认对手上报的第 1 局结果',
      '确认后继续，超时未回应，以对手上报的结果为准',
    ]);
  });

  test('a reminder is no deadline of its own, and nothing runs once the match is over', () => {
    const facts = nextFacts(playedSeries(REPORTED), 'b');
    expect(nextLine(facts)).toMatchObject({ due_label: '下次提醒', due_at: facts.due_at });
    expect(nextLine({ ...facts, action: 'done' })).toMatchObject({ due_at: null, after: '结果已生效' });
  });
});
