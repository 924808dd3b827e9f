import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';

type GroupDrawCommand = Extract<
  TournamentCommand,
  { type: 'arrange_groups' | 'arrange_groups_by_seed' | 'draw_group_place' | 'lock_groups' | 'unlock_groups' }
>;

/** Whether a command makes groups, so that who may be in them does not give it. */
export const drawsGroups = (command: TournamentCommand): command is GroupDrawCommand => command.type in DRAWS_GROUPS;

const DRAWS_GROUPS: Readonly<Record<GroupDrawCommand['type'], true>> = {
  arrange_groups: true,
  arrange_groups_by_seed: true,
  draw_group_place: true,
  lock_groups: true,
  unlock_groups: true,
};
