import { bracketPlacements } from '../../bracket/placements.ts';
import { bracketEngine } from '../bracket/engine.ts';
import { singleElimination, singleEliminationModel } from './model.ts';
import { singleEliminationTable } from './table.ts';
import { singleEliminationRules } from './settings-rules.ts';

export const singleEliminationEngine = bracketEngine({
  type: singleElimination,
  model: singleEliminationModel,
  table: singleEliminationTable,
  terms: (settings, { section }) => ({ best_of: singleEliminationRules.bestOf(settings, section === 'final') }),
  places: (bracket) => bracketPlacements(bracket),
});
