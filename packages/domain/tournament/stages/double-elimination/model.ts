import { createDoubleBracket } from '../../bracket/create-double.ts';
import { readDoubleNode } from '../../bracket/node-ids.ts';
import type { BracketNode } from '../../bracket/types.ts';
import type { BracketType } from '../bracket/bracket-type.ts';
import { bracketModel } from '../bracket/model.ts';
import type { DoubleEliminationStageSettings } from './double-elimination-stage.ts';

export const doubleElimination: BracketType<DoubleEliminationStageSettings> = {
  type: 'double_elimination',
  nodes,
  position: ({ round_count }, node) => readDoubleNode(node, Math.floor(round_count / 2)),
};

function nodes({ grand_final }: DoubleEliminationStageSettings, entrants: number): BracketNode[] {
  return createDoubleBracket({ entrants, reset: grand_final === 'reset' });
}

export const doubleEliminationModel = bracketModel(doubleElimination);
