import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';

import { deskPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { waitText } from './desk-texts.ts';
import type { EventDesk } from './useDesk.ts';

/** The events that are running, each with what its round waits for and the way to its own desk. */
export function RunningEvents({ events }: { events: readonly EventDesk[] }) {
  if (events.length === 0) return null;
  return (
    <ul className="mb-6 border-t border-t-line-2" aria-label="进行中的赛事">
      {events.map(({ tournament, desk }) => (
        <li
          key={tournament.id}
          className="flex flex-wrap items-baseline gap-x-4 border-b border-b-line-1 py-2.5 text-13"
        >
          <TextLink to={deskPath(tournament.id)}>{tournament.name}</TextLink>
          <span className="text-text-2">
            {matchRoundLabel(tournament, { stage: desk.stage, round: desk.round, node: null })}
          </span>
          <span className="text-text-3">{waitText(desk) ?? '本轮已全部结束'}</span>
        </li>
      ))}
    </ul>
  );
}
