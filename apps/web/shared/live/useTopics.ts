import type { Lobby } from '@pailei/contracts/live-lobby';
import type { Personal } from '@pailei/contracts/live-personal';
import type { SystemView } from '@pailei/contracts/live-system';
import type { MatchSnapshot } from '@pailei/contracts/matches';
import type { TournamentState } from '@pailei/domain/tournament';
import { matchTopic, SYSTEM_TOPIC, TOURNAMENTS_TOPIC, tournamentTopic, userTopic } from '@pailei/live/topics';

import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { foldLobbyTopic, foldMatch, foldPersonalTopic, foldSystemTopic, foldTournament } from './folds.ts';
import { useLiveTopic, type LiveTopic } from './useLiveTopic.ts';

/** One match as everybody may see it; null until the first snapshot. Without an id nothing is followed. */
export function useMatch(id: string | null, delaySeconds?: number): LiveTopic<MatchSnapshot | null> {
  const topic = id === null ? null : matchTopic(id);
  return useLiveTopic<MatchSnapshot, null>(topic, {
    initial: null,
    fold: foldMatch,
    ...(delaySeconds ? { delaySeconds } : {}),
  });
}

export function useTournament(id: string | null, delaySeconds?: number): LiveTopic<TournamentState | null> {
  const topic = id === null ? null : tournamentTopic(id);
  return useLiveTopic<TournamentState, null>(topic, {
    initial: null,
    fold: foldTournament,
    ...(delaySeconds ? { delaySeconds } : {}),
  });
}

/** The tournaments that are open, under way, or ended lately. */
export function useLobby(): LiveTopic<Lobby | null> {
  return useLiveTopic<Lobby, null>(TOURNAMENTS_TOPIC, { initial: null, fold: foldLobbyTopic });
}

/** What concerns the whole site: its settings, maintenance, announcements, and the featured match. */
export function useSystem(): LiveTopic<SystemView | null> {
  return useLiveTopic<SystemView, null>(SYSTEM_TOPIC, { initial: null, fold: foldSystemTopic });
}

/** The featured match of the whole site. */
export function useFeatured(): LiveTopic<SystemView | null> {
  return useSystem();
}

/** The matches that wait for the visitor; nothing for guests. */
export function usePersonal(): LiveTopic<Personal | null> {
  const user = useAtomValue(userAtom);
  return useLiveTopic<Personal, null>(user && userTopic(user.id), { initial: null, fold: foldPersonalTopic });
}
