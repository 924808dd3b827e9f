import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { newId } from '@pailei/db/id';
import { buildAccount, buildServices } from '@pailei/tests/support/builders';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';
import { buildListEvent, useListCards, type ListEvent } from '@pailei/core/play/decklists/decklists.fixture';
import { builtWebClient, renderedPages } from './rendered-pages.fixture.ts';

const ORIGIN = 'https://pailei.example';
const { app, deps } = await useApp({ ...(await builtWebClient()), publicUrl: ORIGIN });
const { db, publisher } = deps;
const services = buildServices(db, publisher);
const { read, rendered } = renderedPages(app);

let event: ListEvent;
let matchId: string;

beforeAll(async () => {
  await useListCards(deps, 4);
  event = await buildListEvent(deps, services, { players: 4, settings: {} });
  await services.tournaments.start(event.referee, event.id);
  const match = await db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', event.id)
    .executeTakeFirstOrThrow();
  matchId = match.id;
}, 120_000);

async function open(name: string, starts_at: string | null = null) {
  const admin = await buildAccount(db, 'admin');
  const { tournament } = await services.tournaments.create(admin, {
    name,
    description: '',
    stream_url: null,
    capacity: 4,
    settings: DEFAULT_TOURNAMENT_SETTINGS,
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at },
  } as never);
  await services.tournaments.openRegistration(admin, tournament.id);
  return tournament.id;
}

const TEXTS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescape = (text: string) => text.replace(/&[a-z#0-9]+;/g, (entity) => TEXTS[entity] ?? entity);

/** What the head says, as whoever reads the tags gets it. */
async function headOf(url: string) {
  const { body, headers } = await rendered(url);
  const head = body.slice(0, body.indexOf('</head>'));
  const content = (name: string) => {
    const found = [...head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))];
    return found.length === 1 ? unescape(found[0]?.[1] ?? '') : found.map(([tag]) => tag);
  };
  return {
    head,
    robots: headers['x-robots-tag'],
    title: unescape(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    content,
  };
}

const eventName = async () =>
  (await db.selectFrom('tournament').select('name').where('id', '=', event.id).executeTakeFirstOrThrow()).name;

test('every public page says what it is, where it is, and which picture shows it', async () => {
  const player = event.players[0]?.user_id ?? '';
  const name = await eventName();
  const pages: [url: string, canonical: string, title: RegExp | string, picture: RegExp][] = [
    ['/', '/', '牌擂', /^site\.png$/],
    ['/live', '/live', '直播 · 牌擂', /^site\.png$/],
    ['/status', '/status', '系统状态 · 牌擂', /^site\.png$/],
    ['/registration', '/registration', '报名 · 牌擂', /^site\.png$/],
    ['/solo-tournaments?status=running&from=timeline', '/solo-tournaments', '个人赛大厅 · 牌擂', /^site\.png$/],
    [`/solo-tournaments/${event.id}`, '', `${name} · 牌擂`, new RegExp(`^tournaments/${event.id}\\.png\\?v=\\d+$`)],
    [`/solo-tournaments/${event.id}?tab=swiss`, '', `瑞士轮 · ${name} · 牌擂`, /^tournaments\//],
    [
      `/solo-tournaments/${event.id}/match-view?match=${matchId}`,
      '',
      new RegExp(` 0:0 .+ · ${name} · 牌擂$`),
      new RegExp(`^matches/${matchId}\\.png\\?v=\\d+$`),
    ],
    [
      `/players/${player}`,
      '',
      `${event.players[0]?.username} · 牌擂`,
      new RegExp(`^players/${player}\\.png\\?v=[\\d-]+$`),
    ],
  ];
  for (const [url, canonical, title, picture] of pages) {
    const { title: own, content, ...head } = await headOf(url);
    expect(own).toMatch(title instanceof RegExp ? title : new RegExp(`^${title}$`));
    expect(head).toMatchObject({ canonical: `${ORIGIN}${canonical || url}`, robots: undefined });
    expect(content('description')).toMatch(/.{12}/);
    const [, file = ''] = String(content('og:image')).split(`${ORIGIN}/share/`);
    expect(file).toMatch(picture);
    expect({ card: content('twitter:card'), locale: content('og:locale'), site: content('og:site_name') }).toEqual({
      card: 'summary_large_image',
      locale: 'zh_CN',
      site: '牌擂',
    });
    expect([content('og:title'), content('og:url'), content('og:description')]).toEqual([
      own,
      head.canonical,
      content('description'),
    ]);
  }
});

test('descriptions differ, and that of an event says how it stands', async () => {
  const urls = ['/', '/live', '/solo-tournaments', `/solo-tournaments/${event.id}`];
  const descriptions = await Promise.all(urls.map(async (url) => (await headOf(url)).content('description')));
  expect(new Set(descriptions).size).toBe(urls.length);
  expect(descriptions[3]).toContain('进行中 · 瑞士轮');
  expect(descriptions[3]).toContain('4 名选手');
});

test.each([
  ['ends its element', `"></title><script>alert(1)</script>`],
  ['has a dollar sign and a line separator', `$& $' \u2028杯`],
  ['is as long as may be', '霜降大师邀请赛'.repeat(20).slice(0, 40)],
])('a name that %s is a text in the head', async (_what, name) => {
  const id = await open(name, '2030-01-01T12:00:00.000Z');
  const { head, title, content } = await headOf(`/solo-tournaments/${id}`);
  const plain = name.replace('\u2028', ' ').replace(/ +/g, ' ');
  expect(title).toBe(`${plain} · 牌擂`);
  expect(content('og:title')).toBe(title);
  expect(content('og:description')).toContain(`${plain}：报名中`);
  expect(head.match(/<script(?![^>]*\bsrc=)[^>]*>/g)?.toSorted()).toEqual([
    '<script type="application/ld+json">',
    '<script>',
    '<script>',
  ]);
  expect(head.match(/<title>/g)).toHaveLength(1);
  const about = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '{}') as Record<string, unknown>;
  expect(about).toMatchObject({ '@type': 'SportsEvent', name, startDate: '2030-01-01T12:00:00.000Z' });
});

test('what is not seen in a name, or turns its direction, is not in the head', async () => {
  const id = await open('零\u200b宽\u202e杯👨‍👩‍👧');
  const { title } = await headOf(`/solo-tournaments/${id}`);
  expect(title).toBe('零 宽 杯👨‍👩‍👧 · 牌擂');
});

test('search engines list no page that is not public or not there', async () => {
  const urls = ['/login', '/admin/orders', '/shopping', `/solo-tournaments/${newId()}`, '/nowhere'];
  const robots = urls.map(async (url) => (await read(url)).headers['x-robots-tag']);
  expect(await Promise.all(robots)).toEqual(urls.map(() => 'noindex'));
});
