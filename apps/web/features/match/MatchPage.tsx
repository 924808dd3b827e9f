import type { TournamentState } from '@pailei/domain/tournament';
import { tournamentTopic } from '@pailei/live/topics';
import type { TopicStatus } from '@pailei/live/client';
import { useState } from 'react';
import { useLiveTopic } from '../../shared/live/useLiveTopic.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { choiceAtom } from './match.atoms.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { selectMatchId } from './model/selection.ts';
import { MatchHeader } from './parts/MatchHeader.tsx';
import { PageSkeleton, PageState } from './parts/PageStates.tsx';
import { SiteMaintenance } from './parts/SiteMaintenance.tsx';
import { foldTournament } from './tournament.fold.ts';

/** The public page of a tournament's matches: one in full, all the others beside it. */
export function MatchPage({ tournamentId }: { tournamentId: string }) {
  return (
    <>
      <a className="skip" href="#main">
        跳到正文
      </a>
      <SiteMaintenance />
      <MatchHeader tournamentId={tournamentId} />
      <main className="main" id="main">
        <Content tournamentId={tournamentId} />
      </main>
    </>
  );
}

function Content({ tournamentId }: { tournamentId: string }) {
  const { state, status } = useLiveTopic<TournamentState, null>(tournamentTopic(tournamentId), {
    initial: null,
    fold: foldTournament,
  });
  const matchId = useSelectedMatch(state);
  if (state && matchId) return <MatchPanel key={matchId} tournament={state} matchId={matchId} />;
  if (state) return <NoMatches tournamentId={tournamentId} />;
  return status.phase === 'denied' ? <Denied status={status} /> : <PageSkeleton />;
}

/** What is shown stays chosen while it runs, unless the address or the organiser says otherwise. */
function useSelectedMatch(tournament: TournamentState | null): string | null {
  const choice = useAtomValue(choiceAtom);
  const [shown, setShown] = useState<string | null>(null);
  const selected = tournament && selectMatchId(tournament, choice, shown);
  if (selected !== null && selected !== shown) setShown(selected);
  return selected;
}

function NoMatches({ tournamentId }: { tournamentId: string }) {
  return (
    <PageState
      art="ring"
      title="未开始"
      text="比赛开始后，各桌的比分会在这里实时更新。"
      action={
        <a className="btn btn--ghost" href={`/solo-tournaments/${tournamentId}`}>
          查看赛事
        </a>
      }
    />
  );
}

function Denied({ status }: { status: TopicStatus & { phase: 'denied' } }) {
  const isUnknown = status.code === 'not_found' || status.code === 'bad_request';
  return (
    <PageState
      art="cut-rope"
      title={isUnknown ? '未找到赛事' : '加载失败'}
      text={isUnknown ? '这项赛事不存在，或已被删除。' : status.message}
      action={
        <a className="btn btn--ghost" href="/solo-tournaments">
          个人赛大厅
        </a>
      }
    />
  );
}
