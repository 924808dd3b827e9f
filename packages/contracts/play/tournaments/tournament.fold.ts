import { evolveTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentEvent, TournamentEvents } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { eventOf, type Fold, type LogEvent } from '../../topics/topic.ts';

/** An event of a tournament's log as the engine knows it. */
export const tournamentEventOf = (event: LogEvent): TournamentEvent => eventOf<TournamentEvents>(event);

export const foldTournamentTopic: Fold<TournamentState> = (tournament, event) =>
  evolveTournament(tournament, tournamentEventOf(event));
