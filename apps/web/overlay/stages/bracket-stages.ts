import { singleEliminationTable } from '@pailei/domain/stages';

/** The stages that the layout `bracket` draws. */
export const BRACKET_STAGES = { single_elimination: singleEliminationTable };
