import { z } from 'zod';
import type { NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';
import { seasonPath, seasonTitle } from './season-texts.ts';

const season = { number: z.number(), name: z.string() };

export const seasonNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('season_closed'),
    ...season,
    /** In the table of players; null: not in it. */
    rank: z.nullable(z.number()),
    /** Where the reader's team stands; null: it is not in the table of teams. */
    team: z.nullable(z.object({ name: z.string(), rank: z.number() })),
  }),
  z.object({
    kind: z.literal('season_top_three'),
    ...season,
    rank: z.number(),
    /** The team that stands there; null: the reader does. */
    team_name: z.nullable(z.string()),
  }),
]);

export const SEASON_NOTICES: NoticeDefinitions<z.output<typeof seasonNoticeSchema>> = {
  season_closed: {
    label: '赛季结束',
    text: ({ rank, team, ...ended }) => ({
      title: `${seasonTitle(ended)} 已结束`,
      text: [
        rank === null ? '' : `你是选手积分榜第 ${rank} 名`,
        team === null ? '' : `「${team.name}」是战队积分榜第 ${team.rank} 名`,
      ]
        .filter(Boolean)
        .join('，'),
      link: seasonPath(ended.number),
    }),
  },
  season_top_three: {
    label: '进入赛季前三',
    text: ({ rank, team_name, ...running }) => ({
      title: '进入赛季前三',
      text: `${team_name === null ? '你' : `「${team_name}」`}现在是 ${seasonTitle(running)} 第 ${rank} 名`,
      link: team_name === null ? '/season' : '/season?table=team',
    }),
  },
};
