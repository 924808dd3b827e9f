import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { className } from '@pailei/domain/decks/deck-rules';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { winRate } from '../../../../shared/decks/deck-labels.ts';
import { barOf } from './detail.model.ts';

/** Games won and lost by the class on the other side. */
export function Matchups({ deck: { matchups, games } }: { deck: Pick<Deck, 'matchups' | 'games'> }) {
  const played = games.wins + games.losses;
  return (
    <section>
      <SectionHeader title="职业胜率" meta={played > 0 && `${played} 局`} />
      {matchups.length === 0 ? (
        <p className="text-13 text-text-3">用这副卡组打完赛事对局后，这里按对手职业统计胜负。</p>
      ) : (
        <ul className="border-t border-t-line-2 pt-1.5">
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
    <li className="grid h-10 grid-cols-[22px_60px_1fr_52px_26px] items-center gap-2.5 text-13">
      <ClassPlate heroClass={matchup.class} size="s" />
      <span className="truncate">{className(rules, matchup.class)}</span>
      <span className="relative h-2" aria-hidden="true">
        <i className="absolute inset-y-0 left-1/2 w-px bg-line-control" />
        <i
          className={cx(
            'absolute top-px h-1.5 rounded-[2px]',
            isWinning ? 'left-1/2 bg-jin-fill' : 'right-1/2 bg-text-3',
          )}
          style={{ width: `${width}%` }}
        />
      </span>
      <b className="text-right font-num text-16">{winRate(matchup)}%</b>
      <span
        className="relative text-right font-num text-16 font-semibold text-text-3"
        title={`${wins} 胜 ${losses} 负`}
      >
        {wins + losses}
        <span className="sr-only"> 局</span>
      </span>
    </li>
  );
}
