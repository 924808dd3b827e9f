import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import { payloadOf } from '@pailei/contracts/topics/topic';
import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { passTime } from '@pailei/tests/support/pass-time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { composeWorkerWork, type WorkerDeps } from './deps.ts';
import type { JobQueue, QueuedJob } from './queue.ts';
import { relayOutbox } from './relay.ts';
import { sweepDue } from './sweep.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const work = composeWorkerWork();

const services = buildServices(db);
const now = () => new Date().toISOString();
const deps = { db, now, ...services } as unknown as WorkerDeps;
const DELAY = 60;
const NAME = 'publish-tournament';

function listeningQueue() {
  const added: QueuedJob[] = [];
  const queue = { add: async (jobs) => void added.push(...jobs) } as JobQueue;
  return { queue, publications: () => added.filter(({ name }) => name === NAME) };
}

const run = (job: QueuedJob | undefined) => work.handlers.get(NAME)?.run(deps, job?.payload);

const linesOf = async (id: string) =>
  (await readSince(db, lobbyTopic.of(), 0, 1_000)).flatMap((event) => {
    const tournament = payloadOf(lobbyTopic, 'tournament_changed', event)?.tournament;
    return tournament?.id === id ? [tournament] : [];
  });

let id: string;
beforeEach(async () => {
  const admin = await buildAccount(db, 'admin');
  const body = {
    name: '延时赛',
    description: '',
    stream_url: null,
    capacity: 8,
    settings: { ...DEFAULT_TOURNAMENT_SETTINGS, delay_seconds: DELAY },
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  };
  type Body = Parameters<typeof services.tournaments.create>[1];
  const { tournament } = await services.tournaments.create(admin, body as unknown as Body);
  id = tournament.id;
  await services.tournaments.openRegistration(admin, id);
});

test('a job brings the line of a delayed event to the lobby once its change is older than the delay', async () => {
  const { queue, publications } = listeningQueue();
  await relayOutbox(deps, queue);
  const [job] = publications();
  expect(job?.payload).toEqual({ tournament_id: id });
  expect(job?.delayMs).toBeGreaterThan((DELAY - 5) * 1_000);
  await run(job);
  expect(await linesOf(id)).toEqual([]);

  await passTime(db, DELAY + 2);
  await run(job);
  await run(job);
  expect(await linesOf(id)).toMatchObject([{ status: 'registration' }]);
});

test('the sweep finds what a lost job would have published', async () => {
  const { queue, publications } = listeningQueue();
  await sweepDue(deps, queue, work);
  expect(publications()).toEqual([]);
  await passTime(db, DELAY + 2);
  await sweepDue(deps, queue, work);
  expect(publications()).toMatchObject([{ payload: { tournament_id: id } }]);
  await run(publications()[0]);
  expect(await linesOf(id)).toHaveLength(1);
  await sweepDue(deps, queue, work);
  expect(publications()).toHaveLength(1);
});

test('entries that come without a pause do not hold the line back', async () => {
  const seen: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    await passTime(db, DELAY / 2 + 2);
    await services.tournamentClock.publish(id);
    if ((await linesOf(id)).length > 0) await services.tournaments.register(await buildAccount(db), id);
    seen.push((await linesOf(id)).at(-1)?.participant_count ?? -1);
  }
  expect(seen).toEqual([-1, 0, 0, 1]);
});
