import { holdsRight } from '@pailei/domain/rights/rights';
import { TriangleAlert } from 'lucide-react';

import { useStaff } from '../../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';

/** Since when a step of an event fails again and again, for its staff; null: none does. */
export function useStalledSince(tournamentId: string): string | null {
  return useStaff().state?.stalled.find(({ tournament_id }) => tournament_id === tournamentId)?.since ?? null;
}

/** To the staff of an event while one of its steps fails: in the place of the steps, so that nothing below moves. */
export function StalledNote({ since }: { since: string }) {
  const isAdmin = holdsRight('admin', useAtomValue(userAtom));
  const action = isAdmin && <TextLink to="/admin/jobs">查看原因</TextLink>;
  return (
    <Note tone="yan" icon={<TriangleAlert size={18} />} action={action} className="mt-6 mb-3">
      {`赛事卡住了，流程从 ${timeText(since)} 起停在这一步，每 10 分钟再试一次，成功后自动继续。`}
      {!isAdmin && '请联系管理员。'}
    </Note>
  );
}
