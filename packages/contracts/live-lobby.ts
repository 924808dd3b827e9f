import type { TournamentSummary } from './tournaments.ts';

/** Snapshot of the `tournaments` topic: what is open, under way, or ended lately. */
export type Lobby = { tournaments: TournamentSummary[] };

export type LobbyEvents = { tournament_changed: { tournament: TournamentSummary } };

/** One changed line replaces its old self, or joins the list. */
export function foldLobby(lobby: Lobby, event: { type: string; payload: object }): Lobby {
  if (event.type !== 'tournament_changed') return lobby;
  const { tournament } = event.payload as LobbyEvents['tournament_changed'];
  const index = lobby.tournaments.findIndex((known) => known.id === tournament.id);
  return { tournaments: index < 0 ? [tournament, ...lobby.tournaments] : lobby.tournaments.with(index, tournament) };
}
