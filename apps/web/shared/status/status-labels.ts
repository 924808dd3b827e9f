import { COMPONENT_NAMES, type ComponentStatus, type Status } from '@pailei/contracts/site/status/status.api';
import { SITE_AHEAD_MS } from '@pailei/domain/site-time/zone';
import { shareText, uptime, type Stretch, type StretchState } from '@pailei/domain/status/uptime';
import { slotAt, slotStart } from '@pailei/domain/status/slots';
import type { Component } from '@pailei/domain/status/probes';

import { clockText, monthDayText } from '../ui/time/time.format.ts';

export const STATE_LABELS: Record<StretchState, string> = {
  up: '正常',
  degraded: '性能下降',
  down: '中断',
  missing: '未测量',
  none: '尚无记录',
};

const ERROR_LABELS = {
  timeout: '没有及时回应',
  refused: '无法连接',
  undelivered: '消息没有送达',
  overdue: '没有按时完成',
  full: '存储空间不足',
  failed: '回应异常',
} as const;

export type CurrentState = Exclude<StretchState, 'none'>;

/** After three rounds without a probe the last measurement is stale. */
const FRESH_SLOTS = 3;

export function newestSlot(status: Status | null | undefined): number {
  return Math.max(0, ...(status?.components.map(({ newest }) => newest?.slot ?? 0) ?? []));
}

export function currentState({ newest }: ComponentStatus, nowMs: number): CurrentState {
  return newest && slotAt(nowMs) - newest.slot <= FRESH_SLOTS ? newest.state : 'missing';
}

/** The text of a component: its latency, its backlog or its error. */
export function measureText({ component, newest }: ComponentStatus): string {
  if (!newest) return '—';
  if (newest.error) return ERROR_LABELS[newest.error];
  if (component === 'storage') return newest.state === 'degraded' ? '剩余空间不足 10%' : '空间充足';
  if (component === 'queues') return `积压 ${(newest.backlog ?? 0).toLocaleString('en-US')}`;
  return newest.latency_ms === null ? '—' : `${newest.latency_ms.toLocaleString('en-US')} ms`;
}

export type Overall = { state: CurrentState; title: string; text: string };

const RANK: Record<CurrentState, number> = { up: 0, missing: 1, degraded: 2, down: 3 };

/** The summary at the top of the page. */
export function overall(states: readonly [Component, CurrentState][]): Overall {
  const state = states.reduce<CurrentState>((worst, [, one]) => (RANK[one] > RANK[worst] ? one : worst), 'up');
  const namesOf = (wanted: CurrentState) =>
    states.flatMap(([component, one]) => (one === wanted ? [COMPONENT_NAMES[component][0]] : [])).join('、');
  switch (state) {
    case 'up':
      return { state, title: '所有服务正常', text: `${states.length} 项服务最近一次检测均正常。` };
    case 'degraded':
      return {
        state,
        title: '部分服务性能下降',
        text: `${namesOf('degraded')}响应较慢、积压较多或空间不足，功能仍可使用。`,
      };
    case 'down':
      return { state, title: '部分服务中断', text: `${namesOf('down')}没有通过最近一次检测。` };
    case 'missing':
      return states.every(([, one]) => one === 'missing')
        ? { state, title: '暂时没有测量', text: '最近 45 秒内没有检测结果，以下为最后一次的记录。' }
        : { state, title: '部分服务未测量', text: `${namesOf('missing')}最近 45 秒内没有检测结果。` };
    default:
      return state satisfies never;
  }
}

/** Days are days of China's time zone, independent of the visitor's. */
function chinaDay(slot: number): string {
  const date = new Date(slotStart(slot) + SITE_AHEAD_MS);
  return `${date.getUTCMonth() + 1} 月 ${date.getUTCDate()} 日`;
}

/** The tooltip of one cell: its time and its probes. */
export function stretchText(stretch: Stretch, isDay: boolean): string {
  const { first_slot, up, degraded, down, missing } = stretch;
  const start = new Date(slotStart(first_slot));
  const time = isDay ? chinaDay(first_slot) : `${monthDayText(start)} ${clockText(start)} 起半小时`;
  if (up + degraded + down + missing === 0) return `${time}：尚无记录`;
  const counts = [
    [up, '正常'],
    [degraded, '缓慢'],
    [down, '中断'],
    [missing, '未测量'],
  ] as const;
  return `${time}：${counts.flatMap(([count, label]) => (count > 0 ? [`${label} ${count} 次`] : [])).join('，')}`;
}

/** Text alternative of a bar for screen readers. */
export function barText(span: string, row: readonly Stretch[], states: readonly StretchState[]): string {
  const amount = (wanted: StretchState) => states.filter((state) => state === wanted).length;
  const bad = (['down', 'degraded', 'missing'] as const).flatMap((state) =>
    amount(state) > 0 ? [`${amount(state)} 段${STATE_LABELS[state]}`] : [],
  );
  return [`近 ${span}可用率 ${shareText(uptime(row)) ?? '尚无记录'}`, ...bad].join('，');
}
