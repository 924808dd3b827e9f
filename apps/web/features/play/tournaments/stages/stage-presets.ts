import { EMPTY_VALUES, USUAL_ENTRY, type EntryValues, type FormStage, type StageValues } from './stage-forms.ts';
import type { StageType } from '@pailei/domain/tournament/stages/stage';

/** All of one group meet twice. */
const LEAGUE = { group_count: '1', group_size: '16', legs: 2 } as const;

type PresetStage<T extends StageType = StageType> = {
  readonly type: T;
  readonly values?: Partial<StageValues[T]>;
  readonly entry?: Partial<EntryValues>;
};
type AnyPresetStage = { [T in StageType]: PresetStage<T> }[StageType];

/** A whole graph of stages, as communities play it. */
export type StagePreset = { readonly name: string; readonly stages: readonly AnyPresetStage[] };

/** The best two of each group, those of one group kept apart. */
const OF_GROUPS: Partial<EntryValues> = { advance: 'top_of_group', places: '2', distribution: 'groups_apart' };

export const STAGE_PRESETS: readonly [StagePreset, ...StagePreset[]] = [
  { name: '瑞士轮 + 8 强', stages: [{ type: 'swiss' }, { type: 'single_elimination' }] },
  { name: '小组赛 + 双败', stages: [{ type: 'round_robin' }, { type: 'double_elimination', entry: OF_GROUPS }] },
  { name: '小组赛 + 单败', stages: [{ type: 'round_robin' }, { type: 'single_elimination', entry: OF_GROUPS }] },
  {
    name: '四人双败小组 + 单败',
    stages: [{ type: 'dual_tournament' }, { type: 'single_elimination', entry: OF_GROUPS }],
  },
  { name: '瑞士轮 + 双败', stages: [{ type: 'swiss' }, { type: 'double_elimination' }] },
  { name: '双败', stages: [{ type: 'double_elimination' }] },
  { name: '单败', stages: [{ type: 'single_elimination' }] },
  { name: '瑞士轮', stages: [{ type: 'swiss' }] },
  { name: '双循环联赛', stages: [{ type: 'round_robin', values: LEAGUE }] },
];

/** What whole events are made of: with the rounds and lengths that communities play them with. */
export const EVENT_STAGES = {
  weekly: {
    name: '瑞士 4 轮 + 8 强',
    stages: [
      { type: 'swiss', values: { rounds: '4' } },
      { type: 'single_elimination', values: { best_of: 3, final_best_of: 5 } },
    ],
  },
  groups: {
    name: '小组赛 + 单败',
    stages: [{ type: 'round_robin' }, { type: 'single_elimination', entry: OF_GROUPS }],
  },
  quick: { name: '单败', stages: [{ type: 'single_elimination', values: { best_of: 3, final_best_of: 5 } }] },
  open: {
    name: '瑞士 7 轮 + 双败 8 强',
    stages: [{ type: 'swiss', values: { rounds: '7' } }, { type: 'double_elimination' }],
  },
  league: { name: '双循环联赛', stages: [{ type: 'round_robin', values: LEAGUE }] },
  teams: {
    name: '战队单循环',
    stages: [{ type: 'round_robin', values: { group_count: '1', group_size: '8', legs: 1 } }],
  },
} as const satisfies Readonly<Record<string, StagePreset>>;

/** The stages of a preset, each with an id of its own. */
export function presetStages({ stages }: StagePreset): FormStage[] {
  return stages.map(({ type, values, entry }, index) => ({
    id: `${type}-${index}`,
    type,
    values: { ...EMPTY_VALUES, [type]: { ...EMPTY_VALUES[type], ...values } },
    entry: { ...USUAL_ENTRY, ...entry },
  }));
}

/** What a stage begins with that is added behind others. */
export function addedStage(stages: readonly FormStage[], type: StageType): FormStage {
  const numbers = stages.map(({ id }) => Number(id.split('-').at(-1)));
  return { id: `${type}-${Math.max(0, ...numbers) + 1}`, type, values: EMPTY_VALUES, entry: USUAL_ENTRY };
}

/** The preset that these stages are, by their types in order; null: none. */
export function presetOf(stages: readonly FormStage[]): StagePreset | null {
  const types = stages.map(({ type }) => type).join();
  return STAGE_PRESETS.find((preset) => preset.stages.map(({ type }) => type).join() === types) ?? null;
}
