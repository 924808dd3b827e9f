import { ADVANCE_KIND_NAMES, CARRY_NAMES, DISTRIBUTION_NAMES } from '@pailei/contracts/play/stages/stage-entry.texts';
import {
  STAGE_ADVANCES,
  STAGE_CARRIES,
  type StageCarry,
  type StageDistribution,
} from '@pailei/domain/tournament/stages/stage-entry';
import { graphFaults, soundDistributions, type StageFault } from '@pailei/domain/tournament/stages/graph/graph-faults';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';

import type { SelectOption } from '../../../../../shared/ui/forms/Select.tsx';
import type { EntryValues } from '../../stages/stage-forms.ts';

/** What may be chosen for the entry of a stage behind another; a choice that does not fit any more stays, to be seen and changed. */
export type EntryChoices = {
  readonly advances: readonly SelectOption<EntryValues['advance']>[];
  readonly distributions: readonly SelectOption<StageDistribution>[];
  readonly carries: readonly SelectOption<StageCarry>[];
};

export function entryChoices(stages: readonly StageSettings[], index: number): EntryChoices {
  const [before, settings] = [stages[index - 1], stages[index]];
  if (!before || !settings) return { advances: [], distributions: [], carries: [] };
  const now = settings.entry;
  const isSound = (entry: StageSettings['entry'], field: StageFault['field']) =>
    !graphFaults([before, { ...settings, entry } as StageSettings].map(withoutFirstEntry)).some(
      (fault) => fault.field === field && !COUNTS.has(fault.code),
    );
  const usual = { advance: { kind: 'all' }, distribution: 'seed', carry: 'nothing' } as const;
  return {
    advances: STAGE_ADVANCES.filter(
      (kind) => kind === now?.advance.kind || isSound({ ...usual, advance: EXAMPLES[kind] }, 'entry.advance'),
    ).map((value) => ({ value, label: ADVANCE_KIND_NAMES[value] })),
    distributions: withChosen(soundDistributions(settings, before), now?.distribution).map((value) => ({
      value,
      label: DISTRIBUTION_NAMES[value],
    })),
    carries: STAGE_CARRIES.filter((carry) => carry === now?.carry || isSound({ ...usual, carry }, 'entry.carry')).map(
      (value) => ({ value, label: CARRY_NAMES[value] }),
    ),
  };
}

/** Faults of a number, not of the kind of rule. */
const COUNTS: ReadonlySet<StageFault['code']> = new Set([
  'places_too_few',
  'places_above_group',
  'takes_more_than_come',
]);

const EXAMPLES: {
  readonly [K in EntryValues['advance']]: Extract<NonNullable<StageSettings['entry']>['advance'], { kind: K }>;
} = {
  all: { kind: 'all' },
  top: { kind: 'top', places: 2 },
  top_of_group: { kind: 'top_of_group', places: 1 },
  max_losses: { kind: 'max_losses', losses: 1 },
};

const withChosen = <T>(offered: readonly T[], chosen: T | undefined): readonly T[] =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];

const withoutFirstEntry = (settings: StageSettings, index: number): StageSettings =>
  index === 0 ? { ...settings, entry: undefined } : settings;
