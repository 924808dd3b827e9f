import { foldJobProgress } from '@pailei/contracts/ground/job-progress/job-progress.fold';
import { foldMatch } from '@pailei/contracts/play/matches/match.fold';
import { foldOrders } from '@pailei/contracts/shop/orders/orders.fold';
import { foldDashboard } from '@pailei/contracts/site/dashboard/dashboard.fold';
import { foldPersonal } from '@pailei/contracts/features/personal.fold';
import { foldShop } from '@pailei/contracts/shop/products/shop.fold';
import { foldStaff } from '@pailei/contracts/play/staff/staff.fold';
import { foldSystem } from '@pailei/contracts/site/system/system.fold';
import { foldLobby } from '@pailei/contracts/play/tournaments/lobby/lobby.fold';
import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import { jobProgressTopic, type JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { allOrdersTopic } from '@pailei/contracts/shop/orders/all-orders.topic';
import { ordersTopic, type OrdersView } from '@pailei/contracts/shop/orders/orders.topic';
import { dashboardTopic, type DashboardView } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { personalTopic, type Personal } from '@pailei/contracts/features/personal.topic';
import { shopTopic, type ShopView } from '@pailei/contracts/shop/products/shop.topic';
import { staffTopic, type StaffView } from '@pailei/contracts/play/staff/staff.topic';
import { systemTopic, type SystemView } from '@pailei/contracts/site/system/system.topic';
import { lobbyTopic, type Lobby } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { useLiveTopic, type LiveTopic } from './useLiveTopic.ts';
import { useLiveTopics } from './useLiveTopics.ts';

/** One match as everybody may see it; null until the first snapshot. Without an id nothing is followed. */
export function useMatch(id: string | null, delaySeconds?: number): LiveTopic<MatchSnapshot | null> {
  const topic = id === null ? null : matchTopic.of(id);
  return useLiveTopic(topic, {
    initial: null,
    fold: foldMatch,
    isKept: true,
    ...(delaySeconds ? { delaySeconds } : {}),
  });
}

export function useTournament(id: string | null, delaySeconds?: number): LiveTopic<TournamentState | null> {
  const topic = id === null ? null : tournamentTopic.of(id);
  return useLiveTopic(topic, {
    initial: null,
    fold: foldTournamentTopic,
    isKept: true,
    ...(delaySeconds ? { delaySeconds } : {}),
  });
}

/** Several events at a time: those of which there is a snapshot. */
export function useTournaments(ids: readonly string[]): readonly TournamentState[] {
  return useLiveTopics(
    ids.map((id) => tournamentTopic.of(id)),
    foldTournamentTopic,
  );
}

/** The tournaments that are open, under way, or ended lately. */
export function useLobby(): LiveTopic<Lobby | null> {
  return useLiveTopic(lobbyTopic.of(), { initial: null, fold: foldLobby, isKept: true });
}

/** The progress of a job; with null as id it does nothing. */
export function useJob(id: string | null): LiveTopic<JobProgress | null> {
  return useLiveTopic(id === null ? null : jobProgressTopic.of(id), {
    initial: null,
    fold: foldJobProgress,
  });
}

/** What concerns the whole site: its settings, maintenance, announcements, and the featured match. */
export function useSystem(): LiveTopic<SystemView | null> {
  return useLiveTopic(systemTopic.of(), { initial: null, fold: foldSystem, isKept: true });
}

/** The matches that wait for the visitor; nothing for guests. */
export function usePersonal(): LiveTopic<Personal | null> {
  const user = useAtomValue(userAtom);
  return useLiveTopic(user && personalTopic.of(user.id), { initial: null, fold: foldPersonal, isKept: true });
}

/** Stock and price of every product that is sold; nothing for guests. */
export function useShop(): LiveTopic<ShopView | null> {
  const user = useAtomValue(userAtom);
  return useLiveTopic(user && shopTopic.of(), { initial: null, fold: foldShop, isKept: true });
}

/** What waits for a referee, and which events are stalled; nothing for all but the staff. */
export function useStaff(): LiveTopic<StaffView | null> {
  const isStaff = holdsRight('referee', useAtomValue(userAtom));
  return useLiveTopic(isStaff ? staffTopic.of() : null, { initial: null, fold: foldStaff, isKept: true });
}

/** Everybody's orders, for admins. */
export function useAllOrders(): LiveTopic<OrdersView | null> {
  return useLiveTopic(allOrdersTopic.of(), { initial: null, fold: foldOrders, isKept: true });
}

/** The visitor's own orders: how many wait, and the newest; nothing for guests. */
export function useOwnOrders(): LiveTopic<OrdersView | null> {
  const user = useAtomValue(userAtom);
  return useLiveTopic(user && ordersTopic.of(user.id), { initial: null, fold: foldOrders, isKept: true });
}

/** The metrics of the site and its queue, as a worker counted them within the last seconds; nothing for all but admins. */
export function useOverview(): LiveTopic<DashboardView | null> {
  const isAdmin = holdsRight('admin', useAtomValue(userAtom));
  return useLiveTopic(isAdmin ? dashboardTopic.of() : null, { initial: null, fold: foldDashboard });
}
