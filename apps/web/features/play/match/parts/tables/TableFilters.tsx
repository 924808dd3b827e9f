import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Search } from 'lucide-react';
import type { RoundRef } from '../../model/round-map.ts';

export const RUNNING_ROUNDS = 'running';
export const EVERY_ROUND = 'every';

type RoundSelectProps = {
  tournament: TournamentState;
  refs: readonly RoundRef[];
  scope: string;
  onChange: (scope: string) => void;
};

export function RoundSelect({ tournament, refs, scope, onChange }: RoundSelectProps) {
  return (
    <select
      className="h-9 cursor-pointer rounded-control border border-line-2 bg-transparent pr-2.5 pl-3 text-13 text-text-1 hover:border-line-control max-tablet:h-10 max-tablet:flex-1"
      aria-label="阶段与轮次"
      value={scope}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={RUNNING_ROUNDS}>当前轮次</option>
      <option value={EVERY_ROUND}>全部轮次</option>
      {refs.map((ref) => (
        <option key={ref.key} value={ref.key}>
          {refLabel(tournament, ref)}
        </option>
      ))}
    </select>
  );
}

function refLabel(tournament: TournamentState, { stage, round }: RoundRef): string {
  return matchRoundLabel(tournament, { stage: stage.index, round: round.number, node: null });
}

/** A field of its own: the kit's search field waits and asks a server, this one only hides rows. */
export function TableSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className="ml-auto flex h-9 max-w-60 flex-[1_1_160px] items-center gap-2 rounded-control border border-line-2 px-3 text-text-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-zhu-text max-tablet:h-10 max-tablet:max-w-none">
      <Search size={16} />
      <input
        className="w-full min-w-0 border-0 bg-transparent text-text-1 outline-0 placeholder:text-text-3"
        type="search"
        placeholder="选手或桌号"
        aria-label="搜索选手或桌号"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
