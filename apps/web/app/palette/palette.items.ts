import { BATTLE_STATUS_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { seasonPath, seasonTitle } from '@pailei/contracts/play/seasons/season-texts';
import type { SearchResult } from '@pailei/contracts/site/search/search.api';
import { holdsRight, type Person } from '@pailei/domain/rights/rights';

import { entriesOf, visibleMenu } from '../layout/menu.rules.ts';
import type { MenuAction, MenuItem } from '../layout/menu.ts';
import { battlePath, playerPath, teamPath, tournamentPath } from '../../shared/links/links.ts';
import type { Page } from '../../shared/navigation/page.ts';

export type PaletteKind = 'page' | 'action' | 'tournament' | 'season' | 'team' | 'battle' | 'player';

/** One line of the palette: it opens a page of the app or runs an action. */
export type PaletteItem = {
  id: string;
  kind: PaletteKind;
  label: string;
  hint?: string;
} & ({ to: string; action?: never } | { action: MenuAction; to?: never });

export type PaletteGroup = { label: string; items: PaletteItem[] };

/** The pages and actions of this visitor: those of their menu, then the pages that are in no menu. */
export function ownItems(menu: readonly MenuItem[], pages: readonly Page[], person: Person | null): PaletteItem[] {
  const offered = visibleMenu(menu, person, new Set(pages.map(({ path }) => path)));
  const known = new Map<string, PaletteItem>();
  for (const top of offered) {
    for (const entry of entriesOf([top])) {
      const item = itemOf(entry, top.children ? top.label : undefined);
      if (item && !known.has(item.id)) known.set(item.id, item);
    }
  }
  for (const { path, title, guard = 'public', layout } of pages) {
    const isOffered = title !== undefined && layout !== 'auth' && !path.includes(':') && holdsRight(guard, person);
    if (isOffered && !known.has(path)) known.set(path, { id: path, kind: 'page', label: title, to: path });
  }
  return [...known.values()];
}

function itemOf({ id, label, path, action }: MenuItem, section: string | undefined): PaletteItem | undefined {
  const hint = section === undefined ? {} : { hint: section };
  if (action) return { id, kind: 'action', label, action, ...hint };
  return path === undefined ? undefined : { id, kind: 'page', label, to: path, ...hint };
}

/** What a search found. A player's newest tournament distinguishes them from others of similar name. */
export function foundItems({ tournaments, seasons, teams, battles, players }: SearchResult): PaletteItem[] {
  return [
    ...tournaments.map(({ id, name }): PaletteItem => ({
      id: `tournament:${id}`,
      kind: 'tournament',
      label: name,
      to: tournamentPath(id),
    })),
    ...seasons.map(({ id, number, name, closed_at }): PaletteItem => ({
      id: `season:${id}`,
      kind: 'season',
      label: seasonTitle({ number, name }),
      hint: closed_at === null ? '积分榜' : '冠军',
      to: closed_at === null ? '/season' : seasonPath(number),
    })),
    ...teams.map(({ id, name, tag }): PaletteItem => ({
      id: `team:${id}`,
      kind: 'team',
      label: name,
      hint: tag,
      to: teamPath(id),
    })),
    ...battles.map(({ id, name, status }): PaletteItem => ({
      id: `battle:${id}`,
      kind: 'battle',
      label: name,
      hint: BATTLE_STATUS_NAMES[status],
      to: battlePath(id),
    })),
    ...players.map(({ id, name, tournament }): PaletteItem => ({
      id: `player:${id}`,
      kind: 'player',
      label: name,
      hint: tournament?.name ?? '还没有参加赛事',
      to: playerPath(id),
    })),
  ];
}

/** Those whose label or section contains every term of the query. */
export function matching(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, hint = '', to = '' }) => {
    const text = `${label} ${hint} ${to}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

const GROUP_LABELS: readonly (readonly [PaletteKind, string])[] = [
  ['page', '页面'],
  ['action', '操作'],
  ['tournament', '赛事'],
  ['season', '赛季'],
  ['team', '战队'],
  ['battle', '团队战'],
  ['player', '选手'],
];

/** The groups as they are shown; empty ones are left out. Recent choices come first, without duplicates. */
export function groupsOf(items: readonly PaletteItem[], recent: readonly PaletteItem[] = []): PaletteGroup[] {
  const shown = new Set(recent.map(({ id }) => id));
  const rest = items.filter(({ id }) => !shown.has(id));
  const groups = GROUP_LABELS.map(([kind, label]) => ({ label, items: rest.filter((item) => item.kind === kind) }));
  return [{ label: '最近使用', items: [...recent] }, ...groups].filter((group) => group.items.length > 0);
}
