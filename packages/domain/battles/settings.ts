import type { BestOf, SeriesSettings } from '../series/settings.ts';

/** Players of a team in the formats that let it choose. */
export const TEAM_SIZES = [3, 4, 5, 6, 7] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];

export const ADVISERS_MAX = 2;
export const RELAY_BEST_OF = [9, 11] as const satisfies readonly BestOf[];

export const DECIDED_MODES = ['majority', 'all_played'] as const;
/** `games_then_ace`: more games win, an ace board where these are equal too. */
export const TIE_MODES = ['games_then_ace', 'ace', 'draw'] as const;
export const PLAYER_ORDERS = ['fixed', 'free'] as const;
/** `board`: a third board between named players; `games`: more games win, and as many are a draw. */
export const DECIDER_MODES = ['board', 'games'] as const;

/** The parameters of each format by its code; `size` is how many players of a team play. */
export type BattleFormats = {
  boards: {
    readonly size: TeamSize;
    readonly decided: (typeof DECIDED_MODES)[number];
    readonly tie: (typeof TIE_MODES)[number];
  };
  winner_stays: {
    readonly size: TeamSize;
    readonly order: (typeof PLAYER_ORDERS)[number];
    /** Once per side, after its last player lost, one who was beaten plays again. */
    readonly revival: boolean;
  };
  relay: { readonly size: TeamSize };
  co_op: { readonly size: 1 };
  two_v_two: { readonly size: 2; readonly decider: (typeof DECIDER_MODES)[number] };
  scheveningen: { readonly size: TeamSize };
  conquest_team: { readonly size: TeamSize };
};

export const BATTLE_FORMATS = [
  'boards',
  'winner_stays',
  'relay',
  'co_op',
  'two_v_two',
  'scheveningen',
  'conquest_team',
] as const satisfies readonly (keyof BattleFormats)[];
export type BattleFormatCode = (typeof BATTLE_FORMATS)[number];
export type BattleFormatOf<C extends BattleFormatCode> = { readonly code: C } & BattleFormats[C];
export type BattleFormat = { [C in BattleFormatCode]: BattleFormatOf<C> }[BattleFormatCode];

type ParameterOf<K extends string> = {
  [C in BattleFormatCode]: BattleFormats[C] extends { readonly [P in K]: infer V } ? V : never;
}[BattleFormatCode];
type ParameterName = Exclude<{ [C in BattleFormatCode]: keyof BattleFormats[C] }[BattleFormatCode], 'size'>;
/** Every parameter that a format leaves to choose, so that a change of the format loses none. */
export type FormatParameters = { readonly size: TeamSize } & { readonly [P in ParameterName]: ParameterOf<P> };

/**
 * Where a class may stand only once: among the decks of a player, among all decks of the team, or nowhere beyond what the
 * format of the series asks for.
 */
export const CLASS_SCOPES = ['player', 'team', 'none'] as const;
export type ClassScope = (typeof CLASS_SCOPES)[number];

/** What a team gets in its league for each game, board and battle won, and for a battle tied. */
export type LeaguePoints = {
  readonly game: number;
  readonly board: number;
  readonly battle: number;
  readonly tie: number;
};

/** Source: THL. */
export const THL_POINTS: LeaguePoints = { game: 1, board: 1, battle: 3, tie: 1 };

/** All in seconds. */
export type BattleTimers = {
  /** Before the start: when a line-up that is missing is made by the system. At least `check_in`. */
  readonly line_up: number;
  /** Before the start: when the check-in of the teams opens. */
  readonly check_in: number;
  /** To name a player: the next one, the ace, a hidden choice. */
  readonly naming: number;
};

export const DEFAULT_BATTLE_TIMERS: BattleTimers = { line_up: 1800, check_in: 900, naming: 300 };

/** What a line-up and a check-in have at least, in seconds, however soon the battle starts; less where their own time is less. */
export const LEAST_NOTICE = 300;

/** Changes of a player that a captain may make in one battle. */
export const SUBSTITUTIONS_MAX = 5;
export const DEFAULT_SUBSTITUTIONS = 1;

export type BattleSettings = {
  readonly format: BattleFormat;
  /** Of every board but an ace and a decider. */
  readonly series: SeriesSettings;
  /** Of an ace board and a decider. */
  readonly decider_series: SeriesSettings;
  readonly distinct_classes: ClassScope;
  /** Members of a team that have to check in. */
  readonly check_in_members: number;
  /** Of each side; missing: `DEFAULT_SUBSTITUTIONS`, as in battles from before there was a number. */
  readonly substitutions?: number;
  readonly timers: BattleTimers;
  /** Seconds by which public views trail the boards; 0: none. */
  readonly delay_seconds: number;
  readonly points: LeaguePoints | null;
};

/** Line-ups that a team keeps under names. */
export const LINE_UP_PRESETS_MAX = 20;
export const PRESET_NAME_MAX = 20;

/** Of a side that calls a referee. */
export const CALL_TEXT_MAX = 200;

/** With fewer players than this a team forfeits the battle. */
export function leastPlayers({ size }: Pick<BattleFormat, 'size'>): number {
  return Math.ceil(size / 2);
}
