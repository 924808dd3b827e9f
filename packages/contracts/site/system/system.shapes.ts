import { z } from 'zod';
import { announcementSchema } from '../announcements/announcements.api.ts';
import { maintenanceWindowSchema } from '../maintenance/maintenance.api.ts';
import { SETTING_SCHEMAS } from '../settings/settings.api.ts';
import { describeTopic, EVERYBODY } from '../../topics/topic-description.ts';
import { systemTopic } from './system.topic.ts';

const id = z.string();
const name = z.string();
const matchId = z.nullable(id);

const deckRules = z.strictObject({
  version: z.number(),
  classes: z.array(z.strictObject({ id, name, color: z.nullable(z.string()) })),
  formats: z.array(z.strictObject({ id, name })),
});
const { site, stream, series, shop, rewards, orders, teams } = SETTING_SCHEMAS;

export const systemDescription = describeTopic(systemTopic, {
  needsLogin: false,
  isWide: true,
  isKept: false,
  texts: {
    title: '全站',
    who: EVERYBODY,
    snapshot: '焦点场次、站点设置、直播设置、商城设置、赛事奖励、战队的招募定位、维护时段、公告、职业与模式的名称',
    events: {
      featured_match_changed: '焦点场次已更换：match_id，只会是已对观众公开的场次；is_chosen 为真时由导播或裁判指定',
      settings_changed: '某组设置有变：key, value',
      maintenance_changed: '维护时段新增、开始、结束或修改：window',
      announcements_changed: '公告新增、修改或撤下：announcement',
      deck_rules_changed: '组牌规则有变：version, classes, formats；全部规则见 GET /api/decks/rules',
    },
  },
  shapes: {
    snapshot: z.strictObject({
      featured_match_id: matchId,
      is_featured_chosen: z.boolean(),
      site,
      stream,
      series,
      shop,
      rewards,
      orders,
      teams,
      maintenance: z.array(maintenanceWindowSchema),
      announcements: z.array(announcementSchema),
      deck_rules: deckRules,
    }),
    events: {
      featured_match_changed: z.strictObject({ match_id: matchId, is_chosen: z.optional(z.boolean()) }),
      settings_changed: z.discriminatedUnion('key', [
        z.strictObject({ key: z.literal('site'), value: site }),
        z.strictObject({ key: z.literal('stream'), value: stream }),
        z.strictObject({ key: z.literal('series'), value: series }),
        z.strictObject({ key: z.literal('shop'), value: shop }),
        z.strictObject({ key: z.literal('rewards'), value: rewards }),
        z.strictObject({ key: z.literal('orders'), value: orders }),
        z.strictObject({ key: z.literal('teams'), value: teams }),
      ]),
      maintenance_changed: z.strictObject({ window: maintenanceWindowSchema }),
      announcements_changed: z.strictObject({ announcement: announcementSchema }),
      deck_rules_changed: deckRules,
    },
  },
});
