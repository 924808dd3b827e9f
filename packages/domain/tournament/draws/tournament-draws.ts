import { engineOf } from '../stages/engine-of.ts';
import { drawSeeds } from '../seeding/seeding.ts';
import { drawLots } from '../decide/decide-start.ts';
import type { DrawKey } from '../../random/draw-key.ts';
import type { Adjustment, Pairing } from '../stages/pairing/seated-round.ts';
import { editDraft } from '../round-draft/edit-draft.ts';
import { draftRound } from '../round-draft/round-draft.ts';
import { isViolation } from '../../violation/violation.ts';
import type { TournamentEvent, TournamentEvents } from '../events.ts';
import { drawnOf } from '../group-draw/next-place.ts';
import { evolveTournament, initialState } from '../evolve.ts';
import type { TournamentState } from '../types.ts';
import { drawLabels } from '../../random/draw-labels.ts';
import type { CoveredSince, DrawResult, LoggedTournamentEvent, RecordedDraw } from './types.ts';

/** Without these a log still folds to the same entrants, points and opponents before every draw. */
export const EVENTS_WITHOUT_DRAWS = ['match_progressed', 'featured_match_changed'] as const;

/** Every draw of an event's log, whose first event creates it: seeds and lots of the start, and each pairing that its stages draw. */
export function tournamentDraws(events: readonly LoggedTournamentEvent[], since: CoveredSince): RecordedDraw[] {
  const [first, ...later] = events;
  if (first?.event.type !== 'tournament_created') throw new Error('a tournament begins with tournament_created');
  let state = initialState(first.event);
  const draws: RecordedDraw[] = [];
  for (const { version, event } of later) {
    draws.push(...drawsIn(event, state).map((draw) => ({ ...draw, is_covered: version > since.version })));
    state = evolveTournament(state, event);
  }
  return draws;
}

type FoundDraw = Omit<RecordedDraw, 'is_covered'>;

function drawsIn(event: TournamentEvent, before: TournamentState): FoundDraw[] {
  if (event.type === 'tournament_started') return startDraws(event.payload);
  if (event.type === 'groups_arranged') return groupSeedDraws(before, event.payload);
  if (event.type === 'group_place_drawn') return [groupPlaceDraw(before, event.payload)];
  return event.type === 'round_started' ? pairingDraws(before, event.payload) : [];
}

function startDraws({ entrants, seeding, at }: TournamentEvents['tournament_started']): FoundDraw[] {
  const ids = entrants.map(({ participant_id }) => participant_id);
  const values = new Map(
    ids.flatMap((id, index): [string, number][] => {
      const value = seeding?.values[index] ?? null;
      return value === null ? [] : [[id, value]];
    }),
  );
  const lots = entrants.map(({ lot }) => lot);
  return [
    {
      label: drawLabels.seeds,
      subject: { kind: 'seeds' },
      at,
      result: oneByOne(ids),
      redraw: (key) => oneByOne(drawSeeds(ids, values, key)),
    },
    {
      label: drawLabels.lots,
      subject: { kind: 'lots' },
      at,
      result: oneByOne(byLot(ids, lots)),
      redraw: (key) => oneByOne(byLot(ids, drawLots(ids.length, key))),
    },
  ];
}

/** Of the seeds that groups were made by before the start; nothing where the staff have set them by hand. */
function groupSeedDraws(before: TournamentState, arranged: TournamentEvents['groups_arranged']): FoundDraw[] {
  const { stage, seeds, at } = arranged;
  if (!seeds) return [];
  const ids = seeds.map(({ participant_id }) => participant_id);
  const values = new Map(
    seeds.flatMap(({ participant_id, value }): [string, number][] => (value === null ? [] : [[participant_id, value]])),
  );
  return [
    {
      label: drawLabels.groupSeeds(stage, revisionAfter(before)),
      subject: { kind: 'group_seeds', stage, group: null },
      at,
      result: oneByOne(ids),
      redraw: (key) => oneByOne(drawSeeds(ids, values, key)),
    },
  ];
}

function groupPlaceDraw(before: TournamentState, drawn: TournamentEvents['group_place_drawn']): FoundDraw {
  const { stage, group, participant_id, candidates, at } = drawn;
  return {
    label: drawLabels.groupPlace(stage, revisionAfter(before)),
    subject: { kind: 'group_place', stage, group },
    at,
    result: [[participant_id]],
    redraw: (key) => oneByOne(drawnOf(candidates, key)),
  };
}

const revisionAfter = ({ group_draw }: TournamentState): number => (group_draw?.revision ?? 0) + 1;

function pairingDraws(before: TournamentState, round: TournamentEvents['round_started']): FoundDraw[] {
  const stage = before.stages[round.stage];
  if (!stage) throw new Error(`a round of stage ${round.stage} started before the stage`);
  const { draws } = engineOf(stage);
  if (draws === null) return [];
  return [
    {
      label: drawLabels.pairing(round.stage, round.round),
      subject: { kind: 'pairing', stage: round.stage, round: round.round },
      at: round.at,
      result: tables(round.matches, round.bye),
      redraw(key) {
        const { pairs, bye } = round.adjustments
          ? adjustedRound(before, round.adjustments, key)
          : draws.pair(before, stage, key);
        return tables(pairs, bye);
      },
    },
  ];
}

/** What was drawn, with what the staff have said that they changed of it: both together are the pairing that was published. */
function adjustedRound(before: TournamentState, adjustments: readonly Adjustment[], key: DrawKey): Pairing {
  const drawn = draftRound(before, () => key);
  if (!drawn) return { pairs: [], bye: null };
  return adjustments.reduce((draft, edit) => {
    const edited = editDraft(before, draft, { ...edit, reason: edit.reason ?? NO_REASON });
    return isViolation(edited) ? draft : edited;
  }, drawn);
}

/** The rules have asked for one where it was needed. */
const NO_REASON = '-';

const oneByOne = (ids: readonly string[]): DrawResult => ids.map((id) => [id]);

function byLot(ids: readonly string[], lots: readonly number[]): string[] {
  return ids
    .map((id, index) => ({ id, lot: lots[index] ?? 0 }))
    .toSorted((one, two) => one.lot - two.lot)
    .map(({ id }) => id);
}

function tables(pairs: readonly { table: number; a: string; b: string }[], bye: string | null): DrawResult {
  const seated = pairs.toSorted((one, two) => one.table - two.table).map(({ a, b }) => [a, b]);
  return bye === null ? seated : [...seated, [bye]];
}
