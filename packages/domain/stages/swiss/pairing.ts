import { drawLabels } from '../../draws/labels.ts';
import type { DrawKey } from '../../random/index.ts';
import { MATCH_POINTS } from '../../standings/tally.ts';
import { pairSwissRound } from '../../swiss/index.ts';
import type { Float, SwissEntrant, SwissPairing } from '../../swiss/types.ts';
import type { TournamentFacts } from '../../tournament/decide/commands.ts';
import type { OpenedMatch, PairingNote, TournamentEventOf } from '../../tournament/events.ts';
import type { MatchSummary } from '../stage-base.ts';
import { activeEntrants, type StageScope } from '../stage-scope.ts';
import { ownSettings } from './own-settings.ts';
import { stageStandings } from './results.ts';
import type { SwissStage } from './swiss-stage.ts';

/** The pairing of the next round, of those who are in it now. */
export function pairNextRound(event: StageScope, stage: SwissStage, key: DrawKey): SwissPairing {
  return pairSwissRound(swissEntrants(event, stage), {
    key,
    round: stage.rounds.length + 1,
    first_round: event.settings.first_round,
  });
}

/** Pairs and starts the next round. */
export function nextRound(
  event: StageScope,
  stage: SwissStage,
  { now, new_id, draw_key }: TournamentFacts,
): TournamentEventOf<'round_started'> {
  const round = stage.rounds.length + 1;
  const { pairs, bye, relaxed } = pairNextRound(event, stage, draw_key(drawLabels.pairing(stage.index, round)));
  const { best_of } = ownSettings(event, stage);
  const matches = pairs.map(({ a, b, table }): OpenedMatch => ({
    match_id: new_id(),
    round,
    table,
    node: null,
    a,
    b,
    best_of,
  }));
  const notes = pairs.flatMap(({ table, reason }): PairingNote[] => {
    const { rematch, forbidden, group_difference } = reason;
    return rematch || forbidden || group_difference > 0 ? [{ table, rematch, forbidden, group_difference }] : [];
  });
  return { type: 'round_started', payload: { stage: stage.index, round, bye, matches, notes, relaxed, at: now } };
}

type History = {
  points: number;
  byes: number;
  readonly opponents: string[];
  readonly floats: (Float | null)[];
};

function swissEntrants(event: StageScope, stage: SwissStage): SwissEntrant[] {
  const histories = historiesOf(stage);
  const rows = stage.rounds.length === 0 ? [] : stageStandings(event, stage);
  const rankOf = new Map(rows.map((row) => [row.id, row.rank]));
  return activeEntrants(event, stage).map((id) => {
    const { points, byes, opponents, floats } = histories.get(id) ?? newHistory();
    return { id, points, byes, opponents, floats, rank: rankOf.get(id) ?? event.participants[id]?.seed ?? 0 };
  });
}

/** What each entrant met with, round by round. A round that an entrant missed leaves no float. */
function historiesOf(stage: SwissStage): Map<string, History> {
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
