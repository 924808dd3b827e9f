import { setTimeout as sleep } from 'node:timers/promises';
import type { BattleState } from '@pailei/domain/battles/types';
import type { SeriesFormat } from '@pailei/domain/series/settings';
import { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import { MOVE_HOURS } from '@pailei/domain/battles/challenge/types';
import { createPace, type Pace } from '../connections/pace.ts';
import { retryRefused } from '../connections/refusals.ts';
import type { Comparison } from '../people/compare.ts';
import type { Staff } from '../run-tournament.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { timersAt } from '../tournament-plan.ts';
import { shareTeamDecks } from './battle-members.ts';
import { battleTimersAt, offerOf, seriesOf, slotsFrom, type Offer } from './battle-offer.ts';
import type { BattlePlan } from './battle-options.ts';
import { playBattle, type BattleResult, type BattlesDeps } from './play-battle.ts';
import { acceptFirst } from '../teams/challenge-team.ts';

type Meeting = {
  challenger: Pick<SimulatedTeam, 'captain'>;
  opponent: Pick<SimulatedTeam, 'id' | 'captain'>;
  offer: Offer;
};

/** How often captains counter and ask for another time, as a share. */
const SHARE = { counters: 0.3, moves: 0.2 } as const;
/** How often captains begin again when their times passed before the site was there to hear of them. */
const TRIES = 6;
/** An appointment can be moved when it is further away than this. */
const FAR_SECONDS = (MOVE_HOURS + 2) * 3_600;

/** Two captains come to an appointment, by a counter-proposal or a move where the pace has it so: the id of the battle. */
async function agreeOnBattle(pace: Pace, meeting: Meeting): Promise<string> {
  const { challenger, opponent, offer } = meeting;
  const { timers } = offer;
  const isMoved = pace.happens(SHARE.moves, 'move');
  const agreed = await retryRefused(TRIES, async (attempt) => {
    // a proposal is over with its earliest time
    if (attempt > 0) await sleep(timers.line_up * 1_000);
    return agree(pace, meeting, isMoved);
  });
  if (!isMoved) return agreed.battleId;
  await sleep(pace.waitMs('answer', 'ask to move'));
  const params = { id: agreed.id };
  await retryRefused(TRIES, async () => {
    const [starts_at = ''] = slotsFrom(Date.now(), timers);
    await challenger.captain.site.call(challengesApi.proposeMove, { params, body: { starts_at } });
    await opponent.captain.site.call(challengesApi.acceptMove, { params, body: { starts_at } });
  });
  return agreed.battleId;
}

/** One proposal to its acceptance. `isFar`: the appointment can be moved later. */
async function agree(
  pace: Pace,
  { challenger, opponent, offer }: Meeting,
  isFar: boolean,
): Promise<{ id: string; battleId: string }> {
  const [first, second] = [challenger.captain.site, opponent.captain.site];
  const think = (what: string) => sleep(pace.waitMs('answer', what));
  const slots = () => slotsFrom(Date.now(), offer.timers, isFar ? FAR_SECONDS : 0);
  const made = await first.call(challengesApi.propose, { body: { team_id: opponent.id, ...offer, slots: slots() } });
  const { id } = made;
  const isCountered = pace.happens(SHARE.counters, 'counter');
  if (isCountered) await think('counter');
  const offered = isCountered
    ? await second.call(challengesApi.counter, {
        params: { id },
        body: { proposal_number: made.proposal.number, ...offer, slots: slots() },
      })
    : made;
  await think('accept');
  return { id, battleId: await acceptFirst(isCountered ? challenger.captain : opponent.captain, offered) };
}

type Pair = { challenger: SimulatedTeam; opponent: SimulatedTeam };

type Options = { plans: readonly BattlePlan[]; format: SeriesFormat; speed: number; seed: number };

export type BattlesResult = {
  battles: BattleState[];
  rulings: number;
  comparisons: Comparison[];
  /** What was missed or came twice, and scores that are not those of the boards. */
  faults: string[];
};

/** The first team meets the second one, the third the fourth, and so on; all battles are played at once, to their ends. */
export async function simulateBattles(
  deps: BattlesDeps,
  staff: Staff,
  teams: readonly SimulatedTeam[],
  options: Options,
): Promise<BattlesResult> {
  const pairs: Pair[] = teams.flatMap((challenger, index) => {
    const opponent = index % 2 === 0 ? teams[index + 1] : undefined;
    return opponent ? [{ challenger, opponent }] : [];
  });
  const battles = pairs.map((pair, index) => {
    const plan = options.plans[index % options.plans.length];
    if (!plan) throw new Error('there is nothing to play');
    return meet(deps, staff, { ...pair, plan, ...options, seed: options.seed + index });
  });
  // What is stored is compared afterwards: all must be over by then, also when one of them has failed.
  await Promise.allSettled(battles);
  const results = await Promise.all(battles);
  return {
    battles: results.map(({ battle }) => battle),
    rulings: results.reduce((sum, { rulings }) => sum + rulings, 0),
    comparisons: results.flatMap(({ comparisons }) => comparisons),
    faults: results.flatMap(({ faults }) => faults),
  };
}

export type BattleRun = Pair & { plan: BattlePlan } & Omit<Options, 'plans'>;

/** Two teams come to an appointment and play. */
async function meet(deps: BattlesDeps, staff: Staff, run: BattleRun): Promise<BattleResult> {
  const { challenger, opponent, plan, format, speed, seed } = run;
  const pace = createPace(seed, speed);
  const teams = { a: challenger, b: opponent };
  await shareTeamDecks(pace, [challenger, opponent], seriesOf(plan, format));
  const offer = offerOf(plan, format, { timers: battleTimersAt(speed), series_timers: timersAt(speed) });
  const id = await agreeOnBattle(pace, { challenger, opponent, offer });
  return playBattle({ ...deps, pace }, staff, { id, teams }).ended;
}
