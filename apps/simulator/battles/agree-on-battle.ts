import { setTimeout as sleep } from 'node:timers/promises';
import { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import { MOVE_HOURS } from '@pailei/domain/battles/challenge/types';
import type { Pace } from '../connections/pace.ts';
import { acceptFirst } from '../teams/challenge-team.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { slotsFrom, type Offer } from './battle-offer.ts';

export type Meeting = {
  challenger: Pick<SimulatedTeam, 'captain'>;
  opponent: Pick<SimulatedTeam, 'id' | 'captain'>;
  offer: Offer;
};

/** How often captains counter and ask for another time, as a share. */
const SHARE = { counters: 0.3, moves: 0.2 } as const;
/** An appointment can be moved when it is further away than this. */
const FAR_SECONDS = (MOVE_HOURS + 2) * 3_600;

/** Two captains come to an appointment, by a counter-proposal or a move where the pace has it so: the id of the battle. */
export async function agreeOnBattle(pace: Pace, { challenger, opponent, offer }: Meeting): Promise<string> {
  const { timers } = offer;
  const [first, second] = [challenger.captain.site, opponent.captain.site];
  const think = (what: string) => sleep(pace.waitMs('answer', what));
  const isMoved = pace.happens(SHARE.moves, 'move');
  const slots = () => slotsFrom(Date.now(), timers, isMoved ? FAR_SECONDS : 0);
  const made = await first.call(challengesApi.propose, { body: { team_id: opponent.id, ...offer, slots: slots() } });
  const params = { id: made.id };
  const isCountered = pace.happens(SHARE.counters, 'counter');
  if (isCountered) await think('counter');
  const offered = isCountered
    ? await second.call(challengesApi.counter, {
        params,
        body: { proposal_number: made.proposal.number, ...offer, slots: slots() },
      })
    : made;
  await think('accept');
  const battleId = await acceptFirst(isCountered ? challenger.captain : opponent.captain, offered);
  if (!isMoved) return battleId;
  await think('ask to move');
  const [starts_at = ''] = slotsFrom(Date.now(), timers);
  await first.call(challengesApi.proposeMove, { params, body: { starts_at } });
  await second.call(challengesApi.acceptMove, { params, body: { starts_at } });
  return battleId;
}
