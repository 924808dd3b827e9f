import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { holdsRight } from '@pailei/domain/rights/rights';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { useIsPast } from '../model/past.ts';

const CorrectionDialog = lazy(async () => ({
  default: (await import('../../../../shared/rulings/CorrectionDialog.tsx')).CorrectionDialog,
}));
const RulingDialog = lazy(async () => ({
  default: (await import('../../../../shared/rulings/RulingDialog.tsx')).RulingDialog,
}));

type RulingProps = {
  onRule?: (matchId: string) => void;
  onCorrect?: (matchId: string) => void;
  refusal?: string;
};

/** What a referee may do with each match of a list, and the dialog that is open; nothing for all others. */
export function useRulings(tournament: TournamentState): {
  isReferee: boolean;
  of: (match: MatchSummary) => RulingProps;
  dialog: ReactNode;
} {
  const user = useAtomValue(userAtom);
  const isPast = useIsPast();
  const isReferee = holdsRight('referee', user) && !isPast;
  const [ruled, setRuled] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<string | null>(null);
  const isOwn = ({ a, b }: MatchSummary) => [a, b].some((id) => tournament.participants[id]?.user_id === user?.id);
  return {
    isReferee,
    of: (match) => {
      if (!isReferee) return {};
      return isOwn(match) ? { refusal: '自己的场次，由其他裁判处理' } : { onRule: setRuled, onCorrect: setCorrected };
    },
    dialog: (
      <Suspense>
        {ruled !== null && <RulingDialog matchId={ruled} onClose={() => setRuled(null)} />}
        {corrected !== null && <CorrectionDialog matchId={corrected} onClose={() => setCorrected(null)} />}
      </Suspense>
    ),
  };
}
