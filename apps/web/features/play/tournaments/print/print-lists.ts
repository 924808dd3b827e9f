import { compareNames } from '@pailei/domain/name-order/name-order';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../shared/tournaments/people.ts';

type Round = Stage['rounds'][number];

export type TableLine = { readonly table: number; readonly a: string; readonly b: string };
/** `table` null: they do not play. */
export type NameLine = { readonly name: string; readonly table: number | null; readonly against: string };

export function byTable(tournament: TournamentState, { matches }: Round): TableLine[] {
  return matches.map(({ table, a, b }) => ({ table, a: nameOf(tournament, a), b: nameOf(tournament, b) }));
}

/** Everybody of the round by name, with their table. */
export function byName(tournament: TournamentState, { matches, bye, absent = [] }: Round): NameLine[] {
  const name = (id: string) => nameOf(tournament, id);
  const lines = matches.flatMap(({ table, a, b }) => [
    { name: name(a), table, against: name(b) },
    { name: name(b), table, against: name(a) },
  ]);
  const resting = [
    ...(bye === null ? [] : [{ name: name(bye), table: null, against: '轮空' }]),
    ...absent.map((id) => ({ name: name(id), table: null, against: '缺席' })),
  ];
  return [...lines, ...resting].toSorted((one, other) => compareNames(one.name, other.name));
}
