import type { AdminEvents } from '@pailei/contracts/live-admin';
import type { ExpertApplicationsEvents } from '@pailei/contracts/live-experts';
import type { LobbyEvents } from '@pailei/contracts/live-lobby';
import type { PersonalEvents } from '@pailei/contracts/live-personal';
import type { StatusEvents } from '@pailei/contracts/live-status';
import type { SystemEvents } from '@pailei/contracts/live-system';
import type { ShapeName } from '@pailei/contracts/shapes';
import type { SeriesEventType } from '@pailei/domain/series';
import type { StreamQueueEvent } from '@pailei/domain/stream-queue';
import type { TournamentEventType } from '@pailei/domain/tournament';
import type { TopicKind } from '@pailei/live/topics';
import { SERIES_EVENT_TEXTS, TOURNAMENT_EVENT_TEXTS } from './engine-events.docs.ts';

/** What a program that follows a topic must know of it. The events are held to their types by the compiler. */
export type TopicDoc<E extends string = string> = {
  kind: TopicKind;
  /** With its parameters: `match:{id}`. */
  name: string;
  title: string;
  who: string;
  snapshot: string;
  /** Where the snapshot has a documented schema. */
  shape?: ShapeName;
  events: Record<E, string>;
};

const EVERYBODY = '所有人，无需登录';
const DELAYED = '所有人；设有延时的赛事，除选手双方与裁判外都晚到相应的秒数';
const ADMINS = '管理员';

const match: TopicDoc<SeriesEventType> = {
  kind: 'match',
  name: 'match:{id}',
  title: '一场对局',
  who: DELAYED,
  snapshot: '{ info, series }：info 同 GET /api/matches/{id}，series 为 SeriesState',
  shape: 'SeriesState',
  events: SERIES_EVENT_TEXTS,
};

const matchSide: TopicDoc<'choice_locked'> = {
  kind: 'match_side',
  name: 'match:{id}:side:{side}',
  title: '对局中只有一方能看的内容',
  who: '该方选手本人',
  snapshot: '同 GET /api/matches/{id}/side',
  events: { choice_locked: '己方已提交的选择：kind, game_number, slots' },
};

const tournament: TopicDoc<TournamentEventType> = {
  kind: 'tournament',
  name: 'tournament:{id}',
  title: '一项赛事',
  who: `${DELAYED}；草稿只有管理员可见`,
  snapshot: 'TournamentState',
  shape: 'TournamentState',
  events: TOURNAMENT_EVENT_TEXTS,
};

const lobby: TopicDoc<keyof LobbyEvents> = {
  kind: 'tournaments',
  name: 'tournaments',
  title: '赛事大厅',
  who: EVERYBODY,
  snapshot: '{ tournaments }：进行中、将开始和刚结束的赛事',
  events: { tournament_changed: '某项赛事的一行有变，或新增一行：tournament' },
};

const user: TopicDoc<keyof PersonalEvents> = {
  kind: 'user',
  name: 'user:{id}',
  title: '用户本人',
  who: '该用户本人',
  snapshot: '等待自己的对局、未读通知数、通知设置、积分余额',
  events: {
    match_opened: '有一场对局等你参加：match_id, tournament_id',
    match_closed: '一场对局不再等你：match_id, tournament_id',
    entry_changed: '自己的某个报名有变：tournament_id',
    notification_created: '新通知：notification；is_reminder 表示同一条再次提醒',
    notifications_read: '通知已读：ids（null 为全部）, unread',
    notification_settings_changed: '通知设置有变：settings',
    points_changed: '积分变动：amount, balance',
    account_changed: '角色、专家状态、战队或停用有变，请重新读取 /api/auth/me',
  },
};

const system: TopicDoc<keyof SystemEvents> = {
  kind: 'system',
  name: 'system',
  title: '全站',
  who: EVERYBODY,
  snapshot: '焦点对局、站点设置、直播设置、维护时段、公告',
  events: {
    featured_match_changed: '焦点对局已更换：match_id',
    settings_changed: '某组设置有变：key, value',
    maintenance_changed: '维护时段新增、开始、结束或修改：window',
    announcements_changed: '公告新增、修改或撤下：announcement',
  },
};

const stream: TopicDoc<StreamQueueEvent['type']> = {
  kind: 'stream',
  name: 'stream',
  title: '直播队列',
  who: EVERYBODY,
  snapshot: 'StreamQueue',
  shape: 'StreamQueue',
  events: {
    match_queued: '对局加入队列：entry',
    match_put_on_air: '对局开始直播：entry',
    match_aired: '直播结束：id, at',
    match_unqueued: '对局移出队列：id',
    queue_reordered: '顺序有变：ids',
  },
};

const status: TopicDoc<keyof StatusEvents> = {
  kind: 'status',
  name: 'status',
  title: '系统状态',
  who: EVERYBODY,
  snapshot: '同 GET /api/status',
  events: {
    probed: '一轮探测的结果，每 15 秒一次：slot, at, samples；没有测到的部分不在其中',
    incident_changed: '事件发布、更新、恢复或新增进展：incident',
  },
};

const admin: TopicDoc<keyof AdminEvents> = {
  kind: 'admin',
  name: 'admin',
  title: '管理总览',
  who: ADMINS,
  snapshot: '{ figures, queue }：今日数字与任务队列；尚未统计时为 null',
  events: { figures_changed: '重新统计的数字', queue_changed: '任务队列的现状' },
};

const expertApplications: TopicDoc<keyof ExpertApplicationsEvents> = {
  kind: 'expert_applications',
  name: 'experts:admin',
  title: '专家认证申请',
  who: ADMINS,
  snapshot: '空：收到事件后重新读取列表',
  events: { expert_application_changed: '某项申请有变：application_id, status' },
};

const canary: TopicDoc<'canary_sent'> = {
  kind: 'canary',
  name: 'canary',
  title: '通道自检',
  who: EVERYBODY,
  snapshot: '空',
  events: { canary_sent: '后台进程每 5 秒发出一次，用来测量从写入到送达的时间：from' },
};

/** Every topic that can be joined, in the order in which a reader meets them. */
export const TOPIC_DOCS: readonly TopicDoc[] = [
  match,
  matchSide,
  tournament,
  lobby,
  stream,
  system,
  user,
  status,
  admin,
  expertApplications,
  canary,
];
