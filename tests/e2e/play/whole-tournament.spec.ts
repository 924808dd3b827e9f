import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { noticeText } from '@pailei/contracts/features/notice-text';
import { notificationsApi } from '@pailei/contracts/features/notifications.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { SeriesTimers } from '@pailei/domain/series/settings';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { createPace, type Pace } from '@pailei/simulator/connections/pace';
import { createPlayer } from '@pailei/simulator/people/player';
import { announceTournament, checkInAll, enter } from '@pailei/simulator/run-tournament';
import { timersAt } from '@pailei/simulator/tournament-plan';
import { layoutShifts, watchLayout } from '../support/layout-shift.ts';
import { freshName, newPlayer, staffOfSite, type Player } from '../support/players.ts';
import { dialogIn } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = 32;
const SPEED = 80;
const STAGES: StageSettings[] = [
  { type: 'swiss', rounds: 3, best_of: 1 },
  { type: 'single_elimination', size: 8, best_of: 3, final_best_of: 5, third_place: false },
];
const SECONDS_TO_COME: SeriesTimers['check_in'] = [5, 7, 9];
const WITHIN_A_ROUND = { timeout: 60_000 };

/** Guests who have a page of the event open all the time: nothing on it may move under their eyes. */
const ONLOOKERS = [
  { tab: '', viewport: { width: 1280, height: 800 } },
  { tab: '', viewport: { width: 360, height: 740 } },
  { tab: '?tab=swiss', viewport: { width: 1280, height: 800 } },
  { tab: '?tab=bracket', viewport: { width: 1280, height: 800 } },
];
const MOST_SHIFT = 0.05;

/** Tables, as stage.round.table. */
const FINAL = '1.3.1';
const SEMI_FINAL = '1.2.1';
/** Stage, round and table where side a never comes, in a match of one game and in one of three, or late, in the final. */
const NO_SHOWS = [
  [0, 1, 3],
  [1, 1, 2],
  [1, 3, 1],
] as const;
const ABSENT = ['absent 0.1.3 a 0', 'absent 1.1.2 a 0'];
/** Who claims to have won a game that they lost. */
const LIES = ['lie 0.1.5 b 1', 'lie 1.1.4 b 1'];
/** Winners of games where the evening depends on them. */
const WINNERS: Readonly<Record<string, string>> = {
  [SEMI_FINAL]: 'aba',
  [FINAL]: 'babaa',
  '0.1.5': 'a',
  '1.1.4': 'aa',
};

/** Everybody is quick and reports truly, but for those who play a planned no-show or dispute. */
function scriptedPace(ready: (table: string, side: string) => number | undefined): Pace {
  const pace = createPace(11, SPEED);
  return {
    ...pace,
    waitMs(action, key) {
      const [table = '', side = ''] = key.split(' ');
      return (action === 'ready' ? ready(table, side) : undefined) ?? pace.waitMs(action, key);
    },
    happens(share, key) {
      const [what, table = '', third] = key.split(' ');
      if (what === 'winner') {
        const winner = WINNERS[table]?.[Number(third) - 1];
        return winner === undefined ? pace.happens(share, key) : winner === 'a';
      }
      return what === 'lie' ? LIES.includes(key) : ABSENT.includes(key);
    },
  };
}

const matchesOf = (state: TournamentState, stage: number, round: number): readonly MatchSummary[] =>
  state.stages[stage]?.rounds[round - 1]?.matches ?? [];
const tableOf = (state: TournamentState, stage: number, round: number, table: number) =>
  matchesOf(state, stage, round).find((match) => match.table === table);

test('a tournament of 32 is played to its end through no-shows, disputes, a disqualification, a drop and two corrections', async ({
  openWindow,
}) => {
  test.setTimeout(300_000);
  const staff = await staffOfSite();
  const { admin, referee } = staff;
  const players: Player[] = [];
  for (let index = 0; index < PLAYERS; index += 1) players.push(await newPlayer('夜擂'));
  let isFinalHeld = true;
  const pace = scriptedPace((table, side) => {
    if (table !== FINAL) return undefined;
    if (isFinalHeld) return 30_000;
    return side === 'a' ? (SECONDS_TO_COME[0] + 1) * 1_000 : undefined;
  });
  const announced = await announceTournament(staff, {
    name: freshName('今夜擂 '),
    description: '',
    capacity: PLAYERS,
    format: 'conquest',
    stages: STAGES,
    timers: { ...timersAt(SPEED), check_in: SECONDS_TO_COME },
  });
  const { id } = announced;
  const params = { id };
  const entries = new Map<Player, string>();
  for (const player of players) entries.set(player, await enter(player, announced, pace));
  const playerOf = (participant: string) => [...entries].find(([, entry]) => entry === participant)![0];
  await checkInAll(staff, players, id, 600);

  const [organisers, referees] = [await openWindow({ player: admin }), await openWindow({ player: referee })];
  await Promise.all([organisers.goto(`/solo-tournaments/${id}`), referees.goto(`/solo-tournaments/${id}`)]);

  const onlookers = await Promise.all(
    ONLOOKERS.map(async ({ tab, viewport }) => {
      const page = await openWindow({ viewport });
      await watchLayout(page);
      await page.goto(`/solo-tournaments/${id}${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page;
    }),
  );

  const errors: Error[] = [];
  const bots = [...entries].map(([player, participantId]) => {
    const bot = createPlayer({ pace, onError: (error) => errors.push(error) }, player);
    bot.sitDown(id, participantId);
    return bot;
  });
  const read = async () => (await admin.site.call(tournamentsApi.get, { params })).tournament;
  async function until<T>(find: (state: TournamentState) => T | undefined | false, message: string): Promise<T> {
    let found: T | undefined | false;
    await expect.poll(async () => Boolean((found = find(await read()))), { message, ...WITHIN_A_ROUND }).toBe(true);
    return found as T;
  }
  async function ruleOnTable(table: number): Promise<void> {
    const row = referees.getByRole('listitem').filter({ has: referees.getByRole('link', { name: /争议$/ }) });
    await row.first().getByRole('button', { name: '裁定' }).click(WITHIN_A_ROUND);
    const ruling = dialogIn(referees);
    await ruling.getByRole('button', { name: / 胜$/ }).first().click();
    await ruling.getByLabel('原因').fill(`第 ${table} 桌核对录像`);
    await ruling.getByRole('button', { name: /^裁定：/ }).click();
    await expect(ruling).toBeHidden();
  }

  await referee.site.call(tournamentsApi.start, { params, body: {} });
  await ruleOnTable(5);
  await until((state) => tableOf(state, 0, 1, 3)?.result === 'b', 'one side of table 3 never comes');

  const { cheat, tired } = await until((state) => {
    const open = matchesOf(state, 0, 2).filter(({ result }) => result === null);
    const [first, second] = open;
    return first && second && { cheat: first.a, tired: second.b };
  }, 'two matches of round 2 are open');
  const out = { reason: '使用未登记的卡组' };
  await admin.site.call(tournamentsApi.disqualify, { params: { id, participant_id: cheat }, body: out });
  await referee.site.call(tournamentsApi.dropParticipant, {
    params: { id, participant_id: tired },
    body: { reason: '有事先走' },
  });

  await ruleOnTable(4);
  const wrong = await until((state) => tableOf(state, 1, 3, 1), 'the final is ready');
  isFinalHeld = false;
  const semi = await until((state) => tableOf(state, 1, 2, 1), 'the semi-final');
  const correction = { type: 'correct_game', game_number: 3, result: 'b', reason: '录像显示第 3 局结果有误' } as const;
  await referee.site.call(matchesApi.rule, { params: { id: semi.match_id }, body: { ...correction, force: true } });
  const final = await until((state) => {
    const match = tableOf(state, 1, 3, 1);
    return match?.match_id !== wrong.match_id && match;
  }, 'the final has its right players');
  expect([final.a, final.b]).toContain(semi.b);

  for (const page of onlookers) {
    const { sum, largest } = await layoutShifts(page);
    expect(sum, JSON.stringify(largest)).toBeLessThan(MOST_SHIFT);
  }

  const ended = await until((state) => state.status === 'finished' && state, 'the champion is known');
  const champion = ended.placements.find(({ place }) => place === 1)!.participant_id;
  expect(champion).toBe(final.a);
  const last = { ...correction, game_number: 5, reason: '决胜局录像有误' };
  await admin.site.call(matchesApi.rule, { params: { id: final.match_id }, body: { ...last, force: true } });
  await until(
    (state) => state.placements.find(({ place }) => place === 1)?.participant_id === final.b,
    'the right champion',
  );
  await expect(organisers.getByText(playerOf(final.b).username).first()).toBeVisible();

  for (const bot of bots) bot.leave();
  const noticesOf = async (participant: string) => {
    const { items } = await playerOf(participant).site.call(notificationsApi.list, { query: { limit: '100' } });
    return items.map(({ notice }) => notice);
  };
  const toldOf = async (participant: string) =>
    (await noticesOf(participant)).map((notice) => [
      notice.kind,
      'change' in notice ? notice.change : 'cause' in notice && notice.cause,
    ]);
  expect(await toldOf(cheat)).toContainEqual(['event_changed', 'disqualified']);
  expect(await toldOf(tired)).toContainEqual(['event_changed', 'dropped']);
  expect(await toldOf(semi.a)).toContainEqual(['event_changed', 'match_withdrawn']);
  for (const finalist of [final.a, final.b])
    expect(await toldOf(finalist)).toContainEqual(['event_changed', 'place_corrected']);
  for (const [stage, round, table] of NO_SHOWS)
    expect(await toldOf(tableOf(ended, stage, round, table)!.a)).toContainEqual(['match_decided', 'no_show']);
  const prize = (await noticesOf(final.b)).find(({ kind }) => kind === 'points_changed');
  expect(prize && noticeText(prize).link).toBe(`/solo-tournaments/${id}`);
  expect(errors).toEqual([]);
});
