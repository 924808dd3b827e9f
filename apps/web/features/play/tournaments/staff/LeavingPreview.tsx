import { fieldApi, type LEAVING_KINDS } from '@pailei/contracts/play/pairings/field.api';
import { entrantKindOf } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { leavingLines } from './leaving-lines.ts';

type LeavingPreviewProps = { tournament: TournamentState; participantId: string; kind: (typeof LEAVING_KINDS)[number] };

/** What it does to others, before the staff confirm that somebody leaves. */
export function LeavingPreview({ tournament, participantId, kind }: LeavingPreviewProps) {
  const { id, settings } = tournament;
  const { data, error } = useQuery({
    queryKey: ['leaving-effects', id, participantId, kind],
    queryFn: ({ signal }) =>
      api.call(fieldApi.leavingEffects, { params: { id, participant_id: participantId }, query: { kind }, signal }),
    gcTime: 0,
  });
  if (error) return <Note tone="huang">影响暂时无法预演：{messageOf(error)}</Note>;
  if (!data) return <Skeleton height={64} />;
  return (
    <section aria-label="影响预演">
      <b className="text-13 font-medium text-text-2">确认后</b>
      <ul className="mt-1 grid gap-1 text-13 text-text-2">
        {leavingLines(data, entrantKindOf(settings)).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
