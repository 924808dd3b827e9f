import type { TournamentEvents } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { defineTopic } from '../../topics/topic.ts';

export const tournamentTopic = defineTopic<TournamentState, TournamentEvents>()('tournament', 'tournament:{id}');
