import type { LastStepAnswer } from '@pailei/contracts/play/pairings/undo.api';
import type { RoundDraftAnswer } from '@pailei/contracts/play/pairings/pairings.api';
import type { Db } from '@pailei/db/client';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { buildAccount, decksFor, type TestServicesBundle } from '@pailei/tests/support/builders';
import { call, type App } from '@pailei/api/testing/app.fixture';

export const REASON = '裁判写下的原因';
const ENTRANTS = 6;

const settings: TournamentSettings = {
  ...DEFAULT_TOURNAMENT_SETTINGS,
  approval_required: true,
  waitlist: true,
  pairing: 'preview',
  bans: 0,
  stages: [{ type: 'swiss', rounds: 5, best_of: 1 }],
  late_entry: { until_round: 2, missed_rounds: 'losses', by_players: false },
};
const decks = decksFor(settings);

export type Story = {
  id: string;
  services: TestServicesBundle;
  admin: Actor;
  players: Actor[];
  newcomers: Actor[];
  /** The participant's id of a player. */
  participant: (index: number) => string;
  revision: () => Promise<number>;
  match: () => Promise<string>;
  lastStep: () => Promise<LastStepAnswer>;
};

/** An event that is open for entries, with more players than places, whom nobody has let in yet. */
export async function openStory(
  { app, db, referee }: { app: App; db: Db; referee: string },
  services: TestServicesBundle,
): Promise<Story> {
  const { tournaments } = services;
  const admin = await buildAccount(db, 'admin');
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  const details = { name: '周五赛', description: '', stream_url: null, capacity: 4, settings, times };
  const created = await tournaments.create(admin, details as unknown as Parameters<typeof tournaments.create>[1]);
  const { id } = created.tournament;
  await tournaments.openRegistration(admin, id);
  const players: Actor[] = [];
  while (players.length < ENTRANTS) players.push(await buildAccount(db));
  for (const player of players) await tournaments.register(player, id);
  const { participants } = (await tournaments.get(null, id)).tournament;
  const idOf = new Map(Object.values(participants).map((one) => [one.user_id, one.id]));
  return {
    id,
    services,
    admin,
    players,
    newcomers: [await buildAccount(db), await buildAccount(db)],
    participant: (index) => idOf.get(players[index]!.user_id)!,
    async revision() {
      const url = `/api/solo-tournaments/${id}/round-draft`;
      return (await call<RoundDraftAnswer>(app, { url, token: referee })).body.data!.current!.revision;
    },
    async lastStep() {
      const url = `/api/solo-tournaments/${id}/last-step`;
      return (await call<LastStepAnswer>(app, { url, token: referee })).body.data!;
    },
    async match() {
      const { stages } = (await tournaments.get(null, id)).tournament;
      return stages[0]!.rounds.at(-1)!.matches[0]!.match_id;
    },
  };
}

export type StaffStep = {
  by: 'admin' | 'referee';
  route: string;
  /** Whom the route names besides the event: a player, by number. */
  of?: number;
  body?: (story: Story) => object | Promise<object>;
  /** The type of the event that names who did it. */
  logged: string;
  /** What players and others have done by then. */
  before?: (story: Story) => Promise<unknown>;
};

const ROOT = '/api/solo-tournaments/:id';
const ONE = `${ROOT}/participants/:participant_id`;
const because = () => ({ reason: REASON });
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();

async function approveTheOthers({ services: { tournaments }, admin, id, participant }: Story): Promise<void> {
  for (const index of [4, 5]) await tournaments.approve(admin, id, participant(index));
}

async function handInDecks({ services: { tournaments }, players, newcomers, id }: Story): Promise<void> {
  for (const player of [players[1]!, players[2]!, newcomers[0]!]) await tournaments.submitDecks(player, id, { decks });
}

async function checkIn({ services: { tournaments }, players, newcomers, id }: Story): Promise<void> {
  for (const player of [players[1]!, players[2]!, newcomers[0]!]) await tournaments.checkIn(player, id);
}

async function publishAgain({ services: { tournaments }, admin, id, revision }: Story): Promise<void> {
  await tournaments.publishRound(admin, id, await revision());
}

/** An evening, in the order in which it goes. */
export const STORY: readonly StaffStep[] = [
  { by: 'admin', route: `PUT ${ROOT}`, body: () => ({ name: '周五夜赛' }), logged: 'tournament_updated' },
  { by: 'admin', route: `POST ${ONE}/approve`, of: 0, logged: 'participant_approved' },
  {
    by: 'admin',
    route: 'POST /api/admin/registrations/answers',
    body: ({ id, participant }) => ({
      answer: 'approve',
      entries: [1, 2].map((index) => ({ tournament_id: id, participant_id: participant(index) })),
    }),
    logged: 'participant_approved',
  },
  { by: 'admin', route: `POST ${ONE}/reject`, of: 3, body: because, logged: 'participant_rejected' },
  {
    by: 'admin',
    route: `POST ${ROOT}/participants`,
    body: ({ newcomers }) => ({ username: newcomers[0]!.username, reason: REASON }),
    logged: 'participant_registered',
  },
  {
    by: 'admin',
    route: `POST ${ROOT}/waitlist-moves`,
    before: approveTheOthers,
    body: ({ participant }) => ({ participant_id: participant(5), before: participant(4), reason: REASON }),
    logged: 'waitlist_moved',
  },
  {
    by: 'referee',
    route: `PUT ${ONE}/decks`,
    of: 0,
    before: handInDecks,
    body: () => ({ decks, reason: REASON }),
    logged: 'decks_submitted',
  },
  {
    by: 'referee',
    route: `PUT ${ROOT}/seeding`,
    body: () => ({ order: { kind: 'points' }, teams_apart: false, pairs: [] }),
    logged: 'seeding_changed',
  },
  { by: 'referee', route: `POST ${ROOT}/open-check-in`, body: () => ({ seconds: 300 }), logged: 'check_in_opened' },
  { by: 'referee', route: `POST ${ONE}/check-in`, of: 0, before: checkIn, logged: 'participant_checked_in' },
  { by: 'referee', route: `POST ${ONE}/unlock-decks`, of: 0, body: because, logged: 'decks_unlocked' },
  {
    by: 'referee',
    route: `POST ${ROOT}/extend-check-in`,
    body: () => ({ due_at: inTenMinutes(), reason: REASON }),
    logged: 'check_in_extended',
  },
  { by: 'referee', route: `POST ${ROOT}/start`, logged: 'tournament_started' },
  {
    by: 'referee',
    route: `POST ${ROOT}/rules`,
    body: () => ({ number: 1, changes: { timers: { ...settings.timers, ban: 150 } }, reason: REASON }),
    logged: 'rules_amended',
  },
  {
    by: 'referee',
    route: `POST ${ROOT}/round-draft/publish`,
    body: async ({ revision }) => ({ revision: await revision() }),
    logged: 'round_started',
  },
  { by: 'referee', route: `POST ${ROOT}/take-back-round`, body: because, logged: 'round_taken_back' },
  {
    by: 'referee',
    route: `POST ${ROOT}/undo-start`,
    before: publishAgain,
    body: async ({ lastStep }) => {
      const { step, preview } = await lastStep();
      return { step, seen: preview!.seen, reason: REASON };
    },
    logged: 'step_undone',
  },
  { by: 'referee', route: `POST ${ROOT}/pause`, before: publishAgain, body: because, logged: 'event_paused' },
  { by: 'referee', route: `POST ${ROOT}/resume`, body: because, logged: 'event_resumed' },
  {
    by: 'referee',
    route: `POST ${ROOT}/feature`,
    body: async ({ match }) => ({ match_id: await match() }),
    logged: 'featured_match_changed',
  },
  { by: 'referee', route: `POST ${ONE}/drop`, of: 0, body: because, logged: 'participant_dropped' },
  { by: 'referee', route: `POST ${ONE}/reinstate`, of: 0, logged: 'participant_reinstated' },
  { by: 'referee', route: `POST ${ONE}/disqualify`, of: 1, body: because, logged: 'participant_disqualified' },
  {
    by: 'referee',
    route: `POST ${ROOT}/participants/late-entry`,
    body: ({ newcomers }) => ({ username: newcomers[1]!.username, decks, reason: REASON }),
    // Somebody new: their entry names who made it, and that they came late follows from it.
    logged: 'participant_registered',
  },
  { by: 'admin', route: `POST ${ROOT}/cancel`, body: because, logged: 'tournament_cancelled' },
];
