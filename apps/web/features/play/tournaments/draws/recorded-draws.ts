import type { Draws, DrawsRecord } from '@pailei/contracts/play/draws/draws.api';
import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentDraws } from '@pailei/domain/tournament/draws/tournament-draws';
import type { LoggedTournamentEvent, RecordedDraw } from '@pailei/domain/tournament/draws/types';

import { choicesIn, coveredSince } from '../../../../shared/draws/check-draws.ts';

/** Every draw of an event: those of its log, and the choices in its matches. */
export function recordedDraws(draws: Draws, { events, matches }: DrawsRecord): RecordedDraw[] {
  const since = coveredSince(draws);
  const logged = events.map((event): LoggedTournamentEvent => ({ version: event.v, event: tournamentEventOf(event) }));
  return [...tournamentDraws(logged, since), ...choicesIn(matches, since)];
}
