import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { SeriesState } from '@pailei/domain/series/types';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { ReplayBar } from '../../../shared/replay/ReplayBar.tsx';
import { useRecord } from '../../../shared/replay/useRecord.ts';
import { useReplay } from '../../../shared/replay/useReplay.ts';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle.ts';
import { MATCH_RECORD } from './match.api.ts';
import type { LiveMatch } from './match.fold.ts';
import { plainText } from './model/sentence.ts';
import { sentenceOf, timelineOf, type MatchStep } from './model/timeline.ts';
import { Breadcrumb } from './parts/Breadcrumb.tsx';
import { DeckColumns } from './parts/DeckColumns.tsx';
import { DeskLink } from './parts/DeskLink.tsx';
import { GameList } from './parts/GameList.tsx';
import { MatchStage } from './parts/stage/MatchStage.tsx';
import { MiniScore } from './parts/stage/MiniScore.tsx';
import { MATCH_COLUMNS } from './parts/PageStates.tsx';
import { ScenePanel } from './parts/stage/ScenePanel.tsx';
import { ScoreAnnouncer } from './parts/stage/ScoreAnnouncer.tsx';
import { ShareLinks } from './parts/ShareLinks.tsx';
import { WasShownContext } from './parts/stage/Stamp.tsx';
import { StreamLink } from './parts/StreamLink.tsx';
import { Timeline } from './parts/Timeline.tsx';

/** What a match stands in: an event with its other tables, or a battle with its other boards. */
export type MatchFrame = {
  /** Path of the page with this match. */
  readonly path: string;
  /** The lists of its decks may be read. */
  readonly areListsOpen: boolean;
  /** Above the stage. */
  readonly notice: ReactNode;
  /** The other matches, below the games. */
  readonly tables?: ReactNode;
  /** The same as a map, beside them. */
  readonly rounds?: ReactNode;
  /** When the match changed last, until its record says it. */
  readonly updatedAt: string;
};

/** One match in full, live or at a moment of its replay. */
export function ShownMatch({ match, frame }: { match: LiveMatch; frame: MatchFrame }) {
  const { info } = match;
  // false in the first moment, so that seals which were there before do not land
  const wasShown = useDeferredValue(true, false);
  const stage = useRef<HTMLElement>(null);
  const steps = useRecord(match, MATCH_RECORD);
  const replay = useReplay(steps);
  const step = replay.position === null ? undefined : steps[replay.position];
  const series = step?.state ?? match.series;
  const replayTime = step?.atMs ?? null;
  const timeline = useMemo(() => timelineOf(steps, step ? steps.indexOf(step) : undefined), [steps, step]);
  usePageTitle(titleOf(match.series, info.tournament_name));
  return (
    <WasShownContext value={wasShown}>
      <h1 className="sr-only">{`${match.series.sides.a.name} 对 ${match.series.sides.b.name}`}</h1>
      <div className="-mt-2 mb-3 flex items-center justify-between gap-2">
        <Breadcrumb info={info} />
        <ShareLinks path={frame.path} matchId={info.id} />
      </div>
      {frame.notice}
      <MatchStage ref={stage} info={info} series={series} replayTime={replayTime} />
      <MiniScore series={series} replayTime={replayTime} stage={stage} />
      <ScoreAnnouncer series={match.series} />
      <ReplayBar steps={steps} replay={replay} textOf={stepText} isOver={isSeriesOver(match.series.status)} />
      {info.battle === null && <DeskLink info={info} series={match.series} />}
      <div className={MATCH_COLUMNS}>
        <div className="flex min-w-0 flex-col gap-10">
          <GameList series={series} replayTime={replayTime} bansRevealedAt={bansRevealedAt(steps)} />
          <DeckColumns series={series} matchId={info.id} areListsOpen={frame.areListsOpen} />
          {frame.tables}
        </div>
        <aside className="flex min-w-0 flex-col gap-8" aria-label="现场">
          {info.stream_url && <StreamLink href={info.stream_url} />}
          {frame.rounds}
          <ScenePanel info={info} series={match.series} updatedAt={steps.at(-1)?.event.payload.at ?? frame.updatedAt} />
          <Timeline entries={timeline} onSeek={replay.seek} />
        </aside>
      </div>
    </WasShownContext>
  );
}

function titleOf({ sides: { a, b } }: SeriesState, tournamentName: string): string {
  return `${a.name} ${a.wins}:${b.wins} ${b.name} · ${tournamentName}`;
}

const stepText = ({ event, state }: MatchStep): string => plainText(sentenceOf(event, state));

function bansRevealedAt(steps: readonly MatchStep[]): string | null {
  return steps.find(({ event }) => event.type === 'bans_revealed')?.event.payload.at ?? null;
}
