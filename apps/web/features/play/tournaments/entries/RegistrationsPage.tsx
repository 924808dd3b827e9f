import type { EntryRow } from '@pailei/contracts/play/entries/entries.api';
import { useState } from 'react';

import { useLobby, useTournament } from '../../../../shared/live/useTopics.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { choice, freeText, useUrlFilters, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';
import { ArrivalsBar } from '../../../../shared/ui/feedback/ArrivalsBar.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { LaterSelect } from '../../../../shared/ui/forms/LaterSelect.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { useFrozenRows } from '../../../../shared/ui/table/useFrozenRows.ts';
import { useSelectedRows } from '../../../../shared/ui/table/useSelectedRows.ts';
import { AddEntrantButton } from './AddEntrantDialog.tsx';
import { AddTeamButton } from './AddTeamDialog.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { useEntries, useEntryChanges } from './entries.api.ts';
import { entryColumns } from './entry-columns.tsx';
import { EVENT_FILTER, eventOptions } from './event-options.ts';
import { useEntryAnswers } from './useEntryAnswers.ts';
import { Waitlist } from './waitlist/Waitlist.tsx';

const STATES = ['pending', 'waitlisted', 'registered', 'rejected', 'all'] as const;
const STATE_OPTIONS = [
  { value: 'pending', label: '待审核' },
  { value: 'waitlisted', label: '候补' },
  { value: 'registered', label: '已报名' },
  { value: 'rejected', label: '未通过' },
  { value: 'all', label: '全部' },
] as const;
const FILTERS = { state: choice(STATES, 'pending'), event: EVENT_FILTER, search: freeText(40) };
const PAGE_SIZE = 50;
const ALL_EVENTS = { value: '', label: '全部赛事' };

/** Requests to enter, of all events: the longest waiting first. What others do comes in by itself. */
export function RegistrationsPage() {
  const [{ state, event, search, page }, change] = useUrlFilters(FILTERS);
  const [isAsking, setAsking] = useState(false);
  const selection = useSelectedRows<EntryRow>();
  useEntryChanges();
  const query = {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    ...(state !== 'all' && { status: state }),
    ...(event !== '' && { tournament_id: event }),
    ...(search !== '' && { search }),
  };
  const list = useEntries(query);
  const { rows, waiting, admit, release, setPointerOver } = useFrozenRows<EntryRow>({
    question: JSON.stringify(query),
    fresh: list.isPlaceholderData ? undefined : list.data?.items,
    hasChanged: () => true,
    latest: (row) => row,
    isFrozen: selection.ids.size > 0 || isAsking,
  });
  const shown = rows ?? [];
  const answers = useEntryAnswers((refused) => {
    selection.choose(refused, shown);
    release();
  });
  return (
    <>
      <PageHeader
        title="报名管理"
        intro="各赛事的报名和候补。每次审核都通知选手或名单上的队员，并写入审计日志。"
        actions={event !== '' && <AddToEvent key={event} id={event} />}
      />
      <EntryFilters state={state} event={event} search={search} change={change} />
      {event !== '' && state === 'waitlisted' && <Waitlist key={event} id={event} />}
      <div onPointerEnter={() => setPointerOver(true)} onPointerLeave={() => setPointerOver(false)}>
        {waiting > 0 && <ArrivalsBar text={`${waiting} 项新报名`} onAdmit={admit} />}
        <DataTable<EntryRow>
          label="报名"
          columns={entryColumns(answers.refused)}
          {...tableOf(list)}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          selected={selection.ids}
          onSelect={(ids) => selection.choose(ids, shown)}
          toneOf={({ id }) => (answers.refused.has(id) ? 'failed' : undefined)}
          empty={
            <Empty art="ring" title="暂无报名">
              {search === '' && state === 'pending'
                ? '所有报名都已处理，新的报名会自动出现在这里。'
                : '没有符合条件的报名。'}
            </Empty>
          }
        />
      </div>
      <ListPager list={list.data} onPage={(next) => change({ page: next })} />
      <AnswerBar
        chosen={selection.among(shown)}
        answers={answers}
        isAsking={isAsking}
        onAsk={setAsking}
        onClear={selection.clear}
      />
    </>
  );
}

/** Who may be added to an event: an account, or a team with its players. */
function AddToEvent({ id }: { id: string }) {
  const { state, status } = useTournament(id);
  if (status.phase === 'denied') return null;
  // keeps its room until it is known who enters the event
  if (!state) return <Button disabled>添加</Button>;
  const { team } = state.settings;
  return team ? <AddTeamButton tournamentId={id} settings={team} /> : <AddEntrantButton tournamentId={id} />;
}

type Filters = UrlValues<typeof FILTERS>;
type EntryFiltersProps = Omit<Filters, 'page'> & { change: (changes: Partial<Filters>) => void };

function EntryFilters({ state, event, search, change }: EntryFiltersProps) {
  const events = useLobby().state?.tournaments ?? [];
  return (
    <FilterStrip
      tabs={{
        label: '报名状态',
        options: STATE_OPTIONS,
        value: state,
        onChange: (next) => change({ state: next }),
      }}
      search={{ label: '选手、战队、赛事', value: search, onChange: (text) => change({ search: text }) }}
    >
      <LaterSelect
        label="赛事"
        options={[ALL_EVENTS, ...eventOptions(events, event)]}
        value={event}
        onChange={(next) => change({ event: next })}
      />
    </FilterStrip>
  );
}
