import { PARTICIPANT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { PARTICIPANT_STATUSES, type Participant, type TournamentState } from '@pailei/domain/tournament/types';
import { useMemo, useState } from 'react';

import { useLobby, useTournament } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { choice, freeText, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { LaterSelect } from '../../../../shared/ui/forms/LaterSelect.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { useEventTeams, useNotes } from './entries.api.ts';
import { entrantWords } from './entrant-words.ts';
import { EVENT_FILTER, eventOptions } from './event-options.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { participantColumns } from './participant-columns.tsx';
import { participantRows } from './participant-rows.ts';
import { ParticipantTools } from './ParticipantTools.tsx';

const STATES = [...PARTICIPANT_STATUSES, 'in'] as const;
const STATE_OPTIONS = [
  { value: 'in', label: '在场' },
  ...PARTICIPANT_STATUSES.map((value) => ({ value, label: PARTICIPANT_STATUS_NAMES[value] })),
] as const;
const TITLE = {
  title: '参赛者',
  intro: '一场赛事的选手或战队：种子、签到、卡组或名单、备注。备注只有裁判和管理员能看到。',
};
const FILTERS = { event: EVENT_FILTER, state: choice(STATES, 'in'), search: freeText(40) };

/** Those who are in an event, live: what each has still to do, and what the staff may do for them. */
export function ParticipantsPage() {
  const [{ event, state, search }, change] = useUrlFilters(FILTERS);
  const events = useLobby().state?.tournaments;
  const options = eventOptions(events ?? [], event);
  const chosen = event === '' ? (options[0]?.value ?? null) : event;
  const { state: tournament, status } = useTournament(chosen);
  const [isOpened, setOpened] = useState(false);
  // once only: with another event the filters stay where they are
  if (!isOpened && (tournament ?? (status.phase === 'denied' || (events && chosen === null)))) setOpened(true);
  return (
    <Loading isLoading={!isOpened} skeleton={<Opening />}>
      {() => (
        <>
          <PageHeader {...TITLE} actions={tournament && <ParticipantTools tournament={tournament} />} />
          <FilterStrip
            search={{ label: '选手、战队、队员', value: search, onChange: (text) => change({ search: text }) }}
          >
            {chosen !== null && (
              <LaterSelect label="赛事" options={options} value={chosen} onChange={(next) => change({ event: next })} />
            )}
            <LaterSelect
              label="状态"
              options={STATE_OPTIONS}
              value={state}
              onChange={(next) => change({ state: next })}
            />
          </FilterStrip>
          {status.phase === 'denied' && <LoadFailed message={status.message} />}
          {events && chosen === null && (
            <Empty art="ring" title="暂无赛事">
              开放报名的赛事会出现在这里。
            </Empty>
          )}
          {chosen !== null && status.phase !== 'denied' && (
            <Participants key={chosen} id={chosen} tournament={tournament} state={state} search={search} />
          )}
        </>
      )}
    </Loading>
  );
}

/** Until the event is known: its tools and filters take as much room as it asks for. */
function Opening() {
  return (
    <>
      <PageHeader {...TITLE} />
      <SkeletonRows count={8} />
    </>
  );
}

type ParticipantsProps = {
  id: string;
  tournament: TournamentState | null;
  state: (typeof STATES)[number];
  search: string;
};

function Participants({ id, tournament, state, search }: ParticipantsProps) {
  const user = useAtomValue(userAtom);
  const notes = useNotes(id).data?.items ?? [];
  const [openId, setOpenId] = useState<string | null>(null);
  const teams = useEventTeams(tournament);
  const rows = useMemo(() => {
    const captains = new Map([...teams].map(([entry, { captain }]) => [entry, captain?.username ?? '']));
    return tournament ? participantRows(tournament, { state, search, captains }) : undefined;
  }, [tournament, state, search, teams]);
  const { one } = entrantWords(tournament ?? { settings: {} });
  const open = openId === null ? undefined : tournament?.participants[openId];
  return (
    <>
      <DataTable<Participant>
        label="参赛者"
        columns={participantColumns({ tournament, user, notes, teams })}
        rows={rows}
        rowId={(person) => person.id}
        rowName={({ name }) => name}
        onOpen={(person) => setOpenId(person.id)}
        openId={openId}
        empty={
          <Empty art="ring" title={`没有找到${one}`}>
            {search === '' ? `这一类还没有${one}。` : `没有符合条件的${one}。`}
          </Empty>
        }
      />
      {open && tournament && (
        <NotesPanel
          key={open.id}
          tournament={tournament}
          person={open}
          notes={notes.filter(({ participant_id }) => participant_id === open.id)}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}
