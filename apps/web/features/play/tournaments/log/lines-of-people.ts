import { groupName } from '@pailei/contracts/play/stages/group-names';
import { SETTING_FIELDS } from '@pailei/contracts/play/tournaments/tournament-setting-fields';
import { SEED_ORDER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { isSameRule } from '@pailei/domain/tournament/rule-sheet/rule-sheet';
import type { OfferEnd, TournamentDetails, TournamentEventType } from '@pailei/domain/tournament/events';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { nameOf } from '../../../../shared/tournaments/people.ts';
import type { Around, LineTexts, LogText } from './log-line.ts';

type EntryEvent =
  | 'participant_registered'
  | 'participant_approved'
  | 'participant_rejected'
  | 'participant_withdrawn'
  | 'participant_promoted'
  | 'waitlist_moved'
  | 'place_offered'
  | 'place_offer_ended'
  | 'decks_submitted'
  | 'decks_unlocked'
  | 'participant_checked_in'
  | 'roster_changed'
  | 'team_member_checked_in';
type FieldEvent = Extract<
  TournamentEventType,
  'participant_entered_late' | 'participant_dropped' | 'participant_reinstated' | 'participant_disqualified'
>;
type GroupDrawEvent = 'groups_arranged' | 'group_place_drawn' | 'groups_locked' | 'groups_unlocked';
type SettingsEvent =
  | GroupDrawEvent
  | 'tournament_created'
  | 'tournament_updated'
  | 'seeding_changed'
  | 'rules_amended'
  | PauseEvent;
type PauseEvent = 'event_paused' | 'event_resumed';

const REGISTERED = { registered: '报名', pending: '报名，等待审核', waitlisted: '报名，进入候补' } as const;

const OFFER_ENDED: Readonly<Record<OfferEnd, string>> = {
  declined: '放弃了空出的名额',
  expired: '没有按时接受空出的名额',
};

export const ENTRY_LINES: LineTexts<EntryEvent> = {
  participant_registered: (facts, around) => of('entry', facts, around, because(facts, REGISTERED[facts.status])),
  participant_approved: (facts, around) =>
    of('entry', facts, around, facts.status === 'registered' ? '报名通过' : '报名通过，进入候补'),
  participant_rejected: (facts, around) => of('entry', facts, around, `报名未通过，原因：${facts.reason}`),
  participant_withdrawn: (facts, around) =>
    of('entry', facts, around, facts.fee_kept ? '签到后取消报名，参赛费不退' : '取消报名'),
  participant_promoted: (facts, around) => of('entry', facts, around, '候补获得名额'),
  waitlist_moved: (facts, around) => of('entry', facts, around, `的候补顺序已调整，原因：${facts.reason}`),
  place_offered: (facts, around) => of('entry', facts, around, `得到空出的名额，须在 ${timeText(facts.due_at)} 前接受`),
  place_offer_ended: (facts, around) => of('entry', facts, around, OFFER_ENDED[facts.cause]),
  decks_submitted: (facts, around) => of('entry', facts, around, because(facts, `提交 ${facts.count} 副卡组`)),
  decks_unlocked: (facts, around) => of('entry', facts, around, because(facts, '的卡组已解锁，可以重新提交')),
  participant_checked_in: (facts, around) => of('entry', facts, around, '签到'),
  roster_changed: (facts, around) =>
    of('entry', facts, around, because(facts, `${facts.is_late ? '增补或调整了' : '调整了'}参赛名单`)),
  team_member_checked_in: (facts, around) => of('entry', facts, around, '有队员到场'),
};

export const FIELD_LINES: LineTexts<FieldEvent> = {
  participant_entered_late: (facts, around) => of('field', facts, around, because(facts, '开赛后加入')),
  participant_dropped: (facts, around) =>
    of('field', facts, around, facts.reason === undefined ? '退出赛事' : `被裁判移出赛事，原因：${facts.reason}`),
  participant_reinstated: (facts, around) => of('field', facts, around, '恢复参赛'),
  participant_disqualified: (facts, around) => of('field', facts, around, `被取消参赛资格，原因：${facts.reason}`),
};

export const SETTINGS_LINES: LineTexts<SettingsEvent> = {
  tournament_created: () => ({ kind: 'course', text: '赛事建立' }),
  tournament_updated: ({ changes }, { before }) => ({
    kind: 'rules',
    text: `主办方修改了${changedLabels(changes, before).join('、') || '设置'}`,
  }),
  seeding_changed: ({ seeding }) => ({
    kind: 'rules',
    text: `种子的产生方式改为${SEED_ORDER_NAMES[seeding.order.kind]}`,
  }),
  groups_arranged: ({ seeds }) => ({ kind: 'course', text: seeds ? '按种子分组' : '手动分组' }),
  group_place_drawn: ({ participant_id, group }, { before }) => ({
    kind: 'course',
    participants: [participant_id],
    text: `现场抽签：${nameOf(before, participant_id)} 进入 ${groupName(group)}`,
  }),
  groups_locked: () => ({ kind: 'course', text: '分组锁定' }),
  groups_unlocked: ({ reason }) => ({ kind: 'course', text: `分组解锁，原因：${reason}` }),
  rules_amended: ({ rules, reason }) => ({
    kind: 'rules',
    text: `规则修改为第 ${rules.sheet.number} 版，原因：${reason}`,
  }),
  event_paused: ({ reason }) => ({ kind: 'course', text: `整场赛事暂停，原因：${reason}` }),
  event_resumed: ({ reason }) => ({ kind: 'course', text: `赛事恢复，原因：${reason}` }),
};

/** What the staff did in somebody's place has their reason. */
const because = ({ reason }: { readonly reason?: string | undefined }, text: string) =>
  reason === undefined ? text : `${text}，原因：${reason}`;

function of(
  kind: LogText['kind'],
  { participant_id }: { readonly participant_id: string },
  { after }: Around,
  text: string,
): LogText {
  const space = text.startsWith('的') ? '' : ' ';
  return { kind, text: `${nameOf(after, participant_id)}${space}${text}`, participants: [participant_id] };
}

const DETAIL_LABELS: Readonly<Record<Exclude<keyof TournamentDetails, 'settings'>, string>> = {
  name: '名称',
  description: '说明',
  stream_url: '直播地址',
  capacity: '人数上限',
  times: '时间',
  rewards: '奖励',
  banner: '横幅',
  referees: '裁判',
};

function changedLabels({ settings, ...details }: Partial<TournamentDetails>, before: TournamentState): string[] {
  const labels = (Object.keys(details) as (keyof typeof DETAIL_LABELS)[]).map((key) => DETAIL_LABELS[key]);
  const changed = Object.entries(settings ?? {}).filter(
    ([key, value]) => !isSameRule(value, (before.settings as Readonly<Record<string, unknown>>)[key]),
  );
  const fields: Readonly<Record<string, string | { readonly label: string }>> = SETTING_FIELDS;
  return [
    ...labels,
    ...changed.map(([key]) => {
      const field = fields[key];
      return typeof field === 'object' ? field.label : (field ?? '设置');
    }),
  ];
}
