import { foldBy, type Fold, type Handlers } from '../../../topics/topic.ts';
import type { Lobby, LobbyEvents } from './lobby.topic.ts';

const handlers: Handlers<Lobby, LobbyEvents> = {
  /** One changed line replaces its old self, or joins the list. */
  tournament_changed({ tournaments }, { tournament }) {
    const index = tournaments.findIndex((known) => known.id === tournament.id);
    return { tournaments: index < 0 ? [tournament, ...tournaments] : tournaments.with(index, tournament) };
  },
};

export const foldLobby: Fold<Lobby> = (lobby, event) => foldBy(handlers, lobby, event);
