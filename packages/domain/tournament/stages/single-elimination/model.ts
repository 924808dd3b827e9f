import { createBracket } from '../../bracket/create.ts';
import { readNode } from '../../bracket/node-ids.ts';
import type { BracketType } from '../bracket/bracket-type.ts';
import { bracketModel } from '../bracket/model.ts';
import type { SingleEliminationStageSettings } from './single-elimination-stage.ts';

export const singleElimination: BracketType<SingleEliminationStageSettings> = {
  type: 'single_elimination',
  nodes: ({ third_place, placement }, entrants) => createBracket({ entrants, third_place, placement }),
  position: ({ round_count }, node) => readNode(node, round_count),
};

export const singleEliminationModel = bracketModel(singleElimination);
