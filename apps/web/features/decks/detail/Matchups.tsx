import type { Deck } from '@pailei/contracts/decks';
import { className } from '@pailei/domain/decks';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { winRate } from '../parts/words.ts';
import { barOf } from './detail.model.ts';

/** Games won and lost by the class on the other side. */
export function Matchups({ deck: { matchups, games } }: { deck: Pick<Deck, 'matchups' | 'games'> }) {
  const played = games.wins + games.losses;
  return (
    <section>
      <SectionHeader title="职业胜率" meta={played > 0 && `${played} 局`} />
      {matchups.length === 0 ? (
        <p className="t3 s13">用这副卡组打完赛事对局后，这里按对手职业统计胜负。</p>
      ) : (
        <ul className="mus">
          {matchups.map((matchup) => (
            <MatchupLine key={matchup.class} matchup={matchup} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MatchupLine({ matchup }: { matchup: Deck['matchups'][number] }) {
  const rules = useDeckRules();
  const { isWinning, width } = barOf(matchup);
  const { wins, losses } = matchup;
  return (
    <li>
      <ClassPlate heroClass={matchup.class} size="s" />
      <span className="ell">{className(rules, matchup.class)}</span>
      <span className="mu" aria-hidden="true">
        <i className={isWinning ? 'p' : 'n'} style={{ width: `${width}%` }} />
      </span>
      <b className="num">{winRate(matchup)}%</b>
      <small className="num t3" title={`${wins} 胜 ${losses} 负`}>
        {wins + losses}
        <span className="only-sr"> 局</span>
      </small>
    </li>
  );
}
