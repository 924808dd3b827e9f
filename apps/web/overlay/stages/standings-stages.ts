import { swissTable } from '@pailei/domain/tournament/stages/swiss/table';

/** The stages that the layout `standings` draws. */
export const STANDINGS_STAGES = { swiss: swissTable };
