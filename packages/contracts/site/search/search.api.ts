import { BATTLE_STATUSES } from '@pailei/domain/battles/types';
import { TOURNAMENT_STATUSES } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import { endpoint, isoTime } from '../../http/endpoint.ts';
import { lineText } from '../../http/typed-text.ts';

export const SEARCH_GROUP_SIZE = 8;
export const KEYWORD_MAX = 40;

/** Nothing but spaces is no keyword. */
export const keywordSchema = lineText('请输入搜索内容')
  .normalize('NFKC')
  .min(1, '请输入搜索内容')
  .max(KEYWORD_MAX, `搜索内容最多 ${KEYWORD_MAX} 个字符`);

const named = { id: z.string(), name: z.string() };
/** What the reader may know of a match for the keyword. `tournament`: the newest one the player takes part in. */
export const searchData = z.object({
  tournaments: z.array(z.object({ ...named, status: z.enum(TOURNAMENT_STATUSES) })),
  /** Empty for guests: their pages need a login. */
  teams: z.array(z.object({ ...named, tag: z.string() })),
  /** Empty for guests, as teams. Those of a team of this name: what is played first, then the newest. */
  battles: z.array(z.object({ ...named, status: z.enum(BATTLE_STATUSES) })),
  /** Newest first. */
  seasons: z.array(z.object({ ...named, number: z.number(), closed_at: z.nullable(isoTime) })),
  players: z.array(z.object({ ...named, tournament: z.nullable(z.object(named)) })),
});
export type SearchResult = z.output<typeof searchData>;

export const searchApi = {
  search: endpoint({
    method: 'GET',
    path: '/search',
    access: 'public',
    summary: '按名称搜索赛事、赛季、战队、团队战和选手，每类最多 8 条；战队与团队战只对登录用户列出',
    query: z.object({ q: keywordSchema }),
    data: searchData,
  }),
};
