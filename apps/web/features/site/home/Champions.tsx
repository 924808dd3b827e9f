import type { Champion } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../shared/links/links.ts';
import { useSpoiler } from '../../../shared/spoilers/useSpoiler.ts';
import { Seal } from '../../../shared/ui/marks/Seal.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { dayText } from '../../../shared/ui/time/time.format.ts';

/** Who won the last events: the newest large, the ones before as lines. Each links to the bracket. */
export function Champions({ champions: [newest, ...others] }: { champions: readonly Champion[] }) {
  if (!newest) return null;
  return (
    <section className="mt-7" aria-label="最近的冠军">
      <Link className="group flex items-center gap-4 rounded-panel bg-jin-wash p-4" to={bracketPath(newest)}>
        <Seal mark="冠" size="xl" />
        <span className="flex min-w-0 flex-1 flex-col leading-5">
          <small className="truncate text-jin-text">
            {newest.tournament_name}
            {newest.is_demo && ' · 演示'}
          </small>
          <b className="truncate text-18 group-hover:text-zhu-text">
            <ChampionName champion={newest} />
          </b>
          <small className="truncate text-text-3">
            <FinalScore champion={newest} />
          </small>
        </span>
        <ChevronRight size={18} className="text-text-3" />
      </Link>
      {others.map((champion) => (
        <Link
          key={champion.tournament_id}
          className="group flex h-11 items-center gap-2 border-b border-b-line-1 leading-5"
          to={bracketPath(champion)}
        >
          <Seal mark="冠" />
          <b className="max-w-[45%] flex-none truncate font-medium group-hover:text-zhu-text">
            <ChampionName champion={champion} />
          </b>
          <small className="min-w-0 flex-1 truncate text-text-3">{champion.tournament_name}</small>
          {champion.is_demo && <Tag>演示</Tag>}
          <small className="font-num font-semibold text-text-3">{dayText(champion.finished_at)}</small>
        </Link>
      ))}
    </section>
  );
}

function ChampionName({ champion }: { champion: Champion }) {
  return useSpoiler(champion.tournament_id).isHidden ? '赛果已隐藏' : champion.username;
}

function FinalScore({ champion }: { champion: Champion }) {
  return useSpoiler(champion.tournament_id).isHidden ? null : finalText(champion);
}

/** The path of the bracket of the final. */
function bracketPath({ tournament_id, final }: Champion): string {
  return `${tournamentPath(tournament_id)}${final ? '?tab=bracket' : ''}`;
}

function finalText({ final, field }: Champion): string {
  return final ? `决赛 ${final.wins} 比 ${final.losses} 胜 ${final.opponent}` : `${field} 人参赛，第 1 名`;
}
