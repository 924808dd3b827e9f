import { isBattleOver, type BattleState } from '@pailei/domain/battles';
import type { SeriesFormat } from '@pailei/domain/series';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import { untilOpen } from '../connections/open-sockets.ts';
import { createPace } from '../connections/pace.ts';
import type { Comparison } from '../people/compare.ts';
import { createReferee } from '../people/referee.ts';
import { PATIENCE_MS, type Staff } from '../run-tournament.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { timersAt } from '../tournament-plan.ts';
import { agreeOnBattle } from './agree-on-battle.ts';
import { createMembers, shareDecks } from './battle-members.ts';
import { battleTimersAt, offerOf, seriesOf } from './battle-offer.ts';
import type { BattlePlan } from './battle-options.ts';
import { createBattleSpectators } from './battle-spectators.ts';

export type BattlesDeps = { log: (line: string) => void; onError: (error: Error) => void };

type Options = { plans: readonly BattlePlan[]; format: SeriesFormat; speed: number; seed: number };

export type BattlesResult = {
  battles: BattleState[];
  rulings: number;
  comparisons: Comparison[];
  /** What was missed or came twice, and scores that are not those of the boards. */
  faults: string[];
};

const COMPARE_WITHIN_MS = 10_000;
const MEMBERS_AT_ONCE = 8;

/** The first team meets the second one, the third the fourth, and so on; all battles are played at once, to their ends. */
export async function simulateBattles(
  deps: BattlesDeps,
  staff: Staff,
  teams: readonly SimulatedTeam[],
  options: Options,
): Promise<BattlesResult> {
  const pairs = teams.flatMap((challenger, index) => {
    const opponent = index % 2 === 0 ? teams[index + 1] : undefined;
    return opponent ? [{ challenger, opponent }] : [];
  });
  const results = await Promise.all(
    pairs.map((pair, index) => {
      const plan = options.plans[index % options.plans.length];
      if (!plan) throw new Error('there is nothing to play');
      return playBattle(deps, staff, { ...pair, plan, ...options, seed: options.seed + index });
    }),
  );
  return {
    battles: results.map(({ battle }) => battle),
    rulings: results.reduce((sum, { rulings }) => sum + rulings, 0),
    comparisons: results.flatMap(({ comparisons }) => comparisons),
    faults: results.flatMap(({ faults }) => faults),
  };
}

export type BattleRun = {
  challenger: SimulatedTeam;
  opponent: SimulatedTeam;
  plan: BattlePlan;
} & Omit<Options, 'plans'>;

/** Two teams challenge each other and play, under the eyes of a spectator on the battle and on every board. */
async function playBattle({ log, onError }: BattlesDeps, staff: Staff, run: BattleRun) {
  const { challenger, opponent, plan, format, speed, seed } = run;
  const pace = createPace(seed, speed);
  const offer = offerOf(plan, format, { timers: battleTimersAt(speed), series_timers: timersAt(speed) });
  const everybody = [challenger, opponent].flatMap(({ captain, members }) => [captain, ...members]);
  await mapConcurrently(everybody, MEMBERS_AT_ONCE, (account) => shareDecks(pace, account, seriesOf(plan, format)));
  let rulings = 0;
  const referee = createReferee({ pace, onError, onRuling: () => (rulings += 1) }, staff.referee);
  const members = createMembers({ pace, onError }, { a: challenger, b: opponent });
  const connections = [...members.connections(), ...referee.connections()];
  await untilOpen(connections, { site: staff.admin.site.live, log, patienceMs: PATIENCE_MS });
  const id = await agreeOnBattle(pace, { challenger, opponent, offer });
  members.play(id);
  const ended = Promise.withResolvers<BattleState>();
  const refereed = new Set<string>();
  let shown = '';
  const spectators = createBattleSpectators(staff.admin.site, id, (battle, matchIds) => {
    for (const match of matchIds) {
      if (!refereed.has(match)) referee.watch(match);
      refereed.add(match);
    }
    const news = describe(battle);
    if (news !== shown) log(news);
    shown = news;
    if (isBattleOver(battle.status)) ended.resolve(battle);
  });
  const battle = await ended.promise;
  const comparisons = await spectators.compare(COMPARE_WITHIN_MS);
  const faults = await spectators.findFaults();
  for (const person of [members, referee, spectators]) person.leave();
  return { battle, rulings, comparisons, faults };
}

function describe({ sides, settings, status, score }: BattleState): string {
  return `${sides.a.name} ${score.a}:${score.b} ${sides.b.name}: ${settings.format.code}, ${status}`;
}
