import type { TournamentState } from '@pailei/domain/tournament/types';
import { Link2, ScrollText } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { logPath } from '../../../../shared/links/links.ts';
import { ReplayControls } from '../../../../shared/replay/ReplayControls.tsx';
import { CopyButton } from '../../../../shared/ui/actions/CopyButton.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { stateAt, type FoldedLog } from '@pailei/contracts/play/event-log/folded-log';
import { lineOf } from '../log/log-lines.ts';
import { useEventLog } from '../log/useEventLog.ts';
import { PastContext } from '../model/past.ts';
import { markAt, markBeside, markOf, type RoundMark } from './round-marks.ts';
import { EVENT_SPEEDS, useEventReplay, type EventReplay as Replay } from './useEventReplay.ts';

type EventReplayProps = {
  id: string;
  /** Of the live view: when it grows, the record grows too. */
  version: number;
  /** The views of the event, with the state that stood at the moment shown. */
  children: (tournament: TournamentState) => ReactNode;
};

/** An event as it stood at any moment, from its public log. */
export function EventReplay({ id, version, children }: EventReplayProps) {
  const { read, error } = useEventLog(id, version, markOf);
  if (read === null) return error === null ? <SkeletonRows count={8} /> : <LoadFailed message={error} />;
  return (
    <Moments log={read.log} marks={read.items} isWhole={read.isWhole}>
      {children}
    </Moments>
  );
}

type MomentsProps = Pick<EventReplayProps, 'children'> & {
  log: FoldedLog;
  marks: readonly RoundMark[];
  isWhole: boolean;
};

function Moments({ log, marks, isWhole, children }: MomentsProps) {
  const replay = useEventReplay(log);
  return (
    <PastContext value={true}>
      <MomentBar log={log} marks={marks} isWhole={isWhole} replay={replay} />
      {children(replay.state)}
    </PastContext>
  );
}

type MomentBarProps = { log: FoldedLog; marks: readonly RoundMark[]; isWhole: boolean; replay: Replay };

/** The slider, what happened in this step, and the ways to other moments. It stays in sight. */
function MomentBar({ log, marks, isWhole, replay }: MomentBarProps) {
  const { position } = replay;
  const step = useMemo(() => stepAt(log, position), [log, position]);
  const jump = (mark: RoundMark | undefined) => {
    if (mark) replay.seek(mark.position);
    return mark !== undefined;
  };
  return (
    <div className="tablet:sticky tablet:top-(--pl-header) tablet:z-sticky -mx-2 -mt-3 mb-4 bg-canvas px-2 pb-2 print:hidden">
      <ReplayControls
        last={log.events.length}
        position={position}
        step={step}
        isPlaying={replay.isPlaying}
        speeds={EVENT_SPEEDS}
        speed={replay.speed}
        onSpeed={replay.setSpeed}
        onSeek={replay.seek}
        onMove={replay.press}
        liveLabel="回到现在"
        isLive={false}
        onOtherKey={(key) =>
          (key === 'PageUp' && jump(markBeside(marks, position, 'back'))) ||
          (key === 'PageDown' && jump(markBeside(marks, position, 'forward')))
        }
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-70 text-13 wrap-anywhere text-text-2">
          <b className="mr-2 font-num text-text-1">{timeText(new Date(step.atMs).toISOString())}</b>
          {step.text}
          {!isWhole && <span className="ml-2 text-text-3">正在读取其余记录…</span>}
        </p>
        <MomentLinks marks={marks} position={position} version={log.firstVersion + position} onJump={jump} />
      </div>
    </div>
  );
}

type MomentLinksProps = {
  marks: readonly RoundMark[];
  position: number;
  version: number;
  onJump: (mark: RoundMark | undefined) => void;
};

function MomentLinks({ marks, position, version, onJump }: MomentLinksProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('at', String(version));
  const id = pathname.split('/').at(-1) ?? '';
  const options = [
    { value: '0', label: '最初' },
    ...marks.map((mark) => ({ value: String(mark.position), label: mark.label })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Select
        label="跳到"
        options={options}
        value={String(markAt(marks, position)?.position ?? 0)}
        onChange={(value) => onJump({ position: Number(value), label: '' })}
      />
      <span className="inline-flex items-center gap-1 text-13 text-text-3">
        <Link2 size={14} aria-hidden="true" />
        此刻的链接
        <CopyButton text={`${globalThis.location.origin}${pathname}?${params.toString()}`} what="此刻的链接" />
      </span>
      <TextLink tone="accent" to={logPath(id)} className="inline-flex items-center gap-1 text-13">
        <ScrollText size={14} aria-hidden="true" />
        赛事记录
      </TextLink>
    </div>
  );
}

/** What happened last at a position. */
function stepAt(log: FoldedLog, position: number): { atMs: number; text: string } {
  const event = log.events[position - 1];
  if (!event) return { atMs: Date.parse(log.events[0]?.at ?? new Date(0).toISOString()), text: '记录从开放报名开始' };
  const before = stateAt(log, position - 1);
  const line = lineOf({ event, position, before, after: stateAt(log, position) });
  return { atMs: Date.parse(line.at), text: line.text };
}
