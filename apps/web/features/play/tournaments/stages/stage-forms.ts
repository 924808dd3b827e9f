import type { StageEntry } from '@pailei/domain/tournament/stages/stage-entry';
import type { StageSettingsOf, StageSettings, StageType } from '@pailei/domain/tournament/stages/stage';

import { DOUBLE_ELIMINATION_FORM } from './double-elimination/double-elimination.form.ts';
import type { DoubleEliminationValues } from './double-elimination/DoubleEliminationFields.tsx';
import { DUAL_TOURNAMENT_FORM } from './dual-tournament/dual-tournament.form.ts';
import type { DualTournamentValues } from './dual-tournament/DualTournamentFields.tsx';
import { ROUND_ROBIN_FORM } from './round-robin/round-robin.form.ts';
import type { RoundRobinValues } from './round-robin/RoundRobinFields.tsx';
import { SINGLE_ELIMINATION_FORM } from './single-elimination/single-elimination.form.ts';
import type { SingleEliminationValues } from './single-elimination/SingleEliminationFields.tsx';
import { optionalNumber, type StageForm } from './stage-form.ts';
import { SWISS_FORM } from './swiss/swiss.form.ts';
import type { SwissValues } from './swiss/SwissFields.tsx';

/** What is typed for each stage type; it stays when the visitor looks at other types. */
export type StageValues = {
  readonly swiss: SwissValues;
  readonly single_elimination: SingleEliminationValues;
  readonly double_elimination: DoubleEliminationValues;
  readonly round_robin: RoundRobinValues;
  readonly dual_tournament: DualTournamentValues;
};

export const STAGE_FORMS: { readonly [T in StageType]: StageForm<T, StageValues[T]> } = {
  swiss: SWISS_FORM,
  single_elimination: SINGLE_ELIMINATION_FORM,
  double_elimination: DOUBLE_ELIMINATION_FORM,
  round_robin: ROUND_ROBIN_FORM,
  dual_tournament: DUAL_TOURNAMENT_FORM,
};

export const EMPTY_VALUES: StageValues = {
  swiss: SWISS_FORM.empty,
  single_elimination: SINGLE_ELIMINATION_FORM.empty,
  double_elimination: DOUBLE_ELIMINATION_FORM.empty,
  round_robin: ROUND_ROBIN_FORM.empty,
  dual_tournament: DUAL_TOURNAMENT_FORM.empty,
};

/** How a stage is filled, as typed. */
export type EntryValues = {
  readonly advance: StageEntry['advance']['kind'];
  readonly places: string;
  readonly losses: string;
  readonly distribution: StageEntry['distribution'];
  readonly carry: StageEntry['carry'];
};

/** One stage of the form. `id` is its own while the form is open, whatever its place. */
export type FormStage = {
  readonly id: string;
  readonly type: StageType;
  readonly values: StageValues;
  readonly entry: EntryValues;
};

export const USUAL_ENTRY: EntryValues = {
  advance: 'top',
  places: '8',
  losses: '2',
  distribution: 'seed',
  carry: 'nothing',
};

/** The settings that were typed, stage by stage; all but the first say how they are filled. */
export function stageSettings(stages: readonly FormStage[]): StageSettings[] {
  return stages.map((stage, index) => {
    const own = ownSettings(stage.type, stage.values);
    return index === 0 ? own : withEntry(own, entrySettings(stage.entry));
  });
}

function ownSettings<T extends StageType>(type: T, values: StageValues): StageSettings & StageSettingsOf<T> {
  return STAGE_FORMS[type].settings(values[type]);
}

/** A type that knows a size has it too: lists of events show it. */
function withEntry(own: StageSettings, entry: StageEntry): StageSettings {
  const { advance } = entry;
  const sized = 'size' in own && advance.kind === 'top' ? { ...own, size: advance.places } : own;
  return { ...sized, entry };
}

function entrySettings({ advance, places, losses, distribution, carry }: EntryValues): StageEntry {
  const count = optionalNumber(places) ?? 0;
  const advances: { readonly [K in EntryValues['advance']]: StageEntry['advance'] } = {
    all: { kind: 'all' },
    top: { kind: 'top', places: count },
    top_of_group: { kind: 'top_of_group', places: count },
    max_losses: { kind: 'max_losses', losses: optionalNumber(losses) ?? -1 },
  };
  return { advance: advances[advance], distribution, carry };
}

/** The form of stages that are known; each has its place as its id. */
export function formStages(stages: readonly StageSettings[]): FormStage[] {
  return stages.map((settings, index) => ({
    id: `${settings.type}-${index}`,
    type: settings.type,
    values: { ...EMPTY_VALUES, [settings.type]: valuesOf(settings.type, settings) },
    entry: entryValues(settings),
  }));
}

function valuesOf<T extends StageType>(type: T, settings: StageSettings): StageValues[T] {
  return STAGE_FORMS[type].values(settings as StageSettingsOf<T>);
}

function entryValues(settings: StageSettings): EntryValues {
  const { entry } = settings;
  const size = 'size' in settings ? settings.size : null;
  if (!entry) return size === null ? USUAL_ENTRY : { ...USUAL_ENTRY, places: String(size) };
  const { advance, distribution, carry } = entry;
  return {
    advance: advance.kind,
    places: 'places' in advance ? String(advance.places) : USUAL_ENTRY.places,
    losses: 'losses' in advance ? String(advance.losses) : USUAL_ENTRY.losses,
    distribution,
    carry,
  };
}
