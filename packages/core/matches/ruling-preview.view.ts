import { roundLabel } from '@pailei/contracts/round-labels';
import type { RulingPreview } from '@pailei/contracts/ruling-preview';
import { THIRD_PLACE_NODE } from '@pailei/domain/bracket';
import type { SeriesState } from '@pailei/domain/series';
import type { ExpectedMatch, TournamentState } from '@pailei/domain/tournament';
import type { CorrectionOutcome } from './rulings.ts';

/** A correction as the referee reads it before confirming. */
export function previewView(
  before: SeriesState,
  after: SeriesState,
  outcome: CorrectionOutcome | null,
): Omit<RulingPreview, 'seen'> {
  const stood = new Map(before.games.map(({ number, status }) => [number, status]));
  return {
    before: standingOf(before),
    after: standingOf(after),
    voided_games: after.games
      .filter(({ number, status }) => status === 'voided' && stood.get(number) !== 'voided')
      .map(({ number }) => number),
    ...(outcome ? effectsView(outcome) : NO_EFFECTS),
  };
}

const standingOf = ({ status, sides, winner }: SeriesState) => ({
  status,
  wins_a: sides.a.wins,
  wins_b: sides.b.wins,
  winner,
});

type EffectsView = Omit<RulingPreview, 'seen' | 'before' | 'after' | 'voided_games'>;

const NO_EFFECTS: EffectsView = {
  withdrawn: [],
  opens: [],
  reopens_match: false,
  reopens_stage: false,
  reopens_event: false,
  places: [],
  standings: [],
};

function effectsView({ tournament, effects }: CorrectionOutcome): EffectsView {
  const nameOf = (id: string) => tournament.participants[id]?.name ?? '待定';
  const tableOf = (match: ExpectedMatch) => ({
    label: labelOf(tournament, match),
    table: match.table,
    a_name: nameOf(match.a),
    b_name: nameOf(match.b),
  });
  return {
    withdrawn: effects.withdrawn.map((match) => {
      const { match_id, status, wins_a, wins_b, winner } = match;
      return { match_id, ...tableOf(match), status, wins_a, wins_b, winner };
    }),
    opens: effects.opens.map(tableOf),
    reopens_match: effects.reopens_match,
    reopens_stage: effects.reopens_stage,
    reopens_event: effects.reopens_event,
    places: effects.places.map(({ participant_id, from, to }) => ({
      name: nameOf(participant_id),
      from: from && [...from],
      to: to && [...to],
    })),
    standings: effects.standings.map(({ participant_id, from, to }) => ({ name: nameOf(participant_id), from, to })),
  };
}

function labelOf({ stages }: TournamentState, { stage, round, node }: ExpectedMatch): string {
  const played = stages[stage];
  if (!played) return '';
  const { type: stage_type, round_count } = played;
  return roundLabel({ stage_type, round, round_count, is_third_place: node === THIRD_PLACE_NODE });
}
