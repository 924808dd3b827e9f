import { createDatabase } from '@pailei/db/client';
import type { StageSettings } from '@pailei/domain/tournament';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildServices, buildTournament } from '../../../tests/support/builders.ts';
import type { BuiltTournament } from '../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../tests/support/fixtures.ts';
import { playMatch } from '../../../tests/support/play-match.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches, tournamentClock } = services;
const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};
const reason = '核对录像后更正';

let cup: BuiltTournament;

const state = async () => (await tournaments.get(null, cup.id)).tournament;
const inRound = async (round: number) => (await state()).stages[0]?.rounds[round - 1]?.matches ?? [];
const nameOf = async (id: string) => (await state()).participants[id]?.name;

async function play(match_id: string, winner: 'a' | 'b' = 'a'): Promise<void> {
  await playMatch(db, services, cup, { id: match_id, winner });
  await tournamentClock.advance(cup.id);
}

/** The loser of the first game of a match has won it after all. */
async function correct(match_id: string, force: boolean): Promise<void> {
  await matches.rule(cup.referee, match_id, { type: 'correct_game', game_number: 1, result: 'b', reason }, { force });
  await tournamentClock.advance(cup.id);
}

beforeEach(async () => {
  cup = await buildTournament(db, services, { players: 4, settings: { bans: 0, stages: [CUP] } });
  await tournaments.start(cup.referee, cup.id);
});

async function playCup(): Promise<{ semis: readonly string[]; final: string }> {
  const semis = (await inRound(1)).map(({ match_id }) => match_id);
  for (const id of semis) await play(id);
  const [final] = await inRound(2);
  await play(final!.match_id);
  return { semis, final: final!.match_id };
}

const changesTold = async (participantId: string) => {
  const rows = await db
    .selectFrom('notification')
    .select('notice')
    .where('account_id', '=', (await state()).participants[participantId]!.user_id)
    .where('kind', '=', 'event_changed')
    .execute();
  // Those of one command have no order among themselves.
  return rows
    .map(({ notice }) => (notice.kind === 'event_changed' ? ([notice.change, notice.place] as const) : ['', null]))
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
};

/** Account names by place, as profiles and the leaderboard read them. */
const placesInRows = () =>
  db
    .selectFrom('participant')
    .select(['name', 'place'])
    .where('tournament_id', '=', cup.id)
    .where('place', 'is not', null)
    .orderBy('place')
    .orderBy('name')
    .execute();

describe('after the end of the event', () => {
  it('a corrected final changes the champion at once', async () => {
    const { final } = await playCup();
    const before = await placesInRows();
    const { finished_at } = await state();
    await correct(final, false);
    expect(await state()).toMatchObject({ status: 'finished', finished_at });
    const after = await placesInRows();
    expect([after[0]!.name, after[1]!.name]).toEqual([before[1]!.name, before[0]!.name]);
    expect(after.map(({ place }) => place)).toEqual(before.map(({ place }) => place));
    const [champion, second, third] = (await state()).placements;
    expect(await changesTold(champion!.participant_id)).toEqual([['place_corrected', 1]]);
    expect(await changesTold(second!.participant_id)).toEqual([['place_corrected', 2]]);
    expect(await changesTold(third!.participant_id)).toEqual([]);
  });

  it('a corrected semi-final opens the event until its new final is played', async () => {
    const { semis, final } = await playCup();
    await expect(correct(semis[0]!, false)).rejects.toMatchObject({ code: 'dependent_match_started' });
    expect(await state()).toMatchObject({ status: 'finished' });
    await correct(semis[0]!, true);
    expect(await state()).toMatchObject({ status: 'running', finished_at: null, placements: [] });
    expect(await placesInRows()).toEqual([]);
    const [anew] = await inRound(2);
    expect(anew!.match_id).not.toBe(final);
    expect(await changesTold(anew!.b)).toEqual([
      ['match_withdrawn', null],
      ['reopened', null],
    ]);
    await play(anew!.match_id, 'b');
    expect(await state()).toMatchObject({ status: 'finished' });
    expect((await placesInRows())[0]).toMatchObject({ name: await nameOf(anew!.b), place: 1 });
  });

  it('a player can contest nothing any more', async () => {
    const { final } = await playCup();
    const row = await db.selectFrom('match').select('b_account_id').where('id', '=', final).executeTakeFirstOrThrow();
    const loser = cup.players.find(({ user_id }) => user_id === row.b_account_id)!;
    const contest = { type: 'contest', game_number: 1, note: '不对', screenshot_id: null } as const;
    await expect(matches.act(loser, final, contest)).rejects.toMatchObject({ code: 'contest_too_late' });
  });
});

describe('a corrected semi-final', () => {
  it('sends the right player on while the final is not open yet', async () => {
    const [first, second] = await inRound(1);
    await play(first!.match_id);
    await correct(first!.match_id, false);
    await play(second!.match_id);
    const [final] = await inRound(2);
    expect([final!.a, final!.b]).toEqual([first!.b, second!.a]);
    await play(final!.match_id);
    expect(await state()).toMatchObject({ status: 'finished' });
  });

  it('takes back a final that is open, and opens it anew for the right players', async () => {
    const [first, second] = await inRound(1);
    await play(first!.match_id);
    await play(second!.match_id);
    const [before] = await inRound(2);
    await expect(correct(first!.match_id, false)).rejects.toMatchObject({ code: 'dependent_match_open' });
    expect(await inRound(2)).toEqual([before]);
    await correct(first!.match_id, true);
    const [final] = await inRound(2);
    expect(final!.match_id).not.toBe(before!.match_id);
    expect([final!.a, final!.b]).toEqual([first!.b, second!.a]);
    expect((await matches.get(null, before!.match_id)).series.status).toBe('cancelled');
    await play(final!.match_id);
    const { status, placements } = await state();
    expect(status).toBe('finished');
    expect(await nameOf(placements[0]!.participant_id)).toBe(await nameOf(first!.b));
  });

  it('takes back a final that is being played when the referee insists', async () => {
    const [first, second] = await inRound(1);
    await play(first!.match_id);
    await play(second!.match_id);
    const [before] = await inRound(2);
    const { players } = cup;
    for (const side of ['a', 'b'] as const) {
      const userId = (await state()).participants[before![side]]!.user_id;
      await matches.act(
        players.find(({ user_id }) => user_id === userId)!,
        before!.match_id,
        { type: 'ready' },
      );
    }
    await expect(correct(first!.match_id, false)).rejects.toMatchObject({ code: 'dependent_match_started' });
    await correct(first!.match_id, true);
    const [final] = await inRound(2);
    expect([final!.a, final!.b]).toEqual([first!.b, second!.a]);
    await play(final!.match_id);
    expect(await state()).toMatchObject({ status: 'finished' });
  });

  it('twice in a row leaves one final, and the event goes on', async () => {
    const [first, second] = await inRound(1);
    await play(first!.match_id);
    await play(second!.match_id);
    await correct(first!.match_id, true);
    await correct(second!.match_id, true);
    const finals = await inRound(2);
    expect(finals.map(({ a, b }) => [a, b])).toEqual([[first!.b, second!.b]]);
    await play(finals[0]!.match_id);
    expect(await state()).toMatchObject({ status: 'finished' });
  });
});

describe('a preview', () => {
  const CORRECTION = { type: 'correct_game', game_number: 1, result: 'b' } as const;
  const confirm = (id: string, seen: string) =>
    matches.rule(cup.referee, id, { ...CORRECTION, reason }, { force: true, seen });
  const heads = () => db.selectFrom('live_head').select(['topic', 'version']).orderBy('topic').execute();

  it('names what a correction takes back, and writes nothing', async () => {
    const [first, second] = await inRound(1);
    await play(first!.match_id);
    await play(second!.match_id);
    const [final] = await inRound(2);
    const before = await heads();
    const preview = await matches.preview(cup.referee, first!.match_id, CORRECTION);
    expect(preview).toMatchObject({
      before: { winner: 'a', wins_a: 1, wins_b: 0 },
      after: { winner: 'b', wins_a: 0, wins_b: 1 },
      withdrawn: [{ match_id: final!.match_id, label: '决赛', table: 1, status: 'scheduled' }],
      opens: [{ label: '决赛', table: 1, a_name: await nameOf(first!.b), b_name: await nameOf(second!.a) }],
      reopens_event: false,
    });
    expect(await heads()).toEqual(before);
    await confirm(first!.match_id, preview.seen);
    expect((await state()).match_index[final!.match_id]).toBeUndefined();
  });

  it('asks again once the final has begun', async () => {
    const [first, second] = await inRound(1);
    await play(first!.match_id);
    await play(second!.match_id);
    const [final] = await inRound(2);
    const { seen } = await matches.preview(cup.referee, first!.match_id, CORRECTION);
    await play(final!.match_id);
    await expect(confirm(first!.match_id, seen)).rejects.toMatchObject({ code: 'preview_stale', status: 409 });
    expect(await inRound(2)).toMatchObject([{ match_id: final!.match_id, status: 'finished' }]);
    const again = await matches.preview(cup.referee, first!.match_id, CORRECTION);
    expect(again).toMatchObject({ withdrawn: [{ status: 'finished', wins_a: 1 }], reopens_event: true, places: [] });
    await confirm(first!.match_id, again.seen);
  });

  it('of the first of two corrections names the final that only the second one needs', async () => {
    const [first, second] = await inRound(1);
    await play(first!.match_id);
    await play(second!.match_id);
    const [final] = await inRound(2);
    for (const { match_id } of [first!, second!]) {
      const { withdrawn } = await matches.preview(cup.referee, match_id, CORRECTION);
      expect(withdrawn).toMatchObject([{ match_id: final!.match_id }]);
    }
  });

  it('tells how places change after the end', async () => {
    const { final } = await playCup();
    const { places, seen, withdrawn } = await matches.preview(cup.referee, final, CORRECTION);
    expect(withdrawn).toEqual([]);
    expect(places.map(({ from, to }) => [from, to])).toEqual([
      [
        [1, 1],
        [2, 2],
      ],
      [
        [2, 2],
        [1, 1],
      ],
    ]);
    await confirm(final, seen);
  });

  it('is refused as the correction would be', async () => {
    const { semis } = await playCup();
    const same = { ...CORRECTION, result: 'a' } as const;
    await expect(matches.preview(cup.referee, semis[0]!, same)).rejects.toMatchObject({ code: 'same_result' });
    const { a_account_id } = await db
      .selectFrom('match')
      .select('a_account_id')
      .where('id', '=', semis[0]!)
      .executeTakeFirstOrThrow();
    const own = { ...cup.players.find(({ user_id }) => user_id === a_account_id)!, role: 'admin' as const };
    await expect(matches.preview(own, semis[0]!, CORRECTION)).rejects.toMatchObject({ code: 'own_match' });
  });
});
