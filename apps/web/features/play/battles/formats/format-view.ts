import type { BattleState } from '@pailei/domain/battles/types';
import type { ComponentType } from 'react';

import type { FormatFacts } from '../../../../shared/battles/model/format-facts.ts';

export type FormatBodyProps = {
  state: BattleState;
  /** Opens a board of the battle by its number. */
  onOpen: (number: number) => void;
};

/** How a format is shown on the page; a new one is its file and its line in the map of views. */
export type FormatView = FormatFacts & {
  /** When spectators come to see the line-ups. */
  readonly reveal: string;
  /** Title of the body in Song. */
  readonly title: string;
  /** What the body shows, in a sentence. */
  readonly note: string;
  readonly Body: ComponentType<FormatBodyProps>;
};
