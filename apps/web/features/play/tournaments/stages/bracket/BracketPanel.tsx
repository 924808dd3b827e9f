import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { nameOf } from '../../../../../shared/tournaments/people.ts';
import type { StagePanelProps } from '../stage-view.ts';
import { Bracket } from './Bracket.tsx';
import { noChampionText } from './bracket-layout.ts';
import { BracketControls, BracketLegend } from './BracketControls.tsx';
import { BracketList } from './BracketList.tsx';
import { PlayedMatches } from './PlayedMatches.tsx';
import { useBracketView } from './useBracketView.ts';
import { useIsPrinting } from './useIsPrinting.ts';

/** The tree of a knock-out, and for referees its matches. */
export function BracketPanel({ tournament, stage }: StagePanelProps) {
  return (
    <>
      <StageBracket tournament={tournament} stage={stage} />
      <PlayedMatches tournament={tournament} stage={stage} />
    </>
  );
}

function StageBracket({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const view = useBracketView(tournament, stage);
  const isPrinting = useIsPrinting();
  const { layout, myId, zoom, setZoom, followsLive, sought, search, foundId } = view;
  const isTree = view.shape === 'tree';
  const championText = noChampionText(layout);
  const isOver = tournament.status !== 'running' || stage.status === 'finished';
  const before = tournament.stages[stage.index - 1];
  return (
    <section className="flex flex-wrap items-center gap-3" aria-label="对阵表">
      <span className="flex-1 text-13 text-text-3 max-tablet:w-full max-tablet:flex-none">
        {stage.entrants.length} 人{STAGE_TEXTS[stage.type].name}
        {before && `，按${STAGE_TEXTS[before.type].name}名次排种子`}
      </span>
      <BracketControls view={view} entrants={stage.entrants.length} isOver={isOver} />
      {search !== '' && (
        <p className="w-full text-13 text-text-2 print:hidden" role="status">
          {foundId ? `已标出 ${nameOf(tournament, foundId)} 的路线` : '没有找到这名选手'}
        </p>
      )}
      {championText !== null && <Note>{championText}</Note>}
      <div className="w-full min-w-0">
        {isTree ? (
          <Bracket {...{ tournament, layout, myId, zoom, followsLive, sought }} onZoom={setZoom} />
        ) : (
          <BracketList tournament={tournament} layout={layout} />
        )}
        {isTree && isPrinting && <BracketList tournament={tournament} layout={layout} isForPaper />}
      </div>
      {isTree && <BracketLegend view={view} />}
    </section>
  );
}
