import type { Champion } from '@pailei/contracts/leaderboard';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../app/links.ts';
import { Seal } from '../../shared/ui/Seal.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { useChampions } from './home.api.ts';
import { dayText } from './home.words.ts';

/** Who won the last events: the newest large, the ones before as lines. Each leads to the road to the title. */
export function Champions() {
  const [newest, ...others] = useChampions().data ?? [];
  if (!newest) return null;
  return (
    <section className="chs" aria-label="最近的冠军">
      <Link className="champ" to={roadPath(newest)}>
        <Seal mark="冠" size="xl" />
        <span className="champ__t">
          <small className="jin ell">
            {newest.tournament_name}
            {newest.is_demo && ' · 演示'}
          </small>
          <b className="ell">{newest.username}</b>
          <small className="t3 ell">{finalText(newest)}</small>
        </span>
        <ChevronRight size={18} className="t3" />
      </Link>
      {others.map((champion) => (
        <Link key={champion.tournament_id} className="chs__l" to={roadPath(champion)}>
          <Seal mark="冠" />
          <b className="ell">{champion.username}</b>
          <small className="t3 ell">{champion.tournament_name}</small>
          {champion.is_demo && <Tag>演示</Tag>}
          <small className="t3 num">{dayText(champion.finished_at)}</small>
        </Link>
      ))}
    </section>
  );
}

/** Where the road to the title is drawn. */
function roadPath({ tournament_id, final }: Champion): string {
  return `${tournamentPath(tournament_id)}${final ? '?tab=bracket' : ''}`;
}

function finalText({ final, field }: Champion): string {
  return final ? `决赛 ${final.wins} 比 ${final.losses} 胜 ${final.opponent}` : `${field} 人参赛，第 1 名`;
}
