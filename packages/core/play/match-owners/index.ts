import { boardOwner } from '../battles/index.ts';
import type { MatchOwners } from '../matches/index.ts';
import { fixtureOwner } from '../tournaments/index.ts';

/** What matches belong to, by kind. */
export const matchOwners: MatchOwners = { fixture: fixtureOwner, board: boardOwner };
