import type { TournamentState } from '@pailei/domain/tournament/types';
import { chooseMatch } from '@pailei/domain/featured/choose-match';
import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TopicStatus } from '@pailei/live/client';
import { useState } from 'react';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { choiceAtom } from './match.atoms.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { tournamentPath } from '../../../shared/links/links.ts';
import { ActionAnchor } from '../../../shared/ui/actions/Action.tsx';
import { MatchShell } from './parts/MatchShell.tsx';
import { lostMatch } from './model/lost-match.ts';
import { PageSkeleton, PageState } from './parts/PageStates.tsx';
import { WithdrawnMatch } from './WithdrawnMatch.tsx';

/** The public page of a tournament's matches: one in full, all the others beside it. */
export function MatchPage({ tournamentId }: { tournamentId: string }) {
  return (
    <MatchShell back={{ href: tournamentPath(tournamentId), label: '返回赛事' }}>
      <Content tournamentId={tournamentId} />
    </MatchShell>
  );
}

function Content({ tournamentId }: { tournamentId: string }) {
  const { state, status } = useLiveTopic(tournamentTopic.of(tournamentId), {
    initial: null,
    fold: foldTournamentTopic,
    isKept: true,
  });
  const { matchId, lostId } = useSelectedMatch(state);
  if (state) {
    const page = matchId ? (
      <MatchPanel key={matchId} tournament={state} matchId={matchId} />
    ) : (
      <NoMatches tournament={state} />
    );
    if (lostId === null) return page;
    return (
      <WithdrawnMatch key={lostId} tournament={state} matchId={lostId}>
        {page}
      </WithdrawnMatch>
    );
  }
  return status.phase === 'denied' ? <Denied status={status} /> : <PageSkeleton />;
}

/** What is shown stays chosen while it runs, unless the address or the organiser chooses another. */
function useSelectedMatch(tournament: TournamentState | null): { matchId: string | null; lostId: string | null } {
  const choice = useAtomValue(choiceAtom);
  const [shown, setShown] = useState<string | null>(null);
  const lostId = tournament && lostMatch(tournament, choice, shown);
  const matchId = tournament && chooseMatch(tournament, choice, shown);
  if (lostId === null && matchId !== null && matchId !== shown) setShown(matchId);
  return { matchId, lostId };
}

function NoMatches({ tournament: { id, status } }: { tournament: TournamentState }) {
  const isCancelled = status === 'cancelled';
  return (
    <PageState
      art="ring"
      title={isCancelled ? '赛事已取消' : '未开始'}
      text={isCancelled ? '这项赛事没有打完的场次。' : '开赛后，各桌的比分会在这里实时更新。'}
      action={
        <ActionAnchor variant="ghost" href={`/solo-tournaments/${id}`}>
          查看赛事
        </ActionAnchor>
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
        <ActionAnchor variant="ghost" href="/solo-tournaments">
          个人赛大厅
        </ActionAnchor>
      }
    />
  );
}
