import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { SIDES } from '@pailei/domain/series/sides';

import { isBattleLive } from '../../../shared/battles/battle-mark.ts';
import { isInSpan, scheduledAt, scheduleOf, type Span } from '../../../shared/tournaments/schedule.ts';

export type ScheduleRow =
  | { readonly kind: 'tournament'; readonly id: string; readonly tournament: TournamentSummary }
  | { readonly kind: 'battle'; readonly id: string; readonly battle: BattleSummary };

type ScheduleFacts = {
  readonly tournaments: readonly TournamentSummary[];
  readonly battles: readonly BattleSummary[];
  readonly span: Span;
  readonly nowMs: number;
  readonly myTeamId: string | null;
  /** Ids of battles that were over when the page began: what ends later keeps its place. */
  readonly overBefore: ReadonlySet<string>;
};

/** What is played and comes: the own team's battle first, then by time, what was over before last. */
export function scheduleRows(facts: ScheduleFacts): readonly ScheduleRow[] {
  const { tournaments, battles, span, nowMs } = facts;
  const rows: readonly ScheduleRow[] = [
    ...scheduleOf(tournaments, span, nowMs).map((tournament): ScheduleRow => ({
      kind: 'tournament',
      id: tournament.id,
      tournament,
    })),
    ...battles
      .filter(
        (battle) =>
          isShown(battle) && isInSpan({ at: battleAt(battle), isRunning: isBattleLive(battle.status) }, span, nowMs),
      )
      .map((battle): ScheduleRow => ({ kind: 'battle', id: battle.id, battle })),
  ];
  return rows.toSorted(
    (one, other) =>
      rankOf(one, facts) - rankOf(other, facts) || timeOf(one) - timeOf(other) || one.id.localeCompare(other.id),
  );
}

/** When a battle began, or will. */
export const battleAt = ({ started_at, starts_at }: BattleSummary): string => started_at ?? starts_at;

export const isOwnBattle = ({ teams }: BattleSummary, teamId: string | null): boolean =>
  SIDES.some((side) => teams[side].id === teamId);

const isShown = ({ status }: BattleSummary) => status !== 'cancelled';

function rankOf(row: ScheduleRow, { myTeamId, overBefore }: ScheduleFacts): number {
  if (row.kind === 'tournament') return row.tournament.status === 'finished' ? 2 : 1;
  if (overBefore.has(row.id)) return 2;
  return isOwnBattle(row.battle, myTeamId) && !isBattleOver(row.battle.status) ? 0 : 1;
}

function timeOf(row: ScheduleRow): number {
  const at = row.kind === 'battle' ? battleAt(row.battle) : scheduledAt(row.tournament);
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}
