import type { TournamentStatus } from '../types.ts';
import type { DECKLIST_POLICIES } from './decklist-policies.ts';

export type DecklistPolicy = {
  decklists: (typeof DECKLIST_POLICIES)[number];
  /** 0-based stage from which `open_from_stage` opens the lists; null: only the end does. */
  open_from_stage: number | null;
  /** 0-based stage of a match from which its players read each other's lists; null: when the public does. */
  opponents_from_stage: number | null;
};

export type DecklistViewer = 'owner' | 'staff' | 'public';

/**
 * Who asks, and where the event stands *as that reader is shown it*: the public's view trails by the event's delay,
 * and lists open with it, not before.
 */
export type DecklistFacts = { viewer: DecklistViewer; status: TournamentStatus; current_stage: number | null };

/** Whether the players of a match of this stage read each other's lists as soon as it is there. */
export function areOpponentListsOpen({ opponents_from_stage }: DecklistPolicy, matchStage: number): boolean {
  return opponents_from_stage !== null && matchStage >= opponents_from_stage;
}

/** Whether a reader may see the cards of submitted decks. The one rule behind every page, call, topic and export. */
export function mayReadDecklist(policy: DecklistPolicy, { viewer, status, current_stage }: DecklistFacts): boolean {
  switch (viewer) {
    case 'owner':
    case 'staff':
      return true;
    case 'public':
      return areListsOpen(policy, status, current_stage);
    default:
      return viewer satisfies never;
  }
}

/** A cancelled event keeps open what was open before: its stage says how far it came. */
function areListsOpen(policy: DecklistPolicy, status: TournamentStatus, stage: number | null): boolean {
  const { decklists, open_from_stage } = policy;
  const isFinished = status === 'finished';
  switch (decklists) {
    case 'closed':
      return false;
    case 'open_from_start':
      return isFinished || status === 'running' || stage !== null;
    case 'open_from_stage':
      return isFinished || (open_from_stage !== null && stage !== null && stage >= open_from_stage);
    case 'open_when_finished':
      return isFinished;
    default:
      return decklists satisfies never;
  }
}
