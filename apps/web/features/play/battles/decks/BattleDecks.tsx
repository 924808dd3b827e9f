import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { lazy, Suspense } from 'react';

import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

const SideDecks = lazy(async () => ({ default: (await import('./SideDecks.tsx')).SideDecks }));

/** After the end: the decks that each team has opened, and the way to open the own ones. */
export function BattleDecks({ battle: { info, battle } }: { battle: BattleSnapshot }) {
  if (!isBattleOver(battle.status)) return null;
  return (
    <section>
      <SectionHeader title="卡组" meta="由双方队长各自决定是否公开" />
      <Suspense fallback={<SkeletonRows count={2} />}>
        <SideDecks id={info.id} sides={battle.sides} />
      </Suspense>
    </section>
  );
}
