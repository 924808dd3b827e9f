import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import type { Account } from '../people/accounts.ts';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import type { SimulatedTeam } from './simulate-teams.ts';

type Offer = Omit<BodyInput<typeof challengesApi.propose>, 'team_id'>;
type Meeting = { challenger: Pick<SimulatedTeam, 'captain'>; opponent: Pick<SimulatedTeam, 'id' | 'captain'> };

const PAIRS_AT_ONCE = 4;
const DAY_MS = 24 * 3_600_000;

/** One captain proposes, the other accepts the first time: the id of the battle that they have agreed on. */
export async function challengeTeam({ challenger, opponent }: Meeting, offer: Offer): Promise<string> {
  const made = await challenger.captain.site.call(challengesApi.propose, { body: { team_id: opponent.id, ...offer } });
  return acceptFirst(opponent.captain, made);
}

type Open = { id: string; proposal: { number: number; slots: string[] } };

/** Accepts the earliest time of a proposal: the id of the battle. */
export async function acceptFirst({ site }: Account, { id, proposal }: Open): Promise<string> {
  const [slot = ''] = proposal.slots;
  const body = { proposal_number: proposal.number, slot };
  const { battle_id } = await site.call(challengesApi.accept, { params: { id }, body });
  if (battle_id === null) throw new Error(`challenge ${id} was accepted and has no battle`);
  return battle_id;
}

/** The first team meets the second one, the third the fourth, and so on, a day from now. The ids of the battles. */
export async function challengeInPairs(teams: readonly SimulatedTeam[]): Promise<string[]> {
  const pairs = teams.flatMap((challenger, index) => {
    const opponent = index % 2 === 0 ? teams[index + 1] : undefined;
    return opponent ? [{ challenger, opponent }] : [];
  });
  const slot = new Date(Date.now() + DAY_MS).toISOString();
  const offer: Offer = { format: { code: 'boards', size: 3 }, best_of: 3, slots: [slot] };
  return mapConcurrently(pairs, PAIRS_AT_ONCE, (pair) => challengeTeam(pair, offer));
}
