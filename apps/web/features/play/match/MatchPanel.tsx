import { isSeriesOver, type SeriesState } from '@pailei/domain/series';
import { findMatch, type TournamentState } from '@pailei/domain/tournament';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { ReplayBar } from '../../../shared/replay/ReplayBar.tsx';
import { useRecord } from '../../../shared/replay/useRecord.ts';
import { useReplay } from '../../../shared/replay/useReplay.ts';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle.ts';
import { choiceAtom } from './match.atoms.ts';
import { areListsPublic } from '../../../shared/decklists/lists.ts';
import { MATCH_RECORD } from './match.api.ts';
import { foldMatchWithTail, type LiveMatch } from './match.fold.ts';
import { roundRefs, runningRounds, tableRows } from './model/round-map.ts';
import { plainText } from './model/sentence.ts';
import { sentenceOf, timelineOf, type MatchStep } from './model/timeline.ts';
import { Breadcrumb } from './parts/Breadcrumb.tsx';
import { DeckColumns } from './parts/DeckColumns.tsx';
import { GameList } from './parts/GameList.tsx';
import { MatchStage } from './parts/stage/MatchStage.tsx';
import { MiniScore } from './parts/stage/MiniScore.tsx';
import { MATCH_COLUMNS, PageSkeleton, PageState } from './parts/PageStates.tsx';
import { RoundMap } from './parts/tables/RoundMap.tsx';
import { ScenePanel } from './parts/stage/ScenePanel.tsx';
import { ScoreAnnouncer } from './parts/stage/ScoreAnnouncer.tsx';
import { ShareLinks } from './parts/ShareLinks.tsx';
import { WasShownContext } from './parts/stage/Stamp.tsx';
import { StreamLink } from './parts/StreamLink.tsx';
import { TableList } from './parts/tables/TableList.tsx';
import { Timeline } from './parts/Timeline.tsx';

type MatchPanelProps = { tournament: TournamentState; matchId: string };

/** One match in full, live or at a moment of its replay, and the tables beside it. */
export function MatchPanel({ tournament, matchId }: MatchPanelProps) {
  const { state, status } = useLiveTopic<LiveMatch, null>(matchTopic.of(matchId), {
    initial: null,
    fold: foldMatchWithTail,
    isKept: true,
  });
  if (state) return <ShownMatch tournament={tournament} match={state} />;
  if (status.phase !== 'denied') return <PageSkeleton />;
  return <PageState art="cut-rope" title="没有找到" text={status.message} />;
}

function ShownMatch({ tournament, match }: { tournament: TournamentState; match: LiveMatch }) {
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
  const rows = useMemo(() => tableRows(tournament, runningRounds(roundRefs(tournament))), [tournament]);
  usePageTitle(titleOf(match.series, info.tournament_name));
  return (
    <WasShownContext value={wasShown}>
      <h1 className="sr-only">{`${match.series.sides.a.name} 对 ${match.series.sides.b.name}`}</h1>
      <div className="-mt-2 mb-3 flex items-center justify-between gap-2">
        <Breadcrumb info={info} />
        <ShareLinks tournamentId={tournament.id} matchId={info.id} />
      </div>
      <UnknownChoice tournament={tournament} />
      <MatchStage ref={stage} info={info} series={series} replayTime={replayTime} />
      <MiniScore series={series} replayTime={replayTime} stage={stage} />
      <ScoreAnnouncer series={match.series} />
      <ReplayBar steps={steps} replay={replay} textOf={stepText} isOver={isSeriesOver(match.series.status)} />
      <div className={MATCH_COLUMNS}>
        <div className="flex min-w-0 flex-col gap-10">
          <GameList series={series} replayTime={replayTime} bansRevealedAt={bansRevealedAt(steps)} />
          <DeckColumns series={series} matchId={info.id} areListsOpen={areListsPublic(tournament)} />
          <TableList tournament={tournament} shownId={info.id} />
        </div>
        <aside className="flex min-w-0 flex-col gap-8" aria-label="现场">
          {info.stream_url && <StreamLink href={info.stream_url} />}
          <RoundMap rows={rows} shownId={info.id} />
          <ScenePanel info={info} series={match.series} updatedAt={updatedAt(tournament, match, steps)} />
          <Timeline entries={timeline} onSeek={replay.seek} />
        </aside>
      </div>
    </WasShownContext>
  );
}

/** An address that names a match which this tournament does not have. */
function UnknownChoice({ tournament }: { tournament: TournamentState }) {
  const choice = useAtomValue(choiceAtom);
  if (choice.match === null || tournament.match_index[choice.match]) return null;
  return (
    <Note tone="huang" className="mb-3">
      没有找到链接里的场次，现在显示的是同一赛事的另一场。
    </Note>
  );
}

function titleOf({ sides: { a, b } }: SeriesState, tournamentName: string): string {
  return `${a.name} ${a.wins}:${b.wins} ${b.name} · ${tournamentName}`;
}

const stepText = ({ event, state }: MatchStep): string => plainText(sentenceOf(event, state));

function bansRevealedAt(steps: readonly MatchStep[]): string | null {
  return steps.find(({ event }) => event.type === 'bans_revealed')?.event.payload.at ?? null;
}

function updatedAt(tournament: TournamentState, match: LiveMatch, steps: readonly MatchStep[]): string {
  const newest = steps.at(-1)?.event.payload.at;
  return newest ?? findMatch(tournament, match.info.id)?.updated_at ?? match.series.created_at;
}
