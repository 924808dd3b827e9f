import type { DataOf } from '@pailei/contracts/endpoint';
import type { PlayedMatch, profileApi } from '@pailei/contracts/profile';
import { Link } from 'react-router-dom';

import { matchViewHref, playerPath, tournamentPath } from '../../../app/links.ts';
import { Avatar } from '../../../shared/ui/Avatar.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { ListPager } from '../../../shared/ui/Pager.tsx';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { Time } from '../../../shared/ui/Time.tsx';

type MatchListProps = {
  list: DataOf<typeof profileApi.record>;
  isStale: boolean;
  onPage: (page: number) => void;
};

/** Matches that are over, the newest first. */
export function MatchList({ list, isStale, onPage }: MatchListProps) {
  const { items, total } = list;
  return (
    <section>
      <SectionHeader title="最近对局" meta={`${total} 场`} />
      {items.length === 0 && <p className="t3">还没有打完的对局。</p>}
      <ol className={cx('rm', isStale && 'is-stale')} aria-busy={isStale}>
        {items.map((match) => (
          <MatchLine key={match.match_id} match={match} />
        ))}
      </ol>
      <ListPager list={list} onPage={onPage} />
    </section>
  );
}

function MatchLine({ match }: { match: PlayedMatch }) {
  const { match_id, tournament_id, opponent_id, opponent_name, wins, losses, result } = match;
  return (
    <li>
      <Avatar name={opponent_name} size={32} userId={opponent_id} />
      <div className="rm__o">
        <Link className="rm__n ell" to={playerPath(opponent_id)}>
          {opponent_name}
        </Link>
        <small className="ell">
          <Link to={tournamentPath(tournament_id)}>{match.tournament_name}</Link> · {match.label}
        </small>
      </div>
      <small className="rm__d">
        <Time iso={match.finished_at} />
      </small>
      <a className={cx('rm__s num', result !== 'won' && 't3')} href={matchViewHref(tournament_id, match_id)}>
        <span className="only-sr">对 {opponent_name}，</span>
        {wins}
        <i>:</i>
        {losses}
        <span className="only-sr">，查看对局</span>
      </a>
      {result === null ? <span className="rm__x t3">—</span> : <Seal mark={result === 'won' ? '胜' : '负'} />}
    </li>
  );
}
