import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { PlayedMatch, profileApi } from '@pailei/contracts/people/profile/profile.api';
import { Link } from 'react-router-dom';

import { matchHref, placePath, playerPath } from '../../../../shared/links/links.ts';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';

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
      <SectionHeader title="最近场次" meta={`${total} 场`} />
      {items.length === 0 && <p className="text-text-3">还没有打完的场次。</p>}
      <ol className={cx('border-t border-t-line-2 empty:border-t-0', isStale && 'opacity-60')} aria-busy={isStale}>
        {items.map((match) => (
          <MatchLine key={match.match_id} match={match} />
        ))}
      </ol>
      <ListPager list={list} onPage={onPage} />
    </section>
  );
}

function MatchLine({ match }: { match: PlayedMatch }) {
  const { opponent_id, opponent_name, wins, losses, result } = match;
  return (
    <li className="grid min-h-14 grid-cols-[32px_minmax(0,1fr)_96px_64px_20px] items-center gap-3 border-b border-b-line-1 max-tablet:grid-cols-[32px_minmax(0,1fr)_48px_20px]">
      <Avatar name={opponent_name} size={32} userId={opponent_id} />
      <div className="grid leading-[18px]">
        <Link className="truncate font-medium hover:text-zhu-text" to={playerPath(opponent_id)}>
          {opponent_name}
        </Link>
        <small className="truncate text-text-3">
          <Link className="hover:text-zhu-text" to={placePath(match)}>
            {match.tournament_name}
          </Link>{' '}
          · {match.label}
        </small>
      </div>
      <small className="text-right text-text-3 max-tablet:hidden">
        <Time iso={match.finished_at} />
      </small>
      <a
        className={cx(
          'relative flex justify-center gap-1.5 py-2 font-num text-18 font-semibold hover:text-zhu-text',
          result !== 'won' && 'text-text-3',
        )}
        href={matchHref(match)}
      >
        <span className="sr-only">对 {opponent_name}，</span>
        {wins}
        <span className="text-text-3">:</span>
        {losses}
        <span className="sr-only">，看回放</span>
      </a>
      {result === null ? (
        <span className="text-center text-text-3">—</span>
      ) : (
        <Seal mark={result === 'won' ? '胜' : '负'} />
      )}
    </li>
  );
}
