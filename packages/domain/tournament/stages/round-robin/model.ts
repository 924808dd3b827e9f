import { readGroupNode } from '../../../groups/node-ids.ts';
import type { FixturePosition } from '../position.ts';
import type { MatchPlace } from '../stage-base.ts';
import type { StageModel } from '../stage-engine.ts';
import { evolve } from './evolve.ts';
import type { RoundRobinStage } from './round-robin-stage.ts';

const NO_SEEDS: ReadonlyMap<string, number> = new Map();

export const roundRobinModel: StageModel<RoundRobinStage> = {
  begin: ({ stage, entrants, round_count, groups }) => ({
    index: stage,
    type: 'round_robin',
    status: 'running',
    entrants,
    groups: groups ?? [entrants],
    round_count,
    rounds: [],
    main_rounds: 0,
    left: [],
    ranking: [],
  }),
  evolve,
  withFirstRound: (begun, round) => ({ ...begun, rounds: [round], main_rounds: 1 }),
  position,
  seeds: () => NO_SEEDS,
  isIn: (_, { entrants }, id) => entrants.includes(id),
  lateEntry: () => false,
  reinstate,
};

function position({ index }: RoundRobinStage, { node, round }: MatchPlace): FixturePosition {
  if (node === null) throw new Error('a match of a group has its place there');
  const { group, section, number, leg } = readGroupNode(node);
  return { stage: index, group, section, round, number, leg };
}

/** Until the next round begins, as none of theirs has passed by then. */
function reinstate({ entrants, left, rounds }: RoundRobinStage, id: string): boolean {
  const leaver = left.find((other) => other.id === id);
  return leaver ? leaver.rounds === rounds.length : entrants.includes(id);
}
