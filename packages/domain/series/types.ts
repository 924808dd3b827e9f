import type { HeroClass } from '../decks/deck-rules.ts';
import type { Referee } from '../rulings/rulings.ts';
import type { SeriesSettings } from './settings.ts';
import type { BySide, Side } from './sides.ts';

export const SERIES_STATUSES = [
  'scheduled',
  'check_in',
  'ban',
  'playing',
  'disputed',
  'paused',
  'finished',
  'forfeited',
  'cancelled',
] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

/** The finer phase of `ban` (shield, ban) and `playing` (pick, game, confirm); null in every other status but `paused`, which keeps it. */
export const SERIES_STEPS = ['shield', 'ban', 'pick', 'game', 'confirm'] as const;
export type SeriesStep = (typeof SERIES_STEPS)[number];

/** What the deadline in `due_at` is for. `grace` prolongs the running step for the sides `in_grace`. */
export const DUE_KINDS = ['check_in', 'shield', 'ban', 'pick', 'grace', 'reminder', 'confirm'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export type SeriesDeck = {
  /** 0-based place in the frozen lineup; slot 0 is the primary deck in specialist. */
  readonly slot: number;
  readonly class: HeroClass;
  readonly name: string;
};

export const PENALTY_KINDS = ['caution', 'warning', 'game_loss', 'match_loss', 'disqualification'] as const;
export type PenaltyKind = (typeof PENALTY_KINDS)[number];

export type Penalty = {
  readonly kind: PenaltyKind;
  readonly game_number: number | null;
  readonly reason: string;
  readonly by: Referee;
  readonly at: string;
};

/** A hidden choice as everybody may see it: that it is locked, and after the reveal what it was. */
export type HiddenChoice<T> = {
  readonly locked: boolean;
  /** Made by the system: a missed deadline, or the only legal choice. */
  readonly by_system: boolean;
  readonly revealed: T | null;
};

export type SideState = {
  readonly participant_id: string;
  readonly name: string;
  readonly decks: readonly SeriesDeck[];
  readonly ready: boolean;
  /** The own slot that is protected. */
  readonly shield: HiddenChoice<number>;
  /** The opponent's slots that this side bans. */
  readonly bans: HiddenChoice<readonly number[]>;
  /** The own slot for the game that is being picked; cleared when a new pick step begins. */
  readonly pick: HiddenChoice<number>;
  readonly wins: number;
  readonly penalties: readonly Penalty[];
  /** Shield, ban and pick deadlines missed in this series. */
  readonly timeouts: number;
  readonly in_grace: boolean;
};

export const GAME_RESULTS = ['a', 'b', 'draw'] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

export type GameReport = {
  readonly result: GameResult;
  readonly note: string | null;
  readonly screenshot_id: string | null;
  readonly at: string;
};

/** `unconfirmed`: settled on one report alone. `timeout` and `no_show` games were awarded and have no decks. */
export const GAME_ENDINGS = [
  'agreement',
  'unconfirmed',
  'ruling',
  'correction',
  'penalty',
  'timeout',
  'no_show',
] as const;
export type GameEnding = (typeof GAME_ENDINGS)[number];

export type GameVoid = {
  /** The corrected or voided game that took this one with it; null where the referee named this one. */
  readonly cause: number | null;
  readonly reason: string;
  readonly by: Referee;
  readonly at: string;
};

/** The other side's objection to a result that settled without it; play goes on, a referee may correct it. */
export type GameQuestion = {
  readonly side: Side;
  readonly note: string | null;
  readonly screenshot_id: string | null;
  readonly at: string;
};

export type SeriesGame = {
  /** 1-based and never used twice: draws, awarded and voided games keep theirs. */
  readonly number: number;
  /** Null in a game that was awarded without decks. */
  readonly a_slot: number | null;
  readonly b_slot: number | null;
  /** `abandoned`: it was running when the series ended otherwise. */
  readonly status: 'playing' | 'disputed' | 'finished' | 'voided' | 'abandoned';
  readonly winner: GameResult | null;
  readonly reports: { readonly a?: GameReport; readonly b?: GameReport };
  /** Reminders sent to the side that has not reported. */
  readonly reminders: number;
  /** The drawn game that this one repeats with the same decks. */
  readonly replay_of: number | null;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly ended_by: GameEnding | null;
  /** Who objected to the running game's report, and in which words; null while nobody did. */
  readonly dispute: GameQuestion | null;
  readonly questioned: GameQuestion | null;
  readonly voided: GameVoid | null;
};

export const SERIES_END_CAUSES = [
  'score',
  'no_show',
  'both_absent',
  'forfeit',
  'match_loss',
  'disqualification',
] as const;
export type SeriesEndCause = (typeof SERIES_END_CAUSES)[number];

export const RULING_KINDS = [
  'game_ruled',
  'game_corrected',
  'game_upheld',
  'game_voided',
  'result_awarded',
  'score_corrected',
  'penalty',
  'paused',
  'resumed',
  'extended',
  'reopened',
  'cancelled',
  'undone',
] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

/** One line of the referee's record; nothing ever leaves it. */
export type Ruling = {
  readonly kind: RulingKind;
  readonly side: Side | null;
  readonly game_number: number | null;
  /** A game's new result, an awarded score, a penalty's kind, the seconds of an extension, the kind of a ruling that was undone. */
  readonly detail: string | null;
  readonly reason: string;
  readonly by: Referee;
  readonly at: string;
};

export type SeriesPause = {
  readonly status: 'check_in' | 'ban' | 'playing' | 'disputed';
  readonly remaining_ms: number | null;
  readonly due_kind: DueKind | null;
};

/** The no-show ladder stands still: what the absent `sides` would lose waits for a referee, or until they are reached. */
export type SeriesHold = {
  readonly sides: readonly Side[];
  readonly since: string;
  /** How often in a row it was found so. */
  readonly times: number;
};

export type SeriesState = {
  readonly series_id: string;
  readonly settings: SeriesSettings;
  readonly status: SeriesStatus;
  readonly step: SeriesStep | null;
  readonly sides: BySide<SideState>;
  readonly games: readonly SeriesGame[];
  readonly rulings: readonly Ruling[];
  readonly winner: Side | null;
  readonly end_cause: SeriesEndCause | null;
  readonly due_at: string | null;
  readonly due_kind: DueKind | null;
  readonly pause: SeriesPause | null;
  readonly created_at: string;
  readonly check_in_at: string | null;
  /** Rungs of the no-show ladder that have passed. */
  readonly check_in_rung: number;
  /** Missing: nothing is held. */
  readonly hold?: SeriesHold;
  readonly started_at: string | null;
  readonly ended_at: string | null;
};

/** How a series stands: all that play and rulings change, but the referee's record. */
export type SeriesStanding = Omit<SeriesState, 'series_id' | 'settings' | 'created_at' | 'rulings' | 'sides'> & {
  readonly sides: BySide<Omit<SideState, 'participant_id' | 'name' | 'decks'>>;
};
