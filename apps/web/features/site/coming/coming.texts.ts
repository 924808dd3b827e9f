export type NextLink = { label: string; to: string };

export type ComingText = {
  /** What the page will be. */
  text: string;
  /** What there is today. */
  nextLink: NextLink;
};

const LOBBY: NextLink = { label: '个人赛大厅', to: '/solo-tournaments' };
const MINE: NextLink = { label: '我的赛事', to: '/solo-tournaments?status=mine' };
const CONSOLE: NextLink = { label: '后台总览', to: '/admin' };

/** By the path of the page. */
export const COMING_TEXTS: Readonly<Record<string, ComingText>> = {
  '/dashboard/my-group': { text: '小组赛的对手、场次和积分会在这里。现在的赛事还没有小组赛。', nextLink: MINE },
  '/dashboard/groups': { text: '所有小组的名单、赛程和积分榜会在这里。现在的赛事还没有小组赛。', nextLink: LOBBY },
  '/admin/groups': { text: '小组的分组和赛程会在这里管理。', nextLink: CONSOLE },
};
