import { roundStatus, type Stage, type TournamentState } from '@pailei/domain/tournament';
import { useState } from 'react';

import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { nameOf } from '../../../../../shared/tournaments/people.ts';
import { MatchRow } from '../../MatchRow.tsx';
import { MATCH_COLUMNS, MATCH_ROW, MatchRows, RowEnd, RowLabel, RowPlayer } from '../../MatchRowParts.tsx';
import { useRulings } from '../../staff/useRulings.tsx';

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
        title="各轮对阵"
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
      <MatchRows>
        {round.matches.map((match) => (
          <MatchRow
            key={match.match_id}
            tournament={tournament}
            match={match}
            label={`第 ${match.table} 桌`}
            {...rulings.of(match)}
          />
        ))}
        {round.bye !== null && (
          <li className={MATCH_ROW}>
            <span className={MATCH_COLUMNS}>
              <RowLabel>轮空</RowLabel>
              <RowPlayer name={nameOf(tournament, round.bye)} hasWon />
              <RowEnd>
                <Tag tone="jin">记一胜</Tag>
              </RowEnd>
            </span>
          </li>
        )}
      </MatchRows>
      {rulings.dialog}
    </section>
  );
}
