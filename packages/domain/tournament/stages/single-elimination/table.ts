import { bracketTable } from '../bracket/table.ts';
import { singleElimination } from './model.ts';

export const singleEliminationTable = bracketTable(singleElimination);
