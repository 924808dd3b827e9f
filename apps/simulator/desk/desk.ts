import { foldStaff, caseKey } from '@pailei/contracts/play/staff/staff.fold';
import { staffTopic, type StaffView } from '@pailei/contracts/play/staff/staff.topic';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { openCases } from '@pailei/domain/series/cases';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { createFeedClient } from '@pailei/live/feed-client';
import type { Account } from '../people/accounts.ts';
import type { FollowedMatch } from '../people/follow-match.ts';
import { createDeskLag, type LagReport } from './desk-lag.ts';

/** What waits for a referee, and the tables that are open. */
export type DeskReport = { cases: LagReport; tables: LagReport };

/**
 * A referee's desk that is open all evening: the staff's topic and the tables of the event, held against what each match says
 * of itself on a topic of its own.
 */
export function createDesk(referee: Account, tournamentId: string) {
  const now = () => performance.now();
  const [cases, tables] = [createDeskLag(now), createDeskLag(now)];
  const live = createFeedClient({ ...referee.site.live, getToken: () => referee.site.token() });
  let staff: StaffView | undefined;

  function show(): void {
    const own = staff?.cases.filter((one) => 'tournament_id' in one && one.tournament_id === tournamentId) ?? [];
    cases.onDesk(own.map(caseKey));
  }

  live.watch(staffTopic.of(), {
    onSnapshot(snapshot) {
      staff = snapshot;
      show();
    },
    onEvents(events) {
      if (staff) staff = events.reduce(foldStaff, staff);
      show();
    },
  });

  return {
    /** The tables as the event's topic has them: its list, its map and its counts follow from that. */
    onTournament(state: TournamentState): void {
      tables.onDesk(openTables(state));
    },
    onMatch({ info, series }: FollowedMatch): void {
      cases.inMatch(
        info.id,
        openCases(series).map(({ game_number }) => `${info.id}/${game_number}`),
      );
      tables.inMatch(info.id, isSeriesOver(series.status) ? [] : [info.id]);
    },
    connections: () => [live],
    report: (): DeskReport => ({ cases: cases.report(), tables: tables.report() }),
    leave: () => live.close(),
  };
}

function openTables({ stages }: TournamentState): string[] {
  const matches = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));
  return matches.filter(({ result }) => result === null).map(({ match_id }) => match_id);
}
