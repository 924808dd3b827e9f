import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';

import type { RequestSide } from './request-side.ts';
import { RequestRow } from './RequestRow.tsx';

type RequestListProps = {
  requests: readonly TeamRequest[];
  side: RequestSide;
  /** In a narrow column. */
  isNarrow?: boolean;
  label?: string;
};

export function RequestList({ requests, side, isNarrow = false, label = '申请' }: RequestListProps) {
  return (
    <ul className="border-t border-t-line-2" aria-label={label}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} side={side} isNarrow={isNarrow} />
      ))}
    </ul>
  );
}
