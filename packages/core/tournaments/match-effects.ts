import { roundLabel } from '@pailei/contracts/round-labels';
import { THIRD_PLACE_NODE } from '@pailei/domain/bracket';
import { requiredDecks } from '@pailei/domain/series';
import type { Referee, Side } from '@pailei/domain/series';
import { seriesSettingsFor, stageSeeds } from '@pailei/domain/tournament';
import type { OpenedMatch, TournamentEvent, TournamentState } from '@pailei/domain/tournament';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { cancelMatches, findOpenMatchesOfTournament, openMatches, withdrawMatches } from '../matches/index.ts';
import type { MatchToOpen } from '../matches/index.ts';
import { readSubmissions, seriesDeck } from '../submissions/index.ts';

export type MatchEffects = {
  row: TournamentRow;
  state: TournamentState;
  events: readonly TournamentEvent[];
  now: string;
  by: Referee;
};

type Submissions = Awaited<ReturnType<typeof readSubmissions>>;
type Opening = { stage: number; match: OpenedMatch };

/** What these events mean for matches: those that no longer count end, and new ones open, at the same table if need be. */
export async function applyMatchEffects(trx: Trx, log: LiveLog, effects: MatchEffects): Promise<void> {
  await closeVoid(trx, log, effects);
  await openNew(trx, log, effects);
}

async function closeVoid(trx: Trx, log: LiveLog, { row, events, now, by }: MatchEffects): Promise<void> {
  for (const event of events) {
    if (event.type === 'tournament_cancelled') {
      const open = await findOpenMatchesOfTournament(trx, row.id);
      await cancelMatches(
        trx,
        log,
        open.map(({ id }) => id),
        { by, reason: event.payload.reason, now },
      );
    }
    if (event.type === 'bracket_matches_withdrawn') {
      await withdrawMatches(trx, log, event.payload.match_ids, { by, reason: '前一场结果已更正，本场作废', now });
    }
  }
}

async function openNew(trx: Trx, log: LiveLog, effects: MatchEffects): Promise<void> {
  const openings = effects.events.flatMap(openingsOf);
  if (openings.length === 0) return;
  const submissions = await readSubmissions(
    trx,
    openings.flatMap(({ match }) => [match.a, match.b]),
  );
  await openMatches(
    trx,
    log,
    openings.map((opening) => matchToOpen(effects, opening, submissions)),
    effects.now,
  );
}

function openingsOf(event: TournamentEvent): Opening[] {
  if (event.type !== 'round_started' && event.type !== 'bracket_matches_opened') return [];
  return event.payload.matches.map((match) => ({ stage: event.payload.stage, match }));
}

function matchToOpen({ row, state }: MatchEffects, { stage, match }: Opening, submissions: Submissions): MatchToOpen {
  const played = state.stages[stage];
  if (!played) throw new Error(`tournament ${row.id} has no stage ${stage}`);
  const isThirdPlace = match.node === THIRD_PLACE_NODE;
  const isFinal = played.type === 'single_elimination' && match.round === played.round_count && !isThirdPlace;
  const settings = { ...seriesSettingsFor(state.settings, stage, isFinal), best_of: match.best_of };
  const side = (participantId: string) => {
    const participant = state.participants[participantId];
    if (!participant) throw new Error(`tournament ${row.id} has no participant ${participantId}`);
    const decks = (submissions.get(participantId) ?? []).slice(
      0,
      settings.format === 'free' ? undefined : requiredDecks(settings),
    );
    return {
      participant_id: participantId,
      name: participant.name,
      account_id: participant.user_id,
      decks: decks.map(seriesDeck),
    };
  };
  const place = {
    stage_type: played.type,
    round: match.round,
    round_count: played.round_count,
    is_third_place: isThirdPlace,
  };
  const seeds = stageSeeds(played);
  return {
    id: match.match_id,
    tournament_id: row.id,
    stage,
    round: match.round,
    table: match.table,
    delay_seconds: state.settings.delay_seconds,
    settings,
    sides: { a: side(match.a), b: side(match.b) } satisfies Record<Side, unknown>,
    info: {
      tournament_name: state.name,
      is_demo: state.is_demo,
      stage_type: played.type,
      stage_count: state.settings.stages.length,
      round_count: played.round_count,
      best_of: match.best_of,
      is_final: isFinal,
      label: roundLabel(place),
      seeds: { a: seeds.get(match.a) ?? null, b: seeds.get(match.b) ?? null },
      stream_url: state.stream_url,
    },
  };
}
