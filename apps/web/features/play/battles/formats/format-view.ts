import type { BattleState } from '@pailei/domain/battles';
import type { BySide, Side } from '@pailei/domain/series';
import type { ComponentType } from 'react';

import type { LineUpPlace } from '../model/line-up-places.ts';

/** What somebody who is on no board is marked with: waits, has won, has lost, or holds the ring. */
export type PlaceRest = 'waiting' | 'won' | 'lost' | 'holder';

export type FormatBodyProps = {
  state: BattleState;
  /** Opens a board of the battle by its number. */
  onOpen: (number: number) => void;
};

/** How a format is shown; a new one is its file and its line in the map of views. */
export type FormatView = {
  /** `ring`: one board at a time, whose two players stand on the stage. `boards`: several at once. */
  readonly stage: 'ring' | 'boards';
  /** `第 3 台`, `第 7 擂`. */
  readonly boardName: (number: number) => string;
  /** The running score: boards won, or games where the battle is one board. */
  readonly score: (state: BattleState) => BySide<number>;
  /** What a side still needs, or has left; null once that means nothing. */
  readonly need: (state: BattleState, side: Side) => string | null;
  readonly restOf: (place: LineUpPlace) => PlaceRest;
  /** Places have names: 先锋, 大将. */
  readonly hasOrderNames: boolean;
  /** When spectators come to see the line-ups. */
  readonly reveal: string;
  /** Title of the body in Song. */
  readonly title: string;
  /** What the body shows, in a sentence. */
  readonly note: string;
  readonly Body: ComponentType<FormatBodyProps>;
};
