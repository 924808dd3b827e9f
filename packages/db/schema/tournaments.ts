import type { TimelessDetails } from '@pailei/contracts/play/tournaments/details/tournament-details';
import type { EventTiming } from '@pailei/domain/event-series/event-series';
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { DeckCard, SideboardCard } from '@pailei/domain/decks/deck-content';
import type { SeriesFormat } from '@pailei/domain/series/settings';
import type { ParticipantStatus, TournamentState, TournamentStatus } from '@pailei/domain/tournament/types';
import type { RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';

export type TournamentSummaryColumn = {
  participant_count: number;
  stages: readonly StageSettings[];
  bans: number;
  /** Missing in lines that were written before it was listed. */
  registration_closes_at?: string | null;
  check_in_opens_at: string | null;
  current_stage: number | null;
  current_round: number | null;
  /** Of the stage being played; missing in lines that were written before it was listed. */
  round_count?: number | null;
  featured_match_id: string | null;
  champion: string | null;
  /** Who is told of its cases; missing or empty: all referees. Never listed. */
  referee_ids?: readonly string[];
  /** Points that an entry costs; missing: none. */
  entry_fee?: number;
  /** Missing: accounts. */
  entrants?: ParticipantKind;
};

/** The line of a delayed event that lists go on showing, and the version of its log that it is of. */
export type PublicLineColumn = {
  version: number;
  name: string;
  status: TournamentStatus;
  format: SeriesFormat;
  capacity: number;
  summary: TournamentSummaryColumn;
  starts_at: string | null;
  started_at: string | null;
  finished_at: string | null;
};

export type TournamentTable = {
  id: string;
  name: string;
  status: TournamentStatus;
  /** It was never opened: the public does not know of it. */
  cancelled_as_draft: Generated<boolean>;
  /** Kept by the database from `status`: what is in progress first, what ended last. */
  status_rank: Generated<number>;
  format: SeriesFormat;
  is_demo: Generated<boolean>;
  capacity: number;
  /** The public state, folded up to `state_version`; later results of its matches wait in the topic's log. */
  state: JSONColumnType<TournamentState>;
  state_version: number;
  /** The lobby's line, as of the last command. */
  summary: JSONColumnType<TournamentSummaryColumn>;
  delay_seconds: Generated<number>;
  starts_at: string | null;
  started_at: string | null;
  finished_at: string | null;
  due_at: string | null;
  due_kind: string | null;
  /** Since when `due_at` is what it is. */
  due_set_at: string | null;
  /** When the public may see the next change of a delayed event; null: it sees this row as it is. */
  public_due_at: Generated<string | null>;
  /** What lists show until then; null: the event is not there for the public yet. */
  public_line: ColumnType<PublicLineColumn | null, string | null | undefined, string | null>;
  created_by: string | null;
  /** The series that made it, and its number there; null: none did. */
  series_id: Generated<string | null>;
  series_number: Generated<number | null>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};
/** Without its state, which grows with its entries and matches: few who look at the row want it. */
export type TournamentRow = Omit<Selectable<TournamentTable>, 'state'>;
export type NewTournament = Insertable<TournamentTable>;

/** A view: tournaments as everybody may see them now, those that were never opened not at all. */
export type PublicTournamentView = {
  [
    C in
      | 'id'
      | 'name'
      | 'status'
      | 'status_rank'
      | 'format'
      | 'is_demo'
      | 'capacity'
      | 'summary'
      | 'delay_seconds'
      | 'starts_at'
      | 'started_at'
      | 'finished_at'
  ]: ColumnType<TournamentRow[C], never, never>;
};

/** A view: drafts, and what was cancelled as one, with the account that made it. */
export type UnpublishedTournamentView = PublicTournamentView & {
  created_by: ColumnType<TournamentRow['created_by'], never, never>;
};

export type ParticipantKind = 'account' | 'team';

/** Who is in which tournament: the state holds the same, this table answers "mine" and keeps one entry per account. */
export type ParticipantTable = {
  id: string;
  tournament_id: string;
  /** Which of the two ids is there. */
  kind: Generated<ParticipantKind>;
  account_id: string | null;
  team_id: Generated<string | null>;
  name: string;
  status: ParticipantStatus;
  /** What the public of a delayed event still sees in place of `status`; null: the same. */
  public_status: Generated<ParticipantStatus | 'unseen' | null>;
  /** Once the tournament is finished; null for those without a place. Who shares 5 to 8 has 5 and 8. */
  place: Generated<number | null>;
  place_to: Generated<number | null>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};
export type ParticipantRow = Selectable<ParticipantTable>;

/** Who plays for a team in an event, whoever has left it included. */
export type RosterPlayerTable = {
  participant_id: string;
  account_id: string;
  added_at: string;
  left_at: string | null;
};

/** A view: the entries that an account has, or plays for. */
export type AccountEntryView = {
  account_id: ColumnType<string, never, never>;
  participant_id: ColumnType<string, never, never>;
  tournament_id: ColumnType<string, never, never>;
  status: ColumnType<ParticipantStatus, never, never>;
};

/** A submission is a frozen copy: it outlives edits and deletion of the deck it came from. */
export type SubmittedDeckTable = {
  id: string;
  /** Who handed it in: an entry of an event, or one of a battle's line-up. One of the two is there. */
  participant_id: string | null;
  line_up_entry_id: Generated<string | null>;
  slot: number;
  name: string;
  class: string;
  format: string;
  code: string;
  cards: JSONColumnType<DeckCard[]>;
  sideboard: JSONColumnType<SideboardCard[]>;
  /** Never sent anywhere: a guess of a closed list could be checked against it. */
  content_hash: string;
  /** Of the library deck at the time; empty where there was none. */
  archetype: Generated<string>;
  /** The library deck that it is a copy of, while that is there. */
  deck_id: Generated<string | null>;
  /** From then on nobody but staff replaces it, and the row stays for ever. */
  locked_at: Generated<string | null>;
  /** When staff put another list in the place of this locked one; null: it stands. */
  superseded_at: Generated<string | null>;
  created_at: Generated<string>;
};
export type SubmittedDeckRow = Selectable<SubmittedDeckTable>;
export type NewSubmittedDeck = Insertable<SubmittedDeckTable>;

/** The pairing of one event that waits to be published: nobody but the staff may read it. */
export type RoundDraftTable = {
  tournament_id: string;
  /** Grows with every change, also from round to round. */
  revision: number;
  /** A hash of what the draft was drawn from; null where none waits. */
  basis: string | null;
  draft: ColumnType<RoundDraft | null, string | null, string | null>;
  /** Why it was made anew; null: it is the first of its round. */
  redrawn: 'entered' | 'left' | 'result' | 'settings' | 'by_staff' | null;
  /** Changes by hand that were lost when it was made anew. */
  lost_edits: Generated<number>;
  drawn_at: string;
};
export type RoundDraftRow = Selectable<RoundDraftTable>;
export type NewRoundDraft = Insertable<RoundDraftTable>;

/** An event without its moments, and how far these lie before its start. */
export type EventPlanColumn = { details: TimelessDetails; timing: EventTiming };

export type EventTemplateTable = {
  id: string;
  name: string;
  name_key: string;
  plan: JSONColumnType<EventPlanColumn>;
  created_by: string;
  created_at: string;
  updated_at: string;
};

export type EventSeriesTable = {
  id: string;
  name: string;
  plan: JSONColumnType<EventPlanColumn>;
  first_starts_at: string;
  weeks: number;
  ahead_days: number;
  /** From 1; one more than `weeks` once all are made. */
  next_number: number;
  /** When the next event is to be made; null: none is. */
  next_due_at: string | null;
  stopped_at: string | null;
  stop_reason: string | null;
  revision: number;
  created_by: string;
  created_at: string;
  updated_at: string;
};

/** What the staff note of a participant: only they read it, and it is only ever added to. */
export type ParticipantNoteTable = {
  id: string;
  participant_id: string;
  author_id: string;
  text: string;
  created_at: Generated<string>;
};
export type NewParticipantNote = Insertable<ParticipantNoteTable>;
