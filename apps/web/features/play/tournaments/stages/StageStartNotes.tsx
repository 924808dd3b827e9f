import { CARRY_NAMES } from '@pailei/contracts/play/stages/stage-entry.texts';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { Note } from '../../../../shared/ui/feedback/Note.tsx';

type StageStartNotesProps = { tournament: TournamentState; stage: Stage };

/** What was not as planned when a stage began, and what it brought along from the one before. */
export function StageStartNotes({ tournament, stage }: StageStartNotesProps) {
  const texts = stageStartTexts(tournament, stage);
  if (texts.length === 0) return null;
  return (
    <div className="mb-3 grid gap-2">
      {texts.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
    </div>
  );
}

/** One sentence for each of them. */
export function stageStartTexts(
  { participants, stages, short_of_stage }: TournamentState,
  { index, planned, entrants, together = [], carried, drawn }: Stage,
): string[] {
  const nameOf = (id: string) => participants[id]?.name ?? '';
  const pairs = together.map(({ a, b }) => `${nameOf(a)} 与 ${nameOf(b)}`);
  return [
    ...(planned === undefined ? [] : [`原定 ${planned} 人晋级，实际 ${entrants.length} 人，空位轮空`]),
    ...(pairs.length === 0 ? [] : [`未能分开：${pairs.join('、')}`]),
    ...(drawn ? drawnTexts(drawn, nameOf) : []),
    ...(carried === undefined ? [] : [`从上一阶段${CARRY_NAMES[carried.kind]}`]),
    ...(short_of_stage === undefined || index !== stages.length - 1 ? [] : ['晋级不足 2 人，赛事到此结束']),
  ];
}

/** What became of the draw of the groups. */
function drawnTexts({ added, moved, is_void = false }: NonNullable<Stage['drawn']>, nameOf: (id: string) => string) {
  if (is_void) return ['人数变化后小组数不同，事先的分组作废，按种子重新分组'];
  return [
    ...(added.length === 0 ? [] : [`分组后补入：${added.map(nameOf).join('、')}`]),
    ...(moved.length === 0 ? [] : [`为平衡人数换组：${moved.map(nameOf).join('、')}`]),
  ];
}
