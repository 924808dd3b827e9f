import { TOURNAMENT_AUDITS } from '@pailei/contracts/play/tournaments/tournaments.audits';
import { TOURNAMENT_NOTICES } from '@pailei/contracts/play/tournaments/tournaments.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { advanceTournament, advanceTournamentJob } from './clock/advance-tournament.job.ts';
import { createDeckWarnings, type DeckWarnings } from './clock/deck-warnings.ts';
import { createEventReminders, type EventReminders } from './clock/event-reminders.ts';
import { createManagedTournamentsService } from './managed/managed.service.ts';
import { createTournamentClock } from './clock/tournament-clock.ts';
import { createTournamentsService } from './tournaments.service.ts';
import { lobbyTopicDefinition } from './lobby.serve.ts';
import { managedTopicDefinition } from './managed/managed.serve.ts';
import { tournamentDeadlines } from './clock/tournament.clock.ts';
import { tournamentTopicDefinition } from './tournament.serve.ts';
import { publishTournament, publishTournamentJob } from './clock/publish-tournament.job.ts';
import { leaveRosters, leaveRostersJob } from './clock/leave-rosters.job.ts';
import { findDuePublications } from './public-summary.repository.ts';
import { findEventsOfDeparted } from './teams/leave-rosters.ts';
import { findIdleTournaments } from './tournaments.repository.ts';
import { teamEventsCalls } from './calls/team-events.calls.ts';
import { managedCalls } from './calls/managed.calls.ts';
import { pairingsCalls } from './calls/pairings.calls.ts';
import { tournamentsCalls } from './calls/tournaments.calls.ts';

export const tournamentsFeature = {
  name: 'tournaments',
  headings: {
    'solo-tournaments': { name: '个人赛', about: '报名、签到、卡组与赛程。进行中的变化见实时协议的 tournament 话题。' },
    tournaments: { name: '团体赛', about: '战队报名、参赛名单与签到。主办方与裁判的操作同个人赛，用同样的地址。' },
  },
  calls: [teamEventsCalls, managedCalls, pairingsCalls, tournamentsCalls],
  services: {
    tournaments: createTournamentsService,
    tournamentClock: createTournamentClock,
    deckWarnings: createDeckWarnings,
    eventReminders: createEventReminders,
    managedTournaments: createManagedTournamentsService,
  },
  topics: [lobbyTopicDefinition, tournamentTopicDefinition, managedTopicDefinition],
  jobs: [advanceTournament, publishTournament, leaveRosters],
  sweeps: [
    async (db, { overdue, limit }) =>
      (await findDuePublications(db, overdue, limit)).map(({ id, public_due_at }) =>
        publishTournamentJob(id, public_due_at),
      ),
    async (db, { limit }) => (await findIdleTournaments(db, limit)).map(({ id }) => advanceTournamentJob(id, 'idle')),
    async (db, { limit }) => (await findEventsOfDeparted(db, limit)).map(({ id }) => leaveRostersJob(id)),
  ],
  loops: [
    {
      name: 'deck-warnings',
      every_ms: 5_000,
      pauses_with: 'tournaments',
      tick: ({ deckWarnings }: { deckWarnings: DeckWarnings }) => deckWarnings.tick(),
    },
    {
      name: 'event-reminders',
      every_ms: 15_000,
      pauses_with: 'tournaments',
      tick: ({ eventReminders }: { eventReminders: EventReminders }) => eventReminders.tick(),
    },
  ],
  clocks: [tournamentDeadlines],
  audits: TOURNAMENT_AUDITS.actions,
  target_names: {
    tournament: (db, ids) => db.selectFrom('tournament').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  notices: TOURNAMENT_NOTICES,
} as const satisfies Feature;
