import { defineTopic } from '../../../topics/topic.ts';
import type { TournamentSummary } from '../tournaments.api.ts';

/** Tournaments that are open, running, or ended lately. */
export type Lobby = { tournaments: TournamentSummary[] };

export type LobbyEvents = { tournament_changed: { tournament: TournamentSummary } };

export const lobbyTopic = defineTopic<Lobby, LobbyEvents>()('tournaments', 'tournaments');
