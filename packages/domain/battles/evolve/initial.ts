import type { BattleCreated, BattleTeam } from '../events.ts';
import { firstSubstitutions } from '../seats/substitutions.ts';
import type { BattleSettings } from '../settings.ts';
import type { BattleSide, BattleState } from '../types.ts';

function initialSide({ team_id, name }: BattleTeam, settings: BattleSettings): BattleSide {
  return {
    team_id,
    name,
    line_up: { locked: false, by_system: false, size: null, revealed: [] },
    checked_in: [],
    ...firstSubstitutions(settings),
    out: [],
    penalties: [],
    decks_opened: false,
  };
}

/** The state that the payload of `battle_created` opens with. */
export function initialBattle(created: BattleCreated): BattleState {
  return {
    battle_id: created.battle_id,
    settings: created.settings,
    status: 'scheduled',
    starts_at: created.starts_at,
    sides: { a: initialSide(created.sides.a, created.settings), b: initialSide(created.sides.b, created.settings) },
    boards: [],
    naming: null,
    score: { a: 0, b: 0 },
    games: { a: 0, b: 0 },
    honours: [],
    rulings: [],
    result: null,
    end_cause: null,
    points: null,
    due_at: created.due_at,
    due_kind: 'line_up',
    pause: null,
    created_at: created.at,
    check_in_at: null,
    started_at: null,
    ended_at: null,
  };
}
