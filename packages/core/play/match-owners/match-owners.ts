import { createBoardOwner } from '../battles/boards/board-owner.ts';
import type { BattleOwners } from '../battles/battle-owner.ts';
import type { MatchOwners } from '../matches/match-owner.ts';
import { fixtureBattleOwner } from '../tournaments/fixtures/fixture-battle-owner.ts';
import { fixtureOwner } from '../tournaments/fixtures/fixture-owner.ts';

/** What battles belong to, by kind: with those of challenges nothing goes on. */
export const battleOwners: BattleOwners = { fixture: fixtureBattleOwner };

/** What matches belong to, by kind. */
export const matchOwners: MatchOwners = { fixture: fixtureOwner, board: createBoardOwner(battleOwners) };
