import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { median } from '../engines/measure.ts';
import { HUB_FEED, HUB_SOCKET_IO, type Candidate } from '../sockets/candidates.ts';
import { enter, rotated, type Contestant } from '../sockets/contestant.ts';
import { SAMPLE, type EventContent, type Publishing } from '../sockets/publishing.ts';

/** CPU of the hub for each viewer: a board's result of a battle relative to an event of a match. */
export type BattleResult = { viewers: number; candidate: string; ratio: number; resultUs: number; eventUs: number };

type Size = { viewers: number; events: number; rounds: number };
type Deps = { services: { databaseUrl: string; redisUrl: string }; publishing: Publishing };
type Watched = { contestant: Contestant; topic: string; contents: readonly EventContent[] };

const WARM_UP_ROUNDS = 1;

/** What a ring says in one transaction when a board ends: its result, and who stands there next. */
function boardResult(): readonly EventContent[] {
  const table = startedTable(buildSettings({ code: 'winner_stays', size: 5, order: 'fixed', revival: false }));
  table.news();
  const before = table.events.length;
  finish(table, 1, 'a');
  return table.events.slice(before).map(({ type, payload }) => ({ type, payload }));
}

/** Both transports of the hub, each with as many viewers at a battle as at a match; battle and match take turns. */
export async function measureBattleResults(size: Size, deps: Deps): Promise<BattleResult[]> {
  const results: BattleResult[] = [];
  for (const candidate of [HUB_FEED, HUB_SOCKET_IO]) results.push(await measureCandidate(candidate, size, deps));
  return results;
}

async function measureCandidate(candidate: Candidate, size: Size, deps: Deps): Promise<BattleResult> {
  const { services, publishing } = deps;
  const { viewers, rounds } = size;
  const watched: Watched[] = [];
  try {
    for (const [topic, contents] of [
      [`match:${viewers}`, [SAMPLE]],
      [`battle:${viewers}`, boardResult()],
    ] as const) {
      const contestant = await enter(candidate, services);
      watched.push({ contestant, topic: `${topic}-${contestant.key}`, contents });
      await contestant.connect(`${topic}-${contestant.key}`, viewers);
    }
    const samples: { event: number; result: number }[] = [];
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
      const cpu = new Map<string, number>();
      for (const one of rotated(watched, round + WARM_UP_ROUNDS))
        cpu.set(one.topic, await cpuUsEach(one, size, publishing));
      const [event = Number.NaN, result = Number.NaN] = watched.map(({ topic }) => cpu.get(topic));
      if (round >= 0) samples.push({ event, result });
    }
    return {
      viewers,
      candidate: candidate.name,
      ratio: median(samples.map(({ event, result }) => result / event)),
      resultUs: median(samples.map(({ result }) => result)),
      eventUs: median(samples.map(({ event }) => event)),
    };
  } finally {
    await Promise.all(watched.map(({ contestant }) => contestant.stop()));
  }
}

/** Microseconds of the hub's CPU for each viewer and message; the next leaves when the last viewer has the one before. */
async function cpuUsEach(
  { contestant, topic, contents }: Watched,
  { viewers, events, rounds }: Size,
  publishing: Publishing,
): Promise<number> {
  const messages = Math.max(1, Math.round(events / rounds));
  await contestant.viewers.ask('forget', null);
  let cpuMs = 0;
  for (let message = 1; message <= messages; message += 1) {
    const { send } = await publishing.prepareTogether(contestant, topic, contents);
    await contestant.server.ask('usage', null);
    send();
    await contestant.viewers.ask('receive', { deliveries: viewers * contents.length * message });
    cpuMs += (await contestant.server.ask('usage', null)).cpuMs;
  }
  return (cpuMs * 1_000) / (viewers * messages);
}
