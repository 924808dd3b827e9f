import type { Draws } from '@pailei/contracts/play/draws/draws.api';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { DrawList } from '../../../../shared/draws/DrawList.tsx';
import { HASHING } from '../../../../shared/draws/hashing.ts';
import { SecretFacts } from '../../../../shared/draws/SecretFacts.tsx';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { EventSubHeader } from '../sub-page/EventSubHeader.tsx';
import { EventSubPage } from '../sub-page/EventSubPage.tsx';
import { useCheckedDraws } from './checks.api.ts';
import { drawTitle, resultLines } from './draw-labels.ts';
import { useDraws } from './draws.api.ts';

const INTRO =
  '种子、同分顺序、每轮对阵和超时代选都由赛事的随机密钥决定。赛事创建时公布密钥的承诺值，结束后公布密钥本身，任何人都可以重新计算。';

/** Whether an event's draws came from the secret that it had committed itself to. */
export function DrawsPage() {
  return (
    <EventSubPage title="抽签验证" revealsResults>
      {(tournament) => <Loaded tournament={tournament} />}
    </EventSubPage>
  );
}

function Loaded({ tournament }: { tournament: TournamentState }) {
  const { data, error, refetch } = useDraws(tournament);
  return (
    <>
      <EventSubHeader tournament={tournament} title="抽签验证" intro={INTRO} />
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
