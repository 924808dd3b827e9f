import type { TournamentState } from '@pailei/domain/tournament/types';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { replayPath } from '../../../../shared/links/links.ts';
import { fieldOf } from '../../../../shared/tournaments/people.ts';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { UndoButton } from '../../../../shared/undo/UndoButton.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { EventSubHeader } from '../sub-page/EventSubHeader.tsx';
import { EventSubPage } from '../sub-page/EventSubPage.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LINE_KIND_NAMES } from './log-line.ts';
import { lineOf, shownLines, type LogFilter, type LogLine } from './log-lines.ts';
import { useEventLog } from './useEventLog.ts';

const SHOWN = 200;

/** What has happened in an event, as everybody may read it: who, what and why, each with the link to that moment. */
export function LogPage() {
  return (
    <EventSubPage title="赛事记录" revealsResults>
      {(tournament, version) => <Loaded tournament={tournament} version={version} />}
    </EventSubPage>
  );
}

function Loaded({ tournament, version }: { tournament: TournamentState; version: number }) {
  const { read, error } = useEventLog(tournament.id, version, lineOf);
  return (
    <>
      <EventSubHeader
        tournament={tournament}
        title="赛事记录"
        actions={<UndoButton tournament={tournament} />}
        intro="从开放报名起发生的每件事，只会增加，不会改写。点时间可以看当时的赛事。"
      />
      {read === null ? (
        error === null ? (
          <SkeletonRows count={8} />
        ) : (
          <LoadFailed message={error} />
        )
      ) : (
        <Lines tournament={tournament} lines={read.items} isWhole={read.isWhole} />
      )}
    </>
  );
}

type LinesProps = { tournament: TournamentState; lines: readonly LogLine[]; isWhole: boolean };

function Lines({ tournament, lines, isWhole }: LinesProps) {
  const [filter, setFilter] = useState<LogFilter>({ kind: 'all', participant: null });
  const [count, setCount] = useState(SHOWN);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => shownLines(lines, deferred), [lines, deferred]);
  const change = (changes: Partial<LogFilter>) => {
    setFilter((now) => ({ ...now, ...changes }));
    setCount(SHOWN);
  };
  return (
    <section aria-label="记录">
      <LogFilters filter={filter} people={fieldOf(tournament)} onChange={change} />
      <p className="mt-3 mb-2 text-13 text-text-3" role="status">
        {shown.length} 条{isWhole ? '' : '，正在读取其余记录…'}
      </p>
      {shown.length === 0 ? (
        <Empty art="card" title="暂无记录">
          没有符合条件的记录。
        </Empty>
      ) : (
        <ol className="border-t border-t-line-2">
          {shown.slice(0, count).map((line) => (
            <Line key={line.position} line={line} tournamentId={tournament.id} />
          ))}
        </ol>
      )}
      {shown.length > count && (
        <p className="mt-4 text-center">
          <TextButton onClick={() => setCount(count + SHOWN)}>
            再显示 {Math.min(SHOWN, shown.length - count)} 条
          </TextButton>
        </p>
      )}
    </section>
  );
}

function Line({ line, tournamentId }: { line: LogLine; tournamentId: string }) {
  const isMarked = line.kind === 'correction' || line.kind === 'rules';
  return (
    <li className="lazy-row grid min-h-11 grid-cols-[9em_6em_minmax(0,1fr)] items-center gap-x-3 border-b border-b-line-1 py-2 max-[641px]:grid-cols-[minmax(0,1fr)_auto]">
      <Link
        className="font-num text-13 text-text-2 underline-offset-4 hover:underline"
        to={replayPath(tournamentId, line.version)}
      >
        <time dateTime={line.at}>{timeText(line.at)}</time>
      </Link>
      <span>
        <Tag {...(isMarked && { tone: 'huang' as const })}>{LINE_KIND_NAMES[line.kind]}</Tag>
      </span>
      <span className="min-w-0 wrap-anywhere max-[641px]:col-span-full">{line.text}</span>
    </li>
  );
}
