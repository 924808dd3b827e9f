import type { MatchCall } from '@pailei/contracts/play/referee-calls/call-views';
import type { MatchInfo, MatchSide } from '@pailei/contracts/play/matches/matches.api';
import type { SeriesSecret } from '@pailei/domain/series/commands';
import type { Side } from '@pailei/domain/series/sides';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';
import { submittedDeckView } from '../submissions/submission-views.ts';
import { playerOf, type SeatedMatch } from './match-seats.ts';

export function matchInfo(row: SeatedMatch): MatchInfo {
  return {
    id: row.id,
    tournament_id: row.tournament_id,
    stage: row.stage,
    round: row.round,
    table: row.table_number,
    delay_seconds: row.delay_seconds,
    players: { a: playerOf(row, 'a'), b: playerOf(row, 'b') },
    created_at: row.created_at,
    ...row.info,
    battle: row.info.battle ?? null,
  };
}

export type SideFacts = {
  side: Side;
  decks: readonly SubmittedDeckRow[];
  secrets: readonly SeriesSecret[];
  opponent_game_id: string | null;
  /** Of both sides. */
  calls: readonly MatchCall[];
};

/** Only for the side itself: lists with codes, and what it has locked. */
export function matchSideView(facts: SideFacts): MatchSide {
  return {
    side: facts.side,
    decks: facts.decks.map(submittedDeckView),
    choices: facts.secrets
      .filter((secret) => secret.side === facts.side)
      .map(({ kind, game_number, slots }) => ({ kind, game_number, slots: [...slots] })),
    opponent_game_id: facts.opponent_game_id,
    calls: facts.calls.filter((call) => call.side === facts.side),
  };
}
