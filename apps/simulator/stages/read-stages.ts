import { rulesOf } from '@pailei/domain/tournament/stages/settings/rules-of';
import { STAGE_BEST_OF, type StageBestOf } from '@pailei/domain/tournament/stages/stage-base';
import type { StageEntry } from '@pailei/domain/tournament/stages/stage-entry';
import { forecastStages } from '@pailei/domain/tournament/stages/graph/forecast';
import { graphFaults, soundDistributions } from '@pailei/domain/tournament/stages/graph/graph-faults';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { STAGES_MAX } from '@pailei/domain/tournament/types';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { GROUP_COUNT_MAX, GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '@pailei/domain/groups/group-sizes';
import { DUAL_GROUP_SIZE } from '@pailei/domain/tournament/stages/dual-tournament/dual-tournament-stage';
import { oneOf, within } from '../read-option.ts';

/** What stands behind the colon, and what else the command line says. */
type Token = { readonly argument: string | undefined; readonly best_of: StageBestOf };

/** A stage, and how many it takes behind another one; null: all. */
type ReadStage = {
  readonly settings: StageSettings;
  readonly takes: number | null;
  /** It has no room for more, even as the first. */
  readonly isFull?: true;
};

const NAME = '--stages';

const countOf = ({ argument }: Token, least: number, most = 1_024): number | null =>
  argument === undefined ? null : within(Number(argument), least, most, NAME);

/** How each word of --stages is read: one line for a stage type. */
const STAGE_TOKENS: Readonly<Record<string, { usage: string; read: (token: Token) => ReadStage }>> = {
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

const USUAL_BEST_OF = 5;

/** `entrants`: how many enter, players or teams. */
type Field = { readonly best_of: string | undefined; readonly entrants: number };

/**
 * The stages of `groups:4x4,double:8` for so many entrants. Behind groups the same number of each comes through where that comes
 * out, kept apart. Throws an error that names what is wrong.
 */
export function readStages(text: string, { best_of, entrants }: Field): StageSettings[] {
  const bestOf = oneOf(STAGE_BEST_OF, Number(best_of ?? USUAL_BEST_OF), '--best-of');
  const words = text.split(',');
  if (words.length > STAGES_MAX) throw new Error(`--stages: at most ${STAGES_MAX} stages, not ${words.length}`);
  const stages: StageSettings[] = [];
  for (const word of words) {
    const [kind = '', argument] = word.split(':');
    const token = Object.hasOwn(STAGE_TOKENS, kind) ? STAGE_TOKENS[kind] : undefined;
    if (!token) throw new Error(`--stages: ${word} is none of ${usages()}`);
    const read = token.read({ argument, best_of: bestOf });
    if (!rulesOf(read.settings).isSound(read.settings)) throw new Error(`--stages: ${word} is not ${token.usage}`);
    if (stages.length === 0 && read.isFull && read.takes !== null && entrants > read.takes)
      throw new Error(`--stages: ${entrants} entrants do not fit into ${word}`);
    stages.push(behind(stages, read, entrants));
  }
  const [fault] = graphFaults(stages, entrants);
  if (fault) throw new Error(`--stages: ${words[fault.stage]}: ${faultText(fault.code, fault.facts)}`);
  return stages;
}

const usages = () =>
  Object.values(STAGE_TOKENS)
    .map(({ usage }) => usage)
    .join(', ');

const faultText = (code: string, facts: Readonly<Record<string, number>>) =>
  [code.replaceAll('_', ' '), ...Object.entries(facts).map(([name, value]) => `${name} ${value}`)].join(', ');

/** With its entry, where it is not the first and takes a certain number. */
function behind(stages: readonly StageSettings[], { settings, takes }: ReadStage, entrants: number): StageSettings {
  const before = stages.at(-1);
  if (!before || takes === null) return settings;
  const { timers } = DEFAULT_TOURNAMENT_SETTINGS;
  const groups = forecastStages({ stages, timers }, entrants).stages.at(-1)?.groups?.length ?? null;
  const distributions = soundDistributions(settings, before);
  const entry: StageEntry = {
    advance:
      groups !== null && takes % groups === 0
        ? { kind: 'top_of_group', places: takes / groups }
        : { kind: 'top', places: takes },
    distribution: distributions.includes('groups_apart') ? 'groups_apart' : (distributions[0] ?? 'seed'),
    carry: 'nothing',
  };
  return { ...settings, entry };
}
