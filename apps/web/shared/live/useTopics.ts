import type { JobProgress } from '@pailei/contracts/live-job';
import type { Lobby } from '@pailei/contracts/live-lobby';
import type { OrdersView } from '@pailei/contracts/live-orders';
import type { Personal } from '@pailei/contracts/live-personal';
import type { ShopView } from '@pailei/contracts/live-shop';
import type { StaffView } from '@pailei/contracts/live-staff';
import type { SystemView } from '@pailei/contracts/live-system';
import type { MatchSnapshot } from '@pailei/contracts/matches';
import { holdsRight } from '@pailei/domain/rights';
import type { TournamentState } from '@pailei/domain/tournament';
import {
  ALL_ORDERS_TOPIC,
  jobTopic,
  matchTopic,
  SHOP_TOPIC,
  STAFF_TOPIC,
  SYSTEM_TOPIC,
  TOURNAMENTS_TOPIC,
  tournamentTopic,
  userOrdersTopic,
  userTopic,
} from '@pailei/live/topics';

import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import {
  foldJobTopic,
  foldLobbyTopic,
  foldMatch,
  foldOrdersTopic,
  foldPersonalTopic,
  foldShopTopic,
  foldStaffTopic,
  foldSystemTopic,
  foldTournament,
} from './folds.ts';
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

/** How far a piece of work is that somebody asked for; null as id follows nothing. */
export function useJob(id: string | null): LiveTopic<JobProgress | null> {
  return useLiveTopic<JobProgress, null>(id === null ? null : jobTopic(id), { initial: null, fold: foldJobTopic });
}

/** What concerns the whole site: its settings, maintenance, announcements, and the featured match. */
export function useSystem(): LiveTopic<SystemView | null> {
  return useLiveTopic<SystemView, null>(SYSTEM_TOPIC, { initial: null, fold: foldSystemTopic });
}

/** The matches that wait for the visitor; nothing for guests. */
export function usePersonal(): LiveTopic<Personal | null> {
  const user = useAtomValue(userAtom);
  return useLiveTopic<Personal, null>(user && userTopic(user.id), { initial: null, fold: foldPersonalTopic });
}

/** Stock and price of every product that is sold; nothing for guests. */
export function useShop(): LiveTopic<ShopView | null> {
  const user = useAtomValue(userAtom);
  return useLiveTopic<ShopView, null>(user && SHOP_TOPIC, { initial: null, fold: foldShopTopic });
}

/** What waits for a referee, and which events stand still; nothing for all but the staff. */
export function useStaff(): LiveTopic<StaffView | null> {
  const isStaff = holdsRight('referee', useAtomValue(userAtom));
  return useLiveTopic<StaffView, null>(isStaff ? STAFF_TOPIC : null, { initial: null, fold: foldStaffTopic });
}

/** Everybody's orders, for admins. */
export function useAllOrders(): LiveTopic<OrdersView | null> {
  return useLiveTopic<OrdersView, null>(ALL_ORDERS_TOPIC, { initial: null, fold: foldOrdersTopic });
}

/** The visitor's own orders: how many wait, and the newest; nothing for guests. */
export function useOwnOrders(): LiveTopic<OrdersView | null> {
  const user = useAtomValue(userAtom);
  return useLiveTopic<OrdersView, null>(user && userOrdersTopic(user.id), { initial: null, fold: foldOrdersTopic });
}
