import { Pause, Play, Radio, SkipBack, SkipForward } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { REPLAY_SPEEDS, replayKey, type ReplaySpeed, type ReplayStep } from '../model/replay.ts';
import { plainText } from '../model/sentence.ts';
import { sentenceOf } from '../model/timeline.ts';
import { clockText } from '../model/time-text.ts';
import type { Replay } from '../useReplay.ts';

const SPEEDS = REPLAY_SPEEDS.map((speed) => ({ value: String(speed), label: `×${speed}` }));

/** Goes through the match event by event. On the slider the space bar plays, arrows step, Home and End jump, Esc returns to live. */
export function ReplayBar({ steps, replay }: { steps: readonly ReplayStep[]; replay: Replay }) {
  const last = steps.length - 1;
  const position = replay.position ?? last;
  const step = steps[position];
  if (!step) return null;
  return (
    <section className="rp" aria-label="回放">
      <IconButton label={replay.isPlaying ? '暂停' : '播放回放'} onClick={() => replay.press('toggle')}>
        {replay.isPlaying ? <Pause size={18} /> : <Play size={18} />}
      </IconButton>
      <IconButton label="上一步" disabled={position === 0} onClick={() => replay.press('back')}>
        <SkipBack size={16} />
      </IconButton>
      <IconButton label="下一步" disabled={position === last} onClick={() => replay.press('forward')}>
        <SkipForward size={16} />
      </IconButton>
      <input
        className="rp__r"
        type="range"
        min={0}
        max={last}
        value={position}
        aria-label="回放位置"
        aria-valuetext={`第 ${position + 1} 步，共 ${last + 1} 步：${plainText(sentenceOf(step.event, step.state))}`}
        style={{ '--at': last === 0 ? 1 : position / last } as CSSProperties}
        onChange={(event) => replay.seek(Number(event.target.value))}
        onKeyDown={(event) => onKey(event, replay)}
      />
      <span className="rp__t num">
        {clockText(step.event.payload.at)} · {position + 1}/{last + 1}
      </span>
      <Segmented
        label="回放速度"
        options={SPEEDS}
        value={String(replay.speed)}
        onChange={(speed) => replay.setSpeed(Number(speed) as ReplaySpeed)}
      />
      <button
        type="button"
        className="btn btn--ghost btn--sm rp__l"
        disabled={replay.position === null}
        onClick={() => replay.press('live')}
      >
        <Radio size={14} />
        {replay.position === null ? '最新' : '回到最新'}
      </button>
    </section>
  );
}

function onKey(event: KeyboardEvent, replay: Replay): void {
  const key = replayKey(event.key);
  if (!key) return;
  event.preventDefault();
  replay.press(key);
}
