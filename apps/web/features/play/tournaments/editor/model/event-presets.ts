import { EVENT_STAGES, presetStages } from '../../stages/stage-presets.ts';
import { EMPTY_EVENT, type EventForm } from './event-form.ts';

/** A whole event as communities run it: what it sets, and how it is described. */
export type EventPreset = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly form: Partial<EventForm>;
};

export const EVENT_PRESETS: readonly EventPreset[] = [
  {
    id: 'weekly',
    name: '周赛',
    note: 'BO3 征服 · 瑞士 4 轮 + 8 强',
    form: { capacity: '32', stages: presetStages(EVENT_STAGES.weekly) },
  },
  {
    id: 'groups',
    name: '小组赛 + 淘汰',
    note: '32 人 · 每组前 2 名',
    form: { capacity: '32', stages: presetStages(EVENT_STAGES.groups) },
  },
  {
    id: 'quick',
    name: '快速单败',
    note: '8–32 人 · 一晚',
    form: { capacity: '16', stages: presetStages(EVENT_STAGES.quick), late_until_round: 0 },
  },
  {
    id: 'open',
    name: '公开赛',
    note: '128 人 · 瑞士 7 轮 + 双败 8 强',
    form: {
      capacity: '128',
      stages: presetStages(EVENT_STAGES.open),
      decklists: 'open_from_stage',
    },
  },
  {
    id: 'league',
    name: '双循环联赛',
    note: '16 人 · 两两交手两次',
    form: { capacity: '16', stages: presetStages(EVENT_STAGES.league), is_manual: true, late_until_round: 0 },
  },
];

/** What a preset does not speak of begins anew, but for what names the event and says when it is. */
export function withPreset(form: EventForm, { form: preset }: EventPreset): EventForm {
  const { name, description, banner, stream_url, referee_ids } = form;
  const { registration_opens_at, registration_closes_at, check_in_opens_at, starts_at, timing } = form;
  return {
    ...EMPTY_EVENT,
    name,
    description,
    banner,
    stream_url,
    referee_ids,
    registration_opens_at,
    registration_closes_at,
    check_in_opens_at,
    starts_at,
    timing,
    ...preset,
  };
}
