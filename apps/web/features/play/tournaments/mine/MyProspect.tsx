import { currentStandings } from '@pailei/domain/tournament/views';
import { whatIfQuestion } from '@pailei/domain/tournament/what-if/what-if-question';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { standingsRules } from '@pailei/domain/tournament/stages/standings-rules';
import { useMemo } from 'react';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import { WhatIfSection } from '../stages/proof/WhatIfSection.tsx';
import { cutAfter } from '../stages/stage-views.ts';

/** What the last round of a table may still bring for oneself, once the own match is over. */
export function MyProspect({ tournament, id }: { tournament: TournamentState; id: string }) {
  const question = useMemo(() => questionOf(tournament, id), [tournament, id]);
  return question && <WhatIfSection question={question} nameOf={(each) => nameOf(tournament, each)} />;
}

function questionOf(tournament: TournamentState, id: string) {
  const stage = tournament.current_stage;
  const places = stage === null ? null : (cutAfter(tournament, stage)?.size ?? null);
  if (stage === null || places === null) return null;
  const rows = currentStandings(tournament, stage);
  if (!rows.some((row) => row.id === id)) return null;
  const table = { group: null, rows, rules: standingsRules(tournament, stage) };
  return whatIfQuestion(tournament, stage, table, { places, focus: id });
}
