import { createBoardOwner, type BattleOwners } from '../battles/index.ts';
import type { MatchOwners } from '../matches/index.ts';
import { fixtureBattleOwner, fixtureOwner } from '../tournaments/index.ts';

/** What battles belong to, by kind: with those of challenges nothing goes on. */
export const battleOwners: BattleOwners = { fixture: fixtureBattleOwner };

/** What matches belong to, by kind. */
export const matchOwners: MatchOwners = { fixture: fixtureOwner, board: createBoardOwner(battleOwners) };
