import { expect, test } from 'vitest';
import type { MatchChat, MatchMessage } from './match-chat-views.ts';
import { foldMatchChat } from './match-chat.fold.ts';

const AT = '2026-03-01T12:00:00.000Z';
const message = (id: string): MatchMessage => ({
  id,
  author: { id: 'u', username: '青锋' },
  side: 'a',
  is_staff: false,
  text: id,
  at: AT,
});
const mutedOf = (account_id: string) => ({ account_id, reason: '出言不逊' });
const CHAT: MatchChat = { messages: [message('1')], muted: [mutedOf('u')] };
const fold = (t: string, p: object) => foldMatchChat(CHAT, { v: 1, t, p, at: AT });

test('a message stands once and last', () => {
  expect(fold('message_added', { message: message('2') }).messages).toEqual([message('1'), message('2')]);
  expect(fold('message_added', { message: message('1') })).toEqual(CHAT);
});

test('an author is muted once, until that is lifted', () => {
  expect(fold('author_muted', mutedOf('v')).muted).toEqual([mutedOf('u'), mutedOf('v')]);
  expect(fold('author_muted', mutedOf('u')).muted).toEqual([mutedOf('u')]);
  expect(fold('author_unmuted', { account_id: 'u' }).muted).toEqual([]);
  expect(fold('something_of_tomorrow', {})).toEqual(CHAT);
});
