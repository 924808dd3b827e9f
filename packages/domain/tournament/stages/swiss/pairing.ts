import { drawLabels } from '../../../random/draw-labels.ts';
import type { DrawKey } from '../../../random/draw-key.ts';
import { pairSwissRound } from '../../swiss/pair.ts';
import { seatPairs } from '../../swiss/seat-pairs.ts';
import type { TournamentFacts } from '../../decide/commands.ts';
import type { OpenedMatch, TournamentEventOf } from '../../events.ts';
import { pairingSettingsOf } from '../../pairing-settings.ts';
import type { PairingNote, PublishedRound, SeatedRound } from '../pairing/seated-round.ts';
import type { StageDraws } from '../pairing/stage-draws.ts';
import { hasOpenMatches, isRoundOpen } from '../stage-rounds.ts';
import { activeEntrants, type StageScope } from '../stage-scope.ts';
import { swissEntrants } from './histories.ts';
import { ownSettings } from './own-settings.ts';
import type { SwissStage } from './swiss-stage.ts';

export const swissDraws: StageDraws<SwissStage> = {
  pair: drawNextRound,
  held,
  draw: drawNextRound,
  seat: (event, stage, seats) => seatPairs(swissEntrants(event, stage), seats),
  field: activeEntrants,
  basis: (event, stage) => JSON.stringify([stage.rounds.length, swissEntrants(event, stage)]),
  start: startRound,
};

/** The pairing of the next round, of those who are in it now. */
function drawNextRound(event: StageScope, stage: SwissStage, key: DrawKey): SeatedRound {
  const { pairs, bye, relaxed } = pairSwissRound(swissEntrants(event, stage), {
    key,
    round: stage.rounds.length + 1,
    first_round: event.settings.first_round,
  });
  return { pairs, bye, relaxed };
}

function held(event: StageScope, stage: SwissStage): number | null {
  const next = stage.rounds.length + 1;
  const isHeld = pairingSettingsOf(event.settings).pairing === 'preview' || stage.taken_back === next;
  const isDue =
    stage.status === 'running' &&
    !hasAllRounds(stage) &&
    !hasOpenMatches(stage) &&
    roundsToEnd(stage).length === 0 &&
    activeEntrants(event, stage).length >= 2;
  return isHeld && isDue ? next : null;
}

/** Draws and starts the next round at once. */
export function nextRound(
  event: StageScope,
  stage: SwissStage,
  facts: TournamentFacts,
): TournamentEventOf<'round_started'> {
  const key = facts.draw_key(drawLabels.pairing(stage.index, stage.rounds.length + 1));
  const round = { ...drawNextRound(event, stage, key), adjustments: [], by_hand: [], absent: [] };
  return startRound(event, stage, { round, facts });
}

type StartOrder = { readonly round: PublishedRound; readonly facts: TournamentFacts };

function startRound(
  event: StageScope,
  stage: SwissStage,
  { round: published, facts: { now, new_id } }: StartOrder,
): TournamentEventOf<'round_started'> {
  const { pairs, bye, relaxed, adjustments, by_hand, absent } = published;
  const round = stage.rounds.length + 1;
  const { best_of } = ownSettings(event, stage);
  const matches = pairs.map(({ a, b, table }): OpenedMatch => ({
    match_id: new_id(),
    round,
    table,
    node: null,
    a,
    b,
    best_of,
  }));
  const notes = pairs.flatMap(({ table, reason }): PairingNote[] => {
    const { rematch, forbidden, group_difference } = reason;
    const isByHand = by_hand.includes(table);
    if (!isByHand && !rematch && !forbidden && group_difference === 0) return [];
    return [{ table, rematch, forbidden, group_difference, ...(isByHand && { by_hand: true }) }];
  });
  const changed = {
    ...(adjustments.length > 0 && { adjustments }),
    ...(absent.length > 0 && { absent }),
  };
  return {
    type: 'round_started',
    payload: { stage: stage.index, round, bye, matches, notes, relaxed, ...changed, at: now },
  };
}

/** Rounds in which nothing is left to play and that have not been ended. */
export function roundsToEnd({ rounds }: SwissStage): SwissStage['rounds'] {
  return rounds.filter((round) => round.status === 'running' && !isRoundOpen(round));
}

export function hasAllRounds({ rounds, round_count }: SwissStage): boolean {
  return rounds.length >= round_count;
}
