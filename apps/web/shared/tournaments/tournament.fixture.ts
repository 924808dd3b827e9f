import { drawKey } from '@pailei/domain/random/draw-key';
import { createTournament } from '@pailei/domain/tournament/create';
import { decideTournament } from '@pailei/domain/tournament/decide/decide';
import { DEFAULT_TOURNAMENT_SETTINGS, lineupSize } from '@pailei/domain/tournament/settings';
import { evolveTournament, initialState } from '@pailei/domain/tournament/evolve';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';
import type { TournamentSettings, TournamentState } from '@pailei/domain/tournament/types';
import type { TournamentViolation } from '@pailei/domain/tournament/violations';
import type { MatchResult } from '@pailei/domain/series/match-result';
import { isViolation } from '@pailei/domain/violation/violation';

const KEY = drawKey('07'.repeat(32));
const NOW = '2026-11-20T12:00:00.000Z';

/** Plays commands on a tournament; a refusal fails the test. */
export function played(state: TournamentState, ...commands: readonly TournamentCommand[]): TournamentState {
  return commands.reduce((before, command) => {
    const after = decided(before, command);
    if (isViolation(after)) throw new Error(`${command.type} was refused: ${after.violation}`);
    return after;
  }, state);
}

function decided(state: TournamentState, command: TournamentCommand): TournamentState | TournamentViolation {
  let ids = Object.keys(state.match_index).length;
  const decision = decideTournament(state, command, { now: NOW, draw_key: () => KEY, new_id: () => `m${(ids += 1)}` });
  return isViolation(decision) ? decision : decision.reduce(evolveTournament, state);
}

/** A draft with these settings over the default ones. */
export function draft(settings: Partial<TournamentSettings> = {}): TournamentState {
  const created = createTournament(
    {
      tournament_id: 't1',
      is_demo: false,
      name: '霜降杯',
      description: '',
      stream_url: null,
      capacity: 32,
      settings: { ...DEFAULT_TOURNAMENT_SETTINGS, ...settings },
      times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
    },
    { now: NOW },
  );
  if (isViolation(created)) throw new Error(`the draft was refused: ${created.violation}`);
  return initialState(created[0]);
}

/** Open for entries, with players p1, p2, … named 选手1, 选手2, …, who have handed in their decks. */
export function withEntrants(state: TournamentState, players: number): TournamentState {
  const count = lineupSize(state.settings);
  const ids = Array.from({ length: players }, (_, index) => index + 1);
  return played(
    state,
    { type: 'open_registration' },
    ...ids.map((n): TournamentCommand => ({
      type: 'register',
      participant_id: `p${n}`,
      user_id: `u${n}`,
      name: `选手${n}`,
    })),
    ...ids.map((n): TournamentCommand => ({ type: 'submit_decks', participant_id: `p${n}`, count })),
  );
}

/** Running without a check-in, the players seeded by their number. */
export function started(settings: Partial<TournamentSettings>, players: number): TournamentState {
  const open = withEntrants(draft({ check_in_required: false, ...settings }), players);
  const seed_order = Array.from({ length: players }, (_, index) => `p${index + 1}`);
  return played(open, { type: 'start', due_at: null, seed_order });
}

/** Ends a match, and does what is then due, as the server does. */
export function finish(
  state: TournamentState,
  match_id: string,
  result: MatchResult,
  score: readonly [number, number],
): TournamentState {
  const over = played(state, {
    type: 'finish_match',
    match_id,
    status: 'finished',
    result,
    wins_a: score[0],
    wins_b: score[1],
    force: false,
  });
  const after = decided(over, { type: 'advance', by_hand: false });
  return isViolation(after) ? over : after;
}

const SWISS_CUT = {
  stages: [
    { type: 'swiss', rounds: 2, best_of: 3 },
    { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false },
  ],
} as const;

/** Two rounds of Swiss, behind which the best two play a final. */
export const swiss = (players = 4) => started(SWISS_CUT, players);

/** Counted from 0, in the first stage. */
export function matchAt({ stages }: TournamentState, round: number, seat: number): MatchSummary {
  const match = stages[0]?.rounds[round]?.matches[seat];
  if (!match) throw new Error(`there is no match ${seat} in round ${round}`);
  return match;
}

/** Every match won by its first side, until this stage has begun. */
export function playedUntilStage(state: TournamentState, stage: number): TournamentState {
  let now = state;
  while (now.stages.length <= stage) {
    const open = now.stages
      .at(-1)
      ?.rounds.at(-1)
      ?.matches.find(({ result }) => result === null);
    if (!open) throw new Error(`stage ${stage} never begins`);
    now = finish(now, open.match_id, 'a', [2, 0]);
  }
  return now;
}
