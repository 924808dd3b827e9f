export type NextLink = { label: string; to: string };

export type ComingText = {
  /** What the page will be. */
  text: string;
  /** What there is today. */
  nextLink: NextLink;
};

const CONSOLE: NextLink = { label: '后台总览', to: '/admin' };

/** By the path of the page. */
export const COMING_TEXTS: Readonly<Record<string, ComingText>> = {
  '/admin/groups': { text: '小组的分组和赛程会在这里管理。', nextLink: CONSOLE },
};
