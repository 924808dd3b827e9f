import { adminSeasonsApi, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { SeasonEvent } from '@pailei/contracts/play/seasons/season-views';
import { TIER_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { TOURNAMENT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { EVENT_TIERS, type EventTier } from '@pailei/domain/seasons/types';

import { api } from '../../../../shared/api/api.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { dayText } from '../../../../shared/ui/time/time.format.ts';
import { useManagedEvents, useSeasonCall } from './admin-seasons.calls.ts';

const TIER_OPTIONS = EVENT_TIERS.map((value) => ({ value, label: TIER_NAMES[value] }));
type Change = { event: SeasonEvent; tier: EventTier; is_excluded: boolean };

/** The events of a season: which of them count, and at which tier. */
export function EventsTab({ season }: { season: ManagedSeason }) {
  const list = useManagedEvents(season.id);
  const set = useSeasonCall(({ event, tier, is_excluded }: Change) =>
    api.call(adminSeasonsApi.setEvent, {
      params: { id: season.id, tournament_id: event.id },
      body: { tier, is_excluded },
    }),
  );
  const isOpen = season.closed_at === null;
  const change = (event: SeasonEvent, changes: Partial<Change>) =>
    set.mutate(
      { event, tier: event.tier, is_excluded: event.is_excluded, ...changes },
      { onError: (error) => toast.error(messageOf(error)) },
    );
  return (
    <DataTable<SeasonEvent>
      label="计分赛事"
      columns={columnsFor(change, isOpen)}
      {...tableOf(list)}
      rows={list.data?.items}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty={
        <Empty art="ring" title="暂无赛事">
          开始时间在赛季之内的赛事会自动出现在这里。
        </Empty>
      }
    />
  );
}

const columnsFor = (
  change: (event: SeasonEvent, changes: Partial<Change>) => void,
  isOpen: boolean,
): Column<SeasonEvent>[] => [
  {
    id: 'name',
    header: '赛事',
    fit: 'rest',
    cell: ({ id, name }) => <TextLink to={`/solo-tournaments/${id}`}>{name}</TextLink>,
  },
  { id: 'at', header: '日期', cell: ({ starts_at, finished_at }) => dayText(starts_at ?? finished_at ?? '') },
  {
    id: 'status',
    header: '状态',
    cell: ({ status, is_counted }) => `${TOURNAMENT_STATUS_NAMES[status]}${is_counted ? ' · 已计入' : ''}`,
  },
  {
    id: 'tier',
    header: '级别',
    cell: (event) => (
      <Select
        label="级别"
        options={TIER_OPTIONS}
        value={event.tier}
        disabled={!isOpen}
        onChange={(tier) => change(event, { tier })}
      />
    ),
  },
  {
    id: 'counts',
    header: '计入',
    cell: (event) => (
      <Switch
        checked={!event.is_excluded}
        disabled={!isOpen}
        onChange={(counts) => change(event, { is_excluded: !counts })}
      >
        <span className="sr-only">计入{event.name}</span>
      </Switch>
    ),
  },
];
