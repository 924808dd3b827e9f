import { readyNodes } from '../bracket/resolve.ts';
import { noDraws } from '../random/index.ts';
import { isViolation } from '../violation/index.ts';
import { resolveStage, sidesOf } from './bracket-stage.ts';
import type { TournamentCommandOf } from './commands.ts';
import { decideTournament } from './decide.ts';
import type { OpenedMatch, TournamentEvent } from './events.ts';
import { evolveTournament } from './evolve.ts';
import { stageStandings } from './results.ts';
import { findMatch } from './state-parts.ts';
import type { MatchSummary, Placement, Stage, TournamentState } from './types.ts';
import type { TournamentViolation } from './violations.ts';

export type CorrectionCommand = TournamentCommandOf<'finish_match'> | TournamentCommandOf<'reopen_match'>;

export type ExpectedMatch = Pick<OpenedMatch, 'round' | 'table' | 'node' | 'a' | 'b'> & { readonly stage: number };

export interface PlaceChange {
  readonly participant_id: string;
  /** From and to which place, `[3, 4]` where several share it; null: none. */
  readonly from: readonly [number, number] | null;
  readonly to: readonly [number, number] | null;
}

interface TableLine {
  readonly rank: number;
  readonly points: number;
}

/** What a changed result does beyond its own match. */
export interface CorrectionEffects {
  /** Matches that never counted then, as they stand. */
  readonly withdrawn: readonly MatchSummary[];
  /** Bracket matches that open for other players than now. */
  readonly opens: readonly ExpectedMatch[];
  readonly reopens_match: boolean;
  readonly reopens_stage: boolean;
  /** Nobody has a place until the event is over again. */
  readonly reopens_event: boolean;
  readonly places: readonly PlaceChange[];
  /** Of a Swiss stage. */
  readonly standings: readonly { readonly participant_id: string; readonly from: TableLine; readonly to: TableLine }[];
}

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
    reopens_event,
    places: reopens_event ? [] : placeChanges(before.placements, after.placements),
    standings: tableChanges(before, after, index),
  };
}

const happens = (events: readonly TournamentEvent[], type: TournamentEvent['type']) =>
  events.some((event) => event.type === type);

const withdrawnIds = (events: readonly TournamentEvent[]) =>
  events.flatMap((event) => (event.type === 'bracket_matches_withdrawn' ? event.payload.match_ids : []));

function opensIn(before: TournamentState, after: TournamentState, index: number): ExpectedMatch[] {
  const known = new Set(readyMatches(before, index).map(matchText));
  return readyMatches(after, index).filter((match) => !known.has(matchText(match)));
}

const matchText = ({ node, a, b }: ExpectedMatch) => `${node} ${a} ${b}`;

/** Bracket matches that can be played and are not open yet. */
function readyMatches(state: TournamentState, index: number): ExpectedMatch[] {
  const stage = state.stages[index] as Stage;
  if (stage.type !== 'single_elimination' || stage.status !== 'running' || state.status !== 'running') return [];
  const isHere = (id: string) => state.participants[id]?.status === 'active';
  return readyNodes(resolveStage(state, stage)).flatMap((resolved) => {
    const [a, b] = sidesOf(resolved);
    const { round, position, id } = resolved.node;
    return isHere(a) && isHere(b) ? [{ stage: index, round, table: position + 1, node: id, a, b }] : [];
  });
}

function placeChanges(before: readonly Placement[], after: readonly Placement[]): PlaceChange[] {
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

function tableChanges(before: TournamentState, after: TournamentState, index: number): CorrectionEffects['standings'] {
  const rows = tableOf(before, index);
  return [...tableOf(after, index)].flatMap(([participant_id, to]) => {
    const from = rows.get(participant_id);
    const isSame = from === undefined || (from.rank === to.rank && from.points === to.points);
    return isSame ? [] : [{ participant_id, from, to }];
  });
}

function tableOf(state: TournamentState, index: number): Map<string, TableLine> {
  const stage = state.stages[index];
  if (stage?.type !== 'swiss') return new Map();
  return new Map(
    stageStandings(state, stage).map(({ id, rank, match_points }) => [id, { rank, points: match_points }]),
  );
}
