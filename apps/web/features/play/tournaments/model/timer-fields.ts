import { numberFrom } from '@pailei/domain/typed-text/width';
import type { SeriesTimers } from '@pailei/domain/series/settings';

/** A timer by its place in the settings, and in the texts of errors: `timers.check_in.0`. */
type TimerField = { readonly key: string; readonly label: string };

export const TIMER_FIELDS: readonly TimerField[] = [
  { key: 'check_in.0', label: '准备 第 1 档' },
  { key: 'check_in.1', label: '准备 第 2 档' },
  { key: 'check_in.2', label: '准备 第 3 档' },
  { key: 'shield', label: '选择保护' },
  { key: 'ban', label: '选择禁用' },
  { key: 'pick', label: '选择卡组' },
  { key: 'grace', label: '宽限' },
  { key: 'reminders.0', label: '第 1 次提醒' },
  { key: 'reminders.1', label: '第 2 次提醒' },
  { key: 'confirm', label: '上报确认' },
];

/** Seconds as typed, by the key of their field. */
export type TimerValues = Readonly<Record<string, string>>;

type TypedTimers = {
  check_in: [number, number, number];
  shield: number;
  ban: number;
  pick: number;
  grace: number;
  reminders: [number, number];
  confirm: number;
};

export const timerValues = (timers: SeriesTimers): TimerValues =>
  Object.fromEntries(TIMER_FIELDS.map(({ key }) => [key, String(timerAt(timers, key))]));

export function timersOf(values: TimerValues): TypedTimers {
  const at = (key: string) => numberFrom(values[key] ?? 'NaN');
  return {
    check_in: [at('check_in.0'), at('check_in.1'), at('check_in.2')],
    shield: at('shield'),
    ban: at('ban'),
    pick: at('pick'),
    grace: at('grace'),
    reminders: [at('reminders.0'), at('reminders.1')],
    confirm: at('confirm'),
  };
}

function timerAt(timers: SeriesTimers, key: string): number {
  const [timer = '', place] = key.split('.');
  const value = timers[timer as keyof SeriesTimers];
  return typeof value === 'number' ? value : (value[Number(place)] ?? 0);
}
