/** What is played: one event of players, battles that captains agree on, one event of teams, or a season of events. */
export type RunKind = 'tournament' | 'battles' | 'team_event' | 'season';

type Values = {
  readonly battle?: string | undefined;
  readonly 'team-event': boolean;
  readonly season: boolean;
  readonly stages?: string | undefined;
};

/** Throws an error that names what does not go together. */
export function readRunKind({ battle, 'team-event': isTeamEvent, season, stages }: Values): RunKind {
  if (season && isTeamEvent) throw new Error('--season has events of teams of its own: without --team-event');
  if (season && stages !== undefined) throw new Error('--season has stages of its own: without --stages');
  if (season) return 'season';
  if (isTeamEvent) return 'team_event';
  return battle === undefined ? 'tournament' : 'battles';
}

/** How many teams there are: `step` where they come in groups. */
export const TEAMS_OF_KIND = {
  tournament: { usual: 0, least: 0, step: 1 },
  battles: { usual: 0, least: 2, step: 1 },
  team_event: { usual: 8, least: 2, step: 1 },
  season: { usual: 8, least: 4, step: 4 },
} as const satisfies Record<RunKind, { usual: number; least: number; step: number }>;

/** Where the command line says nothing else. */
export const STAGES_OF_KIND = {
  tournament: 'swiss:4,single:8',
  team_event: 'groups:2x4,single:4',
} as const;
