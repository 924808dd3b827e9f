import { COMPONENT_NAMES, type ComponentStatus } from '@pailei/contracts/site/status/status.api';
import { HALF_HOURS, slotStart } from '@pailei/domain/status/slots';
import { clockText } from '../../../../shared/ui/time/time.format.ts';

export type Latency = {
  labels: string[];
  values: (number | null)[];
  now: number | null;
  mean: number | null;
  peak: Peak | null;
};
type Peak = { ms: number; at: string };

/** The mean latency of each half hour of a day, with its greatest single one. */
export function latencyOf({ newest, history }: ComponentStatus): Latency {
  const { cells, last_cell } = history;
  const starts = cells.map((_, place) =>
    clockText(new Date(slotStart(HALF_HOURS.firstSlotOf(last_cell - (cells.length - 1 - place))))),
  );
  const total = cells.reduce((sum, cell) => sum + cell[3], 0);
  const timed = cells.reduce((sum, cell) => sum + cell[4], 0);
  const greatest = Math.max(0, ...cells.map((cell) => cell[5]));
  const place = cells.findLastIndex((cell) => cell[4] > 0 && cell[5] === greatest);
  return {
    labels: starts,
    values: cells.map(([, , , sum, count]) => (count > 0 ? Math.round((sum / count) * 10) / 10 : null)),
    now: newest?.latency_ms ?? null,
    mean: timed > 0 ? Math.round(total / timed) : null,
    peak: place < 0 ? null : { ms: greatest, at: starts[place] ?? '' },
  };
}

export function latencySummary(part: ComponentStatus): string {
  const { now, mean, peak } = latencyOf(part);
  const name = COMPONENT_NAMES[part.component][0];
  if (mean === null || peak === null) return `${name}：近 24 小时没有计时`;
  return `${name}：现在 ${now ?? '—'} 毫秒，24 小时平均 ${mean} 毫秒，最高 ${peak.ms} 毫秒（${peak.at} 起的半小时）`;
}
