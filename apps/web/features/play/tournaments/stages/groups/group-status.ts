import type { GroupFixture, GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { plannedEntrants } from '@pailei/domain/tournament/stages/graph/entry-of';

/** How many of each group go on; null where nothing follows, or where groups are compared for the last places. */
export function throughPerGroup({ settings }: TournamentState, stage: number, groups: number): number | null {
  const next = settings.stages[stage + 1];
  const places = next ? plannedEntrants(next, groups) : null;
  return places === null || places % groups > 0 ? null : places / groups;
}

/** Who of a group goes on by its table: those of the next stage once that has begun. Whoever has left makes room for the one below. */
export function throughOf(
  { participants, stages }: TournamentState,
  stage: number,
  { rows }: Pick<GroupTable, 'rows'>,
  places: number | null,
): readonly string[] {
  const entrants = stages[stage + 1]?.entrants;
  const ids = rows.map(({ id }) => id);
  if (entrants) return ids.filter((id) => entrants.includes(id));
  return places === null ? [] : ids.filter((id) => participants[id]?.status === 'active').slice(0, places);
}

/** What is to be said of a group that nobody is left in. `null`: somebody is. */
export function emptyGroupText(
  { participants, settings }: TournamentState,
  stage: number,
  { entrants }: Pick<GroupTable, 'entrants'>,
): string | null {
  if (entrants.some((id) => participants[id]?.status === 'active')) return null;
  const isFollowed = settings.stages[stage + 1] !== undefined;
  return isFollowed ? '本组选手已全部退出，晋级名额由其他小组递补' : '本组选手已全部退出';
}

const IS_LEFT: Readonly<Record<GroupFixture['state'], boolean>> = {
  planned: true,
  open: true,
  over: false,
  forfeited: false,
  annulled: false,
  idle: false,
};

/** Fixtures that are still to be played. */
export function fixturesLeft(fixtures: readonly GroupFixture[]): GroupFixture[] {
  return fixtures.filter(({ state }) => IS_LEFT[state]);
}

/** Whether an entrant's results are annulled: all that they had to play. */
export function isAnnulled(fixtures: readonly GroupFixture[], id: string): boolean {
  const own = fixtures.filter(({ a, b }) => a === id || b === id);
  return own.length > 0 && own.every(({ state }) => state === 'annulled');
}
