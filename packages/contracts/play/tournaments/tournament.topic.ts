import type { TournamentEvents, TournamentState } from '@pailei/domain/tournament';
import { defineTopic } from '../../topics/topic.ts';

export const tournamentTopic = defineTopic<TournamentState, TournamentEvents>()('tournament', 'tournament:{id}');
