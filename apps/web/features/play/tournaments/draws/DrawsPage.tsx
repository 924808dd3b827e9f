import type { Draws } from '@pailei/contracts/play/draws/draws.api';
import type { TournamentState } from '@pailei/domain/tournament';
import { useParams } from 'react-router-dom';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { DrawList } from '../../../../shared/draws/DrawList.tsx';
import { HASHING } from '../../../../shared/draws/hashing.ts';
import { SecretFacts } from '../../../../shared/draws/SecretFacts.tsx';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { useTournament } from '../../../../shared/live/useTopics.ts';
import { Crumbs } from '../../../../shared/ui/layout/Crumbs.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Ropes } from '../../../../shared/ui/marks/Ropes.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { useCheckedDraws } from './checks.api.ts';
import { drawTitle, resultLines } from './draw-labels.ts';
import { useDraws } from './draws.api.ts';

const INTRO =
  '种子、同分顺序、每轮对阵和超时代选都由赛事的随机密钥决定。赛事创建时公布密钥的承诺值，结束后公布密钥本身，任何人都可以重新计算。';

/** Whether an event's draws came from the secret that it had committed itself to. */
export function DrawsPage() {
  const { id = '' } = useParams();
  const { state, status } = useTournament(id);
  usePageTitle(state ? `抽签验证 · ${state.name}` : '抽签验证');
  if (status.phase === 'denied') return <LoadFailed message={status.message} />;
  return (
    <Loading isLoading={state === null} skeleton={<SkeletonRows count={6} />}>
      {() => state && <Loaded tournament={state} />}
    </Loading>
  );
}

function Loaded({ tournament }: { tournament: TournamentState }) {
  const { data, error, refetch } = useDraws(tournament);
  return (
    <>
      <header className="mb-6">
        <Crumbs
          crumbs={[
            { label: '个人赛', to: '/solo-tournaments' },
            { label: tournament.name, to: tournamentPath(tournament.id) },
            { label: '抽签验证' },
          ]}
        />
        <h1 className="text-28 font-bold wrap-anywhere max-tablet:text-24">{tournament.name} · 抽签验证</h1>
        <p className="mt-1 max-w-[64ch] text-text-2">{INTRO}</p>
        <Ropes />
      </header>
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={6} />}>
          {() => data && <Proof tournament={tournament} draws={data} />}
        </Loading>
      )}
    </>
  );
}

function Proof({ tournament, draws }: { tournament: TournamentState; draws: Draws }) {
  const checks = useCheckedDraws(tournament.id, draws, HASHING);
  if (draws.commitment === null) return <Note>这场赛事在验证机制启用之前已经结束，没有可以公布的随机密钥。</Note>;
  return (
    <div className="flex flex-col gap-10">
      <SecretFacts draws={draws} verdict={checks.data?.secret} />
      {draws.random_secret !== null &&
        (checks.isError ? (
          <LoadFailed message={messageOf(checks.error)} onRetry={() => void checks.refetch()} />
        ) : (
          <Loading isLoading={checks.data === undefined} skeleton={<SkeletonRows count={4} />}>
            {() =>
              checks.data && (
                <DrawList
                  checked={checks.data}
                  textsOf={(draw) => ({
                    title: drawTitle(draw.subject, tournament),
                    lines: resultLines(draw, tournament),
                  })}
                />
              )
            }
          </Loading>
        ))}
    </div>
  );
}
