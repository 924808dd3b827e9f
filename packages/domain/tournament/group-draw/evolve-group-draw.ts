import type { TournamentEvents } from '../events.ts';
import type { TournamentState } from '../types.ts';
import type { GroupDraw } from './draw-types.ts';

type Apply<T extends keyof TournamentEvents> = (state: TournamentState, facts: TournamentEvents[T]) => TournamentState;

const changed = (state: TournamentState, changes: Partial<GroupDraw> & { readonly stage: number }): TournamentState => {
  const known = state.group_draw;
  const same = known?.stage === changes.stage ? known : { groups: [], is_locked: false };
  return { ...state, group_draw: { ...same, ...changes, revision: (known?.revision ?? 0) + 1 } };
};

export const GROUP_DRAW_REDUCERS: {
  readonly [T in 'groups_arranged' | 'group_place_drawn' | 'groups_locked' | 'groups_unlocked']: Apply<T>;
} = {
  groups_arranged: (state, { stage, groups }) => changed(state, { stage, groups }),
  group_place_drawn: (state, { stage, group, participant_id }) => {
    const known = state.group_draw?.stage === stage ? state.group_draw.groups : [];
    const groups = Array.from({ length: Math.max(known.length, group + 1) }, (_, index) => known[index] ?? []);
    return changed(state, { stage, groups: groups.with(group, [...(groups[group] ?? []), participant_id]) });
  },
  groups_locked: (state, { stage }) => changed(state, { stage, is_locked: true }),
  groups_unlocked: (state, { stage }) => changed(state, { stage, is_locked: false }),
};
