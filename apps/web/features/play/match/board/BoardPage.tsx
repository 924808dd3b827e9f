import { foldBattleTopic } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { battlePath, boardViewHref, placeOf, placePath } from '../../../../shared/links/links.ts';
import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { ActionAnchor } from '../../../../shared/ui/actions/Action.tsx';
import { choiceAtom } from '../match.atoms.ts';
import type { LiveMatch } from '../match.fold.ts';
import { MatchShell } from '../parts/MatchShell.tsx';
import { PageSkeleton, PageState } from '../parts/PageStates.tsx';
import { ShownMatch } from '../ShownMatch.tsx';
import { useLiveMatch } from '../useLiveMatch.ts';
import { BattleLine, BattleLineSpace } from './BattleLine.tsx';

const LIST = { href: '/teams/battles', label: '全部团队战' };

/** The public page of a board: its match in full, and which battle it belongs to. The address names the match. */
export function BoardPage() {
  const { match } = useAtomValue(choiceAtom);
  if (match !== null) return <Board key={match} matchId={match} />;
  return (
    <MatchShell back={LIST}>
      <NotFound text="链接里没有说明是哪一台。" />
    </MatchShell>
  );
}

function Board({ matchId }: { matchId: string }) {
  const { state, status } = useLiveMatch(matchId);
  if (state) {
    return (
      <MatchShell back={{ href: placePath(placeOf(state.info)), label: '返回团队战' }}>
        <BoardMatch match={state} />
      </MatchShell>
    );
  }
  return (
    <MatchShell back={LIST}>
      {status.phase === 'denied' ? <NotFound text={status.message} /> : <PageSkeleton />}
    </MatchShell>
  );
}

function BoardMatch({ match }: { match: LiveMatch }) {
  const { info, series } = match;
  const battleId = info.battle?.id ?? null;
  const { state: battle, status } = useLiveTopic<BattleSnapshot, null>(
    battleId === null ? null : battleTopic.of(battleId),
    { initial: null, fold: foldBattleTopic, isKept: true },
  );
  const isAwaited = battleId !== null && status.phase !== 'denied';
  const frame = {
    path: boardViewHref(info.id),
    areListsOpen: false,
    notice: battle ? (
      <BattleLine battle={battle} matchId={info.id} path={battlePath(battle.info.id, info.id)} />
    ) : (
      isAwaited && <BattleLineSpace />
    ),
    updatedAt: series.created_at,
  };
  return <ShownMatch match={match} frame={frame} />;
}

function NotFound({ text }: { text: string }) {
  return (
    <PageState
      art="cut-rope"
      title="没有找到"
      text={text}
      action={
        <ActionAnchor variant="ghost" href={LIST.href}>
          {LIST.label}
        </ActionAnchor>
      }
    />
  );
}
