import { bracketTable } from '../bracket/table.ts';
import { doubleElimination } from './model.ts';

export const doubleEliminationTable = bracketTable(doubleElimination);
