import { expect, test } from 'vitest';
import type { BattleMessage } from './battle-chat-views.ts';
import { foldBattleChat, foldMatchChat } from './chat.fold.ts';
import type { MatchChat, MatchMessage } from './match-chat-views.ts';

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

test('a message of a battle’s line stands once, also where the answer of the call came first', () => {
  const line = (id: string): BattleMessage => ({ ...message(id), side: 'a', line: 'team' });
  const added = { v: 1, t: 'message_added', p: { message: line('2') }, at: AT };
  const chat = { messages: [line('1'), line('2')], muted: [] };
  expect(foldBattleChat(chat, added)).toEqual(chat);
  expect(foldBattleChat({ ...chat, messages: [line('1')] }, added)).toEqual(chat);
});
