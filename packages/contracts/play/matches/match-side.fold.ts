import type { MatchSide } from './matches.api.ts';
import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { MatchSideEvents } from './match-side.topic.ts';

const handlers: Handlers<MatchSide, MatchSideEvents> = {
  /** It replaces an earlier one of the same kind and game. */
  choice_locked(side, { kind, game_number, slots }) {
    const others = side.choices.filter((known) => known.kind !== kind || known.game_number !== game_number);
    return { ...side, choices: [...others, { kind, game_number, slots: [...slots] }] };
  },
  /** A changed call replaces its old self, a new one stands last. */
  call_changed(side, { call }) {
    const { calls = [] } = side;
    const index = calls.findIndex(({ id }) => id === call.id);
    return { ...side, calls: index < 0 ? [...calls, call] : calls.with(index, call) };
  },
};

export const foldMatchSide: Fold<MatchSide> = (side, event) => foldBy(handlers, side, event);
