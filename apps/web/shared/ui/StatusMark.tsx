import { cx } from './cx.ts';

const STATES = {
  upcoming: ['wait', '未开始'],
  open: ['open', '报名中'],
  check_in: ['check', '签到中'],
  banning: ['ban', '禁用阶段'],
  live: ['live', '进行中'],
  paused: ['pause', '已暂停'],
  dispute: ['disp', '争议'],
  finished: ['done', '已结束'],
  cancelled: ['cancel', '已取消'],
} as const;

export type DisplayState = keyof typeof STATES;

/** A state by word, shape and colour; `label` replaces the word where the state has a finer name. */
export function StatusMark({ state, label, isPill }: { state: DisplayState; label?: string; isPill?: boolean }) {
  const [kind, word] = STATES[state];
  return (
    <span className={cx('st', `st--${kind}`, isPill && 'st--pill')}>
      <i aria-hidden="true" />
      {label ?? word}
    </span>
  );
}

/** The filled badge; at most one per region, further live things use the mark. */
export function LiveBadge({ label = 'LIVE' }: { label?: string }) {
  return (
    <span className="live">
      <i aria-hidden="true" />
      {label}
    </span>
  );
}
