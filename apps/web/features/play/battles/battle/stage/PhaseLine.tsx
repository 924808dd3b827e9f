import type { BattleState } from '@pailei/domain/battles/types';

import { useAsOfText } from '../../../../../shared/live/AsOf.tsx';
import { formatCountdown, formatDuration } from '../../../../../shared/ui/time/countdown.format.ts';
import { Countdown, Elapsed } from '../../../../../shared/ui/time/Countdown.tsx';
import { formatView } from '../../formats/format-views.ts';
import { battlePhase, type PhaseClock } from '../../../../../shared/battles/model/phase.ts';

type PhaseLineProps = {
  state: BattleState;
  /** Null: live, so that the clock runs; else the replayed moment in milliseconds. */
  replayTime: number | null;
};

/** What goes on, and its clock; one line of one height, whatever it says. */
export function PhaseLine({ state, replayTime }: PhaseLineProps) {
  const { text, clock } = battlePhase(state, formatView(state).boardName);
  return (
    <p className="relative flex h-6 items-baseline justify-center gap-1.5 text-13 whitespace-nowrap text-text-2">
      <span className="min-w-0 truncate">{text}</span>
      {clock && (
        <span className="text-[15px] text-zhu-text">
          {replayTime === null ? <RunningClock clock={clock} /> : <StoppedClock clock={clock} nowMs={replayTime} />}
        </span>
      )}
      {replayTime === null && <AsOfLine />}
    </p>
  );
}

function RunningClock({ clock: { kind, at } }: { clock: PhaseClock }) {
  return kind === 'until' ? <Countdown dueAt={at} isLabelled /> : <Elapsed since={at} />;
}

function StoppedClock({ clock: { kind, at }, nowMs }: { clock: PhaseClock; nowMs: number }) {
  const text = kind === 'until' ? formatCountdown(Date.parse(at) - nowMs) : formatDuration(nowMs - Date.parse(at));
  return <span className="font-num font-semibold">{text}</span>;
}

/** While disconnected the clocks are frozen, and the page shows since when. */
function AsOfLine() {
  const text = useAsOfText();
  return text && <span className="absolute inset-x-0 bottom-full text-center text-12 text-huang-text">{text}</span>;
}
