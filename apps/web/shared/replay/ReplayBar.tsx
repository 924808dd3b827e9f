import { Pause, Play, Radio, SkipBack, SkipForward } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ActionButton } from '../ui/actions/Action.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { Segmented } from '../ui/forms/Segmented.tsx';
import { clockText } from '../ui/time/time.format.ts';
import { REPLAY_SPEEDS, replayKey, type ReplayMove, type ReplaySpeed } from './replay.ts';
import { ReplaySlider } from './ReplaySlider.tsx';
import type { Replay } from './useReplay.ts';

const SPEEDS = REPLAY_SPEEDS.map((speed) => ({ value: String(speed), label: `×${speed}` }));

type ReplayBarProps<Step> = {
  steps: readonly Step[];
  replay: Replay;
  /** What happened in a step. */
  textOf: (step: Step) => string;
  /** Nothing more is to come. */
  isOver: boolean;
};

/**
 * Goes through a match or battle event by event. On the slider the space bar plays, arrows step, Home and End jump, Esc returns to
 * live. It has its place before the record is read.
 */
export function ReplayBar<Step extends { readonly atMs: number }>(props: ReplayBarProps<Step>) {
  const { steps, replay, textOf, isOver } = props;
  const last = steps.length - 1;
  const position = replay.position ?? last;
  const step = steps[position];
  return (
    <section
      className="mt-3 flex items-center gap-2 border-b border-b-line-1 py-1.5 max-[561px]:flex-wrap max-[561px]:gap-x-1 max-[561px]:gap-y-0"
      aria-label="回放"
    >
      <MoveButton move="toggle" label={replay.isPlaying ? '暂停' : '播放回放'} isOff={!step} replay={replay}>
        {replay.isPlaying ? <Pause size={18} /> : <Play size={18} />}
      </MoveButton>
      <MoveButton move="back" label="上一步" isOff={position <= 0} replay={replay}>
        <SkipBack size={16} />
      </MoveButton>
      <MoveButton move="forward" label="下一步" isOff={position >= last} replay={replay}>
        <SkipForward size={16} />
      </MoveButton>
      <ReplaySlider
        last={Math.max(last, 0)}
        position={Math.max(position, 0)}
        text={step ? `第 ${position + 1} 步，共 ${last + 1} 步：${textOf(step)}` : ''}
        isOff={!step}
        onSeek={replay.seek}
        onKey={(event) => onKey(event, replay)}
      />
      <span className="w-28 text-right font-num text-[15px] font-semibold whitespace-nowrap text-text-2 max-[561px]:-order-1">
        {step && `${clockText(new Date(step.atMs))} · ${position + 1}/${last + 1}`}
      </span>
      {/* of one width whatever the font, so that the line below the slider stays one line */}
      <span className="max-[561px]:ml-auto max-[561px]:w-34">
        <Segmented
          fillsPhone
          label="回放速度"
          options={SPEEDS}
          value={String(replay.speed)}
          onChange={(speed) => replay.setSpeed(Number(speed) as ReplaySpeed)}
        />
      </span>
      <ActionButton
        variant="ghost"
        className="max-[561px]:w-10"
        disabled={replay.position === null}
        onClick={() => replay.press('live')}
      >
        <Radio size={14} />
        <span className="max-[561px]:sr-only">{isOver ? '回到终局' : '回到直播'}</span>
      </ActionButton>
    </section>
  );
}

type MoveButtonProps = { move: ReplayMove; label: string; isOff: boolean; replay: Replay; children: ReactNode };

function MoveButton({ move, label, isOff, replay, children }: MoveButtonProps) {
  return (
    <IconButton label={label} disabled={isOff} className="disabled:opacity-45" onClick={() => replay.press(move)}>
      {children}
    </IconButton>
  );
}

function onKey(event: KeyboardEvent, replay: Replay): void {
  const key = replayKey(event.key);
  if (!key) return;
  event.preventDefault();
  replay.press(key);
}
