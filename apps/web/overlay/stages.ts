import type { Stage, StageType, TournamentState } from '@pailei/domain/tournament';
import type { OverlayLayout } from './params.ts';

type EventLayout = Extract<OverlayLayout, 'bracket' | 'standings'>;

/** The layout that draws the stages of a type. */
const LAYOUT_OF: Readonly<Record<StageType, EventLayout>> = { swiss: 'standings', single_elimination: 'bracket' };

/** The newest stage that this layout draws. */
export function stageFor(layout: EventLayout, tournament: TournamentState | null): Stage | undefined {
  return tournament?.stages.findLast(({ type }) => LAYOUT_OF[type] === layout);
}
