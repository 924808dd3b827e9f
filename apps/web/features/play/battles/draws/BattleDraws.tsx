import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import { lazy, Suspense, useState } from 'react';

import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';

const DrawsProof = lazy(async () => ({ default: (await import('./DrawsProof.tsx')).DrawsProof }));

/** That what the system chose on the boards can be checked, and the proof. */
export function BattleDraws({ state }: { state: BattleState }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="mt-4 text-13 text-text-2">
      {isBattleOver(state.status)
        ? '超时代选所用的随机密钥已经公布。'
        : '超时代选由本场的随机密钥决定，结束后公布供所有人验证。'}{' '}
      <TextButton tone="accent" onClick={() => setOpen(true)}>
        抽签验证
      </TextButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title="抽签验证" size="large">
        <Suspense fallback={<SkeletonRows count={4} />}>
          <DrawsProof state={state} />
        </Suspense>
      </Dialog>
    </p>
  );
}
