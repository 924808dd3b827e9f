import { beforeEach, expect, test } from 'vitest';

import { freshState, reduceBuilder } from './builder.model.ts';
import { draftKey, storeDraft, readDraft } from './builder.storage.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const KEY = draftKey('player', null);
const fresh = freshState(null, 'standard');
const begun = reduceBuilder(reduceBuilder(fresh, { type: 'choose_class', class: 'mage', foreign: [] }), {
  type: 'add',
  dbf_id: 7,
  owner: null,
  most: 2,
});

beforeEach(() => stored.clear());

test('a draft comes back as it was', () => {
  storeDraft(storage, KEY, begun);
  expect(readDraft(storage, KEY)).toEqual(begun);
});

test('it belongs to one account and one deck', () => {
  storeDraft(storage, KEY, begun);
  expect(readDraft(storage, draftKey('other', null))).toBeNull();
  expect(readDraft(storage, draftKey('player', 'deck'))).toBeNull();
});

test('nothing is stored without unsaved changes', () => {
  storeDraft(storage, KEY, begun);
  storeDraft(storage, KEY, fresh);
  expect(stored.size).toBe(0);
});

test.each(['', 'null', '{"draft":{"cards":3}}', '[]', '{"draft":'])('what is no draft (%j) is passed over', (text) => {
  stored.set(KEY, text);
  expect(readDraft(storage, KEY)).toBeNull();
});
