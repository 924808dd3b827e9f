import { roundDesk, type RoundDesk } from '@pailei/domain/referee-desk/round-desk';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useMemo } from 'react';

import { useLobby, useStaff, useTournaments } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { useDeadlineNow } from '../../../../shared/ui/time/Countdown.tsx';
import { deskRows, type DeskRow } from './desk-rows.ts';

/** How exactly it is known what has become late. */
const STEP_MS = 5_000;

export type EventDesk = { readonly tournament: TournamentState; readonly desk: RoundDesk };

export type Desk = {
  readonly isLoading: boolean;
  readonly rows: readonly DeskRow[];
  /** Events with a round that is being played. */
  readonly events: readonly EventDesk[];
};

/** What waits for a referee in one event, or in all that are running. A demonstration shows only what somebody asks for. */
export function useDesk(tournamentId: string | null): Desk {
  const { state: staff } = useStaff();
  const lobby = useLobby().state;
  const user = useAtomValue(userAtom);
  const running = lobby?.tournaments.filter(({ status, is_demo }) => status === 'running' && !is_demo) ?? [];
  const followed = tournamentId === null ? running.map(({ id }) => id) : [tournamentId];
  const tournaments = useTournaments(followed);
  const nowMs = Math.floor(useDeadlineNow() / STEP_MS) * STEP_MS;
  const events = useMemo(
    () =>
      tournaments.flatMap((tournament) => {
        const desk = roundDesk(tournament, nowMs);
        return desk ? [{ tournament, desk }] : [];
      }),
    [tournaments, nowMs],
  );
  const rows = useMemo(() => {
    const cases = staff?.cases ?? [];
    return deskRows({
      cases: cases.filter((one) => tournamentId === null || eventOf(one) === tournamentId),
      claims: staff?.claims ?? [],
      events: events.map(({ tournament, desk }) => ({ tournament, tables: desk.tables })),
      reader: user && { id: user.id, team_id: user.team_id },
    });
  }, [staff, events, tournamentId, user]);
  // until the first of them is there; one that begins later joins in
  const isFollowing = followed.length === 0 || tournaments.length > 0;
  return { isLoading: staff === null || !lobby || !isFollowing, rows, events };
}

const eventOf = (one: object): unknown => ('tournament_id' in one ? one.tournament_id : null);
