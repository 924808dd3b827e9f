import type { TopicStatus } from '@pailei/live/client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { isBattleLive } from '../../../../shared/battles/battle-mark.ts';
import { asOfAtom } from '../../../../shared/live/connection.atoms.ts';
import { liveClient } from '../../../../shared/live/connection.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { isUserFreshAtom, userAtom } from '../../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useBattle, useBattleOfTeam } from '../battles.api.ts';
import { BattlePanel } from './BattlePanel.tsx';

const LIST = (
  <LinkButton variant="ghost" to="/teams/battles">
    全部团队战
  </LinkButton>
);

/** The battle that the address names, else that of its team, else that of the visitor's own. */
export function BattlePage() {
  const [params] = useSearchParams();
  const user = useAtomValue(userAtom);
  const isUserFresh = useAtomValue(isUserFreshAtom);
  const ownTeamId = user?.team_id ?? null;
  const battleId = params.get('battleId');
  const teamId = params.get('teamId') ?? ownTeamId;
  if (battleId !== null) return <Battle key={battleId} id={battleId} />;
  if (teamId === null && user !== null && !isUserFresh) return <BattleLoading />;
  if (teamId === null) return <NoBattle>你还没有战队，可以从列表里选一场来看。</NoBattle>;
  return <BattleOfTeam key={teamId} teamId={teamId} teamName={params.get('teamName')} />;
}

const BattleLoading = () => (
  <Loading isLoading skeleton={<BattleSkeleton />}>
    {() => null}
  </Loading>
);

/** A battle that is on the page stays there while it runs, whatever else the team begins. */
function BattleOfTeam({ teamId, teamName }: { teamId: string; teamName: string | null }) {
  const { data, error, refetch } = useBattleOfTeam(teamId);
  const [shown, setShown] = useState<string | null>(null);
  const isHeld = useIsRunning(shown);
  if (data && data !== shown && !isHeld) setShown(data);
  if (shown !== null) return <Battle key={shown} id={shown} />;
  if (error) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  if (data === null) return <NoBattle>{`${teamName ?? '这支战队'}还没有团队战，约好之后会出现在这里。`}</NoBattle>;
  return <BattleLoading />;
}

function useIsRunning(id: string | null): boolean {
  const battle = useBattle(id).state;
  return battle !== null && isBattleLive(battle.battle.status);
}

function Battle({ id }: { id: string }) {
  const { state, status } = useBattle(id);
  const isAway = useAtomValue(asOfAtom) !== null;
  if (status.phase === 'denied' && state === null) return <Denied status={status} />;
  if (state === null && isAway) {
    return <LoadFailed message="网络连接失败，请检查网络设置" onRetry={() => liveClient().reconnect()} />;
  }
  return (
    <Loading isLoading={state === null} skeleton={<BattleSkeleton />}>
      {() => state && <BattlePanel battle={state} />}
    </Loading>
  );
}

/** Named for readers of the screen, as a battle is by its teams. */
const TITLE = <h1 className="sr-only">团队战</h1>;

function NoBattle({ children }: { children: string }) {
  return (
    <>
      {TITLE}
      <Empty art="ring" title="暂无团队战" actions={LIST}>
        {children}
      </Empty>
    </>
  );
}

function Denied({ status }: { status: TopicStatus & { phase: 'denied' } }) {
  const isUnknown = status.code === 'not_found' || status.code === 'bad_request';
  return (
    <>
      {TITLE}
      <Empty art="cut-rope" title={isUnknown ? '没有找到' : '加载失败'} actions={LIST}>
        {isUnknown ? '这场团队战不存在，或还没有到公开的时间。' : status.message}
      </Empty>
    </>
  );
}

function BattleSkeleton() {
  return (
    <>
      <Skeleton width={160} height={12} className="mb-5" />
      <Skeleton className="h-102 w-full" />
      <div className="mt-9 grid grid-cols-main-rail gap-12 max-wide:grid-cols-1">
        <SkeletonRows count={6} />
        <SkeletonRows count={3} />
      </div>
    </>
  );
}
