import type { EntrantDecks } from '@pailei/contracts/play/decklists/decklists.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { codeAction } from './codeAction.tsx';
import { useEntrantLists } from './decklists.api.ts';
import { FullLists } from '../../../../shared/decklists/FullLists.tsx';

type EntrantRowProps = { tournament: TournamentState; entrant: EntrantDecks };

/** One entrant with the classes they brought; unfolds to every card. */
export function EntrantRow({ tournament, entrant }: EntrantRowProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { name, user_id, participant_id, decks } = entrant;
  return (
    <li className="border-b border-b-line-1">
      <button
        type="button"
        className="grid min-h-15 w-full cursor-pointer grid-cols-[44px_36px_minmax(96px,200px)_minmax(0,1fr)_16px] items-center gap-3 border-0 bg-transparent py-2 text-left text-text-1 hover:bg-hover max-tablet:grid-cols-[28px_36px_minmax(0,1fr)_16px]"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="font-num text-16 font-semibold text-text-3">{rankText(entrant)}</span>
        <Avatar name={name} size={36} userId={user_id} />
        <b className="min-w-0 truncate font-medium" title={name}>
          {name}
        </b>
        <span className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-x-4 gap-y-1.5 text-13 text-text-2 max-tablet:col-span-2 max-tablet:col-start-3 max-tablet:row-start-2 max-tablet:grid-cols-[repeat(auto-fill,minmax(104px,1fr))]">
          {decks.map((deck) => (
            <span key={deck.slot} className="flex min-w-0 items-center gap-2">
              <ClassPlate heroClass={deck.class} size="s" />
              <span className="min-w-0 truncate" title={deck.name}>
                {deck.name}
              </span>
            </span>
          ))}
        </span>
        <ChevronDown
          size={16}
          className={cx('text-text-3 transition-transform duration-fast', isOpen && 'rotate-180')}
        />
      </button>
      <div id={listId} className="pt-3 pb-7 pl-14 max-tablet:pl-0" hidden={!isOpen}>
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
