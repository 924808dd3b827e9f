import { createBracket } from '../../bracket/create.ts';
import { readNode } from '../../bracket/node-ids.ts';
import { bracketRounds } from '../../bracket/seeding.ts';
import { CAPACITY_MAX } from '../../tournament/types.ts';
import type { BracketType } from '../bracket/bracket-type.ts';
import { bracketModel } from '../bracket/model.ts';
import { isIntegerBetween } from '../integer-between.ts';
import type { SingleEliminationStageSettings } from './single-elimination-stage.ts';

export const singleElimination: BracketType<SingleEliminationStageSettings> = {
  type: 'single_elimination',
  settings: {
    defaults: { type: 'single_elimination', size: 8, best_of: 3, final_best_of: null, third_place: false },
    keepsScore: false,
    distributions: ['seed', 'groups_apart'],
    carries: ['nothing'],
    isSound: ({ size }) => size === null || isIntegerBetween(size, 2, CAPACITY_MAX),
    places: ({ size }) => size,
    roundCount: (_, entrants) => bracketRounds(entrants),
    bestOf: ({ best_of, final_best_of }, isFinal) => (isFinal ? (final_best_of ?? best_of) : best_of),
    groupCount: () => null,
  },
  nodes: ({ third_place, placement }, entrants) => createBracket({ entrants, third_place, placement }),
  position: ({ round_count }, node) => readNode(node, round_count),
};

export const singleEliminationModel = bracketModel(singleElimination);
