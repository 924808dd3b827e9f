import type { BestOf, SeriesFormat, SeriesSettings } from '../../series/settings.ts';
import {
  ADVISERS_MAX,
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  RELAY_BEST_OF,
  TEAM_SIZES,
  TIE_MODES,
  type BattleFormat,
  type BattleFormatCode,
  type BattleFormatOf,
  type FormatParameters,
} from '../settings.ts';

/** How many boards decide a battle. */
export type BoardCount = {
  /** Boards that win it when none is lost. */
  readonly needed: number;
  /** The most that a side can win: with a revived player, or with an ace or a decider, one more than win without. */
  readonly most: number;
  /** All boards are played, also those that change nothing. */
  readonly is_played_out: boolean;
};

/** What a format says by its parameters alone, before anything is played. Pages that fill in or list formats load no rules of play. */
export type FormatTerms<C extends BattleFormatCode = BattleFormatCode> = {
  /** The parameters that are proposed first. */
  readonly usual: BattleFormatOf<C>;
  /** How many players of a team may play; a single number where the format fixes it. */
  readonly sizes: readonly BattleFormatOf<C>['size'][];
  /** Whether its other parameters are ones that it has. */
  isSound(format: BattleFormatOf<C>): boolean;
  /** What it fixes of the series of its boards; null: nothing. */
  readonly series: {
    readonly format: SeriesFormat | null;
    readonly best_of: readonly BestOf[] | null;
    /** In an event, whatever its stages have. */
    readonly in_event: Partial<Pick<SeriesSettings, 'format' | 'best_of' | 'shield'>>;
  };
  /** The decks are those of a pool of the team, not those of its players. */
  readonly hasPool: boolean;
  readonly advisersMost: number;
  /** All boards open together, so that a player who is absent then may still be replaced. */
  readonly opensTogether: boolean;
  /** Whether captains name players also where no tie has to be broken. */
  namesPlayers(format: BattleFormatOf<C>): boolean;
  /** Whether both teams may win as much, with every board played. */
  mayTie(format: BattleFormatOf<C>): boolean;
  boardCount(format: BattleFormatOf<C>): BoardCount;
  /** How many boards are expected to be played one after another. */
  boardsInTurn(format: BattleFormatOf<C>): { readonly regular: number; readonly deciding: number };
};

const isAmong = <T>(values: readonly T[], value: T) => values.includes(value);
const always = () => true;
const never = () => false;

/** Boards of a chain for each player of a team: more than one loses on the way, but seldom all of both teams. */
const CHAIN_BOARDS_PER_PLAYER = 1.5;

const PLAYERS_WITH_DECKS = {
  sizes: TEAM_SIZES,
  isSound: always,
  series: { format: null, best_of: null, in_event: {} },
  hasPool: false,
  advisersMost: 0,
  opensTogether: false,
  namesPlayers: never,
  mayTie: never,
} as const;

type Sized = Pick<BattleFormat, 'size'>;

/** A chain of boards that ends when one team has no player left for it. */
const CHAIN = {
  ...PLAYERS_WITH_DECKS,
  boardCount: ({ size }: Sized) => ({ needed: size, most: size + 1, is_played_out: false }),
  boardsInTurn: ({ size }: Sized) => ({ regular: Math.ceil(size * CHAIN_BOARDS_PER_PLAYER), deciding: 0 }),
};

const ONE_BOARD = {
  ...PLAYERS_WITH_DECKS,
  boardCount: () => ({ needed: 1, most: 1, is_played_out: false }),
  boardsInTurn: () => ({ regular: 1, deciding: 0 }),
};

/** What a battle or an event is before its makers choose. */
export const USUAL_FORMAT: BattleFormatOf<'boards'> = {
  code: 'boards',
  size: 3,
  decided: 'majority',
  tie: 'games_then_ace',
};

export const FORMAT_TERMS: { readonly [C in BattleFormatCode]: FormatTerms<C> } = {
  boards: {
    ...PLAYERS_WITH_DECKS,
    usual: USUAL_FORMAT,
    isSound: ({ decided, tie }) => isAmong(DECIDED_MODES, decided) && isAmong(TIE_MODES, tie),
    opensTogether: true,
    mayTie: ({ tie }) => tie === 'draw',
    boardCount: ({ size, decided }) => ({
      needed: decided === 'majority' ? Math.floor(size / 2) + 1 : size,
      most: size + 1,
      is_played_out: decided === 'all_played',
    }),
    boardsInTurn: ({ tie }) => ({ regular: 1, deciding: tie === 'draw' ? 0 : 1 }),
  },
  winner_stays: {
    ...CHAIN,
    usual: { code: 'winner_stays', size: 3, order: 'fixed', revival: false },
    isSound: ({ order }) => isAmong(PLAYER_ORDERS, order),
    namesPlayers: ({ order }) => order === 'free',
  },
  relay: {
    ...ONE_BOARD,
    usual: { code: 'relay', size: 3 },
    // One series, longer than any other [E38].
    series: {
      format: 'last_hero_standing',
      best_of: RELAY_BEST_OF,
      in_event: { format: 'last_hero_standing', best_of: 11, shield: false },
    },
    hasPool: true,
  },
  co_op: { ...ONE_BOARD, usual: { code: 'co_op', size: 1 }, sizes: [1], advisersMost: ADVISERS_MAX },
  two_v_two: {
    ...PLAYERS_WITH_DECKS,
    usual: { code: 'two_v_two', size: 2, decider: 'board' },
    sizes: [2],
    isSound: ({ decider }) => isAmong(DECIDER_MODES, decider),
    opensTogether: true,
    mayTie: ({ decider }) => decider === 'games',
    boardCount: ({ size }) => ({ needed: size, most: size + 1, is_played_out: false }),
    boardsInTurn: ({ decider }) => ({ regular: 1, deciding: decider === 'board' ? 1 : 0 }),
  },
  scheveningen: {
    ...PLAYERS_WITH_DECKS,
    usual: { code: 'scheveningen', size: 3 },
    series: { format: null, best_of: [1], in_event: {} },
    mayTie: ({ size }) => size % 2 === 0,
    boardCount: ({ size }) => ({ needed: size * size, most: size * size, is_played_out: true }),
    boardsInTurn: ({ size }) => ({ regular: size, deciding: 0 }),
  },
  conquest_team: { ...CHAIN, usual: { code: 'conquest_team', size: 3 }, namesPlayers: always },
};

export const termsOf = ({ code }: Pick<BattleFormat, 'code'>): FormatTerms => FORMAT_TERMS[code];

/** A format with its usual parameters, and those of `given` that it has and leaves to choose. */
export function formatWith(code: BattleFormatCode, given: Partial<FormatParameters>): BattleFormat {
  const { usual, sizes } = FORMAT_TERMS[code];
  const chosen = Object.entries(given).filter(
    ([key, value]) => key in usual && value !== undefined && (key !== 'size' || isAmong<unknown>(sizes, value)),
  );
  return { ...usual, ...Object.fromEntries(chosen) };
}

/** The parameters that a format leaves to choose. */
export function parametersOf(format: BattleFormat): Partial<FormatParameters> {
  const { code: _code, size, ...parameters } = format;
  const chosen = TEAM_SIZES.find((one) => one === size);
  return termsOf(format).sizes.length > 1 && chosen ? { ...parameters, size: chosen } : parameters;
}
