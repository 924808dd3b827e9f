import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import type { PlayingTeams } from './battle-members.ts';
import type { BattlePlan } from './battle-options.ts';

/** A battle of the demonstration. `minutes`: about how long it takes, rather too short. */
export type DemoEdition = { plan: BattlePlan; minutes: number; teams: PlayingTeams };

type Edition = Omit<DemoEdition, 'teams'>;

/** Large and small ones by turns, so that the teams of one can be ready while another runs. */
const EDITIONS: readonly Edition[] = [
  { plan: { format: { code: 'winner_stays', size: 3, order: 'fixed', revival: false }, best_of: 3 }, minutes: 13 },
  { plan: { format: { code: 'two_v_two', size: 2, decider: 'board' }, best_of: 3 }, minutes: 5 },
  { plan: { format: { code: 'boards', size: 3, decided: 'all_played', tie: 'ace' }, best_of: 3 }, minutes: 5 },
  { plan: { format: { code: 'co_op', size: 1 }, best_of: 5 }, minutes: 5 },
  { plan: { format: { code: 'winner_stays', size: 3, order: 'free', revival: true }, best_of: 3 }, minutes: 13 },
  { plan: { format: { code: 'two_v_two', size: 2, decider: 'board' }, best_of: 3 }, minutes: 5 },
  { plan: { format: { code: 'relay', size: 3 }, best_of: 9 }, minutes: 9 },
  { plan: { format: { code: 'co_op', size: 1 }, best_of: 5 }, minutes: 5 },
  { plan: { format: { code: 'conquest_team', size: 3 }, best_of: 1 }, minutes: 7 },
];

const sizeOf = ({ members }: SimulatedTeam) => members.length + 1;

/**
 * The edition whose turn it is, or the next one that two teams are large enough for, without those that are busy; undefined:
 * there is none. The smallest teams that can play it do, by turns.
 */
export function editionOf(
  number: number,
  teams: readonly SimulatedTeam[],
  busy: ReadonlySet<string>,
): DemoEdition | undefined {
  for (const offset of EDITIONS.keys()) {
    const edition = EDITIONS[(number + offset) % EDITIONS.length];
    const pair = edition && pairFor(edition, number, teams, busy);
    if (edition && pair) return { ...edition, teams: pair };
  }
  return undefined;
}

function pairFor(
  { plan: { format } }: Edition,
  number: number,
  teams: readonly SimulatedTeam[],
  busy: ReadonlySet<string>,
): DemoEdition['teams'] | undefined {
  const able = teams
    .filter((team) => sizeOf(team) >= format.size && !busy.has(team.id))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const least = able[1] ? sizeOf(able[1]) : 0;
  const chosen = able.filter((team) => sizeOf(team) <= least);
  const turn = Math.floor(number / 2);
  const [a, b] = [0, 1].map((place) => chosen[(turn + place) % chosen.length]);
  return a && b && a !== b ? { a, b } : undefined;
}
