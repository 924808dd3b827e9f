import type { ComponentStatus } from '@pailei/contracts/site/status/status.api';
import { addProbe, emptyHistory } from '@pailei/domain/status/history';
import { slotAt, slotStart } from '@pailei/domain/status/slots';
import type { Component } from '@pailei/domain/status/probes';
import { expect, test } from 'vitest';
import { latencyOf, latencySummary } from './latency.ts';
import {
  barText,
  currentState,
  measureText,
  overall,
  stretchText,
  type CurrentState,
} from '../../../../shared/status/status-labels.ts';

const NOW = slotAt(Date.parse('2026-11-20T12:10:00.000Z'));

function part(component: Component, newest: Partial<NonNullable<ComponentStatus['newest']>> | null): ComponentStatus {
  const measured = {
    slot: NOW,
    at: '2026-11-20T12:10:01.000Z',
    state: 'up',
    latency_ms: 7,
    backlog: null,
    error: null,
  } as const;
  return { component, measured_since: NOW, newest: newest && { ...measured, ...newest }, history: emptyHistory(NOW) };
}

test('what was measured three rounds ago still counts, four rounds ago it says nothing', () => {
  expect(currentState(part('api', { state: 'degraded' }), slotStart(NOW + 3))).toBe('degraded');
  expect(currentState(part('api', { state: 'degraded' }), slotStart(NOW + 4))).toBe('missing');
  expect(currentState(part('api', null), slotStart(NOW))).toBe('missing');
});

test('a row says how quick, how much, or what is wrong', () => {
  expect(measureText(part('api', { latency_ms: 1_840 }))).toBe('1,840 ms');
  expect(measureText(part('workers', { latency_ms: null }))).toBe('—');
  expect(measureText(part('queues', { backlog: 1_200 }))).toBe('积压 1,200');
  expect(measureText(part('hub', { state: 'down', error: 'undelivered' }))).toBe('消息没有送达');
  expect(measureText(part('storage', { latency_ms: null }))).toBe('空间充足');
  expect(measureText(part('storage', { state: 'degraded', latency_ms: null }))).toBe('剩余空间不足 10%');
  expect(measureText(part('storage', { state: 'down', error: 'full' }))).toBe('存储空间不足');
});

test.each<[CurrentState[], string]>([
  [['up', 'up'], '所有服务正常'],
  [['up', 'degraded'], '部分服务性能下降'],
  [['degraded', 'down'], '部分服务中断'],
  [['up', 'missing'], '部分服务未测量'],
  [['missing', 'missing'], '暂时没有测量'],
])('over %j stands %s', ([api = 'up', hub = 'up'], title) => {
  expect(
    overall([
      ['api', api],
      ['hub', hub],
    ]).title,
  ).toBe(title);
});

test('a cell and a bar say what they show', () => {
  const stretch = { first_slot: NOW, up: 100, degraded: 0, down: 4, missing: 16 };
  expect(stretchText(stretch, false)).toMatch(/ 起半小时：正常 100 次，中断 4 次，未测量 16 次$/);
  const midnight = slotAt(Date.parse('2026-11-20T00:00:00.000+08:00'));
  expect(stretchText({ ...stretch, first_slot: midnight, missing: 0 }, true)).toBe(
    '11 月 20 日：正常 100 次，中断 4 次',
  );
  expect(barText('24 小时', [stretch], ['down'])).toBe('近 24 小时可用率 83.33%，1 段中断');
});

test('the latency of a day is its half hours’ means and its one highest', () => {
  const probes = [
    [NOW - 240, 10],
    [NOW - 239, 20],
    [NOW, 6],
  ] as const;
  const history = probes.reduce(
    (bars, [slot, latency_ms]) => addProbe(bars, { slot, state: 'up', latency_ms }),
    emptyHistory(NOW),
  );
  const api = { ...part('api', { latency_ms: 6 }), history };
  const { values, mean, peak } = latencyOf(api);
  expect(values.filter((value) => value !== null)).toEqual([15, 6]);
  expect([mean, peak?.ms]).toEqual([12, 20]);
  expect(latencySummary(api)).toContain('24 小时平均 12 毫秒，最高 20 毫秒');
  expect(latencySummary(part('api', null))).toBe('接口：近 24 小时没有计时');
});
