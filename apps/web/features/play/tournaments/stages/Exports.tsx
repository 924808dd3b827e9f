import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { useIsPast } from '../model/past.ts';

const ExportMenu = lazy(async () => ({ default: (await import('./ExportMenu.tsx')).ExportMenu }));

/** The menu of exports, which comes after the page; in a replay nothing, for the files hold what is now. */
export function Exports(props: { tournament: TournamentState; stage: Stage }) {
  const isPast = useIsPast();
  if (isPast) return null;
  const room = (
    <Button variant="ghost" icon={<Download size={16} />} disabled>
      导出
    </Button>
  );
  return (
    <Suspense fallback={room}>
      <ExportMenu {...props} />
    </Suspense>
  );
}
