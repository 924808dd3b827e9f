/** The course of one entrant through the ranks. */
export type RaceCourse = { readonly id: string; readonly name: string; readonly ranks: readonly number[] };

export type RaceFrame = { readonly width: number; readonly height: number; readonly pad: number };

/** Points of a polyline, one for each round from left to right; rank 1 is at the top. */
export function racePoints(
  ranks: readonly number[],
  { rounds, worst }: { readonly rounds: number; readonly worst: number },
  { width, height, pad }: RaceFrame,
): { readonly x: number; readonly y: number }[] {
  const across = (width - 2 * pad) / Math.max(1, rounds - 1);
  const down = (height - 2 * pad) / Math.max(1, worst - 1);
  return ranks.map((rank, index) => ({ x: pad + index * across, y: pad + (rank - 1) * down }));
}

/** The plot in words: `甲：第 1 轮第 3 名，第 2 轮第 1 名`. */
export function raceSummary(courses: readonly RaceCourse[]): string {
  return courses
    .map(({ name, ranks }) => `${name}：${ranks.map((rank, index) => `第 ${index + 1} 轮第 ${rank} 名`).join('，')}`)
    .join('；');
}
