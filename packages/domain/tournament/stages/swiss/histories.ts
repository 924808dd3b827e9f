import { MATCH_POINTS } from '../../standings/tally.ts';
import type { Float, SwissEntrant } from '../../swiss/types.ts';
import { pairingSettingsOf } from '../../pairing-settings.ts';
import type { MatchSummary } from '../stage-base.ts';
import { activeEntrants, type StageScope } from '../stage-scope.ts';
import { carriedPointsOf, carriedResultsOf } from '../graph/carried-into.ts';
import { stageStandings } from './results.ts';
import type { SwissStage } from './swiss-stage.ts';

type History = {
  points: number;
  byes: number;
  readonly opponents: string[];
  readonly floats: (Float | null)[];
};

/** Who is paired in the next round, with what they met with so far and whom they are kept apart from. */
export function swissEntrants(event: StageScope, stage: SwissStage): SwissEntrant[] {
  const histories = historiesOf(stage);
  const apart = apartIn(event, stage);
  const rows = stage.rounds.length === 0 ? [] : stageStandings(event, stage);
  const rankOf = new Map(rows.map((row) => [row.id, row.rank]));
  return activeEntrants(event, stage).map((id) => {
    const { points, byes, opponents, floats } = histories.get(id) ?? newHistory();
    const rank = rankOf.get(id) ?? event.participants[id]?.seed ?? 0;
    return { id, points, byes, opponents, floats, rank, ...apart.of(id) };
  });
}

/** Teammates in the first rounds of the stage, and those whom the event has declared in all of them. */
function apartIn({ settings, participants }: StageScope, { rounds, entrants }: SwissStage) {
  const { same_team_rounds, pairs } = pairingSettingsOf(settings).forbidden_pairs;
  const isByTeam = rounds.length < same_team_rounds;
  const entrantOf =
    pairs.length === 0 ? new Map() : new Map(entrants.map((id) => [participants[id]?.user_id, id] as const));
  const named = new Map<string, string[]>();
  for (const [one, other] of pairs) {
    const [a, b] = [entrantOf.get(one), entrantOf.get(other)];
    if (a !== undefined && b !== undefined) named.set(a, [...(named.get(a) ?? []), b]);
  }
  return {
    of(id: string): Pick<SwissEntrant, 'group' | 'apart'> {
      const team = isByTeam ? participants[id]?.team_id : undefined;
      const others = named.get(id);
      return { ...(team !== undefined && { group: team }), ...(others && { apart: others }) };
    },
  };
}

/** What each entrant met with, round by round. A round that an entrant missed leaves no float. */
function historiesOf(stage: SwissStage): Map<string, History> {
  const points = carriedPointsOf(stage);
  const histories = new Map(stage.entrants.map((id) => [id, newHistory(points.get(id))]));
  for (const result of carriedResultsOf(stage)) addResult(result, histories);
  const halfPoints = new Set(stage.half_point_byes);
  for (const round of stage.rounds) {
    for (const match of round.matches) addFloats(match, histories);
    for (const match of round.matches) addMatch(match, histories);
    if (round.bye !== null) addBye(histories.get(round.bye));
    for (const [id, history] of histories) {
      if (history.floats.length >= round.number) continue;
      if (halfPoints.delete(id)) addHalfPoint(history);
      else history.floats.push(null);
    }
  }
  return histories;
}

function newHistory(points = 0): History {
  return { points, byes: 0, opponents: [], floats: [] };
}

function addFloats({ a, b }: MatchSummary, histories: ReadonlyMap<string, History>): void {
  const left = histories.get(a);
  const right = histories.get(b);
  if (!left || !right || left.points === right.points) return;
  left.floats.push(left.points > right.points ? 'down' : 'up');
  right.floats.push(left.points > right.points ? 'up' : 'down');
}

function addMatch(match: MatchSummary, histories: ReadonlyMap<string, History>): void {
  addResult(match, histories);
  const { winner, status } = match;
  const history = winner === null ? undefined : histories.get(match[winner]);
  if (history && status === 'forfeited') history.byes++;
}

/** Two who have met, in this stage or in one whose results count here. */
function addResult({ a, b, result }: Met, histories: ReadonlyMap<string, History>): void {
  const sides = { a: histories.get(a), b: histories.get(b) };
  sides.a?.opponents.push(b);
  sides.b?.opponents.push(a);
  for (const side of ['a', 'b'] as const) {
    const history = sides[side];
    if (!history) continue;
    if (result === 'draw') history.points += MATCH_POINTS.draw;
    if (result === side) history.points += MATCH_POINTS.win;
  }
}

type Met = Pick<MatchSummary, 'a' | 'b' | 'result'>;

function addBye(history: History | undefined): void {
  if (!history) return;
  history.points += MATCH_POINTS.win;
  history.byes++;
  history.floats.push('down');
}

/** An unplayed round that scores more than a loss is a float down [E29]. */
function addHalfPoint(history: History): void {
  history.points += MATCH_POINTS.draw;
  history.floats.push('down');
}
