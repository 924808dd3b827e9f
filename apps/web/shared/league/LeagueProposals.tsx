import type { LeagueProposalView, LeagueWeekView } from '@pailei/contracts/play/league/league-views';

import { SlotTime } from '../challenges/SlotTime.tsx';
import { Time } from '../ui/time/Time.tsx';

type LeagueProposalsProps = { week: Pick<LeagueWeekView, 'teams' | 'proposals' | 'waiting'> };

/** All that the two sides have offered, the newest first, with what became of it: the record by which a referee may decide. */
export function LeagueProposals({ week: { teams, proposals, waiting } }: LeagueProposalsProps) {
  if (proposals.length === 0) return <p className="text-13 text-text-3">双方都还没有提出时间。</p>;
  return (
    <ol className="grid gap-4" aria-label="提议记录">
      {proposals.toReversed().map((proposal) => (
        <li key={proposal.number}>
          <h4 className="mb-1 flex flex-wrap items-baseline gap-x-2 text-14 font-medium wrap-anywhere">
            {teams[proposal.by].name}
            <small className="font-normal text-text-3">
              <Time iso={proposal.at} /> 提出
            </small>
          </h4>
          <ul className="text-text-2">
            {proposal.slots.map((slot) => (
              <li key={slot}>
                <SlotTime iso={slot} />
              </li>
            ))}
          </ul>
          <p className="text-13 text-text-3">
            <Outcome proposal={proposal} isWaiting={proposal.number === waiting} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ proposal: { answer }, isWaiting }: { proposal: LeagueProposalView; isWaiting: boolean }) {
  if (answer?.kind === 'accepted')
    return (
      <>
        对方同意了 <SlotTime iso={answer.slot} />
      </>
    );
  if (answer?.kind === 'declined') return '对方不同意';
  return isWaiting ? '等待对方答复' : '没有答复';
}
