import type { BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import { holdsRight } from '@pailei/domain/rights/rights';
import { SIDES } from '@pailei/domain/series/sides';
import { lazy, Suspense } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';

const StaffDesk = lazy(async () => ({ default: (await import('./StaffDesk.tsx')).StaffDesk }));

/** As high as the desk is while nothing waits, so that it moves nothing when it comes. */
const PLACE = 'mt-6 min-h-108 max-tablet:min-h-189';

/** What referees see and decide on the page of a battle; nothing for all others. The server decides every right. */
export function BattleStaff({ battle }: { battle: BattleSnapshot }) {
  const user = useAtomValue(userAtom);
  if (user === null) return <div className={PLACE} data-member="staff" aria-hidden="true" />;
  if (!holdsRight('referee', user)) return null;
  const { teams } = battle.info;
  const isOwn = SIDES.some((side) => teams[side].id === user?.team_id);
  return (
    <Panel className={isOwn ? 'mt-6' : PLACE} aria-label="裁判台">
      <SectionHeader title="裁判台" />
      {isOwn ? (
        <p className="text-text-2">你是参战战队的队员，由其他裁判处理。</p>
      ) : (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <StaffDesk battle={battle} />
        </Suspense>
      )}
    </Panel>
  );
}
