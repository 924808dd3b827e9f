import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import type { SeriesState } from '@pailei/domain/series/types';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { NewJob } from '../../ground/jobs/job.ts';
import type { SeatedMatch } from './match-seats.ts';

/** What a referee has said of the matches that depend on a corrected one. */
export type CorrectionChoice = {
  /** Confirmed, although others depend on it. */
  force?: boolean;
  /** The stages behind it begin anew where it sends others on. */
  restart_stages?: boolean;
  /** Accounts that have their one notice of it already: its match says what it ended in. */
  noticed?: readonly string[];
};

/** A match as it stands locked, and the moment of the command. */
export type MatchMoment = CorrectionChoice & {
  row: SeatedMatch;
  now: string;
  /** New places in the event by account, where a correction changes them. */
  places?: ReadonlyMap<string, number | null>;
};

/** What a correction does beyond its match. */
export type CorrectionOutcome = {
  /** As the referee reads it before confirming. */
  view: Omit<RulingPreview, 'seen' | 'before' | 'after' | 'voided_games'>;
  /** What a confirmation holds on to: it is refused once this has changed. */
  fingerprint: unknown;
  /** Accounts whose matches are taken back. */
  withdrawn_accounts: readonly string[];
  /** By account, of those whose place in the event is another one. */
  places?: ReadonlyMap<string, number | null>;
};

/** Of a ruling that ends an open match. */
export type EndingView = Pick<RulingPreview, 'opens' | 'standings' | 'open_tables'>;

/** What a match belongs to, and all that matches know of it. */
export type MatchOwner = {
  /** Locks the owner, before the match: a change of a match that was over may change what others depend on. */
  lock(trx: Trx, match: MatchRow): Promise<void>;
  /**
   * Locks the owners of matches that are played on, before the matches; those that somebody else holds only if it `waits`.
   * Answers the ids of the matches whose owner is locked, or needs no lock.
   */
  lockForPlay(trx: Trx, matches: readonly MatchRow[], waits: boolean): Promise<readonly string[]>;
  /** Whether the result stands but for a referee. */
  isSettled(trx: Trx, match: MatchRow): Promise<boolean>;
  /** What a ruling that leads a match to this state does beyond it; null: the match was not over, nothing depends on it yet. */
  effects(trx: Trx, before: MatchMoment, state: SeriesState): Promise<CorrectionOutcome | null>;
  /** What a ruling that ends an open match does beyond it, as the referee reads it before; null: nothing that is shown. */
  endingView(trx: Trx, before: MatchMoment, state: SeriesState): Promise<EndingView | null>;
  /** It goes on. In the match's own transaction, as the other two. */
  progressed(trx: Trx, log: LiveLog, before: MatchMoment, state: SeriesState): Promise<void>;
  /** It is over; or it was, and is over with another result. Answers the jobs that follow, which go together with those of others. */
  ended(trx: Trx, log: LiveLog, before: MatchMoment, state: SeriesState): Promise<readonly NewJob[]>;
  /** It was over, and is to be played on. */
  reopened(trx: Trx, log: LiveLog, before: MatchMoment, state: SeriesState): Promise<void>;
};

/** The kinds of owners, each with the column of a match that names one. */
const OWNER_COLUMNS = { fixture: 'fixture_id', board: 'battle_id' } as const satisfies Record<string, keyof MatchRow>;
export type MatchOwnerKind = keyof typeof OWNER_COLUMNS;
export type MatchOwners = Readonly<Record<MatchOwnerKind, MatchOwner>>;
/** The columns that say whose a match is: one of them is there. */
export type OwnerColumns = Pick<MatchRow, (typeof OWNER_COLUMNS)[MatchOwnerKind]>;
/** Whose a new match is. */
export type NewMatchOwner =
  | { readonly fixture_id: string; readonly battle_id: null }
  | { readonly battle_id: string; readonly board_number: number };

const OWNER_KINDS = Object.keys(OWNER_COLUMNS) as MatchOwnerKind[];

/** By the kind of the owner. */
export function byOwner<Match extends OwnerColumns>(matches: readonly Match[]): ReadonlyMap<MatchOwnerKind, Match[]> {
  return Map.groupBy(matches, (match) => kindOf(match) ?? 'fixture');
}

const kindOf = (match: OwnerColumns) => OWNER_KINDS.find((one) => match[OWNER_COLUMNS[one]] !== null);

export function ownerOf(owners: MatchOwners, match: OwnerColumns & Pick<MatchRow, 'id'>): MatchOwner {
  const kind = kindOf(match);
  if (kind === undefined) throw new Error(`match ${match.id} belongs to nothing`);
  return owners[kind];
}
