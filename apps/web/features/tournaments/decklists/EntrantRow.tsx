import type { EntrantDecks } from '@pailei/contracts/tournament-decks';
import type { TournamentState } from '@pailei/domain/tournament';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Avatar } from '../../../shared/ui/Avatar.tsx';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { codeAction } from './codeAction.tsx';
import { useEntrantLists } from './decklists.api.ts';
import { FullLists } from './FullLists.tsx';

type EntrantRowProps = { tournament: TournamentState; entrant: EntrantDecks };

/** One entrant with the classes they brought; unfolds to every card. */
export function EntrantRow({ tournament, entrant }: EntrantRowProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { name, user_id, participant_id, decks } = entrant;
  return (
    <li className={isOpen ? 'is-open' : ''}>
      <button
        type="button"
        className="dls__r"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="num t3">{rankText(entrant)}</span>
        <Avatar name={name} size={36} userId={user_id} />
        <b className="ell">{name}</b>
        <span className="dls__d">
          {decks.map((deck) => (
            <span key={deck.slot}>
              <ClassPlate heroClass={deck.class} size="s" />
              <span className="ell">{deck.name}</span>
            </span>
          ))}
        </span>
        <ChevronDown size={16} />
      </button>
      <div id={listId} className="dls__b" hidden={!isOpen}>
        {isOpen && <Lists tournament={tournament} participantId={participant_id} />}
      </div>
    </li>
  );
}

/** The place once there are places, else the seed. */
function rankText({ place, place_to, seed }: EntrantDecks): string {
  if (place !== null) return place === place_to || place_to === null ? `${place}` : `${place}–${place_to}`;
  return seed === null ? '' : `${seed}`;
}

function Lists({ tournament, participantId }: { tournament: TournamentState; participantId: string }) {
  const { data, error, refetch } = useEntrantLists(tournament, participantId);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={data === undefined} skeleton={<Skeleton height={240} />}>
      {() => <FullLists decks={data?.decks ?? []} action={codeAction} />}
    </Loading>
  );
}
