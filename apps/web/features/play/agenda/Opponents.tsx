import type { AgendaOpponent } from '@pailei/contracts/play/agenda/agenda.api';

import { decksOfPath, playerPath } from '../../../shared/links/links.ts';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Avatar } from '../../../shared/ui/marks/Avatar.tsx';
import { useAgendaHistory } from './agenda.api.ts';

/** Whom the visitor has met in the events that are played, with their records there, and their lists where they are open. */
export function Opponents() {
  const { data } = useAgendaHistory();
  if (data === undefined) return <SkeletonRows count={3} />;
  const { opponents } = data;
  return (
    <section>
      <SectionHeader title="我的对手" meta={opponents.length > 0 && `${opponents.length} 人`} />
      {opponents.length === 0 ? (
        <p className="text-13 text-text-3">还没有对手，开赛后显示他们在本赛事的战绩。</p>
      ) : (
        <ul className="border-t border-t-line-2">
          {opponents.map((one) => (
            <OpponentRow key={one.participant_id} opponent={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpponentRow({ opponent }: { opponent: AgendaOpponent }) {
  const { player, record, tournament_id, tournament_name, may_read_lists } = opponent;
  return (
    <li className="flex items-center gap-3 border-b border-b-line-1 py-2.5">
      <Avatar name={player.username} size={32} userId={player.id} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <TextLink to={playerPath(player.id)}>{player.username}</TextLink>
        <small className="block text-text-3">{tournament_name}</small>
      </span>
      {may_read_lists && <TextLink to={decksOfPath(tournament_id, player.username)}>卡组</TextLink>}
      <span className="font-num text-16 font-semibold whitespace-nowrap" aria-label={recordLabel(record)} role="img">
        {record.won} - {record.lost}
        {record.drawn > 0 && ` - ${record.drawn}`}
      </span>
    </li>
  );
}

const recordLabel = ({ won, lost, drawn }: AgendaOpponent['record']) => `${won} 胜 ${lost} 负 ${drawn} 平`;
