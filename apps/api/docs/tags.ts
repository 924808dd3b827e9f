import type { Access } from '@pailei/contracts/http/endpoint';

/** The groups of the documentation, by the first part of an address below `/api`, in reading order. */
const GROUPS: Record<string, readonly [name: string, description: string]> = {
  auth: ['账号', '注册、登录、会话、密码与动态验证码。登录得到的 access_token 以 Authorization: Bearer 发送。'],
  players: ['选手', '选手的公开资料与战绩。'],
  avatars: ['头像与图片', '头像由服务器代取；上传的图片都经过重新编码。'],
  files: ['头像与图片', ''],
  tournaments: ['团体赛', '战队报名、参赛名单与签到。主办方与裁判的操作同个人赛，用同样的地址。'],
  'league-weeks': ['团体赛', ''],
  'solo-tournaments': ['个人赛', '报名、签到、卡组与赛程。进行中的变化见实时协议的 tournament 话题。'],
  matches: ['场次', '准备、禁用、选择、上报与裁定。指令指明所针对的局数，重复或过时的会被拒绝，不产生效果。'],
  agenda: ['个人赛', ''],
  'featured-match': ['场次', ''],
  'no-shows': ['场次', ''],
  battles: ['团队战', '名单、签到、派人、换人与裁定。进行中的变化见实时协议的 battle 话题；每台是一个场次。'],
  'stream-queue': ['直播队列', '解说与导播的顺序。'],
  leaderboard: ['排行榜', '选手排行与历届冠军。'],
  champions: ['排行榜', ''],
  seasons: ['赛季', '赛季积分榜、积分的来历与历届冠军。变化见实时协议的 season 话题。'],
  notifications: ['通知', '收件箱与通知设置。'],
  points: ['积分', '积分余额与流水。'],
  products: ['积分商城', '商品、订单与收货地址。库存与价格的变化见实时协议的 shop 话题。'],
  orders: ['积分商城', ''],
  addresses: ['积分商城', ''],
  teams: ['战队', '大厅、成员、入队申请与邀请。变化见实时协议的 team 与 teams 话题。'],
  challenges: ['约战', '战队之间的约战：方案、答复、改期。变化见实时协议的 team_challenges 话题；敲定之后是一场团队战。'],
  experts: ['专家认证', '申请、证明图片与审核。'],
  decks: ['卡组', '卡组库、导入与分享，以及组牌的规则。'],
  cards: ['卡牌目录', '卡牌的查找。'],
  topics: ['实时协议', '话题的快照。之后的变化由实时协议（/api/docs/live）送达。'],
  search: ['搜索', '赛事、战队、选手与赛季。'],
  announcements: ['公告', '站内公告。'],
  maintenance: ['维护', '维护时段。'],
  status: ['系统状态', '各项服务的检测结果与事件。'],
  health: ['系统状态', ''],
  admin: ['管理', '仅限管理员；每次写入都留下审计记录。'],
};

export const ADMIN_TAG = '管理';

/** The groups of a route. What only admins may call stands under 管理 as well. Throws for an address of no group. */
export function tagsOf(url: string, access: Access): string[] {
  const part = url.split('/')[2] ?? '';
  const group = GROUPS[part];
  if (!group) throw new Error(`${url}: no group of the API documentation (apps/api/docs/tags.ts) begins with “${part}”`);
  return access === 'admin' && group[0] !== ADMIN_TAG ? [group[0], ADMIN_TAG] : [group[0]];
}

/** Each group once, with what it is about. */
export function allTags(used: ReadonlySet<string>): { name: string; description: string }[] {
  const described = Object.values(GROUPS).filter(([name, description]) => description !== '' && used.has(name));
  return described.map(([name, description]) => ({ name, description }));
}
