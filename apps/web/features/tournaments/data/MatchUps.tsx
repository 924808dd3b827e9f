import type { FieldFigures } from '@pailei/contracts/tournament-decks';
import { className } from '@pailei/domain/decks';
import type { CSSProperties } from 'react';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { leanOf, matchUpTable, percent, type Cell } from '../model/statistics.ts';

/** Each class against each: the row's share of wins over the column. */
export function MatchUps({ figures }: { figures: FieldFigures }) {
  const rules = useDeckRules();
  const { classes, cellOf } = matchUpTable(figures);
  if (classes.length === 0) return null;
  return (
    <section>
      <SectionHeader title="职业对阵" meta="行对列的胜率与局数" />
      <div
        className="tw"
        role="region"
        aria-label="职业对阵"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="tbl tbl--d mm-t">
          <thead>
            <tr>
              <th aria-label="职业" />
              {classes.map((opponent) => (
                <th key={opponent} scope="col">
                  <ClassPlate heroClass={opponent} size="s" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes.map((own) => (
              <tr key={own}>
                <th scope="row">
                  <span className="fst__n">
                    <ClassPlate heroClass={own} size="s" />
                    {className(rules, own)}
                  </span>
                </th>
                {classes.map((opponent) => (
                  <MatchUpCell key={opponent} cell={cellOf(own, opponent)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function MatchUpCell({ cell }: { cell: Cell | undefined }) {
  if (!cell) return <td className="t3">—</td>;
  const { side, strength } = leanOf(cell);
  return (
    <td
      className={side ? `num is-${side}` : 'num'}
      style={{ '--lean': `${Math.round(strength * 45)}%` } as CSSProperties}
    >
      {cell.wins === null ? <span className="is-mirror">内战</span> : percent(cell.wins, cell.games)}
      <small>{cell.games} 局</small>
    </td>
  );
}
