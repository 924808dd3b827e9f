import type { CompetitorKind, EventTier, SeasonFact, SeasonFormulas, SeasonRow } from '@pailei/domain/seasons/types';
import type { SeasonByHand } from '@pailei/domain/seasons/season-by-hand';
import type { SeasonChampions, SeasonContent, SeasonPrizes } from '@pailei/domain/seasons/champions';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

export type SeasonTable = {
  id: string;
  number: number;
  name: string;
  starts_at: string;
  /** No part of the season. */
  ends_at: string;
  prizes: JSONColumnType<SeasonPrizes>;
  /** Whether a player may play for one team alone in its events. */
  one_team_per_player: Generated<boolean>;
  /** What the staff write for its champion page. */
  content: JSONColumnType<SeasonContent>;
  /** When the staff closed it; null: it is not over. */
  closed_at: string | null;
  /** Frozen when it was closed last; null: it never was. */
  champions: ColumnType<SeasonChampions | null, string | null, string | null>;
  /** What the staff entered of a season that was played elsewhere; null: it was played here. */
  by_hand: ColumnType<SeasonByHand | null, string | null | undefined, string | null>;
  revision: number;
  created_by: string;
  created_at: string;
  updated_at: string;
};
export type SeasonRecordRow = Selectable<SeasonTable>;

export type SeasonFormulaTable = {
  season_id: string;
  version: number;
  applies_from: string | null;
  formulas: JSONColumnType<SeasonFormulas>;
  reason: string;
  created_by: string;
  created_at: string;
};

/** Events that the staff have put into a season, taken out or given a tier, and those whose facts are recorded. */
export type SeasonEventTable = {
  tournament_id: string;
  season_id: string;
  tier: Generated<EventTier>;
  is_excluded: Generated<boolean>;
  /** Put into the season by the staff: it stays there whatever the dates say. */
  is_named: Generated<boolean>;
  /** The event's `updated_at` when its facts were recorded; null: they are not. */
  counted_of: Generated<string | null>;
};

export type SeasonFactTable = {
  season_id: string;
  key: string;
  event_id: string;
  competitor_kind: CompetitorKind;
  competitor_id: string;
  fact: JSONColumnType<SeasonFact>;
};

/** Points by hand. Rows are only ever added: another one takes back. */
export type SeasonAdjustmentTable = {
  id: string;
  season_id: string;
  competitor_kind: CompetitorKind;
  competitor_id: string;
  points: number;
  reason: string;
  created_by: string;
  created_at: string;
};

/** The tables as the formula makes them of facts and adjustments. */
export type SeasonRowTable = {
  season_id: string;
  competitor_kind: CompetitorKind;
  competitor_id: string;
  /** From 1, without gaps. */
  position: number;
  standing: JSONColumnType<SeasonRow>;
};
