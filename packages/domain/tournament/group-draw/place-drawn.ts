import type { Apart } from '../seeding/keep-apart.ts';
import type { Placing } from '../seeding/placing.ts';
import { rulesOf } from '../stages/settings/rules-of.ts';
import type { DrawnGroups } from '../stages/stage-entry.ts';
import type { StageSettings } from '../stages/stage.ts';
import type { GroupDraw } from './draw-types.ts';

type PlacedAsDrawn = Placing & { readonly drawn: DrawnGroups };

/**
 * The groups of a stage as they were drawn, for those who are there when it begins, the best first. Who was not drawn comes to the
 * smallest group. Where so many are missing that sizes differ by more than one, the last of the largest moves to the smallest.
 * null: so many are there that they are another number of groups; then the draw counts no more.
 */
export function placeDrawn(
  settings: StageSettings,
  order: readonly string[],
  { draw, apart }: { readonly draw: GroupDraw; readonly apart: Apart },
): PlacedAsDrawn | null {
  const count = rulesOf(settings).groupCount(settings, order.length);
  if (count !== draw.groups.length) return null;
  const groups = draw.groups.map((ids) => ids.filter((id) => order.includes(id)));
  const placed = new Set(groups.flat());
  const added = order.filter((id) => !placed.has(id));
  for (const id of added) groups[smallestFor(groups, id, apart)]?.push(id);
  const moved = balance(groups);
  const seatOf = new Map(order.map((id, index) => [id, index]));
  const sorted = groups.map((ids) => ids.toSorted((a, b) => (seatOf.get(a) ?? 0) - (seatOf.get(b) ?? 0)));
  const together = sorted.flatMap((ids) => pairsApart(ids, apart));
  return { entrants: order, groups: sorted, drawn: { added, moved }, ...(together.length > 0 && { together }) };
}

/** Among the smallest the first in which nobody is whom they are to be kept apart from. */
function smallestFor(groups: readonly (readonly string[])[], id: string, apart: Apart): number {
  const least = Math.min(...groups.map(({ length }) => length));
  const smallest = groups.flatMap((ids, group) => (ids.length === least ? [group] : []));
  return smallest.find((group) => pairsApart([...(groups[group] ?? []), id], apart).length === 0) ?? smallest[0] ?? 0;
}

function balance(groups: string[][]): string[] {
  const moved: string[] = [];
  for (;;) {
    const sizes = groups.map(({ length }) => length);
    const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
    if (most - least <= 1) return moved;
    const id = groups[sizes.indexOf(most)]?.pop() as string;
    groups[sizes.indexOf(least)]?.push(id);
    moved.push(id);
  }
}

function pairsApart(ids: readonly string[], apart: Apart): { a: string; b: string }[] {
  return ids.flatMap((a, index) =>
    ids
      .slice(index + 1)
      .filter((b) => apart.some((list) => list.includes(a) && list.includes(b)))
      .map((b) => ({ a, b })),
  );
}
