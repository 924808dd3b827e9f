import { transactionsInTurn, type InTurn } from '../../ground/command-queue/turns.ts';
import type { TeamsDeps } from './teams.deps.ts';

/** Rows that the commands of a service change at once; each of them takes one connection. */
const LANES = 2;

/** Where commands of one team wait for each other; those of somebody who has none wait by their account. */
export const teamTurns = (deps: TeamsDeps): InTurn => transactionsInTurn(deps, { lanes: LANES });
