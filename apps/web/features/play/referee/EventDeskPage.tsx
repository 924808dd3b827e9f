import type { TournamentState } from '@pailei/domain/tournament/types';
import { useParams } from 'react-router-dom';

import { tournamentPath } from '../../../shared/links/links.ts';
import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { useTournament } from '../../../shared/live/useTopics.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { PauseNote } from '../../../shared/tournaments/PauseNote.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { UndoButton } from '../../../shared/undo/UndoButton.tsx';
import { IDLE_TEXTS } from './desk/desk-texts.ts';
import { DeskBoard } from './desk/DeskBoard.tsx';
import { PauseButton } from './desk/PauseButton.tsx';
import { useDesk, type Desk } from './desk/useDesk.ts';

/** The referees' desk of one event: its round and what blocks it. */
export function EventDeskPage() {
  const { id = '' } = useParams();
  const { state: tournament, status } = useTournament(id);
  const desk = useDesk(id);
  if (status.phase === 'denied') return <LoadFailed message={status.message} />;
  return (
    <Loading isLoading={tournament === null || desk.isLoading} skeleton={<Opening />}>
      {() => tournament && <EventDesk tournament={tournament} desk={desk} />}
    </Loading>
  );
}

/** Until the event is known: its buttons take as much room as its state asks for. */
function Opening() {
  return (
    <>
      <PageHeader title="裁判台" />
      <SkeletonRows count={6} />
    </>
  );
}

function EventDesk({ tournament, desk }: { tournament: TournamentState; desk: Desk }) {
  return (
    <>
      <PageHeader
        title="裁判台"
        crumbs={[
          { label: '个人赛', to: '/solo-tournaments' },
          { label: tournament.name, to: tournamentPath(tournament.id) },
          { label: '裁判台' },
        ]}
        actions={
          <>
            <LiveConnection />
            <UndoButton tournament={tournament} />
            <PauseButton tournament={tournament} />
          </>
        }
      />
      <PauseNote tournament={tournament} className="mb-6" />
      {desk.events.length === 0 && <Idle tournament={tournament} />}
      <DeskBoard desk={desk} isOneEvent />
    </>
  );
}

/** In the place of the round's strip while no round is played. */
function Idle({ tournament: { id, status } }: { tournament: TournamentState }) {
  return (
    <Note
      className="mb-6"
      wraps
      action={
        <LinkButton variant="ghost" to={tournamentPath(id)}>
          查看赛事
        </LinkButton>
      }
    >
      {IDLE_TEXTS[status]}
    </Note>
  );
}
