import { holdsRight } from '@pailei/domain/rights';
import { deskPath } from '../../../../shared/links/links.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { ActionAnchor } from '../../../../shared/ui/actions/Action.tsx';

/** Leads referees to the desk with this match open, where everything can be decided; nobody else has it. */
export function DeskLink({ tournamentId, matchId }: { tournamentId: string; matchId: string }) {
  if (!holdsRight('referee', useAtomValue(userAtom))) return null;
  return (
    <ActionAnchor variant="ghost" href={deskPath(tournamentId, matchId)}>
      裁判台
    </ActionAnchor>
  );
}
