import { expect, test } from 'vitest';
import { pageAt } from './page-addresses.ts';

const ID = '01890000-0000-7000-8000-000000000000';

test.each([
  ['/', {}],
  ['/solo-tournaments', {}],
  ['/solo-tournaments/', {}],
  ['/Solo-Tournaments', {}],
  [`/solo-tournaments/${ID}`, { subject: 'tournament', id: ID }],
  [`/solo-tournaments/${ID.toUpperCase()}/draws`, { subject: 'tournament', id: ID }],
  [`/solo-tournaments/${ID}/match-view/`, { subject: 'tournament', id: ID }],
  ['/match-view', {}],
  [`/players/${ID}`, { subject: 'player', id: ID }],
  [`/shared-decks/${ID}`, { subject: 'deck', id: ID }],
  ['/decks/create', {}],
  [`/decks/${ID}`, { subject: 'own', id: ID }],
  ['/dashboard', {}],
  ['/teams/battle', {}],
])('%s is a page', (path, page) => {
  expect(pageAt(path)).toMatchObject(page);
});

test.each([
  '/nowhere',
  '/solo-tournaments/1',
  `/solo-tournaments/${ID}/nowhere`,
  `/solo-tournaments/${ID}x`,
  `//solo-tournaments`,
  '/decks/creates',
  `/decks/${ID}/edits`,
  '/index.html/more',
  '/wp-login.php',
])('%s is none', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test.each([
  ['/', true],
  [`/Players/${ID}/`, true],
  ['/login', false],
  ['/admin/orders', false],
  [`/decks/${ID}`, false],
])('search engines list %s: %s', (path, isIndexed) => {
  expect(pageAt(path)?.isIndexed).toBe(isIndexed);
});
