import { holdsRight } from '@pailei/domain/rights';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useStaff } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Note } from '../../../shared/ui/Note.tsx';
import { timeText } from '../../home/home.words.ts';

/** To the staff of an event while one of its steps fails again and again. */
export function StalledNote({ tournamentId }: { tournamentId: string }) {
  const isAdmin = holdsRight('admin', useAtomValue(userAtom));
  const stalled = useStaff().state?.stalled.find(({ tournament_id }) => tournament_id === tournamentId);
  if (!stalled) return null;
  const action = isAdmin && (
    <Link className="lnk" to="/admin/jobs">
      查看原因
    </Link>
  );
  return (
    <Note tone="yan" icon={<TriangleAlert size={18} />} action={action} className="mt-4">
      {`有一步反复失败，${timeText(stalled.since)} 起停在这里，每 10 分钟再试一次，成功后自动继续。`}
      {!isAdmin && '请联系管理员。'}
    </Note>
  );
}
