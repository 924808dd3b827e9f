import { drawLabels } from '../draws/labels.ts';
import type { DrawKey } from '../random/index.ts';
import { MATCH_POINTS } from '../standings/tally.ts';
import { pairSwissRound } from '../swiss/index.ts';
import type { Float, SwissEntrant, SwissPairing } from '../swiss/types.ts';
import type { OpenedMatch, PairingNote } from './events.ts';
import type { Plan } from './plan.ts';
import { stageStandings } from './results.ts';
import { bestOfFor } from './settings.ts';
import type { MatchSummary, Stage, TournamentState } from './types.ts';

export function activeEntrants(state: TournamentState, stage: Stage): string[] {
  return stage.entrants.filter((id) => state.participants[id]?.status === 'active');
}

/** The pairing of a Swiss stage's next round, of those who are in it now. */
export function pairNextRound(state: TournamentState, stage: Stage, key: DrawKey): SwissPairing {
  return pairSwissRound(swissEntrants(state, stage), {
    key,
    round: stage.rounds.length + 1,
    first_round: state.settings.first_round,
  });
}

/** Pairs and starts the next round of a running Swiss stage. */
export function addSwissRound(plan: Plan, stage: Stage): void {
  const { state, facts } = plan;
  const number = stage.rounds.length + 1;
  const pairing = pairNextRound(state, stage, facts.draw_key(drawLabels.pairing(stage.index, number)));
  const best_of = bestOfFor(state.settings, stage.index, false);
  const matches = pairing.pairs.map(({ a, b, table }): OpenedMatch => ({
    match_id: facts.new_id(),
    round: number,
    table,
    node: null,
    a,
    b,
    best_of,
  }));
  const notes = pairing.pairs.flatMap(({ table, reason }): PairingNote[] => {
    const { rematch, forbidden, group_difference } = reason;
    return rematch || forbidden || group_difference > 0 ? [{ table, rematch, forbidden, group_difference }] : [];
  });
  plan.add('round_started', {
    stage: stage.index,
    round: number,
    bye: pairing.bye,
    matches,
    notes,
    relaxed: pairing.relaxed,
  });
}

interface History {
  points: number;
  byes: number;
  readonly opponents: string[];
  readonly floats: (Float | null)[];
}

function swissEntrants(state: TournamentState, stage: Stage): SwissEntrant[] {
  const histories = historiesOf(stage);
  const rows = stage.rounds.length === 0 ? [] : stageStandings(state, stage);
  const rankOf = new Map(rows.map((row) => [row.id, row.rank]));
  return activeEntrants(state, stage).map((id) => {
    const { points, byes, opponents, floats } = histories.get(id) ?? newHistory();
    return { id, points, byes, opponents, floats, rank: rankOf.get(id) ?? state.participants[id]?.seed ?? 0 };
  });
}

/** What each entrant met with, round by round. A round that an entrant missed leaves no float. */
function historiesOf(stage: Stage): Map<string, History> {
  const histories = new Map(stage.entrants.map((id) => [id, newHistory()]));
  for (const round of stage.rounds) {
    for (const match of round.matches) addFloats(match, histories);
    for (const match of round.matches) addMatch(match, histories);
    if (round.bye !== null) addBye(histories.get(round.bye));
    for (const { floats } of histories.values()) if (floats.length < round.number) floats.push(null);
  }
  return histories;
}

function newHistory(): History {
  return { points: 0, byes: 0, opponents: [], floats: [] };
}

function addFloats({ a, b }: MatchSummary, histories: ReadonlyMap<string, History>): void {
  const left = histories.get(a);
  const right = histories.get(b);
  if (!left || !right || left.points === right.points) return;
  left.floats.push(left.points > right.points ? 'down' : 'up');
  right.floats.push(left.points > right.points ? 'up' : 'down');
}

function addMatch({ a, b, result, winner, status }: MatchSummary, histories: ReadonlyMap<string, History>): void {
  const sides = { a: histories.get(a), b: histories.get(b) };
  sides.a?.opponents.push(b);
  sides.b?.opponents.push(a);
  for (const side of ['a', 'b'] as const) {
    const history = sides[side];
    if (!history) continue;
    if (result === 'draw') history.points += MATCH_POINTS.draw;
    if (winner !== side) continue;
    history.points += MATCH_POINTS.win;
    if (status === 'forfeited') history.byes++;
  }
}

function addBye(history: History | undefined): void {
  if (!history) return;
  history.points += MATCH_POINTS.win;
  history.byes++;
  history.floats.push('down');
}
