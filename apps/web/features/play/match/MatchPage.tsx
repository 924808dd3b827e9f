import type { TournamentState } from '@pailei/domain/tournament';
import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TopicStatus } from '@pailei/live/client';
import { useState } from 'react';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { choiceAtom } from './match.atoms.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { tournamentPath } from '../../../shared/links/links.ts';
import { selectMatchId } from '../../../shared/match/selection.ts';
import { ActionAnchor } from '../../../shared/ui/actions/Action.tsx';
import { MatchShell } from './parts/MatchShell.tsx';
import { PageSkeleton, PageState } from './parts/PageStates.tsx';

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
  const matchId = useSelectedMatch(state);
  if (state && matchId) return <MatchPanel key={matchId} tournament={state} matchId={matchId} />;
  if (state) return <NoMatches tournamentId={tournamentId} />;
  return status.phase === 'denied' ? <Denied status={status} /> : <PageSkeleton />;
}

/** What is shown stays chosen while it runs, unless the address or the organiser chooses another. */
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
      text="开赛后，各桌的比分会在这里实时更新。"
      action={
        <ActionAnchor variant="ghost" href={`/solo-tournaments/${tournamentId}`}>
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
