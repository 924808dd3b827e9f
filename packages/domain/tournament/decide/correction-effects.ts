import { noDraws } from '../../random/draw-key.ts';
import type { MatchSummary } from '../stages/stage-base.ts';
import type { ExpectedMatch } from '../stages/stage-engine.ts';
import { engineOf } from '../stages/engine-of.ts';
import { isViolation } from '../../violation/violation.ts';
import type { TournamentCommandOf } from './commands.ts';
import { decideTournament } from './decide.ts';
import type { TournamentEvent } from '../events.ts';
import { evolveTournament } from '../evolve.ts';
import { findMatch } from '../state-parts.ts';
import type { Placement, TournamentState } from '../types.ts';
import { entrantsChange, type EntrantsChange } from '../stages.ts';
import { currentStandings } from '../views.ts';
import type { TournamentViolation } from '../violations.ts';

export type CorrectionCommand = TournamentCommandOf<'finish_match'> | TournamentCommandOf<'reopen_match'>;

export type PlaceChange = {
  readonly participant_id: string;
  /** From and to which place, `[3, 4]` where several share it; null: none. */
  readonly from: readonly [number, number] | null;
  readonly to: readonly [number, number] | null;
};

type TableLine = {
  readonly rank: number;
  readonly points: number;
};

/** What a changed result does beyond its own match. */
export type CorrectionEffects = {
  /** Matches that never counted then, as they stand. */
  readonly withdrawn: readonly MatchSummary[];
  /** Matches that open for other players than now. */
  readonly opens: readonly ExpectedMatch[];
  readonly reopens_match: boolean;
  readonly reopens_stage: boolean;
  /** Indexes of the stages that begin anew, with none of their matches. */
  readonly restarts_stages: readonly number[];
  /** Who would stand in the next stage instead of whom, had it not begun; null: the same, or none has. */
  readonly next_entrants: EntrantsChange | null;
  /** Nobody has a place until the event is over again. */
  readonly reopens_event: boolean;
  readonly places: readonly PlaceChange[];
  /** Of a stage that has standings. */
  readonly standings: readonly { readonly participant_id: string; readonly from: TableLine; readonly to: TableLine }[];
};

/** Of a correction that changes its own match alone. */
export const NO_CORRECTION_EFFECTS = {
  withdrawn: [],
  opens: [],
  reopens_match: false,
  reopens_stage: false,
  restarts_stages: [],
  next_entrants: null,
  reopens_event: false,
  places: [],
  standings: [],
} satisfies CorrectionEffects;

/** A dry run, as if the referee insisted: the same decision on a state that nobody keeps. Draws nothing. */
export function correctionEffects(
  before: TournamentState,
  command: CorrectionCommand,
  now: string,
): CorrectionEffects | TournamentViolation {
  const facts = { now, new_id: () => '', draw_key: noDraws };
  const events = decideTournament(before, { ...command, force: true }, facts);
  if (isViolation(events)) return events;
  const after = events.reduce(evolveTournament, before);
  const index = findMatch(before, command.match_id)?.stage ?? 0;
  const reopens_event = happens(events, 'tournament_reopened');
  return {
    withdrawn: withdrawnIds(events).flatMap((id) => findMatch(before, id) ?? []),
    opens: opensIn(before, after, index),
    reopens_match: command.type === 'reopen_match',
    reopens_stage: happens(events, 'stage_reopened'),
    restarts_stages: before.stages.slice(after.stages.length).map((stage) => stage.index),
    next_entrants: nextEntrants(before, after, index),
    reopens_event,
    places: reopens_event ? [] : placeChanges(before.placements, after.placements),
    standings: tableChanges(before, after, index),
  };
}

const happens = (events: readonly TournamentEvent[], type: TournamentEvent['type']) =>
  events.some((event) => event.type === type);

const withdrawnIds = (events: readonly TournamentEvent[]) =>
  events.flatMap(({ type, payload }) =>
    type === 'bracket_matches_withdrawn' || type === 'stages_withdrawn' ? payload.match_ids : [],
  );

/** Of a stage that another has followed and that is over all the same: where it goes on, nobody knows yet who comes through. */
function nextEntrants(before: TournamentState, after: TournamentState, index: number): EntrantsChange | null {
  if (before.stages[index + 1] === undefined || after.stages[index]?.status !== 'finished') return null;
  return entrantsChange(before, after, index);
}

export function opensIn(before: TournamentState, after: TournamentState, index: number): ExpectedMatch[] {
  const known = new Set(readyMatches(before, index).map(matchText));
  return readyMatches(after, index).filter((match) => !known.has(matchText(match)));
}

const matchText = ({ node, a, b }: ExpectedMatch) => `${node} ${a} ${b}`;

function readyMatches(state: TournamentState, index: number): readonly ExpectedMatch[] {
  const stage = state.stages[index];
  return stage?.status === 'running' && state.status === 'running' ? engineOf(stage).ready(state, stage) : [];
}

export function placeChanges(before: readonly Placement[], after: readonly Placement[]): PlaceChange[] {
  const placeIn = (placements: readonly Placement[], id: string) => {
    const found = placements.find(({ participant_id }) => participant_id === id);
    return found ? ([found.place, found.place_to] as const) : null;
  };
  const ids = new Set([...before, ...after].map(({ participant_id }) => participant_id));
  return [...ids]
    .map((participant_id) => ({
      participant_id,
      from: placeIn(before, participant_id),
      to: placeIn(after, participant_id),
    }))
    .filter(({ from, to }) => String(from) !== String(to));
}

export function tableChanges(
  before: TournamentState,
  after: TournamentState,
  index: number,
): CorrectionEffects['standings'] {
  const rows = tableOf(before, index);
  return [...tableOf(after, index)].flatMap(([participant_id, to]) => {
    const from = rows.get(participant_id);
    const isSame = from === undefined || (from.rank === to.rank && from.points === to.points);
    return isSame ? [] : [{ participant_id, from, to }];
  });
}

function tableOf(state: TournamentState, index: number): Map<string, TableLine> {
  const rows = currentStandings(state, index);
  return new Map(rows.map(({ id, rank, match_points }) => [id, { rank, points: match_points }]));
}
