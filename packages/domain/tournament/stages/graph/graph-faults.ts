import { CAPACITY_MAX } from '../../types.ts';
import { rulesOf } from '../settings/rules-of.ts';
import type { StageDistribution } from '../stage-entry.ts';
import type { StageSettings } from '../stage.ts';
import { isIntegerBetween } from '../../../violation/integer-between.ts';
import { groupPlacesOf } from './group-sizes-of.ts';
import { entryOf, plannedEntrants } from './entry-of.ts';

export const STAGE_FAULTS = [
  /** The first stage takes everybody: it has no entry of its own. */
  'entry_of_first_stage',
  /** After a stage that knocks out it has to be said how many come through. */
  'advance_needed',
  'places_too_few',
  'groups_missing',
  /** fact: `size`, how many of the smallest group can come through */
  'places_above_group',
  'losses_not_counted',
  /** facts: `places`, and `most` that can come through */
  'takes_more_than_come',
  'distribution_not_possible',
  'distribution_without_groups',
  'carry_not_kept',
  'carry_not_taken',
] as const;
export type StageFaultCode = (typeof STAGE_FAULTS)[number];

export type StageFault = {
  readonly code: StageFaultCode;
  /** Index of the stage that is wrong. */
  readonly stage: number;
  /** Of its settings, with a point between the parts. */
  readonly field: 'entry.advance' | 'entry.distribution' | 'entry.carry';
  readonly facts: Readonly<Record<string, number>>;
};

/** What does not fit together in the stages of an event with so many places, stage by stage. Empty: they can be played. */
export function graphFaults(stages: readonly StageSettings[], capacity = CAPACITY_MAX): StageFault[] {
  const faults: StageFault[] = [];
  let most = capacity;
  for (const [index, settings] of stages.entries()) {
    const before = stages[index - 1];
    const note = (field: StageFault['field'], code: StageFaultCode, facts: StageFault['facts'] = {}) =>
      faults.push({ code, stage: index, field, facts });
    if (!before) {
      if (settings.entry) note('entry.advance', 'entry_of_first_stage');
      continue;
    }
    const sizes = groupPlacesOf(before, most);
    most = sizes?.reduce((sum, places) => sum + places, 0) ?? most;
    const advance = advanceFault(settings, before, { most, sizes });
    if (advance) note('entry.advance', advance.code, advance.facts);
    const distribution = distributionFault(settings, sizes !== null);
    if (distribution) note('entry.distribution', distribution);
    const carry = carryFault(settings, before);
    if (carry) note('entry.carry', carry);
    most = Math.max(2, Math.min(most, plannedEntrants(settings, sizes?.length ?? 1) ?? most));
  }
  return faults;
}

/** How many can come through at most, and of each group. */
type Coming = { readonly most: number; readonly sizes: readonly number[] | null };
type Found = Pick<StageFault, 'code' | 'facts'>;

const fault = (code: StageFaultCode, facts: StageFault['facts'] = {}): Found => ({ code, facts });

function advanceFault(settings: StageSettings, before: StageSettings, { most, sizes }: Coming): Found | null {
  const { advance } = entryOf(settings);
  const { keepsScore } = rulesOf(before);
  switch (advance.kind) {
    case 'all':
      return keepsScore || sizes !== null ? tooMany(settings, most) : fault('advance_needed');
    case 'top':
      if (!isIntegerBetween(advance.places, 2, CAPACITY_MAX)) return fault('places_too_few');
      return tooMany(settings, most);
    case 'top_of_group': {
      if (sizes === null) return fault('groups_missing');
      const smallest = Math.min(...sizes);
      if (!isIntegerBetween(advance.places, 1, CAPACITY_MAX)) return fault('places_too_few');
      if (advance.places > smallest) return fault('places_above_group', { size: smallest });
      const through = sizes.length * advance.places;
      return through < 2 ? fault('places_too_few') : tooMany(settings, Math.min(most, through));
    }
    case 'max_losses':
      if (!isIntegerBetween(advance.losses, 0, CAPACITY_MAX)) return fault('places_too_few');
      return keepsScore ? tooMany(settings, most) : fault('losses_not_counted');
    default:
      return advance satisfies never;
  }
}

/** Only of what was chosen: an event whose stages are filled by their types' rules takes those there are. */
function tooMany(settings: StageSettings, most: number): Found | null {
  if (!settings.entry) return null;
  const { advance } = settings.entry;
  const wanted = [rulesOf(settings).places(settings), advance.kind === 'top' ? advance.places : null];
  const places = Math.max(...wanted.map((count) => count ?? 0));
  return places > most ? fault('takes_more_than_come', { places, most }) : null;
}

function distributionFault(settings: StageSettings, hasGroupsBefore: boolean): StageFaultCode | null {
  const { distribution } = entryOf(settings);
  if (!rulesOf(settings).distributions.includes(distribution)) return 'distribution_not_possible';
  return distribution === 'groups_apart' && !hasGroupsBefore ? 'distribution_without_groups' : null;
}

function carryFault(settings: StageSettings, before: StageSettings): StageFaultCode | null {
  const { carry } = entryOf(settings);
  if (carry === 'nothing') return null;
  if (!rulesOf(before).keepsScore) return 'carry_not_kept';
  return rulesOf(settings).carries.includes(carry) ? null : 'carry_not_taken';
}

/** What of an entry can be chosen for a stage after another one: the form offers nothing else. */
export function soundDistributions(settings: StageSettings, before: StageSettings): StageDistribution[] {
  const hasGroups = rulesOf(before).groupCount(before, CAPACITY_MAX) !== null;
  return rulesOf(settings).distributions.filter((kind) => kind !== 'groups_apart' || hasGroups);
}
