import { playerOf } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';

import { RulingChoice } from '../../../../shared/rulings/RulingChoice.tsx';
import { formatView } from '../formats/format-views.ts';

type BoardChoiceProps = {
  state: BattleState;
  boards: readonly Board[];
  value: number | null;
  onChange: (number: number) => void;
};

/** One of some boards, by its name and players. */
export function BoardChoice({ state, boards, value, onChange }: BoardChoiceProps) {
  const { boardName } = formatView(state);
  return (
    <RulingChoice
      label="台"
      options={boards.map((board) => ({
        value: String(board.number),
        label: `${boardName(board.number)} ${playerOf(board, 'a')?.name ?? '缺人'} 对 ${playerOf(board, 'b')?.name ?? '缺人'}`,
      }))}
      value={value === null ? null : String(value)}
      onChange={(number) => onChange(Number(number))}
    />
  );
}
