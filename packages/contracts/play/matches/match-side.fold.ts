import type { MatchSide } from './matches.api.ts';
import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { MatchSideEvents } from './match-side.topic.ts';

const handlers: Handlers<MatchSide, MatchSideEvents> = {
  /** It replaces an earlier one of the same kind and game. */
  choice_locked(side, { kind, game_number, slots }) {
    const others = side.choices.filter((known) => known.kind !== kind || known.game_number !== game_number);
    return { ...side, choices: [...others, { kind, game_number, slots: [...slots] }] };
  },
};

export const foldMatchSide: Fold<MatchSide> = (side, event) => foldBy(handlers, side, event);
