import type { EventForm } from './model/event-form.ts';

/** The parts of the editor, in their order; `fields` of the form that belong to each, for what is wrong in it. */
export const EDITOR_SECTIONS = [
  { id: 'basic', title: '赛事', meta: '选手在大厅看到的名字和说明' },
  { id: 'stages', title: '赛程', meta: '线路与预计用时随设置重算' },
  { id: 'team', title: '团队战', meta: '签到开放后锁定' },
  { id: 'decks', title: '卡组', meta: '有选手提交卡组后锁定' },
  { id: 'entry', title: '报名签到', meta: '到时间自动开放和截止' },
  { id: 'clocks', title: '时限', meta: '到时间后系统按写明的办法处理' },
  { id: 'lists', title: '卡组公开', meta: '对手和观众何时看到' },
  { id: 'prizes', title: '奖励', meta: '赛事结束时一次发放' },
  { id: 'cast', title: '直播', meta: '直播、延迟与裁判' },
] as const;

export type EditorSection = (typeof EDITOR_SECTIONS)[number]['id'];

/** Those that this event has something for: teams hand in their decks with the line-up of each battle. */
export const sectionsOf = ({ team }: Pick<EventForm, 'team'>) =>
  EDITOR_SECTIONS.filter(({ id }) => (team ? id !== 'lists' : id !== 'team'));
