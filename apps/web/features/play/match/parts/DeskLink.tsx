import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { SeriesState } from '@pailei/domain/series/types';
import { lazy, Suspense, useState } from 'react';
import { deskPath } from '../../../../shared/links/links.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { ActionAnchor, ActionButton } from '../../../../shared/ui/actions/Action.tsx';

const RulingLinks = lazy(async () => ({ default: (await import('./RulingLinks.tsx')).RulingLinks }));

/** Leads referees to the desk with this match open, where everything can be decided, and on demand to each ruling there; nobody else has it. */
export function DeskLink({ info, series }: { info: MatchInfo; series: SeriesState }) {
  const user = useAtomValue(userAtom);
  const [isOpen, setOpen] = useState(false);
  if (info.tournament_id === null || !holdsRight('referee', user)) return null;
  return (
    <div className="mt-4">
      <div className="flex justify-end gap-2">
        <ActionButton variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          裁定
        </ActionButton>
        <ActionAnchor variant="ghost" href={deskPath(info.tournament_id, info.id)}>
          裁判台
        </ActionAnchor>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <RulingLinks tournamentId={info.tournament_id} matchId={info.id} series={series} />
        </Suspense>
      )}
    </div>
  );
}
