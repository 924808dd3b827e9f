/** The better half of the table, the best first; who does not stand in it comes last. */
export function bestHalf<Team extends { readonly id: string }>(
  teams: readonly Team[],
  table: readonly { readonly id: string }[],
): Team[] {
  const places = new Map(table.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Team) => places.get(id) ?? table.length;
  return teams.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, teams.length / 2);
}
