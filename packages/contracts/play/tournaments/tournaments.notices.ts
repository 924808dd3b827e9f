import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import {
  clockTime,
  dayAndTime,
  panelLink,
  rulesLink,
  withReason,
  type NoticeDefinitions,
  type NoticeText,
} from '../../people/notifications/notice-definitions.ts';

const nullableText = z.nullable(z.string());
const tournament = { tournament_id: z.string(), tournament_name: z.string() };

export const tournamentNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('check_in_open'), ...tournament, due_at: isoTime }),
  z.object({ kind: z.literal('event_soon'), ...tournament, starts_at: isoTime }),
  z.object({ kind: z.literal('place_offered'), ...tournament, due_at: isoTime }),
  z.object({ kind: z.literal('check_in_extended'), ...tournament, due_at: isoTime, reason: z.string() }),
  z.object({
    kind: z.literal('registration_answered'),
    ...tournament,
    answer: z.enum(['approved', 'waitlisted', 'promoted', 'rejected']),
    reason: nullableText,
  }),
  z.object({
    kind: z.literal('event_decks'),
    ...tournament,
    change: z.enum(['due', 'left_out', 'unlocked', 'entered']),
    /** When lists are due. */
    due_at: z.nullable(isoTime),
    /** The staff's, for what they did. */
    reason: nullableText,
  }),
  z.object({ kind: z.literal('event_referee'), ...tournament, change: z.enum(['named', 'taken_off']) }),
  z.object({
    kind: z.literal('event_changed'),
    ...tournament,
    change: z.enum([
      'cancelled',
      'disqualified',
      'dropped',
      'match_withdrawn',
      'round_taken_back',
      'reopened',
      'place_corrected',
      'rules_amended',
      'roster_left',
      'team_dropped',
      'times_moved',
      'absent',
    ]),
    /** The new one, where it was corrected; null: none. */
    place: z.nullable(z.number()),
    reason: nullableText,
    /** Of moved times, the ones that are other than before; null: no longer set. */
    times: z.optional(
      z.object({
        check_in_opens_at: z.optional(z.nullable(isoTime)),
        starts_at: z.optional(z.nullable(isoTime)),
      }),
    ),
  }),
]);

type TournamentNotice = z.output<typeof tournamentNoticeSchema>;
type NoticeOf<Kind extends TournamentNotice['kind']> = Extract<TournamentNotice, { kind: Kind }>;
type TitleAndText = Omit<NoticeText, 'link'>;

const nameOf = ({ tournament_name }: TournamentNotice) => `「${tournament_name}」`;

const REGISTRATION_TEXTS: Record<
  NoticeOf<'registration_answered'>['answer'],
  (name: string, reason: string | null) => TitleAndText
> = {
  approved: (name) => ({ title: '报名已通过', text: `你已获得${name}的参赛名额` }),
  promoted: (name) => ({ title: '候补成功，你有名额了', text: `${name}有了空位，你已获得参赛名额` }),
  waitlisted: (name) => ({ title: '报名已通过，进入候补', text: `${name}名额已满，有空位时会通知你` }),
  rejected: (name, reason) => ({ title: '报名未通过', text: withReason(name, reason) }),
};

const DECKS_TEXTS: Record<
  NoticeOf<'event_decks'>['change'],
  (name: string, facts: NoticeOf<'event_decks'>) => TitleAndText
> = {
  due: (name, { due_at }) => ({
    title: '还没有合规的参赛卡组',
    text: `${name}请在 ${due_at === null ? '开赛前' : `${clockTime(due_at)} 前`}提交，否则不能上场`,
  }),
  left_out: (name) => ({ title: '没有合规的参赛卡组', text: `${name}已开赛，你按缺席处理` }),
  unlocked: (name, { reason }) => ({ title: '卡组已解锁', text: withReason(`${name}可以重新提交一次`, reason) }),
  entered: (name, { reason }) => ({ title: '裁判已代你提交卡组', text: withReason(name, reason) }),
};

/** Digits keep a space from Chinese characters. */
const movedTo = (time: string | null) => (time === null ? '待定' : ` ${dayAndTime(time)}`);

/** The new times, each with its name. */
function movedTimes({ times = {} }: NoticeOf<'event_changed'>): string {
  const { check_in_opens_at, starts_at } = times;
  const parts = [
    ...(starts_at === undefined ? [] : [`开赛时间改为${movedTo(starts_at)}`]),
    ...(check_in_opens_at === undefined ? [] : [`签到开放改为${movedTo(check_in_opens_at)}`]),
  ];
  return parts.join('，');
}

const CHANGE_TEXTS: Record<
  NoticeOf<'event_changed'>['change'],
  (name: string, facts: NoticeOf<'event_changed'>) => TitleAndText
> = {
  team_dropped: (name) => ({ title: '战队已退出赛事', text: `队长或副队长让战队退出了${name}` }),
  roster_left: (name, { reason }) => ({ title: '参赛名单有变', text: withReason(name, reason) }),
  cancelled: (name, { reason }) => ({ title: '赛事已取消', text: withReason(name, reason) }),
  disqualified: (name, { reason }) => ({ title: '你已被取消参赛资格', text: withReason(name, reason) }),
  dropped: (name, { reason }) => ({ title: '裁判已让你退出赛事', text: withReason(name, reason) }),
  match_withdrawn: (name) => ({ title: '本场作废', text: `${name}前一场结果已更正，对阵重新安排` }),
  round_taken_back: (name, { reason }) => ({
    title: '本轮对阵已撤回',
    text: withReason(`${name}请等新的对阵`, reason),
  }),
  reopened: (name) => ({ title: '赛事继续进行', text: `${name}有结果被更正，需要重新打，名次待定` }),
  place_corrected: (name, { place }) => ({
    title: place === null ? '名次已更正' : `名次已更正为第 ${place} 名`,
    text: `${name}有结果被更正`,
  }),
  rules_amended: (name, { reason }) => ({ title: '赛事规则已修改', text: withReason(name, reason) }),
  times_moved: (name, facts) => ({
    title: '赛事时间已更改',
    text: withReason(`${name}${movedTimes(facts)}`, facts.reason),
  }),
  absent: (name) => ({ title: '你按缺席处理', text: `${name}已开赛，你没有完成签到` }),
};

/** With where there is something to do. */
const REFEREE_TEXTS: Record<NoticeOf<'event_referee'>['change'], (notice: NoticeOf<'event_referee'>) => NoticeText> = {
  named: (notice) => ({
    title: '你被指定为裁判',
    text: `${nameOf(notice)}的争议、缺席和呼叫会通知你`,
    link: `/solo-tournaments/${notice.tournament_id}/referee`,
  }),
  taken_off: (notice) => ({
    title: '你不再是这场赛事的裁判',
    text: `${nameOf(notice)}的争议、缺席和呼叫不再通知你`,
    link: `/solo-tournaments/${notice.tournament_id}`,
  }),
};

export const TOURNAMENT_NOTICES: NoticeDefinitions<TournamentNotice> = {
  check_in_open: {
    label: '签到开放',
    isUrgent: true,
    text: (notice) => ({
      title: '签到已开放',
      text: `${nameOf(notice)}请在 ${clockTime(notice.due_at)} 前签到`,
      link: panelLink(notice.tournament_id),
    }),
  },
  event_soon: {
    label: '即将开赛',
    text: (notice) => ({
      title: '赛事即将开始',
      text: `${nameOf(notice)} ${dayAndTime(notice.starts_at)} 开赛`,
      link: panelLink(notice.tournament_id),
    }),
  },
  place_offered: {
    label: '候补得到名额',
    isUrgent: true,
    text: (notice) => ({
      title: '轮到你了：候补名额已空出',
      text: `${nameOf(notice)}请在 ${clockTime(notice.due_at)} 前签到接受，逾期让给下一位`,
      link: panelLink(notice.tournament_id),
    }),
  },
  check_in_extended: {
    label: '签到延长',
    isUrgent: true,
    text: (notice) => ({
      title: '签到已延长',
      text: withReason(`${nameOf(notice)}请在 ${clockTime(notice.due_at)} 前签到`, notice.reason),
      link: panelLink(notice.tournament_id),
    }),
  },
  registration_answered: {
    label: '报名结果',
    text: (notice) => ({
      ...REGISTRATION_TEXTS[notice.answer](nameOf(notice), notice.reason),
      link: panelLink(notice.tournament_id),
    }),
  },
  event_decks: {
    label: '参赛卡组',
    text: (notice) => ({
      ...DECKS_TEXTS[notice.change](nameOf(notice), notice),
      link: panelLink(notice.tournament_id),
    }),
  },
  event_referee: { label: '裁判任命', right: 'referee', text: (notice) => REFEREE_TEXTS[notice.change](notice) },
  event_changed: {
    label: '赛事变动',
    text: (notice) => ({
      ...CHANGE_TEXTS[notice.change](nameOf(notice), notice),
      link: notice.change === 'rules_amended' ? rulesLink(notice.tournament_id) : panelLink(notice.tournament_id),
    }),
  },
};
