import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import type { SeriesEvent, SeriesEventType } from '@pailei/domain/series/events';
import { describe, expect, test } from 'vitest';
import { buildMatch, openMatch, REFEREE, sideActor } from '../../../../shared/match/match.builder.ts';
import { replaySteps } from '../../../../shared/replay/replay.ts';
import { plainText } from './sentence.ts';
import { sentenceOf, timelineOf } from './timeline.ts';

const stepsOf = (events: readonly SeriesEvent[]) => replaySteps(events, { fold: foldSeries, evolve: evolveSeries });
const linesOf = (events: readonly SeriesEvent[]) => timelineOf(stepsOf(events)).map(plainText);
const newest = (events: readonly SeriesEvent[]) => linesOf(events)[0];

const AT = '2026-03-01T20:24:00.000Z';
const BY = { user_id: 'r', name: '桥洞底下' };
const ruled = { reason: '迟到', by: BY, at: AT };
const state = buildMatch().state;
const textOf = (event: { type: SeriesEventType; payload: object }) =>
  plainText(sentenceOf({ type: event.type, payload: { at: AT, ...event.payload } } as SeriesEvent, state));

describe('a match that is played', () => {
  test('lists newest first with the score at each point', () => {
    const match = buildMatch();
    match.play('a', [0, 0]);
    match.play('b', [1, 0]);
    const lines = linesOf(match.events).filter((line) => line.includes('拿下'));
    expect(lines).toEqual(['墨染青衫 拿下第 2 局，比分 1:1', '北风不渡 拿下第 1 局，比分 1:0']);
    expect(linesOf(match.events).at(-1)).toBe('北风不渡 对阵 墨染青衫，BO5 征服赛 · 4 副禁 1');
  });

  test('keeps a ban secret until both have sent theirs', () => {
    const match = openMatch();
    match.send({ kind: 'system' }, { type: 'open_check_in' });
    match.send(sideActor('a'), { type: 'ready' });
    match.send(sideActor('b'), { type: 'ready' });
    match.send(sideActor('a'), { type: 'lock_bans', slots: [3] });
    expect(newest(match.events)).toBe('北风不渡 已提交禁用');
    match.send(sideActor('b'), { type: 'lock_bans', slots: [3] });
    expect(linesOf(match.events)).toContain('禁用公布：北风不渡 禁 血魔死骑，墨染青衫 禁 控制战');
  });

  test('shows a correction with the old and the new result and the reason', () => {
    const match = buildMatch();
    match.play('a', [0, 0]);
    match.send(REFEREE, { type: 'correct_game', game_number: 1, result: 'b', reason: '录像为证' });
    expect(linesOf(match.events)).toContain(
      '裁判 桥洞底下 更正第 1 局：由 北风不渡 胜 改为 墨染青衫 胜，比分 0:1，原因：录像为证',
    );
    expect(linesOf(match.events)).toContain('北风不渡 拿下第 1 局，比分 1:0');
  });

  test('stops at the replayed position', () => {
    const steps = stepsOf(buildMatch().events);
    expect(timelineOf(steps, 1).map(({ position }) => position)).toEqual([1, 0]);
  });
});

const EVERY: Readonly<Record<SeriesEventType, readonly [payload: object, text: string | RegExp]>> = {
  series_created: [{}, /^北风不渡 对阵 墨染青衫/],
  check_in_opened: [{ due_at: AT }, /^双方进入准备，截止 \d\d:24$/],
  check_in_prolonged: [{ due_at: AT }, /^仍有选手未就绪，继续等到 \d\d:24$/],
  check_in_held: [{ sides: ['a', 'b'], due_at: AT }, '还没有通知到 北风不渡、墨染青衫，缺席时限不计，已请裁判处理'],
  check_in_restarted: [{ sides: ['b'], due_at: AT }, /^墨染青衫 刚刚收到通知，等到 \d\d:24$/],
  side_ready: [{ side: 'b' }, '墨染青衫 已就绪'],
  step_started: [{ step: 'pick', game_number: 3, due_at: AT }, '第 3 局选择卡组'],
  deadline_missed: [{ side: 'a', step: 'ban' }, '北风不渡 未按时提交禁用'],
  grace_given: [{ sides: ['a'], due_at: '2026-03-01T20:24:15.000Z' }, '北风不渡 获得 15 秒宽限'],
  shield_locked: [{ side: 'a', by_system: true }, '北风不渡 已提交保护（系统代选）'],
  shields_revealed: [{ slots: { a: 0, b: 1 } }, '保护公布：北风不渡 保护 快攻法，墨染青衫 保护 慢速牧'],
  bans_locked: [{ side: 'a', by_system: false }, '北风不渡 已提交禁用'],
  bans_revealed: [{ slots: { a: [1], b: [] } }, '禁用公布：北风不渡 禁 慢速牧'],
  pick_locked: [{ side: 'a', game_number: 2, by_system: false }, '北风不渡 已选好第 2 局的卡组'],
  picks_revealed: [
    { game_number: 1, slots: { a: 2, b: 9 } },
    '第 1 局卡组公布：北风不渡 出战 星辰德，墨染青衫 出战 ？',
  ],
  game_started: [{ game_number: 2, a_slot: 0, b_slot: 0, replay_of: 1 }, '第 2 局开始，重赛第 1 局'],
  result_reported: [
    { game_number: 1, side: 'a', result: 'draw', note: '双方同归于尽' },
    '北风不渡 上报第 1 局：平局，说明：双方同归于尽',
  ],
  report_reminded: [{ game_number: 1, side: 'b', due_at: AT, due_kind: 'confirm' }, '提醒 墨染青衫 确认第 1 局的结果'],
  dispute_opened: [
    { game_number: 1, cause: 'reports_differ', side: 'b', note: null },
    '北风不渡 与 墨染青衫 上报的第 1 局结果不一致，已通知裁判',
  ],
  result_questioned: [
    { game_number: 1, side: 'b', note: '没有收到提醒' },
    '墨染青衫 对已结算的第 1 局提出异议，说明：没有收到提醒',
  ],
  game_finished: [{ game_number: 1, winner: 'draw', ended_by: 'agreement' }, '第 1 局平局'],
  game_awarded: [
    { game_number: 1, winner: 'b', ended_by: 'no_show' },
    '第 1 局判给 墨染青衫，比分 0:0（北风不渡 未到）',
  ],
  game_ruled: [{ game_number: 1, result: 'draw', ...ruled }, '裁判 桥洞底下 裁定第 1 局平局，重赛，原因：迟到'],
  game_corrected: [{ game_number: 1, previous: 'a', winner: 'b', ...ruled }, /由 北风不渡 胜 改为 墨染青衫 胜/],
  game_upheld: [{ game_number: 1, winner: 'a', ...ruled }, '裁判 桥洞底下 维持第 1 局的结果，原因：迟到'],
  game_voided: [{ game_number: 2, cause: 1, ...ruled }, '第 2 局随第 1 局的改判作废，比分 0:0'],
  result_awarded: [{ score: { a: 2, b: 1 }, ...ruled }, '裁判 桥洞底下 判定本场比分 2:1，原因：迟到'],
  score_corrected: [
    {
      previous: { a: 2, b: 0 },
      score: { a: 0, b: 2 },
      corrected: [{ game_number: 1, winner: 'b' }],
      voided: [2],
      awarded: [{ game_number: 3, winner: 'b' }],
      ...ruled,
    },
    '裁判 桥洞底下 更正本场比分：由 2:0 改为 0:2，原因：迟到',
  ],
  penalty_given: [
    { side: 'a', kind: 'warning', game_number: null, ...ruled },
    '裁判 桥洞底下 判罚 北风不渡 警告，原因：迟到',
  ],
  series_paused: [{ remaining_ms: 1, ...ruled }, '裁判 桥洞底下 暂停本场，原因：迟到'],
  series_resumed: [{ due_at: null, ...ruled }, '裁判 桥洞底下 恢复本场，原因：迟到'],
  time_credited: [{ lost_ms: 1_833_000, due_at: AT }, '维护期间停表，时限顺延 30:33'],
  deadline_extended: [{ seconds: 120, due_at: AT, ...ruled }, '裁判 桥洞底下 延长时限 2 分钟，原因：迟到'],
  series_finished: [
    { status: 'forfeited', winner: 'b', cause: 'forfeit', score: { a: 1, b: 2 } },
    '墨染青衫 以 2:1 取胜，北风不渡 弃权',
  ],
  series_reopened: [ruled, '裁判 桥洞底下 重开本场，继续进行，原因：迟到'],
  series_cancelled: [ruled, '裁判 桥洞底下 取消本场，原因：迟到'],
  ruling_undone: [
    { undone: 'game_corrected', restored: state, ...ruled },
    '裁判 桥洞底下 撤销上一次裁定，比分 0:0，原因：迟到',
  ],
};

describe('every kind of event has its sentence', () => {
  test.each(Object.entries(EVERY))('%s', (type, [payload, text]) => {
    expect(textOf({ type: type as SeriesEventType, payload })).toMatch(text);
  });

  test('a contested result names who objects and why', () => {
    const payload = { game_number: 1, cause: 'contested', side: 'b', note: '断线', screenshot_id: null };
    expect(textOf({ type: 'dispute_opened', payload })).toBe(
      '墨染青衫 对第 1 局的结果提出异议，已通知裁判，说明：断线',
    );
  });

  test('a referee voids a game by their own decision', () => {
    expect(textOf({ type: 'game_voided', payload: { game_number: 2, cause: null, ...ruled } })).toBe(
      '裁判 桥洞底下 判第 2 局作废，比分 0:0，原因：迟到',
    );
  });

  test('both absent lose', () => {
    const payload = { status: 'forfeited', winner: null, cause: 'both_absent', score: { a: 0, b: 0 } };
    expect(textOf({ type: 'series_finished', payload })).toBe('双方判负，双方未到');
  });
});
