import type { BattleState } from '@pailei/domain/battles/types';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';

const fixturesOf = ({ stages }: TournamentState): MatchSummary[] =>
  stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches));

/** Fixtures that are being played. */
export const openFixtures = (event: TournamentState): MatchSummary[] =>
  fixturesOf(event).filter(({ result }) => result === null);

/** Where an event of teams that is over does not say what its battles say, or somebody stands in its places twice. */
export function findEventFaults(event: TournamentState, battles: readonly BattleState[]): string[] {
  const byId = new Map(battles.map((battle) => [battle.battle_id, battle]));
  const fixtures = fixturesOf(event);
  const known = new Set(fixtures.map(({ match_id }) => match_id));
  const strays = battles.filter(({ battle_id }) => !known.has(battle_id));
  return [
    ...(event.status === 'finished' ? [] : [`${event.name} is ${event.status}`]),
    ...fixtures.flatMap((fixture) => fixtureFaults(fixture, byId.get(fixture.match_id))),
    ...strays.map(({ battle_id }) => `battle ${battle_id} belongs to no fixture`),
    ...placeFaults(event),
  ];
}

function fixtureFaults(fixture: MatchSummary, battle: BattleState | undefined): string[] {
  const name = `fixture ${fixture.stage}.${fixture.round}.${fixture.table}`;
  if (!battle) return [`${name} was played by nobody`];
  const shown = [fixture.wins_a, fixture.wins_b, fixture.result].join(' ');
  const played = [battle.score.a, battle.score.b, battle.result ?? 'double_loss'].join(' ');
  return shown === played ? [] : [`${name} says ${shown}, its battle ${played}`];
}

function placeFaults({ name, placements }: TournamentState): string[] {
  const ids = placements.map(({ participant_id }) => participant_id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const first = placements.filter(({ place }) => place === 1);
  const isSound = first.length > 0 && first.every(({ place_to }) => place_to === first.length);
  return [
    ...twice.map((id) => `${name} places ${id} twice`),
    ...(isSound ? [] : [`${name} has ${first.length} in the first place`]),
  ];
}
