import { presetStages, STAGE_PRESETS, type StagePreset } from '../../stages/stage-presets.ts';
import { EMPTY_VALUES, USUAL_ENTRY, type FormStage } from '../../stages/stage-forms.ts';
import { EMPTY_EVENT, type EventForm } from './event-form.ts';

/** A whole event as communities run it: what it sets, and how it is described. */
export type EventPreset = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly form: Partial<EventForm>;
};

/** Of a Swiss with these rounds: the best eight play a final stage. */
function swissThenCut(rounds: string, best_of: 3 | 5, places: string): FormStage[] {
  return [
    { id: 'swiss-0', type: 'swiss', values: { ...EMPTY_VALUES, swiss: { rounds, best_of: 3 } }, entry: USUAL_ENTRY },
    {
      id: 'single_elimination-1',
      type: 'single_elimination',
      values: {
        ...EMPTY_VALUES,
        single_elimination: { ...EMPTY_VALUES.single_elimination, best_of, final_best_of: 5 },
      },
      entry: { ...USUAL_ENTRY, places },
    },
  ];
}

const stagesOf = (name: string): FormStage[] =>
  presetStages(STAGE_PRESETS.find((preset) => preset.name === name) as StagePreset);

export const EVENT_PRESETS: readonly EventPreset[] = [
  {
    id: 'weekly',
    name: '周赛',
    note: 'BO3 征服 · 瑞士 4 轮 + 8 强',
    form: { capacity: '32', stages: swissThenCut('4', 3, '8') },
  },
  {
    id: 'groups',
    name: '小组赛 + 淘汰',
    note: '32 人 · 每组前 2 名',
    form: { capacity: '32', stages: stagesOf('小组赛 + 单败') },
  },
  {
    id: 'quick',
    name: '快速单败',
    note: '8–32 人 · 一晚',
    form: { capacity: '16', stages: stagesOf('单败'), late_until_round: 0 },
  },
  {
    id: 'open',
    name: '公开赛',
    note: '128 人 · 瑞士 7 轮 + 双败 8 强',
    form: {
      capacity: '128',
      stages: [
        ...swissThenCut('7', 5, '8').slice(0, 1),
        ...stagesOf('双败').map((stage) => ({ ...stage, id: 'double_elimination-1' })),
      ],
      decklists: 'open_from_stage',
    },
  },
  {
    id: 'league',
    name: '双循环联赛',
    note: '16 人 · 两两交手两次',
    form: { capacity: '16', stages: stagesOf('双循环联赛'), is_manual: true, late_until_round: 0 },
  },
];

/** What a preset does not speak of begins anew, but for what names the event and says when it is. */
export function withPreset(form: EventForm, { form: preset }: EventPreset): EventForm {
  const { name, description, banner, stream_url, referee_ids } = form;
  const { registration_opens_at, registration_closes_at, check_in_opens_at, starts_at, timing } = form;
  return {
    ...EMPTY_EVENT,
    ...{ name, description, banner, stream_url, referee_ids },
    ...{ registration_opens_at, registration_closes_at, check_in_opens_at, starts_at, timing },
    ...preset,
  };
}
