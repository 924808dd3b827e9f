import { rulesOf } from '../stages/settings/rules-of.ts';
import { WITH_A_PLACE } from '../entries/waitlist.ts';
import { entrantsAfter } from './entrants-after.ts';
import type { Participant, TournamentState } from '../types.ts';
import type { GroupDraw } from './draw-types.ts';

export type { GroupDraw };

/** The groups that can be drawn now: of which stage, how many, and for whom. */
export type GroupField = {
  readonly stage: number;
  readonly group_count: number;
  /** Participant ids: behind another stage the best first, before the start in the order in which they came. */
  readonly entrants: readonly string[];
};

/** More places than anybody watches being drawn; larger fields are placed by hand or by their seeds. */
export const LIVE_DRAW_MAX = 128;

/** Before the start those of the first stage, between two stages those of the next; null: it has none, or nobody may be in them. */
export function groupField(state: TournamentState): GroupField | null {
  const stage = nextStage(state);
  const settings = stage === null ? undefined : state.settings.stages[stage];
  if (stage === null || !settings) return null;
  const entrants = stage === 0 ? withAPlace(state) : entrantsAfter(state, stage - 1);
  const group_count = rulesOf(settings).groupCount(settings, entrants.length);
  return group_count === null || entrants.length < 2 ? null : { stage, group_count, entrants };
}

/** The stage that begins next; null while one is played, and when nothing can begin any more. */
export function nextStage({ status, current_stage, stages }: TournamentState): number | null {
  if (status === 'registration' || status === 'check_in') return 0;
  if (status !== 'running' || current_stage === null) return null;
  return stages[current_stage]?.status === 'finished' ? current_stage + 1 : null;
}

function withAPlace({ participants }: TournamentState): string[] {
  return Object.values(participants)
    .filter(({ status }) => WITH_A_PLACE.includes(status))
    .toSorted((a, b) => a.registered_at.localeCompare(b.registered_at) || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}

/** The draw as it stands for a field: without those who are gone since, in as many groups as there are now. */
export function groupDrawFor({ group_draw }: TournamentState, { stage, group_count, entrants }: GroupField): GroupDraw {
  const { revision = 0 } = group_draw ?? {};
  const isIn = new Set(entrants);
  const known = group_draw?.stage === stage ? group_draw : undefined;
  const groups = Array.from({ length: group_count }, (_, group) =>
    (known?.groups[group] ?? []).filter((id) => isIn.has(id)),
  );
  return { stage, groups, revision, is_locked: known?.is_locked ?? false };
}

/** Who of a field stands in no group yet. */
export function undrawn({ entrants }: GroupField, { groups }: Pick<GroupDraw, 'groups'>): string[] {
  const placed = new Set(groups.flat());
  return entrants.filter((id) => !placed.has(id));
}

/** How many each group holds when all are drawn: sizes differ by one at most, the later groups are the larger ones, as in a snake. */
export function targetSizes({ group_count, entrants }: GroupField): number[] {
  const least = Math.floor(entrants.length / group_count);
  const larger = entrants.length % group_count;
  return Array.from({ length: group_count }, (_, group) => least + Number(group >= group_count - larger));
}

/** What is shown of the draw of a stage until it begins; null: nobody has been drawn. */
export function shownGroupDraw(state: TournamentState, stage: number): GroupDraw | null {
  const { group_draw } = state;
  if (group_draw?.stage !== stage || state.stages[stage] !== undefined) return null;
  const groups = group_draw.groups.map((ids) => ids.filter((id) => mayStillPlay(state.participants[id])));
  return groups.some(({ length }) => length > 0) ? { ...group_draw, groups } : null;
}

const mayStillPlay = (participant: Participant | undefined): boolean =>
  participant !== undefined && (WITH_A_PLACE.includes(participant.status) || participant.status === 'active');
