import { swissTable } from '@pailei/domain/stages';

/** The stages that the layout `standings` draws. */
export const STANDINGS_STAGES = { swiss: swissTable };
