import { drawLabels } from '../../random/draw-labels.ts';
import { placeEntrants } from '../seeding/placing.ts';
import { drawSeeds, type SeedValues } from '../seeding/seeding.ts';
import { isViolation, violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from '../decide/commands.ts';
import { apartOf, seedValuesOf } from '../decide/decide-seeding.ts';
import { planFrom, type Decision } from '../decide/plan.ts';
import { placingRules } from '../stages.ts';
import type { TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';
import { groupDrawFor, groupField, LIVE_DRAW_MAX, undrawn, type GroupDraw, type GroupField } from './group-draw.ts';
import { drawnOf, nextPlace } from './next-place.ts';

type Seen = { readonly field: GroupField; readonly draw: GroupDraw };

/** The draw that the caller has seen; refused when it is another one by now, or none can be drawn. */
function seen(state: TournamentState, revision: number): Seen | TournamentViolation {
  const field = groupField(state);
  if (field === null) return violation('no_groups_to_draw');
  const draw = groupDrawFor(state, field);
  return draw.revision === revision ? { field, draw } : violation('stale_group_draw');
}

function seenOpen(state: TournamentState, revision: number): Seen | TournamentViolation {
  const found = seen(state, revision);
  return !isViolation(found) && found.draw.is_locked ? violation('groups_locked') : found;
}

/** By hand: the whole of it, so that nothing is ever moved twice. Who stands in no group is drawn later. */
export function decideArrangeGroups(
  state: TournamentState,
  { groups, revision }: TournamentCommandOf<'arrange_groups'>,
  facts: TournamentFacts,
): Decision {
  const found = seenOpen(state, revision);
  if (isViolation(found)) return found;
  const { field, draw } = found;
  const ids = groups.flat();
  if (groups.length !== field.group_count) return violation('wrong_group_count', { required: field.group_count });
  if (new Set(ids).size !== ids.length) return violation('invalid_groups');
  const strangers = ids.filter((id) => !field.entrants.includes(id));
  if (strangers.length > 0) return violation('not_in_group_field', { participant_ids: strangers });
  if (JSON.stringify(groups) === JSON.stringify(draw.groups)) return violation('groups_unchanged');
  const plan = planFrom(state, facts);
  plan.add('groups_arranged', { stage: field.stage, groups });
  return plan.events;
}

/** All at once as the start would do it, by the seeds of now. */
export function decideArrangeGroupsBySeed(
  state: TournamentState,
  command: TournamentCommandOf<'arrange_groups_by_seed'>,
  facts: TournamentFacts,
): Decision {
  const found = seenOpen(state, command.revision);
  if (isViolation(found)) return found;
  const { stage, entrants } = found.field;
  const settings = state.settings.stages[stage];
  if (!settings) return violation('no_groups_to_draw');
  const plan = planFrom(state, facts);
  const { distribution, apart } = placingRules(state, settings, stage);
  const values = valuesOf(state, found.field, command);
  const key = facts.draw_key(drawLabels.groupSeeds(stage, command.revision + 1));
  const order = stage === 0 ? drawSeeds(entrants, values, key) : entrants;
  const placed = placeEntrants(settings, order, {
    distribution,
    apart: [...apart, ...(stage === 0 ? apartOf(state, entrants, { seed_order: [], ...command }) : [])],
  });
  const seeds = order.map((participant_id) => ({ participant_id, value: values.get(participant_id) ?? null }));
  plan.add('groups_arranged', { stage, groups: placed.groups ?? [], ...(stage === 0 && { seeds }) });
  return plan.events;
}

/** One place of the live draw, or all that are missing in the group that is being drawn. */
export function decideDrawGroupPlace(
  state: TournamentState,
  command: TournamentCommandOf<'draw_group_place'>,
  facts: TournamentFacts,
): Decision {
  const first = seenOpen(state, command.revision);
  if (isViolation(first)) return first;
  const plan = planFrom(state, facts);
  const { field } = first;
  if (field.entrants.length > LIVE_DRAW_MAX) return violation('too_many_to_draw', { most: LIVE_DRAW_MAX });
  const values = valuesOf(state, field, command);
  const settings = state.settings.stages[field.stage];
  const apart = settings ? placingRules(state, settings, field.stage).apart : [];
  const rules = { values, apart: [...apart, ...apartOf(state, field.entrants, { seed_order: [], ...command })] };
  let group: number | null = null;
  for (;;) {
    const draw = groupDrawFor(plan.state, field);
    const next = nextPlace(field, draw, rules);
    if (next === null || (group !== null && (next.group !== group || !command.whole_group))) break;
    group = next.group;
    const key = facts.draw_key(drawLabels.groupPlace(field.stage, draw.revision + 1));
    const participant_id = drawnOf(next.candidates, key)[0] as string;
    plan.add('group_place_drawn', {
      stage: field.stage,
      group,
      participant_id,
      candidates: next.candidates,
    });
  }
  return plan.events.length > 0 ? plan.events : violation('group_draw_complete');
}

export function decideLockGroups(
  state: TournamentState,
  { revision }: TournamentCommandOf<'lock_groups'>,
  facts: TournamentFacts,
): Decision {
  const found = seenOpen(state, revision);
  if (isViolation(found)) return found;
  const { field, draw } = found;
  const missing = undrawn(field, draw).length;
  if (missing > 0) return violation('group_draw_incomplete', { missing });
  const sizes = draw.groups.map(({ length }) => length);
  if (Math.max(...sizes) - Math.min(...sizes) > 1) return violation('group_sizes_uneven');
  const plan = planFrom(state, facts);
  plan.add('groups_locked', { stage: field.stage });
  return plan.events;
}

export function decideUnlockGroups(
  state: TournamentState,
  { revision, reason }: TournamentCommandOf<'unlock_groups'>,
  facts: TournamentFacts,
): Decision {
  const found = seen(state, revision);
  if (isViolation(found)) return found;
  if (!found.draw.is_locked) return violation('groups_not_locked');
  if (reason.trim() === '') return violation('reason_required');
  const plan = planFrom(state, facts);
  plan.add('groups_unlocked', { stage: found.field.stage, reason });
  return plan.events;
}

/** Before the start what the event orders its seeds by, behind another stage the order in which they came through. */
function valuesOf(
  state: TournamentState,
  { stage, entrants }: GroupField,
  facts: Pick<TournamentCommandOf<'arrange_groups_by_seed'>, 'seed_values' | 'teams'>,
): SeedValues {
  if (stage > 0) return new Map(entrants.map((id, index) => [id, index]));
  const values = seedValuesOf(state, { seed_order: [], ...facts });
  return new Map([...values].filter(([id]) => entrants.includes(id)));
}
