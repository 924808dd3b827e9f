import { DEFAULT_REWARD_TABLE, REWARD_BANDS_MAX } from '@pailei/domain/rewards/types';
import { isHostName, parseStream, STREAM_KINDS, type StreamProblem } from '@pailei/domain/streams/streams';
import { CHAT_FREE_WORDS } from '@pailei/domain/teams/names';
import { ROLE_TAG_MAX, ROLE_TAGS_MAX } from '@pailei/domain/teams/limits';
import { z } from 'zod';
import { endpoint, isoTime } from '../../http/endpoint.ts';
import { QUANTITY_MAX, LOW_STOCK_DEFAULT, STOCK_MAX } from '@pailei/domain/orders/limits';
import { rewardTableSchema } from './reward-table.ts';
import { USUAL_SERIES_TIMERS, soundTimersSchema } from './series-timers.ts';
import { lineText, nameText } from '../../http/typed-text.ts';

/** Orders that one account may place in a minute; what an admin may set at most. */
const ORDERS_PER_MINUTE = 10;
const ORDERS_PER_MINUTE_MAX = 100;

const flag = z.boolean('取值应为 true 或 false');

export const siteSettingSchema = z.strictObject({
  name: nameText('请输入站点名称').min(1, '请输入站点名称').max(20, '站点名称最多 20 个字符'),
  is_beta: flag,
  registration_open: flag,
});

const STREAM_PROBLEMS: Record<StreamProblem, string> = {
  not_an_address: '请输入完整的地址，以 https:// 开头',
  not_https: '只接受 https 地址',
  unknown_host: '该地址不属于所选的平台',
  unknown_path: '无法从地址中认出直播间，请复制直播间页面的地址',
};

const hlsHost = lineText('请输入域名').toLowerCase().max(253, '域名过长').refine(isHostName, '域名格式不正确');

export const streamSettingSchema = z
  .strictObject({
    kind: z.enum(STREAM_KINDS, { error: '请选择平台' }),
    url: lineText('请输入直播地址').max(500, '地址最多 500 个字符'),
    title: lineText('请输入直播标题').max(60, '直播标题最多 60 个字符'),
    /** Hosts that HLS playlists may come from. */
    hls_hosts: z.array(hlsHost).max(10, '最多 10 个域名'),
  })
  .superRefine(({ kind, url, hls_hosts }, context) => {
    const result = parseStream(kind, url, hls_hosts);
    if (result.ok) return;
    const isUnlisted = kind === 'hls' && result.problem === 'unknown_host';
    const message = isUnlisted ? '请先把这个域名加入允许的域名' : STREAM_PROBLEMS[result.problem];
    context.addIssue({ code: 'custom', path: ['url'], message });
  });

const wholeNumber = (least: number, most: number) =>
  z.number('请输入数字').int('请输入整数').min(least, `不能小于 ${least}`).max(most, `不能大于 ${most}`);

export const shopSettingSchema = z.strictObject({
  low_stock_threshold: wholeNumber(0, STOCK_MAX),
  address_days: wholeNumber(1, 3_650),
});

export const ordersSettingSchema = z.strictObject({
  max_quantity: wholeNumber(1, QUANTITY_MAX),
  orders_per_minute: wholeNumber(1, ORDERS_PER_MINUTE_MAX),
});

const reservedName = nameText('请输入用户名').min(1, '请输入用户名').max(20, '用户名最多 20 个字符');

export const accountsSettingSchema = z.strictObject({
  staff_second_factor: flag,
  /** Compared without regard to case, width and hyphens. */
  reserved_names: z.array(reservedName).max(200, '最多 200 个用户名'),
});

const roleTag = lineText('请输入定位').min(1, '请输入定位').max(ROLE_TAG_MAX, `定位最多 ${ROLE_TAG_MAX} 个字符`);

export const teamsSettingSchema = z.strictObject({
  /** What a recruiting team may ask for. */
  role_tags: z
    .array(roleTag)
    .max(ROLE_TAGS_MAX, `最多 ${ROLE_TAGS_MAX} 个定位`)
    .refine((tags) => new Set(tags).size === tags.length, '定位不能重复'),
});

const forbiddenWord = lineText('请输入词语').min(1, '请输入词语').max(20, '词语最多 20 个字符');

export const wordsSettingSchema = z.strictObject({
  /** Found anywhere in a text, without regard to case, width and spaces. */
  forbidden: z.array(forbiddenWord).max(500, '最多 500 个词语'),
});

export const SETTING_SCHEMAS = {
  site: siteSettingSchema,
  stream: streamSettingSchema,
  series: soundTimersSchema,
  shop: shopSettingSchema,
  rewards: rewardTableSchema,
  orders: ordersSettingSchema,
  accounts: accountsSettingSchema,
  teams: teamsSettingSchema,
  words: wordsSettingSchema,
} as const;

export type SettingKey = keyof typeof SETTING_SCHEMAS;
export type Setting<K extends SettingKey> = z.output<(typeof SETTING_SCHEMAS)[K]>;
export type Settings = { [K in SettingKey]: Setting<K> };
export const SETTING_KEYS = Object.keys(SETTING_SCHEMAS) as SettingKey[];
/** What every open page may know and follows; the rest is the admins' own. */
export type PublicSettingKey = Exclude<SettingKey, 'accounts' | 'words'>;
export const isPublicSetting = (key: SettingKey): key is PublicSettingKey => key !== 'accounts' && key !== 'words';

const RESERVED_NAMES = [
  'admin',
  'administrator',
  'root',
  'system',
  'moderator',
  'support',
  'official',
  'staff',
  'referee',
  'judge',
  'pailei',
  '牌擂',
  '牌擂官方',
  '官方',
  '官方账号',
  '管理员',
  '系统管理员',
  '超级管理员',
  '管理',
  '系统',
  '站长',
  '版主',
  '客服',
  '官方客服',
  '工作人员',
  '裁判',
  '裁判长',
  '裁判员',
  '主裁判',
  '赛事官方',
  '赛事组',
];

/** What holds until an admin saves something else. */
export const DEFAULT_SETTINGS: Settings = {
  site: { name: '牌擂', is_beta: true, registration_open: true },
  stream: { kind: 'none', url: '', title: '', hls_hosts: [] },
  series: USUAL_SERIES_TIMERS,
  shop: { low_stock_threshold: LOW_STOCK_DEFAULT, address_days: 90 },
  rewards: { ...DEFAULT_REWARD_TABLE, bands: [...DEFAULT_REWARD_TABLE.bands] },
  orders: { max_quantity: QUANTITY_MAX, orders_per_minute: ORDERS_PER_MINUTE },
  accounts: { staff_second_factor: false, reserved_names: RESERVED_NAMES },
  teams: { role_tags: ['先锋', '中坚', '大将', '擂主', '替补', '指挥', '教练', '组牌', '陪练', '解说'] },
  words: { forbidden: ['官方', '管理员', '客服', '裁判', '代打', '代练', '外挂', '赌博'] },
};

type FieldText = { label: string; help: string };

/** How the admin's form names and explains each field. */
export const SETTING_TEXTS: { [K in SettingKey]: { title: string; fields: Record<keyof Setting<K>, FieldText> } } = {
  site: {
    title: '站点',
    fields: {
      name: { label: '站点名称', help: '显示在页面标题与页首，最多 20 个字符' },
      is_beta: { label: '测试版标记', help: '在标志旁显示 BETA' },
      registration_open: { label: '开放注册', help: '关闭后不再接受新账号，已有账号不受影响' },
    },
  },
  stream: {
    title: '直播',
    fields: {
      kind: { label: '平台', help: '选择「不直播」后，直播页只显示进行中的场次' },
      url: { label: '直播地址', help: '直播间页面的地址；HLS 填写以 .m3u8 结尾的地址' },
      title: { label: '直播标题', help: '显示在播放器上方，可留空，最多 60 个字符' },
      hls_hosts: { label: '允许的 HLS 域名', help: '每行一个，例如 live.example.com；修改后已打开的页面需要刷新' },
    },
  },
  series: {
    title: '场次计时',
    fields: {
      check_in: {
        label: '准备时限',
        help: '场次开放后的秒数：依次判负第 1 局、第 2 局、整场；BO3 只用第一和第三项，BO1 只用第一项',
      },
      shield: { label: '保护时限', help: '每次选择保护卡组的秒数' },
      ban: { label: '禁用时限', help: '每次禁用的秒数' },
      pick: { label: '选卡组时限', help: '每局选择卡组的秒数' },
      grace: { label: '宽限', help: '时限过后还等待的秒数' },
      reminders: { label: '上报提醒', help: '一局开始后两次提醒的秒数' },
      confirm: { label: '确认时限', help: '一方上报后等待对方确认的秒数' },
    },
  },
  shop: {
    title: '商城',
    fields: {
      low_stock_threshold: { label: '低库存阈值', help: '库存不高于这个数的商品列为低库存，并提醒管理员' },
      address_days: { label: '地址保留天数', help: '订单完成或取消满这些天后，清除其中的收货地址' },
    },
  },
  rewards: {
    title: '赛事奖励',
    fields: {
      bands: {
        label: '名次奖励',
        help: `赛事结束时按名次发放的积分，从第 1 名起最多 ${REWARD_BANDS_MAX} 档；并列时按其中最后一个名次计算。赛事开赛时固定，之后的修改只影响尚未开赛的赛事`,
      },
      participation: { label: '参与奖', help: '名次在最后一档之后的选手获得的积分；缺席或被取消资格的选手没有奖励' },
    },
  },
  orders: {
    title: '下单限制',
    fields: {
      max_quantity: { label: '单次兑换上限', help: `一个订单最多的件数，1–${QUANTITY_MAX}` },
      orders_per_minute: { label: '下单频率', help: '每个账号每分钟最多下单的次数，超过后需稍候再下单' },
    },
  },
  accounts: {
    title: '账号与安全',
    fields: {
      staff_second_factor: {
        label: '管理人员双重认证',
        help: '开启后，没有启用动态验证码的管理员与裁判只能先启用它，不能使用其他管理权限；请先为自己启用',
      },
      reserved_names: {
        label: '保留的用户名',
        help: '每行一个，注册时不能使用；不区分大小写、全角与连字符，已有账号不受影响',
      },
    },
  },
  teams: {
    title: '战队',
    fields: {
      role_tags: {
        label: '招募定位',
        help: `每行一个，战队招募时从中选择，最多 ${ROLE_TAGS_MAX} 个；已写入名片的不受影响`,
      },
    },
  },
  words: {
    title: '词语限制',
    fields: {
      forbidden: {
        label: '不允许的词语',
        help: `每行一个，战队的名称、标签、口号与介绍中不能出现，团队战聊天中也不能（${CHAT_FREE_WORDS.join('、')}除外）；不区分大小写、全角与空格，已有的战队不受影响`,
      },
    },
  },
};

const settingView = <T extends z.ZodType>(value: T) =>
  z.object({ value, updated_at: z.nullable(isoTime), updated_by: z.nullable(z.string()) });

export type SettingView<K extends SettingKey> = {
  value: Setting<K>;
  /** Null: never saved. */
  updated_at: string | null;
  updated_by: string | null;
};

/** `updated_at`: of the value the change was made on; another one meanwhile makes it a conflict. */
const update = <K extends SettingKey, T extends z.ZodType>(key: K, value: T) =>
  endpoint({
    method: 'PUT',
    path: `/admin/settings/${key}`,
    access: 'admin',
    summary: `修改系统设置：${SETTING_TEXTS[key].title}`,
    body: z.strictObject({ value, updated_at: z.nullable(isoTime) }),
    data: settingView(value),
  });

export const settingsApi = {
  list: endpoint({
    method: 'GET',
    path: '/admin/settings',
    access: 'admin',
    summary: '系统设置',
    data: z.object({
      site: settingView(siteSettingSchema),
      stream: settingView(streamSettingSchema),
      series: settingView(soundTimersSchema),
      shop: settingView(shopSettingSchema),
      rewards: settingView(rewardTableSchema),
      orders: settingView(ordersSettingSchema),
      accounts: settingView(accountsSettingSchema),
      teams: settingView(teamsSettingSchema),
      words: settingView(wordsSettingSchema),
    }),
  }),
  site: update('site', siteSettingSchema),
  stream: update('stream', streamSettingSchema),
  series: update('series', soundTimersSchema),
  shop: update('shop', shopSettingSchema),
  rewards: update('rewards', rewardTableSchema),
  orders: update('orders', ordersSettingSchema),
  accounts: update('accounts', accountsSettingSchema),
  teams: update('teams', teamsSettingSchema),
  words: update('words', wordsSettingSchema),
};
