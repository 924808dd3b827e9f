/** Who stands in a table of a season. */
export type CompetitorKind = 'account' | 'team';
export const COMPETITOR_KINDS: readonly CompetitorKind[] = ['account', 'team'];

type FactOf<Kind extends string, Detail> = {
  /** The same fact has the same key, however often it is recorded. */
  readonly key: string;
  readonly kind: Kind;
  readonly competitor_kind: CompetitorKind;
  readonly competitor_id: string;
  readonly event_id: string;
  /** When its event ended. */
  readonly at: string;
} & Detail;

type Duel = {
  /** The match, or the battle of two teams. */
  readonly match_id: string;
  readonly opponent_id: string;
  readonly seed: number | null;
  readonly opponent_seed: number | null;
};

export type PlacementFact = FactOf<
  'placement',
  { readonly place: number; readonly place_to: number; readonly field: number }
>;
export type DuelFact = FactOf<'win', Duel> | FactOf<'loss', Duel>;

/** A board of a battle, of the team that had it and of each player who sat there. */
export type BoardFact = FactOf<
  'board_won' | 'board_lost',
  {
    readonly battle_id: string;
    readonly board_number: number;
    /** Null: nobody played it. */
    readonly match_id: string | null;
    readonly opponent_id: string;
  }
>;

/** What an event has shown of a competitor. Points are never stored here: the formula makes them. */
export type SeasonFact = PlacementFact | DuelFact | BoardFact;

type WithoutEvent<Fact> = Omit<Fact, 'key' | 'event_id' | 'at'>;
/** A fact before it has its event, moment and key. */
export type NewFact = WithoutEvent<PlacementFact> | WithoutEvent<DuelFact> | WithoutEvent<BoardFact>;

export const EVENT_TIERS = ['A', 'B', 'C'] as const;
export type EventTier = (typeof EVENT_TIERS)[number];
export const DEFAULT_TIER: EventTier = 'B';

export type PlacePoints = { readonly place_to: number; readonly points: number };
/** In a field of at least `from`, points of places count `percent`. */
export type SizeFactor = { readonly from: number; readonly percent: number };

/** How facts become points, for one kind of competitor. All numbers are integers. */
export type SeasonFormula = {
  readonly places: readonly PlacePoints[];
  /** For whoever is placed, besides the points of the place. */
  readonly attendance: number;
  readonly win: number;
  readonly upset: number;
  /** A win is an upset against a seed that is at least so much better. */
  readonly upset_gap: number;
  readonly sizes: readonly SizeFactor[];
  readonly tiers: Readonly<Record<EventTier, number>>;
  /** The most that wins and upsets of one event bring; null: no limit. */
  readonly win_cap: number | null;
  readonly upset_cap: number | null;
  /** So many events count; null: all. */
  readonly best: number | null;
  /** What a board of a battle brings whoever won it. Left out: boards count nothing, and are no part of the tables. */
  readonly boards?: BoardPoints | undefined;
};

/** `cap`: the most that the boards of one event bring; null: no limit. */
export type BoardPoints = { readonly win: number; readonly cap: number | null };

export type SeasonFormulas = Readonly<Record<CompetitorKind, SeasonFormula>>;

export type FormulaVersion = {
  readonly version: number;
  /** Events that ended from then on count by it; null: all of the season. */
  readonly applies_from: string | null;
  readonly formulas: SeasonFormulas;
};

export type SeasonAdjustment = {
  readonly id: string;
  readonly competitor_kind: CompetitorKind;
  readonly competitor_id: string;
  readonly points: number;
  readonly at: string;
};

/** One event of a competitor, with all that its points are made of. */
export type EventItem = {
  readonly event_id: string;
  readonly at: string;
  readonly version: number;
  readonly tier: EventTier;
  readonly tier_percent: number;
  readonly size_percent: number;
  readonly place: number | null;
  readonly place_to: number | null;
  readonly field: number | null;
  readonly place_points: number;
  readonly attendance: number;
  readonly wins: number;
  readonly losses: number;
  readonly win_points: number;
  readonly upsets: number;
  readonly upset_points: number;
  /** Left out where the formula counts no boards, or none were played. */
  readonly boards?: BoardRecord & { readonly points: number };
  readonly points: number;
  /** Among the best that count. */
  readonly counts: boolean;
};

export type BoardRecord = { readonly won: number; readonly lost: number };

export type SeasonRow = {
  readonly id: string;
  /** Equal in everything is an equal rank. */
  readonly rank: number;
  /** At the end of the week before the newest result; null: not in the table then. */
  readonly previous_rank: number | null;
  readonly points: number;
  readonly best: number;
  readonly titles: number;
  readonly wins: number;
  readonly losses: number;
  readonly events: number;
  readonly counted: number;
  /** Of all events whose formula counts boards; left out where there are none. */
  readonly boards?: BoardRecord;
};
