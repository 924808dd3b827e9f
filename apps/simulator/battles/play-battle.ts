import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import { untilOpen } from '../connections/open-sockets.ts';
import type { Pace } from '../connections/pace.ts';
import type { Comparison } from '../people/compare.ts';
import { createReferee } from '../people/referee.ts';
import { PATIENCE_MS, type Staff } from '../run-tournament.ts';
import { createMembers, type PlayingTeams } from './battle-members.ts';
import { createBattleSpectators } from './battle-spectators.ts';

export type BattlesDeps = { log: (line: string) => void; onError: (error: Error) => void };

export type BattleResult = {
  battle: BattleState;
  rulings: number;
  comparisons: Comparison[];
  /** What was missed or came twice, and a score that is not that of the boards. */
  faults: string[];
};

const COMPARE_WITHIN_MS = 10_000;
const BEFORE_START: readonly BattleState['status'][] = ['scheduled', 'check_in'];

/** Plays a battle that the teams have agreed on to its end, under the eyes of a spectator on it and on every board. */
export function playBattle(
  { log, onError, pace }: BattlesDeps & { pace: Pace },
  staff: Staff,
  { id, teams }: { id: string; teams: PlayingTeams },
): { started: Promise<void>; ended: Promise<BattleResult> } {
  let rulings = 0;
  let shown = '';
  const refereed = new Set<string>();
  const started = Promise.withResolvers<void>();
  const over = Promise.withResolvers<BattleState>();
  const referee = createReferee({ pace, onError, onRuling: () => (rulings += 1) }, staff.referee);
  const members = createMembers({ pace, onError }, teams);
  const spectators = createBattleSpectators(staff.admin.site, id, (battle, matchIds) => {
    for (const match of matchIds) {
      if (!refereed.has(match)) referee.watch(match);
      refereed.add(match);
    }
    const news = describe(battle);
    if (news !== shown) log(news);
    shown = news;
    if (!BEFORE_START.includes(battle.status)) started.resolve();
    if (isBattleOver(battle.status)) over.resolve(battle);
  });
  const people = [members, referee, spectators];

  async function play(): Promise<BattleResult> {
    try {
      const connections = people.flatMap((person) => person.connections());
      await untilOpen(connections, { site: staff.admin.site.live, log: () => undefined, patienceMs: PATIENCE_MS });
      members.play(id);
      const battle = await over.promise;
      const comparisons = await spectators.compare(COMPARE_WITHIN_MS);
      return { battle, rulings, comparisons, faults: await spectators.findFaults() };
    } finally {
      for (const person of people) person.leave();
    }
  }

  return { started: started.promise, ended: play() };
}

function describe({ sides, settings, status, score }: BattleState): string {
  return `${sides.a.name} ${score.a}:${score.b} ${sides.b.name}: ${settings.format.code}, ${status}`;
}
