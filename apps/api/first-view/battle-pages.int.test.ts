import { createSitemap } from '@pailei/core/site/sitemap/sitemap';
import { battleSettings, battleWorld } from '@pailei/tests/support/battles/battle-world';
import { passTime } from '@pailei/tests/support/pass-time';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, registerPlayer, useApp } from '../testing/app.fixture.ts';
import { builtWebClient, isRendered, renderedPages } from './rendered-pages.fixture.ts';

const ORIGIN = 'https://pailei.example';
const DELAY = 60;
const { app, deps } = await useApp({ ...(await builtWebClient()), publicUrl: ORIGIN });
const { db, publisher } = deps;
const world = battleWorld(db, publisher);
const { read, rendered } = renderedPages(app);

type Battle = Awaited<ReturnType<typeof world.build>>;

async function startedBattle(delay_seconds: number): Promise<Battle> {
  world.clock.offsetMs = 0;
  const battle = await world.build(
    battleSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' }, { delay_seconds }),
  );
  await world.start(battle);
  return battle;
}

let open: Battle;
let delayed: Battle;

beforeAll(async () => {
  open = await startedBattle(0);
  await world.play(open, 1, 'a');
  delayed = await startedBattle(DELAY);
}, 120_000);

const pagePath = ({ id }: Battle) => `/teams/battle?battleId=${id}`;

/** The attribute of a tag in the head. */
const tagOf = (html: string, pattern: string) => new RegExp(`${pattern}"([^"]*)"`).exec(html)?.[1];

test('a battle comes rendered to everybody, with its title, its own address and a card that names the score', async () => {
  const { a, b } = open.teams;
  const { body, headers } = await rendered(`${pagePath(open)}&from=timeline`);
  expect(body).toContain(`<title>${a.name} 对 ${b.name} · 牌擂</title>`);
  expect(tagOf(body, '<link rel="canonical" href=')).toBe(`${ORIGIN}${pagePath(open)}`);
  expect(tagOf(body, '<meta property="og:description" content=')).toContain(`${a.name} 1:0 ${b.name}`);
  expect(tagOf(body, '<meta property="og:image" content=')).toMatch(
    new RegExp(`^${ORIGIN}/share/battles/${open.id}\\.png\\?v=\\d+$`),
  );
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(headers.vary).not.toContain('cookie');
});

test('without a battle in its address the page is its visitor’s own, and comes as the shell', async () => {
  expect(isRendered((await read('/teams/battle')).body)).toBe(false);
});

test('a board comes rendered with the battle that it belongs to', async () => {
  const match = await world.matchOf(open.id, 2);
  const { body } = await rendered(`/teams/battle/match-view?match=${match}`);
  const { a, b } = open.teams;
  expect(body).toMatch(new RegExp(`aria-label="所属团队战".*${a.name}.*>1 : 0<.*${b.name}`, 's'));
  expect(tagOf(body, '<link rel="canonical" href=')).toBe(`${ORIGIN}/teams/battle/match-view?match=${match}`);
});

test('page, picture and sitemap tell nothing of a delayed battle before its time', async () => {
  const { a, b } = delayed.teams;
  const sitemap = createSitemap({ db, publicUrl: ORIGIN });
  const shownNow = await read(pagePath(delayed));
  for (const name of [a.name, b.name]) expect(shownNow.body).not.toContain(name);
  expect((await app.inject(`/share/battles/${delayed.id}.png`)).statusCode).toBe(404);
  expect(await sitemap.part('battles-1.xml')).not.toContain(delayed.id);

  await passTime(db, DELAY + 2);
  await world.play(delayed, 1, 'a');
  const description = async () =>
    tagOf((await read(pagePath(delayed))).body, '<meta property="og:description" content=');
  await expect.poll(description, { timeout: 20_000 }).toContain(`${a.name} 0:0 ${b.name}`);
}, 60_000);

test('the picture of a battle is drawn, and the sitemap lists the battle', async () => {
  const { statusCode, headers, rawPayload } = await app.inject(`/share/battles/${open.id}.png`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect((await sharp(rawPayload).metadata()).width).toBe(1_200);
  const sitemap = createSitemap({ db, publicUrl: ORIGIN });
  expect(await sitemap.part('battles-1.xml')).toContain(`${ORIGIN}/teams/battle?battleId=${open.id}</loc>`);
  expect(await sitemap.part('pages.xml')).not.toContain('/teams/');
}, 60_000);

test('the list comes rendered to members, and to a guest as the shell', async () => {
  const { user } = await registerPlayer(app);
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: user.username, password: PASSWORD },
  });
  const ofList = [login.headers['set-cookie']].flat().find((header) => header?.includes('Path=/teams/battles;'));
  const cookie = ofList?.split(';', 1)[0] ?? '';
  const { body } = await rendered('/teams/battles?list=live', { cookie });
  expect(body).toContain(open.teams.a.name);
  expect(isRendered((await read('/teams/battles?list=live')).body)).toBe(false);
  expect(isRendered((await read('/teams/battles?list=mine', { cookie })).body)).toBe(false);
});
