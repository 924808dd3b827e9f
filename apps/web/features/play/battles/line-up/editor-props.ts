import type { BattleSettings } from '@pailei/domain/battles/settings';

import type { OptionMember } from './model/edited-line-up.ts';
import type { LineUpProblem } from './model/line-up-checks.ts';
import type { LineUpDraftState } from './useLineUpDraft.ts';

/** What the parts of the editor share. */
export type EditorProps = {
  draft: LineUpDraftState;
  settings: BattleSettings;
  members: readonly OptionMember[];
  problems: readonly LineUpProblem[];
  /** The captain's own. */
  accountId: string;
  /** Places have names: 先锋, 大将. */
  hasOrderNames: boolean;
};
