import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { modelOf } from '@pailei/domain/stages';
import { graphFaults } from '@pailei/domain/stages/graph';
import { CAPACITY_MAX, CAPACITY_MIN } from '@pailei/domain/tournament';

import { useSystem } from '../../../../shared/live/useTopics.ts';
import { ForecastTable } from '../ForecastTable.tsx';
import type { NewTournamentForm } from '../model/new-tournament.ts';
import { stageSettings } from '../stages/stage-forms.ts';

/** What the typed stages make of as many entrants as there are places; nothing while something does not fit. */
export function FormForecast({ form }: { form: NewTournamentForm }) {
  const timers = useSystem().state?.series ?? DEFAULT_SETTINGS.series;
  const capacity = Number(form.capacity);
  const stages = stageSettings(form.stages);
  const isField = Number.isInteger(capacity) && capacity >= CAPACITY_MIN && capacity <= CAPACITY_MAX;
  const isSound = stages.every((stage) => modelOf(stage).settings.isSound(stage));
  if (!isField || !isSound || graphFaults(stages, capacity).length > 0) return null;
  const startsAt = form.starts_at === '' ? null : new Date(form.starts_at).toISOString();
  return <ForecastTable settings={{ stages, timers }} entrants={capacity} label="满员时" startsAt={startsAt} />;
}
