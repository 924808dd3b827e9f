/** The groups with somebody in another one; `to` null: in none. */
export function moved(groups: readonly (readonly string[])[], id: string, to: number | null): string[][] {
  return groups.map((ids, group) => {
    const others = ids.filter((other) => other !== id);
    return group === to ? [...others, id] : others;
  });
}
