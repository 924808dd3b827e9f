import type { BattleState } from '@pailei/domain/battles/types';

import { battleMark, isBattleLive } from '../../../../../shared/battles/battle-mark.ts';
import { connectionStateAtom, isBroken } from '../../../../../shared/live/connection.atoms.ts';
import { LiveBadge } from '../../../../../shared/live/LiveBadge.tsx';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';

/** LIVE only while the page hears what happens. */
export function StageBadge({ state: { status }, replayTime }: { state: BattleState; replayTime: number | null }) {
  const connection = useAtomValue(connectionStateAtom);
  if (replayTime !== null) return <Tag tone="qing">回放</Tag>;
  if (isBattleLive(status) && status !== 'paused' && !isBroken(connection)) return <LiveBadge />;
  return <Tag>{battleMark(status).label}</Tag>;
}
