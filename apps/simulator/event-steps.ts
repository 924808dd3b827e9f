import type { DataOf } from '@pailei/contracts/http/endpoint';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState, TournamentStatus } from '@pailei/domain/tournament/types';
import { orDone } from './connections/refusals.ts';
import type { SiteClient } from './connections/site-client.ts';
import type { Account } from './people/accounts.ts';

type View = DataOf<typeof tournamentsApi.get>;
type Staff = Pick<Account, 'site'>;

/** Steps of the staff that every event takes. Each is taken once, also where the site went away before it had answered. */
export const openRegistration = ({ site }: Staff, id: string): Promise<TournamentState> =>
  take(site, id, ['registration'], site.call(tournamentsApi.openRegistration, { params: { id }, body: {} }));

export const openCheckIn = ({ site }: Staff, id: string, seconds: number): Promise<TournamentState> =>
  take(site, id, ['check_in'], site.call(tournamentsApi.openCheckIn, { params: { id }, body: { seconds } }));

export const startEvent = ({ site }: Staff, id: string): Promise<TournamentState> =>
  take(site, id, ['running', 'finished'], site.call(tournamentsApi.start, { params: { id }, body: {} }));

async function take(
  site: SiteClient,
  id: string,
  wanted: readonly TournamentStatus[],
  call: Promise<View>,
): Promise<TournamentState> {
  const { tournament } = await orDone(call, async () => {
    const view = await site.call(tournamentsApi.get, { params: { id } });
    return wanted.includes(view.tournament.status) ? view : undefined;
  });
  return tournament;
}

export const isOver = ({ status }: Pick<TournamentState, 'status'>): boolean =>
  status === 'finished' || status === 'cancelled';

/** What is being played, in a line. */
export function describeEvent(state: TournamentState): string {
  const stage = state.current_stage === null ? undefined : state.stages[state.current_stage];
  const round = stage?.rounds.at(-1);
  const over = round?.matches.filter((match) => match.result !== null).length ?? 0;
  return stage && round
    ? `${state.name}: ${state.status}, ${stage.type} round ${round.number}, ${over} of ${round.matches.length} matches over`
    : `${state.name}: ${state.status}, ${Object.keys(state.participants).length} entries`;
}

export function championOf(state: TournamentState): string {
  const first = state.placements.find((placement) => placement.place === 1);
  return (first && state.participants[first.participant_id]?.name) ?? 'nobody';
}
