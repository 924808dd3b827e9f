import { createHash, createHmac, randomInt } from 'node:crypto';
import { newId } from '@pailei/db/id';
import { drawKey } from '@pailei/domain/random/draw-key';
import { winsNeeded } from '@pailei/domain/series/settings';
import { createTournament } from '@pailei/domain/tournament/create';
import { currentStage } from '@pailei/domain/tournament/state-parts';
import { decideTournament } from '@pailei/domain/tournament/decide/decide';
import { DEFAULT_TOURNAMENT_SETTINGS, lineupSize } from '@pailei/domain/tournament/settings';
import { evolveTournament, initialState } from '@pailei/domain/tournament/evolve';
import type { TournamentCommand } from '@pailei/domain/tournament/decide/commands';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { isViolation } from '@pailei/domain/violation/violation';

const CAPACITY = 1_024;
const ROUNDS = 10;
/** Commands come up to so many milliseconds after one another. */
const PAUSE_MS = 4_000;
const YEAR_MS = 365 * 24 * 3_600_000;
const NAME_PARTS = [
  '清风',
  '夜雨',
  '渡鸦',
  '萨满',
  'Alex',
  '小',
  '阿',
  '龙',
  '月',
  '白',
  '酒馆',
  '炉石',
  'Mage',
  '不',
  '鱼',
];

/** Accounts were made on any day of a year. */
const idOfAccount = () => newId(Date.parse('2026-01-01T00:00:00.000Z') + randomInt(YEAR_MS));
const playerName = () =>
  Array.from({ length: 2 }, () => NAME_PARTS[randomInt(NAME_PARTS.length)]).join('') + String(randomInt(1_000));

/** An event of Swiss rounds, decided and folded by the domain, with ids and times as a site makes them. */
export function playedEvent(players: number, roundsPlayed: number): TournamentState {
  let at = Date.parse('2026-11-28T11:00:00.000Z');
  const now = () => new Date((at += randomInt(PAUSE_MS))).toISOString();
  const nextId = () => newId(at);
  const secret = createHash('sha256').update('an event of the benchmarks').digest();
  const facts = () => ({
    now: now(),
    new_id: nextId,
    draw_key: (label: string) => drawKey(createHmac('sha256', secret).update(label).digest('hex')),
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  });
  const created = createTournament(
    {
      tournament_id: nextId(),
      name: '周末擂台',
      description: '瑞士轮，三局两胜。',
      stream_url: null,
      is_demo: false,
      capacity: CAPACITY,
      settings: { ...DEFAULT_TOURNAMENT_SETTINGS, stages: [{ type: 'swiss', rounds: ROUNDS, best_of: 3 }] },
      times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
    },
    { now: now() },
  );
  if (isViolation(created)) throw new Error(created.violation);
  let state = initialState(created[0]);
  const run = (command: TournamentCommand) => {
    const events = decideTournament(state, command, facts());
    if (isViolation(events)) throw new Error(`${command.type}: ${events.violation}`);
    state = events.reduce(evolveTournament, state);
  };

  run({ type: 'open_registration' });
  const ids = Array.from({ length: players }, () => {
    const participant_id = nextId();
    run({ type: 'register', participant_id, user_id: idOfAccount(), name: playerName() });
    run({ type: 'submit_decks', participant_id, count: lineupSize(state.settings) });
    return participant_id;
  });
  run({ type: 'open_check_in', due_at: new Date(at + YEAR_MS).toISOString() });
  for (const participant_id of ids) run({ type: 'check_in', participant_id });
  run({ type: 'start', due_at: null, seed_order: [] });
  for (let round = 0; round < roundsPlayed; round += 1) {
    playRound(state, run);
    run({ type: 'advance', by_hand: false });
  }
  return state;
}

function playRound(state: TournamentState, run: (command: TournamentCommand) => void): void {
  const matches = currentStage(state)?.rounds.at(-1)?.matches ?? [];
  for (const [index, { match_id, result, best_of }] of matches.entries()) {
    if (result !== null) continue;
    const isUpset = index % 3 === 0;
    const loser = index % 2;
    run({
      type: 'finish_match',
      match_id,
      status: 'finished',
      result: isUpset ? 'b' : 'a',
      wins_a: isUpset ? loser : winsNeeded(best_of),
      wins_b: isUpset ? winsNeeded(best_of) : loser,
      force: false,
    });
  }
}
