import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';

import { deskPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { waitText } from './desk-texts.ts';
import type { EventDesk } from './useDesk.ts';

/**
 * The events that are running, each with what its round waits for and the way to its own desk: a strip that stays as high when one
 * begins or ends.
 */
export function RunningEvents({ events }: { events: readonly EventDesk[] }) {
  return (
    <ul
      className="mb-6 flex h-16 gap-x-6 overflow-x-auto border-y border-y-line-1 text-13 max-tablet:gap-x-4"
      aria-label="进行中的赛事"
    >
      {events.length === 0 && <li className="self-center text-text-3">暂无进行中的赛事</li>}
      {events.map(({ tournament, desk }) => (
        <li key={tournament.id} className="grid max-w-80 min-w-44 shrink-0 content-center">
          <TextLink to={deskPath(tournament.id)} className="truncate">
            {tournament.name}
          </TextLink>
          <span className="truncate">
            <span className="mr-2 text-text-2">
              {matchRoundLabel(tournament, { stage: desk.stage, round: desk.round, node: null })}
            </span>
            <span className="text-text-3">{waitText(desk) ?? '本轮已全部结束'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
