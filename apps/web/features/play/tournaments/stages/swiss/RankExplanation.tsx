import type { StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { StandingsTable } from '@pailei/domain/tournament/standings-tables';

import { TextButton } from '../../../../../shared/ui/actions/TextButton.tsx';
import { explainRank } from '../proof/rank-explanation.ts';

type RankExplanationProps = {
  table: StandingsTable;
  row: StandingsRow;
  onProve: (id: string) => void;
  width: number;
  nameOf: (id: string) => string;
};

/** Spells the tie-break out, with the rate that each opponent brought in. */
export function RankExplanation({ table, row, width, onProve, nameOf }: RankExplanationProps) {
  const { title, sentences, opponents } = explainRank(table, row, nameOf);
  return (
    <tr>
      <td colSpan={width} className="border-b border-b-line-1 bg-surface-1 px-3 py-4">
        <div className="grid grid-cols-[minmax(220px,1fr)_minmax(0,1.4fr)] items-center gap-8 max-[901px]:max-w-[calc(100vw-56px)] max-[901px]:grid-cols-1 max-[901px]:gap-3 max-tablet:sticky max-tablet:left-3">
          <div>
            <h3 className="mb-1 font-semibold">{title}</h3>
            {sentences.map((sentence) => (
              <p key={sentence} className="text-13 text-text-2">
                {sentence}
              </p>
            ))}
            <TextButton className="mt-1.5 print:hidden" tone="accent" onClick={() => onProve(row.id)}>
              全部依据
            </TextButton>
          </div>
          <ol className="grid grid-cols-2 gap-x-7 gap-y-1.5 max-tablet:grid-cols-1" aria-label="对手胜率">
            {opponents.map(({ key, name, text, percent, is_floor }) => (
              <li key={key} className="grid grid-cols-[72px_minmax(0,1fr)_60px] items-center gap-2.5 text-13">
                <span className="min-w-0 truncate" title={name}>
                  {name}
                </span>
                <span className="h-1 overflow-hidden rounded-[2px] bg-surface-3" aria-hidden="true">
                  <i className="block h-full rounded-[2px] bg-text-2" style={{ width: `${percent}%` }} />
                </span>
                <b className="text-right font-num text-[15px]">
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
