import type { LineUpDraft } from '@pailei/contracts/play/battles/battle-views';
import type { LineUpBody } from '@pailei/contracts/play/battles/battles.api';

import { bodyOf, editedOf, isSameBody, lineUpBodyOf, type EditedLineUp, type OptionMember } from './edited-line-up.ts';
import { editLineUp, type LineUpEdit } from './line-up-edits.ts';
import type { BattleSettings } from '@pailei/domain/battles/settings';

/** A change that another captain of the team has saved. */
export type ForeignDraft = {
  readonly name: string;
  readonly at: string;
  readonly body: LineUpBody;
  /** It is on the page; else the own changes, which are not saved yet, stand. */
  readonly is_taken: boolean;
};

/** A line-up on the page, and what the server has of it. */
export type DraftSync = {
  readonly edited: EditedLineUp;
  readonly saved: LineUpBody;
  /** Of the newest draft that was looked at; null: there is none yet. */
  readonly seen_at: string | null;
  readonly foreign: ForeignDraft | null;
};

/** Who reads and with what: the rules of the battle, the members of the team, the captain's own account. */
export type DraftContext = {
  readonly settings: BattleSettings;
  readonly members: readonly OptionMember[];
  readonly accountId: string;
};

export type DraftChange =
  | { readonly type: 'edit'; readonly edit: LineUpEdit }
  | { readonly type: 'saved'; readonly body: LineUpBody }
  | { readonly type: 'arrived'; readonly draft: LineUpDraft }
  | { readonly type: 'take_foreign' };

/** As the page begins: with the draft, else with a proposal that is not saved before it is changed. */
export function beginSync(draft: LineUpDraft | null, proposal: LineUpBody, context: DraftContext): DraftSync {
  const { settings, members } = context;
  const edited = editedOf(draft ? lineUpBodyOf(draft.line_up) : proposal, settings, members);
  return { edited, saved: bodyOf(edited, settings), seen_at: draft?.saved_at ?? null, foreign: null };
}

export const isUnsaved = ({ edited, saved }: DraftSync, { settings }: DraftContext): boolean =>
  !isSameBody(bodyOf(edited, settings), saved);

function taken(sync: DraftSync, body: LineUpBody, { settings, members }: DraftContext): DraftSync {
  const edited = editedOf(body, settings, members);
  return { ...sync, edited, saved: bodyOf(edited, settings) };
}

/**
 * A draft that was saved: by another captain it is shown where nothing of one's own waits to be saved, else it is told of, and the
 * own one, saved later, stands. What one has saved oneself changes nothing; from another window it is shown the same way.
 */
function arrived(sync: DraftSync, draft: LineUpDraft, context: DraftContext): DraftSync {
  if (sync.seen_at !== null && Date.parse(draft.saved_at) <= Date.parse(sync.seen_at)) return sync;
  const seen = { ...sync, seen_at: draft.saved_at };
  const body = lineUpBodyOf(draft.line_up);
  const isOwn = draft.saved_by.id === context.accountId;
  const isWaiting = isUnsaved(sync, context);
  const foreign = { name: draft.saved_by.username, at: draft.saved_at, body, is_taken: !isWaiting };
  if (isSameBody(body, bodyOf(sync.edited, context.settings))) return { ...seen, saved: body, foreign: null };
  if (isWaiting) return isOwn ? seen : { ...seen, foreign };
  return { ...taken(seen, body, context), foreign: isOwn ? null : foreign };
}

/** The page after one change. */
export function syncDraft(sync: DraftSync, change: DraftChange, context: DraftContext): DraftSync {
  switch (change.type) {
    case 'edit':
      return { ...sync, edited: editLineUp(sync.edited, change.edit) };
    case 'saved':
      return { ...sync, saved: change.body };
    case 'arrived':
      return arrived(sync, change.draft, context);
    case 'take_foreign':
      return sync.foreign
        ? { ...taken(sync, sync.foreign.body, context), foreign: { ...sync.foreign, is_taken: true } }
        : sync;
    default:
      return change satisfies never;
  }
}
