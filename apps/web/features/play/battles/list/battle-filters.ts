import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { battleFormatNames } from '@pailei/contracts/play/battles/battle-names';
import { BATTLE_LISTS, type BattleListName, type battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { BATTLE_FORMATS } from '@pailei/domain/battles/settings';

import { choice, freeText, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';

const PAGE_SIZE = 20;
const ANY = 'all';
const ID_MAX = 40;

/** Kept in the address. */
export const BATTLE_FILTERS = {
  list: choice(BATTLE_LISTS, 'live'),
  format: choice([ANY, ...BATTLE_FORMATS], ANY),
  team: freeText(ID_MAX),
};
export type BattleFilters = UrlValues<typeof BATTLE_FILTERS>;

/** What clears every filter of a list and leaves which list it is. */
export const NO_FILTERS = { format: ANY, team: '' } as const;

export const isFiltered = ({ format, team }: BattleFilters): boolean => format !== ANY || team !== '';

export function battlesQuery({ list, format, team, page }: BattleFilters): QueryInput<typeof battlesApi.list> {
  return {
    list,
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    ...(format !== ANY && { format }),
    ...(team !== '' && { team_id: team }),
  };
}

const LIST_NAMES: Readonly<Record<BattleListName, string>> = {
  live: '进行中',
  upcoming: '即将开始',
  finished: '已结束',
  mine: '我的',
};

export const LIST_OPTIONS = BATTLE_LISTS.map((value) => ({ value, label: LIST_NAMES[value] }));

export const FORMAT_OPTIONS = [
  { value: ANY, label: '不限' },
  ...BATTLE_FORMATS.map((value) => ({ value, label: battleFormatNames(value) })),
] as const;

/** The teams of the lines that are shown; a team of the address stays chosen where it has none. */
export function teamOptions(lines: readonly BattleSummary[], chosen: string): { value: string; label: string }[] {
  const teams = new Map(lines.flatMap((line) => [line.teams.a, line.teams.b]).map(({ id, name }) => [id, name]));
  if (chosen !== '' && !teams.has(chosen)) teams.set(chosen, '所选战队');
  return [{ value: '', label: '不限' }, ...[...teams].map(([value, label]) => ({ value, label }))];
}

export const EMPTY_TEXTS: Readonly<Record<BattleListName, string>> = {
  live: '现在没有进行中的团队战。开战之后会立即出现在这里。',
  upcoming: '双方队长约定的团队战会出现在这里。',
  finished: '打完的团队战会留在这里，可以看回放。',
  mine: '你的战队打过的、将要打的团队战会出现在这里。',
};
