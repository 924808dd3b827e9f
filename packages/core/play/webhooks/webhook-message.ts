import type { WebhookBody, WebhookData } from '@pailei/contracts/play/webhooks/webhook-body';
import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import { findMatch } from '@pailei/domain/tournament/state-parts';
import type { OpenedMatch } from '@pailei/domain/tournament/events';
import type { Placement, TournamentState } from '@pailei/domain/tournament/types';

/** What is known when an event of the log is told: the public state of then or later, and whether a match had a result before. */
export type MessageContext = { state: TournamentState; publicUrl: string; hadResult: (matchId: string) => boolean };

/** The message that an event of the public log is worth, if it is. */
export function messageOf(event: LogEvent, context: MessageContext): WebhookBody | undefined {
  const told = dataOf(event, context);
  if (!told) return undefined;
  const { id, name } = context.state;
  const url = `${context.publicUrl}/solo-tournaments/${id}`;
  return { ...told, timestamp: event.at, version: event.v, event: { id, name, url } };
}

function dataOf(logged: LogEvent, { state, hadResult }: MessageContext): WebhookData | undefined {
  const { type, payload } = tournamentEventOf(logged);
  switch (type) {
    case 'registration_opened':
      return { type: 'event.published', data: { capacity: state.capacity, starts_at: state.times.starts_at } };
    case 'check_in_opened':
      return { type: 'check_in.opened', data: { due_at: payload.due_at } };
    case 'tournament_started':
      return { type: 'event.started', data: { entrants: payload.entrants.length } };
    case 'round_started': {
      const pairings = payload.matches.map((match) => pairingOf(state, match));
      const bye = payload.bye === null ? null : nameOf(state, payload.bye);
      return { type: 'round.started', data: { stage: payload.stage + 1, round: payload.round, pairings, bye } };
    }
    case 'match_finished': {
      const known = findMatch(state, payload.match_id);
      // It was withdrawn meanwhile: it never counted.
      if (!known) return undefined;
      const { wins_a, wins_b, status, result } = payload;
      const winner = result === 'a' || result === 'b' ? result : null;
      const place = { stage: known.stage + 1, round: known.round };
      const match = { ...pairingOf(state, known), ...place, wins_a, wins_b, status, winner };
      return { type: hadResult(payload.match_id) ? 'result.corrected' : 'match.finished', data: { match } };
    }
    case 'placements_corrected':
      return { type: 'result.corrected', data: { placements: placesOf(state, payload.placements) } };
    case 'stage_finished':
      return {
        type: 'stage.finished',
        data: { stage: payload.stage + 1, ranking: payload.ranking.map((id) => nameOf(state, id)) },
      };
    case 'tournament_finished':
      return { type: 'event.finished', data: { placements: placesOf(state, payload.placements) } };
    case 'tournament_cancelled':
      return { type: 'event.cancelled', data: { reason: payload.reason } };
    default:
      return undefined;
  }
}

const nameOf = ({ participants }: TournamentState, participant_id: string) => ({
  participant_id,
  name: participants[participant_id]?.name ?? '',
});

const pairingOf = (
  state: TournamentState,
  { match_id, table, a, b }: Pick<OpenedMatch, 'match_id' | 'table' | 'a' | 'b'>,
) => ({
  match_id,
  table,
  a: nameOf(state, a),
  b: nameOf(state, b),
});

const placesOf = (state: TournamentState, placements: readonly Placement[]) =>
  placements.map(({ participant_id, place, place_to }) => ({ ...nameOf(state, participant_id), place, place_to }));
