import { Pause, Play, Radio, SkipBack, SkipForward } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ActionButton } from '../ui/actions/Action.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { Segmented } from '../ui/forms/Segmented.tsx';
import { clockText } from '../ui/time/time.format.ts';
import { replayKey, type ReplayMove } from './replay.ts';
import { ReplaySlider } from './ReplaySlider.tsx';

/** What the controls show and do; `position` counts from 0 to `last`. */
export type ReplayControlsProps = {
  last: number;
  position: number;
  /** The step at that position; null before the record is read. */
  step: { readonly atMs: number; readonly text: string } | null;
  isPlaying: boolean;
  speeds: readonly number[];
  speed: number;
  onSpeed: (speed: number) => void;
  onSeek: (position: number) => void;
  onMove: (move: ReplayMove) => void;
  /** What leads out of the replay, and whether there is something to leave. */
  liveLabel: string;
  isLive: boolean;
  /** Other keys on the slider; true: it did something. */
  onOtherKey?: (key: string) => boolean;
};

/**
 * Goes through a record event by event. On the slider the space bar plays, arrows step, Home and End jump, Esc returns to
 * live. It has its place before the record is read.
 */
export function ReplayControls(props: ReplayControlsProps) {
  const { last, position, step, isPlaying, speeds, speed, onSpeed, onSeek, onMove, liveLabel, isLive } = props;
  return (
    <section
      className="mt-3 flex items-center gap-2 border-b border-b-line-1 py-1.5 max-[561px]:flex-wrap max-[561px]:gap-x-0 max-[561px]:gap-y-0"
      aria-label="回放"
    >
      <MoveButton move="toggle" label={isPlaying ? '暂停' : '播放回放'} isOff={!step} onMove={onMove}>
        {isPlaying ? <Pause size={18} /> : <Play size={18} />}
      </MoveButton>
      <MoveButton move="back" label="上一步" isOff={position <= 0} onMove={onMove}>
        <SkipBack size={16} />
      </MoveButton>
      <MoveButton move="forward" label="下一步" isOff={position >= last} onMove={onMove}>
        <SkipForward size={16} />
      </MoveButton>
      <ReplaySlider
        last={Math.max(last, 0)}
        position={Math.max(position, 0)}
        text={step ? `第 ${position + 1} 步，共 ${last + 1} 步：${step.text}` : ''}
        isOff={!step}
        onSeek={onSeek}
        onKey={(event) => onKey(event, props)}
      />
      <span className="w-28 text-right font-num text-[15px] font-semibold whitespace-nowrap text-text-2 max-[561px]:-order-1">
        {step && `${clockText(new Date(step.atMs))} · ${position + 1}/${last + 1}`}
      </span>
      {/* of one width whatever the font, so that the line below the slider stays one line */}
      <span className="max-[561px]:mr-1 max-[561px]:ml-auto max-[561px]:w-34">
        <Segmented
          fillsPhone
          label="回放速度"
          options={speeds.map((value) => ({ value: String(value), label: `×${value}` }))}
          value={String(speed)}
          onChange={(value) => onSpeed(Number(value))}
        />
      </span>
      <ActionButton variant="ghost" className="max-[561px]:w-10" disabled={isLive} onClick={() => onMove('live')}>
        <Radio size={14} />
        <span className="max-[561px]:sr-only">{liveLabel}</span>
      </ActionButton>
    </section>
  );
}

type MoveButtonProps = {
  move: ReplayMove;
  label: string;
  isOff: boolean;
  onMove: (move: ReplayMove) => void;
  children: ReactNode;
};

function MoveButton({ move, label, isOff, onMove, children }: MoveButtonProps) {
  return (
    <IconButton label={label} disabled={isOff} className="disabled:opacity-45" onClick={() => onMove(move)}>
      {children}
    </IconButton>
  );
}

function onKey(event: KeyboardEvent, { onMove, onOtherKey }: ReplayControlsProps): void {
  const move = replayKey(event.key);
  if (!move && !onOtherKey?.(event.key)) return;
  event.preventDefault();
  if (move) onMove(move);
}
