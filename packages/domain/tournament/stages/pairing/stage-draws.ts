import type { DrawKey } from '../../../random/draw-key.ts';
import type { TournamentFacts } from '../../decide/commands.ts';
import type { TournamentEventOf } from '../../events.ts';
import type { Pairing, PublishedRound, SeatedRound } from './seated-round.ts';
import type { StageScope } from '../stage-scope.ts';

/** What a stage draws, round by round. */
export type StageDraws<G> = {
  /** To be checked with the published key. */
  pair(event: StageScope, stage: G, key: DrawKey): Pairing;
  /** The number of the round that waits for the staff to publish it; null: none does. */
  held(event: StageScope, stage: G): number | null;
  draw(event: StageScope, stage: G, key: DrawKey): SeatedRound;
  /** The same of seats that were chosen by hand. Throws RangeError for somebody who is not in the field. */
  seat(
    event: StageScope,
    stage: G,
    seats: { pairs: readonly (readonly [string, string])[]; bye: string | null },
  ): SeatedRound;
  /** Who is in the field of the next round. */
  field(event: StageScope, stage: G): readonly string[];
  /** A text that differs where another pairing could follow: field, points, opponents, floats, who is kept apart. */
  basis(event: StageScope, stage: G): string;
  /** The event that starts its next round with this pairing. */
  start(
    event: StageScope,
    stage: G,
    order: { readonly round: PublishedRound; readonly facts: TournamentFacts },
  ): TournamentEventOf<'round_started'>;
};
