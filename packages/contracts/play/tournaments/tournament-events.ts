import { BEST_OF } from '@pailei/domain/series/settings';
import { RULING_KINDS, SERIES_STATUSES } from '@pailei/domain/series/types';
import { MATCH_RESULTS } from '@pailei/domain/series/match-result';
import { OFFER_ENDS, type TournamentEvents, type TournamentEventType } from '@pailei/domain/tournament/events';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { eventShape } from '../../topics/event-shape.ts';
import { rewardChoiceSchema } from '../rewards/rewards.ts';
import { rewardTableSchema } from '../../site/settings/reward-table.ts';
import { frozenSheetShape, ruleAuthorShape, ruleChangesShape } from './rule-sheet.shape.ts';
import { recordedSeedingShape, seedingSchema } from './seeding.contract.ts';
import { tournamentSettingsSchema } from './tournament-settings.ts';
import { adjustmentShape, pairingNoteShape, relaxedShape } from '../stages/pairing/pairing-shapes.ts';
import { boardGamesShape, stageStartFields, walkoverShape } from '../stages/stage-shape.ts';
import { enteredPlayerShape, placementsShape, refereesShape, timesShape } from './tournament-shape.ts';

const id = z.string();
const count = z.number();
/** Who of the staff did it, and why. */
const signature = { by: ruleAuthorShape.exactOptional(), reason: z.string().exactOptional() };
const facts = { ...signature, at: isoTime };
const stage = count.describe('阶段的序号，从 0 起');

const details = {
  name: z.string(),
  description: z.string(),
  stream_url: z.nullable(z.string()),
  capacity: count,
  settings: tournamentSettingsSchema,
  times: timesShape,
  rewards: rewardChoiceSchema.optional(),
  banner: z.nullable(z.string()).optional(),
  referees: refereesShape.optional(),
};

const openedMatches = z.array(
  z.strictObject({
    match_id: id,
    round: count,
    table: count,
    node: z.nullable(z.string()),
    a: id,
    b: id,
    best_of: z.literal(BEST_OF),
  }),
);

const ofParticipant = z.strictObject({ ...facts, participant_id: id });
const score = { ...facts, match_id: id, wins_a: count, wins_b: count };
const games = boardGamesShape.exactOptional();
const openMatch = z.strictObject({ ...score, status: z.enum(SERIES_STATUSES), due_at: z.nullable(isoTime) });

/** Which step was taken back. */
const undoneStepShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round_start'), stage, round: count }),
  z.strictObject({ kind: z.literal('stage_start'), stage }),
  z.strictObject({ kind: z.literal('ruling'), match_id: id, ruling: z.enum(RULING_KINDS) }),
]);

/** Payload of each event of a tournament. The compiler holds it to the engine's types. */
export const TOURNAMENT_EVENT_SHAPES = {
  tournament_created: z.strictObject({ ...facts, tournament_id: id, is_demo: z.boolean(), ...details }),
  tournament_updated: z.strictObject({
    ...facts,
    changes: z.strictObject({
      name: details.name.exactOptional(),
      description: details.description.exactOptional(),
      stream_url: details.stream_url.exactOptional(),
      capacity: details.capacity.exactOptional(),
      settings: details.settings.exactOptional(),
      times: details.times.exactOptional(),
      rewards: details.rewards,
      banner: details.banner,
      referees: details.referees,
    }),
  }),
  registration_opened: z.strictObject(facts),
  participant_registered: ofParticipant.extend({
    user_id: id,
    name: z.string(),
    status: z.enum(['pending', 'registered', 'waitlisted']),
    team_id: id.exactOptional(),
    players: z.array(enteredPlayerShape).exactOptional(),
  }),
  roster_changed: ofParticipant.extend({
    added: z.array(enteredPlayerShape),
    removed: z.array(id),
    is_late: z.boolean().optional(),
  }),
  participant_approved: ofParticipant.extend({ status: z.enum(['registered', 'waitlisted']) }),
  participant_rejected: ofParticipant.extend({ reason: z.string() }),
  participant_withdrawn: ofParticipant.extend({ fee_kept: z.boolean().exactOptional() }),
  participant_promoted: ofParticipant,
  decks_submitted: ofParticipant.extend({ count }),
  decks_unlocked: ofParticipant,
  seeding_changed: z.strictObject({ ...facts, seeding: seedingSchema }),
  groups_arranged: z.strictObject({
    ...facts,
    stage,
    groups: z.array(z.array(id)),
    seeds: z.array(z.strictObject({ participant_id: id, value: z.nullable(z.number()) })).exactOptional(),
  }),
  group_place_drawn: ofParticipant.extend({ stage, group: count, candidates: z.array(id) }),
  groups_locked: z.strictObject({ ...facts, stage }),
  groups_unlocked: z.strictObject({ ...facts, stage, reason: z.string() }),
  check_in_opened: z.strictObject({ ...facts, due_at: isoTime, fills_at: isoTime.exactOptional() }),
  check_in_extended: z.strictObject({
    ...facts,
    due_at: isoTime,
    fills_at: isoTime.exactOptional(),
    reason: z.string(),
  }),
  waitlist_moved: ofParticipant.extend({ before: z.nullable(id), reason: z.string() }),
  waitlist_fill_started: z.strictObject(facts),
  place_offered: ofParticipant.extend({ due_at: isoTime }),
  place_offer_ended: ofParticipant.extend({ cause: z.enum(OFFER_ENDS) }),
  time_credited: z.strictObject({
    ...facts,
    lost_ms: count,
    times: timesShape,
    check_in_due_at: z.nullable(isoTime),
    cause: z.literal('outage').exactOptional(),
    fills_at: isoTime.exactOptional(),
    offers: z.array(z.strictObject({ participant_id: id, due_at: isoTime })).exactOptional(),
  }),
  event_paused: z.strictObject({ ...facts, reason: z.string(), by: ruleAuthorShape }),
  event_resumed: z.strictObject({ ...facts, paused_ms: count, reason: z.string(), by: ruleAuthorShape }),
  participant_checked_in: ofParticipant,
  team_member_checked_in: ofParticipant.extend({ account_id: id }),
  tournament_started: z.strictObject({
    ...facts,
    entrants: z.array(z.strictObject({ participant_id: id, lot: count, team_id: id.exactOptional() })),
    absent: z.array(id),
    without_decks: z.array(id).exactOptional(),
    rewards: rewardTableSchema.exactOptional(),
    rules: frozenSheetShape.exactOptional(),
    seeding: recordedSeedingShape.exactOptional(),
    apart: z.array(z.array(id)).exactOptional(),
  }),
  rules_amended: z.strictObject({
    ...facts,
    changes: ruleChangesShape,
    rules: frozenSheetShape,
    reason: z.string(),
    by: ruleAuthorShape,
  }),
  stage_started: z.strictObject({ ...facts, stage, entrants: z.array(id), round_count: count, ...stageStartFields }),
  round_started: z.strictObject({
    ...facts,
    stage,
    round: count,
    bye: z.nullable(id),
    matches: openedMatches,
    notes: z.array(pairingNoteShape),
    relaxed: relaxedShape,
    adjustments: z.array(adjustmentShape).exactOptional(),
    absent: z.array(id).exactOptional(),
  }),
  round_taken_back: z.strictObject({ ...facts, stage, round: count, match_ids: z.array(id), reason: z.string() }),
  stage_taken_back: z.strictObject({ ...facts, stage, match_ids: z.array(id), reason: z.string() }),
  step_undone: z.strictObject({ ...facts, step: undoneStepShape, reason: z.string(), by: ruleAuthorShape }),
  bracket_matches_opened: z.strictObject({ ...facts, stage, matches: openedMatches }),
  bracket_walkovers_given: z.strictObject({ ...facts, stage, walkovers: z.array(walkoverShape) }),
  bracket_matches_withdrawn: z.strictObject({
    ...facts,
    stage,
    match_ids: z.array(id),
    walkover_nodes: z.array(z.string()),
  }),
  match_progressed: openMatch.extend({ check_in_rung: count.exactOptional(), games }),
  match_finished: z.strictObject({
    ...score,
    status: z.enum(SERIES_STATUSES).extract(['finished', 'forfeited', 'cancelled']),
    result: z.enum(MATCH_RESULTS),
    games,
  }),
  match_reopened: openMatch.extend({ games }),
  round_finished: z.strictObject({ ...facts, stage, round: count }),
  stage_finished: z.strictObject({ ...facts, stage, ranking: z.array(id) }),
  stage_reopened: z.strictObject({ ...facts, stage }),
  stages_withdrawn: z.strictObject({ ...facts, stage, match_ids: z.array(id) }),
  tournament_reopened: z.strictObject(facts),
  ranking_corrected: z.strictObject({ ...facts, stage, ranking: z.array(id) }),
  placements_corrected: z.strictObject({ ...facts, placements: placementsShape }),
  participant_entered_late: ofParticipant.extend({
    seed: count,
    lot: count,
    half_point_bye: z.boolean().exactOptional(),
    team_id: id.exactOptional(),
  }),
  participant_dropped: ofParticipant.extend({ reason: z.string().exactOptional() }),
  participant_reinstated: ofParticipant,
  participant_disqualified: ofParticipant.extend({ reason: z.string() }),
  featured_match_changed: z.strictObject({ ...facts, match_id: z.nullable(id) }),
  tournament_finished: z.strictObject({ ...facts, placements: placementsShape, short_of_stage: stage.exactOptional() }),
  tournament_cancelled: z.strictObject({ ...facts, reason: z.string() }),
} as const satisfies { [T in TournamentEventType]: z.ZodType<TournamentEvents[T]> };

/** One event of a tournament's log. */
export const tournamentEventShape = eventShape(TOURNAMENT_EVENT_SHAPES);
