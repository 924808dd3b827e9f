import { cx } from '../layout/cx.ts';
import { StateShape, type StateShapeKind } from './state-shapes/StateShape.tsx';

type StateLook = { label: string; shape: StateShapeKind; color: string; shapeColor?: string };

export type DisplayState =
  | 'upcoming'
  | 'open'
  | 'check_in'
  | 'banning'
  | 'live'
  | 'paused'
  | 'dispute'
  | 'finished'
  | 'cancelled';

const WAITING = { shape: 'half', color: 'text-huang-text' } as const;

const LOOKS: Record<DisplayState, StateLook> = {
  upcoming: { label: '未开始', shape: 'ring', color: 'text-text-2', shapeColor: 'text-text-3' },
  open: { label: '报名中', shape: 'ring', color: 'text-lv-text' },
  check_in: { label: '签到中', ...WAITING },
  banning: { label: '禁用阶段', ...WAITING },
  live: { label: '进行中', shape: 'disc', color: 'font-medium text-zhu-text', shapeColor: 'text-zhu-bright' },
  paused: { label: '已暂停', shape: 'bars', color: 'text-text-2' },
  dispute: {
    label: '争议',
    shape: 'triangle',
    color: 'font-medium text-huang-text',
    shapeColor: 'text-huang-fill',
  },
  finished: { label: '已结束', shape: 'square', color: 'text-text-3' },
  cancelled: { label: '已取消', shape: 'dash', color: 'text-text-3 line-through' },
};

export const stateLabel = (state: DisplayState): string => LOOKS[state].label;

type StatusMarkProps = {
  state: DisplayState;
  /** Replaces the default where the state has a more exact name. */
  label?: string;
  size?: 's' | 'm';
  isPill?: boolean;
  /** Its place only. */
  className?: string;
};

/** A state by label, shape and colour. */
export function StatusMark({ state, label, size = 'm', isPill, className }: StatusMarkProps) {
  const look = LOOKS[state];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        size === 's' ? 'text-12' : 'text-13',
        look.color,
        isPill && 'h-6 rounded-[4px] bg-surface-3 px-2.25',
        className,
      )}
    >
      <StateShape kind={look.shape} color={look.shapeColor} />
      {label ?? look.label}
    </span>
  );
}

/** The filled badge; at most one per region, further live things use the mark. */
export function LiveBadge({ label = 'LIVE' }: { label?: string }) {
  return (
    <span className="inline-flex h-5 items-center gap-1.5 rounded-seal bg-zhu-fill pr-1.75 pl-1.5 font-num text-12 font-bold tracking-[0.08em] whitespace-nowrap text-on-fill">
      <StateShape kind="disc" isSmall />
      {label}
    </span>
  );
}
