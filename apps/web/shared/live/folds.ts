import { foldJob, type JobProgress } from '@pailei/contracts/live-job';
import { foldLobby, type Lobby } from '@pailei/contracts/live-lobby';
import { foldOrders, type OrdersView } from '@pailei/contracts/live-orders';
import { foldPersonal, type Personal } from '@pailei/contracts/live-personal';
import { foldShop, type ShopView } from '@pailei/contracts/live-shop';
import { foldStaff, type StaffView } from '@pailei/contracts/live-staff';
import { foldSystem, type SystemView } from '@pailei/contracts/live-system';
import type { MatchSnapshot } from '@pailei/contracts/matches';
import { evolveSeries, type SeriesEvent } from '@pailei/domain/series';
import { evolveTournament, type TournamentEvent, type TournamentState } from '@pailei/domain/tournament';
import type { LiveEvent } from '@pailei/live/client';

/** An event of the log as the engines know it. */
function eventOf({ t, p, at }: LiveEvent): { type: string; payload: { at: string } } {
  return { type: t, payload: { at, ...p } };
}

/** The folds of the topics: the very engines the server decides with. */
export const foldMatch = (match: MatchSnapshot, event: LiveEvent): MatchSnapshot => ({
  ...match,
  series: evolveSeries(match.series, eventOf(event) as SeriesEvent),
});

export const foldTournament = (tournament: TournamentState, event: LiveEvent): TournamentState =>
  evolveTournament(tournament, eventOf(event) as TournamentEvent);

export const foldLobbyTopic = (lobby: Lobby, event: LiveEvent): Lobby => foldLobby(lobby, eventOf(event));

export const foldJobTopic = (job: JobProgress, event: LiveEvent): JobProgress =>
  foldJob(job, { type: event.t, payload: event.p });

export const foldSystemTopic = (system: SystemView, event: LiveEvent): SystemView => foldSystem(system, eventOf(event));

export const foldPersonalTopic = (personal: Personal, event: LiveEvent): Personal =>
  foldPersonal(personal, eventOf(event));

export const foldShopTopic = (shop: ShopView, event: LiveEvent): ShopView =>
  foldShop(shop, { type: event.t, payload: event.p });

export const foldStaffTopic = (view: StaffView, event: LiveEvent): StaffView =>
  foldStaff(view, { type: event.t, payload: event.p });

export const foldOrdersTopic = (orders: OrdersView, event: LiveEvent): OrdersView =>
  foldOrders(orders, { type: event.t, payload: event.p });
