import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import type { Random } from '../../random/random.ts';
import { forecastStages } from '../stages/graph/forecast.ts';
import { graphFaults } from '../stages/graph/graph-faults.ts';
import { matchesOf } from '../stages/stage-rounds.ts';
import { STAGE_TYPES } from '../stages/model-of.ts';
import { rulesOf } from '../stages/settings/rules-of.ts';
import { STAGE_CARRIES, STAGE_DISTRIBUTIONS, type StageAdvance, type StageEntry } from '../stages/stage-entry.ts';
import type { StageSettings } from '../stages/stage.ts';
import { DEFAULT_TOURNAMENT_SETTINGS } from '../settings.ts';
import { currentStandings } from '../views.ts';
import { advance, playOpen, playToEnd, running } from './running.arbitrary.ts';
import type { Driver } from './tournament.arbitrary.ts';

const pick = <T>(random: Random, list: readonly T[]): T => list[random.int(list.length)] as T;

function randomEntry(random: Random): StageEntry {
  const advances: readonly StageAdvance[] = [
    { kind: 'all' },
    { kind: 'top', places: 2 + random.int(8) },
    { kind: 'top_of_group', places: 1 + random.int(3) },
    { kind: 'max_losses', losses: 1 + random.int(3) },
  ];
  return {
    advance: pick(random, advances),
    distribution: pick(random, STAGE_DISTRIBUTIONS),
    carry: pick(random, STAGE_CARRIES),
  };
}

/** Two to four stages of any type that fit together. */
function randomGraph(random: Random, players: number): StageSettings[] {
  for (;;) {
    const stages = Array.from({ length: 2 + random.int(3) }, (_, index): StageSettings => {
      const { defaults } = rulesOf({ type: pick(random, STAGE_TYPES) });
      const own = 'size' in defaults ? { ...defaults, size: null } : defaults;
      return index === 0 ? own : { ...own, entry: randomEntry(random) };
    });
    if (graphFaults(stages, players).length === 0) return stages;
  }
}

const GRAPHS = 150;

describe('random graphs of stages', () => {
  test('become what is forecast of them, when nobody leaves', () => {
    const carried = { points: 0, results: 0 };
    for (let seed = 1; seed <= GRAPHS; seed++) {
      const random = createRandom(seed);
      const players = 6 + random.int(27);
      const stages = randomGraph(random, players);
      const driver = running(players, stages);
      playToEnd(driver);
      const { timers } = DEFAULT_TOURNAMENT_SETTINGS;
      const certain = forecastStages({ stages, timers }, players).stages.filter(({ is_estimate }) => !is_estimate);
      const played = driver.state.stages.slice(0, certain.length);
      const shapeOf = (entrants: number, groups: readonly number[] | null | undefined) =>
        `${entrants} ${groups?.toSorted((a, b) => a - b).join('+')}`;
      expect(
        played.map(({ entrants, groups }) =>
          shapeOf(
            entrants.length,
            groups?.map(({ length }) => length),
          ),
        ),
        `seed ${seed}`,
      ).toEqual(certain.map(({ entrants, groups }) => shapeOf(entrants, groups)));
      // deciders of ties and the second match of a final come on top of what is sure to be played
      const short = played.filter((stage, index) => matchesOf(stage).length < (certain[index]?.matches ?? 0));
      expect(short, `seed ${seed}`).toEqual([]);
      expect(carryFaults(driver, carried), `seed ${seed}`).toEqual([]);
      expect(driver.state.status, `seed ${seed}`).toBe('finished');
    }
    expect(carried.points).toBeGreaterThan(5);
    expect(carried.results).toBeGreaterThan(5);
  }, 60_000);

  test('end with drops in between, and keep those of one group apart', () => {
    let kept = 0;
    for (let seed = 1; seed <= GRAPHS; seed++) {
      const random = createRandom(seed);
      const players = 6 + random.int(27);
      const { state } = playWithDrops(random, players);
      expect(state.status, `seed ${seed}`).toBe('finished');
      for (const stage of state.stages) {
        expect(new Set(stage.entrants).size, `seed ${seed}`).toBe(stage.entrants.length);
        expect(stage.entrants.length, `seed ${seed}`).toBeGreaterThanOrEqual(2);
        const before = state.stages[stage.index - 1]?.groups;
        const isApart = state.settings.stages[stage.index]?.entry?.distribution === 'groups_apart';
        if (!isApart || !before || !stage.groups) continue;
        kept++;
        const named = (stage.together ?? []).map(({ a, b }) => pairName(a, b));
        expect(named.toSorted(compareTexts), `seed ${seed}`).toEqual(
          pairsIn(stage.groups, before).toSorted(compareTexts),
        );
      }
    }
    expect(kept).toBeGreaterThan(0);
  }, 60_000);
});

function playWithDrops(random: Random, players: number): Driver {
  const driver = running(players, randomGraph(random, players));
  for (let step = 0; driver.state.status === 'running' && step < 5_000; step++) {
    if (random.int(6) === 0) driver.run({ type: 'drop', participant_id: `p${1 + random.int(players)}` });
    playOpen(driver, ({ a, b }) => resultOf(driver, a, b));
    advance(driver, true);
  }
  return driver;
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const pairName = (a: string, b: string) => [a, b].toSorted(compareTexts).join(' ');

/** Two of one group who were in one group before. */
function pairsIn(groups: readonly (readonly string[])[], before: readonly (readonly string[])[]): string[] {
  const old = new Map(before.flatMap((ids, index) => ids.map((id) => [id, index])));
  return groups.flatMap((ids) =>
    ids.flatMap((a, at) => ids.slice(at + 1).flatMap((b) => (old.get(a) === old.get(b) ? [pairName(a, b)] : []))),
  );
}

/** Points are those of the standings before, results those of matches between two who both came through. */
function carryFaults({ state }: Driver, seen: { points: number; results: number }): string[] {
  return state.stages.flatMap(({ index, carried, entrants }) => {
    if (!carried) return [];
    seen[carried.kind]++;
    const before = state.stages[index - 1];
    if (carried.kind === 'points') {
      const rows = new Map(currentStandings(state, index - 1).map(({ id, match_points }) => [id, match_points]));
      const isWrong = ({ participant_id, points }: { participant_id: string; points: number }) =>
        !entrants.includes(participant_id) || (rows.get(participant_id) ?? points) !== points;
      return carried.points.filter(isWrong).map(({ participant_id }) => participant_id);
    }
    const older = before?.carried?.kind === 'results' ? before.carried.results : [];
    const known = new Set([...older, ...(before ? matchesOf(before) : [])].map(({ match_id }) => match_id));
    return carried.results
      .filter(({ match_id, a, b }) => !known.has(match_id) || !entrants.includes(a) || !entrants.includes(b))
      .map(({ match_id }) => match_id);
  });
}

function resultOf({ state }: Driver, a: string, b: string) {
  const isHere = (id: string) => state.participants[id]?.status === 'active';
  if (isHere(a) && isHere(b)) return Number(a.slice(1)) < Number(b.slice(1)) ? 'a' : 'b';
  return isHere(a) ? 'a' : isHere(b) ? 'b' : 'double_loss';
}
