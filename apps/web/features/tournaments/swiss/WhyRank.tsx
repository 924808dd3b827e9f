import type { StandingsRow } from '@pailei/domain/standings';

import { whyRank } from '../model/why.ts';

type WhyRankProps = { rows: readonly StandingsRow[]; row: StandingsRow; width: number; nameOf: (id: string) => string };

/** Spells the tie-break out, with the rate that each opponent brought in. */
export function WhyRank({ rows, row, width, nameOf }: WhyRankProps) {
  const { title, sentences, opponents } = whyRank(rows, row, nameOf);
  return (
    <tr className="exp">
      <td colSpan={width}>
        <div className="tie">
          <div>
            <h4>{title}</h4>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <ol aria-label="对手胜率">
            {opponents.map(({ key, name, text, percent, is_floor }) => (
              <li key={key}>
                <span className="ell">{name}</span>
                <span className="bar" aria-hidden="true">
                  <i style={{ width: `${percent}%` }} />
                </span>
                <b className="num">
                  {text}
                  {is_floor && '*'}
                </b>
              </li>
            ))}
          </ol>
        </div>
      </td>
    </tr>
  );
}
