import { decklistPolicyText } from '@pailei/contracts/play/tournaments/decklist-policy-text';
import type { DecklistAccess } from '@pailei/contracts/play/decklists/decklists.api';
import {
  areOpponentListsOpen,
  mayReadDecklist,
  type DecklistViewer,
} from '@pailei/domain/tournament/decklists/decklist-visibility';
import { decklistPolicyOf } from '@pailei/domain/tournament/settings';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { shownTournament } from '../tournaments/shown-tournament.ts';
import { delayFor, isStaff } from '../../site/visibility/reader.ts';

/** An event as one reader is shown it, and which of its lists they may read. */
export type ShownDecklists = {
  event: TournamentState;
  /** Of the event's log: equal versions show the same. */
  version: number;
  /** Whether they see it later than it happens. */
  isTrailing: boolean;
  access: DecklistAccess;
  isReadable: (participant: Participant) => boolean;
  /** Whether the players of a match of this stage read each other's lists. */
  areOpponentsOpen: (matchStage: number) => boolean;
};

/** Those who left before it began never brought their lists to the event. */
const GONE: readonly Participant['status'][] = ['withdrawn', 'rejected'];

/** `undefined` where there is no such event for this reader. Needs a repeatable-read transaction. */
export async function readShownDecklists(
  trx: Trx,
  id: string,
  actor: Actor | null,
): Promise<ShownDecklists | undefined> {
  const view = await shownTournament(trx, id, actor);
  if (!view) return undefined;
  const { tournament: event, version } = view;
  const mayRead = (viewer: DecklistViewer) => mayReadDecklist(decklistPolicyOf(event.settings), { viewer, ...event });
  const viewer = isStaff(actor) ? 'staff' : 'public';
  return {
    event,
    version,
    isTrailing: delayFor(actor, event.settings) > 0,
    access: accessOf(event, mayRead(viewer)),
    isReadable(participant) {
      const isOwner = actor?.user_id === participant.user_id;
      if (!mayRead(isOwner ? 'owner' : viewer)) return false;
      return isOwner || viewer === 'staff' ? !GONE.includes(participant.status) : participant.seed !== null;
    },
    areOpponentsOpen: (matchStage) => areOpponentListsOpen(decklistPolicyOf(event.settings), matchStage),
  };
}

function accessOf({ settings }: TournamentState, is_open: boolean): DecklistAccess {
  const policy = decklistPolicyOf(settings);
  return { ...policy, is_open, message: is_open ? null : decklistPolicyText(policy, settings.stages) };
}
