import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { entriesApi } from '@pailei/contracts/play/entries/entries.api';
import type { ruleSheetApi } from '@pailei/contracts/play/rule-sheet/rule-sheet.api';
import type { TournamentView, tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentDetails } from '@pailei/domain/tournament/events';
import type { Seeding } from '@pailei/domain/tournament/seeding/seeding';
import type { Actor } from '@pailei/live/registry';
import type { groupDrawApi } from '@pailei/contracts/play/pairings/group-draw.api';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { featureChosen } from '../../featured/feature-match.ts';
import { releaseMatches } from '../../matches/clock/hold-matches.ts';
import type { ChangeTournament, TournamentsDeps, TournamentWork } from './change-tournament.ts';
import { advanceTournamentJob } from '../clock/advance-tournament.job.ts';
import { fixtureOwner } from '../fixtures/fixture-owner.ts';
import { holdBattles } from '../fixtures/hold-battles.ts';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { keyTime } from '../../../ground/jobs/job.ts';
import { createTournament } from './create-tournament.ts';
import { readDetails } from './event-details.ts';
import { authorOf, runCommand } from './run-command.ts';
import { staffOrders, type StaffOrder } from './staff-orders.ts';
import { notify } from '../../../people/notifications/notify.ts';
import { forfeitOpenMatches } from '../fixtures/forfeit-open-matches.ts';
import { freezeLineup, readLineupOf } from './submit-decks.ts';
import { decksNotice } from '../tournament-notices.ts';

type Api = typeof groupDrawApi;
/** How the groups of the stage that begins next come about. */
function groupDrawCommands(direct: StaffOrder) {
  return {
    arrangeGroups: (actor: Actor, id: string, body: BodyOf<Api['arrange']>) =>
      direct(actor, id, { type: 'arrange_groups', ...body }),
    arrangeGroupsBySeed: (actor: Actor, id: string, body: BodyOf<Api['bySeed']>) =>
      direct(actor, id, { type: 'arrange_groups_by_seed', ...body }),
    drawGroupPlace: (actor: Actor, id: string, body: BodyOf<Api['drawPlace']>) =>
      direct(actor, id, { type: 'draw_group_place', ...body }),
    lockGroups: (actor: Actor, id: string, body: BodyOf<Api['lock']>) =>
      direct(actor, id, { type: 'lock_groups', ...body }),
    unlockGroups: (actor: Actor, id: string, body: BodyOf<Api['unlock']>) =>
      direct(actor, id, { type: 'unlock_groups', ...body }),
  };
}

/** What organisers and referees do with one entrant. */
function entrantCommands(direct: StaffOrder) {
  return {
    approve: (actor: Actor, id: string, participant_id: string) =>
      direct(actor, id, { type: 'approve', participant_id }),
    reject: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'reject', participant_id, reason }),
    reinstate: (actor: Actor, id: string, participant_id: string) =>
      direct(actor, id, { type: 'reinstate', participant_id }),
    dropParticipant: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'drop', participant_id, reason }, forfeitOf(participant_id)),
    /** Frozen copies for a participant who can't do it, or in the place of lists that were wrong. */
    enterDecks: (actor: Actor, id: string, participant_id: string, body: BodyOf<typeof tournamentsApi.enterDecks>) =>
      direct(
        actor,
        id,
        { type: 'enter_decks', participant_id, count: body.decks.length, reason: body.reason },
        async (trx, log, { row, state }, now) => {
          const decks = await readLineupOf(trx, state.settings, body.decks);
          await freezeLineup(trx, log, { row, state }, { participant_id, decks, now });
          await notify(trx, log, decksNotice(state, participant_id, 'entered', { at: now, reason: body.reason }));
        },
      ),
    unlockDecks: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'unlock_decks', participant_id, reason }, (trx, log, { state }, now) =>
        notify(trx, log, decksNotice(state, participant_id, 'unlocked', { at: now, reason })),
      ),
    disqualify: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'disqualify', participant_id, reason }, forfeitOf(participant_id)),
  };
}

/** Gives up the open matches of a participant who is out. */
function forfeitOf(participantId: string): TournamentWork {
  return (trx, log, _loaded, now) => forfeitOpenMatches(trx, log, { participantId, now });
}

const seedingCommand = (seeding: Seeding) => ({ type: 'change_seeding', seeding }) as const;
const START_NOW = { type: 'start', due_at: null, seed_order: [] } as const;

/** What organisers and referees do; every command has its row in the audit log. */
export function staffCommands(deps: TournamentsDeps, change: ChangeTournament) {
  const direct = staffOrders(change);
  return {
    create: (actor: Actor, body: BodyOf<typeof tournamentsApi.create>) => createTournament(deps, actor, body),

    update: (
      actor: Actor,
      id: string,
      { revision, ...body }: BodyOf<typeof tournamentsApi.update>,
    ): Promise<TournamentView> =>
      change(actor, id, async (trx, log, loaded, now) => {
        const changes: Partial<TournamentDetails> = givenOf(await readDetails(trx, body, now));
        const command = { type: 'update', changes, ...(revision !== undefined && { revision }) } as const;
        const state = await runCommand(trx, log, loaded, { command, actor, now });
        const changed = Object.keys(changes) as (keyof TournamentDetails)[];
        await recordAudit(trx, {
          actor,
          action: 'tournament.update',
          target_type: 'tournament',
          target_id: id,
          before: { status: loaded.state.status, changes: pickFrom(loaded.state, changed) },
          after: { status: state.status, changes },
          reason: null,
        });
      }),

    amendRules: (actor: Actor, id: string, body: BodyOf<typeof ruleSheetApi.amend>) =>
      direct(actor, id, { ...body, type: 'amend_rules', changes: givenOf(body.changes), by: authorOf(actor) }),

    openRegistration: (actor: Actor, id: string) => direct(actor, id, { type: 'open_registration' }),
    openCheckIn: (actor: Actor, id: string, seconds: number) =>
      direct(actor, id, {
        type: 'open_check_in',
        due_at: new Date(Date.parse(deps.now()) + seconds * 1_000).toISOString(),
      }),
    extendCheckIn: (actor: Actor, id: string, longer: { due_at: string; reason: string }) =>
      direct(actor, id, { type: 'extend_check_in', ...longer }),
    moveOnWaitlist: (actor: Actor, id: string, move: BodyOf<typeof entriesApi.moveOnWaitlist>) =>
      direct(actor, id, { type: 'move_on_waitlist', ...move }),
    changeSeeding: (actor: Actor, id: string, seeding: Seeding) => direct(actor, id, seedingCommand(seeding)),
    ...groupDrawCommands(direct),
    start: (actor: Actor, id: string) => direct(actor, id, START_NOW),
    advance: (actor: Actor, id: string) => direct(actor, id, { type: 'advance', by_hand: true }),
    cancel: (actor: Actor, id: string, reason: string) => direct(actor, id, { type: 'cancel', reason }),
    feature: (actor: Actor, id: string, match_id: string | null) =>
      direct(actor, id, { type: 'feature_match', match_id }, toStage(match_id)),

    ...entrantCommands(direct),

    /** Everything of the event stands still, and the players are told why. */
    pauseEvent: (actor: Actor, id: string, reason: string) =>
      direct(
        actor,
        id,
        { type: 'pause_event', reason, by: authorOf(actor) },
        holdBattles('pause', { by: authorOf(actor), reason }),
      ),
    resumeEvent: (actor: Actor, id: string, reason: string) =>
      direct(actor, id, { type: 'resume_event', reason, by: authorOf(actor) }, async (trx, log, loaded, now) => {
        await holdBattles('resume', { by: authorOf(actor), reason })(trx, log, loaded, now);
        await goOn(trx, log, loaded, now);
      }),
  };
}

/** Without what was not given. */
const givenOf = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** What these fields are before a change. */
const pickFrom = (
  details: TournamentDetails,
  fields: readonly (keyof TournamentDetails)[],
): Partial<TournamentDetails> => Object.fromEntries(fields.map((field) => [field, details[field]]));

/** Its matches have their time back, and what has become due meanwhile is done. */
const goOn: TournamentWork = async (trx, log, { row }, now) => {
  await releaseMatches(trx, log, { of: { tournament_id: row.id }, owner: fixtureOwner, now });
  await enqueueJobs(trx, [advanceTournamentJob(row.id, `resumed_${keyTime(now)}`)]);
};

/** The match that was chosen, if any, comes up on the site's stage. */
function toStage(matchId: string | null): TournamentWork {
  return async (trx, log, _loaded, now) => {
    if (matchId !== null) await featureChosen(trx, log, matchId, now);
  };
}
