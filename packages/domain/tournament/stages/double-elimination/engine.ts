import { doubleLevels } from '../../bracket/double-levels.ts';
import { bracketPlacements } from '../../bracket/placements.ts';
import { bracketEngine } from '../bracket/engine.ts';
import { doubleElimination, doubleEliminationModel } from './model.ts';
import { doubleEliminationTable } from './table.ts';
import { doubleEliminationRules } from './settings-rules.ts';

export const doubleEliminationEngine = bracketEngine({
  type: doubleElimination,
  model: doubleEliminationModel,
  table: doubleEliminationTable,
  terms: (settings, { section }) => ({ best_of: doubleEliminationRules.bestOf(settings, section === 'final') }),
  places: (bracket) => bracketPlacements(bracket, doubleLevels),
});
