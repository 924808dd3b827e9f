import { DECK_VISIBILITIES, type DeckVisibility } from '@pailei/contracts/decks/decks/decks.api';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { VISIBILITY_NAMES } from '../../../../shared/decks/deck-labels.ts';

/** Who a deck can be shown to; the team only for members of one, or while it is the `current` value. */
export function useVisibilities(current: DeckVisibility): { value: DeckVisibility; label: string }[] {
  const hasTeam = typeof useAtomValue(userAtom)?.team_id === 'string';
  const offered = DECK_VISIBILITIES.filter((value) => value !== 'team' || hasTeam || current === 'team');
  return offered.map((value) => ({ value, label: VISIBILITY_NAMES[value] }));
}
