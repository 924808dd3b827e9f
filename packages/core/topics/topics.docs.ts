import type { AdminEvents } from '@pailei/contracts/live-admin';
import type { ExpertApplicationsEvents } from '@pailei/contracts/live-experts';
import type { JobEvents } from '@pailei/contracts/live-job';
import type { LobbyEvents } from '@pailei/contracts/live-lobby';
import type { OrdersEvents } from '@pailei/contracts/live-orders';
import type { PersonalEvents } from '@pailei/contracts/live-personal';
import type { ShopEvents } from '@pailei/contracts/live-shop';
import type { StaffEvents } from '@pailei/contracts/live-staff';
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
  /** Guests are refused. */
  needsLogin?: true;
  snapshot: string;
  /** Where the snapshot has a documented schema. */
  shape?: ShapeName;
  events: Record<E, string>;
};

const EVERYBODY = '所有人，无需登录';
const DELAYED = '所有人；设有延时的赛事，除选手双方与裁判外都晚到相应的秒数，在那之前话题不存在';
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
  needsLogin: true,
  snapshot: '同 GET /api/matches/{id}/side',
  events: { choice_locked: '己方已提交的选择：kind, game_number, slots' },
};

const tournament: TopicDoc<TournamentEventType> = {
  kind: 'tournament',
  name: 'tournament:{id}',
  title: '一项赛事',
  who: '所有人；设有延时的赛事，除裁判与管理员外都晚到相应的秒数，开放报名满延时之前话题不存在；草稿只有管理员可见',
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
  events: { tournament_changed: '某项赛事的一行有变，或新增一行：tournament；设有延时的赛事，满延时后才有' },
};

const user: TopicDoc<keyof PersonalEvents> = {
  kind: 'user',
  name: 'user:{id}',
  title: '用户本人',
  who: '该用户本人',
  needsLogin: true,
  snapshot: '等待自己的对局、未读通知数、通知设置、积分余额、卡组数',
  events: {
    match_opened: '有一场对局等你参加：match_id, tournament_id',
    match_closed: '一场对局不再等你：match_id, tournament_id',
    entry_changed: '自己的某个报名有变：tournament_id',
    notification_created: '新通知：notification；is_reminder 表示同一条再次提醒',
    notifications_read: '通知已读：ids（null 为全部）, unread',
    notification_settings_changed: '通知设置有变：settings',
    points_changed: '积分变动：amount, balance',
    decks_changed: '自己的卡组有新增、修改或删除，请重新读取 /api/decks：count 为总数',
    account_changed: '角色、专家状态、战队或停用有变，请重新读取 /api/auth/me',
  },
};

const system: TopicDoc<keyof SystemEvents> = {
  kind: 'system',
  name: 'system',
  title: '全站',
  who: EVERYBODY,
  snapshot: '焦点对局、站点设置、直播设置、商城设置、赛事奖励、维护时段、公告、职业与模式的名称',
  events: {
    featured_match_changed: '焦点对局已更换：match_id，只会是已对观众公开的对局',
    settings_changed: '某组设置有变：key, value',
    maintenance_changed: '维护时段新增、开始、结束或修改：window',
    announcements_changed: '公告新增、修改或撤下：announcement',
    deck_rules_changed: '组牌规则有变：version, classes, formats；全部规则见 GET /api/decks/rules',
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

const shop: TopicDoc<keyof ShopEvents> = {
  kind: 'shop',
  name: 'shop',
  title: '积分商城',
  who: '已登录的用户',
  needsLogin: true,
  snapshot: '{ lines }：在售商品的编号 → { stock_quantity, points_price }；不在其中的商品已下架',
  events: {
    product_changed: '在售商品新增或有修改：product，同 GET /api/products/{id}',
    stock_changed: '库存有变：id, stock_quantity, points_price, is_active；未上架的商品只有这一种事件',
    product_removed: '商品下架或删除：id',
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
  needsLogin: true,
  snapshot: '{ figures, queue, card_import_id }：今日数字与任务队列，尚未统计时为 null；最近一次卡牌目录导入',
  events: {
    figures_changed: '重新统计的数字',
    queue_changed: '任务队列的现状',
    card_import_started: '开始导入卡牌目录，进度见 job 话题：import_id',
  },
};

const staff: TopicDoc<keyof StaffEvents> = {
  kind: 'staff',
  name: 'staff',
  title: '待裁与停滞的赛事',
  who: '裁判与管理员',
  needsLogin: true,
  snapshot: '{ cases, stalled }：等待裁判的争议与异议，最早的在前；有一步反复失败而停下的赛事',
  events: {
    case_opened: '新的争议或异议：case',
    case_closed: '已裁定，或不再需要裁定：match_id, game_number',
    event_stalled: '赛事有一步反复失败，停在这一步：event',
    event_resumed: '停下的赛事已继续：tournament_id',
  },
};

const expertApplications: TopicDoc<keyof ExpertApplicationsEvents> = {
  kind: 'expert_applications',
  name: 'experts:admin',
  title: '专家认证申请',
  who: ADMINS,
  needsLogin: true,
  snapshot: '空：收到事件后重新读取列表',
  events: { expert_application_changed: '某项申请有变：application_id, status' },
};

const ORDER_EVENTS = {
  order_placed: '新订单：order（地址只保留省市）',
  order_changed: '订单状态或快递单号有变：order, from, event（时间线新增的一行）',
  order_address_erased: '收货地址已清除：id',
} as const satisfies Record<keyof OrdersEvents, string>;

const userOrders: TopicDoc<keyof OrdersEvents> = {
  kind: 'user_orders',
  name: 'orders:user:{id}',
  title: '用户本人的订单',
  who: '该用户本人',
  needsLogin: true,
  snapshot: '{ pending_count, newest }：待处理订单数与最新的 20 个订单',
  events: ORDER_EVENTS,
};

const allOrders: TopicDoc<keyof OrdersEvents> = {
  kind: 'all_orders',
  name: 'orders:admin',
  title: '全部订单',
  who: ADMINS,
  needsLogin: true,
  snapshot: '{ pending_count, newest }：待处理订单数与最新的 20 个订单',
  events: ORDER_EVENTS,
};

const job: TopicDoc<keyof JobEvents> = {
  kind: 'job',
  name: 'job:{id}',
  title: '后台工作的进度',
  who: '发起这项工作所需权限的人；导入卡牌目录、批量修改订单和调整库存为管理员',
  needsLogin: true,
  snapshot:
    '{ id, kind, status, total, done, failed, message, items }：items 为已处理的各项 { id, status, message }，没有逐项结果的工作不含',
  events: { job_progressed: '进度：status, total, done, failed, message；items 为刚处理的各项' },
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
  userOrders,
  shop,
  status,
  admin,
  staff,
  expertApplications,
  allOrders,
  job,
  canary,
];
