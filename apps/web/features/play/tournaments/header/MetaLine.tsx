import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { entryFeeOf } from '@pailei/domain/tournament/entries/entry-fee';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Coins, Layers, Network, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';

import { bestOfText, fieldSize, lineupText, stagesText } from '../../../../shared/tournaments/event-labels.ts';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { entrantWords } from '../entries/entrant-words.ts';

/** Who plays what, and when. */
export function MetaLine({ tournament }: { tournament: TournamentState }) {
  const { settings, times, started_at, capacity, status } = tournament;
  const start = started_at ?? times.starts_at;
  const fee = entryFeeOf(settings);
  const { unit } = entrantWords(tournament);
  const isOpen = status === 'registration' || status === 'check_in' || status === 'draft';
  return (
    <p className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1.5 text-13 text-text-2">
      <Fact icon={<Users size={16} />}>
        {isOpen ? `${fieldSize(tournament)} / ${capacity} ${unit}` : `${fieldSize(tournament)} ${unit}`}
      </Fact>
      <Fact icon={<Network size={16} />}>{stagesText(settings.stages)}</Fact>
      <Fact icon={<Layers size={16} />}>
        {bestOfText(settings.stages)} · {lineupText(settings)}
      </Fact>
      <Fact icon={<Timer size={16} />}>
        {start ? `${timeText(start)} ${started_at ? '开赛' : '预定开赛'}` : '开赛时间待定'}
      </Fact>
      {fee > 0 && <Fact icon={<Coins size={16} />}>参赛费 {groupedPoints(fee)} 积分</Fact>}
    </p>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      {children}
    </span>
  );
}
