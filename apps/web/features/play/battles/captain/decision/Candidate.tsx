import type { LineUpDeck } from '@pailei/domain/battles/line-up/types';
import type { ReactNode } from 'react';

import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { Decks } from '../../line-up/LineUpRows.tsx';

type CandidateProps = {
  name: string;
  userId: string;
  note: string;
  decks: readonly LineUpDeck[];
  /** A line below, with its own colour. */
  mark?: ReactNode;
};

/** Somebody whom a captain may choose: who, how they did, what they play with. */
export function Candidate({ name, userId, note, decks, mark }: CandidateProps) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-2.5 pr-6">
        <Avatar name={name} size={36} userId={userId} />
        <span className="min-w-0 leading-4.5">
          <b className="block truncate font-semibold" title={name}>
            {name}
          </b>
          <small className="block truncate text-text-3">{note}</small>
        </span>
      </span>
      {decks.length > 0 && (
        <span className="mt-3 flex h-8 items-center">
          <Decks decks={decks} />
        </span>
      )}
      {mark && <span className="mt-2 flex items-center gap-1.5 text-12 whitespace-nowrap">{mark}</span>}
    </>
  );
}
