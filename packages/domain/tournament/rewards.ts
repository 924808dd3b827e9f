import { rewardOf } from '../rewards/table.ts';
import type { RewardTable } from '../rewards/types.ts';
import { accountsOfEntry } from './teams/roster.ts';
import type { Participant, Placement, TournamentState } from './types.ts';

/** What is still to be booked for an account; negative: to be taken back. */
export type RewardDue = {
  readonly user_id: string;
  readonly amount: number;
  /** Null: they have no place. */
  readonly placement: Placement | null;
};

type Chosen = Pick<TournamentState, 'rewards' | 'reward_table' | 'started_at'>;

/** The table that counts: fixed by the start, until then what the organiser chose, with the site's as it is now. */
export function rewardTableOf(state: Chosen, site: RewardTable | null): RewardTable | null {
  if (state.started_at !== null) return state.reward_table ?? null;
  const choice = state.rewards ?? { kind: 'site' };
  switch (choice.kind) {
    case 'site':
      return site;
    case 'own':
      return choice.table;
    case 'none':
      return null;
    default:
      return choice satisfies never;
  }
}

/** Those who share places earn what the last of these places does, so that an event never pays more than its table. */
export function rewardOfPlacement(table: RewardTable | null, { place_to }: Placement): number {
  return table === null ? 0 : rewardOf(table, place_to);
}

/**
 * What makes the points of this event right for every account: what its place earns, less what was booked before; every player of a
 * team earns what its place does. While nobody has a place because the event is played on, nothing is due.
 */
export function rewardsDue(state: TournamentState, booked: ReadonlyMap<string, number>): RewardDue[] {
  if (state.status !== 'finished' && state.status !== 'cancelled') return [];
  const table = state.reward_table ?? null;
  const placementOf = new Map(
    state.placements.flatMap((placement) => {
      const participant = state.participants[placement.participant_id];
      return participant ? accountsOfEntry(participant).map((account) => [account, placement] as const) : [];
    }),
  );
  return [...accountsOf(state)].flatMap((user_id) => {
    const placement = placementOf.get(user_id) ?? null;
    const amount = (placement ? rewardOfPlacement(table, placement) : 0) - (booked.get(user_id) ?? 0);
    return amount === 0 ? [] : [{ user_id, amount, placement }];
  });
}

/** Everybody who ever had something to do with the event, and so everybody whom it may have paid. */
export const accountsOf = ({ participants }: TournamentState): Set<string> =>
  new Set(Object.values(participants).flatMap(accountsEver));

/** Of a team also those who have left its roster. */
const accountsEver = ({ user_id, roster }: Participant): string[] =>
  roster ? roster.map(({ account_id }) => account_id) : [user_id];
