import type { TournamentFacts } from '../decide/commands.ts';
import type { TournamentState } from '../types.ts';
import type { Stage } from './stage.ts';
import { engineOf } from './engine-of.ts';
import { hasOpenMatches, matchesOf } from './stage-rounds.ts';

/** What is wrong with a stage of any type at this moment of its event; an empty list when nothing is. */
export function stageFaults(state: TournamentState, stage: Stage, facts: TournamentFacts): string[] {
  const before = JSON.stringify(stage);
  const faults = [
    ...rankingFaults(state, stage),
    ...positionFaults(stage),
    ...carryFaults(state, stage),
    ...correctionFaults(state, stage, facts),
  ];
  if (engineOf(stage).isComplete(state, stage) && hasOpenMatches(stage)) faults.push('complete with open matches');
  if (JSON.stringify(stage) !== before) faults.push('asking has changed the stage');
  return faults;
}

function rankingFaults(state: TournamentState, stage: Stage): string[] {
  const ranked = engineOf(stage).ranking(state, stage);
  const isComplete = sameSet(ranked.flat(), stage.entrants) && ranked.every(({ length }) => length > 0);
  return isComplete ? [] : ['the ranking does not hold every entrant once'];
}

function positionFaults(stage: Stage): string[] {
  const places = matchesOf(stage).map((match) => JSON.stringify(engineOf(stage).position(stage, match)));
  return new Set(places).size === places.length ? [] : ['two matches have one position'];
}

function carryFaults(state: TournamentState, stage: Stage): string[] {
  const finished = { ...stage, status: 'finished' as const, ranking: engineOf(stage).ranking(state, stage).flat() };
  const all = engineOf(stage).carry(state, finished, null);
  const two = engineOf(stage).carry(state, finished, 2);
  const isSound =
    all.every((id) => state.participants[id]?.status === 'active') &&
    JSON.stringify(two) === JSON.stringify(all.slice(0, 2));
  return isSound ? [] : ['others go on than the best of those who are in'];
}

/** Whatever does not count any more is taken back by one withdrawal. */
function correctionFaults(state: TournamentState, stage: Stage, { now }: TournamentFacts): string[] {
  const engine = engineOf(stage);
  const stale = engine.correct(state, stage).map(({ match_id }) => match_id);
  let after = stage;
  for (const event of engine.withdraw(state, stage, now)) {
    if (event.type !== 'bracket_matches_withdrawn') return [`a withdrawal is told as ${event.type}`];
    after = engine.evolve(after, event);
  }
  const left = matchesOf(after).map(({ match_id }) => match_id);
  const faults = left.some((id) => stale.includes(id)) ? ['a match stays that does not count'] : [];
  return engine.correct(state, after).length > 0 ? [...faults, 'a withdrawal leaves another one to do'] : faults;
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
