import type { Draws } from '@pailei/contracts/play/draws/draws.api';
import type { BattleState } from '@pailei/domain/battles/types';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { DrawList } from '../../../../shared/draws/DrawList.tsx';
import { SecretFacts } from '../../../../shared/draws/SecretFacts.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useBattleDraws, useCheckedBattleDraws } from './battle-draws.api.ts';
import { battleDrawTexts } from './battle-draw-texts.ts';

/** The commitment from the beginning; after the end the secret and every draw that came from it. */
export function DrawsProof({ state }: { state: BattleState }) {
  const { data, error, refetch } = useBattleDraws(state);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return data ? <Proof state={state} draws={data} /> : <SkeletonRows count={4} />;
}

function Proof({ state, draws }: { state: BattleState; draws: Draws }) {
  const { data, error, refetch } = useCheckedBattleDraws(state.battle_id, draws);
  return (
    <div className="mt-2 flex flex-col gap-8 pb-5">
      <SecretFacts draws={draws} verdict={data?.secret} />
      {error && <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />}
      {data && <DrawList checked={data} textsOf={(draw) => battleDrawTexts(draw, state)} />}
    </div>
  );
}
