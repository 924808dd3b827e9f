import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { SERIES_NAME_MAX, timingOf } from '@pailei/domain/event-series/event-series';
import { useState } from 'react';

import { useSystem, useTournament } from '../../../../../shared/live/useTopics.ts';
import { eventBody } from '../../editor/model/event-body.ts';
import { planOf } from '../../editor/model/event-plan.ts';
import { formOfEvent } from '../../editor/model/form-of-event.ts';
import { newSeriesForm } from './series-form.ts';
import { SeriesDialog } from './SeriesDialog.tsx';

/** A series of events like this one. */
export function SeriesOfEvent({ id, onClose }: { id: string; onClose: () => void }) {
  const [now] = useState(() => new Date().toISOString());
  const { state } = useTournament(id);
  const timers = useSystem().state?.series ?? DEFAULT_SETTINGS.series;
  if (state === null) return null;
  const plan = planOf(eventBody(formOfEvent(state), timers), timingOf(state.times));
  const name = Array.from(state.name).slice(0, SERIES_NAME_MAX).join('');
  const initial = newSeriesForm(name, state.times.starts_at, now);
  return <SeriesDialog known={null} initial={initial} plan={plan} onClose={onClose} />;
}
