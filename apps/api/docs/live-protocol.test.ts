import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOPICS } from '@pailei/contracts/features/topics';
import { expect, test } from 'vitest';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/live-protocol.md'), 'utf8');

/** As the page writes it: `match:<id>`. */
const NAMES = TOPICS.map(({ name }) => name.replaceAll('{', '<').replaceAll('}', '>'));
const EVENTS = new Set(TOPICS.flatMap(({ texts }) => Object.keys(texts.events)));

/** Words with an underscore that are no events: what else goes over the wire, fields of the API, and settings. */
const OTHER_WORDS = [
  'at_least',
  'snapshot_needed',
  'bad_request',
  'contract_breaches_total',
  'not_found',
  'rate_limited',
  'slow_reader',
];

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

function tableRows(): [name: string, events: string[]][] {
  const [, table = ''] = PAGE.split('| topic | events |\n| --- | --- |\n');
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n');
  return rows.map((row) => {
    const [name = '', ...events] = codeIn(row);
    return [name, events];
  });
}

test('the page has every topic with every event, and no other', () => {
  const documented = TOPICS.map(({ texts }, index) => [NAMES[index], Object.keys(texts.events)]);
  expect(tableRows()).toEqual(documented);
});

test('what the page names beside its table is there', () => {
  const prose = PAGE.replaceAll(/```[\s\S]*?```/g, '').replace(/\| topic \| events \|[\s\S]*?\n\n/, '');
  const words = codeIn(prose).filter((code) => /^[a-z]+(?:_[a-z]+)+$/.test(code));
  expect(words.filter((word) => !EVENTS.has(word) && !OTHER_WORDS.includes(word))).toEqual([]);
  const topics = codeIn(prose).filter((code) => /^[a-z]+(?::[a-z]+)*:<[a-z]+>/.test(code));
  expect(topics.length).toBeGreaterThan(0);
  expect(topics.filter((name) => !NAMES.includes(name))).toEqual([]);
});

test('the examples are of events that there are', () => {
  const types = [...PAGE.matchAll(/"t": "(\w+)"/g)].map(([, type = '']) => type);
  expect(types.length).toBeGreaterThan(0);
  expect(types.filter((type) => !EVENTS.has(type))).toEqual([]);
});
