import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import type { TournamentStatus } from '@pailei/domain/tournament/types';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { tournamentState } from '../../../../shared/ui/marks/tournament-state.ts';

type EntriesProps = { entries: Deck['used_in']; isMine: boolean };

/** The events that a frozen copy of the deck was entered in. */
export function Entries({ entries, isMine }: EntriesProps) {
  return (
    <section>
      <SectionHeader title="参赛记录" meta={entries.length > 0 && `${entries.length} 场`} />
      {entries.length === 0 ? (
        <p className="text-13 text-text-3">{isMine ? '还没有用这副卡组报名赛事。' : '没有可以查看的参赛记录。'}</p>
      ) : (
        <ul className="border-t border-t-line-2">
          {entries.map(({ tournament_id, name, status, wins, losses }) => (
            <li key={tournament_id}>
              <Link
                className="grid h-11 grid-cols-[minmax(0,1fr)_auto_76px] items-center gap-3 border-b border-b-line-1 hover:bg-hover"
                to={tournamentPath(tournament_id)}
              >
                <span className="truncate">{name}</span>
                <span className="font-num text-16 font-semibold" title={`${wins} 胜 ${losses} 负`}>
                  {wins}–{losses}
                </span>
                <StatusMark state={tournamentState(status as TournamentStatus)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
