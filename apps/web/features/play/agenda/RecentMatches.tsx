import type { AgendaMatch } from '@pailei/contracts/play/agenda/agenda.api';

import { messageOf } from '../../../shared/api/error-text.ts';
import { matchHref, placePath, playerPath } from '../../../shared/links/links.ts';
import { TextAnchor } from '../../../shared/ui/actions/TextButton.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../shared/ui/time/Time.tsx';
import { useAgendaHistory } from './agenda.api.ts';

/** The visitor's last matches, wherever they were played. */
export function RecentMatches() {
  const { data, error, refetch } = useAgendaHistory();
  const matches = data?.matches;
  return (
    <section>
      <SectionHeader title="我的场次" meta={matches && matches.length > 0 && `最近 ${matches.length} 场`} />
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : matches === undefined ? (
        <SkeletonRows count={4} />
      ) : matches.length === 0 ? (
        <p className="text-13 text-text-3">还没有打完的场次。</p>
      ) : (
        <ul className="border-t border-t-line-2">
          {matches.map((match) => (
            <MatchRow key={match.match_id} match={match} />
          ))}
        </ul>
      )}
    </section>
  );
}

const OUTCOMES: Readonly<Record<AgendaMatch['outcome'], string>> = { won: '胜', lost: '负', none: '无胜者' };

function MatchRow({ match }: { match: AgendaMatch }) {
  const { opponent, score, outcome, place_name, label, ended_at, has_case } = match;
  return (
    <li className="grid grid-cols-[3.5em_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-b border-b-line-1 py-2.5">
      <b className={outcome === 'won' ? 'text-jin-text' : 'font-medium text-text-3'}>{OUTCOMES[outcome]}</b>
      <span className="font-num text-18 font-semibold whitespace-nowrap">
        {score.own} : {score.opponent}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <TextLink to={playerPath(opponent.id)} className="min-h-6">
          {opponent.username}
        </TextLink>{' '}
        {has_case && <Tag tone="huang">待裁</Tag>}
        <small className="block text-text-3">
          <TextLink to={placePath(match)} className="min-h-6">
            {place_name}
          </TextLink>{' '}
          · {label} · <Time iso={ended_at} />
        </small>
      </span>
      <TextAnchor href={matchHref(match)}>看回放</TextAnchor>
    </li>
  );
}
