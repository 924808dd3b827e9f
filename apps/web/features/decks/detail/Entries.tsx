import type { Deck } from '@pailei/contracts/decks';
import type { TournamentStatus } from '@pailei/domain/tournament';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../app/links.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { StatusMark } from '../../../shared/ui/StatusMark.tsx';
import { tournamentState } from '../../../shared/ui/tournament-state.ts';

type EntriesProps = { entries: Deck['used_in']; isMine: boolean };

/** The events that a frozen copy of the deck was entered in. */
export function Entries({ entries, isMine }: EntriesProps) {
  return (
    <section>
      <SectionHeader title="参赛记录" meta={entries.length > 0 && `${entries.length} 场`} />
      {entries.length === 0 ? (
        <p className="t3 s13">{isMine ? '还没有用这副卡组报名赛事。' : '没有可以查看的参赛记录。'}</p>
      ) : (
        <ul className="hist">
          {entries.map(({ tournament_id, name, status, wins, losses }) => (
            <li key={tournament_id}>
              <Link to={tournamentPath(tournament_id)}>
                <span className="ell">{name}</span>
                <span className="num" title={`${wins} 胜 ${losses} 负`}>
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
