import { roundStatus, type Stage, type TournamentState } from '@pailei/domain/tournament';
import { useState } from 'react';

import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { MatchRow } from '../MatchRow.tsx';
import { nameOf } from '../model/people.ts';
import { useRulings } from '../staff/useRulings.tsx';

/** Who meets whom, round by round; the newest round unless the visitor chose one. */
export function RoundPairings({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const rulings = useRulings(tournament);
  const round = stage.rounds.find(({ number }) => number === chosen) ?? stage.rounds.at(-1);
  if (!round) return null;
  const { matches, over, disputed } = roundStatus(round);
  const options = stage.rounds.map(({ number }) => ({ value: String(number), label: `第 ${number} 轮` }));
  return (
    <section>
      <SectionHeader
        title="轮次对阵"
        meta={`${over} / ${matches} 桌已结束${disputed > 0 ? `，${disputed} 桌争议` : ''}`}
      />
      <div className="mb-3">
        <Segmented
          label="轮次"
          options={options}
          value={String(round.number)}
          onChange={(value) => setChosen(Number(value))}
        />
      </div>
      <ol className="oms">
        {round.matches.map((match) => (
          <MatchRow
            key={match.match_id}
            tournamentId={tournament.id}
            match={match}
            a={nameOf(tournament, match.a)}
            b={nameOf(tournament, match.b)}
            label={`第 ${match.table} 桌`}
            {...rulings.of(match)}
          />
        ))}
        {round.bye !== null && (
          <li className="om">
            <span className="om__l">
              <span className="om__r">轮空</span>
              <span className="om__p w">
                <span className="ell">{nameOf(tournament, round.bye)}</span>
              </span>
              <span className="om__t">
                <Tag tone="jin">记一胜</Tag>
              </span>
            </span>
          </li>
        )}
      </ol>
      {rulings.dialog}
    </section>
  );
}
