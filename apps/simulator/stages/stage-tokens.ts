import { GROUP_COUNT_MAX, GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '@pailei/domain/groups/group-sizes';
import { DUAL_GROUP_SIZE } from '@pailei/domain/tournament/stages/dual-tournament/dual-tournament-stage';
import type { StageBestOf } from '@pailei/domain/tournament/stages/stage-base';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { within } from '../read-option.ts';

/** What stands behind the colon, and what else the command line says. */
type Token = { readonly argument: string | undefined; readonly best_of: StageBestOf };

/** A stage, and how many it takes behind another one; null: all. */
export type ReadStage = {
  readonly settings: StageSettings;
  readonly takes: number | null;
  /** It has no room for more, even as the first. */
  readonly isFull?: true;
};

const NAME = '--stages';

const countOf = ({ argument }: Token, least: number, most = 1_024): number | null =>
  argument === undefined ? null : within(Number(argument), least, most, NAME);

/** How each word of --stages is read: one line for a stage type. */
export const STAGE_TOKENS: Readonly<Record<string, { usage: string; read: (token: Token) => ReadStage }>> = {
  swiss: { usage: 'swiss:ROUNDS', read: readSwiss },
  single: { usage: 'single:SIZE', read: readSingle },
  double: { usage: 'double:SIZE', read: readDouble },
  groups: { usage: 'groups:GROUPSxSIZE', read: readGroups },
  dual: { usage: 'dual:GROUPS', read: readDual },
};

function readSwiss(token: Token): ReadStage {
  return { settings: { type: 'swiss', rounds: countOf(token, 1), best_of: token.best_of }, takes: null };
}

function readSingle(token: Token): ReadStage {
  const size = countOf(token, 2);
  const { best_of } = token;
  return {
    settings: { type: 'single_elimination', size, best_of, final_best_of: null, third_place: true },
    takes: size,
  };
}

function readDouble(token: Token): ReadStage {
  const size = countOf(token, 2);
  const { best_of } = token;
  const settings = { type: 'double_elimination', size, best_of, final_best_of: null, grand_final: 'reset' } as const;
  return { settings, takes: size };
}

function readGroups({ argument, best_of }: Token): ReadStage {
  const [groups, size] = (argument ?? '').split('x').map(Number);
  const group_count = within(groups ?? Number.NaN, 1, GROUP_COUNT_MAX, NAME);
  const group_size = within(size ?? Number.NaN, GROUP_SIZE_MIN, GROUP_SIZE_MAX, NAME);
  return {
    settings: { type: 'round_robin', group_count, group_size, legs: 1, best_of, tie_at_cut: 'decider' },
    takes: group_count * group_size,
    isFull: true,
  };
}

function readDual(token: Token): ReadStage {
  const groups = countOf(token, 1, 1_024 / DUAL_GROUP_SIZE);
  const settings = { type: 'dual_tournament', best_of: token.best_of, decider_best_of: null } as const;
  return groups === null ? { settings, takes: null } : { settings, takes: groups * DUAL_GROUP_SIZE, isFull: true };
}
