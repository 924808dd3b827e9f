import { z } from 'zod';
import { describeTopic, EVERYBODY } from '../../topics/topic-description.ts';
import { competitorKind, seasonHeaderSchema, seasonTableSchema, seasonViewSchema } from './season-views.ts';
import { seasonTopic } from './season.topic.ts';

export const seasonDescription = describeTopic(seasonTopic, {
  needsLogin: false,
  isWide: false,
  isKept: false,
  texts: {
    title: '赛季',
    who: EVERYBODY,
    snapshot: '{ season, tables }：赛季、积分规则的各版本、选手与战队积分榜的前列；id 为赛季编号',
    events: {
      season_changed: '赛季或积分规则有变：season',
      season_table_changed: '一张积分榜有变：kind, table；设有延时的赛事，满延时后才计入',
    },
  },
  shapes: {
    snapshot: seasonViewSchema,
    events: {
      season_changed: z.strictObject({ season: seasonHeaderSchema }),
      season_table_changed: z.strictObject({ kind: competitorKind, table: seasonTableSchema }),
    },
  },
});
