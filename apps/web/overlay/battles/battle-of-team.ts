import type { BattleList } from '@pailei/contracts/play/battles/battle-list.topic';
import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { isBattleOver } from '@pailei/domain/battles/battle-over';

import { isBattleLive, isUpcoming } from '../../shared/battles/battle-mark.ts';

/**
 * The battle that a team plays now, by id. One that is shown stays while it is played and after its end, until the team plays another one or it is cancelled;
 * of those to come the next, of those that are over the last. Null: the list knows none.
 */
export function battleOfTeam({ battles }: BattleList, teamId: string, shown: string | null): string | null {
  const own = battles.filter(({ teams, status }) => isOf(teams, teamId) && status !== 'cancelled');
  const live = own.filter(({ status }) => isBattleLive(status));
  if (live.length > 0) return (live.find(({ id }) => id === shown) ?? live.toSorted(byStart)[0])?.id ?? null;
  const isGone = battles.some(({ id, status }) => id === shown && status === 'cancelled');
  if (shown !== null && !isGone) return shown;
  const next = own.filter(({ status }) => isUpcoming(status)).toSorted(byStart)[0];
  const last = own
    .filter(({ status }) => isBattleOver(status))
    .toSorted(byStart)
    .at(-1);
  return (next ?? last)?.id ?? null;
}

const isOf = ({ a, b }: BattleSummary['teams'], teamId: string) => a.id === teamId || b.id === teamId;

const byStart = (x: BattleSummary, y: BattleSummary) => x.starts_at.localeCompare(y.starts_at);
