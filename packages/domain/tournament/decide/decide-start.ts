import { drawLabels } from '../../random/draw-labels.ts';
import { randomFromKey } from '../../random/keyed.ts';
import type { DrawKey } from '../../random/draw-key.ts';
import type { RewardTable } from '../../rewards/types.ts';
import { freezeSheet, ruleSettingsOf } from '../rule-sheet/rule-sheet.ts';
import type { RuleSheet, Participant, TournamentState } from '../types.ts';
import type { Apart } from '../seeding/keep-apart.ts';
import { drawSeeds, type RecordedSeeding } from '../seeding/seeding.ts';
import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { withoutLegalDecks } from './decide-decks.ts';
import { lacksDecks } from './decide-entry.ts';
import { waitlistOf, WITH_A_PLACE } from '../entries/waitlist.ts';
import { apartOf, recordedSeeding, seedValuesOf } from './decide-seeding.ts';
import { planFrom, type Decision } from './plan.ts';
import { rewardTableOf } from '../rewards.ts';
import { deckSettingsOf } from '../settings.ts';
import { playFault } from '../settings-faults.ts';
import { beginFirstStage } from '../stages.ts';

/** Whoever holds a place and is here plays; free places go down the waitlist to those who are here. */
export function decideStart(
  state: TournamentState,
  command: TournamentCommandOf<'start'>,
  facts: TournamentFacts,
): Decision {
  const isReady = state.status === 'check_in' || (state.status === 'registration' && !state.settings.check_in_required);
  if (!isReady) return violation('wrong_tournament_status', { status: state.status });
  if (command.due_at !== null) {
    if (command.due_at !== (state.check_in_due_at ?? state.times.starts_at)) return violation('stale_deadline');
    if (facts.now < command.due_at) return violation('too_early');
  }
  const fault = playFault(state.settings);
  if (fault) return violation('invalid_tournament', fault);
  const isStrict = deckSettingsOf(state.settings).drop_without_decks;
  const without = new Set(isStrict ? withoutLegalDecks(state, command.illegal_decks ?? []) : []);
  const mayPlay = (participant: Participant) => isHere(state, participant) && !without.has(participant.id);
  const withPlace = Object.values(state.participants).filter(({ status }) => WITH_A_PLACE.includes(status));
  const present = withPlace.filter(mayPlay);
  const free = state.capacity - present.length;
  const promoted = waitlistOf(state).filter(mayPlay).slice(0, free);
  const entrants = [...present, ...promoted].map(({ id }) => id);
  if (entrants.length < 2) return violation('not_enough_entrants', { entrants: entrants.length });
  const absent = withPlace.filter((participant) => !present.includes(participant)).map(({ id }) => id);
  const values = seedValuesOf(state, command);
  const seeded = drawSeeds(entrants, values, facts.draw_key(drawLabels.seeds));
  const rewards = rewardTableOf(state, command.site_rewards ?? null);
  return startWith(state, facts, {
    seeded,
    absent,
    without_decks: absent.filter((id) => without.has(id)),
    rewards,
    seeding: recordedSeeding(state, seeded, values),
    apart: apartOf(state, entrants, command),
    team_of: command.team_of ?? {},
  });
}

type Field = {
  seeded: readonly string[];
  absent: readonly string[];
  without_decks: readonly string[];
  rewards: RewardTable | null;
  seeding: RecordedSeeding | undefined;
  apart: Apart;
  team_of: Readonly<Record<string, string>>;
};

function startWith(state: TournamentState, facts: TournamentFacts, field: Field): Decision {
  const { seeded, absent, without_decks, rewards, seeding, apart, team_of } = field;
  const plan = planFrom(state, facts);
  const lots = drawLots(seeded.length, facts.draw_key(drawLabels.lots));
  const entrants = seeded.map((participant_id, index) => {
    const team_id = team_of[participant_id];
    return { participant_id, lot: lots[index] ?? index + 1, ...(team_id !== undefined && { team_id }) };
  });
  plan.add('tournament_started', {
    entrants,
    absent,
    ...(without_decks.length > 0 && { without_decks }),
    ...(rewards && { rewards }),
    ...(facts.sha256 && { rules: freezeSheet(firstSheet(state, rewards), facts.sha256) }),
    ...(seeding && { seeding }),
    ...(apart.length > 0 && { apart }),
  });
  beginFirstStage(plan, seeded);
  return plan.events;
}

function firstSheet(state: TournamentState, rewards: RewardTable | null): RuleSheet {
  return { tournament_id: state.id, number: 1, settings: ruleSettingsOf(state.settings), rewards };
}

function isHere(state: TournamentState, participant: Participant): boolean {
  if (state.status === 'check_in' && state.settings.check_in_required) return participant.checked_in_at !== null;
  return !lacksDecks(state.settings, participant.decks_submitted);
}

/** The stored random order: the lot of each entrant, by seed. */
export function drawLots(count: number, key: DrawKey): number[] {
  return randomFromKey(key).shuffle(Array.from({ length: count }, (_, index) => index + 1));
}
