import { REPLAY_SPEEDS, type ReplaySpeed } from './replay.ts';
import { ReplayControls } from './ReplayControls.tsx';
import type { Replay } from './useReplay.ts';

type ReplayBarProps<Step> = {
  steps: readonly Step[];
  replay: Replay;
  /** What happened in a step. */
  textOf: (step: Step) => string;
  /** Nothing more is to come. */
  isOver: boolean;
};

/** Goes through a match or battle event by event. */
export function ReplayBar<Step extends { readonly atMs: number }>(props: ReplayBarProps<Step>) {
  const { steps, replay, textOf, isOver } = props;
  const last = steps.length - 1;
  const position = replay.position ?? last;
  const step = steps[position];
  return (
    <ReplayControls
      last={last}
      position={position}
      step={step ? { atMs: step.atMs, text: textOf(step) } : null}
      isPlaying={replay.isPlaying}
      speeds={REPLAY_SPEEDS}
      speed={replay.speed}
      onSpeed={(speed) => replay.setSpeed(speed as ReplaySpeed)}
      onSeek={replay.seek}
      onMove={replay.press}
      liveLabel={isOver ? '回到终局' : '回到直播'}
      isLive={replay.position === null}
    />
  );
}
